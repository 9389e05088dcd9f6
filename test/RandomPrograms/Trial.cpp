//===- Trial.cpp - One program against the interpreter --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Trial.h.
//
//===----------------------------------------------------------------------===//

#include "Trial.h"
#include "Oracle.h"

#include "Leak.h"
#include "RandomInputs.h"

#include "tttc/DSL/Causality.h"
#include "tttc/DSL/Parser.h"
#include "tttc/client.h"

#include <algorithm>

namespace tttc::random {
namespace {

using client::KernelCall;

/// Returns a message without its location, names and numbers, in one line.
std::string reasonOf(const std::string &message) {
  std::string line = message.substr(0, message.find('\n'));
  const size_t error = line.find("error: ");
  if (error != std::string::npos)
    line = line.substr(error + 7);
  std::string reason;
  for (char c : line)
    if (!std::isdigit(static_cast<unsigned char>(c)))
      reason += c;
  return reason.substr(0, 100);
}

class Trial {
public:
  Trial(const Program &program, Compiler &compiler, std::set<std::string> &features)
      : program(program), compiler(compiler), features(features), oracle(program, layer) {}

  Verdict run() {
    const Text text = write(program);
    std::string error;
    features.insert(text.features.begin(), text.features.end());
    if (!layer.check(program, text.text, error))
      return failed("the checker: " + reasonOf(error), error);
    if (!judgeCausality())
      return verdict;
    for (which = 0; which < program.cases.size() && verdict.outcome == Outcome::Good; ++which)
      runCase(program.cases[which]);
    return verdict;
  }

private:
  Verdict failed(const std::string &reason, const std::string &message) {
    verdict.outcome = Outcome::Failed;
    verdict.reason = reason;
    verdict.message = message;
    verdict.which = which;
    verdict.tokens = tokens;
    return verdict;
  }

  bool judgeCausality();
  void runCase(Case how);
  bool runKernel(const Case &how, const tttc_kernel *kernel, bool backward);
  bool runSegments(const Case &how, const tttc_kernel *kernel);
  bool runSegment(const tttc_kernel *kernel, tttc_entry_kind kind, Expected &given, int64_t from,
                  int64_t to, ArrayMap &outputs, std::string &error);
  bool setTensor(KernelCall &call, const tttc_tensor_info &info, const Expected &given,
                 std::string &error) const;
  bool start(KernelCall &call, const Expected &given, std::string &error) const;

  /// Returns true if rounding may change a result discontinuously.
  bool jumps() const {
    return std::any_of(program.units.begin(), program.units.end(),
                       [](const Unit &unit) { return clips[unit.clip].has(Jumps); });
  }

  client::CallSize sizeOf() const { return {program.batch, program.heads, tokens}; }

  const Program &program;
  Compiler &compiler;
  std::set<std::string> &features;
  Checked layer;
  Oracle oracle;
  Verdict verdict;
  size_t which = 0;
  int64_t tokens = 0;
};

std::string nameOf(const Case &how, bool backward) {
  return how.form + " f" + std::to_string(how.bits) + (backward ? " backward" : " forward");
}

/// Checks the longest length, only in the interpreter.
bool Trial::judgeCausality() {
  tokens = program.lengths.empty()
               ? 0
               : *std::max_element(program.lengths.begin(), program.lengths.end());
  ArrayMap inputs, cotangents;
  if (tokens < 2 || !inputsOf(program, layer, tokens, inputs, cotangents))
    return true;
  const dsl::Layer &text = layer.file.layer();
  const bool isCausal = dsl::analyzeCausality(text, layer.dims).isCausal();
  features.insert(isCausal ? "causal" : "not causal");
  // The sign of a positive value does not depend on the tokens that it is computed from.
  if (!isCausal && jumps()) {
    features.insert("not judged: a leak through a sign");
    return true;
  }
  const std::string error = integration::checkCausality(text, layer.dims, inputs);
  if (!error.empty())
    failed("causality: " + reasonOf(error), error);
  return error.empty();
}

void Trial::runCase(Case how) {
  if (compiler.isForDevice())
    how.bits = 32;
  std::string error;
  tokens = program.lengths.empty() ? 1 : program.lengths.back();
  KernelHandle kernel =
      compiler.compile(*layer.file.source, layer.dims, how, tokens, features, error);
  if (!kernel && how.segments && error.find("segments") != std::string::npos) {
    features.insert("no segments");
    return;
  }
  if (!kernel) {
    const size_t missing = error.find("not supported yet: ");
    failed("compile: " + reasonOf(error), error);
    if (missing != std::string::npos) {
      verdict.outcome = Outcome::Unsupported;
      verdict.reason = reasonOf(error.substr(missing));
    }
    return;
  }
  for (bool backward : {false, true})
    for (int64_t length : backward ? program.backwardLengths : program.lengths) {
      tokens = length;
      if ((!backward || how.backward) && !runKernel(how, kernel.get(), backward))
        return;
      if (how.segments && !backward && !runSegments(how, kernel.get()))
        return;
    }
}

/// Missing cotangents are zero; outputs get separate memory.
bool Trial::setTensor(KernelCall &call, const tttc_tensor_info &info, const Expected &given,
                      std::string &error) const {
  const std::string name = info.name;
  if (info.role == TTTC_GRADIENT) // d_NAME
    if (auto array = given.inputs.find(name.substr(2)); array != given.inputs.end())
      return call.setGradientShape(name, array->second.shape, error);
  if (info.role == TTTC_RESTORED || client::isOutput(info))
    return true;
  const ArrayMap &arrays = info.role == TTTC_COTANGENT ? given.cotangents : given.inputs;
  if (auto array = arrays.find(name); array != arrays.end())
    return call.setInput(name, array->second.shape, array->second.data, error);
  const std::optional<double> number = info.init_kind == TTTC_INIT_FIXED
                                           ? std::optional(info.init_values[0])
                                           : dsl::startOf(layer.file.layer(), name, layer.dims);
  if (!number)
    return true;
  std::vector<int64_t> shape(info.inner_shape, info.inner_shape + info.inner_rank);
  shape.insert(shape.begin(), program.heads);
  return call.setInput(name, shape, std::vector<double>(size_t(elementCount(shape)), *number),
                       error);
}

bool Trial::start(KernelCall &call, const Expected &given, std::string &error) const {
  const tttc_entry_info *entry = call.entry();
  call.shiftTensors(/*areOdd=*/which % 2 != 0);
  for (uint32_t i = 0; entry && i < entry->num_tensors; ++i)
    if (!setTensor(call, entry->tensors[i], given, error))
      return false;
  return call.prepare(sizeOf(), 1, error) && call.run(error);
}

/// Returns all outputs except saved values.
ArrayMap outputsOf(const KernelCall &call) {
  ArrayMap outputs;
  for (uint32_t i = 0; i < call.entry()->num_tensors; ++i) {
    const tttc_tensor_info &info = call.entry()->tensors[i];
    const tttc_tensor &tensor = call.arguments()[i].tensor;
    if (client::isOutput(info) && info.role != TTTC_SAVED)
      outputs[info.name] = {{tensor.shape, tensor.shape + tensor.rank}, call.values(info.name)};
  }
  return outputs;
}

bool Trial::runKernel(const Case &how, const tttc_kernel *kernel, bool backward) {
  std::string error;
  const Expected *expected = oracle.at(tokens, backward, error);
  if (!expected) {
    failed("the interpreter: " + reasonOf(error), error);
    return false;
  }
  if (!expected->skipReason.empty()) {
    features.insert("not judged: " + expected->skipReason);
    return true;
  }
  KernelCall forward(kernel, backward ? TTTC_ENTRY_SAVE : TTTC_ENTRY_FORWARD);
  KernelCall back(kernel, TTTC_ENTRY_BACKWARD);
  if (!client::openDevice(kernel, error) || !start(forward, *expected, error) ||
      (backward && (!back.restore(forward, error) || !start(back, *expected, error)))) {
    failed("run: " + nameOf(how, backward), error);
    return false;
  }
  const bool isSingle = how.bits == 32;
  // If rounding errors grow, two float32 programs differ by chance; float64 compares those.
  constexpr double wellConditioned = 5e-7;
  if (isSingle && !(expected->singleError <= wellConditioned)) {
    features.insert("not judged: float32, where its rounding errors grow");
    return true;
  }
  if (isSingle && jumps()) {
    features.insert("not judged: float32, where a function jumps");
    return true;
  }
  error = compare(outputsOf(forward), expected->outputs, outputLimit(*expected, isSingle), 1e-5);
  if (error.empty() && backward) {
    // In float32 the remainder of sums that cancel is rounding; float64 compares it.
    ArrayMap gradients = outputsOf(back);
    // The interpreter has no gradients of starts that the text fixes.
    for (uint32_t i = 0; i < back.entry()->num_tensors; ++i)
      if (const tttc_tensor_info &info = back.entry()->tensors[i];
          info.init_kind == TTTC_INIT_FIXED)
        gradients.erase(std::string("d_") + info.name);
    error = compare(gradients, *expected->gradients, gradientLimit(*expected, isSingle),
                    isSingle ? 1 : 1e-5);
    if (!error.empty() && !oracle.hasSlope(tokens)) {
      features.insert("not judged: no slope, or one above 1e9");
      error.clear();
    }
  }
  if (!error.empty())
    failed("different: " + nameOf(how, backward), error);
  return error.empty();
}

/// Runs an entry on the tokens [from, to) of the inputs.
bool Trial::runSegment(const tttc_kernel *kernel, tttc_entry_kind kind, Expected &given,
                       int64_t from, int64_t to, ArrayMap &outputs, std::string &error) {
  const int64_t whole = tokens;
  const ArrayMap inputs = given.inputs;
  integration::cutTokens(layer.file.layer(), from, to, given.inputs);
  tokens = to - from;
  KernelCall call(kernel, kind);
  const bool good = start(call, given, error);
  if (good)
    outputs = outputsOf(call);
  given.inputs = inputs;
  tokens = whole;
  return good;
}

/// The rows [from, T) of an array with this axis of tokens.
Array rowsFrom(const Array &array, int axis, int64_t from) {
  Array rows;
  rows.shape = array.shape;
  const int64_t tokens = array.shape[size_t(axis)];
  rows.shape[size_t(axis)] = tokens - from;
  int64_t inner = 1;
  for (size_t i = size_t(axis) + 1; i < array.shape.size(); ++i)
    inner *= array.shape[i];
  for (size_t i = 0; i < array.data.size(); ++i)
    if (static_cast<int64_t>(i) / inner % tokens >= from)
      rows.data.push_back(array.data[i]);
  return rows;
}

/// The final states from the initial ones in `given` and the map of the tokens.
ArrayMap mapStates(const tttc_entry_info &forward, const ArrayMap &given, const ArrayMap &map) {
  // Rows of all states, one below the other, for each task.
  std::vector<const tttc_tensor_info *> states;
  int64_t rows = 0;
  for (uint32_t i = 0; i < forward.num_tensors; ++i)
    if (forward.tensors[i].role == TTTC_STATE_INITIAL) {
      states.push_back(&forward.tensors[i]);
      rows += forward.tensors[i].inner_rank == 0 ? 1 : forward.tensors[i].inner_shape[0];
    }
  ArrayMap finals;
  for (const tttc_tensor_info *state : states) {
    const std::string name = state->name;
    Array result = map.at(name + "_final");
    const size_t tasks = size_t(result.shape[0] * result.shape[1]),
                 size = result.data.size() / tasks;
    if (auto decay = map.find(name + "_decay"); decay != map.end()) {
      // One factor for each element, or one for each row of the state.
      const size_t repeat = result.data.size() / decay->second.data.size();
      for (size_t i = 0; i < result.data.size(); ++i)
        result.data[i] += decay->second.data[i / repeat] * given.at(name).data[i];
      finals[name + "_final"] = result;
      continue;
    }
    const Array &matrix = map.at(name + "_map");
    const size_t columns = size_t(state->inner_shape[1]), ownRows = size / columns;
    for (size_t task = 0; task < tasks; ++task) {
      size_t row = 0;
      for (const tttc_tensor_info *other : states) {
        const std::vector<double> &from = given.at(other->name).data;
        for (size_t k = 0; k < size_t(other->inner_shape[0]); ++k, ++row)
          for (size_t i = 0; i < ownRows; ++i)
            for (size_t j = 0; j < columns; ++j)
              result.data[task * size + i * columns + j] +=
                  matrix.data[(task * ownRows + i) * size_t(rows) + row] *
                  from[(task * size_t(other->inner_shape[0]) + k) * columns + j];
      }
    }
    finals[name + "_final"] = result;
  }
  return finals;
}

/// Runs two segments, the second from the final states of the first, and computes the final states
/// from its map too.
bool Trial::runSegments(const Case &how, const tttc_kernel *kernel) {
  std::string error;
  const tttc_entry_info *forward = KernelCall(kernel, TTTC_ENTRY_FORWARD).entry();
  const int64_t cut = forward->cut_tokens;
  const int64_t middle = cut * std::max<int64_t>(tokens / (2 * cut), 1);
  const Expected *expected = oracle.at(tokens, false, error);
  if (!expected || !expected->skipReason.empty() || middle >= tokens ||
      (how.bits == 32 && (jumps() || !(expected->singleError <= 5e-7))))
    return true;
  Expected given = *expected;
  ArrayMap first, second, map;
  bool good = runSegment(kernel, TTTC_ENTRY_FORWARD, given, 0, middle, first, error);
  for (uint32_t i = 0; good && i < forward->num_tensors; ++i)
    if (const tttc_tensor_info &info = forward->tensors[i]; info.role == TTTC_STATE_INITIAL)
      given.inputs[info.name] = first.at(std::string(info.name) + "_final");
  good = good && runSegment(kernel, TTTC_ENTRY_FORWARD, given, middle, tokens, second, error);
  const bool hasMap = KernelCall(kernel, TTTC_ENTRY_SUMMARY).entry();
  if (good && hasMap)
    good = runSegment(kernel, TTTC_ENTRY_SUMMARY, given, middle, tokens, map, error);
  if (!good) {
    failed("run: segments", error);
    return false;
  }
  ArrayMap wanted;
  for (uint32_t i = 0; i < forward->num_tensors; ++i) {
    const tttc_tensor_info &info = forward->tensors[i];
    const int axis = client::timeAxis(info);
    auto whole = expected->outputs.find(info.name);
    if (whole != expected->outputs.end() && info.role == TTTC_STATE_FINAL)
      wanted[info.name] = whole->second;
    else if (whole != expected->outputs.end() && info.role == TTTC_OUTPUT && axis >= 0)
      wanted[info.name] = rowsFrom(whole->second, axis, middle);
  }
  const double limit = outputLimit(*expected, how.bits == 32);
  features.insert("segments");
  ArrayMap found;
  for (const auto &[name, array] : wanted)
    found[name] = second[name];
  error = compare(found, wanted, limit, 1e-5);
  if (error.empty() && hasMap) {
    const ArrayMap finals = mapStates(*forward, given.inputs, map);
    ArrayMap mapped;
    for (const auto &[name, array] : finals)
      mapped[name] = wanted.at(name);
    features.insert(
        map.count(finals.begin()->first.substr(0, finals.begin()->first.size() - 6) + "_map")
            ? "map of segments: matrix"
            : "map of segments: factors");
    error = compare(finals, mapped, limit, 1e-5);
  }
  if (!error.empty())
    failed("different: " + nameOf(how, false) + " in segments", error);
  return error.empty();
}

} // namespace

bool Checked::check(const Program &program, const std::string &text, std::string &error) {
  file.source = std::make_unique<dsl::Source>("random.ttt", text);
  file.diags = std::make_unique<dsl::Diagnostics>(*file.source);
  file.file = dsl::parse(*file.source, *file.diags);
  if (!file.diags->hasErrors())
    dsl::check(*file.file, *file.diags);
  if (!file.diags->hasErrors())
    if (auto bound =
            dsl::bindDims(*file.file->layers.front(),
                          {{"heads", static_cast<double>(program.heads)}}, {}, *file.diags))
      dims = *bound;
  error = file.diags->hasErrors() ? file.diags->render() : "";
  return error.empty();
}

Verdict runTrial(const Program &program, Compiler &compiler, std::set<std::string> &features) {
  return Trial(program, compiler, features).run();
}

} // namespace tttc::random

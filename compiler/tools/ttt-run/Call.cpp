//===- Call.cpp - A layer and the arrays of one call ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Call.h.
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "Notes.h"
#include "Report.h"

#include "tttc/Arrays/Npz.h"
#include "tttc/DSL/Causality.h"
#include "tttc/DSL/Parser.h"
#include "tttc/DSL/Sema.h"
#include "tttc/Interpreter/Interpreter.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>

namespace tttc::run {
namespace {

// Source positions have 32 bits (dsl::SourceRange).
constexpr size_t maxFileBytes = 64 << 20;

bool readText(const std::string &path, std::string &text) {
  std::FILE *file = std::fopen(path.c_str(), "rb");
  if (!file)
    return fail("cannot open '" + path + "': " + std::strerror(errno));
  char buffer[1 << 16];
  size_t count = 0;
  while (text.size() <= maxFileBytes && (count = std::fread(buffer, 1, sizeof(buffer), file)) != 0)
    text.append(buffer, count);
  const int problem = std::ferror(file) ? errno : 0;
  std::fclose(file);
  if (problem)
    return fail("cannot read '" + path + "': " + std::strerror(problem));
  if (text.size() > maxFileBytes)
    return fail("cannot read '" + path + "': expected at most 64 MiB of text");
  return true;
}

bool chooseLayer(const Options &options, Call &call) {
  std::vector<std::string> names;
  for (const auto &layer : call.file->layers) {
    names.push_back(layer->name);
    if (layer->name == options.compile.layer)
      call.layer = layer.get();
  }
  if (names.empty())
    return fail("'" + options.file + "' has no layer");
  if (options.compile.layer.empty() && names.size() == 1)
    call.layer = call.file->layers[0].get();
  if (call.layer)
    return true;
  if (options.compile.layer.empty())
    return fail("'" + options.file + "' has several layers: " + listed(names),
                "choose one with --layer");
  return fail("'" + options.file + "' has no layer '" + options.compile.layer +
              "', it has: " + listed(names));
}

/// An array that a layer takes, and whether it is required.
struct Taken {
  const dsl::Entity *entity;
  bool needed;
};

std::vector<Taken> takenArrays(const dsl::Layer &layer) {
  std::vector<Taken> taken;
  for (const dsl::Entity *token : layer.tokens)
    taken.push_back({token, true});
  for (const dsl::Entity *param : layer.params)
    taken.push_back({param, true});
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      taken.push_back({state, !state->init && !state->growing});
  return taken;
}

const char *kindName(dsl::EntityKind kind) {
  switch (kind) {
  case dsl::EntityKind::Token:
    return "token";
  case dsl::EntityKind::Param:
    return "param";
  default:
    return "state";
  }
}

/// Moves the shapes of the arrays that the layer takes from `found` into `shapes`, and reports
/// missing ones at their declarations.
bool takeShapes(const Options &options, std::map<std::string, ArrayInfo> &found, const Call &call,
                dsl::ArrayShapes &shapes) {
  dsl::Diagnostics diags(*call.source);
  for (const Taken &taken : takenArrays(*call.layer)) {
    const std::string &name = taken.entity->name;
    auto array = found.find(name);
    if (array != found.end()) {
      if (!array->second.problem.empty())
        return fail(array->second.problem);
      shapes[name] = std::move(array->second.shape);
      found.erase(array);
    } else if (taken.needed) {
      const bool isState = taken.entity->kind == dsl::EntityKind::State;
      diags.error(taken.entity->range,
                  std::string("expected an array for the ") + kindName(taken.entity->kind) + " `" +
                      name + "`, found none in '" + options.inputs + "'",
                  isState ? "without `=` its initial value is learned, so it is an input" : "");
    }
  }
  std::fputs(diags.render().c_str(), stderr);
  return !diags.hasErrors();
}

/// The compiler reports these warnings itself. For layers that cannot be decoded, its message would
/// name a flag that was not given here.
void checkOrder(const Options &options, const dsl::Layer &layer, const dsl::Causality &causality,
                dsl::Diagnostics &diags) {
  if (!options.compiles())
    dsl::reportCausality(layer, causality, diags);
  else if (!options.split.empty())
    dsl::checkDecodable(causality, "--split", diags);
}

/// The names of the cotangents of all differentiable outputs.
std::vector<std::string> cotangentNames(const dsl::Layer &layer) {
  std::vector<std::string> names = {"d_out"};
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      names.push_back("d_" + state->name + "_final");
  for (const dsl::Entity *variable : layer.variables) {
    if (variable->owner != &layer.body)
      continue;
    if (variable->type.kind == dsl::TypeKind::Array)
      names.push_back("d_" + variable->name + "_final");
    else
      for (const dsl::Entity *state : variable->type.learner->states)
        names.push_back("d_" + variable->name + "." + state->name + "_final");
  }
  return names;
}

/// Binds every constant from the shapes of the arrays, and reports what that implies for the order
/// of tokens.
bool bindDimsOf(const Options &options, const dsl::DimEnv &given, const dsl::ArrayShapes &shapes,
                Call &call) {
  dsl::Diagnostics diags(*call.source);
  std::optional<dsl::DimEnv> dims =
      dsl::bindDims(*call.layer, given, shapes, diags,
                    options.compile.allowHuge ? dsl::absoluteMaxElements : dsl::defaultMaxElements);
  if (dims)
    checkOrder(options, *call.layer, dsl::analyzeCausality(*call.layer, *dims), diags);
  std::fputs(diags.render().c_str(), stderr);
  if (diags.hasErrors())
    return false;
  call.dims = std::move(*dims);
  if (auto heads = call.dims.find("heads"); heads != call.dims.end())
    call.heads = static_cast<int64_t>(heads->second);
  call.position = options.position.value_or(0);
  return true;
}

bool hasTokens(const Call &call) {
  return !call.layer->tokens.empty() ||
         fail("layer '" + call.layer->name + "' has no token, so there is no sequence to run");
}

/// A generator with the same numbers for any standard library, which the distributions of <random>
/// do not guarantee.
class Drawer {
public:
  explicit Drawer(uint32_t seed) : generator(seed) {}
  double uniform() { return static_cast<double>(generator() >> 11) / 9007199254740992.0; }
  double normal() {
    const double radius = std::sqrt(-2 * std::log(1 - uniform()));
    return radius * std::cos(2 * M_PI * uniform());
  }
  /// Rounded to float32, so that kernel and interpreter get the same values.
  void fill(Array &array, bool isNumber, double deviation) {
    for (double &value : array.data)
      value = static_cast<float>(isNumber ? uniform() : deviation * normal());
  }
  void fill(Array &array, const dsl::TrainingStart &start) {
    const auto [first, second] = start.values;
    for (double &value : array.data)
      switch (start.kind) {
      case dsl::TrainingStart::Kind::Constant:
      case dsl::TrainingStart::Kind::Fixed:
        value = static_cast<float>(first);
        break;
      case dsl::TrainingStart::Kind::Normal:
        value = static_cast<float>(first + second * normal());
        break;
      case dsl::TrainingStart::Kind::Uniform: {
        const double part = uniform();
        value = static_cast<float>(first * (1 - part) + second * part);
        break;
      }
      }
  }

private:
  std::mt19937_64 generator;
};

/// The leading axes and those of the entity; none, with the error printed, if the array is too
/// large.
std::optional<std::vector<int64_t>> drawnShape(const Options &options, const Call &call,
                                               const dsl::Entity &entity) {
  const bool isToken = entity.kind == dsl::EntityKind::Token;
  std::vector<int64_t> shape;
  if (isToken)
    shape.push_back(options.batch);
  if (!entity.shared)
    shape.push_back(call.heads);
  if (isToken)
    shape.push_back(options.tokens);
  const std::optional<std::vector<int64_t>> own = dsl::concreteShape(entity, call.dims);
  double elements = own ? 1 : 0;
  if (own)
    shape.insert(shape.end(), own->begin(), own->end());
  for (int64_t axis : shape)
    elements *= static_cast<double>(axis);
  if (own && elements <= double(dsl::defaultMaxElements))
    return shape;
  fail("the array for '" + entity.name + "' would have shape " + shapeText(shape) +
           ", expected at most 2^31 elements",
       "choose smaller ones with --batch, --heads, --tokens and --dim");
  return std::nullopt;
}

} // namespace

Call withoutArrays(const Call &call) {
  Call other;
  other.layer = call.layer;
  other.dims = call.dims;
  other.batch = call.batch;
  other.heads = call.heads;
  other.tokens = call.tokens;
  other.position = call.position;
  return other;
}

bool loadLayer(const Options &options, Call &call) {
  std::string text;
  if (!readText(options.file, text))
    return false;
  call.source = std::make_unique<dsl::Source>(options.file, std::move(text));
  dsl::Diagnostics diags(*call.source);
  call.file = dsl::parse(*call.source, diags);
  if (!diags.hasErrors())
    dsl::check(*call.file, diags);
  // The compiler reports the warnings again.
  if (diags.hasErrors() || !options.compiles())
    std::fputs(diags.render().c_str(), stderr);
  return !diags.hasErrors() && chooseLayer(options, call);
}

bool loadArrays(const Options &options, Call &call) {
  std::string error;
  std::optional<NpzFile> file = NpzFile::open(options.inputs, error);
  if (!file)
    return fail(error);
  if (!hasTokens(call))
    return false;
  std::map<std::string, ArrayInfo> found = file->arrays();
  dsl::ArrayShapes shapes;
  if (!takeShapes(options, found, call, shapes))
    return false;
  if (!found.empty()) {
    std::vector<std::string> names;
    for (const auto &other : found)
      names.push_back(other.first);
    note("ignored in '" + options.inputs + "', not taken by layer '" + call.layer->name +
         "': " + listed(names));
  }

  if (!bindDimsOf(options, options.compile.dims, shapes, call))
    return false;
  // Arrays are read after their shapes are checked, because a small file may contain a large array.
  for (const auto &shape : shapes) {
    std::optional<Array> array = file->read(shape.first, error);
    if (!array)
      return fail(error);
    call.arrays.emplace(shape.first, std::move(*array));
  }
  noteNonFinite("input", call.arrays);

  const dsl::Entity &token = *call.layer->tokens[0];
  const std::vector<int64_t> &shape = call.arrays.at(token.name).shape;
  call.batch = shape[0];
  call.tokens = shape[token.shared ? 1 : 2];
  return true;
}

bool drawArrays(const Options &options, Call &call) {
  dsl::DimEnv given = options.compile.dims;
  given.emplace("heads", options.heads.value_or(2));
  if (!hasTokens(call) || !bindDimsOf(options, given, {}, call))
    return false;
  call.batch = options.batch;
  call.tokens = options.tokens;
  // Arrays with `init` use a separate generator, so that all other arrays are the same with and
  // without it.
  Drawer drawer(*options.random), starts(*options.random ^ 0x80000000);
  for (const Taken &taken : takenArrays(*call.layer)) {
    if (!taken.needed)
      continue;
    const std::optional<std::vector<int64_t>> shape = drawnShape(options, call, *taken.entity);
    if (!shape)
      return false;
    const size_t rank = taken.entity->axes.size();
    // Scaled to length 1 for a row, which a matrix preserves.
    const int64_t width = rank == 0 ? 1 : *(shape->end() - std::min<size_t>(rank, 2));
    Array &array = call.arrays[taken.entity->name] = zeroArray(*shape);
    drawer.fill(array, rank == 0, 1 / std::sqrt(static_cast<double>(std::max<int64_t>(width, 1))));
    if (const auto start = dsl::trainingStart(*taken.entity, call.dims))
      starts.fill(array, *start);
  }
  return true;
}

bool drawCotangents(const Options &options, Call &call) {
  ArrayMap outputs;
  if (!interpretCall(call, outputs))
    return false;
  Drawer drawer(~*options.random);
  for (const std::string &name : cotangentNames(*call.layer))
    if (auto output = outputs.find(name.substr(2)); output != outputs.end()) {
      Array &array = call.cotangents[name] = zeroArray(output->second.shape);
      drawer.fill(array, /*isNumber=*/false, 1);
    }
  return true;
}

bool loadCotangents(const Options &options, Call &call) {
  const std::vector<std::string> names = cotangentNames(*call.layer);
  const std::string known =
      "layer '" + call.layer->name + "' has " + listed(names) + "; those left out are zero";
  if (options.cotangents.empty())
    return fail("'--backward' needs '--cotangents FILE.npz', found none: every gradient would be "
                "zero",
                known);
  std::string error;
  std::optional<ArrayMap> found = readNpz(options.cotangents, error);
  if (!found)
    return fail(error);
  call.cotangents = std::move(*found);
  const std::vector<std::string> ignored = dropOthers(names, call.cotangents);
  if (call.cotangents.empty())
    return fail("expected a cotangent in '" + options.cotangents + "', found " +
                    (ignored.empty() ? "no array" : "only " + listed(ignored)),
                known);
  if (!ignored.empty())
    note("ignored in '" + options.cotangents + "', no cotangent of layer '" + call.layer->name +
         "': " + listed(ignored));
  noteNonFinite("cotangent", call.cotangents);
  return true;
}

std::vector<std::string> dropOthers(const std::vector<std::string> &names, ArrayMap &arrays) {
  std::vector<std::string> dropped;
  for (auto one = arrays.begin(); one != arrays.end();) {
    if (std::find(names.begin(), names.end(), one->first) != names.end()) {
      ++one;
      continue;
    }
    dropped.push_back(one->first);
    one = arrays.erase(one);
  }
  return dropped;
}

bool interpretGradients(const Call &call, ArrayMap &gradients, Precision precision) {
  if (call.batch == 0)
    return fail("the interpreter needs at least one sequence, found 0 on axis B");
  std::string error;
  auto run = precision == Precision::Single ? interpreter::gradientsF32 : interpreter::gradients;
  if (!run(*call.layer, call.dims, call.arrays, call.cotangents, gradients, error, call.position))
    return fail("the interpreter cannot differentiate layer '" + call.layer->name + "': " + error);
  return true;
}

bool interpretCall(const Call &call, ArrayMap &outputs, Precision precision) {
  // The shapes of outputs are taken from the first sequence.
  if (call.batch == 0)
    return fail("the interpreter needs at least one sequence, found 0 on axis B");
  std::string error;
  auto run = precision == Precision::Single ? interpreter::interpretF32 : interpreter::interpret;
  if (!run(*call.layer, call.dims, call.arrays, outputs, error, call.position))
    return fail("the interpreter cannot run layer '" + call.layer->name + "': " + error);
  return true;
}

} // namespace tttc::run

//===- Gradients.cpp - The interpreter on a tape ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reverse-mode differentiation of the whole program: a tape records the numbers of a
// run, including the inner gradients, whose tapes hold recorded numbers.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "tttc/Interpreter/Interpreter.h"

namespace tttc::interpreter {
namespace {

/// The variables made for a part of an input: consecutive nodes of the tape.
struct Variables {
  std::string name;
  Slice slice;
  uint32_t firstNode = 0;
};

/// The given cotangents, and whether each has a matching output.
template <typename T> struct Cotangents {
  const ArrayMap &given;
  std::map<std::string, bool> used;

  /// Writes the adjoints of one output into `adjoints`.
  bool seed(const Layout &layout, const std::string &name, bool perHead, int64_t batch,
            int64_t head, const Tensor<Recorded<T>> &part, std::vector<T> &adjoints,
            std::string &error) {
    auto cotangent = given.find("d_" + name);
    if (cotangent == given.end())
      return true;
    const Array &array = cotangent->second;
    std::vector<int64_t> shape;
    Slice slice = outputSlice(layout, perHead, part.shape(), batch, head, shape);
    if (array.shape != shape || array.data.size() != static_cast<size_t>(elementCount(shape))) {
      error = "cotangent 'd_" + name + "': expected shape " + shapeText(shape) + ", found " +
              shapeText(array.shape);
      return false;
    }
    used["d_" + name] = true;
    for (int64_t i = 0; i < slice.count; ++i)
      if (part[i].node != Recorded<T>::none)
        adjoints[part[i].node] += static_cast<T>(array.data[static_cast<size_t>(slice.offset + i)]);
    return true;
  }
};

template <typename T>
bool runAndSweep(const Layout &layout, int64_t batch, const std::vector<int64_t> &group,
                 Cotangents<T> &cotangents, ArrayMap &out, std::string &error) {
  using Number = Recorded<T>;
  Tape<T> tape;
  std::vector<Variables> made;
  auto make = [&](const Input &input, Slice slice) {
    made.push_back({input.entity->name, slice, static_cast<uint32_t>(tape.size())});
    std::vector<Number> numbers;
    for (int64_t i = slice.offset; i < slice.offset + slice.count; ++i)
      numbers.push_back(tape.variable(static_cast<T>(input.array->data[static_cast<size_t>(i)])));
    return numbers;
  };
  Status status;
  Outputs<Number> outputs = runGroup<Number>(layout, batch, group, status, make);
  if (!status.ok()) {
    error = status.text();
    return false;
  }
  std::vector<T> adjoints(tape.size(), T(0));
  for (const auto &[name, output] : outputs) {
    if (output.probe)
      continue; // no outer gradient flows from a probe
    for (const auto &[head, part] : output.heads)
      if (!cotangents.seed(layout, name, output.perHead, batch, head, part, adjoints, error))
        return false;
  }
  tape.sweep(adjoints);
  for (const Variables &variables : made) {
    Array &gradient = out.at("d_" + variables.name);
    for (int64_t i = 0; i < variables.slice.count; ++i)
      gradient.data[static_cast<size_t>(variables.slice.offset + i)] +=
          adjoints[variables.firstNode + static_cast<size_t>(i)];
  }
  return true;
}

/// Computes gradients with all numbers, partial derivatives and adjoints of type T.
template <typename T>
bool gradientsIn(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                 const ArrayMap &cotangents, ArrayMap &out, std::string &error, int64_t position) {
  Layout layout;
  if (!makeLayout(layer, dims, in, layout, error))
    return false;
  layout.position = position;
  out.clear();
  for (const auto &[name, input] : layout.inputs)
    out["d_" + name] = zeroArray(input.array->shape);
  Cotangents<T> seeds{cotangents, {}};
  for (int64_t batch = 0; batch < layout.batch; ++batch)
    for (const std::vector<int64_t> &group : headGroups(layout))
      if (!runAndSweep(layout, batch, group, seeds, out, error))
        return false;
  for (const auto &named : cotangents)
    if (layout.batch > 0 && !seeds.used.count(named.first)) {
      error = "cotangent '" + named.first + "': expected the name of an output behind 'd_'";
      return false;
    }
  return true;
}

} // namespace

bool gradients(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
               const ArrayMap &cotangents, ArrayMap &out, std::string &error, int64_t position) {
  return gradientsIn<double>(layer, dims, in, cotangents, out, error, position);
}

bool gradientsF32(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                  const ArrayMap &cotangents, ArrayMap &out, std::string &error, int64_t position) {
  return gradientsIn<float>(layer, dims, in, cotangents, out, error, position);
}

} // namespace tttc::interpreter

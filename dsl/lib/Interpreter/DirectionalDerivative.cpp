//===- DirectionalDerivative.cpp - The interpreter in dual numbers ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward-mode differentiation of the whole program, inner gradients included.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "tttc/Interpreter/Interpreter.h"

namespace tttc::interpreter {

bool directionalDerivative(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                           const ArrayMap &tangents, ArrayMap &out, std::string &error,
                           int64_t position) {
  Layout layout;
  if (!makeLayout(layer, dims, in, layout, error))
    return false;
  layout.position = position;
  for (const auto &[name, tangent] : tangents) {
    auto input = layout.inputs.find(name);
    if (input == layout.inputs.end() || input->second.array->shape != tangent.shape ||
        input->second.array->data.size() != tangent.data.size()) {
      error = "tangent '" + name + "': expected the name and shape of an input, found " +
              shapeText(tangent.shape);
      return false;
    }
  }
  auto make = [&](const Input &input, Slice slice) {
    auto tangent = tangents.find(input.entity->name);
    std::vector<Dual> numbers;
    for (int64_t i = slice.offset; i < slice.offset + slice.count; ++i) {
      size_t at = static_cast<size_t>(i);
      numbers.push_back(
          {input.array->data[at], tangent == tangents.end() ? 0 : tangent->second.data[at]});
    }
    return numbers;
  };
  return runAll<Dual>(layout, out, error, make, [](const Dual &x) { return x.derivative; });
}

} // namespace tttc::interpreter

//===- Layout.h - Shapes of a layer's arrays and programs --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of the interpreter that do not depend on the number type: the arrays of a
// layer and their shapes, the values that are per head, and whether heads must run in
// lockstep.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_LAYOUT_H
#define TTTC_INTERPRETER_LAYOUT_H

#include "Value.h"
#include "tttc/DSL/Sema.h"

#include <optional>

namespace tttc::interpreter {

/// A given array, its entity and its leading axes.
struct Input {
  const dsl::Entity *entity = nullptr;
  const Array *array = nullptr;
  std::vector<int64_t> shape; ///< of one token's, head's value
  bool batched = false;       ///< has a leading B
  bool perHead = false;       ///< then an H
  bool timed = false;         ///< then a T
};

/// A layer and the arrays of one call, checked against each other.
struct Layout {
  const dsl::Layer *layer = nullptr;
  const dsl::DimEnv *dims = nullptr;
  int64_t batch = 0, heads = 1, tokens = 0;
  int64_t position = 0; ///< `t` at the first token
  std::map<std::string, Input> inputs;
  bool inStep = false; ///< the layer joins heads, so they run in lockstep
};

/// Checks `arrays` against the layer and the dims.
bool makeLayout(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &arrays,
                Layout &layout, std::string &error);

/// The axes of a state, param or token as numbers; a growing state has 0 rows.
std::optional<std::vector<int64_t>> declaredShape(const dsl::Entity &entity,
                                                  const dsl::DimEnv &dims);

/// A checked shape as numbers.
std::optional<std::vector<int64_t>> numericShape(const dsl::Shape &shape, const dsl::DimEnv &dims);

/// Returns true if a value may differ between heads (docs/Language.md, "Declarations").
bool isPerHead(const dsl::Expr &expr);

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_LAYOUT_H

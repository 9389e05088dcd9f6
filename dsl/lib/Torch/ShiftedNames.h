//===- ShiftedNames.h - Names that are functions of the token ---*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operand of `prev`, `next`, `conv` and `cumsum` is a Python function of the token. In the body
// of a function or learner a parameter is its argument at that token, so a parameter that occurs in
// such an operand, or is passed to one that does, is itself passed as a function of the token.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TORCH_LIB_SHIFTEDNAMES_H
#define TTTC_TORCH_LIB_SHIFTEDNAMES_H

#include "tttc/DSL/AST.h"

#include <set>

namespace tttc::torch {

class ShiftedNames {
public:
  explicit ShiftedNames(const dsl::Layer &layer);

  /// Returns true if `entity`, a parameter or local name, is a function of the token.
  bool contains(const dsl::Entity *entity) const { return names.count(entity) != 0; }
  /// Returns true if argument `i` of `call` is a function of the token.
  bool isArgument(const dsl::Expr &call, size_t i) const;

private:
  void find(const dsl::Expr &expr, bool inside);

  const dsl::Layer &layer;
  std::set<const dsl::Entity *> names;
};

} // namespace tttc::torch

#endif // TTTC_TORCH_LIB_SHIFTEDNAMES_H

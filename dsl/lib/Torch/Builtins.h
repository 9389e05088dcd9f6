//===- Builtins.h - Built-in functions in Python ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TORCH_LIB_BUILTINS_H
#define TTTC_TORCH_LIB_BUILTINS_H

#include "Expressions.h"

namespace tttc::torch {

/// Translates calls of built-in functions; operands are translated by `expressions`.
class Builtins {
public:
  explicit Builtins(Expressions &expressions)
      : expressions(expressions), needs(expressions.needs) {}

  Value value(const dsl::Expr &expr);

private:
  Value overTokens(const dsl::Expr &expr);
  Value earlier(const dsl::Expr &expr);
  Value numbers(const dsl::Expr &expr, const std::vector<Value> &args, bool &known);
  Value arrays(const dsl::Expr &expr, const std::vector<Value> &args);
  std::string options(const dsl::Expr &expr);

  Expressions &expressions;
  Needs &needs;
};

} // namespace tttc::torch

#endif // TTTC_TORCH_LIB_BUILTINS_H

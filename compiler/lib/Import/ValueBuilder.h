//===- ValueBuilder.h - Operations on values of the language ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_VALUEBUILDER_H
#define TTTC_LIB_IMPORT_VALUEBUILDER_H

#include "ImportBuilder.h"

namespace tttc {

/// Builds operators and functions of the language. Expressions only give location and options;
/// operands are values. Numbers are constant-folded; operations on learner values apply to each
/// state.
class ValueBuilder : public ImportBuilder {
public:
  using ImportBuilder::ImportBuilder;

  /// A number or tensor as a tensor of `type`, broadcast along the axes that it lacks.
  mlir::Value asTensor(const Imported &value, mlir::RankedTensorType type);
  /// A number or tensor as a tensor of its own shape.
  mlir::Value asTensor(const Imported &value);
  /// Applies `map` to each state.
  Imported perState(const Imported &value, llvm::function_ref<Imported(const Imported &)> map);
  /// Elementwise `a op b`; a number or scalar broadcasts to any shape.
  Imported combine(dsl::ExprKind kind, const Imported &a, const Imported &b, const dsl::Expr &at);
  /// `a @ b`.
  Imported multiply(const Imported &a, const Imported &b, const dsl::Expr &at);
  /// `max` or `min`.
  Imported extremum(const dsl::Expr &at, const Imported &a, const Imported &b);
  /// A function of one array, elementwise or by rows.
  Imported elementwise(const dsl::Expr &at, dsl::Builtin builtin, const Imported &value);
  Imported sumOf(const Imported &value, const dsl::Expr &at);
  /// A sum, mean or norm.
  Imported normAlong(const dsl::Expr &expr, const Imported &value);
  /// `zeros(d, e)`, whose sizes must be known at compile time.
  Imported zeros(const dsl::Expr &expr);
  /// `then` at tokens from number `least` on, `otherwise` before.
  mlir::Value select(mlir::Location loc, mlir::Value present, double least, mlir::Value then,
                     mlir::Value otherwise);
  /// `value` at tokens from number `least` on, zero before.
  Imported ifAtLeast(mlir::Value present, double least, const Imported &value, const dsl::Expr &at);

private:
  /// The result type of an elementwise operation on both.
  mlir::RankedTensorType widerOf(const Imported &a, const Imported &b);
  /// Applies `map` to the states of two learner values, or of one and any other value.
  Imported perState(const Imported &a, const Imported &b,
                    llvm::function_ref<Imported(const Imported &, const Imported &)> map);
  /// Applies the elementwise `map` to transposes and numbers; the result is the transpose of `map`
  /// on the stored matrices.
  Imported ofTransposes(const Imported &a, const Imported &b,
                        llvm::function_ref<Imported(const Imported &, const Imported &)> map,
                        dsl::SourceRange range);
  // StoredValues.cpp.
  Imported multiplyStored(const Imported &a, const Imported &b, const dsl::Expr &at);
  Imported combineStored(dsl::ExprKind kind, const Imported &a, const Imported &b,
                         const dsl::Expr &at);
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_VALUEBUILDER_H

//===- SemaOps.h - Types of operations on arrays ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMAOPS_H
#define TTTC_DSL_SEMAOPS_H

#include "SemaReport.h"

#include <functional>

namespace tttc::dsl {

/// Returns true if a learner stores tokens.
bool growingLearner(const Learner &learner);
/// The shapes of a learner value's states.
std::vector<Shape> stateShapes(const Type &type);

/// Types of operations on arrays; on a learner value an operation is mapped over its states.
class OperationTypes {
public:
  explicit OperationTypes(TypeReport &report) : report(report) {}

  using ShapeOp = std::function<std::optional<Shape>(const std::vector<Shape> &)>;
  /// The value of an operation whose result shape `op` computes.
  Value lift(const Expr &expr, const std::vector<Value> &args, const ShapeOp &op);
  /// The value of an operation on equal shapes or numbers.
  Value elementwise(const Expr &expr, const std::vector<Value> &args);
  // Result shapes; nothing after an error.
  std::optional<Shape> matMulShape(const Expr &expr, const Shape &left, const Shape &right);
  std::optional<Shape> transposeShape(const Expr &expr, const Shape &matrix);
  /// The result shape of a built-in function that is not elementwise.
  std::optional<Shape> builtinShape(const Expr &expr, const std::vector<Shape> &args);

private:
  bool liftable(const Expr &expr, const std::vector<Value> &args, const Learner *&learner);
  std::optional<Shape> elementwiseShape(const Expr &expr, const std::vector<Shape> &args);
  std::optional<Shape> vectorShape(const Expr &expr, const std::vector<Shape> &args);
  std::optional<Shape> matrixShape(const Expr &expr, const std::vector<Shape> &args);
  std::nullopt_t needs(const Expr &expr, const std::string &expected, const Shape &found);

  TypeReport &report;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMAOPS_H

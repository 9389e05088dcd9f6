//===- SemaShapes.cpp - Shapes of products and built-in functions ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SemaOps.h.
//
//===----------------------------------------------------------------------===//

#include "SemaOps.h"

#include "SemaText.h"

#include <cmath>

namespace tttc::dsl {

/// `W^T` of `W`, and `W` of `W^T`.
static std::string transposedText(const std::string &operand) {
  const std::string mark = "^T";
  const bool isTransposed = operand.size() > mark.size() &&
                            operand.compare(operand.size() - mark.size(), mark.npos, mark) == 0;
  return isTransposed ? operand.substr(0, operand.size() - mark.size()) : operand + mark;
}

std::optional<Shape> OperationTypes::matMulShape(const Expr &expr, const Shape &left,
                                                 const Shape &right) {
  const std::string x = report.operandText(*expr.operands[0], "x"),
                    y = report.operandText(*expr.operands[1], "y");
  if (left.empty() || right.empty()) {
    report.error(
        expr.range,
        "`@` needs rows or matrices, found a number " +
            std::string(left.empty() ? "on its left" : "on its right"),
        "`*` multiplies by a number; where a variable is always a number, `zeros(d, e)` gives it "
        "a shape");
    return std::nullopt;
  }
  if (left.size() > 2 || right.size() > 2) {
    report.error(expr.range,
                 "`@` needs rows or matrices, found " + str(left) + " and " + str(right),
                 "take one entry of the first axis, `k[i]`");
    return std::nullopt;
  }
  if (right.size() == 1) {
    if (left.size() == 1) {
      report.error(expr.range, "`@` has two rows, " + str(left) + " and " + str(right),
                   "`dot(" + x + ", " + y + ")` is their product, `outer(" + x + ", " + y +
                       ")` a matrix");
      return std::nullopt;
    }
    const bool plain = left[0] == right[0];
    const std::string matrix = report.operandText(*expr.operands[0], "W");
    report.error(expr.range,
                 "`@` has a matrix " + str(left) + " on its left and a row " + str(right) +
                     " on its right",
                 "a token is a row: `" + report.operandText(*expr.operands[1], "x") + " @ " +
                     (plain ? matrix : transposedText(matrix)) + "`");
    return std::nullopt;
  }
  if (left.back() != right[0]) {
    report.error(expr.range,
                 "`@` needs equal inner sizes, found " + str(left) + " and " + str(right) + " (" +
                     left.back().str() + " is not " + right[0].str() + ")",
                 left.back() == right[1]
                     ? "`" + x + " @ " + transposedText(y) + "` fits"
                     : "`@` sums over the last axis of its left and the first of its "
                       "right side");
    return std::nullopt;
  }
  return left.size() == 1 ? Shape{right[1]} : Shape{left[0], right[1]};
}

std::optional<Shape> OperationTypes::transposeShape(const Expr &expr, const Shape &matrix) {
  if (matrix.size() == 2)
    return Shape{matrix[1], matrix[0]};
  report.error(expr.range, "`^T` needs a matrix, found " + describe(Type::array(matrix)),
               matrix.size() == 1 ? "a row needs no transpose: `x @ W`, `dot(x, y)`, `outer(x, y)`"
                                  : "only the two axes of a matrix change places");
  return std::nullopt;
}

std::nullopt_t OperationTypes::needs(const Expr &expr, const std::string &expected,
                                     const Shape &found) {
  report.error(
      expr.range,
      opName(expr) + " needs " + expected + ", found " + (found.empty() ? "a number" : str(found)),
      found.empty()        ? "a variable that is only ever a number gets a shape from `zeros(d, e)`"
      : report.liftedState ? "name the states that have this form, one by one"
                           : "rows are `[d]`, matrices `[d, e]`");
  return std::nullopt;
}

std::optional<Shape> OperationTypes::builtinShape(const Expr &expr,
                                                  const std::vector<Shape> &args) {
  switch (expr.builtin) {
  case Builtin::Sum:
  case Builtin::Mean:
  case Builtin::Norm:
    return Shape{};
  case Builtin::Softmax:
  case Builtin::LayerNorm:
  case Builtin::RmsNorm:
  case Builtin::L2Norm:
    if (args[0].empty())
      return needs(expr, "a row or a matrix", args[0]);
    return args[0];
  case Builtin::RowNorms:
  case Builtin::ColNorms:
  case Builtin::NewtonSchulz:
    return matrixShape(expr, args);
  default:
    return vectorShape(expr, args);
  }
}

std::optional<Shape> OperationTypes::matrixShape(const Expr &expr, const std::vector<Shape> &args) {
  if (args[0].size() != 2)
    return needs(expr, "a matrix", args[0]);
  switch (expr.builtin) {
  case Builtin::RowNorms:
    return Shape{args[0][0]};
  case Builtin::ColNorms:
    return Shape{args[0][1]};
  default:
    return args[0];
  }
}

std::optional<Shape> OperationTypes::vectorShape(const Expr &expr, const std::vector<Shape> &args) {
  switch (expr.builtin) {
  case Builtin::Dot:
    if (args[0] == args[1])
      return Shape{};
    report.error(expr.range,
                 "`dot` needs two equal shapes, found " + str(args[0]) + " and " + str(args[1]),
                 "`x @ W` multiplies a row by a matrix");
    return std::nullopt;
  case Builtin::Outer:
    for (const Shape &arg : args)
      if (arg.size() != 1)
        return needs(expr, "two rows", arg);
    return Shape{args[0][0], args[1][0]};
  case Builtin::Diag:
    if (args[0].size() != 1)
      return needs(expr, "a row", args[0]);
    return Shape{args[0][0], args[0][0]};
  case Builtin::Rope:
  case Builtin::RopeHalves: {
    if (args[0].empty())
      return needs(expr, "a row", args[0]);
    if (!args[1].empty()) {
      report.error(expr.operands[1]->range,
                   "the position of " + opName(expr) + " is a number, found " + str(args[1]),
                   "`t`, or `t % b` for the position in a group");
      return std::nullopt;
    }
    std::optional<double> size = args[0].back().evaluate(report.defaults);
    if (size && std::fmod(*size, 2) != 0) {
      report.error(expr.range,
                   opName(expr) + " turns pairs of entries, found an odd axis in " + str(args[0]),
                   "its last axis is even");
      return std::nullopt;
    }
    return args[0];
  }
  case Builtin::Append:
    if (args[0].empty() || args[1] != Shape(args[0].begin() + 1, args[0].end())) {
      report.error(expr.range,
                   "`append` adds one row to " + str(args[0]) + ", found " + str(args[1]),
                   "the row has the axes after `*`");
      return std::nullopt;
    }
    return args[0];
  default:
    return std::nullopt;
  }
}

} // namespace tttc::dsl

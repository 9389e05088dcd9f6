//===- Coefficient.h - Factors of a tensor ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Coefficients of linear forms, as values of C++: an analysis multiplies and adds them without
// changing the IR. Only the rewrite that uses a coefficient builds ops for it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_COEFFICIENT_H
#define TTTC_ANALYSIS_COEFFICIENT_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/Support/Allocator.h"

#include <array>
#include <optional>

namespace tttc {

/// A scalar or a vector of one token: an expression of the values of a loop's body. Expressions of
/// one CoefficientContext that are built alike are one object, so that they are compared by
/// address; `a * b` and `b * a` are two.
class TokenExpr : public llvm::FoldingSetNode {
public:
  enum class Kind {
    Value,     ///< `value`
    Number,    ///< `number` in each element
    Broadcast, ///< the scalar `lhs` in each element
    Product,   ///< `lhs * rhs`
    Inverse,   ///< `1 / lhs`
    Sum        ///< `lhs + rhs`
  };

  const Kind kind;
  const mlir::RankedTensorType type; ///< `tensor<>` or `tensor<n>`
  const mlir::Value value;
  const double number;
  const TokenExpr *const lhs, *const rhs;
  const mlir::Location loc; ///< of the first use
  const unsigned index;     ///< in the order of creation

  void Profile(llvm::FoldingSetNodeID &id) const {
    profile(id, kind, type, value, number, lhs, rhs);
  }

private:
  friend class CoefficientContext;
  TokenExpr(Kind kind, mlir::RankedTensorType type, mlir::Value value, double number,
            const TokenExpr *lhs, const TokenExpr *rhs, mlir::Location loc, unsigned index)
      : kind(kind), type(type), value(value), number(number), lhs(lhs), rhs(rhs), loc(loc),
        index(index) {}
  static void profile(llvm::FoldingSetNodeID &id, Kind kind, mlir::RankedTensorType type,
                      mlir::Value value, double number, const TokenExpr *lhs, const TokenExpr *rhs);
};

/// A factor of a tensor: `scale * value`, a scalar per token, times a vector per token
/// along the tensor's first axis, its second, or both. Null is 1.
struct Coefficient {
  const TokenExpr *value = nullptr;
  double scale = 1;
  std::array<const TokenExpr *, 2> along{};
  bool isScalar() const { return !along[0] && !along[1]; }
  bool isOne() const { return !value && scale == 1 && isScalar(); }
};

/// Owns expressions, and is the arithmetic of coefficients.
class CoefficientContext {
public:
  /// `value`, a scalar or a vector of the body, as an expression.
  const TokenExpr *valueOf(mlir::Value value);
  /// `a * b`, of equal types; null is 1.
  const TokenExpr *multiply(const TokenExpr *a, const TokenExpr *b);

  Coefficient multiply(const Coefficient &a, const Coefficient &b);
  Coefficient inverse(const Coefficient &a);
  /// The sum of two coefficients of a tensor with elements of type `element`. None if it varies
  /// along both axes: then it is not a product of two vectors.
  std::optional<Coefficient> add(mlir::Location loc, mlir::Type element, const Coefficient &a,
                                 const Coefficient &b);

private:
  const TokenExpr *get(TokenExpr::Kind kind, mlir::RankedTensorType type, mlir::Location loc,
                       const TokenExpr *lhs, const TokenExpr *rhs = nullptr, mlir::Value value = {},
                       double number = 0);
  const TokenExpr *scalar(mlir::Location loc, mlir::Type element, const Coefficient &a);

  llvm::BumpPtrAllocator allocator;
  llvm::FoldingSet<TokenExpr> expressions;
};

} // namespace tttc

#endif // TTTC_ANALYSIS_COEFFICIENT_H

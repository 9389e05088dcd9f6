//===- Coefficient.cpp - Factors of a tensor ----------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Coefficient.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/Coefficient.h"

using namespace mlir;
using namespace tttc;

void TokenExpr::profile(llvm::FoldingSetNodeID &id, Kind kind, RankedTensorType type, Value value,
                        double number, const TokenExpr *lhs, const TokenExpr *rhs) {
  id.AddInteger(unsigned(kind));
  id.AddPointer(type.getAsOpaquePointer());
  id.AddPointer(value.getAsOpaquePointer());
  id.AddInteger(llvm::bit_cast<uint64_t>(number));
  id.AddPointer(lhs);
  id.AddPointer(rhs);
}

const TokenExpr *CoefficientContext::get(TokenExpr::Kind kind, RankedTensorType type, Location loc,
                                         const TokenExpr *lhs, const TokenExpr *rhs, Value value,
                                         double number) {
  llvm::FoldingSetNodeID id;
  TokenExpr::profile(id, kind, type, value, number, lhs, rhs);
  void *position;
  if (const TokenExpr *known = expressions.FindNodeOrInsertPos(id, position)) {
    return known;
  }
  auto *made =
      new (allocator) TokenExpr(kind, type, value, number, lhs, rhs, loc, expressions.size());
  expressions.InsertNode(made, position);
  return made;
}

const TokenExpr *CoefficientContext::valueOf(Value value) {
  return get(TokenExpr::Kind::Value, cast<RankedTensorType>(value.getType()), value.getLoc(),
             nullptr, nullptr, value);
}

const TokenExpr *CoefficientContext::multiply(const TokenExpr *a, const TokenExpr *b) {
  return a && b ? get(TokenExpr::Kind::Product, a->type, a->loc, a, b) : (a ? a : b);
}

Coefficient CoefficientContext::multiply(const Coefficient &a, const Coefficient &b) {
  Coefficient product{multiply(a.value, b.value), a.scale * b.scale};
  for (unsigned axis : {0u, 1u}) {
    product.along[axis] = multiply(a.along[axis], b.along[axis]);
  }
  return product;
}

Coefficient CoefficientContext::inverse(const Coefficient &a) {
  auto invert = [&](const TokenExpr *of) {
    return of ? get(TokenExpr::Kind::Inverse, of->type, of->loc, of) : of;
  };
  return {invert(a.value), 1 / a.scale, {invert(a.along[0]), invert(a.along[1])}};
}

/// `scale * value` of a coefficient, as one expression.
const TokenExpr *CoefficientContext::scalar(Location loc, Type element, const Coefficient &a) {
  if (a.value && a.scale == 1) {
    return a.value;
  }
  const TokenExpr *scale = get(TokenExpr::Kind::Number, RankedTensorType::get({}, element), loc,
                               nullptr, nullptr, Value(), a.scale);
  return multiply(a.value, scale);
}

std::optional<Coefficient> CoefficientContext::add(Location loc, Type element, const Coefficient &a,
                                                   const Coefficient &b) {
  if (a.along == b.along && a.value == b.value) {
    return Coefficient{a.value, a.scale + b.scale, a.along};
  }
  auto sumOf = [&](const TokenExpr *lhs, const TokenExpr *rhs) {
    return get(TokenExpr::Kind::Sum, lhs->type, loc, lhs, rhs);
  };
  if (a.along == b.along) {
    return Coefficient{sumOf(scalar(loc, element, a), scalar(loc, element, b)), 1, a.along};
  }
  for (unsigned axis : {0u, 1u}) {
    if (a.along[1 - axis] || b.along[1 - axis]) {
      continue;
    }
    RankedTensorType type = (a.along[axis] ? a.along[axis] : b.along[axis])->type;
    auto vector = [&](const Coefficient &c) {
      const TokenExpr *wide = get(TokenExpr::Kind::Broadcast, type, loc, scalar(loc, element, c));
      return multiply(wide, c.along[axis]);
    };
    Coefficient sum;
    sum.along[axis] = sumOf(vector(a), vector(b));
    return sum;
  }
  return std::nullopt;
}

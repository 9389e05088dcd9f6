//===- Coefficient.cpp - Factors of a tensor ----------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/Coefficient.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Equal products are the same value, so that equal coefficients can be recognised.
Value CoefficientBuilder::multiply(Value a, Value b) {
  if (!a || !b) {
    return a ? a : b;
  }
  Value &known = products[{a, b}];
  if (!known) {
    known = arith::MulFOp::create(builder, a.getLoc(), a, b);
  }
  return known;
}

Coefficient CoefficientBuilder::multiply(Coefficient a, Coefficient b) {
  Coefficient product{multiply(a.value, b.value), a.scale * b.scale};
  for (unsigned axis : {0u, 1u}) {
    product.along[axis] = multiply(a.along[axis], b.along[axis]);
  }
  return product;
}

Coefficient CoefficientBuilder::inverse(Coefficient a) {
  auto invert = [&](Value value) -> Value {
    if (!value) {
      return value;
    }
    Value one = createSplat(builder, value.getLoc(), tensorType(value), 1);
    return arith::DivFOp::create(builder, value.getLoc(), one, value);
  };
  return {invert(a.value), 1 / a.scale, {invert(a.along[0]), invert(a.along[1])}};
}

Value CoefficientBuilder::scalar(Value basis, Coefficient a) {
  auto type = RankedTensorType::get({}, tensorType(basis).getElementType());
  Value scale = createSplat(builder, basis.getLoc(), type, a.scale);
  return a.value ? arith::MulFOp::create(builder, basis.getLoc(), a.value, scale) : scale;
}

std::optional<Coefficient> CoefficientBuilder::add(Value basis, Coefficient a, Coefficient b) {
  Location loc = basis.getLoc();
  if (a.along == b.along && a.value == b.value) {
    return Coefficient{a.value, a.scale + b.scale, a.along};
  }
  if (a.along == b.along) {
    Value total = arith::AddFOp::create(builder, loc, scalar(basis, a), scalar(basis, b));
    return Coefficient{total, 1, a.along};
  }
  for (unsigned axis : {0u, 1u}) {
    if (a.along[1 - axis] || b.along[1 - axis]) {
      continue;
    }
    RankedTensorType type = tensorType(a.along[axis] ? a.along[axis] : b.along[axis]);
    auto vector = [&](Coefficient c) {
      return multiply(broadcastTo(builder, loc, scalar(basis, c), type), c.along[axis]);
    };
    Coefficient sum;
    sum.along[axis] = arith::AddFOp::create(builder, loc, vector(a), vector(b));
    return sum;
  }
  return std::nullopt;
}

Value CoefficientBuilder::outerProduct(Location loc, Value column, Value row) {
  return ContractOp::create(builder, loc, "i,j->ij", column, row);
}

//===- RowSum.cpp - A value as a sum of products of triangles ------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See RowSum.h.
//
//===----------------------------------------------------------------------===//

#include "RowSum.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

void RowSum::add(Lifting &lifting, Value rows) {
  base = base ? arith::AddFOp::create(lifting.builder, rows.getLoc(), base, rows) : rows;
}

void RowSum::add(Lifting &lifting, Triangle triangle) {
  for (Triangle &other : triangles) {
    if (other.rows == triangle.rows && other.scale == triangle.scale &&
        other.strict == triangle.strict) {
      other.weights = arith::AddFOp::create(lifting.builder, triangle.weights.getLoc(),
                                            other.weights, triangle.weights);
      return;
    }
  }
  triangles.push_back(triangle);
}

Value RowSum::value(Lifting &lifting) const {
  Value value = base;
  for (const Triangle &triangle : triangles) {
    // The factor of a row scales its b weights instead of the wider result.
    Value term = TrilMatmulOp::create(lifting.builder, triangle.rows.getLoc(),
                                      lifting.scaleRows(triangle.weights, triangle.scale),
                                      triangle.rows, triangle.strict, /*transpose=*/false);
    value = value ? arith::AddFOp::create(lifting.builder, term.getLoc(), value, term).getResult()
                  : term;
  }
  return value;
}

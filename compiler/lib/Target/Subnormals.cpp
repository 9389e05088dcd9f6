//===- Subnormals.cpp - Logarithms of subnormal numbers -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/Target/Subnormals.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Subnormals.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

void tttc::scaleSubnormalsOfLogs(Operation *root) {
  root->walk([](math::LogOp log) {
    if (!getElementTypeOrSelf(log.getType()).isF32()) {
      return;
    }
    ImplicitLocOpBuilder b(log.getLoc(), log);
    auto constant = [&](float value) -> Value {
      Attribute number = b.getF32FloatAttr(value);
      if (auto vector = dyn_cast<ShapedType>(log.getType())) {
        number = DenseElementsAttr::get(vector, number);
      }
      return arith::ConstantOp::create(b, cast<TypedAttr>(number));
    };
    Value x = log.getOperand();
    Value isBelow = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, x, constant(0x1p-126F));
    Value scaled = arith::MulFOp::create(b, x, constant(0x1p23F));
    log.getOperandMutable().assign(arith::SelectOp::create(b, isBelow, scaled, x).getResult());
    b.setInsertionPointAfter(log);
    Value shift =
        arith::SelectOp::create(b, isBelow, constant(23 * llvm::numbers::ln2f), constant(0));
    auto result = arith::SubFOp::create(b, log.getResult(), shift);
    log.getResult().replaceAllUsesExcept(result, result);
  });
}

//===- InvertSolves.cpp - Products with inverses instead of solves --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Functions.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTINVERTSOLVESPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// A constant identity matrix.
static Value createIdentity(OpBuilder &b, Location loc, RankedTensorType type) {
  int64_t size = type.getDimSize(0);
  SmallVector<Attribute> elements(size * size, b.getZeroAttr(type.getElementType()));
  for (int64_t i = 0; i < size; ++i) {
    elements[i * size + i] = b.getFloatAttr(type.getElementType(), 1);
  }
  return arith::ConstantOp::create(b, loc, DenseElementsAttr::get(type, elements));
}

namespace {
struct TTTInvertSolvesPass : ttt::impl::TTTInvertSolvesPassBase<TTTInvertSolvesPass> {
  using TTTInvertSolvesPassBase::TTTInvertSolvesPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "rows", rows, 1, tttc::largestTile)) ||
        failed(tttc::checkOption(getOperation(), "columns", columns, 1, tttc::largestTile))) {
      return signalPassFailure();
    }
    SmallVector<TrilSolveOp> solves;
    getOperation()->walk([&](TrilSolveOp op) { solves.push_back(op); });
    for (TrilSolveOp op : solves) {
      RankedTensorType type = op.getType(), square = tensorType(op.getWeights());
      bool fits = type.getDimSize(0) % rows == 0 && type.getDimSize(1) % columns == 0 &&
                  type.getDimSize(1) >= type.getDimSize(0);
      if (op.getGate() || !fits || isInDecode(op)) {
        continue;
      }
      OpBuilder b(op);
      Location loc = op.getLoc();
      Value inverse =
          TrilSolveOp::create(b, loc, square, op.getWeights(), createIdentity(b, loc, square),
                              /*gate=*/Value(), /*transpose=*/false);
      Value product = ContractOp::create(
          b, loc, type, op.getTranspose() ? "ts,tj->sj" : "ts,sj->tj", inverse, op.getRows());
      op.replaceAllUsesWith(product);
      op.erase();
    }
  }
};
} // namespace

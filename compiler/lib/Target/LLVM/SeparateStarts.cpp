//===- SeparateStarts.cpp - A start value for every op that updates one --- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace tttc {
#define GEN_PASS_DEF_SEPARATESTARTSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

namespace {
struct SeparateStartsPass : tttc::impl::SeparateStartsPassBase<SeparateStartsPass> {
  using SeparateStartsPassBase::SeparateStartsPassBase;

  void runOnOperation() override {
    SmallVector<Operation *> starts;
    getOperation()->walk([&](Operation *op) {
      if (isa<linalg::FillOp, tensor::EmptyOp>(op)) {
        starts.push_back(op);
      }
    });
    OpBuilder builder(&getContext());
    // Fills before the empty tensors they fill.
    for (Operation *start : llvm::reverse(starts)) {
      for (OpOperand &use :
           llvm::make_early_inc_range(llvm::drop_begin(start->getResult(0).getUses()))) {
        builder.setInsertionPoint(use.getOwner());
        use.set(builder.clone(*start)->getResult(0));
      }
    }
  }
};
} // namespace

//===- Decompose.cpp - Replace composites by their definitions ------------ ===//
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

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTDECOMPOSEPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

namespace {
struct TTTDecomposePass : ttt::impl::TTTDecomposePassBase<TTTDecomposePass> {
  using TTTDecomposePassBase::TTTDecomposePassBase;

  void runOnOperation() override {
    SmallVector<DecomposableOpInterface> composites;
    getOperation()->walk([&](DecomposableOpInterface op) {
      if (!onlyGradients || op->getParentOfType<GradOp>()) {
        composites.push_back(op);
      }
    });
    OpBuilder builder(&getContext());
    for (DecomposableOpInterface op : composites) {
      Value definition = op.decompose(builder);
      op->getResult(0).replaceAllUsesWith(definition);
      op->erase();
    }
  }
};
} // namespace

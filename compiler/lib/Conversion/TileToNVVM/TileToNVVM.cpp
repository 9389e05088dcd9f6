//===- TileToNVVM.cpp - Lowers scheduled tiles to code of threads ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Conversion/TileToNVVM/TileToNVVM.h"

#include "Emitter.h"

namespace tttc {
#define GEN_PASS_DEF_CONVERTTILETONVVMPASS
#include "tttc/Conversion/TileToNVVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace tttc;

namespace {
struct ConvertTileToNVVMPass : tttc::impl::ConvertTileToNVVMPassBase<ConvertTileToNVVMPass> {
  using ConvertTileToNVVMPassBase::ConvertTileToNVVMPassBase;

  void runOnOperation() override {
    for (auto func : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (!func.isDeclaration() && failed(Emitter(func, getOperation(), matrixStores).run())) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace

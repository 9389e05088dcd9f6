//===- OrderConstants.cpp - A deterministic order of constants ------------===//
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

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/MapVector.h"

namespace tttc {
#define GEN_PASS_DEF_ORDERCONSTANTSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

namespace {
struct OrderConstantsPass : tttc::impl::OrderConstantsPassBase<OrderConstantsPass> {
  using OrderConstantsPassBase::OrderConstantsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    llvm::MapVector<memref::GlobalOp, SmallVector<memref::GetGlobalOp>> reads;
    module.walk([&](memref::GetGlobalOp read) {
      auto global = symbols.lookup<memref::GlobalOp>(read.getName());
      if (global && global.isPrivate() && global.getConstant()) {
        reads[global].push_back(read);
      }
    });
    for (auto global : llvm::make_early_inc_range(module.getOps<memref::GlobalOp>())) {
      if (global.isPrivate() && global.getConstant() && !reads.contains(global)) {
        symbols.erase(global);
      }
    }
    // All globals are removed before the first is inserted again, so that a new name cannot collide
    // with that of a later global.
    for (auto &[global, uses] : reads) {
      symbols.remove(global);
      global->remove();
    }
    Block::iterator begin = module.getBody()->begin();
    for (auto &[global, uses] : reads) {
      global.setSymName("constant");
      const StringAttr name = symbols.insert(global, begin);
      for (memref::GetGlobalOp read : uses) {
        read.setName(name);
      }
    }
  }
};
} // namespace

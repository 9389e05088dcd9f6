//===- MergeSteps.cpp - One function for equal steps ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTMERGESTEPSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

static DictionaryAttr attributesButName(func::FuncOp function) {
  NamedAttrList attributes(function->getAttrDictionary());
  attributes.erase(SymbolTable::getSymbolAttrName());
  return attributes.getDictionary(function.getContext());
}

static bool areEqual(func::FuncOp a, func::FuncOp b) {
  return attributesButName(a) == attributesButName(b) &&
         OperationEquivalence::isRegionEquivalentTo(&a.getBody(), &b.getBody(),
                                                    OperationEquivalence::IgnoreLocations);
}

namespace {
struct TTTMergeStepsPass : ttt::impl::TTTMergeStepsPassBase<TTTMergeStepsPass> {
  using TTTMergeStepsPassBase::TTTMergeStepsPassBase;

  void runOnOperation() override {
    // Callers become equal when their callees are merged.
    while (mergeOnce()) {
    }
  }

private:
  bool mergeOnce() {
    bool hasMerged = false;
    SmallVector<func::FuncOp> kept;
    for (auto function : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (!function.isPrivate() || function.isDeclaration()) {
        continue;
      }
      auto *same =
          llvm::find_if(kept, [&](func::FuncOp other) { return areEqual(other, function); });
      if (same == kept.end()) {
        kept.push_back(function);
        continue;
      }
      if (succeeded(SymbolTable::replaceAllSymbolUses(function, same->getSymNameAttr(),
                                                      getOperation()))) {
        function.erase();
        hasMerged = true;
      }
    }
    return hasMerged;
  }
};
} // namespace

//===- VerifyPhase.cpp - Verifies the guarantees of a phase --------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass is not registered by name: it depends on its phase (`Phase::removes`).
//
//===----------------------------------------------------------------------===//

#include "tttc/Pipelines/Pipelines.h"

#include "mlir/IR/Operation.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace tttc;

namespace {
struct VerifyPhasePass : PassWrapper<VerifyPhasePass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VerifyPhasePass)

  explicit VerifyPhasePass(const Phase &phase) : phase(&phase) {}

  StringRef getName() const override { return "VerifyPhase"; }

  void runOnOperation() override {
    getOperation()->walk([&](Operation *op) {
      if (phase->removes(op)) {
        op->emitError("internal error: '")
            << op->getName() << "' is left after the phase '" << phase->name << "'";
        signalPassFailure();
      }
    });
    markAllAnalysesPreserved();
  }

  const Phase *phase;
};
} // namespace

std::unique_ptr<Pass> tttc::createVerifyPhasePass(const Phase &phase) {
  return std::make_unique<VerifyPhasePass>(phase);
}

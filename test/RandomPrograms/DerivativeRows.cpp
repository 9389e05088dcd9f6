//===- DerivativeRows.cpp - Derivatives that a layer needs ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See DerivativeRows.h.
//
//===----------------------------------------------------------------------===//

#include "DerivativeRows.h"
#include "Compiler.h"

#include "tttc/AutoDiff/Derivatives.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Pass/Pass.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace tttc::random {
namespace {

class RowCounter : public PassInstrumentation {
public:
  explicit RowCounter(std::set<std::string> &features) : features(features) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (pass->getArgument() == "ttt-derive-inner-gradient")
      op->walk([&](ttt::GradOp grad) { countActive(grad); });
    else if (pass->getArgument() == "ttt-derive-outer-gradient")
      op->walk([&](Operation *inside) { count("outer", inside); });
  }

private:
  void count(const char *which, Operation *op) {
    if (lookupDerivative(op) && !hasZeroDerivative(op))
      features.insert(std::string(which) + " derivative: " + op->getName().getStringRef().str());
  }

  /// Counts the ops that depend on a state.
  void countActive(ttt::GradOp grad) {
    llvm::DenseSet<Value> active;
    for (BlockArgument argument : grad.getBody().getArguments())
      active.insert(argument);
    for (Operation &op : grad.getBody().getOps()) {
      if (llvm::none_of(op.getOperands(), [&](Value value) { return active.contains(value); }))
        continue;
      count("inner", &op);
      active.insert(op.result_begin(), op.result_end());
    }
  }

  std::set<std::string> &features;
};

} // namespace

std::unique_ptr<PassInstrumentation> countDerivativeRows(std::set<std::string> &features) {
  return std::make_unique<RowCounter>(features);
}

std::vector<std::string> derivativeOps() {
  std::vector<std::string> all;
  for (const DerivativeRule &rule : derivativeRules())
    all.push_back(rule.op.str());
  return all;
}

} // namespace tttc::random

//===- SpecializeZeroStates.cpp - The first mini-batch of a zero state ---- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/ZeroStates.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTSPECIALIZEZEROSTATESPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// The arguments of the step function that are carried tensors with the initial value zero.
static SmallVector<unsigned> zeroArguments(EveryOp loop, func::CallOp call) {
  SmallVector<unsigned> arguments;
  for (unsigned state : tttc::zeroStates(loop)) {
    Value carried = loop.getCarriedArgs()[state];
    for (auto [i, operand] : llvm::enumerate(call.getOperands())) {
      if (operand == carried) {
        arguments.push_back(i);
      }
    }
  }
  return arguments;
}

/// Replaces values that are zero by constants and drops them from sums. The zero arguments
/// themselves stay in sums, so that states are still updated in place.
static void simplify(func::FuncOp step, ArrayRef<unsigned> zeroArguments) {
  Block &block = step.getBody().front();
  SmallVector<Value> arguments =
      llvm::map_to_vector(zeroArguments, [&](unsigned i) -> Value { return block.getArgument(i); });
  llvm::DenseSet<Value> zero = tttc::zeroValues(block, arguments);
  auto isComputed = [&](Value v) { return v.getDefiningOp() && zero.contains(v); };
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (op.getNumResults() != 1) {
      continue;
    }
    Value result = op.getResult(0), other;
    OpBuilder builder(&op);
    if (isComputed(result)) {
      other = createSplat(builder, op.getLoc(), tensorType(result), 0);
      zero.insert(other);
    } else if (isa<arith::AddFOp>(op) && isComputed(op.getOperand(0))) {
      other = op.getOperand(1);
    } else if (isa<arith::AddFOp, arith::SubFOp>(op) && isComputed(op.getOperand(1))) {
      other = op.getOperand(0);
    }
    if (other) {
      result.replaceAllUsesWith(other);
      op.erase();
    }
  }
}

static void specialize(EveryOp loop, SymbolTable &symbols) {
  auto calls = llvm::to_vector(loop.getBody().getOps<func::CallOp>());
  if (calls.size() != 1) {
    return;
  }
  func::CallOp call = calls.front();
  auto step = symbols.lookup<func::FuncOp>(call.getCallee());
  if (!step || !step.getBody().hasOneBlock()) {
    return; // no step of ttt-outline-steps
  }
  SmallVector<unsigned> arguments = zeroArguments(loop, call);
  Block &body = step.getBody().front();
  SmallVector<Value> zeros =
      llvm::map_to_vector(arguments, [&](unsigned i) -> Value { return body.getArgument(i); });
  if (tttc::zeroProducts(body, zeros).empty()) {
    return;
  }
  auto first = cast<func::FuncOp>(step->clone());
  first.setName((step.getSymName() + "_first").str());
  symbols.insert(first, std::next(step->getIterator()));
  simplify(first, arguments);

  OpBuilder builder(call);
  Location loc = call.getLoc();
  Value start = arith::ConstantIndexOp::create(builder, loc, 0);
  Value isFirst =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, loop.getStart(), start);
  auto callOf = [&](func::FuncOp callee) {
    return [&, callee](OpBuilder &nested, Location at) mutable {
      auto made = func::CallOp::create(nested, at, callee, call.getOperands());
      scf::YieldOp::create(nested, at, made.getResults());
    };
  };
  auto either = scf::IfOp::create(builder, loc, isFirst, callOf(first), callOf(step));
  call.replaceAllUsesWith(either.getResults());
  call.erase();
}

namespace {
struct TTTSpecializeZeroStatesPass
    : ttt::impl::TTTSpecializeZeroStatesPassBase<TTTSpecializeZeroStatesPass> {
  using TTTSpecializeZeroStatesPassBase::TTTSpecializeZeroStatesPassBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    SmallVector<EveryOp> work;
    getOperation()->walk([&](EveryOp op) { work.push_back(op); });
    for (EveryOp op : work) {
      specialize(op, symbols);
    }
  }
};
} // namespace

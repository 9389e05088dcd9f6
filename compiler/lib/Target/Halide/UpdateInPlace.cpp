//===- UpdateInPlace.cpp - Pipelines that overwrite states ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. Halide computes outputs in the order of the results, each after the Funcs that it
// reads; what is not a Func of its own is computed in the loops of its reader (FuncBuilder.h).
//
//===----------------------------------------------------------------------===//

#include "FuncBuilder.h"

#include "tttc/Dialect/Halide/IR/HalideDialect.h"
#include "tttc/Target/Halide/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"

namespace tttc {
#define GEN_PASS_DEF_UPDATEINPLACEPASS
#include "tttc/Target/Halide/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace tttc;

/// Computes each element from the elements of the operands at the same index?
static bool isElementwise(Operation *op) {
  return isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) || isa<ttt::ValidRowsOp>(op);
}

static bool hasSums(ttt::ContractOp op) {
  const std::string letters = (op.lhsAxes() + op.rhsAxes()).str();
  return llvm::any_of(letters, [&](char letter) { return !op.resultAxes().contains(letter); });
}

/// Is the value a Func of its own, whose loops end before those of its readers begin?
static bool isComputedBefore(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op) {
    return false;
  }
  if (auto product = dyn_cast<ttt::ContractOp>(op); product && !hasSums(product)) {
    return isStored(value);
  }
  if (isa<ttt::ContractOp, ttt::TrilMatmulOp, ttt::BandMatmulOp>(op)) {
    return !isInTilesOfReader(value);
  }
  return isElementwise(op) ? isStored(value)
                           : isa<ttt::ReduceSumOp, ttt::ReduceMaxOp, ttt::TrilSolveOp,
                                 ttt::RecurrenceOp, ttt::DecayedProductsOp>(op);
}

namespace {
/// The loops of a pipeline that read `state`, an argument.
class StateReads {
public:
  explicit StateReads(Value state) : state(state) {}

  /// Do the loops of a reader of `value` read the state for it?
  bool reads(Value value) {
    if (value == state) {
      return true;
    }
    Operation *op = value.getDefiningOp();
    if (!op || isComputedBefore(value)) {
      return false;
    }
    if (auto known = inReader.find(value); known != inReader.end()) {
      return known->second;
    }
    const bool found = readsAnyOperand(op);
    inReader[value] = found;
    return found;
  }
  bool readsAnyOperand(Operation *op) {
    return llvm::any_of(op->getOperands(), [&](Value operand) { return reads(operand); });
  }
  /// Do the loops of `value` read the state at no other index than that of the element?
  bool readsSameIndex(Value value, bool isResult = true) {
    Operation *op = value.getDefiningOp();
    if (value == state || !op || (!isResult && isComputedBefore(value))) {
      return true;
    }
    auto readsSame = [&](Value operand) { return readsSameIndex(operand, /*isResult=*/false); };
    return isElementwise(op) ? llvm::all_of(op->getOperands(), readsSame) : !readsAnyOperand(op);
  }

private:
  Value state;
  llvm::DenseMap<Value, bool> inReader;
};

/// A result of a run, and the state that it replaces: their numbers.
struct Update {
  unsigned result, input;
};

/// The results of one run, in an order in which states can be overwritten.
class Updates {
public:
  Updates(halide::RunOp run, func::FuncOp pipeline)
      : run(run), body(pipeline.getBody().front()), ret(body.getTerminator()) {
    for (Value value : ret->getOperands()) {
      needed.emplace_back();
      collect(value.getDefiningOp(), needed.back());
    }
  }

  /// Puts the results that can be computed in place behind all others.
  void choose() {
    SmallVector<Update> open;
    for (unsigned i = 0; i < run->getNumResults(); ++i) {
      std::optional<unsigned> input = replacedInput(i);
      if (input && StateReads(argumentOf(*input)).readsSameIndex(ret->getOperand(i))) {
        open.push_back({i, *input});
      } else {
        order.push_back(i);
      }
    }
    while (!open.empty()) {
      auto next = llvm::find_if(open, [&](const Update &update) { return !isReadLater(update); });
      if (next == open.end()) {
        next = open.begin();
      } else {
        inPlace.push_back(*next);
      }
      order.push_back(next->result);
      open.erase(next);
    }
  }

  void rewrite();

private:
  using Ops = llvm::SmallPtrSet<Operation *, 32>;

  static void collect(Operation *op, Ops &ops) {
    if (!op || !ops.insert(op).second) {
      return;
    }
    for (Value operand : op->getOperands()) {
      collect(operand.getDefiningOp(), ops);
    }
  }

  Value argumentOf(unsigned input) { return body.getArgument(run.getParameters().size() + input); }

  std::optional<unsigned> replacedInput(unsigned result);
  bool isReadLater(const Update &update);

  halide::RunOp run;
  Block &body;
  Operation *ret;
  std::vector<Ops> needed; ///< the ops on which each result depends, and its own
  SmallVector<unsigned> order;
  SmallVector<Update> inPlace;
};
} // namespace

/// The carried value that is replaced by `value`, if a loop or a step carries it on.
static Value replacedBy(Value value) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    const unsigned number = use.getOperandNumber();
    if (auto loop = dyn_cast<scf::ForOp>(user->getParentOp()); loop && isa<scf::YieldOp>(user)) {
      return loop.getRegionIterArg(number);
    }
    if (auto step = dyn_cast<func::FuncOp>(user->getParentOp());
        step && isa<func::ReturnOp>(user) && step.isPrivate() &&
        step.getNumArguments() >= step.getNumResults()) {
      // The last arguments of a step are the places of its results (ttt-outline-steps).
      return step.getArguments().take_back(step.getNumResults())[number];
    }
  }
  return nullptr;
}

/// The input that the result replaces, unless the driver reads its old value after the run.
std::optional<unsigned> Updates::replacedInput(unsigned result) {
  Value value = run->getResult(result), state = replacedBy(value);
  if (!state || state.getType() != value.getType()) {
    return std::nullopt;
  }
  for (Operation *user : state.getUsers()) {
    Operation *ancestor = run->getBlock()->findAncestorOpInBlock(*user);
    if (user != run && (!ancestor || !ancestor->isBeforeInBlock(run))) {
      return std::nullopt;
    }
  }
  auto inputs = run.getInputs();
  auto found = llvm::find(inputs, state);
  return found == inputs.end() ? std::nullopt
                               : std::optional<unsigned>(std::distance(inputs.begin(), found));
}

/// Can a Func that reads the state be computed after the result, which comes next in the order?
bool Updates::isReadLater(const Update &update) {
  StateReads state(argumentOf(update.input));
  Value value = ret->getOperand(update.result);
  // An earlier result that does not depend on this one is computed completely before it.
  Ops before;
  llvm::SmallDenseSet<unsigned> complete = {update.result};
  for (unsigned result : order) {
    if (needed[result].contains(value.getDefiningOp())) {
      break;
    }
    before.insert_range(needed[result]);
    complete.insert(result);
  }
  for (auto [number, result] : llvm::enumerate(ret->getOperands())) {
    if (!complete.contains(number) && state.reads(result)) {
      return true;
    }
  }
  return llvm::any_of(body.without_terminator(), [&](Operation &op) {
    return !before.contains(&op) && !needed[update.result].contains(&op) &&
           state.readsAnyOperand(&op);
  });
}

void Updates::rewrite() {
  SmallVector<Value> returned, outs(run.getOuts());
  SmallVector<Type> types;
  for (const Update &update : inPlace) {
    outs[update.result] = run.getInputs()[update.input];
  }
  SmallVector<Value> ordered;
  SmallVector<int64_t> updated;
  for (unsigned result : order) {
    if (llvm::any_of(inPlace, [&](const Update &update) { return update.result == result; })) {
      updated.push_back(int64_t(ordered.size()));
    }
    returned.push_back(ret->getOperand(result));
    types.push_back(returned.back().getType());
    ordered.push_back(outs[result]);
  }
  ret->setOperands(returned);
  auto pipeline = cast<func::FuncOp>(body.getParentOp());
  pipeline.setFunctionType(FunctionType::get(run.getContext(), pipeline.getArgumentTypes(), types));
  OpBuilder builder(run);
  auto ready = halide::RunOp::create(
      builder, run.getLoc(), types, run.getPipelineAttr(), run.getParameters(), run.getInputs(),
      ordered, updated.empty() ? nullptr : builder.getDenseI64ArrayAttr(updated));
  for (auto [place, result] : llvm::enumerate(order)) {
    run->getResult(result).replaceAllUsesWith(ready->getResult(place));
  }
  SmallVector<Value> old(run.getOuts());
  run.erase();
  for (Value out : old) {
    Operation *empty = out.getDefiningOp();
    if (empty && empty->use_empty()) {
      empty->erase();
    }
  }
}

namespace {
struct UpdateInPlacePass : tttc::impl::UpdateInPlacePassBase<UpdateInPlacePass> {
  using UpdateInPlacePassBase::UpdateInPlacePassBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    SmallVector<halide::RunOp> runs;
    llvm::DenseMap<StringAttr, unsigned> calls;
    getOperation().walk([&](halide::RunOp run) {
      runs.push_back(run);
      ++calls[run.getPipelineAttr().getAttr()];
    });
    for (halide::RunOp run : runs) {
      auto pipeline = symbols.lookup<func::FuncOp>(run.getPipeline());
      if (pipeline && !pipeline.isDeclaration() && calls[run.getPipelineAttr().getAttr()] == 1) {
        Updates updates(run, pipeline);
        updates.choose();
        updates.rewrite();
      }
    }
  }
};
} // namespace

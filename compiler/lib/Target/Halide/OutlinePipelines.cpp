//===- OutlinePipelines.cpp - Arithmetic on tensors as pipelines ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/Halide/IR/HalideDialect.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Target/Halide/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"

namespace tttc {
#define GEN_PASS_DEF_DROPPIPELINESPASS
#define GEN_PASS_DEF_OUTLINEPIPELINESPASS
#include "tttc/Target/Halide/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace tttc;

/// Tensors that driver and pipelines have each for themselves: constants, and memory without
/// contents.
static bool isCopied(Operation *op) { return isa<arith::ConstantOp, tensor::EmptyOp>(op); }

namespace {
/// The ops of one block in the order in which they will run: pipeline 0, the driver's ops that need
/// results of it, pipeline 1, and so on.
class Rounds {
public:
  Rounds(Block &block, bool staticSlices) : staticSlices(staticSlices) {
    for (Operation &op : block.without_terminator()) {
      place(op);
    }
    for (SmallVector<Operation *> &ops : computed) {
      copyMasks(ops);
    }
  }

  /// The ops of each pipeline, in their order.
  llvm::ArrayRef<SmallVector<Operation *>> pipelines() const { return computed; }
  /// The ops of the driver that run before the pipeline of this number and after the one before.
  llvm::ArrayRef<Operation *> driver(size_t round) const {
    return round < others.size() ? llvm::ArrayRef(others[round]) : llvm::ArrayRef<Operation *>();
  }
  size_t size() const { return std::max(computed.size(), others.size()); }

private:
  /// True for the result of an op of a pipeline.
  bool isComputed(Value value) const {
    return rounds.contains(value) && inPipeline.contains(value);
  }

  bool computes(Operation &op) const {
    bool isArithmetic =
        op.getNumRegions() == 0 && op.getNumResults() != 0 &&
        (isa<ttt::TTTDialect, arith::ArithDialect, math::MathDialect, tensor::TensorDialect>(
             op.getDialect()) ||
         isa<halide::RowsOp>(op)) &&
        llvm::all_of(op.getResultTypes(), [](Type type) {
          auto tensor = dyn_cast<RankedTensorType>(type);
          return tensor && tensor.hasStaticShape();
        });
    if (!isArithmetic || isCopied(&op)) {
      return false;
    }
    if (staticSlices && isa<tensor::ExtractSliceOp, tensor::InsertSliceOp, halide::RowsOp>(op)) {
      return cast<RankedTensorType>(op.getOperand(0).getType()).hasStaticShape();
    }
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
      return isComputed(slice.getSource());
    }
    if (auto slice = dyn_cast<tensor::InsertSliceOp>(op)) {
      return isComputed(slice.getDest()) ||
             (slice.getDest().getDefiningOp<tensor::EmptyOp>() && isComputed(slice.getSource()));
    }
    return staticSlices || !isa<tensor::InsertOp>(op);
  }

  void place(Operation &op) {
    const bool isDriver = !computes(op);
    llvm::SetVector<Value> read(op.operand_begin(), op.operand_end());
    getUsedValuesDefinedAbove(op.getRegions(), read);
    size_t round = 0;
    for (Value value : read) {
      if (auto known = rounds.find(value); known != rounds.end()) {
        round = std::max<size_t>(round, known->second + (isDriver && isComputed(value)));
      }
    }
    auto &list = isDriver ? others : computed;
    list.resize(std::max(list.size(), round + 1));
    list[round].push_back(&op);
    for (Value result : op.getResults()) {
      rounds[result] = round;
      if (!isDriver) {
        inPipeline.insert(result);
      }
    }
  }

  /// Comparisons are repeated where a later pipeline needs them: a mask has no form in memory.
  static void copyMasks(SmallVector<Operation *> &ops) {
    const llvm::SmallPtrSet<Operation *, 16> inside(llvm::from_range, ops);
    SmallVector<Operation *> found;
    llvm::DenseMap<Value, Value> copies;
    auto copy = [&](auto &&self, Operation *op) -> void {
      for (OpOperand &operand : op->getOpOperands()) {
        Operation *source = operand.get().getDefiningOp();
        if (!source || inside.contains(source) || isCopied(source) ||
            !isa<RankedTensorType>(operand.get().getType()) ||
            !getElementTypeOrSelf(operand.get().getType()).isInteger(1)) {
          continue;
        }
        Value copied = copies.lookup(operand.get());
        if (!copied) {
          Operation *clone = source->clone();
          source->getBlock()->getOperations().insertAfter(source->getIterator(), clone);
          self(self, clone);
          found.push_back(clone);
          copied = copies[operand.get()] = clone->getResult(0);
        }
        operand.set(copied);
      }
    };
    for (Operation *op : ops) {
      copy(copy, op);
    }
    ops.insert(ops.begin(), found.begin(), found.end());
  }

  bool staticSlices;
  std::vector<SmallVector<Operation *>> computed, others;
  llvm::DenseMap<Value, size_t> rounds;
  llvm::DenseSet<Value> inPipeline;
};

class Outliner {
public:
  Outliner(func::FuncOp parent, SymbolTable &symbols, bool staticSlices)
      : parent(parent), symbols(symbols), staticSlices(staticSlices) {}

  void outline(Block &block) {
    Rounds rounds(block, staticSlices);
    Operation *end = block.getTerminator();
    for (size_t round = 0; round < rounds.size(); ++round) {
      for (Operation *op : rounds.driver(round)) {
        op->moveBefore(end);
      }
      if (round < rounds.pipelines().size() && !rounds.pipelines()[round].empty()) {
        outline(rounds.pipelines()[round], end);
      }
    }
  }

private:
  /// Moves these ops to a pipeline that runs before `end`.
  void outline(llvm::ArrayRef<Operation *> ops, Operation *end) {
    llvm::SetVector<Value> parameters, inputs, results;
    llvm::SetVector<Operation *> copied;
    const llvm::SmallPtrSet<Operation *, 16> inside(llvm::from_range, ops);
    for (Operation *op : ops) {
      for (Value operand : op->getOperands()) {
        Operation *source = operand.getDefiningOp();
        if (source && inside.contains(source)) {
          continue;
        }
        if (source && isCopied(source)) {
          copied.insert(source);
        } else {
          (isa<RankedTensorType>(operand.getType()) ? inputs : parameters).insert(operand);
        }
      }
      for (Value result : op->getResults()) {
        if (llvm::any_of(result.getUsers(), [&](Operation *user) {
              return !inside.contains(end->getBlock()->findAncestorOpInBlock(*user));
            })) {
          results.insert(result);
        }
      }
    }
    Location loc = ops.front()->getLoc();
    OpBuilder builder(end);
    SmallVector<Type> types;
    llvm::append_range(types, ValueRange(parameters.getArrayRef()).getTypes());
    llvm::append_range(types, ValueRange(inputs.getArrayRef()).getTypes());
    SmallVector<Type> resultTypes(ValueRange(results.getArrayRef()).getTypes());
    auto pipeline = func::FuncOp::create(loc, (parent.getSymName() + "_pipeline").str(),
                                         builder.getFunctionType(types, resultTypes));
    pipeline.setPrivate();
    pipeline->setAttr(halide::pipelineAttrName, builder.getUnitAttr());
    symbols.insert(pipeline, std::next(parent->getIterator()));
    SmallVector<Value> outs;
    for (Type type : resultTypes) {
      auto tensor = cast<RankedTensorType>(type);
      outs.push_back(
          tensor::EmptyOp::create(builder, loc, tensor.getShape(), tensor.getElementType()));
    }
    auto run = halide::RunOp::create(builder, loc, resultTypes,
                                     FlatSymbolRefAttr::get(pipeline.getSymNameAttr()),
                                     parameters.getArrayRef(), inputs.getArrayRef(), outs,
                                     /*in_place=*/nullptr);

    Block *body = pipeline.addEntryBlock();
    builder.setInsertionPointToStart(body);
    IRMapping inBody;
    inBody.map(parameters.getArrayRef(), body->getArguments().take_front(parameters.size()));
    inBody.map(inputs.getArrayRef(), body->getArguments().drop_front(parameters.size()));
    for (Operation *op : copied) {
      builder.clone(*op, inBody);
    }
    for (Operation *op : ops) {
      op->moveBefore(body, body->end());
      for (OpOperand &operand : op->getOpOperands()) {
        operand.set(inBody.lookupOrDefault(operand.get()));
      }
    }
    builder.setInsertionPointToEnd(body);
    func::ReturnOp::create(builder, loc, results.getArrayRef());
    for (auto [result, out] : llvm::zip(results, run.getResults())) {
      Value value = result;
      value.replaceUsesWithIf(
          out, [&](OpOperand &use) { return !pipeline->isProperAncestor(use.getOwner()); });
    }
  }

  func::FuncOp parent;
  SymbolTable &symbols;
  bool staticSlices;
};

struct OutlinePipelinesPass : tttc::impl::OutlinePipelinesPassBase<OutlinePipelinesPass> {
  using OutlinePipelinesPassBase::OutlinePipelinesPassBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto func : llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (halide::isPipeline(func) || func.isDeclaration()) {
        continue;
      }
      SmallVector<Block *> blocks;
      func.walk<WalkOrder::PreOrder>([&](Block *block) { blocks.push_back(block); });
      Outliner outliner(func, symbols, staticSlices);
      for (Block *block : blocks) {
        outliner.outline(*block);
      }
    }
  }
};

struct DropPipelinesPass : tttc::impl::DropPipelinesPassBase<DropPipelinesPass> {
  using DropPipelinesPassBase::DropPipelinesPassBase;

  void runOnOperation() override {
    for (auto func : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (halide::isPipeline(func)) {
        func.erase();
      }
    }
  }
};
} // namespace

//===- FormKernel.cpp - From tensors to memory and tiles ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. This file assigns memory to streams and rewrites the signature.
//
//===----------------------------------------------------------------------===//

#include "Streams.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Functions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEFORMKERNELPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// The memory of the caller's tensor; null: one without a description.
static MemRefType memoryOf(RankedTensorType type, ttt::TensorAttr tensor) {
  Type element = tensor && tensor.getStored() ? tensor.getStored() : type.getElementType();
  return memoryType(type, element, tensor ? tensor.getColumns() : 0);
}

namespace {
struct TileFormKernelPass : tile::impl::TileFormKernelPassBase<TileFormKernelPass> {
  using TileFormKernelPassBase::TileFormKernelPassBase;
  void runOnOperation() override;

private:
  LogicalResult formSignature(func::FuncOp func, Streams &streams);
  void formAccess(Operation *op, Streams &streams);
};
} // namespace

/// Arguments and results become memory. Streams are accessed where they are used; all other
/// arguments are read at the start, and all other results written at the end.
LogicalResult TileFormKernelPass::formSignature(func::FuncOp func, Streams &streams) {
  Block &body = func.getBody().front();
  auto ret = cast<func::ReturnOp>(body.getTerminator());
  OpBuilder b(&body, body.begin());
  Location loc = func.getLoc();
  for (Type type : func.getResultTypes()) {
    if (!isa<RankedTensorType>(type)) {
      return func.emitError("expected tensors, found result type ") << type;
    }
  }
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  SmallVector<DictionaryAttr> attributes;
  SmallVector<BlockArgument> old(body.getArguments());
  for (BlockArgument argument : old) {
    attributes.push_back(func.getArgAttrDict(argument.getArgNumber()));
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type) {
      return func.emitError("expected tensors, found argument type ") << argument.getType();
    }
    ttt::TensorAttr tensor = ttt::argumentTensor(func, argument.getArgNumber());
    BlockArgument memory = body.addArgument(memoryOf(type, tensor), argument.getLoc());
    if (isStream(type)) {
      streams.setMemory(argument, memory);
      continue;
    }
    SmallVector<Value> zeros(type.getRank(), zero);
    Value tile =
        ReadOp::create(b, loc, type, memory, zeros, Value(), allAxes(type), DenseI64ArrayAttr());
    argument.replaceAllUsesWith(tile);
  }
  b.setInsertionPoint(ret);
  for (auto [i, value] : llvm::enumerate(ret.getOperands())) {
    auto type = cast<RankedTensorType>(value.getType());
    NamedAttrList named(func.getResultAttrDict(i));
    BlockArgument memory = body.addArgument(memoryOf(type, ttt::resultTensor(func, i)), loc);
    named.set(outputAttrName, b.getUnitAttr());
    attributes.push_back(named.getDictionary(&getContext()));
    if (isStream(type)) {
      if (streams.memoryOf(value)) {
        return func.emitError("result ") << i << " lies where another argument or result does";
      }
      streams.setMemory(value, memory);
      continue;
    }
    SmallVector<Value> zeros(type.getRank(), zero);
    WriteOp::create(b, loc, value, memory, zeros, Value(), allAxes(type), DenseI64ArrayAttr());
  }
  ret->setOperands({});
  func.removeResAttrsAttr();
  func.removeArgAttrsAttr();
  // Ops that still carry a stream, such as loops, get a placeholder as operand.
  b.setInsertionPointToStart(&body);
  for (BlockArgument argument : old) {
    if (isStream(argument.getType())) {
      Value none = arith::ConstantIndexOp::create(b, loc, 0);
      Value placeholder = tensor::EmptyOp::create(b, loc, argument.getType(), ValueRange{none});
      streams.setMemory(placeholder, streams.memoryOf(argument));
      argument.replaceAllUsesWith(placeholder);
    }
  }
  body.eraseArguments(0, old.size());
  func.setFunctionType(FunctionType::get(&getContext(), body.getArgumentTypes(), {}));
  func.setAllArgAttrs(attributes);
  return success();
}

/// Clones tensor.empty ops that several streams start from, so that each stream has its own.
static void separateStarts(func::FuncOp func) {
  SmallVector<tensor::EmptyOp> starts;
  func.walk([&](tensor::EmptyOp empty) {
    if (isStream(empty.getType())) {
      starts.push_back(empty);
    }
  });
  for (tensor::EmptyOp empty : starts) {
    if (empty.use_empty()) {
      continue;
    }
    for (OpOperand &use : llvm::make_early_inc_range(llvm::drop_begin(empty->getUses()))) {
      OpBuilder b(empty);
      use.set(b.clone(*empty)->getResult(0));
    }
  }
}

/// Rewrites an access of a stream: a slice that is read or inserted, or its length.
void TileFormKernelPass::formAccess(Operation *op, Streams &streams) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  auto placeOf = [&](auto slice) {
    SmallVector<Value> offsets = getValueOrCreateConstantIndexOp(b, loc, slice.getMixedOffsets());
    SmallVector<int64_t> axes;
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    for (int64_t axis = 0; axis < int64_t(offsets.size()); ++axis) {
      if (!dropped.test(axis)) {
        axes.push_back(axis);
      }
    }
    return std::pair(offsets, axes);
  };
  if (auto extract = dyn_cast<tensor::ExtractSliceOp>(op)) {
    auto [offsets, axes] = placeOf(extract);
    extract.replaceAllUsesWith(readFrom(
        b, loc, extract.getType(), streams.memoryOf(extract.getSource()), offsets, Value(), axes));
  } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    auto [offsets, axes] = placeOf(insert);
    writeTo(b, loc, insert.getSource(), streams.memoryOf(insert.getDest()), offsets, Value(), axes);
    insert.replaceAllUsesWith(insert.getDest());
  } else {
    auto dim = cast<tensor::DimOp>(op);
    Value length = memref::DimOp::create(b, loc, streams.memoryOf(dim.getSource()), dim.getIndex());
    dim.replaceAllUsesWith(length);
  }
  op->erase();
}

/// Returns true if `op` reads a stream or writes a part of it.
static bool accessesStream(Operation *op) {
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    return isStream(insert.getDestType());
  }
  return isa<tensor::ExtractSliceOp, tensor::DimOp>(op) && isStream(op->getOperand(0).getType());
}

/// Moves reads at the start before their first use, to reduce register pressure.
static void sinkInputReads(func::FuncOp func) {
  Block &body = func.getBody().front();
  for (ReadOp read : llvm::to_vector(body.getOps<ReadOp>())) {
    Operation *first = nullptr;
    for (Operation *user : read->getUsers()) {
      Operation *here = body.findAncestorOpInBlock(*user);
      first = !first || here->isBeforeInBlock(first) ? here : first;
    }
    auto argument = dyn_cast<BlockArgument>(read.getSource());
    // Reads of initial states may move: final states, which may use the same memory, are still
    // written at the end. Reads of outputs stay.
    bool isInput = argument && !func.getArgAttr(argument.getArgNumber(), outputAttrName);
    if (first && isInput) {
      read->moveBefore(first);
    }
  }
}

/// Writes a final state as soon as it is computed, to reduce register pressure. It may use the
/// memory of the initial state, so all reads of initial states come first.
static void hoistStateWrites(func::FuncOp func) {
  Block &body = func.getBody().front();
  Operation *lastRead = nullptr;
  func.walk([&](ReadOp read) {
    Operation *here = body.findAncestorOpInBlock(*read);
    if (hasRole(read.getSource(), ttt::Role::State) &&
        (!lastRead || lastRead->isBeforeInBlock(here))) {
      lastRead = here;
    }
  });
  for (WriteOp write : llvm::to_vector(body.getOps<WriteOp>())) {
    Operation *after = write.getValue().getDefiningOp();
    if (!hasRole(write.getDest(), ttt::Role::Final) || !after) {
      continue;
    }
    after = lastRead && after->isBeforeInBlock(lastRead) ? lastRead : after;
    // The offsets are constants at the start of the function.
    if (after->isBeforeInBlock(write) && llvm::all_of(write.getOffsets(), [&](Value offset) {
          return offset.getDefiningOp() && offset.getDefiningOp()->isBeforeInBlock(after);
        })) {
      write->moveAfter(after);
    }
  }
}

void TileFormKernelPass::runOnOperation() {
  func::FuncOp func = getOperation();
  if (func.isDeclaration()) {
    return;
  }
  if (failed(tttc::checkOneBlock(func))) {
    return signalPassFailure();
  }
  WalkResult known = func.walk([](Operation *op) {
    bool passes =
        isa<scf::ForOp, scf::IfOp, scf::YieldOp, func::ReturnOp, func::FuncOp, tensor::EmptyOp,
            tensor::ExtractSliceOp, tensor::InsertSliceOp, tensor::DimOp>(op);
    if (passes || (llvm::none_of(op->getOperandTypes(), isStream) &&
                   llvm::none_of(op->getResultTypes(), isStream))) {
      return WalkResult::advance();
    }
    op->emitError("'") << op->getName() << "' of a stream has no form on tiles";
    return WalkResult::interrupt();
  });
  if (known.wasInterrupted()) {
    return signalPassFailure();
  }
  separateStarts(func);
  Streams streams(func);
  if (failed(formSignature(func, streams))) {
    return signalPassFailure();
  }
  // Streams that are neither arguments nor results are allocated in the function.
  func.walk([&](tensor::EmptyOp empty) {
    if (isStream(empty.getType()) && !streams.memoryOf(empty)) {
      OpBuilder b(empty);
      RankedTensorType type = empty.getType();
      auto dense = MemRefType::get(type.getShape(), type.getElementType());
      Value memory = memref::AllocOp::create(b, empty.getLoc(), dense, empty.getDynamicSizes());
      streams.setMemory(empty, memref::CastOp::create(b, empty.getLoc(),
                                                      memoryOf(type, ttt::TensorAttr()), memory));
    }
  });
  TileFormer former(func);
  SmallVector<scf::ForOp> loops;
  func.walk([&](scf::ForOp loop) { loops.push_back(loop); });
  for (scf::ForOp loop : loops) {
    if (raiseRows(loop, streams, former)) {
      loop.erase();
    }
  }
  SmallVector<Operation *> work;
  func.walk([&](Operation *op) {
    if (!op->getParentOfType<linalg::GenericOp>()) {
      work.push_back(op);
    }
  });
  for (Operation *op : work) {
    if (accessesStream(op)) {
      formAccess(op, streams);
    } else if (isa<tensor::EmptyOp>(op) && isStream(op->getResult(0).getType())) {
      continue; // still carried by loops, although its contents are in memory
    } else if (failed(former.form(op))) {
      return signalPassFailure();
    }
  }
  sinkInputReads(func);
  hoistStateWrites(func);
}

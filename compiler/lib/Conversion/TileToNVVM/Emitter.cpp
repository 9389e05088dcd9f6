//===- Emitter.cpp - Control flow, and dispatch of ops --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Emitter.h.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Support/Functions.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tttc;

Emitter::Emitter(func::FuncOp func, ModuleOp module, bool hasMatrixStores)
    : thread(func, module), frame(thread), addresses(thread), memory(thread, frame, addresses),
      dots(thread, frame, addresses), columns(thread, frame, addresses),
      values(thread, addresses, memory), b(thread.b) {
  thread.hasMatrixStores = hasMatrixStores;
}

LogicalResult Emitter::run() {
  if (!tile::launchOf(thread.func)) {
    return thread.func.emitError("expected scheduled tiles; run tile-assign-layouts before");
  }
  if (failed(tttc::checkOneBlock(thread.func))) {
    return failure();
  }
  for (BlockArgument argument : thread.func.getArguments()) {
    if (!isa<MemRefType>(argument.getType())) {
      return thread.func.emitError("expected memory, found argument type ") << argument.getType();
    }
    if (!ttt::tensorOf(argument)) {
      return thread.func.emitError("expected `ttt.tensor` on each argument, argument ")
             << argument.getArgNumber() << " has none";
    }
  }
  if (failed(checkTiles())) {
    return failure();
  }
  thread.func.walk([&](tile::DotOp op) { thread.usesWarpgroups |= op.getWarpgroups(); });
  frame.emitPrologue();
  if (failed(emitBlock(thread.func.getBody().front()))) {
    return failure();
  }
  thread.func.erase();
  return success();
}

/// Checks that each tile has a layout, and that the function returns nothing.
LogicalResult Emitter::checkTiles() {
  auto isMissing = [](Type type) { return isTile(type) && !tile::layoutOf(type); };
  WalkResult walked = thread.func.walk([&](Operation *op) {
    SmallVector<Type> types(op->getResultTypes());
    for (Region &region : op->getRegions()) {
      llvm::append_range(types, region.getArgumentTypes());
    }
    if (isa<func::ReturnOp>(op) && op->getNumOperands() != 0) {
      op->emitError("expected results in memory, found one that is returned");
      return WalkResult::interrupt();
    }
    for (Type type : llvm::make_filter_range(types, isMissing)) {
      op->emitError("expected tiles with layouts, found ")
          << type << "; run tile-assign-layouts before";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

LogicalResult Emitter::emitBlock(Block &block) {
  for (Operation &op : block.without_terminator()) {
    b.setLoc(op.getLoc());
    if (failed(emit(&op))) {
      return failure();
    }
  }
  return success();
}

/// The values of a loop, with tiles split into registers.
static SmallVector<Value> flatten(ValueRange values, llvm::function_ref<ArrayRef<Value>(Value)> of,
                                  const IRMapping &known) {
  SmallVector<Value> flat;
  for (Value value : values) {
    if (isTile(value.getType())) {
      llvm::append_range(flat, of(value));
    } else {
      flat.push_back(known.lookup(value));
    }
  }
  return flat;
}

LogicalResult Emitter::emitLoop(scf::ForOp op) {
  auto of = [&](Value tile) -> ArrayRef<Value> { return thread.registersOf(tile); };
  auto index = [&](Value value) { return thread.scalars.lookup(value); };
  auto loop =
      scf::ForOp::create(b, index(op.getLowerBound()), index(op.getUpperBound()),
                         index(op.getStep()), flatten(op.getInitArgs(), of, thread.scalars));
  auto bind = [&](ValueRange to, ValueRange from) {
    size_t next = 0;
    for (Value value : to) {
      if (isTile(value.getType())) {
        ValueRange part = from.slice(next, countOf(value.getType()));
        thread.set(value, Registers(part.begin(), part.end()));
        next += part.size();
      } else {
        thread.scalars.map(value, from[next++]);
      }
    }
  };
  thread.scalars.map(op.getInductionVar(), loop.getInductionVar());
  bind(op.getRegionIterArgs(), loop.getRegionIterArgs());
  OpBuilder::InsertionGuard guard(b);
  // A loop without carried values already has a terminator.
  if (!loop.getBody()->empty()) {
    loop.getBody()->getTerminator()->erase();
  }
  b.setInsertionPointToEnd(loop.getBody());
  if (failed(emitBlock(*op.getBody()))) {
    return failure();
  }
  scf::YieldOp::create(b, flatten(op.getYieldedValues(), of, thread.scalars));
  bind(op.getResults(), loop.getResults());
  return success();
}

LogicalResult Emitter::emitChoice(scf::IfOp op) {
  auto of = [&](Value tile) -> ArrayRef<Value> { return thread.registersOf(tile); };
  SmallVector<Type> types;
  for (Type type : op.getResultTypes()) {
    types.append(isTile(type) ? countOf(type) : 1, numberType(type));
  }
  auto choice =
      scf::IfOp::create(b, types, thread.scalars.lookup(op.getCondition()),
                        /*addThenBlock=*/true, /*addElseBlock=*/!op.getElseRegion().empty());
  for (auto [from, to] : llvm::zip(op.getRegions(), choice.getRegions())) {
    if (from->empty()) {
      continue;
    }
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(&to->front());
    if (failed(emitBlock(from->front()))) {
      return failure();
    }
    scf::YieldOp::create(b,
                         flatten(from->front().getTerminator()->getOperands(), of, thread.scalars));
  }
  size_t next = 0;
  for (Value value : op.getResults()) {
    if (isTile(value.getType())) {
      ValueRange part = choice.getResults().slice(next, countOf(value.getType()));
      thread.set(value, Registers(part.begin(), part.end()));
      next += part.size();
    } else {
      thread.scalars.map(value, choice.getResult(next++));
    }
  }
  return success();
}

void Emitter::emitBarrier() {
  if (thread.usesWarpgroups) { // wgmma reads shared memory through the async proxy
    NVVM::FenceProxyOp::create(
        b, NVVM::ProxyKind::async_shared,
        NVVM::SharedSpaceAttr::get(b.getContext(), NVVM::SharedSpace::shared_cta));
  }
  NVVM::BarrierOp::create(b);
}

/// Maps registers of the result to those of the input, by the bits that the input also has.
void Emitter::emitBroadcast(tile::BroadcastOp op) {
  tile::LayoutAttr layout = tile::layoutOf(op.getType());
  const Registers &input = thread.registersOf(op.getInput());
  Registers registers;
  for (unsigned number = 0; number < layout.numRegisters(); ++number) {
    unsigned from = 0, bitOfInput = 0;
    for (unsigned bit = 0; bit < layout.numRegisterBits(); ++bit) {
      auto offset = layout.registerBit(bit);
      bool isOld = false;
      for (auto [axis, part] : llvm::enumerate(offset)) {
        isOld |= part && !llvm::is_contained(op.getAxes(), int64_t(axis));
      }
      if (isOld) {
        from |= (number >> bit & 1) << bitOfInput++;
      }
    }
    registers.push_back(input[from]);
  }
  thread.set(op.getResult(), std::move(registers));
}

LogicalResult Emitter::emitOfGrid(Operation *op, gpu::Dimension dimension, Value number) {
  // The first two dimensions are heads and sequences.
  if (dimension != gpu::Dimension::z) {
    return op->emitError("expected dimension z of the grid");
  }
  thread.scalars.map(op->getResult(0), arith::IndexCastUIOp::create(b, b.getIndexType(), number));
  return success();
}

LogicalResult Emitter::emit(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](arith::ConstantOp c) { return values.emitConstant(c); })
      .Case([&](tile::ReadOp c) { return memory.emitRead(c); })
      .Case([&](tile::WriteOp c) { return memory.emitWrite(c); })
      .Case([&](tile::DotOp c) { return dots.emitDot(c); })
      .Case([&](tile::ReduceOp c) { return values.emitReduce(c); })
      .Case([&](tile::SolveOp c) { return columns.emitSolve(c); })
      .Case([&](tile::DecayOp c) { return columns.emitDecay(c); })
      .Case([&](tile::RecurrenceOp c) { return columns.emitRecurrence(c); })
      .Case([&](scf::ForOp c) { return emitLoop(c); })
      .Case([&](scf::IfOp c) { return emitChoice(c); })
      .Case([&](tile::CopyOp c) { return memory.emitCopy(c); })
      .Case([&](tile::StoreOp c) { return memory.emitStore(c); })
      .Case([&](memref::SubViewOp c) { return memory.emitStage(c); })
      .Case([&](tile::WaitOp c) {
        NVVM::CpAsyncCommitGroupOp::create(b);
        NVVM::CpAsyncWaitGroupOp::create(b, c.getPending());
        return success();
      })
      .Case([&](tile::BarrierOp) {
        emitBarrier();
        return success();
      })
      .Case<tile::AllocOp, memref::AllocOp, memref::CastOp>(
          [&](Operation *c) { return frame.allocate(c); })
      .Case([&](memref::DimOp c) {
        Value length = frame.lengthOf(c.getSource());
        thread.scalars.map(c.getResult(), arith::IndexCastOp::create(b, b.getIndexType(), length));
        return success();
      })
      .Case([&](gpu::BlockIdOp c) {
        return emitOfGrid(c, c.getDimension(), NVVM::BlockIdZOp::create(b, b.getI32Type()));
      })
      .Case([&](gpu::GridDimOp c) {
        return emitOfGrid(c, c.getDimension(), NVVM::GridDimZOp::create(b, b.getI32Type()));
      })
      .Case([&](tile::CoordOp c) {
        auto type = cast<RankedTensorType>(c.getResult().getType());
        Registers registers;
        for (unsigned number = 0; number < countOf(type); ++number) {
          registers.push_back(thread.coordinates(type, number, /*clamp=*/false)[c.getAxis()]);
        }
        thread.set(c.getResult(), std::move(registers));
        return success();
      })
      .Case([&](tile::BroadcastOp c) {
        emitBroadcast(c);
        return success();
      })
      .Case([&](tile::TransposeOp c) {
        thread.set(c.getResult(), Registers(thread.registersOf(c.getInput())));
        return success();
      })
      .Case([&](tile::ConvertOp c) { return values.emitConvert(c); })
      .Case([&](tensor::SplatOp c) {
        thread.set(c, Registers(countOf(c.getType()), thread.scalars.lookup(c.getInput())));
        return success();
      })
      .Case([&](tensor::ExtractOp c) {
        thread.scalars.map(c.getResult(), thread.registersOf(c.getTensor())[0]);
        return success();
      })
      .Case([&](tensor::FromElementsOp c) {
        thread.set(c, Registers{thread.scalars.lookup(c.getElements()[0])});
        return success();
      })
      .Default([&](Operation *c) -> LogicalResult {
        bool isKnown =
            c->getNumResults() == 1 && c->getNumRegions() == 0 &&
            (c->hasTrait<OpTrait::Elementwise>() || isa<arith::ArithDialect>(c->getDialect()));
        return isKnown ? values.emitElementwise(c)
                       : c->emitError("'") << c->getName() << "' has no form on a thread";
      });
}

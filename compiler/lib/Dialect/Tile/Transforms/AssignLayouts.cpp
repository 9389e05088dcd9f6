//===- AssignLayouts.cpp - Chooses the layout of each tile ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. This file chooses the number of warps and folds additions into the start of
// products.
//
//===----------------------------------------------------------------------===//

#include "Components.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Functions.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEASSIGNLAYOUTSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Folds an addition into a product: if the product has no other use, it starts from the other
/// addend.
static void startFromAddends(func::FuncOp func) {
  SmallVector<DotOp> dots;
  func.walk([&](DotOp dot) { dots.push_back(dot); });
  for (DotOp dot : dots) {
    auto sum = dot->hasOneUse() ? dyn_cast<arith::AddFOp>(*dot->user_begin()) : arith::AddFOp();
    if (!sum || sum->getBlock() != dot->getBlock() || ttt::splatValue(dot.getStart()) != 0.0) {
      continue;
    }
    Value other = sum.getLhs() == dot.getResult() ? sum.getRhs() : sum.getLhs();
    dot->moveBefore(sum);
    dot.getStartMutable().assign(other);
    sum.replaceAllUsesWith(dot.getResult());
    sum.erase();
  }
}

/// Hoists loop-invariant scalars and vectors out of loops.
static void hoistVectors(func::FuncOp func) {
  auto isSmall = [](Type type) {
    auto tile = dyn_cast<RankedTensorType>(type);
    return !tile || tile.getRank() < 2;
  };
  func.walk([&](scf::ForOp loop) {
    moveLoopInvariantCode(
        loop.getLoopRegions(),
        [&](Value value, Region *) { return loop.isDefinedOutsideOfLoop(value); },
        [&](Operation *op, Region *) {
          return isMemoryEffectFree(op) && isSpeculatable(op) && op->getNumRegions() == 0 &&
                 llvm::all_of(op->getResultTypes(), isSmall);
        },
        [&](Operation *op, Region *) { loop.moveOutOfLoop(op); });
  });
}

/// Returns true for a tile that is read from memory and only multiplied: products read it there.
static bool staysInMemory(Value value) {
  Operation *source = value.getDefiningOp();
  if (auto wide = dyn_cast_if_present<arith::ExtFOp>(source)) {
    source = wide.getIn().getDefiningOp();
  }
  return isa_and_present<ReadOp>(source) && llvm::all_of(value.getUsers(), [&](Operation *user) {
           auto dot = dyn_cast<DotOp>(user);
           return (dot && dot.getStart() != value) ||
                  (isa<arith::ExtFOp>(user) && staysInMemory(user->getResult(0)));
         });
}

/// Returns the maximum number of registers that hold tile elements at the same time, of all threads
/// together. Values that are free to recompute, or that stay in memory, are not counted.
static int64_t countAlive(func::FuncOp func) {
  llvm::DenseMap<Operation *, int64_t> starts, numbers; // of an op with regions: before and after
  int64_t next = 0;
  func.walk([&](Operation *op, const WalkStage &stage) {
    if (stage.isBeforeAllRegions()) {
      starts[op] = next;
    }
    if (stage.isAfterAllRegions()) {
      numbers[op] = next++;
    }
  });
  SmallVector<int64_t> change(next + 1, 0);
  auto count = [&](Value value) {
    if (!isTile(value) || staysInMemory(value)) {
      return;
    }
    // The live range in a block goes from the defining op to the last user there, which may be a
    // loop.
    Block *block = value.getParentBlock();
    // An argument is alive before the first op of its block, which may be a loop.
    Operation *source = value.getDefiningOp();
    int64_t first = source ? numbers[source] : starts[&block->front()], last = first;
    for (Operation *user : value.getUsers()) {
      // A loop overwrites what it starts from.
      const bool isStart = isa<scf::ForOp>(user) && user->getBlock() == block;
      last = std::max(last, isStart ? starts[user] : numbers[block->findAncestorOpInBlock(*user)]);
    }
    // Two elements of 16 bits share a register.
    RankedTensorType type = tensorType(value);
    const int64_t ofRegister = isa<Float16Type, BFloat16Type>(type.getElementType()) ? 2 : 1;
    int64_t size = llvm::divideCeil(type.getNumElements(), ofRegister);
    change[first] += size;
    change[last] -= size;
  };
  func.walk([&](Operation *op) {
    llvm::for_each(op->getResults(), count);
    for (Region &region : op->getRegions()) {
      for (Block &block : region) {
        llvm::for_each(block.getArguments(), count);
      }
    }
  });
  int64_t alive = 0, most = 0;
  for (int64_t by : change) {
    most = std::max(most, alive += by);
  }
  return most;
}

constexpr int64_t usualWarps = 8; // the most whose threads have all registers

/// Returns the number of warps from which on the elements alive fit in the registers of threads.
static int64_t leastWarps(int64_t alive) {
  return std::max<int64_t>(1, llvm::divideCeil(alive, 32 * elementsOfThread(usualWarps)));
}

/// Returns the number of warps at which each thread needs few enough registers and still has work,
/// before the products are looked at. `alive`: registers of all threads.
static int64_t chooseWarps(func::FuncOp func, int64_t alive) {
  int64_t largest = 0;
  func.walk([&](Operation *op) {
    for (Type type : op->getResultTypes()) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      largest = std::max(largest, tensor ? tensor.getNumElements() : 0);
    }
  });
  constexpr int64_t least = 8, most = 16;
  // A block that is alone on its multiprocessor ends earlier with more warps; of several blocks
  // each ends earlier with fewer, which load fewer operands twice and wait for fewer others. Two
  // warps need registers to spare, to have loads under way. Where blocks share the iterations there
  // are very many of them.
  constexpr int64_t spareOfTwo = 160;
  const bool areTwoEnough = func->hasAttr(ttt::manyTasksAttrName) && alive <= 2 * 32 * spareOfTwo;
  const int64_t enough = func->hasAttr(blockRowsAttrName) ? 1 : areTwoEnough ? 2 : 4;
  int64_t warps = std::clamp<int64_t>(llvm::divideCeil(largest, 32 * least), 1, enough);
  warps = std::max(warps, leastWarps(alive));
  // Eight warps can use all registers of a block; with more warps, each thread has fewer. If most
  // elements lie in memory anyway, more warps make less code for each.
  bool liesInMemory = alive > 2 * elementsOfThread(usualWarps) * 32 * usualWarps;
  return std::min<int64_t>(liesInMemory ? most : usualWarps, llvm::PowerOf2Ceil(warps));
}

/// Returns true if the op can be distributed over threads.
static bool hasForm(Operation *op) {
  auto isTensor = [](Value value) { return isa<TensorType>(value.getType()); };
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](DotOp dot) { return isTensor(dot.getLhs()) && isTensor(dot.getRhs()); })
      .Case([&](SolveOp solve) { return isTensor(solve.getWeights()); })
      .Case([](ReduceOp reduce) { return !reduce.getParts(); })
      .Case([](tensor::ExtractOp extract) { return extract.getIndices().empty(); })
      .Case([](tensor::FromElementsOp elements) { return elements.getType().getRank() == 0; })
      .Case([&](arith::ConstantOp constant) {
        return !isTensor(constant) || isa<DenseElementsAttr>(constant.getValue());
      })
      .Case<gpu::BlockIdOp, gpu::GridDimOp, func::FuncOp, func::ReturnOp, scf::ForOp, scf::IfOp,
            scf::YieldOp, tensor::SplatOp, tensor::EmptyOp, memref::AllocOp, memref::CastOp,
            memref::DimOp, memref::SubViewOp>([](Operation *) { return true; })
      .Default([](Operation *other) {
        bool isElementwise = isa<arith::ArithDialect, math::MathDialect>(other->getDialect()) &&
                             other->getNumRegions() == 0 && other->getNumResults() == 1;
        return isElementwise || isa<TileDialect>(other->getDialect());
      });
}

/// Checks that all ops and values of the function can be distributed over threads; emits an error
/// otherwise.
static LogicalResult checkForm(func::FuncOp func) {
  if (failed(tttc::checkOneBlock(func))) {
    return failure();
  }
  if (launchOf(func)) {
    return func.emitError("expected tiles without layouts, found those of another run of "
                          "tile-assign-layouts");
  }
  auto isDistributed = [](Type type) {
    auto tile = dyn_cast<RankedTensorType>(type);
    return tile ? tile.hasStaticShape() && !llvm::is_contained(tile.getShape(), 0)
                : !isa<TensorType>(type);
  };
  WalkResult walked = func.walk([&](Operation *op) {
    if (!hasForm(op)) {
      op->emitError("'") << op->getName() << "' has no layout; run tile-form-kernel before";
      return WalkResult::interrupt();
    }
    SmallVector<Type> types(op->getResultTypes());
    for (Region &region : op->getRegions().drop_front(isa<func::FuncOp>(op))) {
      llvm::append_range(types, region.getArgumentTypes());
    }
    for (Type type : types) {
      if (!isDistributed(type)) {
        op->emitError("expected tiles of static shape with elements, found ") << type;
        return WalkResult::interrupt();
      }
    }
    return WalkResult::advance();
  });
  if (walked.wasInterrupted()) {
    return failure();
  }
  for (Type type : llvm::concat<const Type>(func.getArgumentTypes(), func.getResultTypes())) {
    if (isa<TensorType>(type)) {
      return func.emitError("expected memory for arguments and results, found ")
             << type << "; run tile-form-kernel before";
    }
  }
  return success();
}

namespace {
struct TileAssignLayoutsPass : tile::impl::TileAssignLayoutsPassBase<TileAssignLayoutsPass> {
  using TileAssignLayoutsPassBase::TileAssignLayoutsPassBase;

  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.isDeclaration()) {
      return;
    }
    int64_t count = warps;
    if (count != 0 && failed(tttc::checkPowerOfTwo(func, "warps", count, 32))) {
      return signalPassFailure();
    }
    FloatType element;
    if (productType == "bf16") {
      element = BFloat16Type::get(&getContext());
    } else if (productType == "f16") {
      element = Float16Type::get(&getContext());
    } else if (!productType.empty()) {
      func.emitError("option product-type: expected bf16 or f16, found ") << productType;
      return signalPassFailure();
    }
    if (failed(checkForm(func))) {
      return signalPassFailure();
    }
    if (search) {
      startFromAddends(func);
    }
    hoistVectors(func);
    auto layOut = [&](int64_t number) {
      Components components(func, number, /*byShape=*/!search);
      if (search) {
        components.search(bool(element));
      }
      return components;
    };
    const bool isFree = search && element && count == 0;
    const int64_t alive = countAlive(func);
    count = count ? count : chooseWarps(func, alive);
    Components components = layOut(count);
    // Warps that mostly repeat the products of others only wait for each other.
    while (isFree && components.multiplications() != 0 && count / 2 >= leastWarps(alive)) {
      Components fewer = layOut(count / 2);
      if (2 * fewer.multiplications() > 3 * components.multiplications()) {
        break;
      }
      count /= 2;
      components = std::move(fewer);
    }
    // An estimate: it leaves out copies and addresses, but counts recomputed values.
    int64_t elements = llvm::divideCeil(alive, 32 * count);
    if (failed(schedule(func, components, count, element))) {
      return signalPassFailure();
    }
    func->setAttr(launchAttrName, LaunchAttr::get(&getContext(), count, elements, 0, 0, 0, 0));
  }
};
} // namespace

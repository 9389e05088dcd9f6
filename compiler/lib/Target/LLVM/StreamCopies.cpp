//===- StreamCopies.cpp - Copies that go past the caches ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Support/Options.h"
#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

#include "llvm/ADT/TypeSwitch.h"

namespace tttc {
#define GEN_PASS_DEF_STREAMCOPIESPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

static int64_t bytesOf(ShapedType type) {
  return type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
}

/// Returns true if an op reads nothing of a memory that it takes as `operand`.
static bool onlyWrites(OpOperand &operand) {
  Operation *user = operand.getOwner();
  if (auto store = dyn_cast<vector::StoreOp>(user)) {
    return store.getBase() == operand.get();
  }
  if (auto store = dyn_cast<vector::TransferWriteOp>(user)) {
    return store.getBase() == operand.get();
  }
  if (auto store = dyn_cast<memref::StoreOp>(user)) {
    return store.getMemref() == operand.get();
  }
  return isa<memref::DimOp>(user);
}

namespace {
/// A copy by loops of whole vectors to a part of a function's argument.
struct Copy {
  scf::ForOp nest;
  vector::StoreOp store;
  memref::SubViewOp part;
};

struct StreamCopiesPass : tttc::impl::StreamCopiesPassBase<StreamCopiesPass> {
  using StreamCopiesPassBase::StreamCopiesPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkPowerOfTwo(getOperation(), "line-bytes", lineBytes, tttc::largestTile)) ||
        failed(
            tttc::checkOption(getOperation(), "least-bytes", leastBytes, 0, tttc::largestMemory))) {
      return signalPassFailure();
    }
    SmallVector<Copy> copies;
    SetVector<Operation *> entries;
    getOperation().walk([&](memref::SubViewOp part) {
      std::optional<Copy> copy = copyTo(part);
      SetVector<Operation *> ofCopy;
      if (copy && isOnlyWritten(cast<BlockArgument>(part.getSource()), ofCopy)) {
        copies.push_back(*copy);
        entries.insert_range(ofCopy);
      }
    });
    llvm::for_each(copies, [&](Copy &copy) { stream(copy); });
    for (Operation *entry : entries) {
      finish(cast<func::FuncOp>(entry));
    }
  }

private:
  /// The copy that writes `part`, a group of an argument, if there is nothing else that takes it.
  std::optional<Copy> copyTo(memref::SubViewOp part) const {
    auto argument = dyn_cast<BlockArgument>(part.getSource());
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    if (!argument || !isa<func::FuncOp>(argument.getOwner()->getParentOp()) ||
        !part.isDynamicOffset(0) || !part.getType().hasStaticShape() ||
        !part.getType().getElementType().isIntOrFloat() || bytesOf(part.getType()) < leastBytes ||
        !part->hasOneUse() || failed(part.getType().getStridesAndOffset(strides, offset)) ||
        llvm::is_contained(strides, ShapedType::kDynamic)) {
      return std::nullopt;
    }
    auto store = dyn_cast<vector::StoreOp>(*part->user_begin());
    if (!store || store.getBase() != part ||
        !store.getValueToStore().getDefiningOp<vector::LoadOp>() ||
        store.getVectorType().getRank() != 1 || store.getVectorType().isScalable() ||
        store.getVectorType().getElementTypeBitWidth() % 8 != 0 ||
        bytesOf(store.getVectorType()) % lineBytes != 0) {
      return std::nullopt;
    }
    scf::ForOp nest;
    for (Operation *op = store; auto loop = dyn_cast<scf::ForOp>(op->getParentOp()); op = loop) {
      if (!isOfCopy(*loop.getBody()) || loop.getNumResults() != 0) {
        return std::nullopt;
      }
      nest = loop;
      if (loop->getBlock() == part->getBlock()) {
        break;
      }
    }
    if (!nest || nest->getBlock() != part->getBlock() || !isWholeLines(store, strides)) {
      return std::nullopt;
    }
    return Copy{nest, store, part};
  }

  /// Returns true if a block does nothing but one loop, or one load and one store.
  static bool isOfCopy(Block &block) {
    unsigned loops = 0, loads = 0, stores = 0, others = 0;
    for (Operation &op : block.without_terminator()) {
      llvm::TypeSwitch<Operation *>(&op)
          .Case([&](scf::ForOp) { ++loops; })
          .Case([&](vector::LoadOp) { ++loads; })
          .Case([&](vector::StoreOp) { ++stores; })
          .Case([](arith::ConstantOp) {})
          .Default([&](Operation *) { ++others; });
    }
    return others == 0 && loops + stores == 1 && loads == stores;
  }

  /// Returns true if each vector is stored at a multiple of `line-bytes` from the first.
  bool isWholeLines(vector::StoreOp store, ArrayRef<int64_t> strides) const {
    const int64_t bits = store.getVectorType().getElementTypeBitWidth();
    auto isMultiple = [&](int64_t elements) { return elements * bits % (8 * lineBytes) == 0; };
    return llvm::all_of(llvm::zip_equal(store.getIndices(), strides), [&](auto pair) {
      auto [index, stride] = pair;
      if (std::optional<int64_t> constant = getConstantIntValue(index)) {
        return isMultiple(*constant * stride);
      }
      scf::ForOp loop = scf::getForInductionVarOwner(index);
      std::optional<int64_t> first =
          loop ? getConstantIntValue(loop.getLowerBound()) : std::nullopt;
      std::optional<int64_t> step = loop ? getConstantIntValue(loop.getStep()) : std::nullopt;
      return first && step && isMultiple(*first * stride) && isMultiple(*step * stride);
    });
  }

  /// Returns true if the argument is a tensor that entries save, and they and what they call read
  /// nothing of it. Adds them to `entries`.
  bool isOnlyWritten(BlockArgument argument, SetVector<Operation *> &entries) {
    auto func = cast<func::FuncOp>(argument.getOwner()->getParentOp());
    if (!isOnlyWrittenIn(argument)) {
      return false;
    }
    if (func.isPublic()) {
      entries.insert(func);
      return ttt::entryKindOf(func) == ttt::EntryKind::Save;
    }
    std::optional<SymbolTable::UseRange> calls = SymbolTable::getSymbolUses(func, getOperation());
    return calls && llvm::all_of(*calls, [&](SymbolTable::SymbolUse use) {
             auto call = dyn_cast<func::CallOp>(use.getUser());
             auto given = call ? dyn_cast<BlockArgument>(call.getOperand(argument.getArgNumber()))
                               : BlockArgument();
             return given && isa<func::FuncOp>(given.getOwner()->getParentOp()) &&
                    isOnlyWritten(given, entries);
           });
  }

  /// The same of a function and what it calls.
  bool isOnlyWrittenIn(BlockArgument argument) {
    return llvm::all_of(argument.getUses(), [&](OpOperand &use) {
      if (auto part = dyn_cast<memref::SubViewOp>(use.getOwner())) {
        return llvm::all_of(part->getUses(), onlyWrites);
      }
      if (auto call = dyn_cast<func::CallOp>(use.getOwner())) {
        auto callee =
            SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
        return callee && !callee.isDeclaration() &&
               isOnlyWrittenIn(callee.getArgument(use.getOperandNumber()));
      }
      return onlyWrites(use);
    });
  }

  /// Stores past the caches where the part begins with a line. In the LLVM dialect, because
  /// patterns that fold subviews drop the attributes of `vector.store`.
  void stream(Copy copy) const {
    OpBuilder b(copy.nest);
    const Location loc = copy.nest.getLoc();
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(b, loc, value);
    };
    auto [strides, dynamicOffset] = copy.part.getType().getStridesAndOffset();
    const int64_t bytes = copy.part.getType().getElementTypeBitWidth() / 8;
    // The address `elements` strides behind `start`.
    auto addTo = [&](Value start, Value elements, int64_t stride) -> Value {
      Value offset = arith::MulIOp::create(b, loc, elements, index(stride * bytes));
      return arith::AddIOp::create(b, loc, start, offset);
    };
    Value first = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, copy.part);
    first = addTo(first, memref::ExtractStridedMetadataOp::create(b, loc, copy.part).getOffset(),
                  /*stride=*/1);
    Value rest = arith::RemUIOp::create(b, loc, first, index(lineBytes));
    Value isLine = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, rest, index(0));
    auto choice = scf::IfOp::create(b, loc, isLine, /*withElseRegion=*/true);
    IRMapping mapping;
    choice.getThenBodyBuilder().clone(*copy.nest, mapping);
    copy.nest->moveBefore(choice.elseYield());
    auto store = cast<vector::StoreOp>(mapping.lookup(copy.store.getOperation()));
    b.setInsertionPoint(store);
    Value address = first;
    for (auto [place, stride] : llvm::zip_equal(store.getIndices(), strides)) {
      address = addTo(address, place, stride);
    }
    Value number = arith::IndexCastOp::create(b, loc, b.getI64Type(), address);
    Value pointer =
        LLVM::IntToPtrOp::create(b, loc, LLVM::LLVMPointerType::get(b.getContext()), number);
    LLVM::StoreOp::create(b, loc, store.getValueToStore(), pointer,
                          static_cast<unsigned>(lineBytes), /*isVolatile=*/false,
                          /*isNonTemporal=*/true);
    store.erase();
  }

  /// Makes the stores visible to other threads before an entry ends: they have no order among the
  /// others.
  void finish(func::FuncOp entry) const {
    entry.walk([&](func::ReturnOp end) {
      OpBuilder b(end);
      if (fence.empty()) {
        LLVM::FenceOp::create(b, end.getLoc(), LLVM::AtomicOrdering::seq_cst);
      } else {
        LLVM::CallIntrinsicOp::create(b, end.getLoc(), b.getStringAttr(fence), ValueRange());
      }
    });
  }
};
} // namespace

//===- SplitColumns.cpp - Kernels of a block of columns ------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/IndependentColumns.h"
#include "tttc/Analysis/IndependentTokens.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTSPLITCOLUMNSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Shortens slices and constants, whose attributes have the extents of their types.
static void narrowAttributes(Operation *op, unsigned axis, int64_t extent) {
  auto narrowSizes = [&](OffsetSizeAndStrideOpInterface slice, StringRef name) {
    SmallVector<int64_t> sizes(slice.getStaticSizes());
    sizes[axis] = extent;
    slice->setAttr(name, DenseI64ArrayAttr::get(op->getContext(), sizes));
  };
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    narrowSizes(slice, slice.getStaticSizesAttrName());
  } else if (auto slice = dyn_cast<tensor::InsertSliceOp>(op)) {
    narrowSizes(slice, slice.getStaticSizesAttrName());
  } else if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    auto splat = cast<DenseElementsAttr>(constant.getValue());
    constant.setValueAttr(splat.resizeSplat(cast<RankedTensorType>(constant.getType())));
  }
}

/// Creates the same function of `extent` columns.
static func::FuncOp narrow(func::FuncOp func, const IndependentColumns &columns, int64_t extent) {
  IRMapping mapping;
  auto block = cast<func::FuncOp>(func->clone(mapping));
  for (auto [value, axis] : columns.axes) {
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> shape(type.getShape());
    shape[axis] = extent;
    mapping.lookup(value).setType(type.clone(shape));
  }
  func.walk([&](Operation *op) {
    Value whole = isa<tensor::ExtractSliceOp>(op)                     ? op->getOperand(0)
                  : isa<tensor::InsertSliceOp, arith::ConstantOp>(op) ? op->getResult(0)
                                                                      : Value();
    auto found = whole ? columns.axes.find(whole) : columns.axes.end();
    if (found != columns.axes.end()) {
      narrowAttributes(mapping.lookup(op), found->second, extent);
    }
  });
  Block &body = block.getBody().front();
  block.setFunctionType(FunctionType::get(func.getContext(), body.getArgumentTypes(),
                                          body.getTerminator()->getOperandTypes()));
  block.setSymName((func.getSymName() + "_columns").str());
  block->removeAttr(flopsAttrName);
  for (BlockArgument argument : func.getArguments()) {
    if (columns.axes.contains(argument)) {
      const unsigned i = argument.getArgNumber();
      block.setArgAttr(i, tensorAttrName, argumentTensor(func, i).withColumns(columns.extent));
    }
  }
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    block.setResultAttr(i, tensorAttrName, resultTensor(func, i).withColumns(columns.extent));
  }
  return block;
}

/// Returns true if no two tasks write the same element: all results have the axes of the tasks.
static bool hasOwnResults(func::FuncOp func) {
  Axes ofTask = Axes::B;
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    ofTask = ofTask | (argumentTensor(func, i).getAxes() & Axes::H);
  }
  return llvm::all_of(llvm::seq(func.getNumResults()), [&](unsigned i) {
    return bitEnumContainsAll(resultTensor(func, i).getAxes(), ofTask);
  });
}

/// Returns true if a token's part of each tensor is dense in a block too: it has no axis before its
/// columns. Steps know the layout of rows by their type.
static bool hasDenseRows(func::FuncOp func, const IndependentColumns &columns) {
  auto isDense = [](TensorAttr tensor, Type type) {
    return !tensor.has(Axes::T) || cast<RankedTensorType>(type).getRank() <= 2;
  };
  return llvm::all_of(func.getArguments(),
                      [&](BlockArgument argument) {
                        return !columns.axes.contains(argument) ||
                               isDense(argumentTensor(func, argument.getArgNumber()),
                                       argument.getType());
                      }) &&
         llvm::all_of(llvm::seq(func.getNumResults()), [&](unsigned i) {
           return isDense(resultTensor(func, i), func.getResultTypes()[i]);
         });
}

namespace {
struct SplitColumnsPass : mlir::ttt::impl::TTTSplitColumnsPassBase<SplitColumnsPass> {
  using Base::Base;

  /// The number of blocks; 1 if the columns are too few.
  int64_t blocksOf(int64_t extent) const {
    for (int64_t count = blocks; count > 1; --count) {
      if (extent % (count * multiple) == 0) {
        return count;
      }
    }
    return 1;
  }

  void runOnOperation() override {
    if (failed(checkOption(getOperation(), "blocks", blocks, 1, largestGroup)) ||
        failed(checkOption(getOperation(), "multiple", multiple, 1, largestTile))) {
      return signalPassFailure();
    }
    for (auto func : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (func.isPrivate() || !isDescribed(func) || entryKindOf(func) != EntryKind::Forward ||
          !hasOwnResults(func)) {
        continue;
      }
      Operation *why = nullptr;
      std::optional<IndependentColumns> columns = independentColumns(func, why);
      if (why) {
        // Ops that a pass made may have no place in the text.
        emitRemark(isa<UnknownLoc>(why->getLoc()) ? func.getLoc() : why->getLoc())
            << "[ttt-split-columns] " << func.getSymName()
            << ": columns of the outputs depend on each other here";
      }
      // Where tokens are independent the runtime splits those: they are more, and no block repeats
      // what another computes.
      const bool isOfBlocks =
          columns && hasDenseRows(func, *columns) && independentTokens(func) == 0;
      const int64_t count = isOfBlocks ? blocksOf(columns->extent) : 1;
      if (count == 1) {
        continue;
      }
      func::FuncOp block = narrow(func, *columns, columns->extent / count);
      func->setAttr(manyTasksAttrName, UnitAttr::get(&getContext()));
      SymbolTable(getOperation()).insert(block, std::next(func->getIterator()));
      func.emitRemark("[ttt-split-columns] ")
          << func.getSymName() << ": the " << columns->extent
          << " columns of the outputs do not depend on each other; where there are fewer tasks "
             "than "
          << "threads, " << count << " blocks of them are computed apart";
    }
  }
};
} // namespace

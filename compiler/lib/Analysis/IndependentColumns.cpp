//===- IndependentColumns.cpp - Columns that may be computed apart --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Axes of different values are in one class if an op computes entry i along one from entry i along
// the other. A class along which an op computes an entry from other ones has no columns.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/IndependentColumns.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

namespace {
/// An axis of a value.
using Axis = std::pair<void *, unsigned>;

class AxisClasses {
public:
  explicit AxisClasses(func::FuncOp func) {
    func.walk([&](Operation *op) { add(op); });
  }

  /// An op that computes an entry along the axis from another entry; null if there is none.
  Operation *mixes(Value value, unsigned axis) {
    for (const auto &[mixed, op] : mixedAxes) {
      if (isSame(mixed, at(value, axis))) {
        return op;
      }
    }
    return nullptr;
  }
  bool isSame(Axis left, Axis right) { return left == right || classes.isEquivalent(left, right); }
  static Axis at(Value value, unsigned axis) { return {value.getAsOpaquePointer(), axis}; }

private:
  static unsigned rankOf(Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type ? type.getRank() : 0;
  }

  void join(Value left, unsigned leftAxis, Value right, unsigned rightAxis) {
    classes.unionSets(at(left, leftAxis), at(right, rightAxis));
  }
  /// Joins the axes from `leftFrom` and `rightFrom` on, one by one.
  void joinFrom(Value left, unsigned leftFrom, Value right, unsigned rightFrom) {
    for (unsigned axis = leftFrom; axis < rankOf(left); ++axis) {
      join(left, axis, right, rightFrom + axis - leftFrom);
    }
  }
  void mix(Operation *op, Value value, unsigned axis) {
    mixedAxes.push_back({at(value, axis), op});
  }
  void mixAll(Operation *op, ValueRange values) {
    for (Value value : values) {
      for (unsigned axis = 0; axis < rankOf(value); ++axis) {
        mix(op, value, axis);
      }
    }
  }

  void add(Operation *op);
  void addLoop(TokenLoopOpInterface loop);
  void addContract(ContractOp op);
  void addReduction(Operation *op, Value input, ArrayRef<int64_t> axes);
  void addSlice(Operation *op, Value whole, Value part, ArrayRef<OpFoldResult> offsets,
                ArrayRef<OpFoldResult> sizes, ArrayRef<OpFoldResult> strides,
                const llvm::SmallBitVector &dropped);
  /// Rows of which each is computed from several rows of `rows`, weighted alike in all columns.
  void addRows(Operation *op, Value weights, ValueRange rows, Value result);

  llvm::EquivalenceClasses<Axis> classes;
  SmallVector<std::pair<Axis, Operation *>> mixedAxes;
};
} // namespace

void AxisClasses::addLoop(TokenLoopOpInterface loop) {
  // A stream has an axis of tokens; its part in a step has one only if a step has several rows.
  const unsigned rows = loop.getRowsPerStep() == 0 ? 0 : 1;
  auto joinRows = [&](Value part, Value stream) {
    mix(loop, stream, 0);
    if (rows != 0) {
      mix(loop, part, 0);
    }
    joinFrom(part, rows, stream, 1);
  };
  for (auto [part, stream] : llvm::zip_equal(loop.getTokenArgs(), loop.getTokens())) {
    joinRows(part, stream);
  }
  auto yielded = loop.getYield()->getOperands();
  const size_t carried = loop.getInits().size();
  for (size_t i = 0; i < carried; ++i) {
    joinFrom(loop.getCarriedArgs()[i], 0, loop.getInits()[i], 0);
    joinFrom(loop.getCarriedArgs()[i], 0, yielded[i], 0);
    joinFrom(loop.getCarriedArgs()[i], 0, loop.getCarriedResults()[i], 0);
  }
  for (auto [part, stream] : llvm::zip_equal(yielded.drop_front(carried), loop.getRowResults())) {
    joinRows(part, stream);
  }
}

void AxisClasses::addContract(ContractOp op) {
  llvm::SmallDenseMap<char, Axis> named;
  for (auto [axes, value] : {std::pair<StringRef, Value>(op.lhsAxes(), op.getLhs()),
                             {op.rhsAxes(), op.getRhs()},
                             {op.resultAxes(), op.getResult()}}) {
    for (auto [axis, letter] : llvm::enumerate(axes)) {
      Axis here = at(value, axis);
      auto [known, isNew] = named.try_emplace(letter, here);
      if (!isNew) {
        classes.unionSets(known->second, here);
      }
      if (!op.resultAxes().contains(letter)) {
        mix(op, value, axis);
      }
    }
  }
}

void AxisClasses::addReduction(Operation *op, Value input, ArrayRef<int64_t> axes) {
  unsigned kept = 0;
  for (unsigned axis = 0; axis < rankOf(input); ++axis) {
    if (llvm::is_contained(axes, int64_t(axis))) {
      mix(op, input, axis);
    } else {
      join(input, axis, op->getResult(0), kept++);
    }
  }
}

void AxisClasses::addSlice(Operation *op, Value whole, Value part, ArrayRef<OpFoldResult> offsets,
                           ArrayRef<OpFoldResult> sizes, ArrayRef<OpFoldResult> strides,
                           const llvm::SmallBitVector &dropped) {
  auto type = cast<RankedTensorType>(whole.getType());
  unsigned kept = 0;
  for (unsigned axis = 0; axis < rankOf(whole); ++axis) {
    const bool isWhole = !type.isDynamicDim(axis) && isConstantIntValue(offsets[axis], 0) &&
                         isConstantIntValue(sizes[axis], type.getDimSize(axis)) &&
                         isConstantIntValue(strides[axis], 1);
    if (dropped.test(axis)) {
      mix(op, whole, axis);
      continue;
    }
    if (isWhole) {
      join(whole, axis, part, kept);
    } else {
      mix(op, whole, axis);
      mix(op, part, kept);
    }
    ++kept;
  }
}

void AxisClasses::addRows(Operation *op, Value weights, ValueRange rows, Value result) {
  mixAll(op, weights);
  mix(op, result, 0);
  for (Value one : rows) {
    mix(op, one, 0);
    joinFrom(one, 1, result, 1);
  }
}

void AxisClasses::add(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](TokenLoopOpInterface loop) { addLoop(loop); })
      .Case([&](ContractOp contract) { addContract(contract); })
      .Case([&](ReduceSumOp sum) { addReduction(op, sum.getInput(), sum.getAxes()); })
      .Case([&](BroadcastOp broadcast) {
        unsigned axis = 0;
        for (unsigned wide = 0; wide < rankOf(broadcast.getResult()); ++wide) {
          if (!llvm::is_contained(broadcast.getAxes(), int64_t(wide))) {
            join(broadcast.getInput(), axis++, broadcast.getResult(), wide);
          }
        }
      })
      .Case([&](TrilMatmulOp product) {
        addRows(op, product.getWeights(), product.getRows(), product.getResult());
      })
      .Case([&](TrilSolveOp solve) {
        addRows(op, solve.getWeights(), solve->getOperands().drop_front(), solve.getResult());
      })
      .Case<ValidRowsOp, PadRowsOp>([&](auto rows) {
        mix(op, rows.getInput(), 0);
        joinFrom(rows.getInput(), 0, rows.getResult(), 0);
      })
      .Case([&](ShiftRowsOp shift) {
        mix(op, shift.getInput(), 0);
        joinFrom(shift.getInput(), 0, shift.getResult(), 0);
        joinFrom(shift.getFirst(), 0, shift.getResult(), 1);
      })
      .Case([&](tensor::ExtractSliceOp slice) {
        addSlice(op, slice.getSource(), slice.getResult(), slice.getMixedOffsets(),
                 slice.getMixedSizes(), slice.getMixedStrides(), slice.getDroppedDims());
      })
      .Case([&](tensor::InsertSliceOp slice) {
        addSlice(op, slice.getDest(), slice.getSource(), slice.getMixedOffsets(),
                 slice.getMixedSizes(), slice.getMixedStrides(), slice.getDroppedDims());
        joinFrom(slice.getDest(), 0, slice.getResult(), 0);
      })
      .Case([&](arith::ConstantOp constant) {
        auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
        if (dense && !dense.isSplat()) {
          mixAll(op, op->getResults());
        }
      })
      .Case<func::FuncOp, func::ReturnOp, YieldOp, tensor::EmptyOp, tensor::DimOp>([](auto) {})
      .Default([&](Operation *) {
        if (OpTrait::hasElementwiseMappableTraits(op)) {
          for (Value operand : op->getOperands()) {
            joinFrom(operand, 0, op->getResult(0), 0);
          }
          return;
        }
        mixAll(op, op->getOperands());
        mixAll(op, op->getResults());
        for (Region &region : op->getRegions()) {
          for (Block &block : region) {
            mixAll(op, block.getArguments());
          }
        }
      });
}

/// Sets the columns of a value, the axes of the class of `first`. Returns false if several axes
/// are.
static bool setColumns(Value value, Axis first, AxisClasses &classes, IndependentColumns &columns) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  for (unsigned axis = 0; type && axis < type.getRank(); ++axis) {
    if (!classes.isSame(AxisClasses::at(value, axis), first)) {
      continue;
    }
    if (type.getDimSize(axis) != columns.extent || !columns.axes.try_emplace(value, axis).second) {
      return false;
    }
  }
  return true;
}

std::optional<IndependentColumns> tttc::independentColumns(func::FuncOp func, Operation *&why) {
  why = nullptr;
  if (func.isDeclaration() || func.getNumResults() == 0) {
    return std::nullopt;
  }
  Operation *end = func.getBody().front().getTerminator();
  auto lastAxis = [](Value value) { return cast<RankedTensorType>(value.getType()).getRank() - 1; };
  // A tensor's T axis is not among its columns.
  for (auto [i, result] : llvm::enumerate(end->getOperands())) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    TensorAttr tensor = resultTensor(func, i);
    if (!type || !tensor || type.getRank() <= int64_t(tensor.has(Axes::T))) {
      return std::nullopt;
    }
  }
  AxisClasses classes(func);
  Value out = end->getOperand(0);
  const Axis first = AxisClasses::at(out, lastAxis(out));
  for (Value result : end->getOperands()) {
    if (!classes.isSame(AxisClasses::at(result, lastAxis(result)), first)) {
      return std::nullopt;
    }
  }
  if ((why = classes.mixes(out, lastAxis(out)))) {
    return std::nullopt;
  }
  IndependentColumns columns;
  columns.extent = cast<RankedTensorType>(out.getType()).getShape().back();
  bool isGood = !ShapedType::isDynamic(columns.extent);
  auto set = [&](Value value) { isGood = isGood && setColumns(value, first, classes, columns); };
  func.walk([&](Operation *op) {
    llvm::for_each(op->getResults(), set);
    for (Region &region : op->getRegions()) {
      for (Block &block : region) {
        llvm::for_each(block.getArguments(), set);
      }
    }
  });
  for (BlockArgument argument : func.getArguments()) {
    auto known = columns.axes.find(argument);
    isGood = isGood && (known == columns.axes.end() || known->second == lastAxis(argument));
  }
  return isGood ? std::optional(std::move(columns)) : std::nullopt;
}

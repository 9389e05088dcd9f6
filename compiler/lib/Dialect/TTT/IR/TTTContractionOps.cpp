//===- TTTContractionOps.cpp - Contractions, sums, broadcasts ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TTTContractionOps.td. The id of a constraint precedes its check here and marks the test that
// violates it.
//
//===----------------------------------------------------------------------===//

#include "Linearities.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::ttt;

void ContractOp::build(OpBuilder &builder, OperationState &state, StringRef subscripts, Value lhs,
                       Value rhs) {
  llvm::SmallDenseMap<char, int64_t> extent;
  auto [inputs, result] = subscripts.split("->");
  auto [lhsAxes, rhsAxes] = inputs.split(',');
  for (auto [axes, type] :
       {std::pair(lhsAxes, tensorType(lhs)), std::pair(rhsAxes, tensorType(rhs))}) {
    assert(int64_t(axes.size()) == type.getRank() && "subscripts do not fit the operand");
    for (auto [axis, size] : llvm::zip(axes, type.getShape())) {
      extent[axis] = size;
    }
  }
  SmallVector<int64_t> shape;
  for (char axis : result) {
    shape.push_back(extent.lookup(axis));
  }
  build(builder, state, RankedTensorType::get(shape, tensorType(lhs).getElementType()),
        builder.getStringAttr(subscripts), lhs, rhs);
}

bool ContractOp::isOuterProduct() {
  return lhsAxes().size() + rhsAxes().size() == resultAxes().size();
}

static bool isLetter(char c) { return llvm::isAlpha(c); }

LogicalResult ContractOp::verify() {
  StringRef lhs = lhsAxes(), rhs = rhsAxes(), result = resultAxes();
  StringRef spec = getSubscripts();
  if (spec.count(',') != 1 || spec.count("->") != 1 || !llvm::all_of(lhs, isLetter) ||
      !llvm::all_of(rhs, isLetter) || !llvm::all_of(result, isLetter)) {
    return emitOpError("expected subscripts of the form \"ti,ij->tj\", found \"") << spec << "\"";
  }
  // contract-c1, contract-c2
  llvm::SmallDenseMap<char, int64_t> extent;
  for (auto [axes, type] :
       {std::pair(lhs, tensorType(getLhs())), std::pair(rhs, tensorType(getRhs())),
        std::pair(result, tensorType(getResult()))}) {
    if (int64_t(axes.size()) != type.getRank()) {
      return emitOpError("subscripts \"") << axes << "\" name " << axes.size() << " axes, but "
                                          << type << " has " << type.getRank();
    }
    for (auto [position, axis] : llvm::enumerate(axes)) {
      if (axes.find(axis) != position) {
        return emitOpError("axis '") << axis << "' occurs twice in \"" << axes << "\"";
      }
      int64_t size = type.getDimSize(position);
      auto [it, isNew] = extent.try_emplace(axis, size);
      if (!isNew && it->second != size) {
        return emitOpError("axis '")
               << axis << "' is " << it->second << " in one place and " << size << " in another";
      }
    }
  }
  // contract-c3
  for (char axis : result) {
    if (!lhs.contains(axis) && !rhs.contains(axis)) {
      return emitOpError("result axis '") << axis << "' is in no operand";
    }
  }
  for (char axis : lhs) {
    if (!rhs.contains(axis) && !result.contains(axis)) {
      return emitOpError("axis '")
             << axis << "' is only in the left operand: sum it with ttt.reduce_sum";
    }
  }
  for (char axis : rhs) {
    if (!lhs.contains(axis) && !result.contains(axis)) {
      return emitOpError("axis '")
             << axis << "' is only in the right operand: sum it with ttt.reduce_sum";
    }
  }
  return success();
}

/// Checks that `wide` without `axes` is `narrow`.
static LogicalResult verifyAxes(Operation *op, ArrayRef<int64_t> axes, RankedTensorType wide,
                                RankedTensorType narrow) {
  for (auto [i, axis] : llvm::enumerate(axes)) {
    if (axis < 0 || axis >= wide.getRank() || (i > 0 && axes[i - 1] >= axis)) {
      return op->emitOpError("expected axes in increasing order within the rank of ")
             << wide << ", found axis " << axis;
    }
  }
  SmallVector<int64_t> shape;
  for (auto [axis, size] : llvm::enumerate(wide.getShape())) {
    if (!llvm::is_contained(axes, int64_t(axis))) {
      shape.push_back(size);
    }
  }
  if (shape != narrow.getShape()) {
    return op->emitOpError("expected ")
           << RankedTensorType::get(shape, wide.getElementType()) << ", found " << narrow;
  }
  return success();
}

void ReduceSumOp::build(OpBuilder &builder, OperationState &state, Value input,
                        ArrayRef<int64_t> axes) {
  SmallVector<int64_t> shape;
  for (auto [axis, size] : llvm::enumerate(tensorType(input).getShape())) {
    if (!llvm::is_contained(axes, int64_t(axis))) {
      shape.push_back(size);
    }
  }
  build(builder, state, RankedTensorType::get(shape, tensorType(input).getElementType()), input,
        axes);
}

OpFoldResult ReduceSumOp::fold(FoldAdaptor) {
  if (getAxes().empty()) {
    return getInput();
  }
  return {};
}

// reduce_sum-c1, reduce_sum-c2
LogicalResult ReduceSumOp::verify() {
  return verifyAxes(*this, getAxes(), tensorType(getInput()), tensorType(getResult()));
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  if (getAxes().empty()) {
    return getInput();
  }
  // The broadcast of a splat is a splat.
  if (auto splat = dyn_cast_if_present<SplatElementsAttr>(adaptor.getInput())) {
    return splat.resizeSplat(tensorType(getResult()));
  }
  return {};
}

// broadcast-c1, broadcast-c2
LogicalResult BroadcastOp::verify() {
  return verifyAxes(*this, getAxes(), tensorType(getResult()), tensorType(getInput()));
}

LogicalResult ReduceMaxOp::verify() {
  auto input = tensorType(getInput()), result = tensorType(getResult());
  // reduce_max-c1
  if (input.getRank() == 0 || result.getShape() != input.getShape().drop_back() ||
      result.getElementType() != input.getElementType()) {
    return emitOpError("expected ") << input << " without its last axis, found " << result;
  }
  return success();
}

Linearity ContractOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInEach(operands, {0, 1});
}

/// One multiplication and one addition per term.
double ContractOp::countFlops(FlopKind kind) {
  llvm::SmallDenseMap<char, int64_t> extents;
  for (auto [axes, operand] : {std::pair(lhsAxes(), getLhs()), std::pair(rhsAxes(), getRhs())}) {
    for (auto [axis, size] : llvm::zip(axes, tensorType(operand).getShape())) {
      extents[axis] = size;
    }
  }
  double terms = 1;
  for (auto [axis, size] : extents) {
    terms *= size;
  }
  return isOuterProduct() && kind == FlopKind::All ? terms : 2 * terms;
}

/// Adds a row axis, which the result shares with the operands that have rows.
Value ContractOp::liftRows(OpBuilder &builder, const LiftedOperands &operands) {
  char row = 't';
  while (getSubscripts().contains(row)) {
    row = row == 'z' ? 'a' : row + 1;
  }
  auto lifted = [&](unsigned i, StringRef axes) {
    return (operands.uniform.test(i) ? "" : std::string(1, row)) + axes.str();
  };
  return ContractOp::create(builder, getLoc(),
                            lifted(0, lhsAxes()) + "," + lifted(1, rhsAxes()) + "->" + row +
                                resultAxes().str(),
                            operands.values[0], operands.values[1]);
}

/// Axes of one token's value, shifted behind the row axis.
static SmallVector<int64_t> shiftedPastRows(ArrayRef<int64_t> axes) {
  return llvm::map_to_vector(axes, [](int64_t axis) { return axis + 1; });
}

Linearity ReduceSumOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}

double ReduceSumOp::countFlops(FlopKind kind) {
  return kind == FlopKind::All ? elementsOf(getInput()) : 0;
}

Value ReduceSumOp::liftRows(OpBuilder &builder, const LiftedOperands &operands) {
  return ReduceSumOp::create(builder, getLoc(), operands.values[0], shiftedPastRows(getAxes()));
}

Linearity BroadcastOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}

double BroadcastOp::countFlops(FlopKind) { return 0; }

Value BroadcastOp::liftRows(OpBuilder &builder, const LiftedOperands &operands) {
  return BroadcastOp::create(builder, getLoc(), operands.withRows(getResult().getType()),
                             operands.values[0], shiftedPastRows(getAxes()));
}

Linearity ReduceMaxOp::linearityIn(const llvm::SmallBitVector &) { return Linearity::General; }

double ReduceMaxOp::countFlops(FlopKind kind) {
  return kind == FlopKind::All ? elementsOf(getInput()) : 0;
}

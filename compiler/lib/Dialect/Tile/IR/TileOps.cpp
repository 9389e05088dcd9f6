//===- TileOps.cpp - Verifiers of the tile dialect ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each error names the constraint of the op that is violated.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/Support/Recurrence.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

#define GET_OP_CLASSES
#include "tttc/Dialect/Tile/IR/TileOps.cpp.inc"

using namespace mlir;
using namespace mlir::tile;

/// Constraints that reads and writes share.
static LogicalResult verifyAccess(Operation *op, MemRefType memory, size_t offsets,
                                  RankedTensorType tensor, ArrayRef<int64_t> axes,
                                  std::optional<ArrayRef<int64_t>> steps) {
  if (int64_t(offsets) != memory.getRank()) {
    return op->emitOpError("expected an offset for each of the memory's ")
           << memory.getRank() << " axes, found " << offsets;
  }
  if (int64_t(axes.size()) != tensor.getRank() || (steps && steps->size() != axes.size())) {
    return op->emitOpError("expected an axis of the memory for each of the tile's ")
           << tensor.getRank() << " axes";
  }
  for (int64_t axis : axes) {
    if (axis < 0 || axis >= memory.getRank() || llvm::count(axes, axis) != 1) {
      return op->emitOpError("axis ") << axis << " is not one of the memory's, named once";
    }
  }
  if (memory.getElementType() != tensor.getElementType()) {
    return op->emitOpError("memory and tile differ in their element type");
  }
  return success();
}

LogicalResult ReadOp::verify() {
  if (getLast() && getResult().getType().getRank() == 0) {
    return emitOpError("expected a tile with an axis that `last` limits, found ")
           << getResult().getType();
  }
  return verifyAccess(*this, getSource().getType(), getOffsets().size(), getResult().getType(),
                      getAxes(), getSteps());
}

LogicalResult WriteOp::verify() {
  if (getCount() && getValue().getType().getRank() == 0) {
    return emitOpError("expected a tile with an axis that `count` limits, found ")
           << getValue().getType();
  }
  return verifyAccess(*this, getDest().getType(), getOffsets().size(), getValue().getType(),
                      getAxes(), getSteps());
}

static LogicalResult verifyRows(Operation *op, MemRefType memory, MemRefType slot) {
  if (memory.getElementType() != slot.getElementType() || memory.getRank() != slot.getRank() ||
      slot.getRank() == 0 || memory.getShape().drop_front() != slot.getShape().drop_front() ||
      !slot.hasStaticShape()) {
    return op->emitOpError("expected rows of the same length and type on both sides");
  }
  if (!hasRowsToMove(slot)) {
    return op->emitOpError("expected rows of a multiple of 16 bytes");
  }
  return success();
}

LogicalResult CopyOp::verify() {
  return verifyRows(*this, getSource().getType(), getDest().getType());
}

LogicalResult StoreOp::verify() {
  return verifyRows(*this, getDest().getType(), getSource().getType());
}

/// The shape without `axes`.
static SmallVector<int64_t> shapeWithout(ArrayRef<int64_t> shape, ArrayRef<int64_t> axes) {
  SmallVector<int64_t> kept;
  for (auto [axis, size] : llvm::enumerate(shape)) {
    if (!llvm::is_contained(axes, int64_t(axis))) {
      kept.push_back(size);
    }
  }
  return kept;
}

static LogicalResult verifyAxes(Operation *op, ArrayRef<int64_t> axes, int64_t rank) {
  for (auto [i, axis] : llvm::enumerate(axes)) {
    if (axis < 0 || axis >= rank || (i > 0 && axis <= axes[i - 1])) {
      return op->emitOpError("expected axes in order, each once and in range");
    }
  }
  return success();
}

LogicalResult CoordOp::verify() {
  auto type = cast<RankedTensorType>(getResult().getType());
  if (int64_t(getAxis()) < 0 || int64_t(getAxis()) >= type.getRank()) {
    return emitOpError("expected one of the tile's axes, found ") << getAxis();
  }
  if (!type.getElementType().isInteger(32)) {
    return emitOpError("expected indices of type i32");
  }
  return success();
}

LogicalResult ConvertOp::verify() {
  RankedTensorType in = getInput().getType(), out = getResult().getType();
  if (in.getShape() != out.getShape() || in.getElementType() != out.getElementType()) {
    return emitOpError("expected the same tile in another layout");
  }
  return success();
}

LogicalResult BroadcastOp::verify() {
  RankedTensorType in = getInput().getType(), out = getResult().getType();
  if (in.getElementType() != out.getElementType()) {
    return emitOpError("expected one element type");
  }
  if (failed(verifyAxes(*this, getAxes(), out.getRank()))) {
    return failure();
  }
  if (ArrayRef(shapeWithout(out.getShape(), getAxes())) != in.getShape()) {
    return emitOpError("expected the result without the new axes to be the input");
  }
  return success();
}

LogicalResult TransposeOp::verify() {
  RankedTensorType in = getInput().getType(), out = getResult().getType();
  SmallVector<int64_t> sorted(getPermutation());
  llvm::sort(sorted);
  if (in.getRank() != out.getRank() ||
      sorted != llvm::to_vector(llvm::seq<int64_t>(0, in.getRank()))) {
    return emitOpError("expected a permutation of the axes");
  }
  for (auto [axis, from] : llvm::enumerate(getPermutation())) {
    if (in.getDimSize(from) != out.getDimSize(axis)) {
      return emitOpError("expected axis ") << axis << " to be axis " << from << " of the input";
    }
  }
  return success();
}

LogicalResult ReduceOp::verify() {
  RankedTensorType in = getInput().getType(), out = getResult().getType();
  if (getKind() != "sum" && getKind() != "max") {
    return emitOpError("expected sum or max, found ") << getKind();
  }
  if (failed(verifyAxes(*this, getAxes(), in.getRank()))) {
    return failure();
  }
  if (out.getRank() < int64_t(getParts()) ||
      ArrayRef(shapeWithout(in.getShape(), getAxes())) != out.getShape().drop_front(getParts())) {
    return emitOpError("expected the result to be the input without the axes");
  }
  return success();
}

LogicalResult AllocOp::verify() {
  auto type = cast<MemRefType>(getType());
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!type.hasStaticShape() || failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::any_of(strides, ShapedType::isDynamic) || !type.getElementType().isIntOrFloat()) {
    return emitOpError("expected sizes that are known");
  }
  if (!getBlocked()) {
    return success();
  }
  bool fits = (type.getRank() == 2 || type.getRank() == 3) && type.getElementTypeBitWidth() == 16 &&
              llvm::all_of(type.getShape().take_back(2),
                           [](int64_t size) { return size % blockColumns == 0; });
  if (!fits) {
    return emitOpError("expected a `blocked` slot to have rows of 16-bit elements, rows and "
                       "columns multiples of ")
           << blockColumns;
  }
  if (getSpilled()) {
    return emitOpError("expected a `blocked` slot in shared memory");
  }
  int64_t rowElements = type.getStridesAndOffset().first[type.getRank() - 2];
  return rowElements >= type.getShape().back()
             ? success()
             : emitOpError("expected rows of a `blocked` slot to have room for its columns");
}

LogicalResult SolveOp::verify() {
  Type weights = getWeights().getType();
  RankedTensorType result = getResult().getType();
  RankedTensorType rows = getRows() ? getRows().getType() : result;
  // solve-c1
  auto shape = [](Type type) { return cast<ShapedType>(type).getShape(); };
  bool isSquare = isa<RankedTensorType, MemRefType>(weights) && rows.getRank() == 2 &&
                  rows.hasStaticShape() &&
                  shape(weights) == ArrayRef({rows.getDimSize(0), rows.getDimSize(0)});
  if (!isSquare || (!getRows() && shape(result) != shape(weights)) ||
      shape(result) != shape(rows) || (getGate() && shape(getGate().getType()) != shape(rows))) {
    return emitOpError("expected weights [b, b] and rows, gate and result [b, n], found ")
           << weights << ", " << rows << " and " << result;
  }
  // solve-c2
  Type element = rows.getElementType();
  if (!isa<FloatType>(element) || getElementTypeOrSelf(weights) != element ||
      result.getElementType() != element ||
      (getGate() && getGate().getType().getElementType() != element)) {
    return emitOpError("expected weights, rows, gate and result of one type of floats, found ")
           << weights << ", " << rows << " and " << result;
  }
  return success();
}

// recurrence-c1 .. recurrence-c3
LogicalResult RecurrenceOp::verify() {
  if (failed(tttc::verifyRecurrence(*this))) {
    return failure();
  }
  // recurrence-c4
  auto gate = cast<RankedTensorType>(getOperand(0).getType());
  return gate.getRank() == 1 || getSources() == 0
             ? success()
             : emitOpError("expected no sources beside gates [b, n]");
}

LogicalResult DecayOp::verify() {
  RankedTensorType rows = getLater().getType(), result = getResult().getType();
  // decay-c1
  if (rows.getRank() != 2 || !rows.hasStaticShape() || !isa<FloatType>(rows.getElementType()) ||
      result.getShape() != rows.getShape() || result.getElementType() != rows.getElementType()) {
    return emitOpError("expected matrices of floats [b, n], found ") << rows << " and " << result;
  }
  // decay-c2
  return getHalf() >= 1 ? success() : emitOpError("expected at least one row in `half`");
}

LogicalResult DotOp::verify() {
  auto shapeOf = [](Type type) { return cast<ShapedType>(type).getShape(); };
  llvm::SmallDenseMap<char, int64_t> sizes;
  auto fits = [&](StringRef letters, Type type) {
    if (!isa<RankedTensorType, MemRefType>(type) || letters.size() != shapeOf(type).size()) {
      return false;
    }
    return llvm::all_of(llvm::zip(letters, shapeOf(type)), [&](auto axis) {
      auto [letter, size] = axis;
      return sizes.try_emplace(letter, size).first->second == size;
    });
  };
  if (!fits(lhsAxes(), getLhs().getType()) || !fits(rhsAxes(), getRhs().getType()) ||
      !fits(resultAxes(), getResult().getType())) {
    return emitOpError("expected operands and result to fit the letters ") << getSubscripts();
  }
  if (getStart().getType() != getResult().getType()) {
    return emitOpError("expected the result to have the type of the tile it starts from");
  }
  if (getStrict() && !getCausal()) {
    return emitOpError("expected two letters, `causal`, before `strict`");
  }
  if (getCausal() && (getCausal()->size() != 2 || !sizes.count((*getCausal())[0]) ||
                      !sizes.count((*getCausal())[1]))) {
    return emitOpError("expected two of the letters after `causal`");
  }
  if (getWarpgroups() && !getTensorCores()) {
    return emitOpError("expected `tensor_cores` before `warpgroups`");
  }
  LayoutAttr layout = layoutOf(getType());
  if (!layout) {
    return success();
  }
  // Constraints of a scheduled product.
  Value operands[] = {getLhs(), getRhs()};
  auto isTile = [](Value operand) { return isa<RankedTensorType>(operand.getType()); };
  if (!getTensorCores()) {
    return llvm::none_of(operands, isTile)
               ? success()
               : emitOpError("expected operands in memory, or `tensor_cores`");
  }
  bool areShort = llvm::all_of(operands, [](Value operand) {
    return cast<ShapedType>(operand.getType()).getElementTypeBitWidth() == 16;
  });
  if (!areShort || resultAxes().size() != 2 || layout.numRegisterBits() < 2) {
    return emitOpError("expected operands of 16 bits and a matrix with the layout of tensor cores");
  }
  Value right = rightOperandOf(*this);
  if (isTile(right)) {
    return emitOpError("expected the operand without the rows, ")
           << (right == getRhs() ? rhsAxes() : lhsAxes()) << ", in memory";
  }
  AllocOp slot = slotOf(right);
  bool areTogether = columnsOfWarpgroups(layout) && getType().getRank() == 2;
  int64_t terms = cast<ShapedType>(right.getType()).getNumElements() /
                  getType().getDimSize(1 - rowAxisOf(layout));
  if (getWarpgroups() && (!areTogether || terms % 16)) {
    return emitOpError("expected four warps with the same columns, and multiples of 16 terms");
  }
  if (getWarpgroups() && !(slot && slot.getBlocked())) {
    return emitOpError("expected the operand without the rows in a `blocked` slot");
  }
  return success();
}

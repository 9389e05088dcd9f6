//===- TTTOps.cpp - Op classes, builders and folders ---------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What TTTOps.td leaves to C++ besides verification (TTTVerifiers.cpp) and the
// definitions of composites (TTTDecompositions.cpp).
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::ttt;

#define GET_OP_CLASSES
#include "tttc/Dialect/TTT/IR/TTTOps.cpp.inc"

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

/// Few enough that loops over them cost less than another halving.
int64_t DecayedProductsOp::getLeafSize() {
  constexpr int64_t few = 4;
  int64_t size = tensorType(getRows()).getDimSize(0);
  while (size % 2 == 0 && size > few) {
    size /= 2;
  }
  return size;
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  if (getAxes().empty()) {
    return getInput();
  }
  // A constant repeated is a constant.
  if (auto splat = dyn_cast_if_present<SplatElementsAttr>(adaptor.getInput())) {
    return splat.resizeSplat(tensorType(getResult()));
  }
  return {};
}

/// `op` changes the rows from its count on: nothing if there are none, and once.
template <typename RowsOp> static OpFoldResult foldRowsPastEnd(RowsOp op, Attribute known) {
  auto count = dyn_cast_if_present<IntegerAttr>(known);
  if (count && count.getInt() == tensorType(op.getInput()).getDimSize(0)) {
    return op.getInput();
  }
  auto inner = op.getInput().template getDefiningOp<RowsOp>();
  if (inner && inner.getCount() == op.getCount()) {
    return op.getInput();
  }
  return {};
}

OpFoldResult ValidRowsOp::fold(FoldAdaptor adaptor) {
  return foldRowsPastEnd(*this, adaptor.getCount());
}

OpFoldResult PadRowsOp::fold(FoldAdaptor adaptor) {
  return foldRowsPastEnd(*this, adaptor.getCount());
}

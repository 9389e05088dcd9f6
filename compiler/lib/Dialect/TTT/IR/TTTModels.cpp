//===- TTTModels.cpp - Interfaces of ops of other dialects ---------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the interfaces of TTTInterfaces.td for ops of `arith` and `tensor`, and the defaults
// for ops without an interface. The dialect attaches the models when it is loaded.
//
//===----------------------------------------------------------------------===//

#include "Linearities.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::ttt;

namespace {
/// An op that is a sum of the operands `terms`; other operands are conditions or offsets.
template <typename OpTy, unsigned... terms>
struct Sum : LinearityOpInterface::ExternalModel<Sum<OpTy, terms...>, OpTy> {
  Linearity linearityIn(Operation *, const llvm::SmallBitVector &operands) const {
    return linearInSum(operands, {terms...});
  }
};

struct Product : LinearityOpInterface::ExternalModel<Product, arith::MulFOp> {
  Linearity linearityIn(Operation *, const llvm::SmallBitVector &operands) const {
    return linearInEach(operands, {0, 1});
  }
};

/// Offsets, sizes and strides of a slice of one token, extended to the rows of all tokens.
struct SliceOfRows {
  SmallVector<OpFoldResult> offsets, sizes, strides;

  SliceOfRows(OpBuilder &builder, OffsetSizeAndStrideOpInterface slice, int64_t count)
      : offsets(slice.getMixedOffsets()), sizes(slice.getMixedSizes()),
        strides(slice.getMixedStrides()) {
    offsets.insert(offsets.begin(), builder.getIndexAttr(0));
    sizes.insert(sizes.begin(), builder.getIndexAttr(count));
    strides.insert(strides.begin(), builder.getIndexAttr(1));
  }
};

struct RowsOfExtractSlice
    : RowLiftableOpInterface::ExternalModel<RowsOfExtractSlice, tensor::ExtractSliceOp> {
  Value liftRows(Operation *op, OpBuilder &builder, const LiftedOperands &operands) const {
    if (op->getNumOperands() != 1) {
      return Value(); // at a place that changes
    }
    SliceOfRows slice(builder, cast<tensor::ExtractSliceOp>(op), operands.count);
    return tensor::ExtractSliceOp::create(
        builder, op->getLoc(), operands.withRows(op->getResult(0).getType()), operands.values[0],
        slice.offsets, slice.sizes, slice.strides);
  }
};

struct RowsOfInsertSlice
    : RowLiftableOpInterface::ExternalModel<RowsOfInsertSlice, tensor::InsertSliceOp> {
  Value liftRows(Operation *op, OpBuilder &builder, const LiftedOperands &operands) const {
    if (op->getNumOperands() != 2) {
      return Value(); // at a place that changes
    }
    SliceOfRows slice(builder, cast<tensor::InsertSliceOp>(op), operands.count);
    return tensor::InsertSliceOp::create(builder, op->getLoc(), operands.rows(builder, 0),
                                         operands.rows(builder, 1), slice.offsets, slice.sizes,
                                         slice.strides);
  }
};
} // namespace

void ttt::attachModels(MLIRContext &context) {
  arith::AddFOp::attachInterface<Sum<arith::AddFOp, 0, 1>>(context);
  arith::SubFOp::attachInterface<Sum<arith::SubFOp, 0, 1>>(context);
  arith::NegFOp::attachInterface<Sum<arith::NegFOp, 0>>(context);
  arith::MulFOp::attachInterface<Product>(context);
  arith::DivFOp::attachInterface<Sum<arith::DivFOp, 0>>(context);
  arith::SelectOp::attachInterface<Sum<arith::SelectOp, 1, 2>>(context);
  arith::ExtFOp::attachInterface<Sum<arith::ExtFOp, 0>>(context);
  arith::TruncFOp::attachInterface<Sum<arith::TruncFOp, 0>>(context); // apart from rounding
  tensor::ExtractSliceOp::attachInterface<Sum<tensor::ExtractSliceOp, 0>, RowsOfExtractSlice>(
      context);
  tensor::InsertSliceOp::attachInterface<Sum<tensor::InsertSliceOp, 0, 1>, RowsOfInsertSlice>(
      context);
}

Linearity ttt::linearityIn(Operation *op, const llvm::SmallBitVector &operands) {
  auto known = dyn_cast<LinearityOpInterface>(op);
  return known ? known.linearityIn(operands) : Linearity::General;
}

double ttt::countFlops(Operation *op, FlopKind kind) {
  if (auto known = dyn_cast<FlopCountOpInterface>(op)) {
    return known.countFlops(kind);
  }
  bool counts = kind == FlopKind::All && op->hasTrait<OpTrait::Elementwise>() &&
                op->getNumResults() == 1 && !isa<arith::SelectOp>(op) &&
                isa<FloatType>(getElementTypeOrSelf(op->getResult(0)));
  return counts ? elementsOf(op->getResult(0)) : 0;
}

double ttt::countFlops(Block &block, FlopKind kind) {
  double total = 0;
  for (Operation &op : block) {
    total += countFlops(&op, kind);
  }
  return total;
}

Value LiftedOperands::rows(OpBuilder &builder, unsigned i) const {
  Value value = values[i];
  return uniform.test(i) ? BroadcastOp::create(builder, value.getLoc(), withRows(value.getType()),
                                               value, ArrayRef<int64_t>{0})
                               .getResult()
                         : value;
}

RankedTensorType LiftedOperands::withRows(Type type) const {
  auto row = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape{count};
  llvm::append_range(shape, row.getShape());
  return RankedTensorType::get(shape, row.getElementType());
}

Value ttt::liftRows(OpBuilder &builder, Operation *op, const LiftedOperands &operands) {
  if (auto liftable = dyn_cast<RowLiftableOpInterface>(op)) {
    return liftable.liftRows(builder, operands);
  }
  if (!op->hasTrait<OpTrait::Elementwise>() || op->getNumResults() != 1) {
    return Value();
  }
  SmallVector<Value> rows;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    rows.push_back(operands.rows(builder, i));
  }
  Operation *rowwise = builder.clone(*op);
  rowwise->setOperands(rows);
  rowwise->getResult(0).setType(operands.withRows(op->getResult(0).getType()));
  return rowwise->getResult(0);
}

//===- Slices.cpp - Comparison of slices in bufferization -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Slices.h.
//
//===----------------------------------------------------------------------===//

#include "Slices.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;

static bool areEqual(const HyperrectangularSlice &a, const HyperrectangularSlice &b) {
  return isEqualConstantIntOrValueArray(a.getMixedOffsets(), b.getMixedOffsets()) &&
         isEqualConstantIntOrValueArray(a.getMixedSizes(), b.getMixedSizes()) &&
         isEqualConstantIntOrValueArray(a.getMixedStrides(), b.getMixedStrides());
}

static HyperrectangularSlice written(tensor::InsertSliceOp op) {
  return HyperrectangularSlice(cast<OffsetSizeAndStrideOpInterface>(op.getOperation()));
}

static HyperrectangularSlice written(vector::TransferWriteOp op) {
  SmallVector<OpFoldResult> offsets(op.getIndices());
  return HyperrectangularSlice(
      offsets, getAsIndexOpFoldResult(op.getContext(), op.getTransferChunkAccessed()));
}

namespace {

template <typename InsertionOp>
struct InsertionModel : SubsetOpInterface::ExternalModel<InsertionModel<InsertionOp>, InsertionOp> {
  FailureOr<HyperrectangularSlice> getAccessedHyperrectangularSlice(Operation *op) const {
    return written(cast<InsertionOp>(op));
  }
  bool operatesOnEquivalentSubset(Operation *op, SubsetOpInterface other,
                                  function_ref<bool(Value, Value)> areEquivalent) const {
    auto slice = other.getAccessedHyperrectangularSlice();
    return succeeded(slice) && areEqual(written(cast<InsertionOp>(op)), *slice) &&
           areEquivalent(detail::getTensorContainer(op), other.getTensorContainer());
  }
};

} // namespace

void tttc::registerSliceModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::InsertSliceOp::attachInterface<InsertionModel<tensor::InsertSliceOp>>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, vector::VectorDialect *) {
    vector::TransferWriteOp::attachInterface<InsertionModel<vector::TransferWriteOp>>(*context);
  });
}

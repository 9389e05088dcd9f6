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
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;

namespace {

template <typename OpTy>
struct SliceModel : SubsetOpInterface::ExternalModel<SliceModel<OpTy>, OpTy> {
  bool operatesOnEquivalentSubset(Operation *op, SubsetOpInterface candidate,
                                  function_ref<bool(Value, Value)> areEquivalent) const {
    auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
    auto other = dyn_cast<OffsetSizeAndStrideOpInterface>(candidate.getOperation());
    if (!other) {
      return detail::defaultOperatesOnEquivalentSubset(op, candidate, areEquivalent);
    }
    return slice.isSameAs(other, isEqualConstantIntOrValue) &&
           areEquivalent(detail::getTensorContainer(op),
                         detail::getTensorContainer(candidate.getOperation()));
  }

  FailureOr<HyperrectangularSlice> getAccessedHyperrectangularSlice(Operation *op) const {
    return HyperrectangularSlice(cast<OffsetSizeAndStrideOpInterface>(op));
  }
};

} // namespace

void tttc::registerSliceModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::ExtractSliceOp::attachInterface<SliceModel<tensor::ExtractSliceOp>>(*context);
    tensor::InsertSliceOp::attachInterface<SliceModel<tensor::InsertSliceOp>>(*context);
  });
}

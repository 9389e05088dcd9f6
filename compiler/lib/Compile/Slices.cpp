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

/// Returns true if `candidate` is what an insertion reads of its tensor before it writes it.
static bool readsSame(Operation *insertion, Value candidate,
                      function_ref<bool(Value, Value)> areEquivalent) {
  Operation *extraction = candidate.getDefiningOp();
  if (!isa_and_nonnull<SubsetExtractionOpInterface>(extraction)) {
    return false;
  }
  auto written = cast<SubsetOpInterface>(insertion).getAccessedHyperrectangularSlice();
  auto read = cast<SubsetOpInterface>(extraction).getAccessedHyperrectangularSlice();
  return succeeded(written) && succeeded(read) && areEqual(*written, *read) &&
         areEquivalent(detail::getTensorContainer(insertion),
                       detail::getTensorContainer(extraction));
}

namespace {

struct InsertSliceModel
    : SubsetInsertionOpInterface::ExternalModel<InsertSliceModel, tensor::InsertSliceOp> {
  OpOperand &getSourceOperand(Operation *op) const {
    return cast<tensor::InsertSliceOp>(op).getSourceMutable();
  }
  bool isEquivalentSubset(Operation *op, Value candidate,
                          function_ref<bool(Value, Value)> areEquivalent) const {
    return readsSame(op, candidate, areEquivalent);
  }
  Value buildSubsetExtraction(Operation *op, OpBuilder &builder, Location loc) const {
    auto insertion = cast<tensor::InsertSliceOp>(op);
    return tensor::ExtractSliceOp::create(builder, loc, insertion.getSourceType(),
                                          insertion.getDest(), insertion.getMixedOffsets(),
                                          insertion.getMixedSizes(), insertion.getMixedStrides());
  }
  SmallVector<Value> getValuesNeededToBuildSubsetExtraction(Operation *op) const {
    auto insertion = cast<tensor::InsertSliceOp>(op);
    SmallVector<Value> values;
    llvm::append_range(values, insertion.getOffsets());
    llvm::append_range(values, insertion.getSizes());
    llvm::append_range(values, insertion.getStrides());
    values.push_back(insertion.getDest());
    return values;
  }
};

struct TransferWriteModel
    : SubsetInsertionOpInterface::ExternalModel<TransferWriteModel, vector::TransferWriteOp> {
  OpOperand &getSourceOperand(Operation *op) const {
    return cast<vector::TransferWriteOp>(op).getValueToStoreMutable();
  }
  bool isEquivalentSubset(Operation *op, Value candidate,
                          function_ref<bool(Value, Value)> areEquivalent) const {
    return readsSame(op, candidate, areEquivalent);
  }
  Value buildSubsetExtraction(Operation *op, OpBuilder &builder, Location loc) const {
    llvm_unreachable("no pass of the compiler moves what is read before a transfer");
  }
  SmallVector<Value> getValuesNeededToBuildSubsetExtraction(Operation *op) const {
    llvm_unreachable("no pass of the compiler moves what is read before a transfer");
  }
};

} // namespace

void tttc::registerSliceModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::InsertSliceOp::attachInterface<InsertSliceModel>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, vector::VectorDialect *) {
    vector::TransferWriteOp::attachInterface<TransferWriteModel>(*context);
  });
}

//===- OpsSlice.cpp - Slices of tensors -----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Ops.h.
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tttc::test;

/// Returns the index in the whole tensor of element `part` of a slice. Axes of length 1 may be
/// missing in the slice.
template <typename Slice>
static Index placeIn(const OpCall &call, Slice slice, ArrayRef<int64_t> part) {
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  Index place;
  size_t next = 0;
  for (auto [axis, offset] : llvm::enumerate(slice.getMixedOffsets())) {
    auto value = dyn_cast<Value>(offset);
    int64_t start =
        value ? int64_t(call.values.find(value)->second.data[0]) : *getConstantIntValue(offset);
    int64_t i = dropped.test(axis) ? 0 : part[next++];
    place.push_back(start + i * slice.getStaticStrides()[axis]);
  }
  return place;
}

static Tensor extractSlice(const OpCall &call) {
  Tensor out = call.result();
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
    out.at(index) = call[0].at(placeIn(call, cast<tensor::ExtractSliceOp>(call.op), index));
  });
  return out;
}

static Tensor insertSlice(const OpCall &call) {
  Tensor out = call[1];
  forEachIndex(call[0].shape, [&](ArrayRef<int64_t> index) {
    out.at(placeIn(call, cast<tensor::InsertSliceOp>(call.op), index)) = call[0].at(index);
  });
  return out;
}

ArrayRef<OpTest> tttc::test::sliceOps() {
  static const std::vector<OpTest> table = {
      {"tensor.extract_slice",
       extractSlice,
       {{"%x: tensor<4x3xf64>",
         "tensor.extract_slice %x[1, 1] [1, 2] [1, 1] : tensor<4x3xf64> to tensor<2xf64>"},
        {"%x: tensor<4x3xf64>", "arith.constant 1 : index\n"
                                "%1 = tensor.extract_slice %x[%0, 0] [2, 3] [1, 1] : "
                                "tensor<4x3xf64> to tensor<2x3xf64>"}}},
      {"tensor.insert_slice",
       insertSlice,
       {{"%x: tensor<2xf64>, %y: tensor<4x3xf64>",
         "tensor.insert_slice %x into %y[1, 1] [1, 2] [1, 1] : tensor<2xf64> into "
         "tensor<4x3xf64>"}}},
  };
  return table;
}

//===- Accesses.h - What launches read and write ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On a device a pipeline reads whole tensors or rows of one, and stores whole tensors or rows.
// `halide-form-launches` brings a driver into this form. Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_ACCESSES_H
#define TTTC_LIB_TARGET_HALIDE_ACCESSES_H

#include "tttc/Dialect/Halide/IR/HalideDialect.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

#include <optional>

namespace tttc {

enum class Access {
  Whole, ///< a tensor
  Rows,  ///< successive rows of a tensor of the same rank
  Row    ///< one row of a tensor that has one axis more
};

/// The tensor that a run reads for one input, and which of its rows.
struct ReadAccess {
  Access access = Access::Whole;
  mlir::Value tensor;
  /// Row i is row `first + min(i, last)` of the tensor.
  mlir::OpFoldResult first, last;
};

ReadAccess readAccess(mlir::Value input);

/// Where a result of a run is stored, instead of in a tensor of its own.
struct WriteAccess {
  Access access;
  mlir::tensor::InsertSliceOp insert;
  /// Row i is row `first + i`, for i < count.
  mlir::OpFoldResult first, count;
};

/// Where an insertion stores its source, a tile or its first rows; none if it is not into rows.
std::optional<WriteAccess> writeAccess(mlir::tensor::InsertSliceOp insert);
/// The tensor of which an insertion stores the first rows.
mlir::Value insertedTile(mlir::tensor::InsertSliceOp insert);
/// None: the result is a tensor of its own.
std::optional<WriteAccess> writeAccess(mlir::OpResult result);

/// The accesses of the arguments and results of one pipeline, the same in all its runs.
struct PipelineAccesses {
  llvm::SmallVector<Access> inputs, outputs;
};

/// By name of the pipeline, after `halide-form-launches`: runs of one pipeline differ only in
/// inputs that are rows for some and whole tensors for others.
llvm::StringMap<PipelineAccesses> pipelineAccesses(mlir::ModuleOp driver);

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_ACCESSES_H

//===- Accesses.cpp - What launches read and write -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Accesses.h.
//
//===----------------------------------------------------------------------===//

#include "Accesses.h"

using namespace mlir;
using namespace tttc;

static bool isDynamic(Type type) { return !cast<RankedTensorType>(type).hasStaticShape(); }

/// True for whole rows along the first axis.
template <typename OpTy> static bool takesRows(OpTy slice, RankedTensorType whole) {
  for (int64_t axis = 0; axis < whole.getRank(); ++axis) {
    if (slice.getStaticStrides()[axis] != 1 ||
        (axis > 0 && (slice.getStaticOffsets()[axis] != 0 ||
                      slice.getStaticSizes()[axis] != whole.getDimSize(axis)))) {
      return false;
    }
  }
  return whole.getRank() > 0;
}

ReadAccess tttc::readAccess(Value input) {
  ReadAccess whole = {Access::Whole, input, {}, {}};
  if (auto rows = input.getDefiningOp<halide::RowsOp>();
      rows && isDynamic(rows.getSource().getType())) {
    return {Access::Rows, rows.getSource(), rows.getFirst(), rows.getLast()};
  }
  auto slice = input.getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice || !isDynamic(slice.getSourceType()) || isDynamic(slice.getType()) ||
      !takesRows(slice, slice.getSourceType())) {
    return whole;
  }
  Builder b(slice.getContext());
  return {slice.getDroppedDims().test(0) ? Access::Row : Access::Rows, slice.getSource(),
          slice.getMixedOffsets()[0], b.getIndexAttr(slice.getStaticSizes()[0] - 1)};
}

Value tttc::insertedTile(tensor::InsertSliceOp insert) {
  auto valid = insert.getSource().getDefiningOp<tensor::ExtractSliceOp>();
  const bool isPart = valid && isDynamic(valid.getType()) && !isDynamic(valid.getSourceType()) &&
                      takesRows(valid, valid.getSourceType()) &&
                      getConstantIntValue(valid.getMixedOffsets()[0]) == 0;
  return isPart ? valid.getSource() : insert.getSource();
}

std::optional<WriteAccess> tttc::writeAccess(tensor::InsertSliceOp insert) {
  if (!isDynamic(insert.getDestType()) || isDynamic(insertedTile(insert).getType()) ||
      !takesRows(insert, insert.getDestType())) {
    return std::nullopt;
  }
  return WriteAccess{insert.getDroppedDims().test(0) ? Access::Row : Access::Rows, insert,
                     insert.getMixedOffsets()[0], insert.getMixedSizes()[0]};
}

std::optional<WriteAccess> tttc::writeAccess(OpResult result) {
  if (!result.hasOneUse()) {
    return std::nullopt;
  }
  Operation *user = *result.user_begin();
  if (auto valid = dyn_cast<tensor::ExtractSliceOp>(user); valid && valid->hasOneUse()) {
    user = *valid->user_begin();
  }
  auto insert = dyn_cast<tensor::InsertSliceOp>(user);
  if (!insert || insertedTile(insert) != result ||
      insert->getBlock() != result.getOwner()->getBlock()) {
    return std::nullopt;
  }
  // The rows are stored by the run: whatever else uses the tensor has to come before it.
  Value tensor = insert.getDest();
  if (Operation *source = tensor.getDefiningOp(); source &&
                                                  source->getBlock() == insert->getBlock() &&
                                                  !source->isBeforeInBlock(result.getOwner())) {
    return std::nullopt;
  }
  auto comesBefore = [&](Operation *other) {
    Operation *inBlock = insert->getBlock()->findAncestorOpInBlock(*other);
    return inBlock && inBlock->isBeforeInBlock(result.getOwner());
  };
  for (Operation *other : tensor.getUsers()) {
    if (other != insert && !comesBefore(other)) {
      return std::nullopt;
    }
    // Rows are read where they are used, not where they are named.
    if (isa<halide::RowsOp, tensor::ExtractSliceOp>(other) &&
        !llvm::all_of(other->getUsers(), comesBefore)) {
      return std::nullopt;
    }
  }
  return writeAccess(insert);
}

llvm::StringMap<PipelineAccesses> tttc::pipelineAccesses(ModuleOp driver) {
  llvm::StringMap<PipelineAccesses> accesses;
  driver.walk([&](halide::RunOp run) {
    PipelineAccesses &known = accesses[run.getPipeline()];
    known.inputs.resize(run.getInputs().size(), Access::Whole);
    for (auto [input, access] : llvm::zip(run.getInputs(), known.inputs)) {
      const Access now = readAccess(input).access;
      access = now == Access::Whole ? access : now;
    }
    known.outputs.clear();
    for (OpResult result : run->getResults()) {
      auto write = writeAccess(result);
      known.outputs.push_back(write ? write->access : Access::Whole);
    }
  });
  return accesses;
}

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
  for (Operation *other : tensor.getUsers()) {
    Operation *inBlock = insert->getBlock()->findAncestorOpInBlock(*other);
    if (inBlock != insert && (!inBlock || !inBlock->isBeforeInBlock(result.getOwner()))) {
      return std::nullopt;
    }
  }
  return writeAccess(insert);
}

/// Joins what two runs do with one input; none if no pipeline can do both.
static std::optional<Access> join(Access a, Access b) {
  return a == Access::Whole || a == b ? b : b == Access::Whole ? std::optional(a) : std::nullopt;
}

FailureOr<llvm::StringMap<PipelineAccesses>> tttc::pipelineAccesses(ModuleOp driver) {
  llvm::StringMap<PipelineAccesses> accesses;
  auto walked = driver.walk([&](halide::RunOp run) {
    PipelineAccesses now;
    for (Value input : run.getInputs()) {
      now.inputs.push_back(readAccess(input).access);
    }
    for (OpResult result : run->getResults()) {
      auto write = writeAccess(result);
      now.outputs.push_back(write ? write->access : Access::Whole);
    }
    auto [known, isNew] = accesses.try_emplace(run.getPipeline(), now);
    if (isNew) {
      return WalkResult::advance();
    }
    for (auto [a, b] : llvm::zip(known->second.inputs, now.inputs)) {
      std::optional<Access> joined = join(a, b);
      if (!joined) {
        run.emitError("reads rows in one run of '")
            << run.getPipeline() << "' and one row in another";
        return WalkResult::interrupt();
      }
      a = *joined;
    }
    if (known->second.outputs != now.outputs) {
      run.emitError("stores results of '")
          << run.getPipeline() << "' in another way than an earlier run";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  if (walked.wasInterrupted()) {
    return failure();
  }
  return accesses;
}

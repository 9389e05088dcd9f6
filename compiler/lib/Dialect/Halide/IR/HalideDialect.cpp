//===- HalideDialect.cpp - Calls of Halide pipelines ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/Halide/IR/HalideDialect.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace mlir::halide;

#include "tttc/Dialect/Halide/IR/HalideOpsDialect.cpp.inc"

#define GET_OP_CLASSES
#include "tttc/Dialect/Halide/IR/HalideOps.cpp.inc"

namespace {
/// A driver is inlined into another; pipelines are not called.
struct DriverInliner : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const override { return true; }
};
} // namespace

void HalideDialect::initialize() {
  addInterfaces<DriverInliner>();
  addOperations<
#define GET_OP_LIST
#include "tttc/Dialect/Halide/IR/HalideOps.cpp.inc"
      >();
}

LogicalResult HalideDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName() != pipelineAttrName) {
    return op->emitError("unknown attribute '")
           << attribute.getName().getValue() << "'; there is " << pipelineAttrName;
  }
  if (!isa<UnitAttr>(attribute.getValue())) {
    return op->emitError("expected attribute '") << pipelineAttrName << "' without a value";
  }
  return success();
}

LogicalResult RowsOp::verify() {
  auto from = cast<RankedTensorType>(getSource().getType());
  auto to = cast<RankedTensorType>(getResult().getType());
  if (from.getRank() == 0 || from.getRank() != to.getRank() ||
      from.getShape().drop_front() != to.getShape().drop_front() ||
      from.getElementType() != to.getElementType()) {
    return emitOpError("expected rows of one type, found ") << from << " and " << to;
  }
  return success();
}

void RunOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  auto add = [&](MutableOperandRange operands, MemoryEffects::Effect *effect) {
    for (OpOperand &operand : operands) {
      if (isa<MemRefType>(operand.get().getType())) {
        effects.emplace_back(effect, &operand, SideEffects::DefaultResource::get());
      }
    }
  };
  add(getInputsMutable(), MemoryEffects::Read::get());
  add(getOutsMutable(), MemoryEffects::Write::get());
}

// Inputs are read, outs are written and not read; each result is in its out.

bool RunOp::bufferizesToMemoryRead(OpOperand &operand, const bufferization::AnalysisState &) {
  return isDpsInput(&operand);
}

bool RunOp::bufferizesToMemoryWrite(OpOperand &operand, const bufferization::AnalysisState &) {
  return isDpsInit(&operand);
}

bufferization::AliasingValueList RunOp::getAliasingValues(OpOperand &operand,
                                                          const bufferization::AnalysisState &) {
  if (!isDpsInit(&operand)) {
    return {};
  }
  return {{getTiedOpResult(&operand), bufferization::BufferRelation::Equivalent}};
}

/// An input that is updated in place is read before it is written.
bool RunOp::isNotConflicting(OpOperand *read, OpOperand *write,
                             const bufferization::AnalysisState &) {
  if (read->getOwner() != write->getOwner() || !isDpsInput(read) || !isDpsInit(write) ||
      read->get() != write->get() || !getInPlace()) {
    return false;
  }
  // Passes after halide-update-in-place give outs other places: those may not be inputs.
  const int64_t out = getTiedOpResult(write).getResultNumber();
  return llvm::is_contained(*getInPlace(), out);
}

LogicalResult RunOp::bufferize(RewriterBase &rewriter,
                               const bufferization::BufferizationOptions &options,
                               bufferization::BufferizationState &state) {
  auto buffersOf = [&](OperandRange tensors, SmallVector<Value> &buffers) {
    for (Value tensor : tensors) {
      FailureOr<Value> buffer = bufferization::getBuffer(rewriter, tensor, options, state);
      if (failed(buffer)) {
        return failure();
      }
      buffers.push_back(*buffer);
    }
    return success();
  };
  SmallVector<Value> inputs, outs;
  if (failed(buffersOf(getInputs(), inputs)) || failed(buffersOf(getOuts(), outs))) {
    return failure();
  }
  RunOp::create(rewriter, getLoc(), TypeRange(), getPipelineAttr(), getParameters(), inputs, outs,
                getInPlaceAttr());
  bufferization::replaceOpWithBufferizedValues(rewriter, *this, outs);
  return success();
}

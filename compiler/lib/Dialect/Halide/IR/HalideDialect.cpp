//===- HalideDialect.cpp - Calls of Halide pipelines ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/Halide/IR/HalideDialect.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"

using namespace mlir;
using namespace mlir::halide;

#include "tttc/Dialect/Halide/IR/HalideOpsDialect.cpp.inc"

#define GET_OP_CLASSES
#include "tttc/Dialect/Halide/IR/HalideOps.cpp.inc"

void HalideDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tttc/Dialect/Halide/IR/HalideOps.cpp.inc"
      >();
  declarePromisedInterface<bufferization::BufferizableOpInterface, RunOp>();
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

namespace {
/// Inputs are read, outs are written and not read; each result is in its out.
struct RunBufferization
    : bufferization::DstBufferizableOpInterfaceExternalModel<RunBufferization, RunOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const bufferization::AnalysisState &) const {
    return cast<RunOp>(op).isDpsInput(&operand);
  }

  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand,
                               const bufferization::AnalysisState &) const {
    return cast<RunOp>(op).isDpsInit(&operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const bufferization::BufferizationOptions &options,
                          bufferization::BufferizationState &state) const {
    auto run = cast<RunOp>(op);
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
    if (failed(buffersOf(run.getInputs(), inputs)) || failed(buffersOf(run.getOuts(), outs))) {
      return failure();
    }
    RunOp::create(rewriter, run.getLoc(), TypeRange(), run.getPipelineAttr(), run.getParameters(),
                  inputs, outs);
    bufferization::replaceOpWithBufferizedValues(rewriter, op, outs);
    return success();
  }
};
} // namespace

void halide::registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, HalideDialect *) {
    RunOp::attachInterface<RunBufferization>(*context);
  });
}

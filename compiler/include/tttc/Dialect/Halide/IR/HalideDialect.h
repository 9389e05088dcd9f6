//===- HalideDialect.h - Calls of Halide pipelines --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_HALIDE_IR_HALIDEDIALECT_H
#define TTTC_DIALECT_HALIDE_IR_HALIDEDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tttc/Dialect/Halide/IR/HalideOpsDialect.h.inc"

#define GET_OP_CLASSES
#include "tttc/Dialect/Halide/IR/HalideOps.h.inc"

namespace mlir::halide {

/// Marks a function that Halide compiles.
constexpr llvm::StringLiteral pipelineAttrName = "halide.pipeline";

inline bool isPipeline(Operation *func) { return func->hasAttr(pipelineAttrName); }

} // namespace mlir::halide

#endif // TTTC_DIALECT_HALIDE_IR_HALIDEDIALECT_H

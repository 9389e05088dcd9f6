//===- Dialects.cpp - Dialects of a compilation ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes load the dialects of the ops that they create. External models of interfaces, such as
// bufferization, are in separate libraries and must be registered explicitly. Registering
// everything in MLIR would double the size of the program.
//
//===----------------------------------------------------------------------===//

#include "Dialects.h"

#include "Slices.h"

#include "tttc/Dialect/Halide/IR/HalideDialect.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferViewFlowOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/ControlFlow/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/Transforms/AllocationOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/Transforms/BufferViewFlowOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/TensorInferTypeOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/TensorTilingInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/Transforms/SubsetOpInterfaceImpl.h"
#include "mlir/Interfaces/CastInterfaces.h"

using namespace mlir;

const DialectRegistry &tttc::dialects() {
  static const DialectRegistry *registry = [] {
    auto *made = new DialectRegistry;
    made->insert<affine::AffineDialect, arith::ArithDialect, bufferization::BufferizationDialect,
                 cf::ControlFlowDialect, func::FuncDialect, linalg::LinalgDialect,
                 LLVM::LLVMDialect, math::MathDialect, memref::MemRefDialect, NVVM::NVVMDialect,
                 scf::SCFDialect, tensor::TensorDialect, ub::UBDialect, vector::VectorDialect,
                 ttt::TTTDialect, tile::TileDialect, halide::HalideDialect>();
    registerSliceModels(*made);
    func::registerInlinerExtension(*made);
    builtin::registerCastOpInterfaceExternalModels(*made);
    // Bufferization of ops on tensors.
    arith::registerBufferizableOpInterfaceExternalModels(*made);
    bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(*made);
    cf::registerBufferizableOpInterfaceExternalModels(*made);
    linalg::registerBufferizableOpInterfaceExternalModels(*made);
    scf::registerBufferizableOpInterfaceExternalModels(*made);
    tensor::registerBufferizableOpInterfaceExternalModels(*made);
    vector::registerBufferizableOpInterfaceExternalModels(*made);
    // Buffer aliases and allocations.
    arith::registerBufferViewFlowOpInterfaceExternalModels(*made);
    memref::registerBufferViewFlowOpInterfaceExternalModels(*made);
    memref::registerAllocationOpInterfaceExternalModels(*made);
    // Bounds, subsets and tiling of values.
    affine::registerValueBoundsOpInterfaceExternalModels(*made);
    arith::registerValueBoundsOpInterfaceExternalModels(*made);
    linalg::registerValueBoundsOpInterfaceExternalModels(*made);
    memref::registerValueBoundsOpInterfaceExternalModels(*made);
    scf::registerValueBoundsOpInterfaceExternalModels(*made);
    tensor::registerValueBoundsOpInterfaceExternalModels(*made);
    vector::registerValueBoundsOpInterfaceExternalModels(*made);
    tensor::registerInferTypeOpInterfaceExternalModels(*made);
    linalg::registerSubsetOpInterfaceExternalModels(*made);
    tensor::registerSubsetOpInterfaceExternalModels(*made);
    vector::registerSubsetOpInterfaceExternalModels(*made);
    linalg::registerTilingInterfaceExternalModels(*made);
    tensor::registerTilingInterfaceExternalModels(*made);
    // Conversion to the LLVM dialect.
    arith::registerConvertArithToLLVMInterface(*made);
    cf::registerConvertControlFlowToLLVMInterface(*made);
    ub::registerConvertUBToLLVMInterface(*made);
    registerConvertFuncToLLVMInterface(*made);
    registerConvertMemRefToLLVMInterface(*made);
    return made;
  }();
  return *registry;
}

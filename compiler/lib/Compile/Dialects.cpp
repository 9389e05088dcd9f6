//===- Dialects.cpp - What a compilation may meet -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes load the dialects that they make ops of. What they ask of ops of other dialects, such as
// how they are bufferized, lies in libraries that nobody else asks for. All that MLIR has would
// make the program twice as large.
//
//===----------------------------------------------------------------------===//

#include "Dialects.h"

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
                 ttt::TTTDialect, tile::TileDialect>();
    func::registerInlinerExtension(*made);
    builtin::registerCastOpInterfaceExternalModels(*made);
    // How ops on tensors become ops on buffers.
    arith::registerBufferizableOpInterfaceExternalModels(*made);
    bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(*made);
    cf::registerBufferizableOpInterfaceExternalModels(*made);
    linalg::registerBufferizableOpInterfaceExternalModels(*made);
    scf::registerBufferizableOpInterfaceExternalModels(*made);
    tensor::registerBufferizableOpInterfaceExternalModels(*made);
    vector::registerBufferizableOpInterfaceExternalModels(*made);
    // Which buffers are others, and where they come from.
    arith::registerBufferViewFlowOpInterfaceExternalModels(*made);
    memref::registerBufferViewFlowOpInterfaceExternalModels(*made);
    memref::registerAllocationOpInterfaceExternalModels(*made);
    // How large values are, which parts of others they are, and how they are cut.
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
    // What becomes of the rest in LLVM's dialect.
    arith::registerConvertArithToLLVMInterface(*made);
    cf::registerConvertControlFlowToLLVMInterface(*made);
    ub::registerConvertUBToLLVMInterface(*made);
    registerConvertFuncToLLVMInterface(*made);
    registerConvertMemRefToLLVMInterface(*made);
    return made;
  }();
  return *registry;
}

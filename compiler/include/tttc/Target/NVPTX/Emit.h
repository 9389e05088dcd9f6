//===- Emit.h - From the NVVM dialect to PTX and machine code - -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translation to LLVM IR, optimisation and code generation; ptxas runs as a separate program.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_NVPTX_EMIT_H
#define TTTC_TARGET_NVPTX_EMIT_H

#include "tttc/Target/NVPTX/Gpu.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tttc {

/// The module as PTX text. With `fuse`, multiplications and additions are contracted to fused
/// multiply-adds where possible; which ones depends on the surrounding code.
llvm::Expected<std::string> writePtx(mlir::ModuleOp module, const Gpu &gpu, bool fuse);

/// Returns true if there is a ptxas in PATH or CUDA_HOME/bin.
bool hasAssembler();

/// Assembles PTX to machine code with ptxas of the CUDA toolkit. Fails with ptxas's message, or if
/// there is no ptxas.
llvm::Expected<std::string> assemble(llvm::StringRef ptx, const Gpu &gpu);

} // namespace tttc

#endif // TTTC_TARGET_NVPTX_EMIT_H

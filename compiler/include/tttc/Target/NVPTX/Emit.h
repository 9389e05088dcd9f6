//===- Emit.h - From the NVVM dialect to PTX and machine code - -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translation, optimisation, code; ptxas as a program.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_NVPTX_EMIT_H
#define TTTC_TARGET_NVPTX_EMIT_H

#include "tttc/Target/NVPTX/Gpu.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tttc {

/// Finds the options of LLVM's back end that the code wants set. To be called before a tool forgets
/// LLVM's options to have its own; without it the code needs more registers.
void keepBackEndOptions();

/// The module as PTX text.
llvm::Expected<std::string> writePtx(mlir::ModuleOp module, const Gpu &gpu);

/// Machine code of PTX, by ptxas of the CUDA toolkit, looked for in PATH and CUDA_HOME/bin.
/// Fails with ptxas's message, or if there is none.
llvm::Expected<std::string> assemble(llvm::StringRef ptx, const Gpu &gpu);

} // namespace tttc

#endif // TTTC_TARGET_NVPTX_EMIT_H

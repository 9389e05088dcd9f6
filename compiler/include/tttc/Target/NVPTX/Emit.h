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

/// The module as PTX text. With `fuse` a product that is added to something is one instruction
/// and one rounding where that can be; which ones are depends on the code around.
llvm::Expected<std::string> writePtx(mlir::ModuleOp module, const Gpu &gpu, bool fuse);

/// Whether there is a ptxas, in PATH or CUDA_HOME/bin.
bool hasAssembler();

/// Machine code of PTX, by ptxas of the CUDA toolkit. Fails with ptxas's message, or if there is
/// none.
llvm::Expected<std::string> assemble(llvm::StringRef ptx, const Gpu &gpu);

} // namespace tttc

#endif // TTTC_TARGET_NVPTX_EMIT_H

//===- Torch.h - The matrix form as a PyTorch function ----------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dual form of `--emit=torch`, written from the phase `dual`: what the compiler
// has found, in a language that others read, and that PyTorch differentiates by itself.
// The primal form is written from the checked tree: tttc/Torch/Torch.h.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_TORCH_TORCH_H
#define TTTC_TARGET_TORCH_TORCH_H

#include "tttc/DSL/Sema.h"

#include "mlir/IR/BuiltinOps.h"

namespace tttc {

/// The layer as one function of arrays, like that of the primal form except that states
/// with a value in the text are no arguments. Pre: `module` is `layer` in the phase
/// `dual`, in the dual form. What cannot be written is an error at its place.
mlir::FailureOr<std::string> writeDual(mlir::ModuleOp module, const dsl::Layer &layer,
                                       const dsl::DimEnv &dims, const dsl::Source &source);

} // namespace tttc

#endif // TTTC_TARGET_TORCH_TORCH_H

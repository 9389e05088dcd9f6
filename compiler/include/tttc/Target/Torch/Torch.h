//===- Torch.h - The matrix form as a PyTorch function ----------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the dual form of `--emit=torch` from the phase `dual`: the compiler's result as
// readable PyTorch code, which autograd can differentiate. The primal form is written
// from the checked AST: tttc/Torch/Torch.h.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_TORCH_TORCH_H
#define TTTC_TARGET_TORCH_TORCH_H

#include "tttc/DSL/Sema.h"

#include "mlir/IR/BuiltinOps.h"

namespace tttc {

/// The layer as one function of arrays. Its signature is that of the primal form, without
/// the states that have an initial value in the text. Pre: `module` is `layer` in the phase
/// `dual`, in the dual form. Emits an error at an op that cannot be written.
mlir::FailureOr<std::string> writeDual(mlir::ModuleOp module, const dsl::Layer &layer,
                                       const dsl::DimEnv &dims, const dsl::Source &source);

} // namespace tttc

#endif // TTTC_TARGET_TORCH_TORCH_H

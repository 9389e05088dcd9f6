//===- Torch.h - A layer as a PyTorch function -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The primal form of `--emit=torch`: the checked tree as Python, token by token,
// inner gradients by torch.func.grad. Nothing is differentiated or rewritten here, so
// it shares only the syntax tree with the compiler. The dual form is written from
// IR: tttc/Target/Torch/Torch.h.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TORCH_TORCH_H
#define TTTC_TORCH_TORCH_H

#include "tttc/DSL/Sema.h"

namespace tttc::torch {

/// The layer as one function of arrays, `[B,H,T,...]` as in a call of a kernel. Pre:
/// `file` passed `check`, `layer` is in it and `dims` are its bound dims.
std::string writePrimal(const dsl::File &file, const dsl::Layer &layer, const dsl::DimEnv &dims,
                        const dsl::Source &source);

} // namespace tttc::torch

#endif // TTTC_TORCH_TORCH_H

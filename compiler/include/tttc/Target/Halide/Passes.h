//===- Passes.h - Drivers and pipelines ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td of this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_HALIDE_PASSES_H
#define TTTC_TARGET_HALIDE_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tttc {

#define GEN_PASS_DECL
#include "tttc/Target/Halide/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tttc/Target/Halide/Passes.h.inc"

} // namespace tttc

#endif // TTTC_TARGET_HALIDE_PASSES_H

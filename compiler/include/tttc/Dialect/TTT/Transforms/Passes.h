//===- Passes.h - Passes on the ttt dialect ---------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated from Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_TRANSFORMS_PASSES_H
#define TTTC_DIALECT_TTT_TRANSFORMS_PASSES_H

#include "tttc/Options/Checkpoint.h"
#include "tttc/Options/Form.h"

#include "mlir/Pass/Pass.h"

namespace mlir::ttt {

#define GEN_PASS_DECL
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"

} // namespace mlir::ttt

#endif // TTTC_DIALECT_TTT_TRANSFORMS_PASSES_H

//===- TileToNVVM.h - From scheduled tiles to threads -------- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td of this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CONVERSION_TILETONVVM_TILETONVVM_H
#define TTTC_CONVERSION_TILETONVVM_TILETONVVM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tttc {

#define GEN_PASS_DECL
#include "tttc/Conversion/TileToNVVM/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tttc/Conversion/TileToNVVM/Passes.h.inc"

} // namespace tttc

#endif // TTTC_CONVERSION_TILETONVVM_TILETONVVM_H

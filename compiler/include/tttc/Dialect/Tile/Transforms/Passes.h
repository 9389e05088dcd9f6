//===- Passes.h - From the matrix form to scheduled tiles ---- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td of this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TILE_TRANSFORMS_PASSES_H
#define TTTC_DIALECT_TILE_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::tile {

#define GEN_PASS_DECL
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"

} // namespace mlir::tile

#endif // TTTC_DIALECT_TILE_TRANSFORMS_PASSES_H

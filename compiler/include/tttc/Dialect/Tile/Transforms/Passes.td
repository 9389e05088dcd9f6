//===- Passes.td - From the matrix form to scheduled tiles -*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TILE_TRANSFORMS_PASSES_TD
#define TTTC_DIALECT_TILE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def TileFormKernelPass : Pass<"tile-form-kernel", "::mlir::func::FuncOp"> {
  let summary = "A function on tensors becomes one on memory and tiles";
  let description = [{
    Arguments and results become `memref` arguments, results last. What has one entry per
    token stays in memory, read and written a tile at a time (`tile.read`, `tile.write`);
    a stream that begins and ends in the function is an allocation (`memref.alloc`). Every other
    tensor is a value. A slice of a value goes through a slot of shared memory, written where
    the value is computed.

    - `ttt.contract`, `ttt.tril_matmul` and `ttt.band_matmul` become `tile.dot`; where an operand
      has no axis of its own (a row times a matrix, an outer product), elementwise products and a
      sum, which need no operand in memory;
    - sums, broadcasts and masks become `tile.reduce`, `tile.broadcast` and comparisons of
      `tile.coord`; what other ops were lowered to (`linalg`) is taken apart the same way.

    Expects: ttt-tile-mini-batches, no calls, convert-ttt-to-linalg{only-irregular}. Guarantees: no
    `ttt` and no `linalg` op, no tensor of dynamic size. Fails with the place of what has no form
    on tiles. Numerics: sums in the order of the axes; nothing is reassociated.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::mlir::tile::TileDialect"
  ];
}

#endif // TTTC_DIALECT_TILE_TRANSFORMS_PASSES_TD

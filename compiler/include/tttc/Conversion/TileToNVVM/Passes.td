//===- Passes.td - From scheduled tiles to threads ---------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CONVERSION_TILETONVVM_PASSES_TD
#define TTTC_CONVERSION_TILETONVVM_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertTileToNVVMPass : Pass<"convert-tile-to-nvvm", "::mlir::ModuleOp"> {
  let summary = "Write what one thread does";
  let description = [{
    Every function on scheduled tiles becomes a kernel, an `llvm.func` that describes one thread:
    a tile becomes the registers that the thread holds of it, an op on tiles one `arith` or `math`
    op per register. Memory becomes pointers (`llvm`), products of 16-bit fragments
    `nvvm.mma.sync`, other products fused multiply-adds, sums over lanes `nvvm.shfl.sync`, barriers
    `nvvm.barrier`.

    The kernel's parameters, 8 bytes each: for every argument its address and its strides along
    B, H and T in elements; then the number of tokens, `cu_seqlens`, `read_slots`, `write_slots`
    (0 where there are none), the workspace and its bytes per block, zeros, and the bytes per
    element of `cu_seqlens` (runtime.h has the rules). Block (x, y) is head x of batch, or
    sequence, y.

    Expects: tile-assign-layouts, tile-place-slots, tile-insert-barriers. Guarantees: no tensor and
    no memref is left; `arith`, `math` and `scf` on scalars stay. Numerics: exact, except for the
    functions of `math`, which are approximated afterwards.
  }];
  let options = [
    Option<"matrixStores", "matrix-stores", "bool", "false",
           "write tiles of 16-bit elements to slots by `stmatrix`, which GPUs from sm_90 on have">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::NVVM::NVVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect"
  ];
}

#endif // TTTC_CONVERSION_TILETONVVM_PASSES_TD

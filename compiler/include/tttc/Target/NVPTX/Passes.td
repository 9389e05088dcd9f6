//===- Passes.td - From tiles to PTX -----------------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_NVPTX_PASSES_TD
#define TTTC_TARGET_NVPTX_PASSES_TD

include "mlir/Pass/PassBase.td"

def ApproximateMathPass : Pass<"ttt-approximate-math"> {
  let summary = "Functions of math in terms of what a GPU computes";
  let description = [{
    The NVPTX back end has no `exp`, and a library of them (libdevice) comes with the CUDA
    toolkit, which need not be there. exp, log, tanh, erf, sin and cos of `f32` become
    upstream's polynomials, `rsqrt` the instruction; `sqrt`, `floor` and `absf` are
    instructions already. Fails at a function of another type.

    Numerics: relative errors of some 1e-7, a few units in the last place.
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect", "::mlir::vector::VectorDialect"
  ];
}

#endif // TTTC_TARGET_NVPTX_PASSES_TD

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
  let summary = "Lower functions of math to approximations that a GPU computes";
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

def BranchesToBlocksPass : Pass<"ttt-branches-to-blocks"> {
  let summary = "Lower branches and loops to blocks";
  let description = [{
    `scf.if` and `scf.for` become blocks of `cf`, by upstream's patterns, the last one first. A branch that
    becomes blocks moves all ops behind it: taken in order, as `convert-scf-to-cf` does, each op is moved
    once for every branch before it, and the record of each move is kept. A thread that writes
    thousands of elements, each if it is there, has thousands of branches. Numerics: exact.
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect"];
}

#endif // TTTC_TARGET_NVPTX_PASSES_TD

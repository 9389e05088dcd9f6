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
    The NVPTX back end has no `exp` and the like; a library of them (libdevice) is part of the
    CUDA toolkit, which may not be installed. exp, log, tanh, erf, sin and cos of `f32` become
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
    `scf.if` and `scf.for` become blocks of `cf`, by upstream's patterns, from the last op to the
    first. Lowering a branch moves all ops after it to another block: in forward order, as in
    `convert-scf-to-cf`, each op is moved once for every branch before it, and a record of each
    move is kept. A thread that writes thousands of elements, each under a bounds check, has
    thousands of branches. Numerics: exact.
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect"];
}

#endif // TTTC_TARGET_NVPTX_PASSES_TD

//===- Passes.td - Drivers and pipelines -------------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_HALIDE_PASSES_TD
#define TTTC_TARGET_HALIDE_PASSES_TD

include "mlir/Pass/PassBase.td"

def OutlinePipelinesPass : Pass<"halide-outline-pipelines", "::mlir::ModuleOp"> {
  let summary = "Outline arithmetic on tensors as pipelines";
  let description = [{
    In every block the ops that compute on tensors move to private functions, which `halide.run`
    calls; loops, branches, calls, arithmetic on indices and slices of memory stay, as the driver.
    An op is in the first pipeline that has its operands: one pipeline more for each loop, branch
    or call between an op and what it depends on. Constants are copied into the pipelines. An
    out is a new `tensor.empty`.

        %y = arith.mulf %x, %x                  %e = tensor.empty()
        %z = func.call @f(%y)          =>       %y = halide.run @layer_pipeline ins(%x) outs(%e)
                                                %z = func.call @f(%y)

    A slice is in a pipeline if its source is computed there; a slice into a tensor, if the tensor
    is.

    Numerics: exact.
    Not upstream: upstream outlines single regions of scf ops.
  }];
  let dependentDialects = ["::mlir::halide::HalideDialect", "::mlir::func::FuncDialect",
                           "::mlir::tensor::TensorDialect"];
}

def UpdateInPlacePass : Pass<"halide-update-in-place", "::mlir::ModuleOp"> {
  let summary = "Overwrite states instead of copying them";
  let description = [{
    A result that a loop or a step carries on as the next value of an input gets that input as its
    out, where every read of the old value comes before the new one is written: the loops that
    compute the result read the input at the index of the element only, and no Func that is
    computed later reads it. Halide computes results in their order; those that are updated in
    place come last.

        %e = tensor.empty()
        %y = halide.run @step() ins(%x, %W) outs(%e)   =>   halide.run @step() ins(%x, %W) outs(%W)

    A pipeline that several ops run stays as it is.

    Numerics: exact.
    Not upstream: the order is that of Funcs.
  }];
}

def DropPipelinesPass : Pass<"halide-drop-pipelines", "::mlir::ModuleOp"> {
  let summary = "Leave the driver alone";
  let description = [{
    Removes the functions with `halide.pipeline`, which Halide compiles from the phase before; the
    driver names them in `halide.run`.
  }];
}

#endif // TTTC_TARGET_HALIDE_PASSES_TD

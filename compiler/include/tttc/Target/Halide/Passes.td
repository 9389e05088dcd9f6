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
    is. With `static-slices` only slices of tensors of dynamic shape stay: on a device the driver
    has no access to memory.

    Numerics: exact.
    Not upstream: upstream outlines single regions of scf ops.
  }];
  let dependentDialects = ["::mlir::halide::HalideDialect", "::mlir::func::FuncDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [Option<"staticSlices", "static-slices", "bool", "false",
                        "slices of tensors of static shape are computed in pipelines">];
}

def RaiseRowsPass : Pass<"halide-raise-rows", "::mlir::func::FuncOp"> {
  let summary = "Replace loops over rows by one access";
  let description = [{
    A loop that gathers the rows of a mini-batch, and repeats the last one behind the end of the
    sequence, becomes `halide.rows`; a loop that stores the valid rows of a mini-batch becomes one
    insertion.

        scf.for %t = %c0 to %c16 step %c1 ... {       =>  halide.rows %q[%first], %last
          %m = arith.minui %t, %last
          %s = arith.addi %first, %m
          %row = tensor.extract_slice %q[%s, 0] ...
          tensor.insert_slice %row into %r[%t, 0] ...
        }

    Numerics: exact.
    Not upstream: no upstream pass knows that a loop copies rows.
  }];
  let dependentDialects = ["::mlir::halide::HalideDialect", "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FormLaunchesPass : Pass<"halide-form-launches", "::mlir::ModuleOp"> {
  let summary = "Let pipelines read and write the tensors of a device in place";
  let description = [{
    On a device a pipeline reads rows of a sequence where they are, and stores its results in rows
    of another. What else a driver does with rows becomes a pipeline that copies: rows that a loop
    carries or a function returns, and insertions of what no pipeline has computed just for them.

        %x = tensor.extract_slice %q[%t, 0] ...       %x = tensor.extract_slice %q[%t, 0] ...
        scf.yield %x                             =>   %y = halide.run @copy ins(%x) outs(%e)
                                                      scf.yield %y

    Numerics: exact.
    Not upstream: `halide.run` is ours.
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

    `in_place` of the op has the numbers of these outs: later passes give others the same place,
    which is then copied. A pipeline that several ops run stays as it is.

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

//===- Passes.td - From the matrix form to linalg ----------*- tablegen -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one edge of the dialect graph every target takes, and what tidies up after it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CONVERSION_TTTTOLINALG_PASSES_TD
#define TTTC_CONVERSION_TTTTOLINALG_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertTTTToLinalgPass : Pass<"convert-ttt-to-linalg"> {
  let summary = "Lower the ops of the matrix form to linalg on tensors";
  let description = [{
    - `ttt.contract` becomes `linalg.contract` into zeros, or a product in a
      `linalg.generic` where nothing is summed (outer products);
    - `ttt.reduce_sum`, `ttt.broadcast`, `ttt.valid_rows`, `ttt.tril` become
      `linalg.generic`;
    - `ttt.tril_matmul` becomes products of blocks: what lies above the diagonal
      is neither read nor multiplied. A loop takes `rows-per-block` rows at a time
      (or the next smaller divisor); inside a diagonal block each row has a
      product of its own length;
    - `ttt.shift_rows` becomes two slices, `ttt.recurrence` an `scf.for` over rows.

    A product that is only added to something (`x + contract`) accumulates into it
    instead of into zeros, which is another order of the sum; not with `accumulate=false`: what
    else is computed of a product then changes none of its bits (`--invariant`).

    Elementwise `arith` and `math` stay: run convert-elementwise-to-linalg after.
    Expects: ttt-tile-mini-batches. Guarantees: no `ttt` op is left.
    Numerics: sums in the order of the axes; nothing is reassociated here.
  }];
  let options = [
    Option<"onlyIrregular", "only-irregular", "bool", "false",
           "leave products, sums, broadcasts and masks, which have a form on tiles">,
    Option<"accumulate", "accumulate", "bool", "true",
           "start a product that is only added to something from that">,
    Option<"rowsPerBlock", "rows-per-block", "int64_t", "8", "rows of a block of ttt.tril_matmul">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def FuseElementwisePass : Pass<"ttt-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuse elementwise linalg ops into their users";
  let description = [{
    Upstream's elementwise fusion with our choice of what to fuse: a producer with
    one user, or one that only repeats its input (a broadcast costs nothing to
    repeat). Not the upstream pass, because its choice is one user only.

    A comparison is repeated for each user: a tensor of `i1` must not reach memory,
    where a vector of them is bits and one of them a byte. Where one would, because a
    user is not elementwise, the pass fails.

    Numerics: exact.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

#endif // TTTC_CONVERSION_TTTTOLINALG_PASSES_TD

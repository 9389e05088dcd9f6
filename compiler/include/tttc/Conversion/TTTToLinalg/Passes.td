//===- Passes.td - From the matrix form to linalg ----------*- tablegen -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lowering that all targets use, and the clean-up after it.
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
    - `ttt.tril_matmul` becomes products of blocks: elements above the diagonal
      are neither read nor multiplied. A loop takes `rows-per-block` rows at a time
      (or the next smaller divisor); inside a diagonal block each row is a
      product of its own length;
    - `ttt.shift_rows` becomes two slices, `ttt.recurrence` an `scf.for` over rows.

    A product whose only use is an addition (`x + contract`) accumulates into the other summand
    instead of into zeros, which changes the order of the sum. Not with `accumulate=false`: the
    bits of a product then do not depend on its uses (`--invariant`).

    Elementwise `arith` and `math` ops stay: run convert-elementwise-to-linalg afterwards.
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
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def FuseElementwisePass : Pass<"ttt-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuse elementwise linalg ops into their users";
  let description = [{
    Upstream's elementwise fusion with another control function: it fuses a producer
    that has one user with no more loops, or that only repeats its input (recomputing a
    broadcast costs nothing). A producer with fewer loops than its user, such as a
    division per column, would be computed again for each row. Not the upstream pass, which fuses
    every producer with one user, and no other.

    A comparison is duplicated for each user: a tensor of `i1` must not be stored in
    memory, where a vector of `i1` takes bits but a single `i1` takes a byte. The pass
    fails if it would be stored because a user is not elementwise.

    Numerics: exact.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

#endif // TTTC_CONVERSION_TTTTOLINALG_PASSES_TD

# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowering to structured ops."""

from .kinds import function

FOLDER = "compiler/lib/Conversion/TTTToLinalg/"
LINALG = FOLDER + "TTTToLinalg.cpp"
SOLVE = FOLDER + "LowerSolve.cpp"
BAND = FOLDER + "LowerBand.cpp"

MUTATIONS = [
    function("finish", "the gate lost", SOLVE,
             "used = arith::MulFOp::create(b, loc(), row(gate, at), sum);", ""),
    function("finish", "transposed: the solution is what multiplies weights", SOLVE,
             "op.getTranspose() ? used : value", "value"),
    function("tttc::lowerTrilSolve", "transposed: blocks in their order", SOLVE,
             "first = arith::SubIOp::create(b, loc, last, first);", ""),
    function("tttc::lowerTrilSolve", "rows of a block do not see each other", SOLVE,
             "sums = blocks.accumulate(sums, source, at, 1, done, i);", ""),
    function("sums", "what is no sum accumulates", LINALG, "return sumsAnAxis(op)",
             "return !op.isOuterProduct()"),
    function("lowerRotateHalf", "the sign at the other entry", LINALG,
             "arith::NegFOp::create(b, loc, second)", "second"),
    function("columnsOf", "a token before sees itself", BAND, "op.getBefore() ? 0 : 1", "1"),
]

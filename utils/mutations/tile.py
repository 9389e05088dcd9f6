# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The computation of a GPU's thread block."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/Tile/Transforms/"
AHEAD = FOLDER + "Prefetch.cpp"

# The nearest tests.
PREFETCH, WRITES = ("lit Transforms/Tile/tile-prefetch",), ("lit Transforms/Tile/tile-delay-writes",)

MUTATIONS = [
    function("Ahead::rewrite", "the last iteration reads the elements of a next one", AHEAD,
             "next = arith::SelectOp::create(b, loc, isThere, next, loop.getInductionVar());", "", near=PREFETCH),
    function("Ahead::rewrite", "rows are copied over those that are read", AHEAD,
             "yields.back() = arith::SubIOp::create(at, loc, one, added.back());", "", near=PREFETCH),
    function("Ahead::copyRows", "rows of no iteration are copied", AHEAD,
             "arith::CmpIPredicate::slt, counter", "arith::CmpIPredicate::sle, counter", near=PREFETCH),
    function("latestPlace", "a write comes after reads of what it writes", FOLDER + "DelayWrites.cpp",
             "|| isOrdered(next)", "", near=WRITES),
    function("latestPlace", "a write comes after its barrier", FOLDER + "DelayWrites.cpp",
             "isa<BarrierOp, WaitOp>(next) ||", "", near=WRITES),
]

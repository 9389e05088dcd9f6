# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The computation of a GPU's thread block."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/Tile/Transforms/"
AHEAD = FOLDER + "Prefetch.cpp"
SHARED = FOLDER + "DistributeLoops.cpp"

# The nearest tests.
PREFETCH, WRITES = ("lit Transforms/Tile/tile-prefetch",), ("lit Transforms/Tile/tile-delay-writes",)
LOOPS, FORMS = ("lit Transforms/Tile/tile-distribute-loops",), ("lit Transforms/Tile/tile-form-kernel",)

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
    function("writesOwnRows", "iterations write rows of others", SHARED, "return rows <= step;",
             "return true;", near=LOOPS),
    function("writesOwnRows", "entries of other quotients count as own", SHARED,
             "isConstantIntValue(entry.getRhs(), step)", "true", near=LOOPS),
    function("findStep", "what a loop carries is lost", SHARED, "loop.getNumResults() != 0 ||", "",
             near=LOOPS),
    function("void runOnOperation", "all blocks begin with the first rows", SHARED,
             "arith::AddIOp::create(b, loc, lower, first)", "lower", near=LOOPS),
    function("Value TileFormer::formShift", "rows move the other way", FOLDER + "FormSlices.cpp",
             "index(*from - to)", "index(*from + to)", near=FORMS),
    function("Value TileFormer::formShift", "rows before the first are not those of the value",
             FOLDER + "FormSlices.cpp", "if (to > 0)", "if (to < 0)", near=FORMS),
    function("Value TileFormer::formDecayedProducts", "a token's own gate decays what it reads",
             FOLDER + "FormTiles.cpp", "half,\n                                    op.getStrict());",
             "half,\n                                    false);", near=FORMS),
]

# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The computation of a GPU's thread block."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/Tile/Transforms/"
AHEAD = FOLDER + "Prefetch.cpp"
SHARED = FOLDER + "DistributeLoops.cpp"
HOIST, ROWS, OUTPUTS = FOLDER + "HoistReads.cpp", FOLDER + "StoreRows.cpp", FOLDER + "DelayOutputs.cpp"

# The nearest tests.
PREFETCH, WRITES = ("lit Transforms/Tile/tile-prefetch",), ("lit Transforms/Tile/tile-delay-writes",)
READS, STORES = ("lit Transforms/Tile/tile-hoist-reads",), ("lit Transforms/Tile/tile-store-rows",)
DELAYS = ("lit Transforms/Tile/tile-delay-outputs",)
LOOPS, FORMS = ("lit Transforms/Tile/tile-distribute-loops",), ("lit Transforms/Tile/tile-form-kernel",)

MUTATIONS = [
    function("Ahead::rewrite", "the last iteration reads the elements of a next one", AHEAD,
             "next = arith::SelectOp::create(b, loc, isThere, next, loop.getInductionVar());", "", near=PREFETCH),
    function("Ahead::rewrite", "rows are copied over those that are read", AHEAD,
             "yields.back() = arith::SubIOp::create(at, loc, one, added.back());", "", near=PREFETCH),
    function("Ahead::copyRows", "rows of no iteration are copied", AHEAD,
             "arith::CmpIPredicate::slt, counter", "arith::CmpIPredicate::sle, counter", near=PREFETCH),
    function("Ahead::rewrite", "an iteration does not wait for its own rows", AHEAD,
             "WaitOp::create(b, loc, stages - 2);", "WaitOp::create(b, loc, stages - 1);", near=PREFETCH),
    function("Ahead::rewrite", "stages are not passed on", AHEAD,
             "std::rotate(yields.end() - 3, yields.end() - 2, yields.end());", "", near=PREFETCH),
    function("static int64_t countChain", "every iteration is short", AHEAD, "links += isa<", "links += 0 * isa<",
             near=PREFETCH),
    function("namesOf", "a stage has the name of another iteration", FOLDER + "InsertBarriers.cpp",
             "stage && isEqualConstantIntOrValue(stage, value)", "false", near=("lit Transforms/Tile/tile-insert-barriers",)),
    function("static void passStages", "stages keep their names", FOLDER + "CheckRaces.cpp",
             "isEqualConstantIntOrValue(values[i], before)", "false", near=("lit Transforms/Tile/tile-check-races",)),
    function("latestPlace", "a write comes after reads of what it writes", FOLDER + "DelayWrites.cpp",
             "|| isOrdered(next, written)", "", near=WRITES),
    function("latestPlace", "a write comes after its barrier", FOLDER + "DelayWrites.cpp",
             "isa<BarrierOp, WaitOp>(next) ||", "", near=WRITES),
    function("void runOnOperation", "a copy comes after a write of what it copies", FOLDER + "DelayWrites.cpp",
             "isOnlyRead(copy.getSource()) &&", "", near=WRITES),
    function("void runOnOperation", "a copy has no time", FOLDER + "DelayWrites.cpp",
             ">= leastInstructions", ">= 0", near=WRITES),
    function("void Stretch::moveReads", "what is written is read before", HOIST,
             "!isOnlyRead(read.getSource()) ||", "", near=READS),
    function("shapeOfTokens", "parts of rows are taken for rows", HOIST,
             "isConstantIntValue(offset, 0)", "true", near=READS),
    function("void Stretch::copyTokens", "copies are not waited for", HOIST,
             "WaitOp::create(b, user->getLoc(), /*pending=*/0);", "", near=READS),
    function("static bool isAlone", "rows are stored over later ones", ROWS, "!loop->isAncestor(user)", "true",
             near=STORES),
    function("int64_t TileStoreRowsPass::storeRows", "all rows are stored", ROWS, "write.getCount());", "Value());",
             near=STORES),
    function("bool Delayed::isOnlyLate", "outputs are written in another order", OUTPUTS,
             "!loop->isAncestor(user)", "true", near=DELAYS),
    function("bool Delayed::findLate", "a slot with two contents is read late", OUTPUTS,
             "writers.lookup(access.memory).size() != 1", "false", near=DELAYS),
    function("void Delayed::initialiseSlots", "the first iteration reads what nobody wrote", OUTPUTS,
             "for (Operation *op : exchanges)", "for (Operation *op : llvm::SetVector<Operation *>())", near=DELAYS),
    function("void Delayed::rewrite", "the last output is written to the first rows", OUTPUTS,
             "yields.push_back(loop.getInductionVar());", "yields.push_back(loop.getLowerBound());", near=DELAYS),
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

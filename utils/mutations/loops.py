# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mini-batches as loops."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/TTT/Transforms/Loops/"
BATCHES = FOLDER + "TileMiniBatches.cpp"
SPLIT = FOLDER + "SplitLoops.cpp"
COLUMNS = FOLDER + "SplitColumns.cpp"

# The nearest tests.
LOOPS = ("lit Transforms/Loops/ttt-split-loops",)
BLOCKS = ("lit Transforms/Loops/ttt-split-columns",)

MUTATIONS = [
    function("lowerPadRows", "never padded", BATCHES,
             "getConstantIntValue(op.getCount()) != size", "false"),
    function("static SmallVector<OpFoldResult> entryOf", "one entry per token", SPLIT,
             "arith::DivUIOp::create(b, loc, start, length).getResult()", "OpFoldResult(start)",
             near=LOOPS),
    function("static bool isForProducts", "what others read is rounded, too", SPLIT,
             "llvm::all_of(", "llvm::any_of(", near=LOOPS),
    function("void Split::gatherFactors", "factors of columns for those of rows", SPLIT,
             "axes[0] == product.resultAxes()[0] ? 1 : 0", "0", near=LOOPS),
    function("void Split::gatherFactors", "weights that others read are scaled", SPLIT,
             "!weights.hasOneUse() ||", "", near=LOOPS),
    function("static bool hasOwnResults", "heads may share an output", COLUMNS,
             "bitEnumContainsAll(resultTensor(func, i).getAxes(), ofTask)", "true", near=BLOCKS),
    function("static bool hasDenseRows", "a token may have several rows", COLUMNS,
             "cast<RankedTensorType>(type).getRank() <= 2", "true", near=BLOCKS),
    function("blocksOf", "columns that are left over", COLUMNS, "extent % (count * multiple) == 0",
             "extent >= count * multiple", near=BLOCKS),
]

# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mini-batches as loops."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/TTT/Transforms/Loops/"
BATCHES = FOLDER + "TileMiniBatches.cpp"
SPLIT = FOLDER + "SplitLoops.cpp"

# The nearest tests.
LOOPS = ("lit Transforms/Loops/ttt-split-loops",)

MUTATIONS = [
    function("lowerPadRows", "never padded", BATCHES,
             "getConstantIntValue(op.getCount()) != size", "false"),
    function("static SmallVector<OpFoldResult> entryOf", "one entry per token", SPLIT,
             "arith::DivUIOp::create(b, loc, start, length).getResult()", "OpFoldResult(start)",
             near=LOOPS),
    function("static bool isForProducts", "what others read is rounded, too", SPLIT,
             "llvm::all_of(", "llvm::any_of(", near=LOOPS),
]

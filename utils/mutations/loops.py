# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mini-batches as loops."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/TTT/Transforms/Loops/"
BATCHES = FOLDER + "TileMiniBatches.cpp"

MUTATIONS = [
    function("lowerPadRows", "never padded", BATCHES,
             "getConstantIntValue(op.getCount()) != size", "false"),
]

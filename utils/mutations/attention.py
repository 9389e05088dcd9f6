# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stored tokens in tiles."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/TTT/Transforms/Attention/"
HOIST = FOLDER + "HoistAttention.cpp"
TILES = FOLDER + "AttentionTiles.cpp"
ATTENTION = FOLDER + "TileAttention.cpp"

MUTATIONS = [
    function("Hoisting::findReads", "a token always sees itself", HOIST,
             "read.keys = storeOf(op.getKeys(), loop, read.before);",
             "read.keys = storeOf(op.getKeys(), loop, before);"),
    function("Hoisting::findDependent", "what is carried depends on nothing", HOIST,
             "flow(value, loop.getCarriedArgs()[i]);", ""),
    function("TileBuilder::overEarlierTiles", "a tile too many is seen as a whole", TILES,
             "(most - (tile - 1)) / tile", "most / tile"),
    function("TileBuilder::overEarlierTiles", "the last tile of a window is lost", TILES,
             "(most + tile - 1) / tile", "most / tile"),
    function("addTile", "the sum does not fade", ATTENTION, "b.mul(fade, running.sum)",
             "running.sum"),
    function("addTile", "the greatest score is that of what is not seen", ATTENTION,
             "ReduceMaxOp::create(b.b, b.loc, line, seen)",
             "ReduceMaxOp::create(b.b, b.loc, line, scores)"),
    function("addTile", "what is not seen has a weight", ATTENTION,
             "offset ? b.band(weights, *offset, 0) : weights", "weights"),
    function("lowerAttention", "logarithms of the sums alone", ATTENTION,
             "b.add(running.most, math::LogOp::create(builder, b.loc, sum))",
             "math::LogOp::create(builder, b.loc, sum)"),
    function("differentiateTile", "slopes of what is not seen", ATTENTION,
             "slopes = b.band(slopes, *offset, 0);", ""),
    function("lowerGradient", "padded rows give", ATTENTION,
             "ValidRowsOp::create(builder, b.loc, args[5], count)", "args[5]"),
    function("lowerSpreadRows", "the first rows for the last", ATTENTION,
             "arith::SubIOp::create(b, loc, length, count)",
             "arith::SubIOp::create(b, loc, length, length)"),
]

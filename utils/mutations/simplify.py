# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Simpler ops for the same values."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/TTT/Transforms/Simplify/"
INVERT = FOLDER + "InvertSolves.cpp"

# The nearest tests.
SOLVES = ("lit Transforms/Simplify/ttt-invert-solves",)

MUTATIONS = [
    function("void runOnOperation", "a transposed system is solved as it is", INVERT,
             'op.getTranspose() ? "ts,tj->sj" : "ts,sj->tj"', '"ts,sj->tj"', near=SOLVES),
    function("void runOnOperation", "gates of columns are lost", INVERT, "op.getGate() ||", "",
             near=SOLVES),
]

# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Segments of sequences: starts as inputs, and the map of the states."""

from .kinds import function

FOLDER = "compiler/lib/Dialect/TTT/Transforms/Segments/"
STARTS = FOLDER + "OpenStarts.cpp"
SUMMARY = FOLDER + "DeriveSummary.cpp"

TESTS = ("lit Transforms/Segments",)

MUTATIONS = [
    function("static int64_t periodOf", "a group may be cut", STARTS,
             "return loop.getChunk();", "return 1;", near=TESTS),
    function("static LogicalResult checkUses", "a statement may change a state", STARTS,
             "!isInit && !isReturned", "isInit && !isInit && !isReturned", near=TESTS),
    function("static LogicalResult checkUses", "a later loop may read a final state", STARTS,
             "if (user != end)", "if (false)", near=TESTS),
    function("static LogicalResult checkUses", "a final value without a loop", STARTS,
             "!isCarried &&", "isCarried && !isCarried &&", near=TESTS),
    function("static Value createDirections", "all states in the same columns", SUMMARY,
             "entries[row * columns + first + row] = one;", "entries[row * columns + row] = one;",
             near=TESTS),
    function("Operation *complete", "a state starts where it did", SUMMARY,
             "state.replaceAllUsesWith(", "(void)(", near=TESTS),
    function("void summarize", "a matrix as factors", SUMMARY,
             "map.map != StateMap::Affine", "true", near=TESTS),
]

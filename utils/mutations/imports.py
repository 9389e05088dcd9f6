# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Windows, stored tokens and other tokens in the importer."""

from .kinds import function

FOLDER = "compiler/lib/Import/"
WINDOW = FOLDER + "Windows.cpp"
STORED = FOLDER + "StoredValues.cpp"
SHIFTS = FOLDER + "OtherTokens.cpp"

MUTATIONS = [
    function("TokenSums::enterWindows", "rows do not move", WINDOW,
             "buffer = rowsOf(b, loc, buffer, 0, scope.windowLength - 1, kept);", ""),
    function("TokenSums::windowTermOf", "oldest first", WINDOW,
             "scope.windowLength - 1 - term.back, 1", "term.back, 1"),
    function("TokenSums::windowTermOf", "views are this token's", WINDOW,
             "scope.bound.erase(entity);", ""),
    function("TokenSums::windowTermOf", "positions are this token's", WINDOW,
             "scope.token = arith::SubIOp::create(b, loc, term.token, distance);", ""),
    function("TokenSums::windowTermOf", "one token too many", WINDOW,
             "double(term.back), value, expr", "double(term.back) - 1, value, expr"),
    function("TokenSums::sumOverWindow", "a mean over tokens before the start", WINDOW,
             "createMin(b, loc, most, before)", "most"),
    function("ValueBuilder::combineStored", "subtracted scores are added", STORED,
             "kind == ExprKind::Sub ? -1 : 1", "1"),
    function("OtherTokens::shifted", "next is prev", SHIFTS, "expr.builtin == Builtin::Prev ? 1 : -1",
             "1"),
    function("OtherTokens::sumOfTaps", "the first column is the token's own", SHIFTS,
             "taps, column--", "taps, int64_t(inputs.size()) - 1 - column--"),
]

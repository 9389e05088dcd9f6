# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The new rows of a mini-batch that earlier calls began."""

from .kinds import mutation

FOLDER = "compiler/lib/Dialect/TTT/Transforms/Decode/"
ROWS = FOLDER + "GroupRows.cpp"
GROUPS = FOLDER + "ResumeGroups.cpp"


def decoding(name, what, file, old, new):
    return mutation(name, what, file, old, new, after=name + "(",
                    near=("integration.Decode test_one_token_a_call", "integration.Decode test_programs",
                          "integration.Decode test_rows_of_a_group_end_with_it", "integration.Decode",
                          "integration.Invariant"))


MUTATIONS = [
    decoding("NewRows::buildNew", "a row of a sum sees later rows", ROWS,
             "weights, rows, call.past", "weights, rows, call.end"),
    decoding("NewRows::lowerPart", "the diagonal is always seen", ROWS,
             "isStrict ? builder.getUnitAttr() : UnitAttr()", "UnitAttr()"),
    decoding("NewRows::whole", "new rows are not kept", ROWS,
             "put(rowCaches[number], newRows(value), call.past)", "rowCaches[number]"),
    decoding("NewRows::whole", "new rows are kept from row 0 on", ROWS,
             "put(rowCaches[number], newRows(value), call.past)",
             "put(rowCaches[number], newRows(value), whole(loop.getStart()))"),
    decoding("NewRows::narrow", "a loop never starts from its initial values", ROWS,
             "isFirst, index(1), index(0)", "isFirst, index(0), index(0)"),
    decoding("NewRows::narrow", "the token of a loop counts from the group's start", ROWS,
             "arith::AddIOp::create(builder, loc, call.start, call.past)", "call.start"),
    decoding("NewRows::endGroup", "the end of a group reads the rows as they were before", ROWS,
             "all[value] = cache;", "all[value] = this->rowCaches[&value - plan.rows().data()];"),
    decoding("GroupsOfCall::endGroup", "rows of a full group are left to the next", GROUPS,
             "OverwriteRowsOp::create(b, loc, kept, none, index(0), index(int64_t(loop.getChunk())))",
             "kept"),
    decoding("GroupsOfCall::step", "each group starts with the past rows of the first", GROUPS,
             "arith::SelectOp::create(b, loc, isFirst, loop.getPast(), index(0))", "loop.getPast()"),
    decoding("mergeProducts", "the second of two products is the first", GROUPS,
             "std::pair(most, *second)}) { SmallVector<OpFoldResult> offsets = part(row, columns",
             "std::pair(int64_t(0), *second)}) { SmallVector<OpFoldResult> offsets = part(row, columns"),
]

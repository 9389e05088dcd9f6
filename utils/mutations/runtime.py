# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks, their parts and the views that stages pass."""

from .kinds import function

FOLDER = "runtime/lib/"
DESCRIPTORS = FOLDER + "Descriptor.cpp"
PARTS = FOLDER + "Parts.cpp"
BIND = FOLDER + "Bind.cpp"
VIEW = FOLDER + "Stage.cpp"
INFO = FOLDER + "KernelInfo.cpp"

MUTATIONS = [
    function("taskOffset", "every sequence begins at the first token", DESCRIPTORS,
             "range.count == 0 ? 0 : range.first *", "0 *"),
    function("usesAccumulator", "later stages write over a gradient", DESCRIPTORS,
             "info.role == TTTC_GRADIENT_PART || head != 0", "head != 0"),
    function("writeTime", "every sequence has all tokens", DESCRIPTORS,
             "sizes[time] = timeRange(*bound.info, extents, batch).count;", ""),
    function("tttc::runtime::moveToBlock", "entries of groups lie a token apart", DESCRIPTORS,
             "timeEntries(info, first) * stride", "first * stride"),
    function("tttc::runtime::moveToBlock", "parts of any number of tokens", DESCRIPTORS,
             "(share / multiple + (share % multiple != 0)) * multiple", "share"),
    function("tttc::runtime::moveToBlock", "all sequences have the call's tokens", DESCRIPTORS,
             "extents.offsets ? extents.offsets[batch + 1] - extents.offsets[batch] : extents.tokens",
             "extents.tokens"),
    function("tttc::runtime::timeRange", "blocks are counted over all sequences", BIND,
             "if (!hasTimeCount(info))", "if (false)"),
    function("addRows", "the last head's gradient alone", PARTS, "Sum(sum) + Sum(from[t * elements + e])",
             "Sum(from[t * elements + e])"),
    function("splitHeads", "heads lie apart", VIEW,
             "tensor.strides[before] = innerElements(info);", "tensor.strides[before] = 0;"),
    function("tttc::runtime::moveToColumns", "all blocks are the first", DESCRIPTORS,
             "block * columnsOfBlock(entry, i)", "0"),
    function("tttc::runtime::writeDescriptors", "a block has all columns", DESCRIPTORS,
             "sizes[rank - 1] = columns;", ""),
    function("checkColumns", "blocks of different numbers", INFO, "(blocks == 0 || count == blocks)", "true"),
    function("checkColumns", "blocks may write the same output", INFO,
             "(isOutput(whole.role) && (!isSplit || isShared(entry, whole)))", "false"),
]

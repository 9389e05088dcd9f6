//===- Blocks.cpp - The workspace of a stage's blocks ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Blocks.h.
//
//===----------------------------------------------------------------------===//

#include "Blocks.h"

#include "../Checked.h"
#include "../Descriptor.h"
#include "../Parts.h"

#include <algorithm>

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

/// A cache line of a device: blocks do not share one.
static constexpr int64_t lineBytes = 128;

bool tttc::runtime::cuda::layOutPart(const tttc_entry_info &stage, const tttc_tensor_info &info,
                                     const Extents &extents, PartLayout &part) {
  const bool hasTime = info.axes & TTTC_AXIS_TIME, hasHeads = info.axes & TTTC_AXIS_HEAD;
  const bool splitsHeads = stage.task_axes & TTTC_AXIS_HEAD;
  const bool endToEnd = extents.offsets && hasTime;
  part = PartLayout();
  part.rows = hasTime ? timeEntries(info, extents.tokens) : 1;
  part.strideTime = innerElements(info);
  int64_t headBytes = 0, blockBytes = 0;
  if (!checkedMul(rowBytes(info), part.rows, headBytes) ||
      !checkedMul(headBytes, hasHeads && !splitsHeads ? extents.heads : 1, blockBytes) ||
      !checkedAlign(blockBytes, lineBytes, blockBytes))
    return false;
  const int64_t heads = splitsHeads ? extents.heads : 1;
  int64_t sequenceBytes = 0;
  if (!checkedMul(blockBytes, heads, sequenceBytes) ||
      !checkedMul(sequenceBytes, endToEnd ? 1 : extents.batch, part.bytes))
    return false;
  const int64_t element = elementBytes(info.dtype);
  part.strideBatch = endToEnd ? 0 : sequenceBytes / element;
  part.strideHead = (splitsHeads ? blockBytes : hasHeads ? headBytes : 0) / element;
  return true;
}

/// Bytes of the workspace of a block of `code`, a multiple of `alignment`.
static bool slotOf(const tttc_entry_info &code, int64_t tokens, int64_t alignment, int64_t &bytes) {
  int64_t perToken = 0;
  return checkedMul(tokens, code.workspace_bytes_per_token, perToken) &&
         checkedAdd(code.workspace_bytes, perToken, bytes) && checkedAlign(bytes, alignment, bytes);
}

bool tttc::runtime::cuda::layOutBlocks(const tttc_entry_info &stage, const Extents &extents,
                                       WorkspaceLayout &layout) {
  layout.alignment = std::max(stage.workspace_alignment, lineBytes);
  if (stage.columns)
    layout.alignment = std::max(layout.alignment, stage.columns->workspace_alignment);
  int64_t ofBlocks = 0;
  if (!slotOf(stage, extents.tokens, layout.alignment, layout.slotBytes) ||
      (stage.columns &&
       !slotOf(*stage.columns, extents.tokens, layout.alignment, layout.slotOfColumns)) ||
      !checkedMul(layout.slotOfColumns, columnBlocks(stage), ofBlocks))
    return false;
  if (!checkedMul(std::max(layout.slotBytes, ofBlocks), layout.tasks, layout.partsOffset))
    return false;
  layout.zerosOffset = layout.partsOffset;
  layout.zerosBytes = 0;
  for (uint32_t i = 0; i < stage.num_tensors; ++i) {
    const tttc_tensor_info &info = stage.tensors[i];
    PartLayout part;
    if (isShared(stage, info) && (!layOutPart(stage, info, extents, part) ||
                                  !checkedAdd(layout.zerosOffset, part.bytes, layout.zerosOffset)))
      return false;
    if (isForFirstTask(stage, info) && partBytes(info) > layout.zerosBytes)
      layout.zerosBytes = partBytes(info);
  }
  return checkedAdd(layout.zerosOffset, layout.zerosBytes, layout.totalBytes);
}

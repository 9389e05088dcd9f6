//===- WorkspaceLayout.cpp - Workspace layout of a call -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Used by tttc_workspace_bytes and by tttc_run, so that both always agree.
//
//===----------------------------------------------------------------------===//

#include "WorkspaceLayout.h"

#include "Checked.h"
#include "Descriptor.h"
#include "Error.h"
#include "Parts.h"
#include "StandIns.h"
#include "cpu/ThreadPool.h"
#include "cuda/Blocks.h"

using namespace tttc::runtime;

/// Sets `end` to the end of a task's parts of outputs with a T axis, which start at `begin`.
static bool addParts(const tttc_entry_info &entry, int64_t tokens, int64_t begin, int64_t &end) {
  end = begin;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    int64_t bytes = 0;
    if (isAccumulated(entry, entry.tensors[i]) &&
        (!accumulatorBytes(entry.tensors[i], tokens, bytes) || !checkedAdd(end, bytes, end)))
      return false;
  }
  return true;
}

static bool layOutSlot(const tttc_entry_info &entry, int64_t tokens, WorkspaceLayout &layout) {
  const tttc_entry_info &code = layout.areColumns ? *entry.columns : entry;
  layout.alignment =
      code.workspace_alignment > cacheLineBytes ? code.workspace_alignment : cacheLineBytes;
  int64_t perToken = 0, taskBytes = 0;
  return checkedAlign(descriptorBytes(entry), layout.alignment, layout.taskOffset) &&
         checkedMul(tokens, code.workspace_bytes_per_token, perToken) &&
         checkedAdd(code.workspace_bytes, perToken, taskBytes) &&
         checkedAdd(layout.taskOffset, taskBytes, layout.addedOffset) &&
         checkedAlign(layout.addedOffset, layout.alignment, layout.addedOffset) &&
         addParts(entry, tokens, layout.addedOffset, layout.slotBytes) &&
         checkedAlign(layout.slotBytes, layout.alignment, layout.slotBytes);
}

static bool layOutParts(const tttc_entry_info &entry, WorkspaceLayout &layout) {
  int64_t parts = 0;
  return measureParts(entry, layout.partBytes, layout.zerosBytes) &&
         checkedAlign(layout.partBytes, layout.alignment, layout.partBytes) &&
         checkedMul(layout.slotBytes, layout.threads, layout.partsOffset) &&
         checkedMul(layout.partBytes, layout.tasks, parts) &&
         checkedAdd(layout.partsOffset, parts, layout.zerosOffset) &&
         checkedAdd(layout.zerosOffset, layout.zerosBytes, layout.totalBytes);
}

/// The number of blocks that a task's tokens are split into: a few for each thread, so that all
/// threads end at about the same time.
static int64_t blocksOfTask(const tttc_entry_info &entry, int64_t tokens, int64_t tasks,
                            uint32_t numThreads) {
  constexpr int64_t fewestTokens = 64, unitsOfThread = 4;
  if (entry.block_tokens == 0 || tasks == 0)
    return 1;
  const int64_t least = entry.block_tokens > fewestTokens ? entry.block_tokens : fewestTokens;
  const int64_t most = tokens / least;
  int64_t units = 0;
  if (most < 2 || !checkedMul(tasks, most, units))
    return 1;
  const int64_t threads = effectiveThreads(numThreads, units);
  if (threads == 1 || tasks >= unitsOfThread * threads)
    return 1;
  const int64_t wanted = (unitsOfThread * threads + tasks - 1) / tasks;
  return wanted < most ? wanted : most;
}

/// The number of blocks that a task's columns are split into; 1 if that does not pay. What all
/// blocks compute alike makes a block take up to `shared` of its share of the task's time.
static int64_t columnBlocksOfTask(const tttc_entry_info &entry, int64_t tasks,
                                  uint32_t numThreads) {
  constexpr double shared = 1.25;
  const int64_t blocks = columnBlocks(entry);
  int64_t units = 0;
  if (blocks == 1 || tasks == 0 || !checkedMul(tasks, blocks, units))
    return 1;
  const int64_t threads = effectiveThreads(numThreads, units);
  const int64_t turns = (tasks - 1) / threads + 1, turnsOfBlocks = (units - 1) / threads + 1;
  return double(turnsOfBlocks) * shared < double(turns) * double(blocks) ? blocks : 1;
}

static tttc_status failSize(const tttc_kernel *kernel, const Extents &extents) {
  return fail(TTTC_ERROR_WORKSPACE,
              "%s: the workspace for B = %lld, H = %lld, T = %lld is beyond 64 bits",
              kernel->info->layer, static_cast<long long>(extents.batch),
              static_cast<long long>(extents.heads), static_cast<long long>(extents.tokens));
}

tttc_status tttc::runtime::layOutWorkspace(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                           uint32_t numThreads, const Extents &extents,
                                           WorkspaceLayout &layout) {
  if (extents.batch < 0 || extents.heads < 0 || extents.tokens < 0)
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "%s: expected B, H and T of at least 0, found %lld, %lld and %lld",
                kernel->info->layer, static_cast<long long>(extents.batch),
                static_cast<long long>(extents.heads), static_cast<long long>(extents.tokens));
  int64_t batch = entry.task_axes & TTTC_AXIS_BATCH ? extents.batch : 1;
  int64_t heads = entry.task_axes & TTTC_AXIS_HEAD ? extents.heads : 1;
  // The counter of tasks may exceed their number by one per thread.
  int64_t counterRange = 0;
  if (!checkedMul(batch, heads, layout.tasks) || !checkedAdd(layout.tasks, 4096, counterRange))
    return fail(TTTC_ERROR_SHAPE, "%s: B = %lld times H = %lld is beyond 64 bits",
                kernel->info->layer, static_cast<long long>(batch), static_cast<long long>(heads));
  layout.totalBytes = 0;
  bool fits = true;
  if (isForDevice(*kernel->info)) {
    fits = layout.tasks == 0 || cuda::layOutBlocks(entry, extents, layout);
  } else {
    layout.blocks = blocksOfTask(entry, extents.tokens, layout.tasks, numThreads);
    if (layout.blocks == 1 && !runsHeadsInOrder(entry)) {
      layout.blocks = columnBlocksOfTask(entry, layout.tasks, numThreads);
      layout.areColumns = layout.blocks != 1;
    }
    layout.units = runsHeadsInOrder(entry) ? batch : layout.tasks * layout.blocks;
    layout.threads = effectiveThreads(numThreads, layout.units);
    fits = layOutSlot(entry, extents.tokens, layout) &&
           (layout.tasks == 0 || layOutParts(entry, layout));
  }
  if (!fits)
    return failSize(kernel, extents);
  return TTTC_OK;
}

/// Bytes of the internal tensors, which stages pass to each other.
static bool layOutInternals(const tttc_entry_info &entry, const Extents &extents, int64_t &bytes) {
  bytes = 0;
  for (uint32_t i = 0; i < entry.num_internals; ++i) {
    int64_t size = 0;
    if (!internalBytes(entry.internals[i], extents, size) || !checkedAdd(bytes, size, bytes))
      return false;
  }
  return true;
}

bool tttc::runtime::internalBytes(const tttc_tensor_info &info, const Extents &extents,
                                  int64_t &bytes) {
  int64_t perToken = rowBytes(info), entries = internalEntries(info, extents);
  // For packed sequences T is their total length.
  const int64_t batch = extents.offsets && (info.axes & TTTC_AXIS_TIME) ? 1 : extents.batch;
  return ((info.axes & TTTC_AXIS_TIME) || (entries = 1)) &&
         (!(info.axes & TTTC_AXIS_BATCH) || checkedMul(entries, batch, entries)) &&
         (!(info.axes & TTTC_AXIS_HEAD) || checkedMul(entries, extents.heads, entries)) &&
         checkedMul(entries, perToken, bytes) && checkedAlign(bytes, cacheLineBytes, bytes);
}

/// Places stand-ins between the internal tensors and the memory of the stages.
static bool layOutStandIns(const tttc_entry_info &entry, const BoundTensor *bound,
                           const Extents &extents, CallLayout &call) {
  int64_t bytes = 0;
  if (bound && !measureStandIns(entry, bound, extents, bytes))
    return false;
  if (bytes != 0) {
    call.alignment = standInAlignment;
    if (!checkedAlign(call.standInsOffset, standInAlignment, call.standInsOffset))
      return false;
  }
  return checkedAdd(call.standInsOffset, bytes, call.stagesOffset);
}

tttc_status tttc::runtime::layOutCall(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                      uint32_t numThreads, const BoundTensor *bound,
                                      const Extents &extents, CallLayout &call) {
  call = CallLayout();
  const uint32_t count = stageCount(entry);
  call.alignment = cacheLineBytes;
  if (!layOutInternals(entry, extents, call.standInsOffset) ||
      !layOutStandIns(entry, bound, extents, call))
    return failSize(kernel, extents);
  bool hasTasks = false;
  for (uint32_t i = 0; i < count; ++i) {
    WorkspaceLayout later;
    WorkspaceLayout &layout = i == 0 ? call.first : later;
    if (tttc_status status =
            layOutWorkspace(kernel, stagesOf(entry)[i], numThreads, extents, layout))
      return status;
    call.alignment = layout.alignment > call.alignment ? layout.alignment : call.alignment;
    call.stageBytes = layout.totalBytes > call.stageBytes ? layout.totalBytes : call.stageBytes;
    hasTasks |= layout.tasks != 0;
  }
  int64_t total = 0;
  if (!checkedAlign(call.stagesOffset, call.alignment, call.stagesOffset) ||
      !checkedAdd(call.stagesOffset, call.stageBytes, total))
    return failSize(kernel, extents);
  call.totalBytes = hasTasks ? total : 0;
  return TTTC_OK;
}

tttc_status tttc_workspace_bytes(const tttc_kernel *kernel, tttc_entry_kind kind,
                                 uint32_t num_threads, int64_t batch, int64_t heads, int64_t tokens,
                                 uint64_t *bytes, uint64_t *alignment) {
  if (!kernel || !bytes || !alignment)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "tttc_workspace_bytes: expected a kernel and places "
                                             "for the answers, found null");
  const tttc_entry_info *entry = findEntry(kernel, kind);
  if (!entry)
    return TTTC_ERROR_UNSUPPORTED;
  CallLayout layout;
  if (tttc_status status =
          layOutCall(kernel, *entry, num_threads, nullptr, {batch, heads, tokens}, layout))
    return status;
  *bytes = static_cast<uint64_t>(layout.totalBytes);
  *alignment = static_cast<uint64_t>(layout.alignment);
  return TTTC_OK;
}

//===- Descriptor.cpp - Memref descriptors of one task --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layout is MLIR's: allocated, aligned, offset, sizes[rank], strides[rank],
// all eight bytes wide and without padding.
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"

#include "Parts.h"

#include <new>

using namespace tttc::runtime;

static_assert(sizeof(DescriptorHead) == 24, "MLIR's descriptors have 64-bit fields");

static int64_t bytesOf(uint32_t rank) {
  return static_cast<int64_t>(sizeof(DescriptorHead) + sizeof(int64_t) * 2 * rank);
}

int64_t tttc::runtime::descriptorBytes(const tttc_entry_info &entry) {
  int64_t bytes = static_cast<int64_t>(entry.num_tensors * sizeof(void *));
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    bytes += bytesOf(taskRank(entry, entry.tensors[i]));
  return bytes;
}

/// Inner axes get dense strides even where the given strides are ignored: the compiled code may
/// use them as constants.
static void writeShape(const tttc_entry_info &entry, const BoundTensor &bound, int64_t *sizes,
                       int64_t *strides) {
  uint32_t position = 0, axis = 0;
  for (uint32_t leading : leadingAxes) {
    if (!(bound.info->axes & leading))
      continue;
    if (!(entry.task_axes & leading)) {
      sizes[position] = bound.tensor->shape[axis];
      strides[position++] = bound.tensor->strides[axis];
    }
    ++axis;
  }
  int64_t dense = 1;
  for (uint32_t i = bound.info->inner_rank; i-- > 0;) {
    sizes[position + i] = bound.info->inner_shape[i];
    strides[position + i] = dense;
    dense *= bound.info->inner_shape[i];
  }
}

/// The columns that a block has of a tensor; 0: it has all of it.
static int64_t columnsOfBlock(const tttc_entry_info &entry, uint32_t tensor) {
  const tttc_tensor_info &whole = entry.tensors[tensor];
  const uint32_t last = whole.inner_rank - 1; // unused if there are no inner axes
  const int64_t columns =
      whole.inner_rank == 0 ? 0 : entry.columns->tensors[tensor].inner_shape[last];
  return whole.inner_rank == 0 || columns == whole.inner_shape[last] ? 0 : columns;
}

int64_t tttc::runtime::columnBlocks(const tttc_entry_info &entry) {
  for (uint32_t i = 0; entry.columns && i < entry.num_tensors; ++i)
    if (const int64_t columns = columnsOfBlock(entry, i))
      return entry.tensors[i].inner_shape[entry.tensors[i].inner_rank - 1] / columns;
  return 1;
}

void tttc::runtime::moveToColumns(const tttc_entry_info &entry, const BoundTensor *bound,
                                  int64_t block, void *const *args) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    auto *descriptor = static_cast<DescriptorHead *>(args[i]);
    if (bound[i].spanBytes == 0 || !descriptor->aligned)
      continue;
    descriptor->allocated = descriptor->aligned =
        static_cast<char *>(descriptor->aligned) +
        block * columnsOfBlock(entry, i) * elementBytes(entry.tensors[i].dtype);
  }
}

void **tttc::runtime::writeDescriptors(const tttc_entry_info &entry, const BoundTensor *bound,
                                       bool areColumns, char *slot) {
  void **args = reinterpret_cast<void **>(slot);
  char *next = slot + entry.num_tensors * sizeof(void *);
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    uint32_t rank = taskRank(entry, entry.tensors[i]);
    args[i] = new (next) DescriptorHead{nullptr, nullptr, 0};
    auto *sizes = reinterpret_cast<int64_t *>(next + sizeof(DescriptorHead));
    writeShape(entry, bound[i], sizes, sizes + rank);
    if (const int64_t columns = areColumns ? columnsOfBlock(entry, i) : 0)
      sizes[rank - 1] = columns;
    next += bytesOf(rank);
  }
  return args;
}

/// Bytes from a tensor's first element to that of a task.
static int64_t taskOffset(const tttc_entry_info &entry, const BoundTensor &bound,
                          const Extents &extents, int64_t batch, int64_t head) {
  // An empty tensor is not read, and its strides are arbitrary.
  if (bound.spanBytes == 0)
    return 0;
  const uint32_t split = bound.info->axes & entry.task_axes;
  const int64_t *strides = bound.tensor->strides;
  int64_t elements = 0;
  if (extents.offsets && (bound.info->axes & TTTC_AXIS_TIME)) {
    TimeRange range = timeRange(*bound.info, extents, batch);
    elements += range.count == 0 ? 0 : range.first * strides[countAxes(bound.info->axes & 3u)];
    batch = 0;
  }
  const int64_t *slots = bound.info->role == TTTC_STATE_INITIAL ? extents.readSlots
                         : bound.info->role == TTTC_STATE_FINAL ? extents.writeSlots
                                                                : nullptr;
  batch = slotOf(slots, batch);
  if ((split & TTTC_AXIS_BATCH) && batch != 0)
    elements += batch * strides[0];
  if ((split & TTTC_AXIS_HEAD) && head != 0)
    elements += head * strides[countAxes(bound.info->axes & TTTC_AXIS_BATCH)];
  return elements * elementBytes(bound.info->dtype);
}

/// Returns true if a task is the first along the axes that a tensor lacks.
static bool isFirstTask(const tttc_entry_info &entry, const tttc_tensor_info &info, int64_t batch,
                        int64_t head) {
  const uint32_t lacks = entry.task_axes & ~info.axes;
  return (!(lacks & TTTC_AXIS_BATCH) || batch == 0) && (!(lacks & TTTC_AXIS_HEAD) || head == 0);
}

/// Returns true if a task's part is written to the workspace and then added to the output: every
/// part but the first.
static bool usesAccumulator(const tttc_entry_info &entry, const tttc_tensor_info &info,
                            int64_t head) {
  return isAccumulated(entry, info) && (info.role == TTTC_GRADIENT_PART || head != 0);
}

/// Sets the length of the T axis to that of the task's sequence, and its stride, which is dense for
/// a part in the workspace.
static void writeTime(const tttc_entry_info &entry, const BoundTensor &bound,
                      const Extents &extents, int64_t batch, bool isAside,
                      DescriptorHead *descriptor) {
  if (!(bound.info->axes & TTTC_AXIS_TIME) ||
      (!extents.offsets && !isAccumulated(entry, *bound.info)))
    return;
  auto *sizes = reinterpret_cast<int64_t *>(descriptor + 1);
  const uint32_t rank = taskRank(entry, *bound.info);
  const uint32_t time = countAxes(bound.info->axes & ~entry.task_axes & (TTTC_AXIS_TIME - 1));
  sizes[time] = timeRange(*bound.info, extents, batch).count;
  sizes[rank + time] =
      isAside ? innerElements(*bound.info)
              : bound.tensor->strides[countAxes(bound.info->axes & (TTTC_AXIS_TIME - 1))];
}

/// Advances to the memory of the next accumulated output.
static void advanceAccumulator(const BoundTensor &bound, const Extents &extents,
                               SharedMemory &shared) {
  int64_t bytes = 0;
  if (accumulatorBytes(*bound.info, extents.tokens, bytes)) // true: checked by the layout
    shared.accumulator += bytes;
}

void tttc::runtime::moveDescriptors(const tttc_entry_info &entry, const BoundTensor *bound,
                                    const Extents &extents, int64_t task, SharedMemory shared,
                                    void *const *args) {
  int64_t heads = entry.task_axes & TTTC_AXIS_HEAD ? extents.heads : 1;
  int64_t batch = task / heads, head = task % heads;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    auto *descriptor = static_cast<DescriptorHead *>(args[i]);
    char *data = static_cast<char *>(bound[i].tensor->data);
    if (hasParts(entry, *bound[i].info)) {
      data = shared.parts;
      shared.parts += partBytes(*bound[i].info);
    } else if (isForFirstTask(entry, *bound[i].info) &&
               !isFirstTask(entry, *bound[i].info, batch, head)) {
      data = shared.zeros;
    } else if (usesAccumulator(entry, *bound[i].info, head)) {
      data = shared.accumulator;
    } else if (data)
      data += taskOffset(entry, bound[i], extents, batch, head);
    if (isAccumulated(entry, *bound[i].info))
      advanceAccumulator(bound[i], extents, shared);
    descriptor->allocated = descriptor->aligned = data;
    writeTime(entry, bound[i], extents, batch, usesAccumulator(entry, *bound[i].info, head),
              descriptor);
  }
}

bool tttc::runtime::moveToBlock(const tttc_entry_info &entry, const BoundTensor *bound,
                                const Extents &extents, int64_t task, int64_t block, int64_t blocks,
                                void *const *args) {
  const int64_t heads = entry.task_axes & TTTC_AXIS_HEAD ? extents.heads : 1;
  const int64_t batch = task / heads, multiple = entry.block_tokens;
  const int64_t tokens =
      extents.offsets ? extents.offsets[batch + 1] - extents.offsets[batch] : extents.tokens;
  // Every block but the last has the same number of tokens.
  const int64_t share = tokens / blocks + (tokens % blocks != 0);
  const int64_t each = (share / multiple + (share % multiple != 0)) * multiple;
  // Blocks that begin behind the end are found without a product, which might exceed 64 bits.
  if (block != 0 && (each == 0 || block > (tokens - 1) / each))
    return false;
  const int64_t first = block * each;
  const int64_t count = tokens - first < each ? tokens - first : each;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = *bound[i].info;
    if (!(info.axes & TTTC_AXIS_TIME))
      continue;
    auto *descriptor = static_cast<DescriptorHead *>(args[i]);
    auto *sizes = reinterpret_cast<int64_t *>(descriptor + 1);
    const uint32_t time = countAxes(info.axes & ~entry.task_axes & (TTTC_AXIS_TIME - 1));
    sizes[time] = timeEntries(info, count);
    if (first == 0 || bound[i].spanBytes == 0 || !descriptor->aligned)
      continue;
    const int64_t stride = sizes[taskRank(entry, info) + time];
    descriptor->allocated = descriptor->aligned =
        static_cast<char *>(descriptor->aligned) +
        timeEntries(info, first) * stride * elementBytes(info.dtype);
  }
  return true;
}

bool tttc::runtime::findHeadSteps(const tttc_entry_info &entry, const BoundTensor *bound,
                                  void *const *args, HeadStep *steps, uint32_t &count) {
  count = 0;
  if (!(entry.task_axes & TTTC_AXIS_HEAD))
    return false;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = *bound[i].info;
    if (isShared(entry, info) || isForFirstTask(entry, info))
      return false;
    auto *descriptor = static_cast<DescriptorHead *>(args[i]);
    if (!(info.axes & TTTC_AXIS_HEAD) || bound[i].spanBytes == 0 || !descriptor->aligned)
      continue;
    const int64_t stride = bound[i].tensor->strides[info.axes & TTTC_AXIS_BATCH ? 1 : 0];
    // The stride of one head is arbitrary and not used, but its product may exceed 64 bits.
    const auto step =
        static_cast<uint64_t>(stride) * static_cast<uint64_t>(elementBytes(info.dtype));
    steps[count++] = {descriptor, static_cast<int64_t>(step),
                      rowBytes(info) >= fetchedLines * cacheLineBytes};
  }
  return true;
}

void tttc::runtime::accumulateTask(const tttc_entry_info &entry, const BoundTensor *bound,
                                   const Extents &extents, int64_t task, SharedMemory shared) {
  int64_t heads = entry.task_axes & TTTC_AXIS_HEAD ? extents.heads : 1;
  int64_t batch = task / heads, head = task % heads;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    if (!isAccumulated(entry, *bound[i].info))
      continue;
    if (usesAccumulator(entry, *bound[i].info, head))
      accumulate(bound[i],
                 static_cast<char *>(bound[i].tensor->data) +
                     taskOffset(entry, bound[i], extents, batch, head),
                 shared.accumulator, timeRange(*bound[i].info, extents, batch).count);
    advanceAccumulator(bound[i], extents, shared);
  }
}

//===- KernelInfo.cpp - Checks what a kernel exports ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel may come from another version of the compiler or from a damaged file. The checks run
// on the runtime's copy of its tables (OwnInfo.h).
//
//===----------------------------------------------------------------------===//

#include "Checked.h"
#include "Error.h"
#include "Kernel.h"
#include "Parts.h"
#include "Stage.h"
#include "cpu/CpuFeatures.h"
#include "cuda/CheckInfo.h"

#include <cmath>
#include <cstring>

using namespace tttc::runtime;

/// Checks the initialization for training.
static tttc_status checkInit(const char *layer, const tttc_tensor_info &info) {
  if (info.init_kind > TTTC_INIT_FIXED)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor '%s' has unknown init kind %u", layer,
                info.name, info.init_kind);
  if (info.init_kind != TTTC_INIT_NONE && info.role != TTTC_PARAM &&
      info.role != TTTC_STATE_INITIAL)
    return fail(TTTC_ERROR_LOAD,
                "kernel '%s': tensor '%s' has an init, but is no param or initial state", layer,
                info.name);
  const double first = info.init_values[0], second = info.init_values[1];
  const bool isWrong = (info.init_kind == TTTC_INIT_NORMAL && second < 0) ||
                       (info.init_kind == TTTC_INIT_UNIFORM && first > second);
  if (!std::isfinite(first) || !std::isfinite(second) || isWrong)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor '%s' has impossible init values %g and %g",
                layer, info.name, first, second);
  return TTTC_OK;
}

static tttc_status checkTensor(const char *layer, const tttc_entry_info &entry,
                               const tttc_tensor_info *tensors, uint32_t index) {
  const tttc_tensor_info &info = tensors[index];
  if (!info.name || !*info.name)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor %u has no name", layer, index);
  for (uint32_t i = 0; i < index; ++i)
    if (!strcmp(tensors[i].name, info.name))
      return fail(TTTC_ERROR_LOAD, "kernel '%s': two tensors are named '%s'", layer, info.name);
  if (info.role > TTTC_STATE_MAP)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor '%s' has unknown role %u", layer, info.name,
                info.role);
  if (info.dtype > TTTC_I64)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor '%s' has unknown dtype %u", layer, info.name,
                info.dtype);
  if (info.role == TTTC_POSITION &&
      (info.dtype != TTTC_I64 || info.inner_rank != 0 || info.axes != TTTC_AXIS_BATCH))
    return fail(TTTC_ERROR_LOAD, "kernel '%s': position '%s' is no i64 number per sequence", layer,
                info.name);
  if (info.axes & ~(TTTC_AXIS_BATCH | TTTC_AXIS_HEAD | TTTC_AXIS_TIME))
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor '%s' has unknown axes 0x%x", layer, info.name,
                info.axes);
  if (info.inner_rank > TTTC_MAX_RANK - countAxes(info.axes))
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor '%s' has inner rank %u, expected at most %u",
                layer, info.name, info.inner_rank, TTTC_MAX_RANK - countAxes(info.axes));
  int64_t bytes = elementBytes(info.dtype);
  for (uint32_t i = 0; i < info.inner_rank; ++i)
    if (info.inner_shape[i] < 1 || !checkedMul(bytes, info.inner_shape[i], bytes))
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': tensor '%s' has inner axis %u of impossible size %lld", layer,
                  info.name, i, static_cast<long long>(info.inner_shape[i]));
  if (info.time_block == INT64_MIN || (!hasTimeCount(info) && !(info.axes & TTTC_AXIS_TIME)))
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor '%s' has impossible time block %lld", layer,
                info.name, static_cast<long long>(info.time_block));
  // Parts with a T axis are accumulated over heads only, not over sequences.
  if (isAccumulated(entry, info) && (entry.task_axes & ~info.axes & TTTC_AXIS_BATCH))
    return fail(TTTC_ERROR_LOAD,
                "kernel '%s': output '%s' is joined over sequences and has a value per token",
                layer, info.name);
  if (isOutput(info.role) && (entry.task_axes & ~info.axes) && !isShared(entry, info))
    return fail(TTTC_ERROR_LOAD, "kernel '%s': output '%s' lacks an axis that the tasks split",
                layer, info.name);
  return checkInit(layer, info);
}

/// T is read from a tensor with one entry per token: ceil(T / n) and min(T, w) do not determine it.
static tttc_status checkTimeIsKnown(const char *layer, const tttc_entry_info &entry) {
  const tttc_tensor_info *blocked = nullptr;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    if (!(info.axes & TTTC_AXIS_TIME))
      continue;
    if (hasTimeCount(info))
      return TTTC_OK;
    blocked = &info;
  }
  if (blocked)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tensor '%s' has a time block, but no tensor tells T",
                layer, blocked->name);
  return TTTC_OK;
}

/// Returns true if blocks of the tokens of a task can read, or each write its entries of, a tensor.
static bool isOfBlocks(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  const bool hasTime = info.axes & TTTC_AXIS_TIME;
  if (hasTime &&
      (info.time_block < 0 || (info.time_block > 1 && entry.block_tokens % info.time_block != 0)))
    return false;
  return !isOutput(info.role) || (hasTime && !(entry.task_axes & ~info.axes));
}

/// Returns true if two tensors are the same but for the length of the last inner axis.
static bool isSameButColumns(const tttc_tensor_info &block, const tttc_tensor_info &whole) {
  bool isSame = block.name && !strcmp(block.name, whole.name) && block.role == whole.role &&
                block.dtype == whole.dtype && block.axes == whole.axes &&
                block.inner_rank == whole.inner_rank && block.time_block == whole.time_block;
  for (uint32_t i = 0; isSame && i + 1 < whole.inner_rank; ++i)
    isSame = block.inner_shape[i] == whole.inner_shape[i];
  return isSame;
}

/// The number of blocks of columns that a tensor has: 1 if a block has all of it, 0 if the blocks
/// are none of it.
static int64_t blocksOf(const tttc_tensor_info &block, const tttc_tensor_info &whole) {
  if (!isSameButColumns(block, whole))
    return 0;
  if (whole.inner_rank == 0)
    return 1;
  const int64_t columns = block.inner_shape[whole.inner_rank - 1],
                all = whole.inner_shape[whole.inner_rank - 1];
  return columns < 1 || all % columns != 0 ? 0 : all / columns;
}

/// Returns true if a stage, or an entry without stages, has code for the processor of the kernel.
static bool hasCode(const tttc_kernel_info &kernel, const tttc_entry_info &entry) {
  if (!isForDevice(kernel))
    return entry.task != nullptr;
  return entry.kernel_name && *entry.kernel_name && !entry.task;
}

/// Checks the entry of a block of columns against the whole one.
static tttc_status checkColumns(const tttc_kernel_info &kernel, const tttc_entry_info &entry) {
  const char *layer = kernel.layer;
  const tttc_entry_info &columns = *entry.columns;
  if (!hasCode(kernel, columns) || columns.num_stages != 0 || columns.columns ||
      columns.kind != entry.kind || columns.num_tensors != entry.num_tensors ||
      columns.task_axes != entry.task_axes || (columns.num_tensors != 0 && !columns.tensors) ||
      columns.failure != entry.failure)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': entry %u has no code or no signature of columns",
                layer, entry.kind);
  int64_t blocks = 0;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &whole = entry.tensors[i];
    const int64_t count = blocksOf(columns.tensors[i], whole);
    const bool isSplit = count > 1 && (blocks == 0 || count == blocks);
    if (isSplit)
      blocks = count;
    // Each block writes its own columns of each output.
    if ((count != 1 && !isSplit) || (isOutput(whole.role) && (!isSplit || isShared(entry, whole))))
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': '%s' is no tensor of a kernel whose columns are computed apart",
                  layer, whole.name);
  }
  return TTTC_OK;
}

/// Checks the code and signature of a stage, or of an entry without stages.
static tttc_status checkCode(const tttc_kernel_info &kernel, const tttc_entry_info &entry) {
  const char *layer = kernel.layer;
  if (!hasCode(kernel, entry) || (entry.num_tensors != 0 && !entry.tensors))
    return fail(TTTC_ERROR_LOAD, "kernel '%s': entry %u has no code or no signature", layer,
                entry.kind);
  if (entry.task_axes & ~(TTTC_AXIS_BATCH | TTTC_AXIS_HEAD))
    return fail(TTTC_ERROR_LOAD, "kernel '%s': tasks split axes 0x%x, expected a subset of B and H",
                layer, entry.task_axes);
  int64_t alignment = entry.workspace_alignment;
  if (entry.workspace_bytes < 0 || entry.workspace_bytes_per_token < 0 || alignment < 0 ||
      (alignment & (alignment - 1)) || entry.heads < 0)
    return fail(TTTC_ERROR_LOAD,
                "kernel '%s': impossible workspace of %lld + T * %lld bytes, alignment %lld, or "
                "number of heads %lld",
                layer, static_cast<long long>(entry.workspace_bytes),
                static_cast<long long>(entry.workspace_bytes_per_token),
                static_cast<long long>(alignment), static_cast<long long>(entry.heads));
  if (entry.block_tokens < 0)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': blocks of %lld tokens", layer,
                static_cast<long long>(entry.block_tokens));
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    if (tttc_status status = checkTensor(layer, entry, entry.tensors, i))
      return status;
    if (!isForDevice(kernel) && entry.block_tokens != 0 && !isOfBlocks(entry, info))
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': '%s' is no tensor of a kernel whose blocks of %lld tokens are "
                  "computed apart",
                  layer, info.name, static_cast<long long>(entry.block_tokens));
    // A part, or the zeros in its place, belongs to one index of B and H.
    if (!isForDevice(kernel) && (isShared(entry, info) || isForFirstTask(entry, info)) &&
        (info.axes & ~entry.task_axes & (TTTC_AXIS_BATCH | TTTC_AXIS_HEAD)))
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': tasks share '%s', which has an axis that they do not split", layer,
                  info.name);
    if (!isForDevice(kernel) && isForFirstTask(entry, info) && (info.axes & TTTC_AXIS_TIME))
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': cotangent '%s' has a value per token and lacks an axis that the "
                  "tasks split",
                  layer, info.name);
    // On a CPU only parts of these types can be joined, and with an axis T also 16-bit ones.
    if (!isForDevice(kernel) && isShared(entry, info) && info.dtype != TTTC_F32 &&
        info.dtype != TTTC_F64 && (info.dtype == TTTC_I64 || !isAccumulated(entry, info)))
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': tasks share output '%s': expected dtype f32 or f64, found %s",
                  layer, info.name, dtypeName(info.dtype));
  }
  if (!entry.columns)
    return TTTC_OK;
  // Both would be along the third axis of the grid.
  if (isForDevice(kernel) && (entry.block_tokens != 0 || entry.columns->block_tokens != 0))
    return fail(TTTC_ERROR_LOAD,
                "kernel '%s': entry %u of a device has blocks of tokens and of columns", layer,
                entry.kind);
  if (tttc_status status = checkColumns(kernel, entry))
    return status;
  return checkCode(kernel, *entry.columns);
}

/// Checks a stage: each of its tensors is one of the entry's, or a head's slice of one.
static tttc_status checkStage(const tttc_kernel_info &kernel, const tttc_entry_info &entry,
                              const tttc_entry_info &stage) {
  const char *layer = kernel.layer;
  if (tttc_status status = checkCode(kernel, stage))
    return status;
  for (uint32_t i = 0; i < stage.num_tensors; ++i) {
    const tttc_tensor_info &info = stage.tensors[i];
    const int64_t index = findWhole(entry, info);
    if (index < 0)
      return fail(TTTC_ERROR_LOAD, "kernel '%s': no tensor '%s', which a stage names", layer,
                  info.name);
    const tttc_tensor_info &whole = index < int64_t(entry.num_tensors)
                                        ? entry.tensors[index]
                                        : entry.internals[index - entry.num_tensors];
    const bool isPart = isHeadOfRow(info, whole);
    int64_t elements = 0;
    if (!checkedMul(innerElements(info), isPart ? entry.heads : 1, elements) ||
        info.dtype != whole.dtype || (info.axes != whole.axes && !isPart) ||
        info.time_block != whole.time_block || elements != innerElements(whole))
      return fail(TTTC_ERROR_LOAD, "kernel '%s': a stage has another shape for tensor '%s'", layer,
                  info.name);
  }
  return TTTC_OK;
}

static tttc_status checkEntry(const tttc_kernel_info &kernel, const tttc_entry_info &entry) {
  const char *layer = kernel.layer;
  if ((entry.num_stages != 0 && !entry.stages) || (entry.num_internals != 0 && !entry.internals) ||
      (entry.num_tensors != 0 && !entry.tensors) || entry.heads < 0 || entry.max_tokens < 0 ||
      entry.max_length < 0 || entry.cut_tokens < 0)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': entry %u has no code or no signature", layer,
                entry.kind);
  // Checked before their names are compared with those of internals and of stages' tensors.
  const bool isCompared = entry.num_stages != 0 || entry.num_internals != 0;
  for (uint32_t i = 0; i < entry.num_tensors && isCompared; ++i)
    if (tttc_status status = checkTensor(layer, entry, entry.tensors, i))
      return status;
  for (uint32_t i = 0; i < entry.num_internals; ++i) {
    const tttc_tensor_info &info = entry.internals[i];
    if (tttc_status status = checkTensor(layer, entry, entry.internals, i))
      return status;
    if (info.role != TTTC_INTERNAL || info.time_block < 0 ||
        findWhole(entry, info) != int64_t(entry.num_tensors) + i)
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': internal tensor '%s' has role %u, a window or a tensor's name",
                  layer, info.name, info.role);
  }
  for (uint32_t i = 0; i < entry.num_stages; ++i)
    if (tttc_status status = checkStage(kernel, entry, entry.stages[i]))
      return status;
  if (entry.num_stages == 0)
    if (tttc_status status = checkCode(kernel, entry))
      return status;
  return checkTimeIsKnown(layer, entry);
}

tttc_status tttc::runtime::checkKernelInfo(const tttc_kernel_info *info) {
  if (!info->layer || !info->compiler || !info->form || !info->dims || !info->target_cpu ||
      !info->cpu_features)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': expected six strings, found a null one",
                info->layer ? info->layer : "?");
  if (info->num_entries == 0 || !info->entries)
    return fail(TTTC_ERROR_LOAD, "kernel '%s' has no entries", info->layer);
  for (uint32_t i = 0; i < info->num_entries; ++i) {
    if (tttc_status status = checkEntry(*info, info->entries[i]))
      return status;
    for (uint32_t j = 0; j < i; ++j)
      if (info->entries[j].kind == info->entries[i].kind)
        return fail(TTTC_ERROR_LOAD, "kernel '%s' has two entries of kind %u", info->layer,
                    info->entries[i].kind);
  }
  if (isForDevice(*info))
    return cuda::checkDeviceKernel(*info);
  return checkCpuFeatures(info->layer, info->cpu_features);
}

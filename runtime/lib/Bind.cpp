//===- Bind.cpp - Names, dtypes and shapes of a call ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors are found by name, so the order of the arguments is free. B, H and T
// are taken from the first tensor of the signature that has them; a message about
// a disagreement names that one and the other.
//
//===----------------------------------------------------------------------===//

#include "Bind.h"

#include "Error.h"
#include "StandIns.h"

#include <cstring>

using namespace tttc::runtime;

static tttc_status matchNames(const char *layer, const tttc_entry_info &entry,
                              const tttc_argument *args, size_t numArgs, BoundTensor *bound) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    bound[i] = {&entry.tensors[i], nullptr, 0, StandIn::None};
  for (size_t a = 0; a < numArgs; ++a) {
    if (!args[a].name)
      return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: argument %zu has no name", layer, a);
    // Fast path: callers often pass the order and the name pointers of the signature.
    uint32_t index = a < entry.num_tensors ? static_cast<uint32_t>(a) : 0;
    if (index >= entry.num_tensors || (args[a].name != entry.tensors[index].name &&
                                       strcmp(entry.tensors[index].name, args[a].name)))
      for (index = 0; index < entry.num_tensors; ++index)
        if (!strcmp(entry.tensors[index].name, args[a].name))
          break;
    if (index == entry.num_tensors) {
      NameList names;
      for (uint32_t i = 0; i < entry.num_tensors; ++i)
        names.add(entry.tensors[i].name);
      return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: expected the tensors %s, found '%s'", layer,
                  names.text(), args[a].name);
    }
    if (bound[index].tensor)
      return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: tensor '%s' is given twice", layer,
                  args[a].name);
    bound[index].tensor = &args[a].tensor;
  }
  NameList missing;
  bool complete = true;
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (!bound[i].tensor) {
      missing.add(entry.tensors[i].name);
      complete = false;
    }
  if (!complete)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: expected %u tensors, these are not given: %s",
                layer, entry.num_tensors, missing.text());
  return TTTC_OK;
}

/// Checks of a single tensor: dtype, rank, inner shape. The signature of a gradient without the
/// axis B follows those of the entry.
static tttc_status checkTensor(const char *layer, const tttc_entry_info &entry, bool isOnDevice,
                               BoundTensor &bound) {
  if (mayBeSummed(*bound.info, isOnDevice) && bound.tensor->rank == callRank(*bound.info) - 1)
    bound.info += entry.num_tensors;
  const tttc_tensor_info &info = *bound.info;
  const tttc_tensor &tensor = *bound.tensor;
  if (tensor.dtype != info.dtype)
    return fail(TTTC_ERROR_DTYPE, "%s: tensor '%s': expected dtype %s, found %s", layer, info.name,
                dtypeName(info.dtype), dtypeName(tensor.dtype));
  if (tensor.rank != callRank(info)) {
    NameList axes;
    for (uint32_t axis : leadingAxes)
      if (info.axes & axis)
        axes.add(axisName(axis));
    return fail(
        TTTC_ERROR_SHAPE,
        "%s: tensor '%s': expected rank %u (an axis for each of %s, and %u inner ones), found %u",
        layer, info.name, callRank(info), axes.text(), info.inner_rank, tensor.rank);
  }
  uint32_t numLeading = countAxes(info.axes);
  for (uint32_t i = 0; i < info.inner_rank; ++i)
    if (tensor.shape[numLeading + i] != info.inner_shape[i])
      return fail(TTTC_ERROR_SHAPE,
                  "%s: tensor '%s': expected length %lld of inner axis %u, found %lld", layer,
                  info.name, static_cast<long long>(info.inner_shape[i]), i,
                  static_cast<long long>(tensor.shape[numLeading + i]));
  return TTTC_OK;
}

/// Length of a leading axis of a tensor that has it.
static int64_t axisLength(const BoundTensor &bound, uint32_t axis) {
  return bound.tensor->shape[countAxes(bound.info->axes & (axis - 1))];
}

TimeRange tttc::runtime::timeRange(const tttc_tensor_info &info, const Extents &extents,
                                   int64_t batch) {
  auto entries = [&](int64_t tokens) { return timeEntries(info, tokens); };
  if (!extents.offsets)
    return {0, entries(extents.tokens)};
  const Offsets &offsets = extents.offsets;
  int64_t first = offsets[batch];
  if (!hasTimeCount(info)) { // each sequence has separate blocks
    first = 0;
    for (int64_t i = 0; i < batch; ++i)
      first += entries(offsets[i + 1] - offsets[i]);
  }
  return {first, entries(offsets[batch + 1] - offsets[batch])};
}

/// Returns true if the B axis of a tensor counts slots.
static bool hasSlots(const tttc_tensor_info &info, const Extents &extents) {
  return (info.axes & TTTC_AXIS_BATCH) && ((info.role == TTTC_STATE_INITIAL && extents.readSlots) ||
                                           (info.role == TTTC_STATE_FINAL && extents.writeSlots));
}

/// The required length of an axis for the extents of a call.
static int64_t expectedLength(const tttc_tensor_info &info, const Extents &extents, uint32_t axis,
                              int64_t extent) {
  if (axis == TTTC_AXIS_BATCH && extents.offsets && (info.axes & TTTC_AXIS_TIME))
    return 1; // packed sequences
  if (axis != TTTC_AXIS_TIME)
    return extent;
  if (extents.offsets && extents.isOnDevice)
    return timeEntries(info, extent);
  if (extents.offsets && extents.batch == 0)
    return 0;
  if (extents.offsets) {
    TimeRange last = timeRange(info, extents, extents.batch - 1);
    return last.first + last.count;
  }
  return timeRange(info, {extents.batch, extents.heads, extent}, 0).count;
}

/// Checks that all tensors with `axis` agree on its length and stores it in `extent`, which is
/// unchanged if no tensor has the axis.
static tttc_status agree(const char *layer, const tttc_entry_info &entry, const BoundTensor *bound,
                         uint32_t axis, const Extents &extents, int64_t &extent) {
  const BoundTensor *first = nullptr;
  for (uint32_t i = 0; i < entry.num_tensors && !first; ++i) {
    const tttc_tensor_info &info = *bound[i].info;
    const bool tells = axis == TTTC_AXIS_TIME ? hasTimeCount(info)
                                              : axis != TTTC_AXIS_BATCH || !hasSlots(info, extents);
    if ((info.axes & axis) && tells)
      first = &bound[i];
  }
  // For packed sequences the numbers of sequences and tokens are known.
  const bool isKnown = extents.offsets &&
                       (axis == TTTC_AXIS_BATCH || (axis == TTTC_AXIS_TIME && !extents.isOnDevice));
  if (!first && !isKnown)
    return TTTC_OK;
  const int64_t found = isKnown ? extent : axisLength(*first, axis);
  const char *teller = isKnown ? "cu_seqlens" : first->info->name;
  extent = found;
  if (found < 0)
    return fail(TTTC_ERROR_SHAPE, "%s: tensor '%s': axis %s has negative length %lld", layer,
                teller, axisName(axis), static_cast<long long>(found));
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = *bound[i].info;
    if (!(info.axes & axis) || (axis == TTTC_AXIS_BATCH && hasSlots(info, extents)))
      continue;
    int64_t expected = expectedLength(info, extents, axis, extent);
    const int64_t found = axisLength(bound[i], axis);
    // The number of partial blocks depends on the lengths, which may be in device memory.
    const bool mayBeLonger = extents.offsets && axis == TTTC_AXIS_TIME && !hasTimeCount(info);
    if (found < expected || (found > expected && !mayBeLonger))
      return fail(
          TTTC_ERROR_SHAPE,
          "%s: tensor '%s': expected length %s%lld of axis %s to agree with '%s', found %lld",
          layer, info.name, mayBeLonger ? "at least " : "", static_cast<long long>(expected),
          axisName(axis), teller, static_cast<long long>(found));
  }
  return TTTC_OK;
}

/// Returns true if final states are written in place of initial ones.
static bool isInPlace(const tttc_entry_info &entry, const BoundTensor *bound) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    for (uint32_t j = 0; j < entry.num_tensors; ++j)
      if (bound[i].info->role == TTTC_STATE_INITIAL && bound[j].info->role == TTTC_STATE_FINAL &&
          bound[i].tensor->data && bound[i].tensor->data == bound[j].tensor->data)
        return true;
  return false;
}

/// Checks that slots exist, and that no sequence writes a slot that another one writes or, in
/// place, reads.
static tttc_status checkSlots(const char *layer, const tttc_entry_info &entry,
                              const BoundTensor *bound, const Extents &extents) {
  if (!extents.readSlots && !extents.writeSlots)
    return TTTC_OK;
  if (extents.writeSlots && entry.kind == TTTC_ENTRY_BACKWARD)
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "%s: expected no write_slots: a backward call writes no final states", layer);
  if (extents.writeSlots && entry.kind == TTTC_ENTRY_SUMMARY)
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "%s: expected no write_slots: a summary has an entry for each sequence", layer);
  bool writesSlots = false;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = *bound[i].info;
    if (!hasSlots(info, extents))
      continue;
    const bool isRead = info.role == TTTC_STATE_INITIAL;
    if (extents.offsets && (info.axes & TTTC_AXIS_TIME))
      return fail(TTTC_ERROR_INVALID_ARGUMENT,
                  "%s: tensor '%s' lies end to end with cu_seqlens: expected no %s beside them",
                  layer, info.name, isRead ? "read_slots" : "write_slots");
    const int64_t *slots = isRead ? extents.readSlots : extents.writeSlots;
    writesSlots |= !isRead;
    if (bound[i].tensor->shape[0] < 0)
      return fail(TTTC_ERROR_SHAPE, "%s: tensor '%s': axis B has negative length %lld", layer,
                  info.name, static_cast<long long>(bound[i].tensor->shape[0]));
    for (int64_t b = 0; b < extents.batch && !extents.isOnDevice; ++b)
      if (slots[b] < 0 || slots[b] >= bound[i].tensor->shape[0])
        return fail(TTTC_ERROR_INVALID_ARGUMENT,
                    "%s: tensor '%s' has %lld slots, found slot %lld of sequence %lld", layer,
                    info.name, static_cast<long long>(bound[i].tensor->shape[0]),
                    static_cast<long long>(slots[b]), static_cast<long long>(b));
  }
  if (extents.isOnDevice)
    return TTTC_OK;
  const bool inPlace = isInPlace(entry, bound);
  if (!writesSlots && !inPlace)
    return TTTC_OK; // each sequence writes its own entry, or none
  for (int64_t b = 0; b < extents.batch; ++b)
    for (int64_t other = 0; other < extents.batch; ++other) {
      const int64_t written = slotOf(extents.writeSlots, b);
      const bool reads = inPlace && slotOf(extents.readSlots, other) == written;
      const bool writes = slotOf(extents.writeSlots, other) == written;
      if (other != b && (reads || writes))
        return fail(TTTC_ERROR_OVERLAP,
                    "%s: sequence %lld writes slot %lld, which sequence %lld %s", layer,
                    static_cast<long long>(b), static_cast<long long>(written),
                    static_cast<long long>(other), writes ? "writes too" : "reads");
    }
  return TTTC_OK;
}

/// Checks the limits on the tokens of a sequence in a call, and in total.
static tttc_status checkLengths(const char *layer, const tttc_entry_info &entry,
                                const Extents &extents) {
  if (extents.offsets && extents.isOnDevice)
    return TTTC_OK;
  for (int64_t b = 0; b < (extents.offsets ? extents.batch : 1); ++b) {
    const int64_t tokens =
        extents.offsets ? extents.offsets[b + 1] - extents.offsets[b] : extents.tokens;
    if (entry.max_tokens != 0 && tokens > entry.max_tokens)
      return fail(TTTC_ERROR_SHAPE, "%s: expected at most %lld tokens in a call, found %lld", layer,
                  static_cast<long long>(entry.max_tokens), static_cast<long long>(tokens));
    if (entry.max_length != 0 && tokens > entry.max_length)
      return fail(TTTC_ERROR_SHAPE, "%s: expected at most %lld tokens in a sequence, found %lld",
                  layer, static_cast<long long>(entry.max_length), static_cast<long long>(tokens));
  }
  return TTTC_OK;
}

static bool hasHeads(const tttc_tensor_info *tensors, uint32_t count) {
  uint32_t axes = 0;
  for (uint32_t i = 0; i < count; ++i)
    axes |= tensors[i].axes;
  return axes & TTTC_AXIS_HEAD;
}

/// Returns true if the tasks of the entry, or of one of its stages, split heads.
static bool splitsHeads(const tttc_entry_info &entry) {
  uint32_t axes = entry.task_axes;
  for (uint32_t i = 0; i < entry.num_stages; ++i)
    axes |= stagesOf(entry)[i].task_axes;
  return axes & TTTC_AXIS_HEAD;
}

tttc_status tttc::runtime::bindTensors(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                       const tttc_argument *args, size_t numArgs,
                                       BoundTensor *bound, Extents &extents) {
  const char *layer = kernel->info->layer;
  if (tttc_status status = matchNames(layer, entry, args, numArgs, bound))
    return status;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    if (tttc_status status = checkTensor(layer, entry, extents.isOnDevice, bound[i]))
      return status;
    bound[i].standIn = standInOf(entry, i, bound);
  }
  if (tttc_status status = agree(layer, entry, bound, TTTC_AXIS_BATCH, extents, extents.batch))
    return status;
  const bool hasInternalHeads = hasHeads(entry.internals, entry.num_internals);
  // H may be on internal tensors only: stages may pass rows per head to each other.
  if (entry.heads != 0 && hasInternalHeads)
    extents.heads = entry.heads;
  if (tttc_status status = agree(layer, entry, bound, TTTC_AXIS_HEAD, extents, extents.heads))
    return status;
  if (tttc_status status = agree(layer, entry, bound, TTTC_AXIS_TIME, extents, extents.tokens))
    return status;
  if (tttc_status status = checkSlots(layer, entry, bound, extents))
    return status;
  if (tttc_status status = checkLengths(layer, entry, extents))
    return status;
  // A backward call only through the part after the joined heads has no heads.
  const bool isPerHead =
      hasInternalHeads || hasHeads(entry.tensors, entry.num_tensors) || splitsHeads(entry);
  if (entry.heads != 0 && isPerHead && extents.heads != entry.heads)
    return fail(TTTC_ERROR_SHAPE,
                "%s: expected length %lld of axis H, which the kernel was compiled "
                "for, found %lld",
                layer, static_cast<long long>(entry.heads), static_cast<long long>(extents.heads));
  return TTTC_OK;
}

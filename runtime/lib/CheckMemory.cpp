//===- CheckMemory.cpp - Strides, addresses and overlap of a call ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Overlap is tested on byte intervals, from a tensor's first byte to its last.
// This also refuses interleaved views of one allocation that never intersect; an exact
// test is an integer program, and no caller needs it.
//
//===----------------------------------------------------------------------===//

#include "Bind.h"
#include "Checked.h"
#include "Error.h"
#include "StandIns.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

using namespace tttc::runtime;

/// "axis T" or "inner axis 1".
static const char *describeAxis(const tttc_tensor_info &info, uint32_t position,
                                char (&buffer)[32]) {
  for (uint32_t axis : leadingAxes)
    if ((info.axes & axis) && countAxes(info.axes & (axis - 1)) == position) {
      snprintf(buffer, sizeof(buffer), "axis %s", axisName(axis));
      return buffer;
    }
  snprintf(buffer, sizeof(buffer), "inner axis %u", position - countAxes(info.axes));
  return buffer;
}

static tttc_status checkStrides(const char *layer, const BoundTensor &bound) {
  const tttc_tensor_info &info = *bound.info;
  const tttc_tensor &tensor = *bound.tensor;
  char axis[32];
  int64_t dense = 1;
  for (uint32_t i = tensor.rank; i-- > 0;) {
    if (tensor.shape[i] == 1)
      continue;
    if (tensor.strides[i] < 0)
      return fail(
          TTTC_ERROR_STRIDE, "%s: tensor '%s': expected strides of at least 0, found %lld on %s",
          layer, info.name, static_cast<long long>(tensor.strides[i]), describeAxis(info, i, axis));
    if (i < countAxes(info.axes))
      continue;
    if (tensor.strides[i] != dense)
      return fail(TTTC_ERROR_STRIDE,
                  "%s: tensor '%s': expected dense inner axes, so stride %lld on %s, found %lld",
                  layer, info.name, static_cast<long long>(dense), describeAxis(info, i, axis),
                  static_cast<long long>(tensor.strides[i]));
    // Cannot overflow: checkKernelInfo has checked the product of the inner axes in bytes.
    dense *= tensor.shape[i];
  }
  return TTTC_OK;
}

/// Checks that no two elements of an output share memory. Visits the axes by
/// increasing stride: each stride must be at least the span of the previous axes.
/// Refuses some unusual layouts without overlap.
static tttc_status checkSelfOverlap(const char *layer, const BoundTensor &bound) {
  const tttc_tensor &tensor = *bound.tensor;
  uint32_t order[TTTC_MAX_RANK] = {};
  uint32_t count = 0;
  for (uint32_t i = 0; i < tensor.rank; ++i) {
    if (tensor.shape[i] == 1)
      continue;
    uint32_t place = count++;
    for (; place > 0 && tensor.strides[order[place - 1]] > tensor.strides[i]; --place)
      order[place] = order[place - 1];
    order[place] = i;
  }
  int64_t span = 1; // cannot overflow: measureSpan has checked it in bytes
  for (uint32_t i = 0; i < count; ++i) {
    int64_t stride = tensor.strides[order[i]];
    if (stride < span) {
      char axis[32];
      return fail(
          TTTC_ERROR_STRIDE,
          "%s: output '%s' overlaps itself: expected a stride of at least %lld on %s, found "
          "%lld",
          layer, bound.info->name, static_cast<long long>(span),
          describeAxis(*bound.info, order[i], axis), static_cast<long long>(stride));
    }
    span += stride * (tensor.shape[order[i]] - 1);
  }
  return TTTC_OK;
}

/// Returns true if the tensor is dense in row-major order, and sets spanBytes: a short cut for the
/// usual case, which needs none of the checks of strides. Pre: not empty.
static bool measureDense(BoundTensor &bound) {
  const tttc_tensor &tensor = *bound.tensor;
  int64_t dense = 1;
  for (uint32_t i = tensor.rank; i-- > 0;)
    if (tensor.shape[i] != 1 &&
        (tensor.strides[i] != dense || !checkedMul(dense, tensor.shape[i], dense)))
      return false;
  uintptr_t end = 0;
  return checkedMul(dense, elementBytes(tensor.dtype), bound.spanBytes) &&
         !__builtin_add_overflow(reinterpret_cast<uintptr_t>(tensor.data),
                                 static_cast<uintptr_t>(bound.spanBytes), &end);
}

static tttc_status measureSpan(const char *layer, BoundTensor &bound) {
  const tttc_tensor &tensor = *bound.tensor;
  int64_t last = 0;
  bool fits = true;
  for (uint32_t i = 0; i < tensor.rank && fits; ++i) {
    int64_t reach = 0;
    fits = tensor.shape[i] == 1 || (checkedMul(tensor.shape[i] - 1, tensor.strides[i], reach) &&
                                    checkedAdd(last, reach, last));
  }
  uintptr_t end = 0;
  fits = fits && checkedAdd(last, 1, last) &&
         checkedMul(last, elementBytes(tensor.dtype), bound.spanBytes) &&
         !__builtin_add_overflow(reinterpret_cast<uintptr_t>(tensor.data),
                                 static_cast<uintptr_t>(bound.spanBytes), &end);
  if (!fits)
    return fail(TTTC_ERROR_STRIDE, "%s: tensor '%s' reaches beyond the address space", layer,
                bound.info->name);
  return TTTC_OK;
}

/// A device kernel uses vector loads of up to 16 bytes: if the length of rows of inner elements is
/// a multiple of 16 bytes, or of a smaller power of two, each row must begin at a multiple of it.
static tttc_status checkRows(const char *layer, const BoundTensor &bound) {
  constexpr int64_t most = 16;
  const tttc_tensor &tensor = *bound.tensor;
  int64_t bytes = elementBytes(tensor.dtype), rowBytes = bytes;
  for (uint32_t i = 0; i < bound.info->inner_rank; ++i)
    rowBytes *= bound.info->inner_shape[i] % most ? bound.info->inner_shape[i] : most;
  const int64_t least = rowBytes % most ? rowBytes & -rowBytes : most;
  if (reinterpret_cast<uintptr_t>(tensor.data) % static_cast<uintptr_t>(least))
    return fail(TTTC_ERROR_ALIGNMENT,
                "%s: tensor '%s': expected data aligned to %lld bytes on a device, found %p", layer,
                bound.info->name, static_cast<long long>(least), tensor.data);
  for (uint32_t i = 0; i + bound.info->inner_rank < tensor.rank; ++i)
    if (tensor.shape[i] > 1 && tensor.strides[i] * bytes % least)
      return fail(TTTC_ERROR_ALIGNMENT,
                  "%s: tensor '%s': expected strides of a multiple of %lld elements on a device, "
                  "found %lld",
                  layer, bound.info->name, static_cast<long long>(least / bytes),
                  static_cast<long long>(tensor.strides[i]));
  return TTTC_OK;
}

static tttc_status checkTensorMemory(const char *layer, BoundTensor &bound, bool isDevice) {
  const tttc_tensor &tensor = *bound.tensor;
  if (isEmpty(tensor))
    return TTTC_OK;
  if (!tensor.data && mayBeLeftOut(bound.info->role))
    return TTTC_OK;
  if (!tensor.data)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: tensor '%s': expected data, found null", layer,
                bound.info->name);
  const int64_t bytes = elementBytes(tensor.dtype); // a power of two
  if (reinterpret_cast<uintptr_t>(tensor.data) & static_cast<uintptr_t>(bytes - 1))
    return fail(TTTC_ERROR_ALIGNMENT,
                "%s: tensor '%s': expected data aligned to %lld bytes, found %p", layer,
                bound.info->name, static_cast<long long>(bytes), tensor.data);
  if (measureDense(bound))
    return isDevice ? checkRows(layer, bound) : TTTC_OK;
  if (tttc_status status = checkStrides(layer, bound))
    return status;
  if (tttc_status status = measureSpan(layer, bound))
    return status;
  if (tttc_status status = isDevice ? checkRows(layer, bound) : TTTC_OK)
    return status;
  return isOutput(bound.info->role) ? checkSelfOverlap(layer, bound) : TTTC_OK;
}

/// Checks that positions are not negative and leave room for the tokens of the call.
static tttc_status checkPositions(const char *layer, const tttc_entry_info &entry,
                                  const BoundTensor &bound, const Extents &extents) {
  if (bound.info->role != TTTC_POSITION || bound.spanBytes == 0 || extents.isOnDevice)
    return TTTC_OK;
  const auto *positions = static_cast<const int64_t *>(bound.tensor->data);
  // Without a limit of the kernel: the next position has 64 bits too.
  const int64_t longest = entry.max_length != 0 ? entry.max_length : INT64_MAX;
  for (int64_t b = 0; b < bound.tensor->shape[0]; ++b) {
    const int64_t position = positions[b * bound.tensor->strides[0]];
    const int64_t tokens =
        extents.offsets ? extents.offsets[b + 1] - extents.offsets[b] : extents.tokens;
    if (position < 0)
      return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: expected a position of at least 0, found %lld",
                  layer, static_cast<long long>(position));
    // A difference, which cannot overflow: checkLengths has checked tokens <= max_length.
    if (position > longest - tokens)
      return fail(TTTC_ERROR_INVALID_ARGUMENT,
                  "%s: expected at most %lld tokens in a sequence, found position %lld and %lld "
                  "more",
                  layer, static_cast<long long>(longest), static_cast<long long>(position),
                  static_cast<long long>(tokens));
  }
  return TTTC_OK;
}

static bool intersect(const void *a, int64_t aBytes, const void *b, int64_t bBytes) {
  if (aBytes == 0 || bBytes == 0)
    return false;
  uintptr_t aBegin = reinterpret_cast<uintptr_t>(a), bBegin = reinterpret_cast<uintptr_t>(b);
  return aBegin < bBegin + static_cast<uintptr_t>(bBytes) &&
         bBegin < aBegin + static_cast<uintptr_t>(aBytes);
}

/// Returns true if `final` is the final state of `initial` in exactly the same memory,
/// so that each task overwrites only elements that no other task reads.
static bool isInPlace(const BoundTensor &final, const BoundTensor &initial) {
  if (final.info->role != TTTC_STATE_FINAL || initial.info->role != TTTC_STATE_INITIAL)
    return false;
  size_t length = strlen(initial.info->name);
  if (strncmp(final.info->name, initial.info->name, length) ||
      strcmp(final.info->name + length, "_final") || final.info->dtype != initial.info->dtype ||
      final.info->axes != initial.info->axes || final.tensor->rank != initial.tensor->rank ||
      final.tensor->data != initial.tensor->data)
    return false;
  for (uint32_t i = 0; i < final.tensor->rank; ++i)
    if (final.tensor->shape[i] != initial.tensor->shape[i] ||
        (final.tensor->shape[i] != 1 && final.tensor->strides[i] != initial.tensor->strides[i]))
      return false;
  return true;
}

/// The name of an array of the options that overlaps these bytes, or null. Such an array is read
/// during the whole call.
static const char *findIndices(const Extents &extents, const void *data, int64_t bytes) {
  const int64_t slotBytes = extents.batch * static_cast<int64_t>(sizeof(int64_t));
  if (extents.offsets && intersect(data, bytes, extents.offsets.data(),
                                   (extents.batch + 1) * extents.offsets.elementBytes()))
    return "cu_seqlens";
  if (extents.readSlots && intersect(data, bytes, extents.readSlots, slotBytes))
    return "read_slots";
  if (extents.writeSlots && intersect(data, bytes, extents.writeSlots, slotBytes))
    return "write_slots";
  return nullptr;
}

static tttc_status checkOverlap(const char *layer, const tttc_entry_info &entry,
                                const BoundTensor *bound, const Extents &extents) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    if (!isOutput(bound[i].info->role))
      continue;
    if (const char *indices = findIndices(extents, bound[i].tensor->data, bound[i].spanBytes))
      return fail(TTTC_ERROR_OVERLAP, "%s: output '%s' overlaps %s in memory", layer,
                  bound[i].info->name, indices);
    for (uint32_t j = 0; j < entry.num_tensors; ++j) {
      // A pair of outputs is compared once.
      if (i == j || (j < i && isOutput(bound[j].info->role)) ||
          !intersect(bound[i].tensor->data, bound[i].spanBytes, bound[j].tensor->data,
                     bound[j].spanBytes) ||
          isInPlace(bound[i], bound[j]))
        continue;
      return fail(TTTC_ERROR_OVERLAP,
                  "%s: output '%s' overlaps '%s' in memory, or lies between its rows (only a final "
                  "state may share its initial state's buffer, exactly)",
                  layer, bound[i].info->name, bound[j].info->name);
    }
  }
  return TTTC_OK;
}

tttc_status tttc::runtime::checkMemory(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                       BoundTensor *bound, const Extents &extents) {
  const char *layer = kernel->info->layer;
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (tttc_status status = checkTensorMemory(layer, bound[i], isForDevice(*kernel->info)))
      return status;
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (tttc_status status = checkPositions(layer, entry, bound[i], extents))
      return status;
  return checkOverlap(layer, entry, bound, extents);
}

tttc_status tttc::runtime::checkWorkspaceOverlap(const tttc_kernel *kernel,
                                                 const tttc_entry_info &entry,
                                                 const BoundTensor *bound, const Extents &extents,
                                                 const void *workspace, int64_t bytes) {
  if (const char *indices = findIndices(extents, workspace, bytes))
    return fail(TTTC_ERROR_OVERLAP, "%s: the workspace overlaps %s in memory", kernel->info->layer,
                indices);
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (intersect(bound[i].tensor->data, bound[i].spanBytes, workspace, bytes))
      return fail(TTTC_ERROR_OVERLAP, "%s: the workspace overlaps tensor '%s' in memory",
                  kernel->info->layer, bound[i].info->name);
  return TTTC_OK;
}

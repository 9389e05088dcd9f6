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

#include <cstring>

using namespace tttc::runtime;

static tttc_status matchNames(const char *layer, const tttc_entry_info &entry,
                              const tttc_argument *args, size_t numArgs, BoundTensor *bound) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    bound[i] = {&entry.tensors[i], nullptr, 0};
  for (size_t a = 0; a < numArgs; ++a) {
    if (!args[a].name)
      return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: argument %zu has no name", layer, a);
    uint32_t index = 0;
    while (index < entry.num_tensors && strcmp(entry.tensors[index].name, args[a].name))
      ++index;
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

/// What each tensor can be asked alone: dtype, rank, inner shape.
static tttc_status checkTensor(const char *layer, const BoundTensor &bound) {
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
    return fail(TTTC_ERROR_SHAPE,
                "%s: tensor '%s': expected rank %u (leading axes: %s; inner axes: %u), found %u",
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

/// Makes all tensors that have `axis` agree and returns its length in `extent`,
/// which is left alone if none has it.
static tttc_status agree(const char *layer, const tttc_entry_info &entry, const BoundTensor *bound,
                         uint32_t axis, int64_t &extent) {
  const BoundTensor *first = nullptr;
  for (uint32_t i = 0; i < entry.num_tensors && !first; ++i)
    if ((bound[i].info->axes & axis) && (axis != TTTC_AXIS_TIME || tellsTime(*bound[i].info)))
      first = &bound[i];
  if (!first)
    return TTTC_OK;
  extent = axisLength(*first, axis);
  if (extent < 0)
    return fail(TTTC_ERROR_SHAPE, "%s: tensor '%s': axis %s has negative length %lld", layer,
                first->info->name, axisName(axis), static_cast<long long>(extent));
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = *bound[i].info;
    if (!(info.axes & axis))
      continue;
    int64_t expected = axis == TTTC_AXIS_TIME ? timeEntries(info, extent) : extent;
    if (int64_t found = axisLength(bound[i], axis); found != expected)
      return fail(TTTC_ERROR_SHAPE,
                  "%s: tensor '%s': expected length %lld of axis %s to agree with '%s', found %lld",
                  layer, info.name, static_cast<long long>(expected), axisName(axis),
                  first->info->name, static_cast<long long>(found));
  }
  return TTTC_OK;
}

tttc_status tttc::runtime::bindTensors(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                       const tttc_argument *args, size_t numArgs,
                                       BoundTensor *bound, Extents &extents) {
  const char *layer = kernel->info->layer;
  if (tttc_status status = matchNames(layer, entry, args, numArgs, bound))
    return status;
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (tttc_status status = checkTensor(layer, bound[i]))
      return status;
  if (tttc_status status = agree(layer, entry, bound, TTTC_AXIS_BATCH, extents.batch))
    return status;
  if (tttc_status status = agree(layer, entry, bound, TTTC_AXIS_HEAD, extents.heads))
    return status;
  if (tttc_status status = agree(layer, entry, bound, TTTC_AXIS_TIME, extents.tokens))
    return status;
  if (entry.heads != 0 && extents.heads != entry.heads)
    return fail(TTTC_ERROR_SHAPE,
                "%s: expected length %lld of axis H, which the kernel was compiled "
                "for, found %lld",
                layer, static_cast<long long>(entry.heads), static_cast<long long>(extents.heads));
  return TTTC_OK;
}

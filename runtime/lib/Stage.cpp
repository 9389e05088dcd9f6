//===- Stage.cpp - The tensors of one stage of a call ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Stage.h.
//
//===----------------------------------------------------------------------===//

#include "Stage.h"

#include "WorkspaceLayout.h"

#include <cstring>

using namespace tttc::runtime;

int64_t tttc::runtime::findWhole(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (!strcmp(entry.tensors[i].name, info.name))
      return i;
  for (uint32_t i = 0; i < entry.num_internals; ++i)
    if (!strcmp(entry.internals[i].name, info.name))
      return int64_t(entry.num_tensors) + i;
  return -1;
}

bool tttc::runtime::isHeadOfRow(const tttc_tensor_info &info, const tttc_tensor_info &whole) {
  return !(whole.axes & TTTC_AXIS_HEAD) && info.axes == (whole.axes | TTTC_AXIS_HEAD);
}

/// An internal tensor, dense.
static tttc_tensor internalTensor(const tttc_tensor_info &info, const Extents &extents,
                                  char *data) {
  int64_t shape[TTTC_MAX_RANK] = {};
  uint32_t rank = 0;
  if (info.axes & TTTC_AXIS_BATCH)
    shape[rank++] = extents.offsets && (info.axes & TTTC_AXIS_TIME) ? 1 : extents.batch;
  if (info.axes & TTTC_AXIS_HEAD)
    shape[rank++] = extents.heads;
  if (info.axes & TTTC_AXIS_TIME)
    shape[rank++] = internalEntries(info, extents);
  for (uint32_t i = 0; i < info.inner_rank; ++i)
    shape[rank++] = info.inner_shape[i];
  return tttc_tensor_dense(data, static_cast<tttc_dtype>(info.dtype), rank, shape);
}

/// Adds the axis H to `tensor`; its stride is the number of elements of a head.
static void splitHeads(const tttc_tensor_info &info, const Extents &extents, tttc_tensor &tensor) {
  const uint32_t before = countAxes(info.axes & TTTC_AXIS_BATCH);
  const uint32_t time = countAxes(info.axes & TTTC_AXIS_TIME);
  const tttc_tensor whole = tensor;
  tensor.rank = before + 1 + time + info.inner_rank;
  tensor.shape[before] = extents.heads;
  tensor.strides[before] = innerElements(info);
  if (time) {
    tensor.shape[before + 1] = whole.shape[before];
    tensor.strides[before + 1] = whole.strides[before];
  }
  int64_t dense = 1;
  for (uint32_t i = info.inner_rank; i-- > 0;) {
    tensor.shape[before + 1 + time + i] = info.inner_shape[i];
    tensor.strides[before + 1 + time + i] = dense;
    dense *= info.inner_shape[i];
  }
}

void tttc::runtime::bindStage(const tttc_entry_info &entry, const tttc_entry_info &stage,
                              const BoundTensor *given, const Extents &extents, char *memory,
                              BoundTensor *bound, tttc_tensor *views) {
  for (uint32_t i = 0; i < stage.num_tensors; ++i) {
    const tttc_tensor_info &info = stage.tensors[i];
    const int64_t index = findWhole(entry, info);
    const tttc_tensor_info *whole = nullptr;
    if (index < int64_t(entry.num_tensors)) {
      whole = given[index].info;
      views[i] = *given[index].tensor;
      bound[i] = {&info, &views[i], given[index].spanBytes, StandIn::None};
    } else {
      char *data = memory;
      int64_t bytes = 0;
      const int64_t place = index - entry.num_tensors;
      for (int64_t j = 0; j < place; ++j) {
        (void)internalBytes(entry.internals[j], extents, bytes); // checked by the layout
        data = data ? data + bytes : nullptr;                    // null if there are no tasks
      }
      whole = &entry.internals[place];
      (void)internalBytes(*whole, extents, bytes);
      views[i] = internalTensor(*whole, extents, data);
      bound[i] = {&info, &views[i], bytes, StandIn::None};
    }
    if (isHeadOfRow(info, *whole))
      splitHeads(info, extents, views[i]);
  }
}

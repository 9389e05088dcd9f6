//===- Parts.cpp - Tensors that several tasks share ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Parts.h.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"

#include "Checked.h"

using namespace tttc::runtime;

/// Parts start on their own cache lines, or threads would share one.
static constexpr int64_t lineBytes = 64;

static int64_t elementsOf(const tttc_tensor_info &info) {
  int64_t elements = 1;
  for (uint32_t i = 0; i < info.inner_rank; ++i)
    elements *= info.inner_shape[i]; // fits: checkKernelInfo saw it in bytes
  return elements;
}

int64_t tttc::runtime::partBytes(const tttc_tensor_info &info) {
  int64_t bytes = elementsOf(info) * elementBytes(info.dtype);
  return (bytes + lineBytes - 1) / lineBytes * lineBytes;
}

bool tttc::runtime::measureParts(const tttc_entry_info &entry, int64_t &bytes, int64_t &zeros) {
  bytes = zeros = 0;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    if (hasParts(entry, info) && !checkedAdd(bytes, partBytes(info), bytes))
      return false;
    if (isForFirstTask(entry, info) && partBytes(info) > zeros)
      zeros = partBytes(info);
  }
  return true;
}

/// One tensor: `parts` is task 0's part of it.
template <typename Element>
static void joinTensor(const tttc_entry_info &entry, const BoundTensor &bound,
                       const Extents &extents, const WorkspaceLayout &layout, const char *parts) {
  const tttc_tensor_info &info = *bound.info;
  int64_t batch = entry.task_axes & TTTC_AXIS_BATCH ? extents.batch : 1;
  int64_t heads = entry.task_axes & TTTC_AXIS_HEAD ? extents.heads : 1;
  bool perBatch = info.axes & TTTC_AXIS_BATCH, perHead = info.axes & TTTC_AXIS_HEAD;
  int64_t batches = perBatch ? extents.batch : 1, columns = perHead ? extents.heads : 1;
  const int64_t elements = elementsOf(info), *strides = bound.tensor->strides;
  for (int64_t b = 0; b < batches; ++b)
    for (int64_t h = 0; h < columns; ++h) {
      auto *to = static_cast<Element *>(bound.tensor->data) + (perBatch ? b * strides[0] : 0) +
                 (perHead ? h * strides[perBatch ? 1 : 0] : 0);
      for (int64_t e = 0; e < elements; ++e) {
        double sum = 0;
        if (info.role == TTTC_STATE_FINAL) {
          const bool any = layout.tasks != 0;
          const char *first = parts + (b * heads + h) * layout.partBytes;
          to[e] = any ? reinterpret_cast<const Element *>(first)[e] : Element(0);
          continue;
        }
        for (int64_t i = perBatch ? b : 0; i < (perBatch ? b + 1 : batch); ++i)
          for (int64_t j = perHead ? h : 0; j < (perHead ? h + 1 : heads); ++j)
            sum += static_cast<double>(
                reinterpret_cast<const Element *>(parts + (i * heads + j) * layout.partBytes)[e]);
        to[e] = static_cast<Element>(sum);
      }
    }
}

void tttc::runtime::joinParts(const tttc_entry_info &entry, const BoundTensor *bound,
                              const Extents &extents, const WorkspaceLayout &layout,
                              const char *workspace) {
  const char *parts = workspace + layout.partsOffset;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    if (!hasParts(entry, entry.tensors[i]))
      continue;
    if (bound[i].spanBytes != 0) {
      if (bound[i].info->dtype == TTTC_F64)
        joinTensor<double>(entry, bound[i], extents, layout, parts);
      else
        joinTensor<float>(entry, bound[i], extents, layout, parts);
    }
    parts += partBytes(entry.tensors[i]);
  }
}

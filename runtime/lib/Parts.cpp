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

#include "tttc/Support/Bf16.h"

using namespace tttc::runtime;

int64_t tttc::runtime::partBytes(const tttc_tensor_info &info) {
  int64_t bytes = rowBytes(info);
  return (bytes + cacheLineBytes - 1) / cacheLineBytes * cacheLineBytes;
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

bool tttc::runtime::runsHeadsInOrder(const tttc_entry_info &entry) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (isAccumulated(entry, entry.tensors[i]) && (entry.task_axes & ~entry.tensors[i].axes))
      return true;
  return false;
}

bool tttc::runtime::accumulatorBytes(const tttc_tensor_info &info, int64_t tokens, int64_t &bytes) {
  return checkedMul(timeEntries(info, tokens), rowBytes(info), bytes) &&
         checkedAlign(bytes, cacheLineBytes, bytes);
}

/// `Sum` is the type in which two elements are added.
template <typename Element, typename Sum = Element>
static void addRows(const tttc_tensor_info &info, int64_t stride, char *output, const char *part,
                    int64_t entries) {
  const int64_t elements = innerElements(info);
  auto *to = reinterpret_cast<Element *>(output);
  const auto *from = reinterpret_cast<const Element *>(part);
  // On an axis of length 1 the stride is arbitrary, but multiplied by t = 0.
  for (int64_t t = 0; t < entries; ++t)
    for (int64_t e = 0; e < elements; ++e) {
      Element &sum = to[t * stride + e];
      sum = Element(Sum(sum) + Sum(from[t * elements + e]));
    }
}

void tttc::runtime::accumulate(const BoundTensor &bound, char *output, const char *part,
                               int64_t entries) {
  const tttc_tensor_info &info = *bound.info;
  const uint32_t time = countAxes(info.axes & (TTTC_AXIS_TIME - 1));
  const int64_t stride = bound.tensor->strides[time];
  switch (info.dtype) {
  case TTTC_F64:
    return addRows<double>(info, stride, output, part, entries);
  case TTTC_BF16:
    return addRows<Bf16, double>(info, stride, output, part, entries);
  case TTTC_F16:
    return addRows<_Float16, float>(info, stride, output, part, entries);
  default:
    return addRows<float>(info, stride, output, part, entries);
  }
}

/// Joins the parts of one tensor; `parts` is task 0's part.
template <typename Element>
static void joinTensor(const tttc_entry_info &entry, const BoundTensor &bound,
                       const Extents &extents, const WorkspaceLayout &layout, const char *parts) {
  const tttc_tensor_info &info = *bound.info;
  int64_t batch = entry.task_axes & TTTC_AXIS_BATCH ? extents.batch : 1;
  int64_t heads = entry.task_axes & TTTC_AXIS_HEAD ? extents.heads : 1;
  bool perBatch = info.axes & TTTC_AXIS_BATCH, perHead = info.axes & TTTC_AXIS_HEAD;
  int64_t batches = perBatch ? extents.batch : 1, columns = perHead ? extents.heads : 1;
  const int64_t elements = innerElements(info), *strides = bound.tensor->strides;
  auto entryOf = [&](int64_t b) {
    return info.role == TTTC_STATE_FINAL ? slotOf(extents.writeSlots, b) : b;
  };
  for (int64_t b = 0; b < batches; ++b)
    for (int64_t h = 0; h < columns; ++h) {
      auto *to = static_cast<Element *>(bound.tensor->data) +
                 (perBatch ? entryOf(b) * strides[0] : 0) +
                 (perHead ? h * strides[perBatch ? 1 : 0] : 0);
      for (int64_t e = 0; e < elements; ++e) {
        // The first stage of a gradient writes it, later ones add to it.
        double sum = info.role == TTTC_GRADIENT_PART ? static_cast<double>(to[e]) : 0;
        if (info.role == TTTC_STATE_FINAL) {
          const int64_t first = (b * heads + h) * layout.partBytes;
          to[e] =
              layout.tasks != 0 ? reinterpret_cast<const Element *>(parts + first)[e] : Element(0);
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
  int64_t offset = layout.partsOffset;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    if (!hasParts(entry, entry.tensors[i]))
      continue;
    if (bound[i].spanBytes != 0) {
      // Without tasks the workspace may be null.
      const char *parts = layout.tasks != 0 ? workspace + offset : nullptr;
      if (bound[i].info->dtype == TTTC_F64)
        joinTensor<double>(entry, bound[i], extents, layout, parts);
      else
        joinTensor<float>(entry, bound[i], extents, layout, parts);
    }
    offset += partBytes(entry.tensors[i]);
  }
}

//===- StandIns.cpp - Stand-ins for the caller's tensors ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StandIns.h. All omitted cotangents share one row of zeros, as long as the longest.
//
//===----------------------------------------------------------------------===//

#include "StandIns.h"

#include "Checked.h"

#include <algorithm>

using namespace tttc::runtime;

static int64_t aligned(int64_t bytes) {
  return (bytes + standInAlignment - 1) / standInAlignment * standInAlignment;
}

/// Returns true if the tensor is bound to the signature without B (OwnInfo.h).
static bool isSummed(const tttc_entry_info &entry, uint32_t index, const BoundTensor *bound) {
  return bound[index].info != &entry.tensors[index];
}

StandIn tttc::runtime::standInOf(const tttc_entry_info &entry, uint32_t index,
                                 const BoundTensor *bound) {
  const tttc_tensor &tensor = *bound[index].tensor;
  if (!tensor.data && !isEmpty(tensor) && mayBeLeftOut(bound[index].info->role))
    return bound[index].info->role == TTTC_COTANGENT ? StandIn::Zeros : StandIn::Unwanted;
  return isSummed(entry, index, bound) ? StandIn::Summed : StandIn::None;
}

bool tttc::runtime::hasStandIns(const tttc_entry_info &entry, const BoundTensor *bound) {
  return std::any_of(bound, bound + entry.num_tensors,
                     [](const BoundTensor &tensor) { return tensor.standIn != StandIn::None; });
}

/// A dense tensor with the axes of the signature; for zeros, its leading strides are 0.
static tttc_tensor viewOf(const tttc_entry_info &entry, uint32_t index, const BoundTensor *bound,
                          const Extents &extents, char *data) {
  const tttc_tensor_info &info = entry.tensors[index];
  const tttc_tensor &given = *bound[index].tensor;
  int64_t shape[TTTC_MAX_RANK] = {extents.batch};
  std::copy_n(given.shape, given.rank, shape + isSummed(entry, index, bound));
  tttc_tensor view =
      tttc_tensor_dense(data, static_cast<tttc_dtype>(info.dtype), callRank(info), shape);
  if (bound[index].standIn == StandIn::Zeros)
    std::fill_n(view.strides, countAxes(info.axes), 0);
  return view;
}

/// Bytes of a dense tensor. Returns false if they exceed 64 bits.
static bool denseBytes(const tttc_tensor &tensor, int64_t &bytes) {
  bytes = elementBytes(tensor.dtype);
  for (uint32_t i = 0; i < tensor.rank; ++i)
    if (!checkedMul(bytes, tensor.shape[i], bytes))
      return false;
  return true;
}

static int64_t zerosOf(const tttc_entry_info &entry, const BoundTensor *bound) {
  int64_t most = 0;
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (bound[i].standIn == StandIn::Zeros)
      most = std::max(most, rowBytes(entry.tensors[i]));
  return aligned(most);
}

bool tttc::runtime::measureStandIns(const tttc_entry_info &entry, const BoundTensor *bound,
                                    const Extents &extents, int64_t &bytes) {
  bytes = zerosOf(entry, bound);
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const StandIn kind = bound[i].standIn;
    int64_t own = 0;
    if ((kind == StandIn::Unwanted || kind == StandIn::Summed) &&
        (!denseBytes(viewOf(entry, i, bound, extents, nullptr), own) ||
         !checkedAlign(own, standInAlignment, own) || !checkedAdd(bytes, own, bytes)))
      return false;
  }
  return true;
}

CallTensors tttc::runtime::placeStandIns(const tttc_entry_info &entry, const BoundTensor *given,
                                         const Extents &extents, char *memory, BoundTensor *seen,
                                         tttc_tensor *views) {
  const int64_t zeros = zerosOf(entry, given);
  int64_t offset = zeros;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    seen[i] = given[i];
    if (given[i].standIn == StandIn::None)
      continue;
    const bool isZeros = given[i].standIn == StandIn::Zeros;
    char *data = memory ? memory + (isZeros ? 0 : offset) : nullptr;
    views[i] = viewOf(entry, i, given, extents, data);
    int64_t bytes = rowBytes(entry.tensors[i]);
    if (!isZeros) {
      (void)denseBytes(views[i], bytes); // checked by measureStandIns
      offset += aligned(bytes);
    }
    seen[i] = {&entry.tensors[i], &views[i], memory ? bytes : 0, StandIn::None};
  }
  return {given, seen, memory, memory ? zeros : 0};
}

/// Sums over the sequences; `from` is dense, [sequences, heads, elements], `to` has `heads` rows.
template <typename Element>
static void sumRows(const Element *from, int64_t sequences, int64_t heads, int64_t elements,
                    Element *to, int64_t stride) {
  for (int64_t h = 0; h < heads; ++h)
    for (int64_t e = 0; e < elements; ++e) {
      double sum = 0;
      for (int64_t b = 0; b < sequences; ++b)
        sum += static_cast<double>(from[(b * heads + h) * elements + e]);
      to[h * stride + e] = static_cast<Element>(sum);
    }
}

void tttc::runtime::sumStandIns(const tttc_entry_info &entry, const CallTensors &tensors,
                                const Extents &extents) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    if (tensors.given[i].standIn != StandIn::Summed)
      continue;
    const tttc_tensor_info &info = *tensors.given[i].info;
    const tttc_tensor &tensor = *tensors.given[i].tensor;
    const BoundTensor &seen = tensors.seen[i];
    const bool hasHeads = info.axes & TTTC_AXIS_HEAD;
    const int64_t heads = hasHeads ? tensor.shape[0] : 1, stride = hasHeads ? tensor.strides[0] : 0;
    const int64_t sequences = seen.spanBytes == 0 ? 0 : extents.batch;
    if (info.dtype == TTTC_F64)
      sumRows(static_cast<const double *>(seen.tensor->data), sequences, heads, innerElements(info),
              static_cast<double *>(tensor.data), stride);
    else
      sumRows(static_cast<const float *>(seen.tensor->data), sequences, heads, innerElements(info),
              static_cast<float *>(tensor.data), stride);
  }
}

//===- Signature.cpp - Tensors of an entry in the caller's layout ------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Signature.h.
//
//===----------------------------------------------------------------------===//

#include "Signature.h"

#include <algorithm>

using namespace tttc::python;

int64_t Extents::length(int64_t sequence) const {
  return offsets64 ? offsets64[sequence + 1] - offsets64[sequence]
                   : offsets32[sequence + 1] - offsets32[sequence];
}

bool tttc::python::isOutput(const tttc_tensor_info &info) {
  switch (info.role) {
  case TTTC_STATE_FINAL:
  case TTTC_OUTPUT:
  case TTTC_PROBE:
  case TTTC_SAVED:
  case TTTC_GRADIENT:
    return true;
  default:
    return false;
  }
}

bool tttc::python::mayBeLeftOut(const tttc_tensor_info &info) {
  switch (info.role) {
  case TTTC_STATE_FINAL:
  case TTTC_PROBE:
  case TTTC_COTANGENT:
  case TTTC_GRADIENT:
    return true;
  default:
    return false;
  }
}

Layout tttc::python::layoutOf(const tttc_tensor_info &info, Layout caller) {
  return info.role == TTTC_SAVED || info.role == TTTC_RESTORED ? Layout::Bhtd : caller;
}

uint32_t tttc::python::leadingAxes(uint32_t axes) {
  return (axes & TTTC_AXIS_BATCH ? 1 : 0) + (axes & TTTC_AXIS_HEAD ? 1 : 0) +
         (axes & TTTC_AXIS_TIME ? 1 : 0);
}

bool tttc::python::hasTokenCount(const tttc_tensor_info &info) {
  return (info.axes & TTTC_AXIS_TIME) && (info.time_block == 0 || info.time_block == 1);
}

void tttc::python::exchangeAxes(Layout layout, uint32_t axes, int64_t *lengths) {
  constexpr uint32_t both = TTTC_AXIS_HEAD | TTTC_AXIS_TIME;
  if (layout == Layout::Bthd && (axes & both) == both) {
    const uint32_t first = axes & TTTC_AXIS_BATCH ? 1 : 0;
    std::swap(lengths[first], lengths[first + 1]);
  }
}

static int64_t timeEntries(int64_t block, int64_t tokens) {
  return block < 0 ? std::min(tokens, -block) : block > 1 ? (tokens + block - 1) / block : tokens;
}

static int64_t timeLength(const tttc_tensor_info &info, const Extents &extents) {
  if (!extents.isEndToEnd)
    return timeEntries(info.time_block, extents.tokens);
  if (hasTokenCount(info))
    return extents.tokens;
  // Saved values may be longer than necessary, so that lengths of sequences do not matter.
  const bool isSaved = info.role == TTTC_SAVED;
  if (isSaved || (!extents.offsets64 && !extents.offsets32))
    return info.time_block < 0 ? std::min(extents.tokens, -info.time_block * extents.batch)
                               : extents.tokens / info.time_block + extents.batch;
  int64_t entries = 0;
  for (int64_t i = 0; i < extents.batch; ++i)
    entries += timeEntries(info.time_block, extents.length(i));
  return entries;
}

uint32_t tttc::python::shapeOf(const tttc_tensor_info &info, uint32_t axes, Layout layout,
                               const Extents &extents, int64_t *shape) {
  uint32_t rank = 0;
  if (axes & TTTC_AXIS_BATCH)
    shape[rank++] = extents.isEndToEnd && (axes & TTTC_AXIS_TIME) ? 1 : extents.batch;
  if (axes & TTTC_AXIS_HEAD)
    shape[rank++] = extents.heads;
  if (axes & TTTC_AXIS_TIME)
    shape[rank++] = timeLength(info, extents);
  exchangeAxes(layout, axes, shape);
  for (uint32_t i = 0; i < info.inner_rank; ++i)
    shape[rank++] = info.inner_shape[i];
  return rank;
}

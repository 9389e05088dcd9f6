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
  case TTTC_STATE_DECAY:
  case TTTC_STATE_MAP:
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

/// Sets an extent that is not known yet, 0; returns false if it is another one.
static bool agree(int64_t &extent, int64_t length) {
  extent = extent ? extent : length;
  return extent == length;
}

/// Returns true if the inputs, with their axes in the order of `layout`, have the signature's ranks
/// and inner axes, and one H and T. B comes first in both layouts.
static bool areOfLayout(const tttc_entry_info &entry, Layout layout, const InputShape *shapes,
                        bool isEndToEnd) {
  int64_t heads = entry.heads, tokens = 0;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    const InputShape &shape = shapes[i];
    if (!shape.lengths)
      continue;
    const uint32_t leading = leadingAxes(shape.axes);
    if (shape.rank != leading + info.inner_rank ||
        !std::equal(info.inner_shape, info.inner_shape + info.inner_rank, shape.lengths + leading))
      return false;
    int64_t lengths[TTTC_MAX_RANK];
    std::copy(shape.lengths, shape.lengths + shape.rank, lengths);
    exchangeAxes(layoutOf(info, layout), shape.axes, lengths);
    const int64_t *length = lengths + (shape.axes & TTTC_AXIS_BATCH ? 1 : 0);
    if ((shape.axes & TTTC_AXIS_HEAD) && !agree(heads, *length++))
      return false;
    if (hasTokenCount(info) && !agree(tokens, *length))
      return false;
  }
  // The limit is that of each of several sequences.
  return entry.max_tokens == 0 || isEndToEnd || tokens <= entry.max_tokens;
}

std::string tttc::python::hintOfLayout(const tttc_entry_info &entry, Layout layout,
                                       const InputShape *shapes, bool isEndToEnd) {
  const bool isBthd = layout == Layout::Bthd;
  if (areOfLayout(entry, layout, shapes, isEndToEnd) ||
      !areOfLayout(entry, isBthd ? Layout::Bhtd : Layout::Bthd, shapes, isEndToEnd))
    return "";
  return isBthd ? "\nhint: the shapes are those of layout=\"bhtd\", [B, H, T, ...]; the layer was "
                  "compiled with layout=\"bthd\", [B, T, H, ...]"
                : "\nhint: the shapes are those of layout=\"bthd\", [B, T, H, ...]; the layer was "
                  "compiled with layout=\"bhtd\", [B, H, T, ...]";
}

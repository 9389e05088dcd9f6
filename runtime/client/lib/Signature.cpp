//===- Signature.cpp - Signature queries ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/client.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/client.h"

#include <algorithm>

namespace tttc::client {

bool isOutput(const tttc_tensor_info &info) {
  return info.role == TTTC_STATE_FINAL || info.role == TTTC_OUTPUT || info.role == TTTC_PROBE ||
         info.role == TTTC_SAVED || info.role == TTTC_GRADIENT || info.role == TTTC_STATE_DECAY ||
         info.role == TTTC_STATE_MAP;
}

int timeAxis(const tttc_tensor_info &info) {
  return info.axes & TTTC_AXIS_TIME ? __builtin_popcount(info.axes & (TTTC_AXIS_TIME - 1)) : -1;
}

std::vector<int64_t> shapeOf(const tttc_tensor_info &info, const CallSize &size) {
  std::vector<int64_t> shape;
  if (info.axes & TTTC_AXIS_BATCH)
    shape.push_back(size.batch);
  if (info.axes & TTTC_AXIS_HEAD)
    shape.push_back(size.heads);
  if (info.axes & TTTC_AXIS_TIME) {
    const int64_t block = std::max<int64_t>(info.time_block, 1);
    const int64_t entries = size.tokens / block + (size.tokens % block != 0);
    // Negative: at most the last -time_block tokens.
    shape.push_back(info.time_block < 0 ? std::min(entries, -info.time_block) : entries);
  }
  shape.insert(shape.end(), info.inner_shape, info.inner_shape + info.inner_rank);
  return shape;
}

const char *entryName(tttc_entry_kind kind) {
  switch (kind) {
  case TTTC_ENTRY_FORWARD:
    return "forward";
  case TTTC_ENTRY_BACKWARD:
    return "backward";
  case TTTC_ENTRY_DECODE:
    return "decode";
  case TTTC_ENTRY_SAVE:
    return "save";
  case TTTC_ENTRY_PREFILL:
    return "prefill";
  case TTTC_ENTRY_SUMMARY:
    return "summary";
  }
  return "unknown";
}

} // namespace tttc::client

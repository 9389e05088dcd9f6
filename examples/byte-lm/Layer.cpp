//===- Layer.cpp - The compiled TTT-Linear layer in a program -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Layer.h.
//
//===----------------------------------------------------------------------===//

#include "Layer.h"

#include "ttt_linear.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace bytelm {

static void require(tttc_status status) {
  if (status == TTTC_OK)
    return;
  std::fprintf(stderr, "byte-lm: error: %s\n", tttc_last_error());
  std::exit(1);
}

Layer::Layer(int batch, int heads, int tokens) : batch(batch), heads(heads), tokens(tokens) {
  require(tttc_kernel_from_info(&tttc_kernel_ttt_linear, &kernel));
  for (tttc_entry_kind kind : {TTTC_ENTRY_SAVE, TTTC_ENTRY_BACKWARD}) {
    const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
    if (!entry)
      require(TTTC_ERROR_UNSUPPORTED);
    for (uint32_t i = 0; i < entry->num_tensors; ++i) {
      const tttc_tensor tensor = describe(entry->tensors[i]);
      size_t elements = 1;
      for (uint32_t axis = 0; axis < tensor.rank; ++axis)
        elements *= static_cast<size_t>(tensor.shape[axis]);
      tensors[entry->tensors[i].name].resize(elements);
    }
    uint64_t bytes = 0, alignment = 0;
    require(tttc_workspace_bytes(kernel, kind, 0, batch, heads, tokens, &bytes, &alignment));
    if (workspace.size() < bytes + alignment)
      workspace.resize(bytes + alignment);
  }
}

Layer::~Layer() { tttc_kernel_close(kernel); }

/// Shape and strides of a tensor of the signature. Axes are in the order B, H, T; streams
/// are [B, T, H, ...] in memory, and the whole batch shares a state.
tttc_tensor Layer::describe(const tttc_tensor_info &info) {
  int64_t inner = 1;
  for (uint32_t i = 0; i < info.inner_rank; ++i)
    inner *= info.inner_shape[i];
  const bool isShared = info.role == TTTC_STATE_INITIAL;
  const int64_t block = std::max<int64_t>(info.time_block, 1);
  const int64_t entries = (tokens + block - 1) / block;
  const bool hasTime = info.axes & TTTC_AXIS_TIME, hasHead = info.axes & TTTC_AXIS_HEAD;
  const int64_t headStride = inner, timeStride = inner * (hasHead ? heads : 1);
  const int64_t batchStride = timeStride * (hasTime ? entries : 1);
  tttc_tensor tensor = {tensors[info.name].data(), info.dtype, 0, {}, {}};
  auto axis = [&](int64_t size, int64_t stride) {
    tensor.shape[tensor.rank] = size;
    tensor.strides[tensor.rank++] = stride;
  };
  if (info.axes & TTTC_AXIS_BATCH)
    axis(batch, isShared ? 0 : batchStride);
  if (hasHead)
    axis(heads, headStride);
  if (hasTime)
    axis(entries, timeStride);
  for (uint32_t i = 0; i < info.inner_rank; ++i) {
    inner /= info.inner_shape[i];
    axis(info.inner_shape[i], inner);
  }
  return tensor;
}

void Layer::run(tttc_entry_kind kind) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
  std::vector<tttc_argument> arguments;
  for (uint32_t i = 0; i < entry->num_tensors; ++i)
    arguments.push_back({entry->tensors[i].name, describe(entry->tensors[i])});
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  uint64_t alignment = 0;
  require(tttc_workspace_bytes(kernel, kind, 0, batch, heads, tokens, &options.workspace_bytes,
                               &alignment));
  void *start = workspace.data();
  size_t space = workspace.size();
  options.workspace = std::align(alignment, options.workspace_bytes, start, space);
  require(tttc_run(kernel, kind, arguments.data(), arguments.size(), &options));
}

} // namespace bytelm

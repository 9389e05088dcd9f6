//===- Workspace.cpp - Workspace of a call -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Workspace.h.
//
//===----------------------------------------------------------------------===//

#include "Workspace.h"

#include <algorithm>
#include <cstdlib>

using namespace tttc::python;

namespace {
struct Block {
  void *memory = nullptr;
  uint64_t bytes = 0, alignment = 0;

  void release() {
    free(memory);
    *this = Block();
  }
  ~Block() { free(memory); }
};
} // namespace

static thread_local Block block;

void *tttc::python::allocateOnHost(void *, uint64_t bytes, uint64_t alignment) {
  if (block.bytes >= bytes && block.alignment >= alignment)
    return block.memory;
  block.release();
  alignment = std::max<uint64_t>(alignment, sizeof(void *));
  const uint64_t rounded = (bytes + alignment - 1) / alignment * alignment;
  if (rounded < bytes)
    return nullptr;
  block.memory = aligned_alloc(alignment, rounded);
  if (block.memory) {
    block.bytes = rounded;
    block.alignment = alignment;
  }
  return block.memory;
}

void tttc::python::trimHostWorkspace() {
  constexpr uint64_t kept = uint64_t(64) << 20;
  if (block.bytes > kept)
    block.release();
}

void *DeviceWorkspace::allocate(void *context, uint64_t bytes, uint64_t alignment) {
  auto *self = static_cast<DeviceWorkspace *>(context);
  // In 8-byte elements, with room for alignment.
  const int64_t length = static_cast<int64_t>((bytes + alignment + 7) / 8);
  self->array = self->allocator.allocate(TTTC_I64, 1, &length);
  ArrayView view;
  if (!self->array || !view.read(self->array.get(), "workspace", "i64", /*isWritten=*/true))
    return nullptr; // with a Python error
  const uint64_t behind = reinterpret_cast<uintptr_t>(view.tensor.data) % alignment;
  return static_cast<char *>(view.tensor.data) + (behind ? alignment - behind : 0);
}

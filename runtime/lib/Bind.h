//===- Bind.h - Matches a call's tensors with the signature -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks of a call, in two steps: names, dtypes and shapes (Bind.cpp), then
// strides, addresses and overlap (CheckMemory.cpp). Nothing is written to the caller's
// memory before both have passed.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_BIND_H
#define TTTC_RUNTIME_LIB_BIND_H

#include "Kernel.h"

namespace tttc::runtime {

/// Offsets of packed sequences, and their end: 64 or 32 bits each.
class Offsets {
public:
  Offsets() = default;
  Offsets(const int64_t *numbers) : numbers(numbers) {}
  Offsets(const int32_t *numbers) : numbers(numbers), isShort(true) {}

  explicit operator bool() const { return numbers; }
  /// Pre: the offsets are in host memory.
  int64_t operator[](int64_t i) const {
    return isShort ? static_cast<const int32_t *>(numbers)[i]
                   : static_cast<const int64_t *>(numbers)[i];
  }
  int64_t elementBytes() const { return isShort ? 4 : 8; }
  const void *data() const { return numbers; }
  uint64_t address() const { return reinterpret_cast<uint64_t>(numbers); }

private:
  const void *numbers = nullptr;
  bool isShort = false;
};

/// B, H and T of a call; an axis that no tensor has is 1 (T: 0).
struct Extents {
  int64_t batch = 1, heads = 1, tokens = 0;
  /// Offsets of `batch` packed sequences; null if every sequence has `tokens` tokens.
  Offsets offsets = {};
  /// The entry of a state's axis B that a sequence reads, and writes; null: the sequence's index.
  const int64_t *readSlots = nullptr, *writeSlots = nullptr;
  /// The pointers above refer to device memory, which cannot be read here.
  bool isOnDevice = false;
};

/// The entry of a state's axis B that belongs to a sequence.
inline int64_t slotOf(const int64_t *slots, int64_t batch) { return slots ? slots[batch] : batch; }

/// Entries of the T axis of a tensor that belong to a sequence. Pre: offsets are in host memory.
struct TimeRange {
  int64_t first, count;
};
TimeRange timeRange(const tttc_tensor_info &info, const Extents &extents, int64_t batch);

/// Entries of the T axis of an internal tensor. Each packed sequence begins with one of its own: as
/// many as there may be, because the lengths may be on the device.
inline int64_t internalEntries(const tttc_tensor_info &info, const Extents &extents) {
  const int64_t entries = timeEntries(info, extents.tokens);
  if (!extents.offsets || hasTimeCount(info))
    return entries;
  return extents.tokens - entries < extents.batch ? extents.tokens : entries + extents.batch;
}

/// The reason why workspace memory replaces a tensor of the caller (see StandIns.h).
enum class StandIn {
  None,
  Zeros,    ///< an omitted cotangent: one row of zeros, which all tasks and tokens read
  Unwanted, ///< an omitted output
  Summed    ///< the caller gets the sum of a gradient over the sequences
};

/// A tensor of the signature and what the caller gave for it. `info` may be the signature without
/// the axis B (see StandIns.h).
struct BoundTensor {
  const tttc_tensor_info *info;
  const tttc_tensor *tensor;
  /// From the first byte to past the last one that an element touches; 0 for a
  /// tensor of no elements.
  int64_t spanBytes;
  StandIn standIn;
};

/// Returns true if some axis has length 0.
inline bool isEmpty(const tttc_tensor &tensor) {
  for (uint32_t i = 0; i < tensor.rank; ++i)
    if (tensor.shape[i] == 0)
      return true;
  return false;
}

/// Fills one BoundTensor per tensor of the signature, in its order, and checks
/// that each is given once and has the dtype and shape the kernel expects. Pre: packed
/// sequences and slots are set in `extents`.
tttc_status bindTensors(const tttc_kernel *kernel, const tttc_entry_info &entry,
                        const tttc_argument *args, size_t numArgs, BoundTensor *bound,
                        Extents &extents);

/// Checks strides, null and misaligned data, positions, and overlap of outputs; sets
/// spanBytes.
tttc_status checkMemory(const tttc_kernel *kernel, const tttc_entry_info &entry, BoundTensor *bound,
                        const Extents &extents);

/// Checks that the workspace overlaps no tensor, cu_seqlens or slots.
tttc_status checkWorkspaceOverlap(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                  const BoundTensor *bound, const Extents &extents,
                                  const void *workspace, int64_t bytes);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_BIND_H

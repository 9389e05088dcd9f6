//===- Descriptor.h - Memref descriptors of one task ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes and strides of a descriptor are the same for all tasks of a call; only
// the address changes. So a slot's descriptors are written once and then moved
// from task to task.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_DESCRIPTOR_H
#define TTTC_RUNTIME_LIB_DESCRIPTOR_H

#include "WorkspaceLayout.h"

namespace tttc::runtime {

/// The part of a memref descriptor before its sizes and strides.
struct DescriptorHead {
  void *allocated;
  void *aligned;
  int64_t offset;
};

/// Bytes of a slot's argument pointers and descriptors.
int64_t descriptorBytes(const tttc_entry_info &entry);

/// Writes all descriptors at `slot`, without addresses; returns the arguments. `areColumns`: those
/// of a block of columns.
void **writeDescriptors(const tttc_entry_info &entry, const BoundTensor *bound, bool areColumns,
                        char *slot);

/// The number of blocks of `entry.columns`; 1 if there are none.
int64_t columnBlocks(const tttc_entry_info &entry);

/// The workspace memory of one task for tensors that several tasks share (see Parts.h).
struct SharedMemory {
  char *parts;
  char *zeros;
  char *accumulator;
};

/// Adds the task's parts of accumulated outputs with a T axis to those outputs.
void accumulateTask(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
                    int64_t task, SharedMemory shared);

/// Points the descriptors at the data of one task.
void moveDescriptors(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
                     int64_t task, SharedMemory shared, void *const *args);

/// Restricts the descriptors of a task, which moveDescriptors has set, to one of its
/// `layout.blocks` blocks of tokens. Returns false if the block has no tokens: a sequence may be
/// shorter than others.
bool moveToBlock(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
                 int64_t task, int64_t block, int64_t blocks, void *const *args);

/// Moves the descriptors of a block of columns, which moveDescriptors has set, to that block.
void moveToColumns(const tttc_entry_info &entry, const BoundTensor *bound, int64_t block,
                   void *const *args);

/// A descriptor whose data in the next head of the same sequence is `bytes` further.
struct HeadStep {
  DescriptorHead *descriptor;
  int64_t bytes;
  bool isLong; ///< the data of a head is at least `fetchedLines` cache lines
};

/// Cache lines of the head after the next one to fetch: a row of a token. The processor itself
/// continues longer streams.
inline constexpr int64_t fetchedLines = 4;

/// Sets `steps`, of `num_tensors` entries, to the descriptors that differ from head to head, and
/// `count` to their number. Returns false if some do not differ by a fixed number of bytes: tasks
/// share memory. Pre: the descriptors point at the data of a task.
bool findHeadSteps(const tttc_entry_info &entry, const BoundTensor *bound, void *const *args,
                   HeadStep *steps, uint32_t &count);

/// Points the descriptors at the data of the next head, and fetches the beginning of the head after
/// it: a decode call reads a short row of each tensor, whose latency would be most of the time.
inline void advanceHead(const HeadStep *steps, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    DescriptorHead &descriptor = *steps[i].descriptor;
    char *data = static_cast<char *>(descriptor.aligned) + steps[i].bytes;
    descriptor.allocated = descriptor.aligned = data;
    char *later = data + steps[i].bytes;
    __builtin_prefetch(later);
    if (steps[i].isLong)
      for (int64_t line = 1; line < fetchedLines; ++line)
        __builtin_prefetch(later + line * cacheLineBytes);
  }
}

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_DESCRIPTOR_H

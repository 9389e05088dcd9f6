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

#include "Bind.h"

namespace tttc::runtime {

/// The part of a memref descriptor before its sizes and strides.
struct DescriptorHead {
  void *allocated;
  void *aligned;
  int64_t offset;
};

/// Bytes of a slot's argument pointers and descriptors.
int64_t descriptorBytes(const tttc_entry_info &entry);

/// Writes all descriptors at `slot`, without addresses; returns the arguments.
void **writeDescriptors(const tttc_entry_info &entry, const BoundTensor *bound, char *slot);

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

/// Returns true if the descriptors of a head differ from those of the one before by a fixed number
/// of bytes: no memory is shared by tasks.
bool canAdvanceHead(const tttc_entry_info &entry, const BoundTensor *bound);

/// Points the descriptors at the data of the next head of the same sequence.
void advanceHead(const tttc_entry_info &entry, const BoundTensor *bound, void *const *args);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_DESCRIPTOR_H

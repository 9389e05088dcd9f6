//===- WorkspaceLayout.h - Workspace layout of a call -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The workspace is one slot per thread. A slot holds the argument pointers and
// descriptors of the task that runs in it, then the task's own workspace:
//
//   slot 0: | args | descriptors | pad | task workspace | parts per token | slot 1: ...
//
// After the slots come the parts of outputs that tasks share, one record per task, and
// zeros (see Parts.h). The stages of a call reuse this memory one after the other; the
// tensors that they pass to each other, and the stand-ins for tensors of the caller,
// precede it. On a device every task has a slot: see cuda/Blocks.h.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_WORKSPACELAYOUT_H
#define TTTC_RUNTIME_LIB_WORKSPACELAYOUT_H

#include "Bind.h"

namespace tttc::runtime {

/// Alignment of slots, and of parts in them, to avoid false sharing between the threads of a CPU.
inline constexpr int64_t cacheLineBytes = 64;

struct WorkspaceLayout {
  int64_t tasks = 0;         ///< product of the axes the tasks split
  int64_t units = 0;         ///< work items of threads: tasks, blocks of them, or all heads of a
                             ///< sequence
  int64_t blocks = 1;        ///< of the tokens or columns of each task, if they are the units
  bool areColumns = false;   ///< the blocks
  unsigned threads = 1;      ///< slots
  int64_t alignment = 1;     ///< of the whole and of each slot, at least a cache line
  int64_t taskOffset = 0;    ///< of the task's workspace in its slot
  int64_t addedOffset = 0;   ///< of the task's parts per token in its slot
  int64_t slotBytes = 0;     ///< a multiple of `alignment`
  int64_t slotOfColumns = 0; ///< on a device: the same of a block of columns
  int64_t partsOffset = 0;   ///< of the first task's parts
  int64_t partBytes = 0;     ///< of one task, a multiple of `alignment`
  int64_t zerosOffset = 0;   ///< after the parts
  int64_t zerosBytes = 0;
  int64_t totalBytes = 0; ///< 0 if there are no tasks
};

/// Lays out one stage, relative to its start. Fails if the sizes exceed 64 bits or an extent is
/// negative.
tttc_status layOutWorkspace(const tttc_kernel *kernel, const tttc_entry_info &entry,
                            uint32_t numThreads, const Extents &extents, WorkspaceLayout &layout);

/// The workspace of all stages of a call.
struct CallLayout {
  int64_t alignment = 1;
  int64_t standInsOffset = 0; ///< after the internal tensors
  int64_t stagesOffset = 0;   ///< of the memory that all stages reuse
  int64_t stageBytes = 0;     ///< of the largest stage
  int64_t totalBytes = 0;     ///< 0 if there are no tasks
  WorkspaceLayout first;      ///< of the first stage, often the only one
};

/// `bound`: the tensors of the call; null for a call that omits none and sums none.
tttc_status layOutCall(const tttc_kernel *kernel, const tttc_entry_info &entry, uint32_t numThreads,
                       const BoundTensor *bound, const Extents &extents, CallLayout &call);

/// Bytes of an internal tensor, which stages pass to each other, a multiple of 64. Returns false
/// if they exceed 64 bits.
bool internalBytes(const tttc_tensor_info &info, const Extents &extents, int64_t &bytes);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_WORKSPACELAYOUT_H

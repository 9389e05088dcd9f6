//===- Blocks.h - The workspace of a stage's blocks -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All blocks may run concurrently, so each has a separate workspace, and a separate part of each
// output that blocks share, also of those with a T axis:
//
//   | block (0, 0) | block (1, 0) | ... | parts of one output | of the next ... | zeros |
//
// Blocks of columns, of which a task has several, take the same memory: each task has room for
// either, because the size of a workspace is asked for before the device is known. They share no
// output.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_BLOCKS_H
#define TTTC_RUNTIME_LIB_CUDA_BLOCKS_H

#include "../WorkspaceLayout.h"

namespace tttc::runtime::cuda {

/// Maximum number of sequences of a call: blocks along y.
inline constexpr int64_t maxBatch = 65535;
/// Maximum number of heads: blocks along x.
inline constexpr int64_t maxHeads = INT32_MAX;

/// The parts of an output that blocks share. Strides count elements, between blocks and between
/// entries of T.
struct PartLayout {
  int64_t rows = 1; ///< entries of T
  int64_t strideBatch = 0, strideHead = 0, strideTime = 0;
  int64_t bytes = 0; ///< of all blocks
};

/// Returns false if the sizes exceed 64 bits.
bool layOutPart(const tttc_entry_info &stage, const tttc_tensor_info &info, const Extents &extents,
                PartLayout &part);

/// Lays out one stage: sets `layout` except `tasks`; a slot is a block's workspace.
/// Returns false if the sizes exceed 64 bits.
bool layOutBlocks(const tttc_entry_info &stage, const Extents &extents, WorkspaceLayout &layout);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_BLOCKS_H

//===- Blocks.h - The workspace of a stage's blocks -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All blocks may run at once, so each has a workspace of its own, and parts of its own of all
// that blocks share, with a value per token too:
//
//   | block (0, 0) | block (1, 0) | ... | parts of one output | of the next ... | zeros |
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_BLOCKS_H
#define TTTC_RUNTIME_LIB_CUDA_BLOCKS_H

#include "../Layout.h"

namespace tttc::runtime::cuda {

/// Most sequences of a call: blocks along y.
inline constexpr int64_t maxBatch = 65535;
/// Most heads: blocks along x.
inline constexpr int64_t maxHeads = INT32_MAX;

/// The parts of an output that blocks share. Strides in elements, from block to block and from
/// entry to entry of T.
struct PartLayout {
  int64_t rows = 1; ///< entries of T
  int64_t strideBatch = 0, strideHead = 0, strideTime = 0;
  int64_t bytes = 0; ///< of all blocks
};

/// False if the sizes do not fit 64 bits.
bool layOutPart(const tttc_entry_info &stage, const tttc_tensor_info &info, const Extents &extents,
                PartLayout &part);

/// Of one stage. `layout` is filled but for `tasks`: a slot is a block's workspace.
/// False if the sizes do not fit 64 bits.
bool layOutBlocks(const tttc_entry_info &stage, const Extents &extents, WorkspaceLayout &layout);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_BLOCKS_H

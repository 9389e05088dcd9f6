//===- Layout.h - The order of a function's blocks ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lanes of a warp that took different ways meet again because the lanes at the
// smallest address run first. That needs an order in which a block comes after all
// that lead to it, and a loop after none of the blocks it may leave to: a weak
// topological order of the flow graph (Bourdoncle). LLVM and nvcc place blocks
// otherwise: rarely used ones last, for instance.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_LAYOUT_H
#define TTTC_PTXEMULATOR_EXECUTE_LAYOUT_H

#include "PtxEmulator/Machine/Program.h"

namespace ptxemu {

struct FlowBlock {
  uint32_t begin = 0, end = 0; ///< instructions
  std::vector<uint32_t> next;  ///< successors
};

struct BlockOrder {
  std::vector<uint32_t> order; ///< of blocks; those that cannot be reached are left out
  /// Loops as positions [begin, end) in `order`.
  std::vector<Loop> loops;
};

/// `blocks[0]` is the entry.
BlockOrder orderBlocks(const std::vector<FlowBlock> &blocks);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_LAYOUT_H

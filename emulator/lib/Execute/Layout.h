//===- Layout.h - Order of a function's blocks ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diverged lanes of a warp reconverge because the lanes at the smallest address run
// first. That requires an order in which a block comes after all its predecessors, and
// the exits of a loop after all its blocks: a weak topological order of the control
// flow graph (Bourdoncle). LLVM and nvcc place blocks differently: for example, rarely
// executed ones last.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_LAYOUT_H
#define TTTC_PTXEMULATOR_EXECUTE_LAYOUT_H

#include "PtxEmulator/Machine/Program.h"

namespace ptxemu {

struct FlowBlock {
  uint32_t begin = 0, end = 0; ///< range of instructions
  std::vector<uint32_t> next;  ///< successors
};

struct BlockOrder {
  std::vector<uint32_t> order; ///< blocks, without unreachable ones
  /// Loops as positions [begin, end) in `order`.
  std::vector<Loop> loops;
};

/// `blocks[0]` is the entry.
BlockOrder orderBlocks(const std::vector<FlowBlock> &blocks);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_LAYOUT_H

//===- Counts.h - Counters of a launch ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_COUNTS_H
#define TTTC_PTXEMULATOR_MACHINE_COUNTS_H

#include "PtxEmulator/Machine/Program.h"

#include <array>

namespace ptxemu {

using ClassCounts = std::array<uint64_t, static_cast<size_t>(InstClass::Count)>;

/// Accesses to shared memory by ld, st, atomics, ldmatrix and stmatrix.
struct BankCounts {
  uint64_t accesses = 0;  ///< phases: 32 lanes of 4 bytes, 16 of 8, 8 of 16
  uint64_t conflicts = 0; ///< extra phases caused by bank conflicts
};

struct LoopCount {
  uint32_t beginLine = 0, endLine = 0; ///< of the PTX text
  unsigned depth = 0;
  uint64_t iterations = 0;   ///< of the busiest warp
  uint64_t instructions = 0; ///< including inner loops
  uint64_t withoutMoves = 0;
  ClassCounts byClass{};
};

struct Counts {
  ClassCounts byClass{}; ///< of all warps
  uint64_t warpInstructions = 0;
  uint64_t laneInstructions = 0;
  uint64_t warps = 0;
  BankCounts banks;
  uint64_t sharedBytesRead = 0, sharedBytesWritten = 0;
  uint64_t globalBytesRead = 0, globalBytesWritten = 0;
  uint64_t globalSectorsRead = 0, globalSectorsWritten = 0; ///< of 32 bytes, per instruction
  uint64_t localBytes = 0;
  uint64_t asyncBytes = 0; ///< by cp.async and bulk copies
  // The warp with most instructions.
  uint32_t busiestCta[3] = {0, 0, 0};
  uint32_t busiestWarp = 0;
  uint64_t busiestInstructions = 0;
  ClassCounts busiestByClass{};
  std::vector<LoopCount> loops; ///< of the busiest warp, hottest first
};

struct Warp;

/// Counts what `warp`, the busiest one so far, has executed, by loop.
void countLoops(Counts &counts, const Program &program, const Warp &warp);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_COUNTS_H

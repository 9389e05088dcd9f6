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
#include <map>

namespace ptxemu {

using ClassCounts = std::array<uint64_t, static_cast<size_t>(InstClass::Count)>;

/// Accesses to shared memory by ld, st, atomics, ldmatrix and stmatrix.
struct BankCounts {
  uint64_t accesses = 0;  ///< phases: 32 lanes of 4 bytes, 16 of 8, 8 of 16
  uint64_t conflicts = 0; ///< extra phases caused by bank conflicts

  BankCounts &operator+=(const BankCounts &other) {
    accesses += other.accesses;
    conflicts += other.conflicts;
    return *this;
  }
};

/// Accesses to shared memory by one instruction.
struct SharedCounts {
  BankCounts banks;
  uint64_t words = 0;    ///< of 4 bytes that are different
  uint64_t possible = 0; ///< were those of all active lanes different
};

/// Accesses to global memory by one instruction.
struct SegmentCounts {
  uint64_t accesses = 0; ///< instructions of warps
  uint64_t segments = 0; ///< of 128 bytes that each touches
};

struct LoopCount {
  uint32_t beginLine = 0, endLine = 0; ///< of the PTX text
  unsigned depth = 0;
  uint64_t iterations = 0;   ///< of the busiest warp
  uint64_t instructions = 0; ///< including inner loops
  uint64_t withoutMoves = 0;
  ClassCounts byClass{};
};

/// A guarded branch or return, as a warp executed it.
struct BranchRecord {
  uint32_t line = 0;
  bool isTaken = false;  ///< by at least one lane
  bool isPassed = false; ///< at least one lane went on to the next instruction
};

/// The instructions that one warp executed.
struct WarpPath {
  uint32_t warp = 0;                  ///< in its CTA
  std::vector<BranchRecord> branches; ///< in the order of execution
  std::map<uint32_t, uint64_t> lines; ///< executed instructions of a line of the PTX text
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
  // With LaunchConfig::recordsPaths.
  std::vector<WarpPath> paths; ///< of the warps of the first CTA
  // Accesses of all warps, by the line of the instruction in the PTX text.
  std::map<uint32_t, SharedCounts> sharedOfLine;
  std::map<uint32_t, SegmentCounts> segmentsOfLine;
};

struct Warp;

/// Counts what `warp`, the busiest one so far, has executed, by loop.
void countLoops(Counts &counts, const Program &program, const Warp &warp);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_COUNTS_H

//===- Memory.h - Utilities of memory instructions ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_MEMORY_H
#define TTTC_PTXEMULATOR_EXECUTE_MEMORY_H

#include "Execute/Lanes.h"

namespace ptxemu {

/// The address of a lane's operand. Addresses of 32 bits wrap.
inline uint64_t addressOf(const Step &step, Slot base, int64_t offset, Space space, uint32_t lane) {
  const uint64_t start = step.read(base)[lane];
  const uint64_t sum = start + static_cast<uint64_t>(offset);
  const bool isNarrow = space != Space::Generic && space != Space::Global &&
                        space != Space::Const && start < windowSize;
  return isNarrow ? sum & (windowSize - 1) : sum;
}

/// Takes .global, .shared::cta, ...: the state space of ld, st, atom and so on, if named.
bool takeMemorySpace(Decoder &decoder, Space &space);

/// Takes .weak, .volatile, .relaxed.gpu, ... and sets isStrong, isAcquire and isRelease.
/// False if none of them is present.
bool takeSemantics(Decoder &decoder);

/// Takes cache operators and hints; true if a cache policy follows the operands.
bool takeCacheHints(Decoder &decoder);

// Ordering by atomics (Fences.cpp): publishes a lane's clock at an address, or acquires it.
void releaseAt(Step &step, uint32_t lane, const Place &place, bool isReadModifyWrite);
void acquireAt(Step &step, uint32_t lane, const Place &place);

/// The mbarrier at an address, after the checks; null after an error.
Mbarrier *mbarrierAt(Step &step, uint32_t lane, Space space, uint64_t address, Place &place);

/// Reports an error of a copy that completes.
void failCompletion(Machine &machine, const AsyncOperation &operation, ErrorKind kind,
                    const std::string &message);

/// Completes bytes on an mbarrier that an operation wrote.
void completeBytes(Machine &machine, Cluster &cluster, const AsyncOperation &operation,
                   Mbarrier &barrier, uint64_t bytes);
WriteRecord markOf(const Cluster &cluster, const Mbarrier &barrier, uint32_t line, bool isAsync);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_MEMORY_H

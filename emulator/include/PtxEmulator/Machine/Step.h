//===- Step.h - The execution of one instruction --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One instruction of one warp: its operands, its accesses to memory, and how its lanes wait, jump
// and fail.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_STEP_H
#define TTTC_PTXEMULATOR_MACHINE_STEP_H

#include "PtxEmulator/Machine/Machine.h"

namespace ptxemu {

/// The resolved target of an address.
struct Place {
  Block *block = nullptr;
  uint64_t offset = 0;
  Space space = Space::Global; ///< Global, Const, Shared, Local or Param
  Cta *cta = nullptr;          ///< owner of the shared memory
};

/// One instruction of one warp, while it executes.
struct Step {
  Machine &machine;
  Cluster &cluster;
  Cta &cta;
  Warp &warp;
  const Inst &inst;
  uint32_t pc;
  uint32_t active;
  std::vector<Move> &moves;
  const uint64_t *constants;

  uint64_t *write(Slot slot) { return &warp.registers[static_cast<size_t>(slot) * 32]; }
  /// The 32 values of a slot; those of a constant are all equal.
  const uint64_t *read(Slot slot) const {
    return slot >= 0 ? &warp.registers[static_cast<size_t>(slot) * 32]
                     : &constants[static_cast<size_t>(~slot) * 32];
  }
  uint32_t poison(Slot slot) const {
    return slot >= 0 ? warp.poison[static_cast<size_t>(slot)] : 0;
  }
  /// Sets the poison bits of `slot` for the active lanes to those of `mask`.
  void define(Slot slot, uint32_t mask) { define(slot, mask, active); }
  void define(Slot slot, uint32_t mask, uint32_t lanes) {
    uint32_t &own = warp.poison[static_cast<size_t>(slot)];
    own = (own & ~lanes) | (mask & lanes);
    if (!warp.writtenSinceFence.empty())
      warp.writtenSinceFence[static_cast<size_t>(slot)] = 1;
  }
  template <typename Fn> void each(Fn fn) const {
    if (active == ~0u) {
      for (uint32_t lane = 0; lane < 32; ++lane)
        fn(lane);
      return;
    }
    for (uint32_t rest = active; rest; rest &= rest - 1)
      fn(static_cast<uint32_t>(__builtin_ctz(rest)));
  }

  bool hasFailed() const { return machine.error.has_value(); }
  /// Reports the first error; always false.
  bool fail(ErrorKind kind, uint32_t lane, const std::string &message);
  bool fail(ErrorKind kind, const std::string &message);
  /// Returns false, with an error, if an active lane's value is poison.
  bool needs(Slot slot, const char *what);

  void jump(uint32_t lanes, uint32_t to) { moves.push_back({lanes, to, Wait::None, 0, 0}); }
  void wait(uint32_t lanes, Wait why, uint32_t id = 0, uint64_t ticket = 0) {
    moves.push_back({lanes, pc, why, id, ticket});
  }
  void exit(uint32_t lanes);
  /// For aligned instructions. Returns true if all lanes of the warp are here;
  /// otherwise the active ones wait for the others.
  bool converged();
  /// For *.sync with a mask. Returns the active lanes whose members are all here; the
  /// others wait.
  uint32_t arrive(Slot mask);

  // Memory (Access.cpp).
  bool locate(uint32_t lane, Space space, uint64_t address, uint64_t bytes, uint64_t align,
              Place &place);
  /// Loads the bytes at a place; sets `isPoison` if one of them is poison.
  bool load(uint32_t lane, const Place &place, void *data, uint32_t bytes, bool isStrong,
            bool &isPoison);
  bool store(uint32_t lane, const Place &place, const void *data, uint32_t bytes, bool isStrong,
             bool isPoison);
  Accessor accessor(uint32_t lane, bool isStrong) const;
  bool failConflict(uint32_t lane, const Place &place, const Conflict &conflict, bool isWrite);
  /// May these bytes be written while asynchronous operations read?
  bool checkMbarriers(uint32_t lane, const Place &place, uint64_t bytes);
  bool checkSources(uint32_t lane, const Place &place, uint64_t bytes);
  /// Are generic writes to this range visible to the async proxy?
  bool checkProxy(uint32_t lane, const Place &place, uint64_t bytes);
  /// Counts phases and conflicts of addresses in shared memory.
  void countBanks(const uint64_t *offsets, uint32_t lanes, uint32_t bytes);
  void countSectors(const uint64_t *addresses, uint32_t lanes, uint32_t bytes, bool isWrite);
};

/// Returns false, with an error, if the instruction uses a register that a wgmma.mma_async uses
/// (WgmmaGroups.cpp).
bool checkInFlight(Step &step);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_STEP_H

//===- Step.cpp - Operations of instructions on their warp ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Step.h"

using namespace ptxemu;

bool Step::fail(ErrorKind kind, const std::string &message) {
  if (machine.error)
    return false;
  RunError found;
  found.kind = kind;
  found.message = message;
  machine.error = machine.describe(cluster, warp, pc, found);
  return false;
}

bool Step::fail(ErrorKind kind, uint32_t lane, const std::string &message) {
  if (machine.error)
    return false;
  fail(kind, message);
  machine.error->lane = lane;
  return false;
}

bool Step::needs(Slot slot, const char *what) {
  const uint32_t bad = poison(slot) & active;
  if (!bad)
    return true;
  return fail(ErrorKind::Poison, static_cast<uint32_t>(__builtin_ctz(bad)),
              std::string("the ") + what + " " + machine.program.nameOfSlot(slot) +
                  " is poison: it was never written, or computed from memory or registers that "
                  "were not");
}

void Step::exit(uint32_t lanes) { moves.push_back({lanes, UINT32_MAX, Wait::None, 0, 0}); }

bool Step::converged() {
  if (active == warp.exists)
    return true;
  const uint32_t first = static_cast<uint32_t>(__builtin_ctz(active));
  if (warp.alive != warp.exists)
    return fail(ErrorKind::DivergentBarrier, first,
                "an aligned instruction, and some lanes of the warp have exited");
  wait(active, Wait::Converge, static_cast<uint32_t>(ErrorKind::DivergentBarrier));
  return false;
}

uint32_t Step::arrive(Slot slot) {
  if (!needs(slot, "member mask"))
    return 0;
  const uint64_t *masks = read(slot);
  uint32_t ready = 0;
  for (uint32_t rest = active; rest;) {
    const auto lane = static_cast<uint32_t>(__builtin_ctz(rest));
    const auto members = static_cast<uint32_t>(masks[lane]);
    uint32_t same = 0;
    for (uint32_t others = rest; others; others &= others - 1) {
      const auto other = static_cast<uint32_t>(__builtin_ctz(others));
      if (static_cast<uint32_t>(masks[other]) == members)
        same |= 1u << other;
    }
    rest &= ~same;
    if (same & ~members) {
      fail(ErrorKind::SyncMask, static_cast<uint32_t>(__builtin_ctz(same & ~members)),
           "this lane is not in its own member mask");
      return 0;
    }
    const uint32_t missing = members & warp.exists & ~same;
    if (missing & ~warp.alive) {
      fail(ErrorKind::SyncMask, static_cast<uint32_t>(__builtin_ctz(missing & ~warp.alive)),
           "the member mask names this lane, which has exited");
      return 0;
    }
    if (missing)
      wait(same, Wait::Converge, static_cast<uint32_t>(ErrorKind::SyncMask));
    else
      ready |= same;
  }
  return ready;
}

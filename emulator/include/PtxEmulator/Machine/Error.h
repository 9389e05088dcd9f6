//===- Error.h - Errors of a launch ---------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_ERROR_H
#define TTTC_PTXEMULATOR_MACHINE_ERROR_H

#include "PtxEmulator/Parse/Diagnostic.h"

#include <array>
#include <optional>
#include <string>

namespace ptxemu {

/// Each check has a separate kind, so that a test can expect exactly that one.
enum class ErrorKind : uint8_t {
  BadLaunch,             ///< grid, block, arguments or shared memory do not fit the kernel
  BadOperand,            ///< a value the instruction forbids
  Poison,                ///< an undefined value as an address, predicate or in a global store
  OutOfBounds,           ///< outside every allocation, or null
  Misaligned,            ///< address not a multiple of the access's size
  WrongSpace,            ///< an address of another state space
  ReadOnly,              ///< a write to constants or parameters
  DivergentBarrier,      ///< an aligned instruction without all lanes of its warp
  SyncMask,              ///< a member mask that names absent lanes
  BarrierCount,          ///< arrivals and counts of a named barrier that disagree
  Deadlock,              ///< no warp can make progress
  StepLimit,             ///< more instructions than --max-steps
  SharedRace,            ///< two warps of a cluster, shared memory, no barrier between them
  WarpRace,              ///< two lanes of a warp without bar.warp.sync between them
  GlobalRace,            ///< two threads, global memory, no order between them
  AsyncNotWaited,        ///< the destination of a copy still in flight
  AsyncSource,           ///< the source of a copy or wgmma still being read
  ProxyFence,            ///< generic writes read by the async proxy without a fence
  MbarrierUninitialized, ///< used before mbarrier.init, or overwritten
  MbarrierArrival,       ///< more arrivals or bytes than a phase expects
  MbarrierPhase,         ///< a wait for a phase that is not the current or previous one
  WgmmaInFlight,         ///< accumulators touched before wgmma.wait_group
  WgmmaFence,            ///< registers written without wgmma.fence
  Trap                   ///< trap was executed
};

/// `shared-race` and so on.
const char *nameOf(ErrorKind kind);

struct RunError {
  ErrorKind kind = ErrorKind::BadLaunch;
  std::string message;
  std::string kernel;
  std::array<uint32_t, 3> cta = {0, 0, 0};
  std::optional<uint32_t> warp, lane;
  SourcePos pos; ///< of the instruction; line 0 if there is none

  /// `file:line:col: error: kernel 'k', CTA (0,0,0), warp 1, lane 3: [kind] message`
  /// with the line of PTX.
  std::string render(const Source &source) const;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_ERROR_H

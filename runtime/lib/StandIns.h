//===- StandIns.h - Stand-ins for the caller's tensors ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A caller may omit a cotangent that is zero and an output that it does not need, and may give the
// gradient of a state that all sequences share without the axis B. Tasks read and write all tensors
// of the signature, with all their axes: workspace memory replaces the caller's.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_STANDINS_H
#define TTTC_RUNTIME_LIB_STANDINS_H

#include "Bind.h"

namespace tttc::runtime {

/// Alignment of each stand-in: a cache line of a device, a multiple of its 16-byte vector loads.
inline constexpr int64_t standInAlignment = 128;

/// Returns true if null data means that the tensor is omitted.
inline bool mayBeLeftOut(uint32_t role) {
  return role == TTTC_COTANGENT || role == TTTC_STATE_FINAL || role == TTTC_PROBE ||
         role == TTTC_GRADIENT;
}

/// Returns true if a gradient may be given without B. A CPU sums f32 and f64 only.
inline bool mayBeSummed(const tttc_tensor_info &info, bool isOnDevice) {
  return info.role == TTTC_GRADIENT && (info.axes & TTTC_AXIS_BATCH) &&
         !(info.axes & TTTC_AXIS_TIME) &&
         (isOnDevice ? info.dtype != TTTC_I64 : info.dtype == TTTC_F32 || info.dtype == TTTC_F64);
}

/// The stand-in for tensor `index` of an entry. Pre: its rank was checked.
StandIn standInOf(const tttc_entry_info &entry, uint32_t index, const BoundTensor *bound);

/// Returns true if a tensor has a stand-in.
bool hasStandIns(const tttc_entry_info &entry, const BoundTensor *bound);

/// Bytes of all stand-ins, a multiple of standInAlignment, 0 if there are none. Returns false if
/// they exceed 64 bits.
bool measureStandIns(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
                     int64_t &bytes);

/// Tensors of a call, one per tensor of its entry; both are the same without a stand-in.
struct CallTensors {
  const BoundTensor *given; ///< by the caller
  BoundTensor *seen;        ///< by tasks
  char *zeros;              ///< must be zeroed before tasks run; null if there are none
  int64_t zerosBytes;
};

/// Fills `seen`, and `views` with the stand-ins, whose memory begins at `memory`. It is null if the
/// call has no tasks; the stand-ins are then empty.
CallTensors placeStandIns(const tttc_entry_info &entry, const BoundTensor *given,
                          const Extents &extents, char *memory, BoundTensor *seen,
                          tttc_tensor *views);

/// Sums the gradients in stand-ins over the sequences, in their order and in f64, on a CPU. The
/// sum is 0 without tasks.
void sumStandIns(const tttc_entry_info &entry, const CallTensors &tensors, const Extents &extents);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_STANDINS_H

//===- StandIns.h - Memory in place of the caller's -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A caller may leave out a cotangent that is zero and an output that it does not want, and may
// give the gradient of a state that all sequences share without the axis B. Tasks read and write
// all tensors of the signature, with all their axes: memory of the workspace stands in.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_STANDINS_H
#define TTTC_RUNTIME_LIB_STANDINS_H

#include "Bind.h"

namespace tttc::runtime {

/// Where each of them begins: of a cache line on a device, whose rows are read 16 bytes at once.
inline constexpr int64_t standInAlignment = 128;

/// Whether null data means that the tensor is left out.
inline bool mayBeLeftOut(uint32_t role) {
  return role == TTTC_COTANGENT || role == TTTC_STATE_FINAL || role == TTTC_PROBE ||
         role == TTTC_GRADIENT;
}

/// Whether a gradient may be given without B. A CPU adds up these types only.
inline bool mayBeSummed(const tttc_tensor_info &info, bool isOnDevice) {
  return info.role == TTTC_GRADIENT && (info.axes & TTTC_AXIS_BATCH) &&
         !(info.axes & TTTC_AXIS_TIME) &&
         (isOnDevice ? info.dtype != TTTC_I64 : info.dtype == TTTC_F32 || info.dtype == TTTC_F64);
}

/// What stands in for tensor `index` of an entry, whose rank was checked.
StandIn standInOf(const tttc_entry_info &entry, uint32_t index, const BoundTensor *bound);

/// Whether anything does.
bool hasStandIns(const tttc_entry_info &entry, const BoundTensor *bound);

/// Bytes of all of them, a multiple of standInAlignment, 0 if there are none; false if they do not
/// fit 64 bits.
bool measureStandIns(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
                     int64_t &bytes);

/// Tensors of a call, one per tensor of its entry; one and the same where nothing stands in.
struct CallTensors {
  const BoundTensor *given; ///< by the caller
  BoundTensor *seen;        ///< by tasks
  char *zeros;              ///< to be filled before tasks run; null if there are none
  int64_t zerosBytes;
};

/// Fills `seen`, and `views` with what stands in, whose memory begins at `memory`: null where the
/// call has no tasks, which then see no elements.
CallTensors placeStandIns(const tttc_entry_info &entry, const BoundTensor *given,
                          const Extents &extents, char *memory, BoundTensor *seen,
                          tttc_tensor *views);

/// Adds up what tasks wrote, on a CPU: sequence after sequence, in f64. Without tasks it is 0.
void sumStandIns(const tttc_entry_info &entry, const CallTensors &tensors, const Extents &extents);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_STANDINS_H

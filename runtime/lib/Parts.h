//===- Parts.h - Tensors that several tasks share ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An output that lacks an axis which the tasks split would be written by all of them.
// Each writes a part of its own into the workspace; afterwards the gradient of a
// parameter is their sum, task after task, so that it does not depend on the number
// of threads, and the final value of a variable, which is the same for all heads, is
// the first one's. The cotangent of such a value reaches the first task only.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_PARTS_H
#define TTTC_RUNTIME_LIB_PARTS_H

#include "Kernel.h"
#include "Layout.h"

namespace tttc::runtime {

/// Whether each task writes a part of this output.
inline bool hasParts(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return (info.role == TTTC_GRADIENT || info.role == TTTC_STATE_FINAL) &&
         (entry.task_axes & ~info.axes);
}

/// Whether tasks other than the first along the axes that this input lacks read zeros.
inline bool isForFirstTask(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return info.role == TTTC_COTANGENT && (entry.task_axes & ~info.axes);
}

/// Bytes of one task's part of a tensor, a multiple of 64.
int64_t partBytes(const tttc_tensor_info &info);

/// Bytes of one task's parts, and of the zeros that cotangents need; false if they do
/// not fit 64 bits.
bool measureParts(const tttc_entry_info &entry, int64_t &bytes, int64_t &zeros);

/// Joins the parts in the caller's tensors. Without tasks they are zero.
void joinParts(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
               const WorkspaceLayout &layout, const char *workspace);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_PARTS_H

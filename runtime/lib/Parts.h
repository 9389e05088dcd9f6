//===- Parts.h - Tensors that several tasks share ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An output that lacks an axis which the tasks split would be written by all of them, and
// one that several stages have a part in by all of these. Each task writes a part of its
// own into the workspace; afterwards the gradient of a parameter is their sum, task after
// task, so that it does not depend on the number of threads, and the final value of a
// variable, which is the same for all heads, is the first one's. The cotangent of such a
// value reaches the first task only.
//
// Parts with a value per token would fill the memory. They are added to the output as
// soon as their task is done; tasks of one sequence then run one after the other.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_PARTS_H
#define TTTC_RUNTIME_LIB_PARTS_H

#include "Kernel.h"
#include "Layout.h"

namespace tttc::runtime {

/// Whether tasks of this entry have a part in an output that others have one in too.
inline bool isShared(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return info.role == TTTC_GRADIENT_PART ||
         ((info.role == TTTC_GRADIENT || info.role == TTTC_STATE_FINAL) &&
          (entry.task_axes & ~info.axes));
}

/// Whether each task writes a part of this output, joined when all are done.
inline bool hasParts(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return isShared(entry, info) && !(info.axes & TTTC_AXIS_TIME);
}

/// Whether a task's part of this output is added to it when the task is done.
inline bool isAddedUp(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return isShared(entry, info) && (info.axes & TTTC_AXIS_TIME);
}

/// Whether all heads of a sequence have a part in an output with a value per token.
bool runsHeadsInOrder(const tttc_entry_info &entry);

/// Whether tasks other than the first along the axes that this input lacks read zeros.
inline bool isForFirstTask(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return info.role == TTTC_COTANGENT && (entry.task_axes & ~info.axes);
}

/// Bytes of one task's part of a tensor, a multiple of 64.
int64_t partBytes(const tttc_tensor_info &info);

/// Bytes of one task's parts, and of the zeros that cotangents need; false if they do
/// not fit 64 bits.
bool measureParts(const tttc_entry_info &entry, int64_t &bytes, int64_t &zeros);

/// Bytes of one task's part of an output with a value per token; false if they do not
/// fit 64 bits.
bool addedUpBytes(const tttc_tensor_info &info, int64_t tokens, int64_t &bytes);

/// Adds a task's part of such an output to it.
void addUp(const BoundTensor &bound, char *output, const char *part, int64_t entries);

/// Joins the parts in the caller's tensors. Without tasks they are zero.
void joinParts(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
               const WorkspaceLayout &layout, const char *workspace);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_PARTS_H

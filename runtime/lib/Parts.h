//===- Parts.h - Tensors that several tasks share ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An output that lacks an axis which the tasks split would be written by several tasks,
// and an output to which several stages contribute by all of these. Each task therefore
// writes a separate part into the workspace. Afterwards the gradient of a parameter is the
// sum of the parts in task order, so that it does not depend on the number of threads; the
// final value of a variable, which is the same for all heads, is the first part. The
// cotangent of such a value is read by the first task only.
//
// Parts with a T axis would take too much memory. They are added to the output when their
// task is done; the tasks of one sequence then run one after the other.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_PARTS_H
#define TTTC_RUNTIME_LIB_PARTS_H

#include "Kernel.h"
#include "WorkspaceLayout.h"

namespace tttc::runtime {

/// Returns true if several tasks or stages contribute to an output.
inline bool isShared(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return info.role == TTTC_GRADIENT_PART ||
         ((info.role == TTTC_GRADIENT || info.role == TTTC_STATE_FINAL) &&
          (entry.task_axes & ~info.axes));
}

/// Returns true if each task writes a part of this output, joined when all tasks are done.
inline bool hasParts(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return isShared(entry, info) && !(info.axes & TTTC_AXIS_TIME);
}

/// Returns true if a task's part of this output is added to it when the task is done.
inline bool isAccumulated(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return isShared(entry, info) && (info.axes & TTTC_AXIS_TIME);
}

/// Returns true if all heads of a sequence contribute to an output with a T axis.
bool runsHeadsInOrder(const tttc_entry_info &entry);

/// Returns true if tasks other than the first along the axes that this input lacks read zeros.
inline bool isForFirstTask(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return info.role == TTTC_COTANGENT && (entry.task_axes & ~info.axes);
}

/// Bytes of one task's part of a tensor, a multiple of 64.
int64_t partBytes(const tttc_tensor_info &info);

/// Bytes of one task's parts, and of the zeros that cotangents need. Returns false if they
/// exceed 64 bits.
bool measureParts(const tttc_entry_info &entry, int64_t &bytes, int64_t &zeros);

/// Bytes of one task's part of an output with a T axis. Returns false if they exceed 64 bits.
bool accumulatorBytes(const tttc_tensor_info &info, int64_t tokens, int64_t &bytes);

/// Adds a task's part of such an output to it.
void accumulate(const BoundTensor &bound, char *output, const char *part, int64_t entries);

/// Joins the parts into the caller's tensors, which become zero if there are no tasks.
void joinParts(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
               const WorkspaceLayout &layout, const char *workspace);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_PARTS_H

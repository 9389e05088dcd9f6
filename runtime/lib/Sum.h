//===- Sum.h - Gradients that all tasks contribute to -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a parameter that several tasks read is the sum of their parts.
// Each task writes its part into the workspace; the sum is taken afterwards, task
// after task, so that it does not depend on the number of threads.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_SUM_H
#define TTTC_RUNTIME_LIB_SUM_H

#include "Kernel.h"
#include "Layout.h"

namespace tttc::runtime {

/// Whether tasks give parts of this tensor.
inline bool isSummed(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return info.role == TTTC_GRADIENT && (entry.task_axes & ~info.axes);
}

/// Bytes of one task's part of a tensor, a multiple of 64.
int64_t partBytes(const tttc_tensor_info &info);

/// Bytes of one task's parts; false if they do not fit 64 bits.
bool measureParts(const tttc_entry_info &entry, int64_t &bytes);

/// Adds the parts up into the caller's tensors. Without tasks they are zero.
void sumParts(const tttc_entry_info &entry, const BoundTensor *bound, const Extents &extents,
              const WorkspaceLayout &layout, const char *workspace);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_SUM_H

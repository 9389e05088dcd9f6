//===- Call.h - Arguments of a call -----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The common first part of tttc_run and tttc_run_workspace_bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CALL_H
#define TTTC_RUNTIME_LIB_CALL_H

#include "WorkspaceLayout.h"

namespace tttc::runtime {

/// Checks for null pointers, copies the options to the runtime's own struct, and finds the entry;
/// fails if the kernel has no such entry.
tttc_status beginCall(const char *function, const tttc_kernel *kernel, tttc_entry_kind kind,
                      const tttc_argument *args, size_t numArgs, const tttc_run_options *given,
                      tttc_run_options &options, const tttc_entry_info *&entry);

/// Reads packed sequences and binds the tensors to `bound`, one entry each; reads no data except
/// cu_seqlens and slots. Fails if `bound` is null.
tttc_status bindCall(const tttc_kernel *kernel, const tttc_entry_info &entry,
                     const tttc_argument *args, size_t numArgs, const tttc_run_options &options,
                     BoundTensor *bound, Extents &extents);

/// Gets the workspace, if necessary from the options' `allocate`, and checks its size, alignment
/// and overlap.
tttc_status takeWorkspace(const tttc_kernel *kernel, const tttc_entry_info &entry,
                          const BoundTensor *bound, const Extents &extents,
                          const CallLayout &layout, tttc_run_options &options);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_CALL_H

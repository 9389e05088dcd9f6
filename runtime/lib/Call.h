//===- Call.h - What a call is given ----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tttc_run and the question for its workspace begin with.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CALL_H
#define TTTC_RUNTIME_LIB_CALL_H

#include "Layout.h"

namespace tttc::runtime {

/// Null pointers, the options, which are copied to the runtime's own struct, and the entry, of
/// which the kernel may have none.
tttc_status beginCall(const char *function, const tttc_kernel *kernel, tttc_entry_kind kind,
                      const tttc_argument *args, size_t numArgs, const tttc_run_options *given,
                      tttc_run_options &options, const tttc_entry_info *&entry);

/// Sequences and tensors, in `bound`, one each; looks at no data but cu_seqlens and slots. Fails
/// if `bound` is null.
tttc_status bindCall(const tttc_kernel *kernel, const tttc_entry_info &entry,
                     const tttc_argument *args, size_t numArgs, const tttc_run_options &options,
                     BoundTensor *bound, Extents &extents);

/// The workspace is there, if need be from the options' `allocate`, large enough, aligned, and
/// overlaps nothing.
tttc_status takeWorkspace(const tttc_kernel *kernel, const tttc_entry_info &entry,
                          const BoundTensor *bound, const Extents &extents,
                          const CallLayout &layout, tttc_run_options &options);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_CALL_H

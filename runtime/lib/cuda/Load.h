//===- Load.h - A kernel's code in a CUDA context ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loaded at the first call in a context, or by tttc_kernel_prepare, and kept by the kernel's
// handle. A call then finds it without a lock and without asking the driver for more than
// which context is current.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_LOAD_H
#define TTTC_RUNTIME_LIB_CUDA_LOAD_H

#include "../Kernel.h"
#include "Driver.h"

namespace tttc::runtime::cuda {

/// The code of a stage.
struct StageCode {
  Function whole;
  Function columns; ///< of a block of columns; null: there is none
};

/// The code of all entries in one context. Does not change once it is in the kernel's list.
struct LoadedKernel {
  const Driver *driver;
  Context context;
  Module code;
  Module sums;         ///< the runtime's own kernels; null if no call needs them
  Function sum[4];     ///< by tttc_dtype
  int multiprocessors; ///< of the device; with 0 no columns are split
  StageCode *stages;   ///< of each entry, in their order
  LoadedKernel *next;

  /// The code of a stage of one of the kernel's entries.
  const StageCode &stage(const tttc_kernel_info &info, const tttc_entry_info &entry,
                         uint32_t number) const;
};

/// The kernel in the current context; loads it if necessary.
tttc_status loadKernel(const tttc_kernel *kernel, const LoadedKernel *&loaded);

/// Unloads the kernel from all contexts. Does nothing for a CPU kernel.
void unloadKernel(tttc_kernel *kernel);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_LOAD_H

//===- Launch.h - Enqueues the stages of a call -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Once the kernel is loaded, a call only enqueues kernels and fills into the caller's stream,
// which a graph can capture.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_LAUNCH_H
#define TTTC_RUNTIME_LIB_CUDA_LAUNCH_H

#include "../StandIns.h"
#include "../WorkspaceLayout.h"

namespace tttc::runtime::cuda {

/// Pre: the call was checked and its workspace laid out.
tttc_status launchStages(const tttc_kernel *kernel, const tttc_entry_info &entry,
                         const CallTensors &tensors, const Extents &extents,
                         const CallLayout &layout, const tttc_run_options &options);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_LAUNCH_H

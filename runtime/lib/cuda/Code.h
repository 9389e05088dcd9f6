//===- Code.h - Modules and functions of a kernel ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What loading asks of the driver, in the context that is current.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_CODE_H
#define TTTC_RUNTIME_LIB_CUDA_CODE_H

#include "Load.h"

namespace tttc::runtime::cuda {

/// Fills modules and functions. What was loaded before a failure is there for unloadCode.
tttc_status loadCode(const tttc_kernel_info &info, LoadedKernel &loaded);

void unloadCode(const LoadedKernel &loaded);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_CODE_H

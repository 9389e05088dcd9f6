//===- Code.h - Modules and functions of a kernel ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads and unloads a kernel's code through the driver, in the current context.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_CODE_H
#define TTTC_RUNTIME_LIB_CUDA_CODE_H

#include "Load.h"

namespace tttc::runtime::cuda {

/// Sets modules and functions. After a failure unloadCode must release the modules loaded so far.
tttc_status loadCode(const tttc_kernel_info &info, LoadedKernel &loaded);

void unloadCode(const LoadedKernel &loaded);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_CODE_H

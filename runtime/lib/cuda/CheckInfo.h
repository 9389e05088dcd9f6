//===- CheckInfo.h - Checks what a device kernel exports --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a device kernel has beyond others, and what it may not have. Asks no driver.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_CHECKINFO_H
#define TTTC_RUNTIME_LIB_CUDA_CHECKINFO_H

#include "../Kernel.h"

namespace tttc::runtime::cuda {

/// Images, and the code of each stage. Pre: the signatures were checked.
tttc_status checkDeviceKernel(const tttc_kernel_info &info);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_CHECKINFO_H

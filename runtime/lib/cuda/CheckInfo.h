//===- CheckInfo.h - Checks what a device kernel exports --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the parts specific to device kernels, and their restrictions. Does not use the driver.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_CHECKINFO_H
#define TTTC_RUNTIME_LIB_CUDA_CHECKINFO_H

#include "../Kernel.h"

namespace tttc::runtime::cuda {

/// Checks the images, and the code of each stage. Pre: the signatures were checked.
tttc_status checkDeviceKernel(const tttc_kernel_info &info);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_CHECKINFO_H

//===- KernelInfo.h - The exported description of a kernel ------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_LLVM_KERNELINFO_H
#define TTTC_LIB_TARGET_LLVM_KERNELINFO_H

#include "tttc/Target/Signature.h"

#include "llvm/IR/Module.h"

namespace tttc {

/// Makes kernels task functions and adds the constants of runtime.h that describe them. Returns the
/// exported one, `tttc_kernel_<layer>`.
llvm::GlobalVariable *addKernelInfo(llvm::Module &module, const KernelSignature &signature);

/// Adds `tttc_module`, the list of these kernels, which a shared object exports.
void addModuleInfo(llvm::Module &module, llvm::ArrayRef<llvm::GlobalVariable *> kernels);

} // namespace tttc

#endif // TTTC_LIB_TARGET_LLVM_KERNELINFO_H

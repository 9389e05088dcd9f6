//===- Bundle.h - Functions of a bundle -------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bundle is what another machine's compiler builds into a program: LAYER.h, LAYER.c and an object
// per pipeline. Its functions take dense arrays and run on one thread; no runtime, no C library but
// memcpy and memset.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_BUNDLE_H
#define TTTC_LIB_TARGET_HALIDE_BUNDLE_H

#include "tttc/Target/Signature.h"
#include "tttc/Target/Target.h"

namespace tttc {

/// The header: the objects; for each entry a struct of its arrays, the function, and the size of
/// its workspace.
std::string writeBundleHeader(const KernelSignature &signature, llvm::StringRef machine,
                              llvm::ArrayRef<ObjectFile> objects);

/// The definitions of these functions, behind the description of the kernel (KernelInfo.cpp).
std::string writeBundleFunctions(const KernelSignature &signature);

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_BUNDLE_H

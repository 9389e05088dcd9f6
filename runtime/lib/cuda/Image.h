//===- Image.h - Images that run on a device --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of the CUDA driver: machine code runs on devices of the same major and the same
// or a higher minor capability, PTX on devices of the same or any higher capability, and
// either with an `a` on devices of exactly its capability.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_IMAGE_H
#define TTTC_RUNTIME_LIB_CUDA_IMAGE_H

#include "../Kernel.h"

namespace tttc::runtime::cuda {

/// `sm_90a`: 9, 0, true.
struct Target {
  int major = 0, minor = 0;
  bool isExact = false;
};

/// Returns false if the text is not a target.
bool parseTarget(const char *text, Target &target);

/// Returns true if the image runs on a device of this capability.
bool takes(int major, int minor, const tttc_image &image);

/// The best image for a device, or the best of those ranked below `after`; null if there is none.
const tttc_image *nextImage(const tttc_kernel_info &info, int major, int minor,
                            const tttc_image *after);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_IMAGE_H

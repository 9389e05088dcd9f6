//===- Image.h - Which code a device takes ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of the CUDA driver: machine code runs on devices of its major capability that
// are not older, PTX on all that are not older, either with an `a` on its device alone.
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

/// False for a text that names no target.
bool parseTarget(const char *text, Target &target);

/// Whether a device of this capability takes the image.
bool takes(int major, int minor, const tttc_image &image);

/// The best image for a device, or the best of those behind `after`; null if there is none.
const tttc_image *nextImage(const tttc_kernel_info &info, int major, int minor,
                            const tttc_image *after);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_IMAGE_H

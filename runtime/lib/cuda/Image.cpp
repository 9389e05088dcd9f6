//===- Image.cpp - Images that run on a device ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Image.h.
//
//===----------------------------------------------------------------------===//

#include "Image.h"

#include <cstring>

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

bool tttc::runtime::cuda::parseTarget(const char *text, Target &target) {
  if (strncmp(text, "sm_", 3) != 0)
    return false;
  int number = 0;
  const char *next = text + 3;
  for (; *next >= '0' && *next <= '9'; ++next) {
    number = number * 10 + (*next - '0');
    if (number > 9999)
      return false;
  }
  // The last digit is the minor capability.
  target = {number / 10, number % 10, *next == 'a'};
  return target.major != 0 && (*next == 0 || (*next == 'a' && next[1] == 0));
}

bool tttc::runtime::cuda::takes(int major, int minor, const tttc_image &image) {
  Target target;
  if (!parseTarget(image.target, target))
    return false;
  if (target.isExact)
    return major == target.major && minor == target.minor;
  if (major == target.major)
    return minor >= target.minor;
  return image.kind == TTTC_IMAGE_PTX && major > target.major;
}

/// Rank of an image; higher is better. Distinct for distinct targets and kinds.
static int rankOf(const tttc_image &image) {
  Target target;
  (void)parseTarget(image.target, target);
  return (image.kind == TTTC_IMAGE_CUBIN ? 1 << 20 : 0) +
         ((target.major * 10 + target.minor) << 1) + (target.isExact ? 1 : 0);
}

const tttc_image *tttc::runtime::cuda::nextImage(const tttc_kernel_info &info, int major, int minor,
                                                 const tttc_image *after) {
  const tttc_image *best = nullptr;
  for (uint32_t i = 0; i < info.num_images; ++i) {
    const tttc_image &image = info.images[i];
    if (takes(major, minor, image) && (!after || rankOf(image) < rankOf(*after)) &&
        (!best || rankOf(image) > rankOf(*best)))
      best = &image;
  }
  return best;
}

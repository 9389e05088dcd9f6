//===- CheckInfo.cpp - Checks what a device kernel exports ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CheckInfo.h.
//
//===----------------------------------------------------------------------===//

#include "CheckInfo.h"

#include "../Error.h"
#include "../Parts.h"
#include "Image.h"

#include <cstring>

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

static tttc_status checkImages(const tttc_kernel_info &info) {
  if (!info.images)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': expected %u images, found a null pointer",
                info.layer, info.num_images);
  for (uint32_t i = 0; i < info.num_images; ++i) {
    const tttc_image &image = info.images[i];
    Target target;
    if (!image.target || !parseTarget(image.target, target))
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': expected a target like sm_90a of image %u, found '%s'", info.layer,
                  i, image.target ? image.target : "null");
    if (image.kind > TTTC_IMAGE_CUBIN || !image.data || image.bytes == 0)
      return fail(TTTC_ERROR_LOAD, "kernel '%s': image %u for %s is of unknown kind %u or empty",
                  info.layer, i, image.target, image.kind);
    if (image.kind == TTTC_IMAGE_PTX && static_cast<const char *>(image.data)[image.bytes - 1] != 0)
      return fail(TTTC_ERROR_LOAD, "kernel '%s': the PTX for %s does not end with a zero",
                  info.layer, image.target);
    for (uint32_t j = 0; j < i; ++j)
      if (!strcmp(info.images[j].target, image.target) && info.images[j].kind == image.kind)
        return fail(TTTC_ERROR_LOAD, "kernel '%s' has two images of one kind for %s", info.layer,
                    image.target);
  }
  return TTTC_OK;
}

static tttc_status checkStage(const tttc_kernel_info &info, const tttc_entry_info &stage) {
  if (stage.block_threads == 0 || stage.block_threads > 1024)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': expected 1 to 1024 threads of '%s', found %u",
                info.layer, stage.kernel_name, stage.block_threads);
  if (stage.shared_bytes > INT32_MAX)
    return fail(TTTC_ERROR_LOAD, "kernel '%s': '%s' wants %u bytes of shared memory", info.layer,
                stage.kernel_name, stage.shared_bytes);
  if (!(stage.task_axes & TTTC_AXIS_BATCH))
    return fail(TTTC_ERROR_LOAD, "kernel '%s': the blocks of '%s' do not split B", info.layer,
                stage.kernel_name);
  for (uint32_t i = 0; i < stage.num_tensors; ++i) {
    const tttc_tensor_info &tensor = stage.tensors[i];
    if (isShared(stage, tensor) && tensor.dtype == TTTC_I64)
      return fail(TTTC_ERROR_LOAD, "kernel '%s': blocks share output '%s', which is i64",
                  info.layer, tensor.name);
    // The zeros are only one row.
    if (isForFirstTask(stage, tensor) && (tensor.axes & TTTC_AXIS_TIME))
      return fail(TTTC_ERROR_LOAD,
                  "kernel '%s': cotangent '%s' has a value per token and lacks an axis that the "
                  "blocks split",
                  info.layer, tensor.name);
    // The number of entries of its sequences is known on the device only.
    if (isAccumulated(stage, tensor) && !hasTimeCount(tensor))
      return fail(TTTC_ERROR_LOAD, "kernel '%s': blocks share output '%s', which has a time block",
                  info.layer, tensor.name);
  }
  return TTTC_OK;
}

tttc_status tttc::runtime::cuda::checkDeviceKernel(const tttc_kernel_info &info) {
  if (tttc_status status = checkImages(info))
    return status;
  for (uint32_t e = 0; e < info.num_entries; ++e)
    for (uint32_t s = 0; s < stageCount(info.entries[e]); ++s) {
      const tttc_entry_info &stage = stagesOf(info.entries[e])[s];
      if (tttc_status status = checkStage(info, stage))
        return status;
      if (stage.columns)
        if (tttc_status status = checkStage(info, *stage.columns))
          return status;
    }
  return TTTC_OK;
}

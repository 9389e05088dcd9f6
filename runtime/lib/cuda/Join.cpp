//===- Join.cpp - Joins the parts of a shared output ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of an element are those of all indices on the axes that the output lacks. They
// are stored in the order of the tasks, with a constant stride.
//
//===----------------------------------------------------------------------===//

#include "Join.h"

#include "../Error.h"
#include "../Parts.h"
#include "SumParts.h"

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

/// Sets the number of parts of an element and the stride between them.
static void setTerms(const StageLaunch &launch, const tttc_tensor_info &info,
                     const PartLayout &part, SumParameters &sum) {
  const uint32_t lacks = launch.stage.task_axes & ~info.axes;
  const bool overBatch = lacks & TTTC_AXIS_BATCH, overHeads = lacks & TTTC_AXIS_HEAD;
  sum.terms = (overBatch ? launch.extents.batch : 1) * (overHeads ? launch.extents.heads : 1);
  sum.termStride = overHeads ? part.strideHead : part.strideBatch;
  // If parts of heads and sequences are summed, the stride of heads also leads to the next
  // sequence.
  if (launch.layout.tasks == 0)
    sum.terms = 0;
  if (info.role != TTTC_STATE_FINAL || sum.terms == 0)
    return;
  sum.terms = 1;
  sum.start = -0.0; // neutral, also for a first part of -0.0
}

static void setOutput(const StageLaunch &launch, const BoundTensor &bound, const PartLayout &part,
                      SumParameters &sum) {
  const tttc_tensor_info &info = *bound.info;
  const tttc_tensor &tensor = *bound.tensor;
  const Extents &extents = launch.extents;
  const bool hasBatch = info.axes & TTTC_AXIS_BATCH, hasHeads = info.axes & TTTC_AXIS_HEAD,
             hasTime = info.axes & TTTC_AXIS_TIME, endToEnd = extents.offsets && hasTime;
  sum.out = reinterpret_cast<uint64_t>(tensor.data);
  sum.row = innerElements(info);
  sum.entries = part.rows;
  sum.heads = hasHeads ? extents.heads : 1;
  sum.count = sum.row * sum.entries * sum.heads * (hasBatch && !endToEnd ? extents.batch : 1);
  if (hasBatch && !endToEnd) {
    sum.outBatch = tensor.strides[0];
    sum.partBatch = part.strideBatch;
  }
  if (hasHeads) {
    sum.outHead = tensor.strides[hasBatch];
    sum.partHead = part.strideHead;
  }
  if (hasTime)
    sum.outTime = tensor.strides[countAxes(info.axes & (TTTC_AXIS_TIME - 1))];
  // With packed sequences, and if there are any, entries end at the last offset.
  if (endToEnd && launch.layout.tasks != 0)
    sum.end = extents.offsets.address() +
              static_cast<uint64_t>(extents.batch * extents.offsets.elementBytes());
  sum.endBytes = static_cast<uint64_t>(extents.offsets.elementBytes());
  if (info.role == TTTC_STATE_FINAL && hasBatch)
    sum.slots = reinterpret_cast<uint64_t>(extents.writeSlots);
}

static tttc_status launchSum(const char *layer, const tttc_tensor_info &info, SumParameters &sum,
                             const LoadedKernel &loaded, Stream stream) {
  // The parameters are 8 bytes each, in their order.
  void *pointers[sumParameterCount];
  for (unsigned i = 0; i < sumParameterCount; ++i)
    pointers[i] = reinterpret_cast<char *>(&sum) + 8 * i;
  const int64_t blocks = (sum.count + sumThreads - 1) / sumThreads;
  if (blocks > INT32_MAX)
    return fail(TTTC_ERROR_SHAPE, "%s: output '%s' has too many elements for a device", layer,
                info.name);
  const Driver &driver = *loaded.driver;
  if (const Result result = driver.launch(loaded.sum[info.dtype], static_cast<unsigned>(blocks), 1,
                                          1, sumThreads, 1, 1, 0, stream, pointers, nullptr))
    return fail(TTTC_ERROR_DEVICE, "%s: cannot launch the sum of the parts of '%s': %s", layer,
                info.name, ErrorText(driver, result).text());
  return TTTC_OK;
}

tttc_status tttc::runtime::cuda::joinOutput(const StageLaunch &launch, const BoundTensor &bound,
                                            const PartLayout &part, uint64_t parts) {
  const tttc_tensor_info &info = *bound.info;
  SumParameters sum;
  sum.parts = parts;
  // The first stage of a gradient writes it, later ones add to it.
  sum.adds = info.role == TTTC_GRADIENT_PART;
  setOutput(launch, bound, part, sum);
  setTerms(launch, info, part, sum);
  if (bound.spanBytes == 0 || sum.count == 0 || (sum.adds && sum.terms == 0))
    return TTTC_OK;
  return launchSum(launch.layer, info, sum, launch.loaded, launch.stream);
}

tttc_status tttc::runtime::cuda::sumStandIn(const char *layer, const BoundTensor &given,
                                            const BoundTensor &seen, const Extents &extents,
                                            const LoadedKernel &loaded, Stream stream) {
  const tttc_tensor_info &info = *given.info;
  const bool hasHeads = info.axes & TTTC_AXIS_HEAD;
  SumParameters sum;
  sum.parts = reinterpret_cast<uint64_t>(seen.tensor->data);
  sum.out = reinterpret_cast<uint64_t>(given.tensor->data);
  sum.row = innerElements(info);
  sum.heads = hasHeads ? given.tensor->shape[0] : 1;
  sum.count = sum.row * sum.heads;
  sum.outHead = hasHeads ? given.tensor->strides[0] : 0;
  sum.partHead = sum.row;
  sum.terms = seen.spanBytes == 0 ? 0 : extents.batch;
  sum.termStride = sum.count;
  return sum.count == 0 ? TTTC_OK : launchSum(layer, info, sum, loaded, stream);
}

//===- Launch.cpp - Enqueues the stages of a call -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// runtime.h describes the parameters. Stages run one after the other because they are in one
// stream.
//
//===----------------------------------------------------------------------===//

#include "Launch.h"

#include "../Descriptor.h"
#include "../Error.h"
#include "../Parts.h"
#include "../Stage.h"
#include "../Table.h"
#include "Blocks.h"
#include "Join.h"

#include <algorithm>

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

/// Numbers of parameters of a tensor, and of a call, which follow those of the tensors.
static constexpr uint32_t tensorParameters = 4, callParameters = 8;

static uint64_t addressOf(const void *pointer) { return reinterpret_cast<uint64_t>(pointer); }

/// The stride on a leading axis. If it is ignored, it is 0, on T that of a dense tensor.
static int64_t strideOf(const BoundTensor &bound, uint32_t axis) {
  const tttc_tensor_info &info = *bound.info;
  if (!(info.axes & axis) || bound.spanBytes == 0)
    return 0;
  const uint32_t position = countAxes(info.axes & (axis - 1));
  if (bound.tensor->shape[position] == 1)
    return axis == TTTC_AXIS_TIME ? innerElements(info) : 0;
  return bound.tensor->strides[position];
}

/// Sets data and strides of each tensor. Outputs that blocks share are in the workspace, starting
/// at `parts`.
static void bindParameters(const StageLaunch &launch, uint64_t parts, uint64_t *parameters) {
  for (uint32_t i = 0; i < launch.stage.num_tensors; ++i, parameters += tensorParameters) {
    const BoundTensor &bound = launch.bound[i];
    if (!isShared(launch.stage, *bound.info)) {
      parameters[0] = addressOf(bound.tensor->data);
      for (uint32_t axis = 0; axis < 3; ++axis)
        parameters[1 + axis] = static_cast<uint64_t>(strideOf(bound, leadingAxes[axis]));
      continue;
    }
    PartLayout part;
    (void)layOutPart(launch.stage, *bound.info, launch.extents, part); // checked by the layout
    parameters[0] = parts;
    parameters[1] = static_cast<uint64_t>(part.strideBatch);
    parameters[2] = static_cast<uint64_t>(part.strideHead);
    parameters[3] = static_cast<uint64_t>(part.strideTime);
    parts += static_cast<uint64_t>(part.bytes);
  }
}

static tttc_status fillZeros(const LoadedKernel &loaded, uint64_t memory, int64_t bytes,
                             Stream stream) {
  if (bytes == 0)
    return TTTC_OK;
  const Driver &driver = *loaded.driver;
  return check(driver, driver.fill(memory, 0, static_cast<size_t>(bytes), stream),
               "cuMemsetD8Async");
}

namespace {
/// The kernel that computes a stage: all of a task, or a block of its columns.
struct Chosen {
  const tttc_entry_info &code;
  Function function;
  int64_t slotBytes;
  unsigned shares; ///< blocks of a task, along z
};
} // namespace

/// The number of blocks that share a task, at most one for each mini-batch. All tasks together have
/// about `mostBlocks`, if they are fewer: 4 waves of the 528 blocks that 132 multiprocessors hold
/// at 4 each, so that the last, partial wave is short.
static unsigned blocksOfTask(const StageLaunch &launch) {
  constexpr int64_t mostBlocks = 2048, mostInGrid = 65535;
  const int64_t tokens = launch.extents.tokens, each = launch.stage.block_tokens;
  if (each == 0 || launch.layout.slotBytes != 0 || tokens <= each)
    return 1;
  const int64_t miniBatches = tokens / each + (tokens % each != 0);
  const int64_t wanted = mostBlocks / launch.layout.tasks;
  return static_cast<unsigned>(std::clamp<int64_t>(wanted, 1, std::min(miniBatches, mostInGrid)));
}

/// The time that a multiprocessor takes for its share of the blocks, in halves of that for one
/// block: of blocks with two warps it computes two in the time of one.
static int64_t timeOf(int64_t blocks, int64_t multiprocessors, uint32_t threads) {
  constexpr uint32_t twoWarps = 64;
  const int64_t share = (blocks - 1) / multiprocessors + 1;
  return threads <= twoWarps ? std::max<int64_t>(2, share) : 2 * share;
}

/// Returns true if blocks of columns end earlier than whole tasks. One that is alone takes about
/// three quarters of the time of a task (generated/devices/cycles.md).
static bool paysToSplitColumns(const StageLaunch &launch, int64_t blocks) {
  const int64_t tasks = launch.layout.tasks, multiprocessors = launch.loaded.multiprocessors;
  if (blocks == 1 || multiprocessors < 1)
    return false;
  return 3 * timeOf(tasks * blocks, multiprocessors, launch.stage.columns->block_threads) <=
         4 * timeOf(tasks, multiprocessors, launch.stage.block_threads);
}

static Chosen choose(const StageLaunch &launch, const StageCode &loaded) {
  const tttc_entry_info &stage = launch.stage;
  const int64_t blocks = columnBlocks(stage);
  if (paysToSplitColumns(launch, blocks))
    return {*stage.columns, loaded.columns, launch.layout.slotOfColumns,
            static_cast<unsigned>(blocks)};
  return {stage, loaded.whole, launch.layout.slotBytes, blocksOfTask(launch)};
}

static tttc_status launchBlocks(const StageLaunch &launch, const Chosen &chosen) {
  const tttc_entry_info &stage = launch.stage;
  const WorkspaceLayout &layout = launch.layout;
  const uint32_t count = tensorParameters * stage.num_tensors + callParameters;
  Table<uint64_t, tensorParameters * 96 + callParameters> parameters(count);
  Table<void *, tensorParameters * 96 + callParameters> pointers(count);
  if (!parameters.entries || !pointers.entries)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "%s: cannot allocate a table of %u parameters",
                launch.layer, count);
  uint64_t *values = parameters.entries;
  bindParameters(launch, launch.workspace + static_cast<uint64_t>(layout.partsOffset), values);
  const Extents &extents = launch.extents;
  const uint64_t zeros =
      layout.zerosBytes == 0 ? 0 : launch.workspace + static_cast<uint64_t>(layout.zerosOffset);
  const uint64_t ofCall[callParameters] = {static_cast<uint64_t>(extents.tokens),
                                           extents.offsets.address(),
                                           addressOf(extents.readSlots),
                                           addressOf(extents.writeSlots),
                                           chosen.slotBytes == 0 ? 0 : launch.workspace,
                                           static_cast<uint64_t>(chosen.slotBytes),
                                           zeros,
                                           static_cast<uint64_t>(extents.offsets.elementBytes())};
  for (uint32_t i = 0; i < callParameters; ++i)
    values[tensorParameters * stage.num_tensors + i] = ofCall[i];
  for (uint32_t i = 0; i < count; ++i)
    pointers.entries[i] = &values[i];
  const Driver &driver = *launch.loaded.driver;
  if (tttc_status status = fillZeros(launch.loaded, zeros, layout.zerosBytes, launch.stream))
    return status;
  const auto heads = static_cast<unsigned>(stage.task_axes & TTTC_AXIS_HEAD ? extents.heads : 1);
  const auto batch = static_cast<unsigned>(extents.batch);
  const tttc_entry_info &code = chosen.code;
  if (const Result result =
          driver.launch(chosen.function, heads, batch, chosen.shares, code.block_threads, 1, 1,
                        code.shared_bytes, launch.stream, pointers.entries, nullptr))
    return fail(
        TTTC_ERROR_DEVICE,
        "%s: cannot launch %u x %u x %u blocks of '%s', %u threads and %u bytes of shared memory "
        "each: %s",
        launch.layer, heads, batch, chosen.shares, code.kernel_name, code.block_threads,
        code.shared_bytes, ErrorText(driver, result).text());
  return TTTC_OK;
}

static tttc_status launchStage(const StageLaunch &launch, const StageCode &loaded) {
  if (launch.layout.tasks != 0)
    if (tttc_status status = launchBlocks(launch, choose(launch, loaded)))
      return status;
  uint64_t parts = launch.workspace + static_cast<uint64_t>(launch.layout.partsOffset);
  for (uint32_t i = 0; i < launch.stage.num_tensors; ++i) {
    if (!isShared(launch.stage, launch.stage.tensors[i]))
      continue;
    PartLayout part;
    (void)layOutPart(launch.stage, launch.stage.tensors[i], launch.extents, part);
    if (tttc_status status = joinOutput(launch, launch.bound[i], part, parts))
      return status;
    parts += static_cast<uint64_t>(part.bytes);
  }
  return TTTC_OK;
}

tttc_status tttc::runtime::cuda::launchStages(const tttc_kernel *kernel,
                                              const tttc_entry_info &entry,
                                              const CallTensors &tensors, const Extents &extents,
                                              const CallLayout &layout,
                                              const tttc_run_options &options) {
  const char *layer = kernel->info->layer;
  if (extents.batch > maxBatch || extents.heads > maxHeads)
    return fail(TTTC_ERROR_SHAPE,
                "%s: expected at most %lld sequences and %lld heads on a device, found %lld and "
                "%lld",
                layer, static_cast<long long>(maxBatch), static_cast<long long>(maxHeads),
                static_cast<long long>(extents.batch), static_cast<long long>(extents.heads));
  const LoadedKernel *loaded = nullptr;
  if (tttc_status status = loadKernel(kernel, loaded))
    return status;
  auto *workspace = static_cast<char *>(options.workspace);
  const auto stream = static_cast<Stream>(options.stream);
  if (tttc_status status = fillZeros(*loaded, addressOf(tensors.zeros), tensors.zerosBytes, stream))
    return status;
  for (uint32_t i = 0; i < stageCount(entry); ++i) {
    const tttc_entry_info &stage = stagesOf(entry)[i];
    Table<BoundTensor> bound(stage.num_tensors);
    Table<tttc_tensor> views(stage.num_tensors);
    if (!bound.entries || !views.entries)
      return fail(TTTC_ERROR_OUT_OF_MEMORY, "%s: cannot allocate a table of %u tensors", layer,
                  stage.num_tensors);
    bindStage(entry, stage, tensors.seen, extents, workspace, bound.entries, views.entries);
    StageLaunch launch{
        layer,   stage, bound.entries,
        extents, {},    addressOf(workspace) + static_cast<uint64_t>(layout.stagesOffset),
        *loaded, stream};
    if (tttc_status status = layOutWorkspace(kernel, stage, 1, extents, launch.layout))
      return status;
    if (tttc_status status = launchStage(launch, loaded->stage(*kernel->info, entry, i)))
      return status;
  }
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (tensors.given[i].standIn == StandIn::Summed)
      if (tttc_status status =
              sumStandIn(layer, tensors.given[i], tensors.seen[i], extents, *loaded, stream))
        return status;
  return TTTC_OK;
}

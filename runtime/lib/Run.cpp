//===- Run.cpp - Runs an entry on the caller's tensors --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call from top to bottom: bind and check everything, lay out the workspace, then run the
// tasks on threads, or enqueue blocks into a stream of a device.
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "Descriptor.h"
#include "Error.h"
#include "Lock.h"
#include "Parts.h"
#include "Stage.h"
#include "StandIns.h"
#include "Table.h"
#include "cpu/FloatEnvironment.h"
#include "cpu/ThreadPool.h"
#include "cuda/Launch.h"

#include <cstdio>
#include <cstring>

using namespace tttc::runtime;

namespace {

/// The first failure of a task, copied from the memory of its thread.
class TaskFailure {
public:
  TaskFailure() = default;
  ~TaskFailure() { pthread_mutex_destroy(&mutex); }
  TaskFailure(const TaskFailure &) = delete;
  TaskFailure &operator=(const TaskFailure &) = delete;

  void set(const char *why) {
    Lock lock(mutex);
    if (!message[0])
      snprintf(message, sizeof(message), "%s", why);
  }
  /// Empty: none. After the tasks.
  const char *get() const { return message; }

private:
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  char message[512] = {};
};

/// Data shared by the threads of one stage, read-only but for the failure.
struct StageCall {
  const tttc_entry_info &entry;
  const BoundTensor *bound;
  const Extents &extents;
  WorkspaceLayout layout;
  char *workspace;
  TaskFailure &failure;
};

} // namespace

static void runCode(const StageCall &call, char *slot, void **args) {
  const tttc_entry_info &code = call.layout.areColumns ? *call.entry.columns : call.entry;
  code.task(args, slot + call.layout.taskOffset);
  if (!call.entry.failure)
    return;
  // The task has called a device's driver.
  FloatEnvironment::setDefault();
  if (const char *why = call.entry.failure())
    call.failure.set(why);
}

static void runTask(const StageCall &call, int64_t task, int64_t block, char *slot, void **args) {
  const SharedMemory shared = {
      call.workspace + call.layout.partsOffset + task * call.layout.partBytes,
      call.workspace + call.layout.zerosOffset, slot + call.layout.addedOffset};
  moveDescriptors(call.entry, call.bound, call.extents, task, shared, args);
  if (call.layout.areColumns)
    moveToColumns(call.entry, call.bound, block, args);
  else if (call.layout.blocks > 1 && !moveToBlock(call.entry, call.bound, call.extents, task, block,
                                                  call.layout.blocks, args))
    return;
  runCode(call, slot, args);
  accumulateTask(call.entry, call.bound, call.extents, task, shared);
}

static void runSlot(void *context, unsigned slot, TaskSource &source) {
  const StageCall &call = *static_cast<const StageCall *>(context);
  int64_t unit = 0;
  if (!source.next(unit))
    return;
  char *memory = call.workspace + static_cast<int64_t>(slot) * call.layout.slotBytes;
  void **args = writeDescriptors(call.entry, call.bound, call.layout.areColumns, memory);
  FloatEnvironment callers;
  FloatEnvironment::setDefault();
  const int64_t blocks = call.layout.blocks;
  const int64_t tasks = call.layout.tasks * blocks / call.layout.units;
  // Short tasks are most of a decode call, and the descriptors of a head are near those of the one
  // before.
  Table<HeadStep> steps(call.entry.num_tensors);
  uint32_t numSteps = 0;
  bool advances = false;
  int64_t previous = -1;
  do {
    for (int64_t i = 0; i < tasks; ++i) {
      const int64_t task = unit / blocks * tasks + i;
      if (advances && previous == task - 1 && task % call.extents.heads != 0) {
        advanceHead(steps.entries, numSteps);
        runCode(call, memory, args);
      } else {
        const bool isFirst = previous < 0;
        runTask(call, task, unit % blocks, memory, args);
        if (isFirst && steps.entries && blocks == 1)
          advances = findHeadSteps(call.entry, call.bound, args, steps.entries, numSteps);
      }
      previous = task;
    }
  } while (source.next(unit));
}

/// Zeroes accumulated gradients; for a stage without tasks.
static void clearAccumulators(const tttc_entry_info &entry, const BoundTensor *bound) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor &tensor = *bound[i].tensor;
    if (!isAccumulated(entry, *bound[i].info) || bound[i].info->role != TTTC_GRADIENT ||
        bound[i].spanBytes == 0)
      continue;
    const bool hasBatch = bound[i].info->axes & TTTC_AXIS_BATCH; // none has H
    for (int64_t b = 0; b < (hasBatch ? tensor.shape[0] : 1); ++b)
      for (int64_t t = 0; t < tensor.shape[hasBatch]; ++t)
        memset(static_cast<char *>(tensor.data) +
                   ((hasBatch ? b * tensor.strides[0] : 0) + t * tensor.strides[hasBatch]) *
                       elementBytes(tensor.dtype),
               0, static_cast<size_t>(rowBytes(*bound[i].info)));
  }
}

static void runStage(StageCall &call) {
  const WorkspaceLayout &layout = call.layout;
  if (layout.units == 0 || layout.tasks == 0) {
    clearAccumulators(call.entry, call.bound);
  } else {
    if (layout.zerosBytes != 0)
      memset(call.workspace + layout.zerosOffset, 0, static_cast<size_t>(layout.zerosBytes));
    runTasks(layout.threads, layout.units, runSlot, &call);
  }
  FloatEnvironment callers;
  FloatEnvironment::setDefault();
  joinParts(call.entry, call.bound, call.extents, layout, call.workspace);
}

static tttc_status runStages(const tttc_kernel *kernel, const tttc_entry_info &entry,
                             const BoundTensor *given, const Extents &extents, uint32_t numThreads,
                             const CallLayout &layout, char *workspace) {
  for (uint32_t i = 0; i < stageCount(entry); ++i) {
    const tttc_entry_info &stage = stagesOf(entry)[i];
    // Without tasks the workspace may be null.
    char *memory = workspace ? workspace + layout.stagesOffset : nullptr;
    TaskFailure failure;
    StageCall call{stage, given, extents, layout.first, memory, failure};
    if (&stage == &entry) {
      runStage(call);
    } else {
      Table<BoundTensor> bound(stage.num_tensors);
      Table<tttc_tensor> views(stage.num_tensors);
      if (!bound.entries || !views.entries)
        return fail(TTTC_ERROR_OUT_OF_MEMORY, "%s: cannot allocate a table of %u tensors",
                    kernel->info->layer, stage.num_tensors);
      bindStage(entry, stage, given, extents, workspace, bound.entries, views.entries);
      call.bound = bound.entries;
      if (i != 0)
        if (tttc_status status = layOutWorkspace(kernel, stage, numThreads, extents, call.layout))
          return status;
      runStage(call);
    }
    if (*failure.get())
      return fail(TTTC_ERROR_DEVICE, "%s: %s", kernel->info->layer, failure.get());
  }
  return TTTC_OK;
}

tttc_status tttc_run(const tttc_kernel *kernel, tttc_entry_kind kind, const tttc_argument *args,
                     size_t num_args, const tttc_run_options *options) {
  const tttc_entry_info *entry = nullptr;
  tttc_run_options own;
  if (tttc_status status = beginCall("tttc_run", kernel, kind, args, num_args, options, own, entry))
    return status;
  Table<BoundTensor> table(entry->num_tensors);
  BoundTensor *given = table.entries;
  Extents extents;
  if (tttc_status status = bindCall(kernel, *entry, args, num_args, own, given, extents))
    return status;
  if (tttc_status status = checkMemory(kernel, *entry, given, extents))
    return status;
  CallLayout layout;
  if (tttc_status status = layOutCall(kernel, *entry, own.num_threads, given, extents, layout))
    return status;
  if (tttc_status status = takeWorkspace(kernel, *entry, given, extents, layout, own))
    return status;
  // Without tasks the workspace may be null.
  char *workspace = layout.totalBytes == 0 ? nullptr : static_cast<char *>(own.workspace);
  CallTensors tensors = {given, given, nullptr, 0};
  Table<BoundTensor> seen(entry->num_tensors);
  Table<tttc_tensor> views(entry->num_tensors);
  if (!seen.entries || !views.entries)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "%s: cannot allocate a table of %u tensors",
                kernel->info->layer, entry->num_tensors);
  if (hasStandIns(*entry, given))
    tensors = placeStandIns(*entry, given, extents,
                            workspace ? workspace + layout.standInsOffset : nullptr, seen.entries,
                            views.entries);
  if (extents.isOnDevice)
    return cuda::launchStages(kernel, *entry, tensors, extents, layout, own);
  if (tensors.zerosBytes != 0)
    memset(tensors.zeros, 0, static_cast<size_t>(tensors.zerosBytes));
  if (tttc_status status =
          runStages(kernel, *entry, tensors.seen, extents, own.num_threads, layout, workspace))
    return status;
  sumStandIns(*entry, tensors, extents);
  return TTTC_OK;
}

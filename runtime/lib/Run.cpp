//===- Run.cpp - Runs an entry on the caller's tensors --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call from top to bottom: bind and check everything, divide the workspace,
// then let threads take tasks until none is left.
//
//===----------------------------------------------------------------------===//

#include "Bind.h"
#include "Descriptor.h"
#include "Error.h"
#include "Layout.h"
#include "Parts.h"
#include "cpu/FloatEnvironment.h"
#include "cpu/ThreadPool.h"

#include <cstdlib>
#include <cstring>

using namespace tttc::runtime;

namespace {

/// What the threads of one call share, read only.
struct Call {
  const tttc_entry_info &entry;
  const BoundTensor *bound;
  Extents extents;
  WorkspaceLayout layout;
  char *workspace;
};

/// The table of bound tensors: small, and freed before the call returns.
class BoundTable {
public:
  explicit BoundTable(uint32_t count)
      : tensors(static_cast<BoundTensor *>(malloc(sizeof(BoundTensor) * (size_t(count) + 1)))) {}
  ~BoundTable() { free(tensors); }
  BoundTable(const BoundTable &) = delete;
  BoundTable &operator=(const BoundTable &) = delete;

  BoundTensor *const tensors;
};

} // namespace

static void runSlot(void *context, unsigned slot, TaskSource &source) {
  const Call &call = *static_cast<const Call *>(context);
  int64_t task = 0;
  if (!source.next(task))
    return;
  char *memory = call.workspace + static_cast<int64_t>(slot) * call.layout.slotBytes;
  void **args = writeDescriptors(call.entry, call.bound, memory);
  FloatEnvironment callers;
  do {
    SharedMemory shared = {call.workspace + call.layout.partsOffset + task * call.layout.partBytes,
                           call.workspace + call.layout.zerosOffset};
    moveDescriptors(call.entry, call.bound, call.extents, task, shared, args);
    FloatEnvironment::setDefault();
    call.entry.task(args, memory + call.layout.taskOffset);
  } while (source.next(task));
}

static tttc_status checkWorkspace(const tttc_kernel *kernel, const Call &call,
                                  const tttc_run_options &options) {
  const char *layer = kernel->info->layer;
  int64_t needed = call.layout.totalBytes;
  if (needed == 0)
    return TTTC_OK;
  if (!options.workspace || options.workspace_bytes < static_cast<uint64_t>(needed))
    return fail(TTTC_ERROR_WORKSPACE, "%s: expected a workspace of %lld bytes, found %llu%s", layer,
                static_cast<long long>(needed),
                static_cast<unsigned long long>(options.workspace_bytes),
                options.workspace ? "" : " at a null pointer");
  if (reinterpret_cast<uintptr_t>(options.workspace) %
      static_cast<uintptr_t>(call.layout.alignment))
    return fail(TTTC_ERROR_WORKSPACE, "%s: expected a workspace aligned to %lld bytes, found %p",
                layer, static_cast<long long>(call.layout.alignment), options.workspace);
  return checkWorkspaceOverlap(kernel, call.entry, call.bound, options.workspace, needed);
}

tttc_status tttc_run(const tttc_kernel *kernel, tttc_entry_kind kind, const tttc_argument *args,
                     size_t num_args, const tttc_run_options *options) {
  if (!kernel || !options || (!args && num_args != 0))
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "tttc_run: expected a kernel, arguments and options, found null");
  if (options->struct_size != sizeof(tttc_run_options))
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "tttc_run: expected options of %zu bytes, found %u",
                sizeof(tttc_run_options), options->struct_size);
  const tttc_entry_info *entry = findEntry(kernel, kind);
  if (!entry)
    return TTTC_ERROR_UNSUPPORTED;
  BoundTable table(entry->num_tensors);
  if (!table.tensors)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "%s: cannot allocate a table of %u tensors",
                kernel->info->layer, entry->num_tensors);

  Call call{*entry, table.tensors, {}, {}, static_cast<char *>(options->workspace)};
  if (tttc_status status = bindTensors(kernel, *entry, args, num_args, table.tensors, call.extents))
    return status;
  if (tttc_status status = checkMemory(kernel, *entry, table.tensors))
    return status;
  if (tttc_status status =
          layOutWorkspace(kernel, *entry, options->num_threads, call.extents, call.layout))
    return status;
  if (tttc_status status = checkWorkspace(kernel, call, *options))
    return status;
  if (call.layout.tasks != 0 && call.layout.zerosBytes != 0)
    memset(call.workspace + call.layout.zerosOffset, 0,
           static_cast<size_t>(call.layout.zerosBytes));
  if (call.layout.tasks != 0)
    runTasks(call.layout.threads, call.layout.tasks, runSlot, &call);
  FloatEnvironment callers;
  FloatEnvironment::setDefault();
  joinParts(*entry, table.tensors, call.extents, call.layout, call.workspace);
  return TTTC_OK;
}

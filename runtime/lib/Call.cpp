//===- Call.cpp - What a call is given ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Call.h.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

#include "Error.h"
#include "Table.h"

using namespace tttc::runtime;

tttc_status tttc::runtime::beginCall(const char *function, const tttc_kernel *kernel,
                                     tttc_entry_kind kind, const tttc_argument *args,
                                     size_t numArgs, const tttc_run_options *options,
                                     const tttc_entry_info *&entry) {
  if (!kernel || !options || (!args && numArgs != 0))
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "%s: expected a kernel, arguments and options, found null", function);
  if (options->struct_size != sizeof(tttc_run_options))
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: expected options of %zu bytes, found %u",
                function, sizeof(tttc_run_options), options->struct_size);
  entry = findEntry(kernel, kind);
  return entry ? TTTC_OK : TTTC_ERROR_UNSUPPORTED;
}

/// Sequences end to end, as cu_seqlens gives them.
static tttc_status readSequences(const char *layer, const tttc_run_options &options,
                                 Extents &extents) {
  extents.readSlots = options.read_slots;
  extents.writeSlots = options.write_slots;
  if (!options.cu_seqlens)
    return TTTC_OK;
  const int64_t *offsets = options.cu_seqlens;
  extents.offsets = offsets;
  if (options.num_sequences > uint64_t(1) << 40)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: expected at most 2^40 sequences, found %llu",
                layer, static_cast<unsigned long long>(options.num_sequences));
  const auto count = static_cast<int64_t>(options.num_sequences);
  extents.batch = count;
  if (extents.isOnDevice) // T is that of the tensors
    return TTTC_OK;
  if (offsets[0] != 0)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: expected cu_seqlens[0] = 0, found %lld", layer,
                static_cast<long long>(offsets[0]));
  for (int64_t i = 0; i < count; ++i)
    if (offsets[i + 1] < offsets[i])
      return fail(TTTC_ERROR_INVALID_ARGUMENT,
                  "%s: expected cu_seqlens that do not fall, found %lld after %lld at %lld", layer,
                  static_cast<long long>(offsets[i + 1]), static_cast<long long>(offsets[i]),
                  static_cast<long long>(i) + 1);
  extents.tokens = offsets[count];
  return TTTC_OK;
}

tttc_status tttc::runtime::bindCall(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                    const tttc_argument *args, size_t numArgs,
                                    const tttc_run_options &options, BoundTensor *bound,
                                    Extents &extents) {
  if (!bound)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "%s: cannot allocate a table of %u tensors",
                kernel->info->layer, entry.num_tensors);
  extents.isOnDevice = isForDevice(*kernel->info);
  // A task without a value of B is of no one sequence.
  for (uint32_t i = 0; i < stageCount(entry); ++i)
    if ((options.cu_seqlens || options.read_slots || options.write_slots) &&
        !(stagesOf(entry)[i].task_axes & TTTC_AXIS_BATCH))
      return fail(TTTC_ERROR_UNSUPPORTED,
                  "%s: expected no cu_seqlens and no slots: the kernel's tasks do not split B",
                  kernel->info->layer);
  if (tttc_status status = readSequences(kernel->info->layer, options, extents))
    return status;
  return bindTensors(kernel, entry, args, numArgs, bound, extents);
}

tttc_status tttc::runtime::checkWorkspace(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                          const BoundTensor *bound, const CallLayout &layout,
                                          const tttc_run_options &options) {
  const char *layer = kernel->info->layer;
  int64_t needed = layout.totalBytes;
  if (needed == 0)
    return TTTC_OK;
  if (!options.workspace || options.workspace_bytes < static_cast<uint64_t>(needed))
    return fail(TTTC_ERROR_WORKSPACE, "%s: expected a workspace of %lld bytes, found %llu%s", layer,
                static_cast<long long>(needed),
                static_cast<unsigned long long>(options.workspace_bytes),
                options.workspace ? "" : " at a null pointer");
  if (reinterpret_cast<uintptr_t>(options.workspace) % static_cast<uintptr_t>(layout.alignment))
    return fail(TTTC_ERROR_WORKSPACE, "%s: expected a workspace aligned to %lld bytes, found %p",
                layer, static_cast<long long>(layout.alignment), options.workspace);
  return checkWorkspaceOverlap(kernel, entry, bound, options.workspace, needed);
}

tttc_status tttc_run_workspace_bytes(const tttc_kernel *kernel, tttc_entry_kind kind,
                                     const tttc_argument *args, size_t num_args,
                                     const tttc_run_options *options, uint64_t *bytes,
                                     uint64_t *alignment) {
  const tttc_entry_info *entry = nullptr;
  if (!bytes || !alignment)
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "tttc_run_workspace_bytes: expected places for the answers, found null");
  if (tttc_status status =
          beginCall("tttc_run_workspace_bytes", kernel, kind, args, num_args, options, entry))
    return status;
  Table<BoundTensor> table(entry->num_tensors);
  Extents extents;
  if (tttc_status status =
          bindCall(kernel, *entry, args, num_args, *options, table.entries, extents))
    return status;
  CallLayout layout;
  if (tttc_status status = layOutCall(kernel, *entry, options->num_threads, extents, layout))
    return status;
  *bytes = static_cast<uint64_t>(layout.totalBytes);
  *alignment = static_cast<uint64_t>(layout.alignment);
  return TTTC_OK;
}

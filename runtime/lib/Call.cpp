//===- Call.cpp - Arguments of a call -------------------------------------===//
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
#include "OwnInfo.h"
#include "Table.h"

using namespace tttc::runtime;

tttc_status tttc::runtime::beginCall(const char *function, const tttc_kernel *kernel,
                                     tttc_entry_kind kind, const tttc_argument *args,
                                     size_t numArgs, const tttc_run_options *given,
                                     tttc_run_options &options, const tttc_entry_info *&entry) {
  if (!kernel || !given || (!args && numArgs != 0))
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "%s: expected a kernel, arguments and options, found null", function);
  if (!isReadable(given, given->struct_size, firstRunOptions, sizeof(options)))
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "%s: expected options of %zu bytes, found %u%s",
                function, sizeof(options), given->struct_size,
                given->struct_size > sizeof(options) ? ", of a newer runtime" : "");
  copyStruct(&options, given, given->struct_size, sizeof(options));
  entry = findEntry(kernel, kind);
  return entry ? TTTC_OK : TTTC_ERROR_UNSUPPORTED;
}

/// Reads slots and, from cu_seqlens, packed sequences.
static tttc_status readSequences(const char *layer, const tttc_run_options &options,
                                 Extents &extents) {
  extents.readSlots = options.read_slots;
  extents.writeSlots = options.write_slots;
  if (options.cu_seqlens && options.cu_seqlens_i32)
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "%s: expected one of cu_seqlens and cu_seqlens_i32, found both", layer);
  if (!options.cu_seqlens && !options.cu_seqlens_i32)
    return TTTC_OK;
  const Offsets offsets =
      options.cu_seqlens ? Offsets(options.cu_seqlens) : Offsets(options.cu_seqlens_i32);
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
  // A task that does not split B belongs to several sequences.
  for (uint32_t i = 0; i < stageCount(entry); ++i)
    if ((options.cu_seqlens || options.cu_seqlens_i32 || options.read_slots ||
         options.write_slots) &&
        !(stagesOf(entry)[i].task_axes & TTTC_AXIS_BATCH))
      return fail(TTTC_ERROR_UNSUPPORTED,
                  "%s: expected no cu_seqlens and no slots: the kernel's tasks do not split B",
                  kernel->info->layer);
  if (tttc_status status = readSequences(kernel->info->layer, options, extents))
    return status;
  return bindTensors(kernel, entry, args, numArgs, bound, extents);
}

tttc_status tttc::runtime::takeWorkspace(const tttc_kernel *kernel, const tttc_entry_info &entry,
                                         const BoundTensor *bound, const Extents &extents,
                                         const CallLayout &layout, tttc_run_options &options) {
  const char *layer = kernel->info->layer;
  int64_t needed = layout.totalBytes;
  if (needed == 0)
    return TTTC_OK;
  if (!options.workspace && options.allocate) {
    options.workspace = options.allocate(options.allocate_context, static_cast<uint64_t>(needed),
                                         static_cast<uint64_t>(layout.alignment));
    options.workspace_bytes = static_cast<uint64_t>(needed);
    if (!options.workspace)
      return fail(TTTC_ERROR_OUT_OF_MEMORY, "%s: `allocate` gave no workspace of %lld bytes", layer,
                  static_cast<long long>(needed));
  }
  if (!options.workspace || options.workspace_bytes < static_cast<uint64_t>(needed))
    return fail(TTTC_ERROR_WORKSPACE, "%s: expected a workspace of %lld bytes, found %llu%s", layer,
                static_cast<long long>(needed),
                static_cast<unsigned long long>(options.workspace_bytes),
                options.workspace ? "" : " at a null pointer");
  if (reinterpret_cast<uintptr_t>(options.workspace) % static_cast<uintptr_t>(layout.alignment))
    return fail(TTTC_ERROR_WORKSPACE, "%s: expected a workspace aligned to %lld bytes, found %p",
                layer, static_cast<long long>(layout.alignment), options.workspace);
  return checkWorkspaceOverlap(kernel, entry, bound, extents, options.workspace, needed);
}

tttc_status tttc_run_workspace_bytes(const tttc_kernel *kernel, tttc_entry_kind kind,
                                     const tttc_argument *args, size_t num_args,
                                     const tttc_run_options *options, uint64_t *bytes,
                                     uint64_t *alignment) {
  const tttc_entry_info *entry = nullptr;
  tttc_run_options own;
  if (!bytes || !alignment)
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "tttc_run_workspace_bytes: expected places for the answers, found null");
  if (tttc_status status =
          beginCall("tttc_run_workspace_bytes", kernel, kind, args, num_args, options, own, entry))
    return status;
  Table<BoundTensor> table(entry->num_tensors);
  Extents extents;
  if (tttc_status status = bindCall(kernel, *entry, args, num_args, own, table.entries, extents))
    return status;
  CallLayout layout;
  if (tttc_status status =
          layOutCall(kernel, *entry, own.num_threads, table.entries, extents, layout))
    return status;
  *bytes = static_cast<uint64_t>(layout.totalBytes);
  *alignment = static_cast<uint64_t>(layout.alignment);
  return TTTC_OK;
}

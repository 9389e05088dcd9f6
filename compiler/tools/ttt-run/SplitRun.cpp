//===- SplitRun.cpp - A sequence in several calls -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SplitRun.h.
//
//===----------------------------------------------------------------------===//

#include "SplitRun.h"

#include "Report.h"
#include "TokenAxis.h"

#include "tttc/Arrays/Npz.h"

#include <numeric>

namespace tttc::run {
namespace {

/// Where the T axis is, or -1.
int timeAxis(const tttc_tensor_info &info) {
  return info.axes & TTTC_AXIS_TIME ? __builtin_popcount(info.axes & (TTTC_AXIS_TIME - 1)) : -1;
}

/// The arrays of one piece: its tokens, parameters, and what the last piece gave.
void fill(const tttc_entry_info &entry, const Call &call, const ArrayMap &last, int64_t from,
          Call &piece) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    const std::string name = info.name;
    auto given = call.arrays.find(name);
    if (info.role == TTTC_TOKEN) {
      piece.arrays[name] = cutTokens(given->second, timeAxis(info), from, piece.tokens);
    } else if (info.role == TTTC_POSITION) {
      Array position = zeroArray({call.batch});
      std::fill(position.data.begin(), position.data.end(), double(call.position + from));
      piece.arrays[name] = position;
    } else if (given != call.arrays.end()) {
      piece.arrays[name] = given->second;
    } else if (auto carried = last.find(name + "_final"); carried != last.end()) {
      piece.arrays[name] = carried->second;
    }
  }
}

/// What a call gave to go on, from the file of --carry-in.
bool readCarry(const Options &options, ArrayMap &carry) {
  std::string error;
  std::optional<ArrayMap> found =
      options.carryIn.empty() ? ArrayMap() : readNpz(options.carryIn, error);
  if (!found)
    return fail(error);
  carry = std::move(*found);
  return true;
}

/// The final values among what the last call gave.
ArrayMap carryOf(const tttc_entry_info &entry, const ArrayMap &last) {
  ArrayMap carry;
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (entry.tensors[i].role == TTTC_STATE_FINAL)
      carry.emplace(entry.tensors[i].name, last.at(entry.tensors[i].name));
  return carry;
}

/// To the file of --carry-out.
bool writeCarry(const Options &options, const ArrayMap &carry) {
  std::string error;
  return options.carryOut.empty() || writeNpz(options.carryOut, carry, error) || fail(error);
}

} // namespace

bool runSplit(const Options &options, const Call &call, const tttc_kernel *kernel,
              ArrayMap &outputs, ArrayMap &carry) {
  const int64_t total = std::accumulate(options.split.begin(), options.split.end(), int64_t(0));
  if (total != call.tokens)
    return fail("--split: expected pieces of " + std::to_string(call.tokens) +
                " tokens in all, found " + std::to_string(total));
  ArrayMap last;
  if (!readCarry(options, last))
    return false;
  int64_t from = 0;
  for (size_t i = 0; i < options.split.size(); ++i) {
    const bool begins = i == 0 && options.carryIn.empty();
    const tttc_entry_kind kind = begins ? TTTC_ENTRY_PREFILL : TTTC_ENTRY_DECODE;
    const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
    if (!entry)
      return fail("the kernel has no entries to go on with", "compile it with tttc --decode=N");
    Call piece;
    piece.layer = call.layer;
    piece.dims = call.dims;
    piece.batch = call.batch;
    piece.heads = call.heads;
    piece.tokens = options.split[i];
    fill(*entry, call, last, from, piece);
    KernelRun run(kernel, piece, kind, options.threads);
    if (!run.prepare() || !run.run())
      return false;
    last = run.outputs();
    for (uint32_t t = 0; t < entry->num_tensors; ++t) {
      const tttc_tensor_info &info = entry->tensors[t];
      if (info.role == TTTC_OUTPUT || info.role == TTTC_PROBE)
        appendTokens(outputs[info.name], last.at(info.name), timeAxis(info));
    }
    from += piece.tokens;
    if (i + 1 == options.split.size())
      carry = carryOf(*entry, last);
  }
  return writeCarry(options, carry);
}

} // namespace tttc::run

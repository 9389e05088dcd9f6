//===- SplitRun.cpp - Runs a sequence in several calls --------------------===//
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

#include "tttc/DSL/Limits.h"

#include <algorithm>
#include <numeric>

namespace tttc::run {
namespace {

/// Fills the arrays of one piece: its tokens, parameters, and the values carried from the last
/// piece.
void fill(const tttc_entry_info &entry, const Call &call, const ArrayMap &last, int64_t from,
          Call &piece) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    const std::string name = info.name;
    auto given = call.arrays.find(name);
    if (info.role == TTTC_TOKEN) {
      piece.arrays[name] = cutTokens(given->second, client::timeAxis(info), from, piece.tokens);
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

/// The final values among the outputs of the last call.
ArrayMap carryOf(const tttc_entry_info &entry, const ArrayMap &last) {
  ArrayMap carry;
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (entry.tensors[i].role == TTTC_STATE_FINAL)
      carry.emplace(entry.tensors[i].name, last.at(entry.tensors[i].name));
  return carry;
}

} // namespace

bool checkPieces(const Options &options, const Call &call) {
  const int64_t total = std::accumulate(options.split.begin(), options.split.end(), int64_t(0));
  if (total != call.tokens)
    return fail("--split: expected pieces of " + std::to_string(call.tokens) +
                    " tokens in all, found " + std::to_string(total),
                (options.inputs.empty() ? std::string("--tokens says ")
                                        : "'" + options.inputs + "' holds ") +
                    std::to_string(call.tokens) + (options.inputs.empty() ? "" : " tokens"));
  const int64_t longest = longestDecoded(options);
  return !options.compiles() || longest <= dsl::maxDecodeTokens ||
         fail("--split: expected pieces of at most " + std::to_string(dsl::maxDecodeTokens) +
                  " tokens to go on with, found one of " + std::to_string(longest),
              "only the first piece of a sequence may be longer");
}

int64_t longestDecoded(const Options &options) {
  // The first call also decodes if it resumes from a carry file.
  const auto first = options.split.begin() + options.carryIn.empty();
  return first == options.split.end() ? 0 : *std::max_element(first, options.split.end());
}

bool runSplit(const std::vector<int64_t> &split, uint32_t threads, const Call &call,
              const tttc_kernel *kernel, const ArrayMap *carried, SplitOutputs &result) {
  ArrayMap last = carried ? *carried : ArrayMap();
  int64_t from = 0;
  for (size_t i = 0; i < split.size(); ++i) {
    const bool begins = i == 0 && !carried;
    const tttc_entry_kind kind = begins ? TTTC_ENTRY_PREFILL : TTTC_ENTRY_DECODE;
    const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
    if (!entry)
      return fail("the kernel has no entries to go on with", "compile it with tttc --decode=N");
    Call piece = withoutArrays(call);
    piece.tokens = split[i];
    fill(*entry, call, last, from, piece);
    KernelRun run(kernel, piece, kind, threads);
    run.shiftTensors(/*areOdd=*/false);
    if (!run.prepare() || !run.run())
      return false;
    last = run.outputs();
    for (uint32_t t = 0; t < entry->num_tensors; ++t) {
      const tttc_tensor_info &info = entry->tensors[t];
      if (info.role == TTTC_OUTPUT || info.role == TTTC_PROBE) {
        result.timeAxes[info.name] = client::timeAxis(info);
        appendTokens(result.outputs[info.name], last.at(info.name), client::timeAxis(info));
      }
    }
    from += piece.tokens;
    if (i + 1 == split.size())
      result.carry = carryOf(*entry, last);
  }
  return true;
}

} // namespace tttc::run

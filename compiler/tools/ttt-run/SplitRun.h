//===- SplitRun.h - Runs a sequence in several calls ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// --split=5,1,3: the entry `prefill` on the first 5 tokens, then `decode` on 1 and on 3, each with
// the carried values of the previous call. Those of the last piece can be written to a file, from
// which another process can resume.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_SPLITRUN_H
#define TTTC_TTTRUN_SPLITRUN_H

#include "KernelRun.h"
#include "Options.h"

namespace tttc::run {

/// The results of the calls.
struct SplitOutputs {
  ArrayMap outputs;                    ///< `out` and the probes of all tokens
  std::map<std::string, int> timeAxes; ///< their T axes
  ArrayMap carry;                      ///< carried values of the last call
};

/// Checks that the pieces add up to the sequence, and that none is too long for a kernel that is
/// compiled for them. Returns false, with the error printed, otherwise.
bool checkPieces(const Options &options, const Call &call);

/// The length of the longest piece that resumes from another call; 0 if there is none.
int64_t longestDecoded(const Options &options);

/// Runs the pieces from the start of the sequence or, if `carried` is not null, from these values
/// of an earlier call, at the position of the call. Returns false, with the error printed, if a
/// call fails. Pre: checkPieces.
bool runSplit(const std::vector<int64_t> &split, uint32_t threads, const Call &call,
              const tttc_kernel *kernel, const ArrayMap *carried, SplitOutputs &result);

} // namespace tttc::run

#endif // TTTC_TTTRUN_SPLITRUN_H

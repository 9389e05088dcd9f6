//===- SplitRun.h - A sequence in several calls -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// --split=5,1,3: the entry `prefill` on the first 5 tokens, then `decode` on 1 and on 3,
// each from what the call before gave to go on. That can be written to a file after the last
// piece, and another process can begin with it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_SPLITRUN_H
#define TTTC_TTTRUN_SPLITRUN_H

#include "KernelRun.h"
#include "Options.h"

namespace tttc::run {

/// What the calls gave.
struct SplitOutputs {
  ArrayMap outputs;                    ///< `out` and the probes of all tokens
  std::map<std::string, int> timeAxes; ///< where their T axis is
  ArrayMap carry;                      ///< what the last call gave to go on
};

/// Whether the pieces are the call's sequence, and none is too long for a kernel that is compiled
/// for them; if not, the error is printed.
bool checkPieces(const Options &options, const Call &call);

/// Tokens of the longest piece that goes on from another call; 0: there is none.
int64_t longestDecoded(const Options &options);

/// Runs the pieces: from the start of the sequence or, where there is one, from what an earlier
/// call `carried`, at the call's position. Returns false, with the error printed, if a call
/// fails. Pre: checkPieces.
bool runSplit(const std::vector<int64_t> &split, uint32_t threads, const Call &call,
              const tttc_kernel *kernel, const ArrayMap *carried, SplitOutputs &result);

} // namespace tttc::run

#endif // TTTC_TTTRUN_SPLITRUN_H

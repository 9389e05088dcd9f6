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

/// Runs the pieces; `outputs` are `out` and the probes of all tokens, `carry` is what the last
/// call gave to go on. Returns false, with the error printed, if the pieces are not the sequence
/// or a call fails.
bool runSplit(const Options &options, const Call &call, const tttc_kernel *kernel,
              ArrayMap &outputs, ArrayMap &carry);

} // namespace tttc::run

#endif // TTTC_TTTRUN_SPLITRUN_H

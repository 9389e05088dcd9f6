//===- Results.h - What the calls of a case gave --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outputs as bytes, which must be the same in all runs, and as arrays, which must be near
// those expected.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "layers/Agree.h"
#include "layers/Program.h"

namespace tttc::gpu {

using Bytes = std::vector<unsigned char>;

/// Copies outputs to the host, one after the other.
bool readOutputs(const Memory &memory, const std::vector<Program::Output> &outputs,
                 std::vector<Bytes> &bytes, std::string &error);

/// As arrays by name. A gradient has the axes of the array it belongs to.
ArrayMap arraysOf(const Program &program, const std::vector<Bytes> &bytes);

/// Empty, or the first output whose bits differ between two runs.
std::string firstDifference(const std::vector<Program::Output> &outputs,
                            const std::vector<Bytes> &first, const std::vector<Bytes> &second);

/// Do sequences end to end give the bits that each gives alone? Empty, or what differs.
std::string sequencesDiffer(const Program &program, const LayerCase &spec,
                            const std::vector<Bytes> &together, std::string &error);

/// Do all sequences and heads give the same bits? Empty, or what differs.
std::string entriesDiffer(const std::vector<Program::Output> &outputs,
                          const std::vector<Bytes> &bytes);

} // namespace tttc::gpu

//===- Results.h - Outputs of the calls of a case -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outputs as bytes, which must be equal in all runs, and as arrays, which must be close to the
// expected ones.
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

/// The outputs as arrays by name. A gradient has the axes of the array it belongs to.
ArrayMap arraysOf(const Program &program, const std::vector<Bytes> &bytes);

/// The first output whose bits differ between two runs; empty if there is none.
std::string firstDifference(const std::vector<Program::Output> &outputs,
                            const std::vector<Bytes> &first, const std::vector<Bytes> &second);

/// Compares packed sequences bitwise with separate runs of each. Returns the difference, or an
/// empty string.
std::string sequencesDiffer(const Program &program, const LayerCase &spec,
                            const std::vector<Bytes> &together, std::string &error);

/// Compares all sequences and heads bitwise. Returns the difference, or an empty string.
std::string entriesDiffer(const std::vector<Program::Output> &outputs,
                          const std::vector<Bytes> &bytes);

} // namespace tttc::gpu

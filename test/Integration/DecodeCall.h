//===- DecodeCall.h - Sequences decoded through the C interface -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The data that a server would keep: a kernel, some sequences, and slots that hold their decoding
// state.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_DECODECALL_H
#define TTTC_INTEGRATION_DECODECALL_H

#include "tttc/runtime.h"

#include <map>
#include <random>
#include <string>
#include <vector>

namespace tttc::integration {

using Floats = std::vector<float>;
/// Contents of the slots, by name: [slots, ...].
using Slots = std::map<std::string, Floats>;

/// A sequence's part of a call: its tokens from `position` on, the slot from which it continues,
/// and the slot to which it writes its new state.
struct Part {
  size_t sequence;
  int64_t position, read, write;
};

/// A compiled layer of two heads in float32 with random inputs.
class DecodeCall {
public:
  static constexpr int64_t heads = 2, tokens = 29, slots = 4;

  /// Draws `sequences` sequences. `kernel` must outlive this object.
  DecodeCall(const tttc_kernel *kernel, size_t sequences, uint64_t seed);

  /// Prepares a call of `count` tokens for each part: its tensors, its workspace. `state` is
  /// the contents of the slots, read and written in place; the call's rows are in the order of
  /// parts.
  void prepare(tttc_entry_kind kind, const std::vector<Part> &parts, int64_t count, Slots &state,
               uint32_t threads = 1);
  /// Changes the position of a part of the last prepared call.
  void setPosition(size_t part, int64_t position) { positions[part] = position; }
  /// Runs the last prepared call; may be repeated.
  tttc_status run() const;
  /// Returns the rows of `out` of the last call for a part: those of every head, one after another.
  Floats rows(size_t part) const;

  /// Calls prepare and run, and returns the rows of all parts; fails the test if the call fails.
  std::vector<Floats> call(tttc_entry_kind kind, const std::vector<Part> &parts, int64_t count,
                           Slots &state, uint32_t threads = 1);
  /// Returns the rows [from, from + count) of one forward call on a whole sequence.
  Floats expected(size_t sequence, int64_t from, int64_t count);

private:
  Floats inputOf(const tttc_tensor_info &info, const std::vector<Part> &parts, int64_t count);

  const tttc_kernel *kernel;
  std::mt19937_64 engine;
  std::vector<std::map<std::string, Floats>> sequences; ///< tokens by name, [H, T, ...]
  std::map<std::string, Floats> given;                  ///< parameters and initial states
  std::map<std::string, Floats> memory;                 ///< the call's other tensors
  std::vector<int64_t> positions, reads, writes;
  std::vector<tttc_argument> arguments;
  std::vector<char> workspace;
  tttc_run_options options = {};
  tttc_entry_kind kind = TTTC_ENTRY_FORWARD;
};

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_DECODECALL_H

//===- Cases.h - The table of compiled kernels in a folder ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `layers.txt` lists the kernels to run, their arrays, and the expected results. It is written by
// pack.py; the README explains its words.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "tttc/client.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tttc::gpu {

using Sizes = client::CallSize;

/// A shared object with code for a target, `sm_90a`.
struct ObjectSpec {
  std::string target, file;
};

/// How a sequence is divided into calls.
enum class Way {
  Forward,
  Save,      ///< the saving entry, which training calls first
  Backward,  ///< save, then backward
  Pieces,    ///< prefill, then decode, in calls of `pieces` tokens
  Sequences, ///< forward on packed sequences of `pieces` tokens, and on each separately
};

struct LayerCase {
  std::string name;
  std::vector<ObjectSpec> objects;
  Sizes sizes;
  std::string inputs, cotangents, expected; ///< .npz; the last two may be empty
  /// Limits of the RMS error relative to the array, and relative to the largest array.
  double limit = 0, limitToLargest = 0;
  bool common = false; ///< arrays without an expected one are ignored
  Way way = Way::Forward;
  std::vector<int64_t> pieces;
  bool sanitized = false;
  /// Timed, not checked; arrays are repeated up to the sizes. For Pieces, all calls except the
  /// first.
  bool timed = false;
  double flops = 0;     ///< per call; for Pieces, per token of all sequences
  double predicted = 0; ///< microseconds on an H200, by benchmarks/gpu/model; 0: not
};

/// Reads FOLDER/layers.txt; no cases if there is no such file. Returns false, with "FILE:LINE: ..."
/// in `error`, if it is invalid.
bool readLayerCases(const std::string &folder, std::vector<LayerCase> &cases, std::string &error);

} // namespace tttc::gpu

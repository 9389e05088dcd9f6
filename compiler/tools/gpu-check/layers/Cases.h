//===- Cases.h - The table of compiled kernels in a folder ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `layers.txt` says which kernels to run on what arrays, and what they should give. It is
// written by pack.py; its words are explained in the README.
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

/// How the sequence goes through the kernel.
enum class Way {
  Forward,
  Save,      ///< the entry that training calls first
  Backward,  ///< save, then backward
  Pieces,    ///< prefill, then decode, in calls of `pieces` tokens
  Sequences, ///< forward on sequences of `pieces` tokens end to end, and on each alone
};

struct LayerCase {
  std::string name;
  std::vector<ObjectSpec> objects;
  Sizes sizes;
  std::string inputs, cotangents, expected; ///< .npz; the last two may be empty
  /// Of the relative RMS error of an array, and of one relative to the largest array.
  double limit = 0, limitToLargest = 0;
  bool common = false; ///< are arrays that are not expected left out?
  Way way = Way::Forward;
  std::vector<int64_t> pieces;
  bool sanitized = false;
  /// Timed, not checked: arrays are repeated up to the sizes. Of Pieces all but the first.
  bool timed = false;
  double flops = 0; ///< of a call; of Pieces per token of all sequences
};

/// Reads FOLDER/layers.txt, none if there is no such file; false with "FILE:LINE: ..." in
/// `error`.
bool readLayerCases(const std::string &folder, std::vector<LayerCase> &cases, std::string &error);

} // namespace tttc::gpu

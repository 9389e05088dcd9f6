//===- Compare.h - Compares arrays with references ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comparison is bitwise, with an optional mask of the defined bits, or within a bound.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "launches/Folder.h"

namespace tttc::gpu {

/// The result of a comparison. `worst` is the largest error relative to its bound; for bitwise
/// comparison, 0 or 1.
struct Agreement {
  bool agrees = true;
  double worst = 0;
  size_t differing = 0;
  std::string first; // "c[12]: expected 3, found 4"
};

/// Compares the range that `expect` names. `mask` may be empty.
Agreement compare(const ExpectSpec &expect, const std::string &name,
                  const std::vector<unsigned char> &expected,
                  const std::vector<unsigned char> &mask, const std::vector<unsigned char> &found);

/// The number of type `kind` at `index` of an array.
double numberAt(const std::string &kind, const std::vector<unsigned char> &bytes, size_t index);

} // namespace tttc::gpu

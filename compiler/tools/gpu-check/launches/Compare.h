//===- Compare.h - Do numbers agree? --------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bit for bit, where a mask says which bits are defined, or within a bound.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "launches/Folder.h"

namespace tttc::gpu {

/// What a comparison found. `worst` is the largest error as a share of its bound, or of
/// numbers that must agree in every bit 0 or 1.
struct Agreement {
  bool agrees = true;
  double worst = 0;
  size_t differing = 0;
  std::string first; // "c[12]: expected 3, found 4"
};

/// Of the range of numbers that `expect` names. `mask` may be empty.
Agreement compare(const ExpectSpec &expect, const std::string &name,
                  const std::vector<unsigned char> &expected,
                  const std::vector<unsigned char> &mask, const std::vector<unsigned char> &found);

/// A number of a type at `index` of an array.
double numberAt(const std::string &kind, const std::vector<unsigned char> &bytes, size_t index);

} // namespace tttc::gpu

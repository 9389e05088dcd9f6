//===- Compare.cpp - Compares arrays with references ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Compare.h.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"

#include <cmath>
#include <cstdio>
#include <cstring>

namespace tttc::gpu {

static uint64_t wordAt(size_t size, const std::vector<unsigned char> &bytes, size_t index) {
  uint64_t word = 0;
  std::memcpy(&word, &bytes[index * size], size); // little-endian, as devices are
  return word;
}

static double halfNumber(uint64_t word) {
  int exponent = static_cast<int>(word >> 10 & 31), fraction = static_cast<int>(word & 1023);
  double size = exponent == 31 ? (fraction ? NAN : INFINITY)
                               : std::ldexp(exponent ? fraction + 1024 : fraction,
                                            (exponent ? exponent : 1) - 25);
  return word >> 15 ? -size : size;
}

double numberAt(const std::string &kind, const std::vector<unsigned char> &bytes, size_t index) {
  uint64_t word = wordAt(sizeOfKind(kind), bytes, index);
  if (kind == "f64") {
    double value = 0;
    std::memcpy(&value, &word, 8);
    return value;
  }
  if (kind == "f16")
    return halfNumber(word);
  if (kind == "f32" || kind == "bf16") {
    auto bits = static_cast<uint32_t>(kind == "bf16" ? word << 16 : word);
    float value = 0;
    std::memcpy(&value, &bits, 4);
    return value;
  }
  return static_cast<double>(word);
}

Agreement compare(const ExpectSpec &expect, const std::string &name,
                  const std::vector<unsigned char> &expected,
                  const std::vector<unsigned char> &mask, const std::vector<unsigned char> &found) {
  Agreement result;
  size_t size = sizeOfKind(expect.kind), end = (expect.first + expect.count) * size;
  if (expected.size() < end || found.size() < end || (!mask.empty() && mask.size() < end)) {
    result.agrees = false;
    result.first = name + ": expected " + std::to_string(end) + " bytes to compare with";
    return result;
  }
  for (size_t i = expect.first; i < expect.first + expect.count; ++i) {
    uint64_t want = wordAt(size, expected, i), have = wordAt(size, found, i);
    double share = 0;
    if (expect.bits) {
      uint64_t defined = mask.empty() ? ~uint64_t{0} : wordAt(size, mask, i);
      share = ((want ^ have) & defined) != 0;
    } else if (want != have) {
      double wanted = numberAt(expect.kind, expected, i), had = numberAt(expect.kind, found, i);
      double bound = expect.relative * std::fabs(wanted) + expect.absolute;
      double error = std::fabs(had - wanted);
      share = bound > 0 ? error / bound : INFINITY;
      if (std::isnan(share))
        share = INFINITY;
    }
    result.worst = std::fmax(result.worst, share);
    bool wrong = expect.bits ? share > 0 : share > 1;
    if (!wrong)
      continue;
    if (result.differing++ == 0) {
      char text[256];
      std::snprintf(text, sizeof(text), "%s[%zu]: expected %.9g (0x%llx), found %.9g (0x%llx)",
                    name.c_str(), i, numberAt(expect.kind, expected, i),
                    static_cast<unsigned long long>(want), numberAt(expect.kind, found, i),
                    static_cast<unsigned long long>(have));
      result.first = text;
    }
    result.agrees = false;
  }
  return result;
}

} // namespace tttc::gpu

//===- Fingerprint.cpp - Hashes of programs, exact text of dims -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Fingerprint.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Fingerprint.h"

#include "tttc/DSL/Parser.h"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace tttc::dsl {

void Fingerprint::add(std::string_view bytes) {
  const Bits prime = Bits(1) << 88 | 0x13b;
  for (char byte : bytes)
    bits = (bits ^ static_cast<unsigned char>(byte)) * prime;
}

std::string Fingerprint::text() const {
  std::string digits;
  for (int shift = 124; shift >= 0; shift -= 4)
    digits += "0123456789abcdef"[static_cast<unsigned>(bits >> shift) & 15];
  return digits;
}

std::string programHash(const Layer &layer) {
  Fingerprint fingerprint;
  fingerprint.add(canonicalText(layer));
  return fingerprint.text();
}

std::string exactText(double value) {
  char text[32];
  const bool isWhole = std::trunc(value) == value && std::fabs(value) < 1e15;
  if (isWhole) {
    std::snprintf(text, sizeof(text), "%.0f", value);
    return text;
  }
  return {text, std::to_chars(text, text + sizeof(text), value).ptr};
}

std::string dimsText(const DimEnv &dims) {
  std::string text;
  for (const auto &[name, value] : dims)
    text += (text.empty() ? "" : ",") + name + "=" + exactText(value);
  return text;
}

} // namespace tttc::dsl

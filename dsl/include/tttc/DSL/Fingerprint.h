//===- Fingerprint.h - Hashes of programs, exact text of dims ---*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel records the hash of the text it was compiled from; a carry file, with which a sequence
// resumes, the hashes of the arrays it was computed with. Either changes with every bit.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_FINGERPRINT_H
#define TTTC_DSL_FINGERPRINT_H

#include "tttc/DSL/Sema.h"

#include <string_view>

namespace tttc::dsl {

/// FNV-1a of 128 bits: detects accidental differences, not malicious ones.
class Fingerprint {
public:
  void add(std::string_view bytes);
  /// 32 hexadecimal digits.
  std::string text() const;

private:
  __extension__ typedef unsigned __int128 Bits;
  Bits bits = Bits(0x6c62272e07bb0142) << 64 | 0x62b821756295c58d;
};

/// The hash of the layer's canonical text: comments and layout do not change it, anything else
/// does. The values of the constants in a call are not part of it.
std::string programHash(const Layer &layer);

/// The shortest decimal text that reads back as the same value: 64, 0.1, 1e-08.
std::string exactText(double value);

/// `b=16,d=64`, the values exact.
std::string dimsText(const DimEnv &dims);

} // namespace tttc::dsl

#endif // TTTC_DSL_FINGERPRINT_H

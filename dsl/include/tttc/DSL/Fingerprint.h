//===- Fingerprint.h - Whether two things are the same ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel says from which text it was compiled, a file with which a sequence goes on what it was
// computed with. Both are told by a number that changes with every bit.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_FINGERPRINT_H
#define TTTC_DSL_FINGERPRINT_H

#include "tttc/DSL/Sema.h"

#include <string_view>

namespace tttc::dsl {

/// FNV-1a of 128 bits: against accidents, not against malice.
class Fingerprint {
public:
  void add(std::string_view bytes);
  /// 32 hexadecimal digits.
  std::string text() const;

private:
  __extension__ typedef unsigned __int128 Bits;
  Bits bits = Bits(0x6c62272e07bb0142) << 64 | 0x62b821756295c58d;
};

/// Of the layer's canonical text: comments and layout change nothing, anything else does. The
/// values of its constants in a call are not in it.
std::string programHash(const Layer &layer);

/// A number in the fewest digits that read back as itself: 64, 0.1, 1e-08.
std::string exactText(double value);

/// `b=16,d=64`, the values exact.
std::string dimsText(const DimEnv &dims);

} // namespace tttc::dsl

#endif // TTTC_DSL_FINGERPRINT_H

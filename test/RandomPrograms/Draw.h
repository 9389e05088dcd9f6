//===- Draw.h - Programs from a seed ----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws one program after the other, preferring the rows drawn least so far.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_DRAW_H
#define TTTC_RANDOMPROGRAMS_DRAW_H

#include "Program.h"

#include <map>

namespace tttc::random {

/// Program i of a seed is the same in every run: it depends on the previous programs, and
/// these on the seed.
class ProgramGenerator {
public:
  explicit ProgramGenerator(uint64_t seed) : seed(seed) {}
  Program next();

private:
  uint64_t number();
  int64_t between(int64_t low, int64_t high); ///< both inclusive
  bool chance(double probability);
  void drawShape(Program &program);
  void drawRows(Program &program);
  void drawRow(Program &program, size_t index);
  void drawCall(Program &program);

  /// Kind of program to draw: any, with gradients at the start of a group (a matrix form), or with
  /// gradients affine in the current state (a solve form).
  enum class Aim { Anything, FromStart, Online };
  bool matchesAim(const Table &table, const Row &row) const;

  uint64_t seed, index = 0, state = 0;
  Aim aim = Aim::Anything; ///< of the current program
  std::map<std::pair<const Table *, int>, int> drawn;
};

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_DRAW_H

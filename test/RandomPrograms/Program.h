//===- Program.h - A drawn program, before it is text -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The representation that is drawn and shrunk: rows of the tables and a few numbers.
// The text is written from it, so that only names that are read are declared.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_PROGRAM_H
#define TTTC_RANDOMPROGRAMS_PROGRAM_H

#include "Tables.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace tttc::random {

/// One layer of a learner: `value + activation(scale * norm(value @ W + bias))`.
struct Slot {
  int activation = 0, norm = 0;
  bool bias = false, scale = false, residual = false;
  bool wide = false; ///< has width `h`; never the last layer
};

/// A learner and its training. Numbers are rows of the tables of these names.
struct Unit {
  int shape = 0;
  std::vector<Slot> slots; ///< for the shape "layers"; other shapes use one activation
  bool constantStates = false;
  int around = 0, loss = 0, penalty = 0;
  int point = 0, step = 0, decay = 0, rate = 0, clip = 0;
};

/// One way to compile the program.
struct Case {
  std::string form = "auto", checkpoint = "1";
  unsigned bits = 64;
  bool backward = false;
  bool segments = false; ///< compiled for segments, and run in two
  int64_t chunk = 64;
};

struct Program {
  std::vector<Unit> units;
  int frame = 0, key = 0, read = 0, place = 0, repeat = 0, out = 0;
  bool otherWidth = false; ///< values have a separate width, `e`
  bool twoPasses = false;  ///< a variable is carried through two loops over the sequence
  int64_t d = 4, h = 5, e = 6, b = 4, groups = 2; ///< `groups`: groups of b in a longer one
  int64_t batch = 1, heads = 1;
  std::vector<int64_t> lengths, backwardLengths;
  std::vector<Case> cases;
  uint64_t inputs = 1; ///< seed of the inputs

  bool hasGroups() const { return frames[frame].has(Grouped); }
  bool isBatched() const { return frames[frame].has(Batched); }
};

/// A choice that is a row of a table.
struct Field {
  const Table *table;
  int *row;
};

/// Returns all choices, in the order in which they are drawn: of two conflicting ones the later
/// changes.
std::vector<Field> fields(Program &program);

/// Resolves conflicting choices, so that any combination of rows becomes a
/// valid program. Drawn and shrunk programs both go through it.
void makeLegal(Program &program);

struct Text {
  std::string text;
  std::set<std::string> features; ///< `table: row` for every row that it uses
};

/// Returns the `.ttt` file. Pre: the program is legal.
Text write(const Program &program);

/// Returns every feature that `write` can produce.
std::vector<std::string> allFeatures();

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_PROGRAM_H

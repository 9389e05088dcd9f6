//===- Tables.h - What programs are drawn from ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table per choice. A new row is drawn, counted and made smaller without more
// ado; row 0 is the plainest, what a failure is reduced to.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_TABLES_H
#define TTTC_RANDOMPROGRAMS_TABLES_H

#include <string>
#include <vector>

namespace tttc::random {

/// What a row needs or is; which tables look at which is said in Tables.cpp.
enum Trait : unsigned {
  Grouped = 1 << 0,        ///< a frame with `every b`; a row that needs one
  Batched = 1 << 1,        ///< a frame that updates once per group
  KeepsStart = 1 << 2,     ///< a frame that has the copy `start`
  NeedsStart = 1 << 3,     ///< reads it
  NeedsMoment = 1 << 4,    ///< a step with a momentum `m`; a point that reads it
  Sequential = 1 << 5,     ///< one token at a time: no frame that updates once per group
  NoLoss = 1 << 6,         ///< a step without a gradient
  NeedsMatrix = 1 << 7,    ///< a learner that is `x @ W0` and nothing else; what needs one
  NeedsWeight = 1 << 8,    ///< a learner whose first state has rows `d`; what needs one
  EqualWidths = 1 << 9,    ///< values are as wide as keys
  OneNumber = 1 << 10,     ///< predictions are numbers
  HasLayers = 1 << 11,     ///< a learner of slots
  HasActivation = 1 << 12, ///< a learner with one activation
  EvenWidth = 1 << 14,     ///< keys are pairs
  Jumps = 1 << 13,         ///< not continuous: in float32 another number
  OwnStage = 1 << 15,      ///< views or joins that are a function of their own
  Quadratic = 1 << 16,     ///< a loss whose gradient is affine in what predicts
};

/// A row: its name in the report and, where the table has one, its text. In a text
/// `$x` stands for what the writer fills in; other names are the program's.
struct Row {
  const char *name;
  const char *text;
  unsigned traits = 0;

  bool has(unsigned trait) const { return (traits & trait) == trait; }
  bool any(unsigned trait) const { return traits & trait; }
};

using Table = std::vector<Row>;

extern const Table shapes;      ///< of learners
extern const Table activations; ///< of a layer of a learner; `{}` is the argument
extern const Table norms;
extern const Table arounds;   ///< what stands around a learner's body
extern const Table losses;    ///< of a prediction $p and a label $v
extern const Table penalties; ///< added to a loss
extern const Table frames;    ///< loops
extern const Table points;    ///< where a gradient is taken
extern const Table steps;     ///< what is done with it; lines end in ';'
extern const Table decays;
extern const Table rates;
extern const Table clips; ///< functions of a gradient
extern const Table repeats;
extern const Table keys;
extern const Table reads;
extern const Table places; ///< of the answer
extern const Table outs;   ///< what the heads' answers $o become

/// Tables whose rows are features, with the name each has there.
struct NamedTable {
  const char *name;
  const Table *table;
};
extern const std::vector<NamedTable> tables;

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_TABLES_H

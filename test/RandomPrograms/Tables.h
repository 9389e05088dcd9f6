//===- Tables.h - Choices of random programs --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table per choice. A new row is automatically drawn, counted and shrunk;
// row 0 is the simplest, to which failures are reduced.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_TABLES_H
#define TTTC_RANDOMPROGRAMS_TABLES_H

#include <string>
#include <vector>

namespace tttc::random {

/// Properties and requirements of rows; Tables.cpp says which tables use which.
enum Trait : unsigned {
  Grouped = 1 << 0,        ///< a frame with `every b`; a row that needs one
  Batched = 1 << 1,        ///< a frame that updates once per group
  KeepsStart = 1 << 2,     ///< a frame that has the copy `start`
  NeedsStart = 1 << 3,     ///< reads it
  NeedsMoment = 1 << 4,    ///< a step with a momentum `m`; a point that reads it
  Sequential = 1 << 5,     ///< one token at a time: no frame that updates once per group
  NoLoss = 1 << 6,         ///< a step without a gradient
  NeedsMatrix = 1 << 7,    ///< a learner that is only `x @ W0`; a row that needs one
  NeedsWeight = 1 << 8,    ///< a learner whose first state has rows `d`; a row that needs one
  EqualWidths = 1 << 9,    ///< values are as wide as keys
  OneNumber = 1 << 10,     ///< predictions are scalars
  HasLayers = 1 << 11,     ///< a learner of slots
  HasActivation = 1 << 12, ///< a learner with one activation
  EvenWidth = 1 << 14,     ///< keys are pairs
  Jumps = 1 << 13,         ///< discontinuous: float32 may give another value
  OwnStage = 1 << 15,      ///< views or joins that are separate functions
  Quadratic = 1 << 16,     ///< a loss whose gradient is affine in the prediction
};

/// A row: its name in the report and, if the table has one, its text. In a text
/// the writer substitutes `$x`; other names are the program's.
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
extern const Table arounds;   ///< expressions around a learner's body
extern const Table losses;    ///< of a prediction $p and a label $v
extern const Table penalties; ///< added to a loss
extern const Table frames;    ///< loops
extern const Table points;    ///< learner value at which a gradient is taken
extern const Table steps;     ///< use of the gradient; lines end in ';'
extern const Table decays;
extern const Table rates;
extern const Table clips; ///< functions of a gradient
extern const Table repeats;
extern const Table keys;
extern const Table reads;
extern const Table places; ///< of the output statement
extern const Table outs;   ///< how the heads' outputs $o are combined

/// Tables whose rows are features, with their names in the report.
struct NamedTable {
  const char *name;
  const Table *table;
};
extern const std::vector<NamedTable> tables;

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_TABLES_H

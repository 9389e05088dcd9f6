//===- Reads.h - Variables and tokens read by an expression -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The variables and tokens that the value of an expression depends on, through the
// bodies of views, functions and learners. Each body is analyzed once per tuple of
// learners that it is called with, so the cost of a chain of calls is linear in its text.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_READS_H
#define TTTC_DSL_READS_H

#include "tttc/DSL/AST.h"

#include <map>
#include <optional>

namespace tttc::dsl {

/// The dependencies of a value.
struct Reads {
  /// Distance to the last token that is read; negative if all are earlier.
  struct Offset {
    int tokens = 0;
    const Expr *by = nullptr; ///< the outermost `next` on that path
  };

  std::vector<const Entity *> values;          ///< variables, and individual states
  std::optional<Offset> tokens;                ///< of the layer's tokens; empty if none is read
  std::map<const Entity *, Offset> parameters; ///< of a body: reads of its parameters
  const Expr *next = nullptr;                  ///< a `next`, even one that `prev` undoes
  const Expr *sum = nullptr;                   ///< a sum over all tokens of a group
  const Learner *learner = nullptr;            ///< of a learner value; null for an array

  /// Adds the dependencies of another value; keeps the learner.
  void join(const Reads &other);
  /// Moves the reads of tokens by `by`.
  void shift(const Offset &by);
};

/// Reads of the expressions of one layer that passed `check`.
class ReadAnalysis {
public:
  /// The reads of an expression of the program.
  Reads of(const Expr &expr) { return eval(expr, {}); }

private:
  /// Bindings of the names in a body.
  struct Scope {
    std::map<const Entity *, Reads> bound;
    bool ofLearner = false; ///< in a learner's body: states are those of the called value
  };
  using Key = std::pair<const Function *, std::vector<const Learner *>>;

  Reads eval(const Expr &expr, const Scope &scope);
  Reads evalName(const Entity &entity, const Scope &scope);
  Reads evalCall(const Expr &expr, const Scope &scope);
  Reads evalShift(const Expr &expr, const Scope &scope);
  Reads call(const Function &function, const std::vector<Reads> &args);
  Reads bodyOf(const Learner &learner);

  std::map<const Entity *, Reads> views;
  std::map<const Learner *, Reads> learners;
  std::map<Key, Reads> functions;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_READS_H

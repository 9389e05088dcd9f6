//===- Reads.h - What an expression reads -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which variables and which tokens the value of an expression depends on, with the
// bodies of views, functions and learners followed. Each body is read once per set of
// learners that it is called with, so a chain of calls costs no more than its text.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_READS_H
#define TTTC_DSL_READS_H

#include "tttc/DSL/AST.h"

#include <map>
#include <optional>

namespace tttc::dsl {

/// What a value depends on.
struct Reads {
  /// Distance to the farthest later token that is read; negative: all are earlier.
  struct Offset {
    int tokens = 0;
    const Expr *by = nullptr; ///< the outermost `next` on the way there
  };

  std::vector<const Entity *> values;          ///< variables; states, each by itself
  std::optional<Offset> tokens;                ///< of the layer's tokens; nothing: none is read
  std::map<const Entity *, Offset> parameters; ///< of a body: how its parameters are read
  const Expr *next = nullptr;                  ///< a `next`, even one that `prev` undoes
  const Expr *sum = nullptr;                   ///< a sum over all tokens of a group
  const Learner *learner = nullptr;            ///< whose value it is; null: an array

  /// Adds what another value depends on; the learner stays.
  void join(const Reads &other);
  /// The same value at another token; `by` reads it.
  void shift(const Offset &by);
};

/// Reads of the expressions of one layer that passed `check`.
class ReadAnalysis {
public:
  /// Of an expression of the program.
  Reads of(const Expr &expr) { return eval(expr, {}); }

private:
  /// What the names of a body stand for.
  struct Scope {
    std::map<const Entity *, Reads> bound;
    bool ofLearner = false; ///< states are those of the value that is called
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

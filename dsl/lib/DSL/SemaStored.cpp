//===- SemaStored.cpp - Rules of stored states ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All `*` of a learner are the same count (docs/Language.md, "Functions"): its stored
// states are appended to once each, in one block, with the same `last`, and nothing
// reads the learner while their counts differ.
//
//===----------------------------------------------------------------------===//

#include "SemaConst.h"
#include "SemaExprWalk.h"
#include "SemaPlaces.h"
#include "SemaText.h"

#include <algorithm>

namespace tttc::dsl {

namespace {

struct Append {
  const Stmt *stmt;
  const Block *block;
};

void collect(const Block &block, const Learner &learner, std::vector<Append> &appends) {
  for (const StmtPtr &stmt : block.stmts) {
    if (stmt->kind == StmtKind::Assign && stmt->expr->builtin == Builtin::Append && stmt->target &&
        stmt->target->learner == &learner)
      appends.push_back({stmt.get(), &block});
    if (stmt->body)
      collect(*stmt->body, learner, appends);
  }
}

const Expr *lastOf(const Append &append) {
  const std::vector<Option> &options = append.stmt->expr->options;
  return options.empty() ? nullptr : options[0].value.get();
}

bool sameLast(const Append &a, const Append &b) {
  const Expr *left = lastOf(a), *right = lastOf(b);
  if (!left || !right)
    return left == right;
  std::optional<Poly> x = polynomial(*left), y = polynomial(*right);
  return x && y && *x == *y;
}

/// A read of the learner or its states in `expr` other than `except`, the state appended to.
const Expr *readOf(const Learner &learner, const Expr &expr, const Expr *except) {
  const Expr *found = nullptr;
  walkExpr(&expr, [&](const Expr &part) {
    if (&part == except)
      return false;
    if (!found && part.entity && part.entity->learner == &learner)
      found = &part;
    return !found;
  });
  return found;
}

void checkBetween(const Learner &learner, const std::vector<Append> &appends, Diagnostics &diags) {
  const Stmt *first = appends.front().stmt, *last = appends.back().stmt;
  bool between = false;
  for (const StmtPtr &stmt : appends.front().block->stmts) {
    const bool isAppend = std::any_of(appends.begin(), appends.end(),
                                      [&](const Append &a) { return a.stmt == stmt.get(); });
    // The value of the first append is taken before any count changes.
    if (between || (stmt.get() == last && last != first)) {
      auto report = [&](const Expr &expr, const Expr *except) {
        if (const Expr *read = readOf(learner, expr, except))
          diags.error(read->range,
                      "learner " + quoted(learner.name) +
                          " is read between the appends to its stored states",
                      "read it above or below them: between, their numbers of rows differ");
      };
      if (stmt->expr)
        report(*stmt->expr,
               isAppend && !stmt->expr->operands.empty() ? stmt->expr->operands[0].get() : nullptr);
      if (stmt->body)
        walkStmts(*stmt->body, [&](const Stmt &inner) {
          if (inner.expr)
            report(*inner.expr, nullptr);
        });
    }
    if (stmt.get() == first)
      between = true;
    if (stmt.get() == last)
      return;
  }
}

} // namespace

void checkStoredStates(const Layer &layer, Diagnostics &diags) {
  for (const auto &learner : layer.learners) {
    std::vector<Append> appends;
    collect(layer.body, *learner, appends);
    bool good = true;
    for (const Entity *state : learner->states) {
      if (!state->growing)
        continue;
      const auto isOfState = [&](const Append &a) { return a.stmt->target == state; };
      const auto count = std::count_if(appends.begin(), appends.end(), isOfState);
      if (count == 1)
        continue;
      good = false;
      if (count == 0)
        diags.error(state->range,
                    "the stored state " + quoted(state->name) + " is never appended to",
                    "each stored state of a learner gets a row: `" + state->name + " = append(" +
                        state->name + ", ...)`");
      else
        diags.error(std::find_if(appends.rbegin(), appends.rend(), isOfState)->stmt->range,
                    "the stored state " + quoted(state->name) + " is appended to twice",
                    "stored states are appended once each, in one block");
    }
    if (!good || appends.empty())
      continue;
    for (const Append &append : appends) {
      if (append.block != appends[0].block) {
        diags.error(append.stmt->range,
                    "stored states of learner " + quoted(learner->name) +
                        " are appended to in different blocks",
                    "append to " + quoted(append.stmt->name) + " beside " +
                        quoted(appends[0].stmt->name) + " on " +
                        lineOf(diags, appends[0].stmt->range));
        good = false;
      } else if (!sameLast(append, appends[0])) {
        diags.error(append.stmt->range,
                    "stored states of learner " + quoted(learner->name) +
                        " are appended to with different `last`",
                    "they have one number of rows: give both the same `last`");
        good = false;
      }
    }
    if (good)
      checkBetween(*learner, appends, diags);
  }
}

} // namespace tttc::dsl

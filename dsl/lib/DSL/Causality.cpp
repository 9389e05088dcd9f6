//===- Causality.cpp - Whether a layer's output is causal -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A dataflow analysis over the loops. The sequence is the group of depth 0, each
// `every` or `each token` opens one more. A value is late in the group of depth
// d if it holds later tokens of it; when the next group opens, it is past there;
// when the loop ends, what the loop gave is late in the group around it. A loop in
// reverse runs on with what it gave: there it is late at once. What `next` reads is late
// in the sequence, and stays so: that an earlier run's next token is this one, and that
// `prev(next(u))` is `u` again, is not seen.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Causality.h"

#include "SemaExprWalk.h"

#include <algorithm>
#include <climits>
#include <map>

namespace tttc::dsl {

namespace {

constexpr int never = INT_MAX;

/// Which tokens a value holds.
struct Age {
  int late = never;   ///< outermost depth whose open group it is late in
  int past = 0;       ///< innermost loop whose earlier runs it comes from; 0: none
  SourceRange origin; ///< of what made, or will make, it late

  bool join(const Age &other) {
    const bool changes = other.late < late || other.past > past;
    if (other.late < late || (late == never && other.past > past))
      origin = other.origin;
    late = std::min(late, other.late);
    past = std::max(past, other.past);
    return changes;
  }
};

using Ages = std::map<const Entity *, Age>;

bool join(Ages &ages, const Ages &others) {
  bool changes = false;
  for (const auto &[entity, age] : others)
    changes |= ages[entity].join(age);
  return changes;
}

class Analysis {
public:
  explicit Analysis(const Layer &layer) : layer(layer) {}

  std::optional<SourceRange> run() {
    // What loops carry around only grows, by a bounded number of steps.
    do {
      changed = false;
      ages.clear();
      block(layer.body, 0, false);
    } while (changed && !found);
    return found;
  }

private:
  void block(const Block &block, int depth, bool inEach) {
    for (const StmtPtr &stmt : block.stmts)
      switch (stmt->kind) {
      case StmtKind::Every:
      case StmtKind::EachToken:
      case StmtKind::Repeat:
        loop(*stmt, depth, inEach);
        break;
      case StmtKind::Assign:
        assign(*stmt, depth, inEach);
        break;
      case StmtKind::Out: {
        const Age age = ageOf(*stmt->expr, depth, inEach);
        if (age.late != never && !found)
          found = age.origin;
        break;
      }
      case StmtKind::Probe:
        break;
      }
  }

  void loop(const Stmt &stmt, int depth, bool inEach) {
    const bool isGroup = stmt.kind != StmtKind::Repeat;
    const int inner = depth + isGroup;
    join(ages, carried[&stmt]);
    block(*stmt.body, inner, inEach || stmt.kind == StmtKind::EachToken);
    Ages next = ages;
    if (stmt.reverse)
      leave(next, depth); // what the runs before gave holds later tokens
    else if (isGroup)
      for (auto &[entity, age] : next)
        if (age.late == inner) {
          age.late = never;
          age.past = std::max(age.past, inner);
        }
    changed |= join(carried[&stmt], next);
    if (isGroup)
      leave(ages, depth);
  }

  /// What a loop over a group gave is late in the group around it, of this depth.
  static void leave(Ages &ages, int depth) {
    for (auto &[entity, age] : ages) {
      if (age.past > depth || (age.late != never && age.late > depth))
        age.late = std::min(age.late, depth);
      age.past = std::min(age.past, depth);
    }
  }

  void assign(const Stmt &stmt, int depth, bool inEach) {
    Age age = ageOf(*stmt.expr, depth, inEach);
    if (inEach) {
      age.past = std::max(age.past, depth);
      if (age.late == never)
        age.origin = stmt.range;
    }
    if (stmt.target->kind != EntityKind::Learner) {
      ages[stmt.target] = age;
      return;
    }
    for (const Entity *state : stmt.target->learner->states)
      ages[state] = age;
  }

  void read(const Entity &entity, Age &age) {
    if (entity.kind == EntityKind::Learner)
      for (const Entity *state : entity.learner->states)
        read(*state, age);
    auto it = ages.find(&entity);
    if (it != ages.end())
      age.join(it->second);
  }

  /// A `next` that `expr` reads itself or through views and bodies; null: none.
  const Expr *nextIn(const Expr &expr) {
    const Expr *next = nullptr;
    walkExpr(&expr, [&](const Expr &part) {
      if (!next && part.builtin == Builtin::Next)
        next = &part;
      if (!next && part.entity)
        next = nextBehind(*part.entity, part.kind == ExprKind::Call);
      return !next;
    });
    return next;
  }

  /// The same of what a name stands for. A learner value that is not called by its
  /// learner's name is taken for any learner.
  const Expr *nextBehind(const Entity &entity, bool isCalled) {
    if (entity.kind != EntityKind::View && entity.kind != EntityKind::Function && !isCalled)
      return nullptr;
    auto [known, isNew] = nexts.try_emplace(&entity, nullptr);
    if (!isNew)
      return known->second;
    const Expr *next = nullptr;
    auto body = [&](const ExprPtr &expr) {
      if (!next && expr)
        next = nextIn(*expr);
    };
    if (entity.kind == EntityKind::View)
      body(entity.init);
    else if (entity.kind == EntityKind::Function)
      body(entity.function->body);
    else
      for (const auto &learner : layer.learners)
        if (entity.kind != EntityKind::Learner || entity.learner == learner.get()) {
          for (const LocalDef &local : learner->locals)
            body(local.expr);
          body(learner->result);
        }
    return nexts[&entity] = next;
  }

  Age ageOf(const Expr &expr, int depth, bool inEach) {
    Age age;
    if (const Expr *next = nextIn(expr))
      age.join({0, 0, next->range});
    walkExpr(&expr, [&](const Expr &part) {
      if (part.kind == ExprKind::Member && part.operands[0]->kind == ExprKind::Name &&
          part.operands[0]->entity->kind == EntityKind::Learner) {
        read(*part.entity, age);
        return false;
      }
      const bool isSum = part.builtin == Builtin::SumTokens || part.builtin == Builtin::MeanTokens;
      if (isSum && !inEach)
        age.join({depth, 0, part.range});
      // The name after `.` of any other value is no read of the learner's state.
      if (part.entity && part.kind != ExprKind::Member)
        read(*part.entity, age);
      return true;
    });
    return age;
  }

  const Layer &layer;
  Ages ages;
  std::map<const Stmt *, Ages> carried;
  std::map<const Entity *, const Expr *> nexts; ///< what nextBehind has found
  std::optional<SourceRange> found;
  bool changed = false;
};

} // namespace

std::optional<SourceRange> lateValue(const Layer &layer) { return Analysis(layer).run(); }

} // namespace tttc::dsl

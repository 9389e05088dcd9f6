//===- SemaUnused.cpp - Unused names, missing updates -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SemaPlaces.h.
//
//===----------------------------------------------------------------------===//

#include "SemaExprWalk.h"
#include "SemaPlaces.h"
#include "SemaText.h"

#include <algorithm>
#include <set>

namespace tttc::dsl {

namespace {

/// All entities that an expression reads. `K = append(K, k)` does not read K.
std::set<const Entity *> readEntities(const Layer &layer) {
  std::set<const Entity *> read;
  forEachRoot(layer, [&](const Expr &root) {
    const Expr *appended = root.builtin == Builtin::Append && !root.operands.empty()
                               ? root.operands[0].get()
                               : nullptr;
    walkExpr(&root, [&](const Expr &expr) {
      if (&expr != appended && expr.entity)
        read.insert(expr.entity);
      return true;
    });
  });
  return read;
}

/// Adds the learners with an individually assigned state; these need not be called.
void findSetByStates(const Block &block, std::set<const Entity *> &learners) {
  for (const StmtPtr &stmt : block.stmts) {
    if (stmt->body)
      findSetByStates(*stmt->body, learners);
    if (stmt->kind == StmtKind::Assign && stmt->target && stmt->target->kind == EntityKind::State)
      learners.insert(stmt->target->learner->entity);
  }
}

/// Adds what statements assign: learners, states and variables.
void findAssigned(const Block &block, std::set<const Entity *> &assigned) {
  for (const StmtPtr &stmt : block.stmts) {
    if (stmt->body)
      findAssigned(*stmt->body, assigned);
    if (stmt->kind == StmtKind::Assign && stmt->target)
      assigned.insert(stmt->target);
  }
}

/// The `grad` in `expr` that is taken at the name of `learner`; null if there is none.
const Expr *gradientAtName(const Expr &expr, const Learner &learner) {
  const Expr *found = nullptr;
  walkExpr(&expr, [&](const Expr &part) {
    if (part.builtin == Builtin::Grad && part.operands.size() > 1) {
      const Expr &point = *part.operands[1];
      if (point.kind == ExprKind::Name && point.entity && point.entity == learner.entity)
        found = &part;
    }
    return !found;
  });
  return found;
}

void warnHalfUpdated(const Block &block, Diagnostics &diags) {
  for (size_t i = 0; i < block.stmts.size(); ++i) {
    const Stmt &first = *block.stmts[i];
    if (first.body)
      warnHalfUpdated(*first.body, diags);
    if (first.kind != StmtKind::Assign || !first.target || first.target->kind != EntityKind::State)
      continue;
    const Learner &learner = *first.target->learner;
    if (!gradientAtName(*first.expr, learner))
      continue;
    for (size_t j = i + 1; j < block.stmts.size(); ++j) {
      const Stmt &later = *block.stmts[j];
      // A second update of the same state or of the whole learner is intended.
      if (later.kind != StmtKind::Assign || later.target == first.target)
        continue;
      if (later.target == learner.entity)
        break;
      if (const Expr *grad = gradientAtName(*later.expr, learner)) {
        diags.warning(grad->range,
                      "this gradient is taken after " + quoted(first.name) + " was updated on " +
                          lineOf(diags, first.range),
                      "for one step of all states take `g = grad(" + grad->operands[0]->spelling +
                          ", " + learner.name + ")` first");
        return;
      }
    }
  }
}

} // namespace

/// Hint on the remaining effect of an unused name.
static std::string hintForUnused(const Entity &entity) {
  switch (entity.kind) {
  case EntityKind::Token:
  case EntityKind::Param:
    return "use it or remove it; as it stands, a call still gives it";
  case EntityKind::State:
    return "use it or remove it; as it stands, a call still has its final value";
  case EntityKind::Learner:
    return "use it or remove it; as it stands, its states are still those of a call";
  case EntityKind::Variable:
    return "use it or remove it; `probe " + entity.name + " = ...` shows a value";
  default:
    return "use it or remove it";
  }
}

void warnUnused(const Layer &layer, Diagnostics &diags) {
  std::set<const Entity *> read = readEntities(layer);
  findSetByStates(layer.body, read);
  for (const auto &entity : layer.entities) {
    if (read.count(entity.get()))
      continue;
    const std::string kind = describe(entity->kind), what = kind.substr(kind.find(' ') + 1);
    const char *missing = "";
    switch (entity->kind) {
    case EntityKind::Token:
    case EntityKind::Param:
    case EntityKind::State:
    case EntityKind::View:
    case EntityKind::LocalValue:
      missing = "read";
      break;
    case EntityKind::Const:
    case EntityKind::Learner:
    case EntityKind::Function:
      missing = "used";
      break;
    case EntityKind::Variable:
      // Variables of the sequence are outputs of the layer.
      if (entity->owner == &layer.body)
        continue;
      missing = "read";
      break;
    case EntityKind::Parameter:
    case EntityKind::RepeatIndex:
      continue;
    }
    diags.warning(entity->range, what + " " + quoted(entity->name) + " is never " + missing,
                  hintForUnused(*entity));
  }
}

void warnNeverUpdated(const Layer &layer, Diagnostics &diags) {
  const std::set<const Entity *> read = readEntities(layer);
  std::set<const Entity *> assigned;
  findAssigned(layer.body, assigned);
  for (const auto &learner : layer.learners) {
    const auto isAssigned = [&](const Entity *entity) { return assigned.count(entity) != 0; };
    if (learner->states.empty() || !read.count(learner->entity) || isAssigned(learner->entity) ||
        std::any_of(learner->states.begin(), learner->states.end(), isAssigned))
      continue;
    diags.warning(learner->nameRange,
                  "no statement updates learner " + quoted(learner->name) +
                      ": its states stay what they begin at",
                  "assign it, `" + learner->name + " = " + learner->name +
                      " - ...`, or on purpose `" + learner->name + " = " + learner->name + "`");
  }
}

void warnHalfUpdated(const Layer &layer, Diagnostics &diags) { warnHalfUpdated(layer.body, diags); }

} // namespace tttc::dsl

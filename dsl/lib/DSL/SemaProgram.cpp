//===- SemaProgram.cpp - Types of the program's statements ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TypeChecker: loops, assignments, results, and the types of the
// variables, which are inferred from all their assignments (docs/Language.md,
// "Loops and lifetimes"): a compile-time number fills the shape that the others give.
//
//===----------------------------------------------------------------------===//

#include "SemaExprWalk.h"
#include "SemaText.h"
#include "SemaTypes.h"

#include <cmath>

namespace tttc::dsl {

/// Evaluates the program until the types of the variables reach a fixpoint. Each pass but the
/// last fixes the type or `perHead` of a variable, which bounds their number.
void TypeChecker::reachFixpoint() {
  do {
    changed = false;
    evalBlock(layer.body);
  } while (changed && !report.limitReached);
}

void TypeChecker::solveVariables() {
  report.quiet = true;
  reachFixpoint();
  // A variable that is only assigned numbers is a number; that may determine other types.
  for (const Entity *variable : layer.variables) {
    Type &type = exprs.variables[variable];
    if (!type.isUnknown() || !filled.count(variable))
      continue;
    const bool perHead = type.perHead;
    type = Type::scalar();
    type.perHead = perHead;
    typedAt[variable] = variable->range;
  }
  reachFixpoint();
  report.quiet = false;
  if (!report.limitReached)
    evalBlock(layer.body);
}

void TypeChecker::publish() {
  for (auto &entity : layer.entities) {
    if (entity->kind != EntityKind::Variable)
      continue;
    entity->type = exprs.variables[entity.get()];
    entity->perHead = entity->type.perHead;
    if (entity->type.isUnknown() && !report.diags.hasErrors())
      report.error(entity->range, "the shape of " + quoted(entity->name) + " cannot be found",
                   "`zeros(d, e)` gives it one");
  }
}

void TypeChecker::evalBlock(Block &block) {
  for (StmtPtr &stmt : block.stmts) {
    if (report.limitReached)
      return;
    switch (stmt->kind) {
    case StmtKind::Every:
    case StmtKind::EachToken:
    case StmtKind::Repeat:
      evalLoop(*stmt, block);
      break;
    case StmtKind::Assign:
      assign(*stmt, exprs.eval(*stmt->expr, nullptr));
      break;
    case StmtKind::Out:
    case StmtKind::Probe:
      result(*stmt, exprs.eval(*stmt->expr, nullptr).type);
      break;
    }
  }
}

void TypeChecker::evalLoop(Stmt &stmt, const Block &block) {
  const ExprTypes::Context saved = exprs.context;
  if (stmt.kind == StmtKind::EachToken) {
    exprs.context.tokens = true;
  } else if (stmt.expr) {
    checkLoop(stmt, block);
    if (stmt.target)
      if (std::optional<Poly> length = polynomial(*stmt.expr))
        exprs.bounds[stmt.target] = *length;
  }
  evalBlock(*stmt.body);
  exprs.context = saved;
}

void TypeChecker::checkLoop(const Stmt &stmt, const Block &block) {
  const std::string what = stmt.kind == StmtKind::Every ? "`every`" : "`repeat`";
  std::optional<Poly> size = polynomial(*stmt.expr);
  if (!size || size->overflowed()) {
    if (hasUnknownName(*stmt.expr))
      return;
    report.error(stmt.expr->range,
                 "the length of " + what + " must be a dim or a whole number, found `" +
                     textOf(report.diags, stmt.expr->range) + "`",
                 "lengths are fixed at compile time: use the layer's constants and whole numbers");
    return;
  }
  exprs.eval(*stmt.expr, nullptr);
  if (!report.checkSize(*stmt.expr, "the length of " + what) || stmt.kind != StmtKind::Every)
    return;
  for (const Block *outer = &block; outer->stmt; outer = outer->parent)
    if (outer->stmt->kind == StmtKind::Every)
      return checkDivides(stmt, *outer->stmt);
}

void TypeChecker::checkDivides(const Stmt &inner, const Stmt &outer) {
  std::optional<double> small = evaluate(*inner.expr, report.defaults),
                        large = evaluate(*outer.expr, report.defaults);
  if (!small || !large || std::fmod(*large, *small) == 0)
    return;
  report.error(inner.expr->range,
               "an inner `every` must divide the outer one, found " +
                   textOf(report.diags, inner.expr->range) + " in " +
                   textOf(report.diags, outer.expr->range),
               "the outer groups are " + std::to_string(static_cast<int64_t>(*large)) +
                   " tokens, the inner ones " + std::to_string(static_cast<int64_t>(*small)));
}

void TypeChecker::assign(const Stmt &stmt, const Value &value) {
  if (!stmt.target || value.type.isUnknown())
    return;
  switch (stmt.target->kind) {
  case EntityKind::Learner:
    return assignLearner(stmt, value.type);
  case EntityKind::State:
    return assignState(stmt, value.type);
  default:
    return assignVariable(stmt, value.type);
  }
}

bool TypeChecker::isStored(const Stmt &stmt, const Type &type) {
  if (type.isLearner() && growingLearner(*type.learner)) {
    report.error(stmt.expr->range,
                 "learner " + quoted(type.learner->name) + " stores tokens and is not copied",
                 "call it where its value is needed");
    return true;
  }
  if (!type.growing)
    return false;
  report.error(stmt.expr->range, "an array of stored tokens is not kept, found " + str(type.shape),
               "its length changes: use it within one expression, `softmax(x @ K^T) @ V`");
  return true;
}

void TypeChecker::assignLearner(const Stmt &stmt, const Type &type) {
  const Learner &learner = *stmt.target->learner;
  const std::string name = quoted(stmt.name);
  if (growingLearner(learner)) {
    report.error(stmt.nameRange,
                 "learner " + name + " stores tokens and is not assigned as a whole",
                 "add a row to each of its stored states, `" + learner.states[0]->name +
                     " = append(" + learner.states[0]->name + ", ...)`");
    return;
  }
  if ((type.isScalar() && type.constant) || (type.isWholeLearner() && type.learner == &learner))
    return;
  if (type.isLearner() && type.learner != &learner) {
    report.error(stmt.expr->range,
                 "learner " + name + " is assigned a value of another learner, found " +
                     describe(type),
                 "the states of two learners differ");
    return;
  }
  report.error(stmt.expr->range,
               "learner " + name + " is assigned a value of itself or a constant, found " +
                   describe(type),
               "to set one state, name it: `" + learner.states[0]->name + " = ...`");
}

void TypeChecker::assignState(const Stmt &stmt, const Type &type) {
  const Type &expected = stmt.target->type;
  if (expected.isUnknown() || (type.isScalar() && type.constant))
    return;
  if (!type.sameShape(expected))
    report.error(stmt.expr->range,
                 "state " + quoted(stmt.name) + " is " + describe(expected) + ", assigned is " +
                     describe(type),
                 type.isLearner() ? "name the state of it, `(...)." + stmt.name + "`, or assign `" +
                                        stmt.target->learner->name + "`"
                                  : "a state keeps its declared shape, and only constants fill it");
}

void TypeChecker::assignVariable(const Stmt &stmt, const Type &type) {
  if (isStored(stmt, type))
    return;
  Type &known = exprs.variables[stmt.target];
  if (type.perHead && !known.perHead)
    known.perHead = changed = true;
  if (type.isScalar() && type.constant) {
    filled.insert(stmt.target);
    return;
  }
  if (known.isUnknown()) {
    const bool perHead = known.perHead;
    known = type;
    known.perHead |= perHead;
    known.constant = false;
    typedAt[stmt.target] = stmt.nameRange;
    changed = true;
    return;
  }
  if (!known.sameShape(type))
    report.error(stmt.expr->range,
                 "the variable " + quoted(stmt.name) + " is " + describe(known) + " (" +
                     lineOf(report.diags, typedAt[stmt.target]) + "), assigned is " +
                     describe(type),
                 "a variable has one shape, and only constants fill it");
}

void TypeChecker::result(const Stmt &stmt, const Type &type) {
  if (type.isUnknown() || isStored(stmt, type))
    return;
  if (stmt.kind == StmtKind::Out && type.isLearner())
    report.error(stmt.expr->range, "`out` is an array, found " + describe(type),
                 "call it, `out = " + type.learner->name + "(...)`, or keep it with `probe`");
}

} // namespace tttc::dsl

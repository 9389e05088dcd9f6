//===- SemaDecls.cpp - Types of the declarations ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TypeChecker: shapes of tokens, params and states, initial values and
// views.
//
//===----------------------------------------------------------------------===//

#include "SemaTypes.h"

#include "SemaExprWalk.h"
#include "SemaText.h"

#include "tttc/DSL/Fingerprint.h"

#include <algorithm>

namespace tttc::dsl {

void TypeChecker::run() {
  report.quiet = false;
  constants();
  shapes();
  for (const auto &entity : layer.entities)
    if (entity->kind == EntityKind::State && entity->init)
      initialValue(*entity);
  for (const auto &entity : layer.entities)
    if (entity->trainedFrom)
      trainingStart(*entity);
  views();
  solveVariables();
  publish();
}

void TypeChecker::constants() {
  for (auto &entity : layer.entities) {
    if (entity->kind != EntityKind::Const)
      continue;
    entity->perHead = false;
    entity->type = Type::scalar();
    entity->type.constant = true;
    if (entity->init && !isConstant(*entity->init) && !hasUnknownName(*entity->init))
      report.error(entity->init->range,
                   "the default of " + quoted(entity->name) + " is not known at compile time",
                   "use numbers, constants above it, `heads`, and `exp log sqrt abs tanh max min`");
  }
}

void TypeChecker::shapes() {
  for (auto &entity : layer.entities) {
    const bool isState = entity->kind == EntityKind::State;
    if (!isState && entity->kind != EntityKind::Token && entity->kind != EntityKind::Param) {
      if (entity->kind == EntityKind::Learner)
        entity->type = Type::learnerValue(entity->learner);
      continue;
    }
    entity->perHead = !entity->shared;
    Shape shape;
    if (entity->growing)
      shape.push_back(storedCount(entity->learner->name));
    bool known = true;
    for (const ExprPtr &expr : entity->axes) {
      std::optional<Poly> size = report.axis(*expr);
      known &= size.has_value();
      if (size)
        shape.push_back(*size);
    }
    if (known)
      entity->type = Type::array(std::move(shape));
    entity->type.perHead = entity->perHead;
  }
  for (const auto &learner : layer.learners)
    if (learner->states.empty())
      report.error(learner->nameRange, "learner " + quoted(learner->name) + " has no state",
                   "declare what it learns, `state W : [d, d]`, or write a function");
}

void TypeChecker::initialValue(Entity &state) {
  if (state.growing) {
    report.error(state.init->range,
                 "the stored state " + quoted(state.name) + " has an initial value",
                 "a state `[*, ...]` starts with no rows: leave the value out");
    return;
  }
  Value value = exprs.eval(*state.init, nullptr);
  const Type &type = value.type;
  if (type.isUnknown() || state.type.isUnknown() || type.isScalar())
    return;
  if (!type.sameShape(state.type))
    report.error(state.init->range,
                 "state " + quoted(state.name) + " is " + describe(state.type) +
                     ", but its initial value is " + describe(type),
                 "a number fills it");
}

void TypeChecker::views() {
  exprs.context.tokens = true;
  for (const Entity *view : layer.views) {
    auto it = std::find_if(layer.entities.begin(), layer.entities.end(),
                           [&](const auto &entity) { return entity.get() == view; });
    if (it == layer.entities.end() || !view->init)
      continue;
    Entity &entity = **it;
    Value value = exprs.eval(*entity.init, nullptr);
    entity.type = value.type;
    entity.type.constant = false;
    entity.perHead = value.type.perHead;
    if (value.bound)
      exprs.bounds[&entity] = *value.bound;
  }
  exprs.context.tokens = false;
}

} // namespace tttc::dsl

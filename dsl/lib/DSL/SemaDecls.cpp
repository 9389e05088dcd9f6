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
  quiet = false;
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
      error(entity->init->range,
            "the default of " + quoted(entity->name) + " is not known at compile time",
            "use numbers, constants above it, `heads`, and `exp log sqrt abs tanh max min`");
  }
}

bool TypeChecker::checkSize(const Expr &expr, const std::string &what) {
  // Only what the defaults say can be judged here; bindDims judges the rest.
  std::optional<double> value = evaluate(expr, defaults, Division::Numbers);
  if (!value || isSize(*value))
    return true;
  error(expr.range, what + " must be " + expectedSize(*value) + ", found " + exactText(*value),
        expr.kind == ExprKind::Number ? "the least is 1"
                                      : "this is its value with the defaults of the layer");
  return false;
}

std::optional<Poly> TypeChecker::axis(const Expr &expr) {
  std::optional<Poly> size = polynomial(expr);
  if (!size || size->overflowed()) {
    if (hasUnknownName(expr))
      return std::nullopt;
    error(expr.range,
          "an axis must be a dim or a whole number, found `" + textOf(diags, expr.range) + "`",
          "axes are made of the layer's constants, `heads`, whole numbers and `+ - * / ^`");
    return std::nullopt;
  }
  if (!checkSize(expr, "an axis"))
    return std::nullopt;
  return size;
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
      std::optional<Poly> size = axis(*expr);
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
      error(learner->nameRange, "learner " + quoted(learner->name) + " has no state",
            "declare what it learns, `state W : [d, d]`, or write a function");
}

void TypeChecker::initialValue(Entity &state) {
  if (state.growing) {
    error(state.init->range, "the stored state " + quoted(state.name) + " has an initial value",
          "a state `[*, ...]` starts with no rows: leave the value out");
    return;
  }
  Value value = eval(*state.init, nullptr);
  const Type &type = value.type;
  if (type.isUnknown() || state.type.isUnknown() || type.isScalar())
    return;
  if (!type.sameShape(state.type))
    error(state.init->range,
          "state " + quoted(state.name) + " is " + describe(state.type) +
              ", but its initial value is " + describe(type),
          "a number fills it");
}

void TypeChecker::views() {
  context.tokens = true;
  for (const Entity *view : layer.views) {
    auto it = std::find_if(layer.entities.begin(), layer.entities.end(),
                           [&](const auto &entity) { return entity.get() == view; });
    if (it == layer.entities.end() || !view->init)
      continue;
    Entity &entity = **it;
    Value value = eval(*entity.init, nullptr);
    entity.type = value.type;
    entity.type.constant = false;
    entity.perHead = value.type.perHead;
    if (value.bound)
      bounds[&entity] = *value.bound;
  }
  context.tokens = false;
}

} // namespace tttc::dsl

//===- ShiftedNames.cpp - Names that are functions of the token -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ShiftedNames.h.
//
//===----------------------------------------------------------------------===//

#include "ShiftedNames.h"

#include <algorithm>
#include <cstdint>

using namespace tttc;
using namespace tttc::torch;
using dsl::Builtin;
using dsl::EntityKind;

static bool isShift(Builtin builtin) {
  return builtin == Builtin::Conv || builtin == Builtin::Prev || builtin == Builtin::Next ||
         builtin == Builtin::Cumsum;
}

ShiftedNames::ShiftedNames(const dsl::Layer &layer) : layer(layer) {
  // Iterates to a fixpoint: parameters may be passed on to other parameters.
  for (size_t before = SIZE_MAX; before != names.size();) {
    before = names.size();
    for (const auto &function : layer.functions)
      find(*function->body, false);
    for (const auto &learner : layer.learners) {
      find(*learner->result, false);
      for (const dsl::LocalDef &local : learner->locals)
        find(*local.expr, contains(local.entity));
    }
    // A loss calls any learner it is given, so all share one calling convention.
    auto isShifted = [&](const auto &learner) { return contains(learner->param); };
    if (std::any_of(layer.learners.begin(), layer.learners.end(), isShifted))
      for (const auto &learner : layer.learners)
        names.insert(learner->param);
  }
}

bool ShiftedNames::isArgument(const dsl::Expr &call, size_t i) const {
  if (isShift(call.builtin))
    return i == 0;
  if (call.builtin == Builtin::Grad)
    return i > 0 && contains(call.operands[0]->entity->function->params[i - 1]);
  const dsl::Entity *callee = call.entity;
  if (call.kind != dsl::ExprKind::Call || !callee)
    return false;
  if (callee->kind == EntityKind::Function)
    return contains(callee->function->params[i]);
  // All learners share one calling convention.
  return !layer.learners.empty() && contains(layer.learners[0]->param);
}

void ShiftedNames::find(const dsl::Expr &expr, bool inside) {
  if (inside && expr.kind == dsl::ExprKind::Name &&
      (expr.entity->kind == EntityKind::Parameter || expr.entity->kind == EntityKind::LocalValue))
    names.insert(expr.entity);
  for (size_t i = 0; i < expr.operands.size(); ++i)
    find(*expr.operands[i], inside || isArgument(expr, i));
}

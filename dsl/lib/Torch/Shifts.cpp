//===- Shifts.cpp - prev, next, conv and cumsum in Python ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What they take is a function of the token in Python. In the body of a function or
// learner a parameter is its argument at that token, so a parameter that stands in one
// of them, or is passed on to where it does, is given as a function of the token too.
//
//===----------------------------------------------------------------------===//

#include "ExpressionsImpl.h"

#include <algorithm>

using namespace tttc;
using namespace tttc::torch;
using dsl::Builtin;
using dsl::EntityKind;

static bool isShift(Builtin builtin) {
  return builtin == Builtin::Conv || builtin == Builtin::Prev || builtin == Builtin::Next ||
         builtin == Builtin::Cumsum;
}

Expressions::Expressions(const dsl::Layer &layer, Needs &needs) : layer(layer), needs(needs) {
  // Until nothing is found that passes a parameter on to another.
  for (size_t before = SIZE_MAX; before != shifted.size();) {
    before = shifted.size();
    for (const auto &function : layer.functions)
      findShifted(*function->body, false);
    for (const auto &learner : layer.learners) {
      findShifted(*learner->result, false);
      for (const dsl::LocalDef &local : learner->locals)
        findShifted(*local.expr, shifted.count(local.entity));
    }
    // A loss calls whichever it is given: all are called one way.
    auto isShifted = [&](const auto &learner) { return shifted.count(learner->param) != 0; };
    if (std::any_of(layer.learners.begin(), layer.learners.end(), isShifted))
      for (const auto &learner : layer.learners)
        shifted.insert(learner->param);
  }
}

/// Whether the callee reads operand `i` at other tokens.
bool Expressions::shifts(const dsl::Expr &call, size_t i) const {
  if (isShift(call.builtin))
    return i == 0;
  if (call.builtin == Builtin::Grad)
    return i > 0 && shifted.count(call.operands[0]->entity->function->params[i - 1]);
  const dsl::Entity *callee = call.entity;
  if (call.kind != dsl::ExprKind::Call || !callee)
    return false;
  if (callee->kind == EntityKind::Function)
    return shifted.count(callee->function->params[i]);
  // Which learner it is does not matter: one is as all are.
  return !layer.learners.empty() && shifted.count(layer.learners[0]->param);
}

/// Collects parameters and local names that are read at other tokens; all of `expr` is, if
/// `inside`.
void Expressions::findShifted(const dsl::Expr &expr, bool inside) {
  if (inside && expr.kind == dsl::ExprKind::Name &&
      (expr.entity->kind == EntityKind::Parameter || expr.entity->kind == EntityKind::LocalValue))
    shifted.insert(expr.entity);
  for (size_t i = 0; i < expr.operands.size(); ++i)
    findShifted(*expr.operands[i], inside || shifts(expr, i));
}

/// A name that the body of a function or learner binds.
Value Expressions::bind(const dsl::Entity &entity, Kind kind) {
  return {{pythonName(entity.name) + (shifted.count(&entity) ? "(t)" : "")}, kind};
}

/// An expression of the token as a function of it.
std::string Expressions::ofToken(const std::string &text) {
  const size_t name = text.size() - std::min<size_t>(text.size(), 3);
  const bool isCall = text.find('(') == name && text.substr(name) == "(t)" &&
                      text.find_first_of(" .[-") == std::string::npos;
  return isCall ? text.substr(0, name) : "lambda t: " + text;
}

/// conv(u, C), prev(u), next(u) and cumsum(u).
Value Expressions::earlier(const dsl::Expr &expr) {
  const std::string name = helper(expr.builtin == Builtin::Next ? "next_token" : expr.spelling);
  std::string text = name + "(" + ofToken(array(*expr.operands[0]).text) + ", ";
  if (expr.operands.size() > 1)
    text += value(*expr.operands[1]).text + ", ";
  readsToken = true;
  return {{text + (expr.builtin == Builtin::Next ? "t, T)" : "t)")}, {Kind::Array}};
}

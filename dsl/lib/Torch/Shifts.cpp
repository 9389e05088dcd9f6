//===- Shifts.cpp - prev, next, conv and cumsum in Python ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Their operand is a Python function of the token. In the body of a function or learner
// a parameter is its argument at that token, so a parameter that occurs in such an
// operand, or is passed to one that does, is itself passed as a function of the token.
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
  // Iterates to a fixpoint: parameters may be passed on to other parameters.
  for (size_t before = SIZE_MAX; before != shifted.size();) {
    before = shifted.size();
    for (const auto &function : layer.functions)
      findShifted(*function->body, false);
    for (const auto &learner : layer.learners) {
      findShifted(*learner->result, false);
      for (const dsl::LocalDef &local : learner->locals)
        findShifted(*local.expr, shifted.count(local.entity));
    }
    // A loss calls any learner it is given, so all share one calling convention.
    auto isShifted = [&](const auto &learner) { return shifted.count(learner->param) != 0; };
    if (std::any_of(layer.learners.begin(), layer.learners.end(), isShifted))
      for (const auto &learner : layer.learners)
        shifted.insert(learner->param);
  }
}

/// Returns true if the callee reads operand `i` at other tokens.
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
  // All learners share one calling convention.
  return !layer.learners.empty() && shifted.count(layer.learners[0]->param);
}

/// Collects parameters and local names that are read at other tokens; with `inside`, all of
/// `expr` is.
void Expressions::findShifted(const dsl::Expr &expr, bool inside) {
  if (inside && expr.kind == dsl::ExprKind::Name &&
      (expr.entity->kind == EntityKind::Parameter || expr.entity->kind == EntityKind::LocalValue))
    shifted.insert(expr.entity);
  for (size_t i = 0; i < expr.operands.size(); ++i)
    findShifted(*expr.operands[i], inside || shifts(expr, i));
}

/// The Python expression for a name that the body of a function or learner binds.
Value Expressions::bind(const dsl::Entity &entity, Kind kind) {
  return {{pythonName(entity.name) + (shifted.count(&entity) ? "(t)" : "")}, kind};
}

/// Converts an expression of the token `t` to a function of `t`.
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

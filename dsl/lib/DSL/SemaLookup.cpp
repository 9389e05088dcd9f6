//===- SemaLookup.cpp - Resolving the names in expressions ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of NameResolver: which names an expression sees (language reference
// §2.5), and the messages for those it does not.
//
//===----------------------------------------------------------------------===//

#include "SemaNames.h"

#include "SemaText.h"

namespace tttc::dsl {

void NameResolver::resolve(Expr *expr, const Body &body) {
  if (!expr)
    return;
  switch (expr->kind) {
  case ExprKind::Name:
    return resolveName(*expr, body);
  case ExprKind::Call:
    return resolveCall(*expr, body);
  case ExprKind::Member:
    resolveMember(*expr);
    break;
  case ExprKind::TokenIndex:
    if (body.place == Place::Init)
      diags.error(expr->range, "`t` has a value only for a token",
                  "an initial value is the same for all tokens");
    break;
  default:
    break;
  }
  for (ExprPtr &operand : expr->operands)
    resolve(operand.get(), body);
}

void NameResolver::resolveName(Expr &expr, const Body &body) {
  const Entity *entity = lookUp(expr.spelling, expr.range, body);
  if (entity && entity->kind == EntityKind::Function) {
    diags.error(expr.range, quoted(expr.spelling) + " is a function and stands here without a call",
                "call it, `" + expr.spelling +
                    "(...)`; only the first argument of `grad` is a "
                    "function by itself");
    return;
  }
  expr.entity = entity;
}

void NameResolver::resolveMember(Expr &expr) {
  auto it = states.find(expr.spelling);
  if (it != states.end()) {
    expr.entity = it->second;
    return;
  }
  std::string all;
  for (const auto &[name, state] : states)
    all += (all.empty() ? "" : ", ") + name;
  diags.error(expr.opRange, "no learner has a state " + quoted(expr.spelling),
              states.empty() ? "a name after `.` is a state, and this layer has no learner"
                             : "the states are " + all);
}

void NameResolver::resolveCall(Expr &expr, const Body &body) {
  for (Option &option : expr.options)
    resolve(option.value.get(), body);
  size_t first = 0;
  if (expr.builtin == Builtin::None) {
    const Entity *callee = lookUp(expr.spelling, expr.opRange, body);
    if (callee && callee->kind == EntityKind::State) {
      diags.error(expr.opRange, quoted(expr.spelling) + " is a state and cannot be called",
                  "call its learner, `" + callee->learner->name + "(...)`, or multiply, `x @ " +
                      expr.spelling + "`");
      callee = nullptr;
    } else if (callee && callee->kind != EntityKind::Function &&
               callee->kind != EntityKind::Learner && callee->kind != EntityKind::Variable &&
               callee->kind != EntityKind::Parameter) {
      diags.error(expr.opRange,
                  quoted(expr.spelling) + " is " + describe(callee->kind) + " and cannot be called",
                  "functions and learner values are called");
      callee = nullptr;
    }
    expr.entity = callee;
  } else if (expr.builtin == Builtin::Grad && !expr.operands.empty() &&
             expr.operands[0]->kind == ExprKind::Name) {
    // The one place where a function stands without a call.
    Expr &loss = *expr.operands[0];
    loss.entity = lookUp(loss.spelling, loss.range, body);
    first = 1;
  }
  for (size_t i = first; i < expr.operands.size(); ++i)
    resolve(expr.operands[i].get(), body);
}

const Entity *NameResolver::lookUpVariable(const std::string &name) const {
  for (auto scope = scopes.rbegin(); scope != scopes.rend(); ++scope) {
    auto it = scope->names.find(name);
    if (it != scope->names.end())
      return it->second;
  }
  return nullptr;
}

const Entity *NameResolver::lookUp(const std::string &name, SourceRange range, const Body &body) {
  auto own = body.own.find(name);
  if (own != body.own.end())
    return own->second;
  auto it = declared.find(name);
  if (it != declared.end())
    return visible(*it->second, range, body) ? it->second : nullptr;
  if (body.place == Place::Program)
    if (const Entity *variable = lookUpVariable(name))
      return variable;
  unknownName(name, range, body);
  return nullptr;
}

bool NameResolver::visible(const Entity &entity, SourceRange range, const Body &body) {
  const std::string name = quoted(entity.name);
  if (entity.kind == EntityKind::Function && body.function == entity.function) {
    diags.error(range, "function " + name + " calls itself",
                "functions are inlined, so there is no recursion; `repeat` repeats statements");
    return false;
  }
  // A state is declared inside its learner; the learner's own name counts there.
  if (entity.range.begin > range.begin) {
    diags.error(range, name + " is used above its declaration",
                "declare it first: it is " + describe(entity.kind) + " on " +
                    lineOf(diags, entity.range));
    return false;
  }
  const bool learned = entity.kind == EntityKind::Learner || entity.kind == EntityKind::State;
  const std::string what = describe(entity.kind) + " ";
  switch (body.place) {
  case Place::Program:
    return true;
  case Place::Constant:
    if (entity.kind == EntityKind::Const)
      return true;
    diags.error(range, name + " is " + describe(entity.kind) + ", not a dim",
                "sizes are fixed at compile time: use the layer's constants, `heads` and numbers");
    return false;
  case Place::Init:
    if (entity.kind == EntityKind::Const || entity.kind == EntityKind::Param ||
        entity.kind == EntityKind::Function)
      return true;
    diags.error(range, "an initial value cannot read the " + what.substr(what.find(' ') + 1) + name,
                "it may use constants and outer parameters");
    return false;
  case Place::View:
    if (!learned)
      return true;
    diags.error(range, "a view cannot read " + what + "(" + name + "): not supported yet",
                "a view is made of tokens, outer parameters and other views; use a variable in "
                "`each token`");
    return false;
  case Place::Function: {
    if (!learned)
      return true;
    const std::string function = body.function->name, learner = entity.learner->name;
    diags.error(range,
                "function " + quoted(function) + " reads the " +
                    (entity.kind == EntityKind::State ? "state " : "learner ") + name +
                    ", which is not passed to it",
                entity.kind == EntityKind::State
                    ? "pass the learner, `" + function + "(" + learner + ")`, and read `" +
                          learner + "." + entity.name + "`"
                    : "pass it: `" + function + "(" + learner + ")`");
    return false;
  }
  case Place::LearnerBody:
    if (entity.kind == EntityKind::State && entity.learner == body.learner)
      return true;
    if (!learned)
      return true;
    diags.error(range,
                "learner " + quoted(body.learner->name) + " reads " + what +
                    "of another learner (" + name + "): not supported yet",
                "a learner's body sees its own states, tokens, views, outer parameters and "
                "functions");
    return false;
  }
  return true;
}

void NameResolver::unknownName(const std::string &name, SourceRange range, const Body &body) {
  const bool isVariable = assigned.count(name) != 0;
  if (isVariable && body.place == Place::Program) {
    auto old = ended.find(name);
    if (old != ended.end())
      diags.error(range,
                  quoted(name) +
                      " is read after its block has ended (it lives in the block where " +
                      "it is first set, " + lineOf(diags, old->second.back().variable->range) + ")",
                  "set it before that block, `" + name + " = 0`");
    else
      diags.error(range, quoted(name) + " is read before it is set",
                  "set it before the loop, `" + name + " = 0`");
    return;
  }
  if (isVariable) {
    diags.error(range, "the variable " + quoted(name) + " is not visible here",
                body.place == Place::Function ? "functions see only what is passed: add a parameter"
                                              : "only statements and what they pass see variables");
    return;
  }
  std::string near = nearestName(name, body);
  diags.error(range, "unknown name " + quoted(name),
              near.empty() ? "declare it as a token, param, view, constant or variable above"
                           : "did you mean " + quoted(near) + "?");
}

/// A declared name that differs in one letter (one more, one less, one other, or
/// only in case), for "did you mean".
std::string NameResolver::nearestName(const std::string &name, const Body &body) const {
  auto near = [&](const std::string &other) {
    const std::string &shorter = name.size() < other.size() ? name : other;
    const std::string &longer = name.size() < other.size() ? other : name;
    if (longer.size() < 3 || longer.size() - shorter.size() > 1)
      return false;
    size_t head = 0, tail = 0;
    while (head < shorter.size() && shorter[head] == longer[head])
      ++head;
    while (tail < shorter.size() - head &&
           shorter[shorter.size() - 1 - tail] == longer[longer.size() - 1 - tail])
      ++tail;
    return head + tail + 1 >= longer.size();
  };
  for (const auto &[other, entity] : body.own)
    if (near(other))
      return other;
  for (const auto &[other, entity] : declared)
    if (near(other))
      return other;
  if (body.place == Place::Program)
    for (const Scope &scope : scopes)
      for (const auto &[other, entity] : scope.names)
        if (near(other))
          return other;
  return "";
}

} // namespace tttc::dsl

//===- Reads.cpp - Variables and tokens read by an expression ---*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Reads.h. The summary of a body keeps its parameters free; a call replaces them
// by the reads of the arguments, shifted as the body shifts the parameters.
//
//===----------------------------------------------------------------------===//

#include "Reads.h"

#include <algorithm>

using namespace tttc::dsl;

static void joinOffset(Reads::Offset &offset, const Reads::Offset &other) {
  if (other.tokens > offset.tokens)
    offset = other;
}

static Reads::Offset add(const Reads::Offset &inner, const Reads::Offset &outer) {
  return {inner.tokens + outer.tokens, outer.by ? outer.by : inner.by};
}

void Reads::join(const Reads &other) {
  for (const Entity *value : other.values)
    if (std::find(values.begin(), values.end(), value) == values.end())
      values.push_back(value);
  if (other.tokens && tokens)
    joinOffset(*tokens, *other.tokens);
  else if (other.tokens)
    tokens = other.tokens;
  for (const auto &[parameter, offset] : other.parameters) {
    auto [known, isNew] = parameters.try_emplace(parameter, offset);
    if (!isNew)
      joinOffset(known->second, offset);
  }
  next = next ? next : other.next;
  // The number of terms matters to a sum, whatever it adds.
  if (!sum || (other.sum && other.sum->builtin == Builtin::SumTokens))
    sum = other.sum;
}

void Reads::shift(const Offset &by) {
  if (tokens)
    tokens = add(*tokens, by);
  for (auto &[parameter, offset] : parameters)
    offset = add(offset, by);
}

Reads ReadAnalysis::eval(const Expr &expr, const Scope &scope) {
  if (expr.kind == ExprKind::Name)
    return evalName(*expr.entity, scope);
  if (expr.kind == ExprKind::Call)
    return evalCall(expr, scope);
  Reads reads;
  if (expr.kind == ExprKind::Member) {
    const Expr &whole = *expr.operands[0];
    const bool isState = whole.kind == ExprKind::Name && whole.entity->kind == EntityKind::Learner;
    reads = isState ? evalName(*expr.entity, {}) : eval(whole, scope);
    reads.learner = nullptr;
    return reads;
  }
  for (const ExprPtr &operand : expr.operands) {
    const Reads part = eval(*operand, scope);
    reads.join(part);
    reads.learner = reads.learner ? reads.learner : part.learner;
  }
  return reads;
}

Reads ReadAnalysis::evalName(const Entity &entity, const Scope &scope) {
  auto bound = scope.bound.find(&entity);
  if (bound != scope.bound.end())
    return bound->second;
  Reads reads;
  switch (entity.kind) {
  case EntityKind::Token:
    reads.tokens = Reads::Offset();
    return reads;
  case EntityKind::View: {
    auto known = views.find(&entity);
    return known != views.end() ? known->second : views[&entity] = eval(*entity.init, {});
  }
  case EntityKind::Learner:
    reads.values = entity.learner->states;
    reads.learner = entity.learner;
    return reads;
  case EntityKind::State:
    if (!scope.ofLearner)
      reads.values = {&entity};
    return reads;
  case EntityKind::Variable:
    reads.values = {&entity};
    reads.learner = entity.type.isLearner() ? entity.type.learner : nullptr;
    return reads;
  default:
    return reads; // constant along the sequence
  }
}

/// Substitutes the reads of the arguments for the parameters of a body.
static Reads replaceParameters(Reads body, const std::vector<const Entity *> &params,
                               const std::vector<Reads> &args) {
  std::map<const Entity *, Reads::Offset> read;
  read.swap(body.parameters);
  for (size_t i = 0; i < params.size(); ++i) {
    auto offset = read.find(params[i]);
    if (offset == read.end())
      continue;
    Reads argument = args[i];
    argument.shift(offset->second);
    body.join(argument);
  }
  return body;
}

Reads ReadAnalysis::evalCall(const Expr &expr, const Scope &scope) {
  switch (expr.builtin) {
  case Builtin::Prev:
  case Builtin::Next:
  case Builtin::Conv:
  case Builtin::Cumsum:
    return evalShift(expr, scope);
  default:
    break;
  }
  std::vector<Reads> args;
  const bool isGrad = expr.builtin == Builtin::Grad; // its first operand names the loss
  for (size_t i = isGrad; i < expr.operands.size(); ++i)
    args.push_back(eval(*expr.operands[i], scope));
  if (isGrad) {
    // Conservative: a derivative reads everything that the loss reads.
    Reads reads = call(*expr.operands[0]->entity->function, args);
    reads.learner = args[0].learner;
    return reads;
  }
  if (expr.entity && expr.entity->kind == EntityKind::Function)
    return call(*expr.entity->function, args);
  if (expr.entity) {
    Reads reads = evalName(*expr.entity, scope);
    const Learner &learner = *reads.learner;
    reads.learner = nullptr;
    reads.join(replaceParameters(bodyOf(learner), {learner.param}, args));
    return reads;
  }
  Reads reads;
  for (const Reads &argument : args) {
    reads.join(argument);
    reads.learner = reads.learner ? reads.learner : argument.learner;
  }
  const bool isSum = expr.builtin == Builtin::SumTokens || expr.builtin == Builtin::MeanTokens;
  if (isSum && expr.options.empty())
    reads.sum = &expr;
  return reads;
}

/// Shifts the reads of `prev(u)` and `next(u)`; `cumsum(u)` and `conv(u, C)` read no later token.
Reads ReadAnalysis::evalShift(const Expr &expr, const Scope &scope) {
  Reads reads = eval(*expr.operands[0], scope);
  const bool isNext = expr.builtin == Builtin::Next;
  reads.shift({isNext - (expr.builtin == Builtin::Prev), isNext ? &expr : nullptr});
  if (isNext) {
    // Zero if there is no next token, whatever `u` reads.
    Reads existence;
    existence.tokens = {1, &expr};
    reads.join(existence);
    if (!reads.next)
      reads.next = &expr;
  }
  for (size_t i = 1; i < expr.operands.size(); ++i)
    reads.join(eval(*expr.operands[i], scope));
  return reads;
}

Reads ReadAnalysis::call(const Function &function, const std::vector<Reads> &args) {
  Key key{&function, {}};
  for (const Reads &argument : args)
    key.second.push_back(argument.learner);
  auto known = functions.find(key);
  if (known == functions.end()) {
    Scope scope;
    for (size_t i = 0; i < args.size(); ++i) {
      Reads &parameter = scope.bound[function.params[i]];
      parameter.parameters[function.params[i]] = {};
      parameter.learner = args[i].learner;
    }
    known = functions.emplace(key, eval(*function.body, scope)).first;
  }
  return replaceParameters(known->second, function.params, args);
}

Reads ReadAnalysis::bodyOf(const Learner &learner) {
  auto known = learners.find(&learner);
  if (known != learners.end())
    return known->second;
  Scope scope;
  scope.ofLearner = true;
  scope.bound[learner.param].parameters[learner.param] = {};
  for (const LocalDef &local : learner.locals)
    scope.bound[local.entity] = eval(*local.expr, scope);
  return learners[&learner] = eval(*learner.result, scope);
}

//===- CallSites.cpp - Arguments of inlined parameters --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/Core/CallSites.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Core/CallSites.h"

#include <algorithm>

using namespace tttc::dsl;

bool tttc::dsl::isShift(Builtin builtin) {
  return builtin == Builtin::Prev || builtin == Builtin::Next || builtin == Builtin::Conv ||
         builtin == Builtin::Cumsum;
}

bool tttc::dsl::readsParameter(const Expr &expr) {
  return (expr.entity && (expr.entity->kind == EntityKind::Parameter ||
                          expr.entity->kind == EntityKind::LocalValue)) ||
         std::any_of(expr.operands.begin(), expr.operands.end(),
                     [](const ExprPtr &part) { return readsParameter(*part); });
}

static bool hasShiftOfParameter(const Expr &expr) {
  return (isShift(expr.builtin) && readsParameter(expr)) ||
         std::any_of(expr.operands.begin(), expr.operands.end(),
                     [](const ExprPtr &part) { return hasShiftOfParameter(*part); });
}

static bool hasShiftOfParameter(const Layer &layer) {
  for (const auto &function : layer.functions) {
    if (hasShiftOfParameter(*function->body)) {
      return true;
    }
  }
  for (const auto &learner : layer.learners) {
    if (hasShiftOfParameter(*learner->result)) {
      return true;
    }
    for (const LocalDef &local : learner->locals) {
      if (hasShiftOfParameter(*local.expr)) {
        return true;
      }
    }
  }
  return false;
}

CallSites::CallSites(const Layer &layer) : shiftsParameters(hasShiftOfParameter(layer)) {}

const CallSite *CallSites::siteOf(const Expr &call, const CallSite *caller) const {
  return &sites.try_emplace({&call, caller}, CallSite{&call, caller}).first->second;
}

CallSites::Callee CallSites::calleeOf(const CallSite &at) const {
  const Expr &call = *at.call;
  if (call.builtin == Builtin::Grad) {
    return {call.operands[0]->entity->function, nullptr};
  }
  const Entity *entity = call.entity;
  if (!entity || entity->kind == EntityKind::Function) {
    return {entity ? entity->function : nullptr, nullptr};
  }
  const Learner *learner = entity->learner ? entity->learner : entity->type.learner;
  if (entity->kind == EntityKind::Parameter) {
    const CallSite *site = at.caller;
    const Expr *value = argumentOf(*entity, site);
    while (value && value->entity && value->entity->kind == EntityKind::Parameter) {
      value = argumentOf(*value->entity, site); // passed on
    }
    learner = value ? value->type.learner : nullptr;
    if (value && !learner && value->entity) {
      learner = value->entity->learner ? value->entity->learner : value->entity->type.learner;
    }
  }
  return {nullptr, learner};
}

const Expr *CallSites::argumentOf(const Entity &name, const CallSite *&site) const {
  for (const CallSite *at = site; at; at = at->caller) {
    const Callee callee = calleeOf(*at);
    if (callee.function) {
      const auto &params = callee.function->params;
      const auto found = std::find(params.begin(), params.end(), &name);
      if (found != params.end()) {
        site = at->caller;
        const bool isGrad = at->call->builtin == Builtin::Grad; // its first operand is the loss
        return at->call->operands[size_t(found - params.begin()) + isGrad].get();
      }
    } else if (callee.learner) {
      if (callee.learner->param == &name) {
        site = at->caller;
        return at->call->operands[0].get();
      }
      for (const LocalDef &local : callee.learner->locals) {
        if (local.entity == &name) {
          site = at;
          return local.expr.get();
        }
      }
    }
  }
  return nullptr;
}

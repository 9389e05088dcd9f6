//===- ImportSites.cpp - What parameters stand for ------------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions and learners are inlined, so `prev(a)` in a function is another stream in each
// call. A call site, the call and the one around it, tells them apart; the argument is
// found from it where no value of the parameter is there, ahead of the program.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include <functional>

using namespace mlir;
using namespace tttc;
using dsl::EntityKind;

bool Importer::readsParameter(const dsl::Expr &expr) {
  return (expr.entity && (expr.entity->kind == EntityKind::Parameter ||
                          expr.entity->kind == EntityKind::LocalValue)) ||
         llvm::any_of(expr.operands,
                      [](const dsl::ExprPtr &part) { return readsParameter(*part); });
}

/// Whether call sites matter at all.
bool Importer::shiftsParameters() const {
  std::function<bool(const dsl::Expr &)> shifts = [&](const dsl::Expr &expr) {
    return (isShift(expr.builtin) && readsParameter(expr)) ||
           llvm::any_of(expr.operands, [&](const dsl::ExprPtr &part) { return shifts(*part); });
  };
  return llvm::any_of(layer.functions, [&](auto &function) { return shifts(*function->body); }) ||
         llvm::any_of(layer.learners, [&](auto &learner) {
           return shifts(*learner->result) ||
                  llvm::any_of(learner->locals,
                               [&](const dsl::LocalDef &local) { return shifts(*local.expr); });
         });
}

const Importer::CallSite *Importer::siteOf(const dsl::Expr &call, const CallSite *caller) const {
  return &sites.try_emplace({&call, caller}, CallSite{&call, caller}).first->second;
}

Importer::Callee Importer::calleeOf(const CallSite &at) const {
  const dsl::Expr &call = *at.call;
  if (call.builtin == dsl::Builtin::Grad) {
    return {call.operands[0]->entity->function, nullptr};
  }
  const dsl::Entity *entity = call.entity;
  if (!entity || entity->kind == EntityKind::Function) {
    return {entity ? entity->function : nullptr, nullptr};
  }
  const dsl::Learner *learner = entity->learner ? entity->learner : entity->type.learner;
  if (entity->kind == EntityKind::Parameter) {
    const CallSite *site = at.caller;
    const dsl::Expr *value = argumentOf(*entity, site);
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

/// What `name`, a parameter or a local value, stands for at `site`, which becomes the site
/// of that expression. Null if no call around it gives it.
const dsl::Expr *Importer::argumentOf(const dsl::Entity &name, const CallSite *&site) const {
  for (const CallSite *at = site; at; at = at->caller) {
    Callee callee = calleeOf(*at);
    if (callee.function) {
      auto &params = callee.function->params;
      auto found = llvm::find(params, &name);
      if (found != params.end()) {
        site = at->caller;
        bool isGrad = at->call->builtin == dsl::Builtin::Grad; // its first operand is the loss
        return at->call->operands[found - params.begin() + isGrad].get();
      }
    } else if (callee.learner) {
      if (callee.learner->param == &name) {
        site = at->caller;
        return at->call->operands[0].get();
      }
      for (const dsl::LocalDef &local : callee.learner->locals) {
        if (local.entity == &name) {
          site = at;
          return local.expr.get();
        }
      }
    }
  }
  return nullptr;
}

/// The bodies that a call runs.
void Importer::reachCall(const dsl::Expr &call, Reach &into, const CallSite *caller) const {
  const CallSite *site = siteOf(call, caller);
  Callee callee = calleeOf(*site);
  if (callee.function) {
    reach(*callee.function->body, into, site);
  } else if (callee.learner) {
    reach(*callee.learner->result, into, site);
    for (const dsl::LocalDef &local : callee.learner->locals) {
      reach(*local.expr, into, site);
    }
  }
}

//===- Reach.cpp - Dependencies of an expression --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/Core/Reach.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Core/Reach.h"

#include <algorithm>

using namespace tttc::dsl;

/// One traversal; `reached` may already hold dependencies of other expressions.
struct ReachAnalysis::Walk {
  const ReachAnalysis &analysis;
  Reach &reached;
  /// Expressions visited at a site, so that subexpressions shared by arguments are visited once.
  std::set<ExprAtSite> seen = {};
  bool isNamed = false; ///< in a body that is named, not called: no call site

  void visit(const Expr &expr, const CallSite *at);
  void visitCall(const Expr &call, const CallSite *caller);
  void visitEntity(const Entity &entity);
  void visitLearner(const Learner &learner, const CallSite *at);
  void addShift(ExprAtSite shift);
};

void ReachAnalysis::Walk::addShift(ExprAtSite shift) {
  if (std::find(reached.shifts.begin(), reached.shifts.end(), shift) == reached.shifts.end()) {
    reached.shifts.push_back(shift);
  }
}

void ReachAnalysis::Walk::visitLearner(const Learner &learner, const CallSite *at) {
  visit(*learner.result, at);
  for (const LocalDef &local : learner.locals) {
    visit(*local.expr, at);
  }
}

/// Visits the body of the callee.
void ReachAnalysis::Walk::visitCall(const Expr &call, const CallSite *caller) {
  const CallSite *site = analysis.sites.siteOf(call, caller);
  const CallSites::Callee callee = analysis.sites.calleeOf(*site);
  if (callee.function) {
    visit(*callee.function->body, site);
  } else if (callee.learner) {
    visitLearner(*callee.learner, site);
  }
}

void ReachAnalysis::Walk::visitEntity(const Entity &entity) {
  const bool wasNamed = isNamed;
  isNamed = false;
  if (entity.kind == EntityKind::View && analysis.ahead.count(&entity) == 0) {
    visit(*entity.init, nullptr);
  }
  isNamed = true;
  if (entity.kind == EntityKind::Function) {
    visit(*entity.function->body, nullptr);
  }
  // The name of a state or of a learner's copy depends on everything the learner's body reads.
  const Learner *learner = entity.learner ? entity.learner : entity.type.learner;
  if (learner && (&entity == learner->entity || reached.entities.insert(learner->entity).second)) {
    visitLearner(*learner, nullptr);
  }
  isNamed = wasNamed;
}

void ReachAnalysis::Walk::visit(const Expr &expr, const CallSite *at) {
  if (at && !seen.insert({&expr, at}).second) {
    return;
  }
  if (const auto known = analysis.replacements.find(&expr); known != analysis.replacements.end()) {
    reached.entities.insert(known->second);
    return;
  }
  for (const ExprPtr &operand : expr.operands) {
    visit(*operand, at);
  }
  for (const Option &option : expr.options) {
    visit(*option.value, at);
  }
  if (isShift(expr.builtin) && !readsParameter(expr)) {
    addShift({&expr, nullptr});
  } else if (isShift(expr.builtin) && !isNamed) {
    addShift({&expr, at});
  } else if (analysis.sites.areNeeded() && expr.kind == ExprKind::Call && !isNamed) {
    visitCall(expr, at);
  }
  if (at && expr.entity) {
    const CallSite *outer = at;
    if (const Expr *argument = analysis.sites.argumentOf(*expr.entity, outer)) {
      visit(*argument, outer);
    }
  }
  reached.joins |= expr.builtin == Builtin::Join;
  reached.positions |= expr.kind == ExprKind::TokenIndex;
  if (expr.entity && reached.entities.insert(expr.entity).second) {
    visitEntity(*expr.entity);
  }
}

void ReachAnalysis::add(const Expr &expr, Reach &reached, const CallSite *site) const {
  Walk{*this, reached}.visit(expr, site);
}

Reach ReachAnalysis::of(const Expr &expr, const CallSite *site) const {
  Reach reached;
  add(expr, reached, site);
  return reached;
}

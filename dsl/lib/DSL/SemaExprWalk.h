//===- SemaExprWalk.h - Visiting expressions --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Small helpers the checker's passes share to walk over expressions and blocks.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMAEXPRWALK_H
#define TTTC_DSL_SEMAEXPRWALK_H

#include "tttc/DSL/AST.h"

#include <functional>

namespace tttc::dsl {

/// Calls `visit` on `expr` and its subexpressions in preorder; skips the subexpressions if
/// `visit` returns false. Does nothing for null.
inline void walkExpr(const Expr *expr, const std::function<bool(const Expr &)> &visit) {
  if (!expr || !visit(*expr))
    return;
  for (const ExprPtr &operand : expr->operands)
    walkExpr(operand.get(), visit);
  for (const Option &option : expr->options)
    walkExpr(option.value.get(), visit);
}

/// Returns true if a name in `expr` is unresolved, which has been reported.
inline bool hasUnknownName(const Expr &expr) {
  bool found = false;
  walkExpr(&expr, [&](const Expr &part) {
    found |= (part.kind == ExprKind::Name || part.kind == ExprKind::Call) && !part.entity &&
             part.builtin == Builtin::None;
    return !found;
  });
  return found;
}

/// Calls `visit` on every statement of `block`, inner blocks included, in order.
inline void walkStmts(const Block &block, const std::function<void(const Stmt &)> &visit) {
  for (const StmtPtr &stmt : block.stmts) {
    visit(*stmt);
    if (stmt->body)
      walkStmts(*stmt->body, visit);
  }
}

/// Calls `visit` on every expression of the layer that is not an operand of another: axes,
/// defaults, initial values, training initializations, views, bodies, lengths and values.
inline void forEachRoot(const Layer &layer, const std::function<void(const Expr &)> &visit) {
  auto call = [&](const ExprPtr &expr) {
    if (expr)
      visit(*expr);
  };
  for (const auto &entity : layer.entities) {
    for (const ExprPtr &axis : entity->axes)
      call(axis);
    call(entity->init);
    call(entity->trainedFrom);
  }
  for (const auto &learner : layer.learners) {
    for (const LocalDef &local : learner->locals)
      call(local.expr);
    call(learner->result);
  }
  for (const auto &function : layer.functions)
    call(function->body);
  walkStmts(layer.body, [&](const Stmt &stmt) { call(stmt.expr); });
}

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMAEXPRWALK_H

//===- SemaPlaces.cpp - Checks of statement positions -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See checkPlaces in SemaPlaces.h.
//
//===----------------------------------------------------------------------===//

#include "SemaPlaces.h"

#include "SemaExprWalk.h"
#include "SemaText.h"

#include "tttc/DSL/Token.h"

#include <map>

namespace tttc::dsl {

namespace {

/// The context of an expression.
struct Place {
  const Stmt *stmt = nullptr; ///< null in a declaration
  std::string what;           ///< the declaration, "function `loss`"
  bool inEach = false, inSum = false, inJoin = false;
  bool besideMatMul = false; ///< a direct operand of `@`
  bool isRoot = true;        ///< not an operand
};

class PlaceChecker {
public:
  PlaceChecker(const Layer &layer, Diagnostics &diags) : layer(layer), diags(diags) {}

  void run() {
    for (const auto &entity : layer.entities) {
      const std::string what = entity->kind == EntityKind::View
                                   ? "view " + quoted(entity->name)
                                   : "the declaration of " + quoted(entity->name);
      for (const ExprPtr &axis : entity->axes)
        declaration(axis.get(), what);
      declaration(entity->init.get(), what);
    }
    for (const auto &learner : layer.learners) {
      for (const LocalDef &local : learner->locals)
        declaration(local.expr.get(), "learner " + quoted(learner->name));
      declaration(learner->result.get(), "learner " + quoted(learner->name));
    }
    for (const auto &function : layer.functions)
      declaration(function->body.get(), "function " + quoted(function->name));
    block(layer.body, false, false);
    if (!out)
      diags.error(layer.nameRange, "layer " + quoted(layer.name) + " has no `out`",
                  "say what a token reads: `each token { out = f(q) }`");
  }

private:
  void declaration(const Expr *expr, const std::string &what) {
    Place place;
    place.what = what;
    if (expr)
      visit(*expr, place);
  }

  void block(const Block &block, bool inEach, bool inRepeat) {
    for (const StmtPtr &stmt : block.stmts) {
      Place place;
      place.stmt = stmt.get();
      place.inEach = inEach;
      if (stmt->expr)
        visit(*stmt->expr, place);
      statement(*stmt, inEach, inRepeat);
      if (stmt->body)
        this->block(*stmt->body, inEach || stmt->kind == StmtKind::EachToken,
                    inRepeat || stmt->kind == StmtKind::Repeat);
    }
  }

  void statement(const Stmt &stmt, bool inEach, bool inRepeat) {
    switch (stmt.kind) {
    case StmtKind::Every:
    case StmtKind::EachToken:
      if (inEach)
        diags.error(stmt.range,
                    (stmt.kind == StmtKind::Every ? "`every`" : "`each token`") +
                        std::string(" inside `each token`"),
                    "inside there is one token only; `repeat n` runs statements several times");
      break;
    case StmtKind::Out:
      outStatement(stmt, inEach, inRepeat);
      break;
    case StmtKind::Probe:
      probeStatement(stmt);
      break;
    case StmtKind::Assign:
      if (stmt.target && stmt.target->kind == EntityKind::State && stmt.target->growing &&
          stmt.expr->builtin != Builtin::Append)
        diags.error(stmt.nameRange,
                    "the stored state " + quoted(stmt.name) + " is only appended to",
                    "`" + stmt.name + " = append(" + stmt.name + ", ...)`");
      break;
    case StmtKind::Repeat:
      break;
    }
  }

  void outStatement(const Stmt &stmt, bool inEach, bool inRepeat) {
    if (out)
      diags.error(stmt.range, "`out` is given twice",
                  "the first is on " + lineOf(diags, out->range) + "; a layer has one output");
    else if (!inEach)
      diags.error(stmt.range, "`out` outside `each token`",
                  "each token has its output: `each token { out = ... }`");
    else if (inRepeat)
      diags.error(stmt.range, "`out` in a `repeat`",
                  "it is given once per token: put it below the `repeat`");
    out = &stmt;
  }

  void probeStatement(const Stmt &stmt) {
    const Entity *taken = nullptr;
    for (const auto &entity : layer.entities)
      if (entity->name == stmt.name && entity->kind != EntityKind::Parameter &&
          entity->kind != EntityKind::LocalValue)
        taken = entity.get();
    auto [it, isNew] = probes.try_emplace(stmt.name, &stmt);
    if (taken)
      diags.error(stmt.nameRange, quoted(stmt.name) + " is declared twice",
                  "it is " + describe(taken->kind) + " on " + lineOf(diags, taken->range) +
                      ": give the probe another name");
    else if (!isNew)
      diags.error(stmt.nameRange, quoted(stmt.name) + " is declared twice",
                  "it is a probe on " + lineOf(diags, it->second->nameRange));
  }

  void visit(const Expr &expr, Place place) {
    if (expr.kind == ExprKind::Call)
      call(expr, place);
    place.isRoot = false;
    place.besideMatMul = expr.kind == ExprKind::MatMul;
    place.inSum |= isSum(expr);
    place.inJoin |= expr.builtin == Builtin::Join;
    for (const ExprPtr &operand : expr.operands)
      visit(*operand, place);
    for (const Option &option : expr.options)
      visit(*option.value, place);
  }

  static bool isSum(const Expr &expr) {
    return expr.builtin == Builtin::SumTokens || expr.builtin == Builtin::MeanTokens;
  }

  void call(const Expr &expr, const Place &place) {
    if (isSum(expr))
      return sum(expr, place);
    switch (expr.builtin) {
    case Builtin::Diag:
      if (!place.besideMatMul)
        diags.error(expr.range, "`diag` exists only beside `@`",
                    "`diag(a) @ S` scales rows, `S @ diag(a)` columns; `a * x` scales entries");
      break;
    case Builtin::Append:
      append(expr, place);
      break;
    case Builtin::Join:
      join(expr, place);
      break;
    default:
      break;
    }
  }

  void sum(const Expr &expr, const Place &place) {
    const std::string name(builtinName(expr.builtin));
    const bool hasLast = !expr.options.empty();
    if (!place.stmt)
      diags.error(expr.range, quoted(name) + " in " + place.what,
                  "write it in the program and pass the value");
    else if (place.inSum)
      diags.error(expr.range, quoted(name) + " inside a sum over tokens",
                  "set a variable to the inner one first");
    else if (place.inEach && !hasLast)
      diags.error(expr.range, quoted(name) + " in `each token` needs `last`",
                  "`" + name +
                      "(..., last = c)` is over this token and the c - 1 before it; over "
                      "the whole group it stands outside `each token`");
    else if (!place.inEach && hasLast)
      diags.error(expr.options[0].range, "`last` outside `each token`",
                  "outside, " + quoted(name) + " is over all tokens of the block");
  }

  void append(const Expr &expr, const Place &place) {
    const Entity *target = place.stmt && place.stmt->kind == StmtKind::Assign && place.isRoot
                               ? place.stmt->target
                               : nullptr;
    const bool fits = target && target->kind == EntityKind::State && target->growing &&
                      !expr.operands.empty() && expr.operands[0]->entity == target;
    if (!fits)
      diags.error(expr.range, "`append` adds a row to a stored state",
                  "`K = append(K, k)`, where K is declared as `state K : [*, d]`");
  }

  void join(const Expr &expr, const Place &place) {
    const bool inResult =
        place.stmt && (place.stmt->kind == StmtKind::Out || place.stmt->kind == StmtKind::Probe);
    const bool inVariable = place.stmt && place.stmt->kind == StmtKind::Assign &&
                            place.stmt->target && place.stmt->target->kind == EntityKind::Variable;
    if (!inResult)
      diags.error(expr.range,
                  inVariable   ? "`join` in the value of `" + place.stmt->target->name +
                                     "`: heads would depend on each other if a state read it"
                  : place.stmt ? "`join` in what reaches a state: heads would depend on each other"
                               : "`join` in " + place.what,
                  "`join` stands in `out` and `probe` only");
    else if (place.inJoin)
      diags.error(expr.range, "`join` inside a `join`", "one puts all heads side by side");
  }

  const Layer &layer;
  Diagnostics &diags;
  const Stmt *out = nullptr;
  std::map<std::string, const Stmt *> probes;
};

} // namespace

void checkPlaces(const Layer &layer, Diagnostics &diags) { PlaceChecker(layer, diags).run(); }

} // namespace tttc::dsl

//===- SemaReport.cpp - Messages of the type checker ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SemaReport.h.
//
//===----------------------------------------------------------------------===//

#include "SemaReport.h"

#include "SemaExprWalk.h"
#include "SemaText.h"

#include "tttc/DSL/Fingerprint.h"
#include "tttc/DSL/Token.h"

namespace tttc::dsl {

std::string opName(const Expr &expr) {
  switch (expr.kind) {
  case ExprKind::Negate:
  case ExprKind::Sub:
    return "`-`";
  case ExprKind::Power:
    return "`^`";
  case ExprKind::Transpose:
    return "`^T`";
  case ExprKind::Add:
    return "`+`";
  case ExprKind::Mul:
    return "`*`";
  case ExprKind::Div:
    return "`/`";
  case ExprKind::Mod:
    return "`%`";
  case ExprKind::MatMul:
    return "`@`";
  case ExprKind::Index:
    return "`[ ]`";
  case ExprKind::Call:
    if (expr.builtin != Builtin::None)
      return quoted(std::string(builtinName(expr.builtin)));
    return quoted(expr.spelling);
  default:
    return "the operation";
  }
}

void TypeReport::error(SourceRange range, std::string message, std::string hint) {
  if (liftedState)
    message += ", in state " + quoted(liftedState->name);
  if (quiet || !reported.insert({range.begin, message}).second)
    return;
  diags.error(range, std::move(message), std::move(hint));
  constexpr int maxNotes = 4;
  int notes = 0;
  for (const Frame *frame = current; frame && notes < maxNotes; frame = frame->caller, ++notes)
    diags.note(frame->call->range, "in this call of " + opName(*frame->call));
}

void TypeReport::errorAtCall(SourceRange range, const Frame *frame, std::string message,
                             std::string hint) {
  while (frame->caller)
    frame = frame->caller;
  // One error per call is enough.
  if (quiet || !reported.insert({frame->call->range.begin, ""}).second)
    return;
  diags.error(frame->call->range, std::move(message), std::move(hint));
  diags.note(range, "it is read here");
}

bool TypeReport::withinLimits(const Expr &expr) {
  if (limitReached)
    return false;
  if (depth <= maxDepth && ++work <= maxWork)
    return true;
  // Reported even in a quiet pass, because no other pass follows; and at the statement, because
  // the position in an inlined body is arbitrary.
  SourceRange range = expr.range;
  for (const Frame *frame = current; frame; frame = frame->caller)
    range = frame->call->range;
  if (depth > maxDepth)
    diags.error(range, "calls and brackets are nested too deeply here",
                "at most " + std::to_string(maxDepth) + " levels: use variables for parts of it");
  else
    diags.error(range, "the layer takes too many steps to check",
                "bodies are inlined at each call, and " + std::to_string(maxWork) +
                    " operations are the limit: use variables for values that are needed again");
  limitReached = true;
  return false;
}

bool TypeReport::enter(const Expr &expr) {
  ++depth;
  return withinLimits(expr);
}

bool TypeReport::checkSize(const Expr &expr, const std::string &what) {
  // Only sizes that the defaults determine are checked here; bindDims checks the rest.
  std::optional<double> value = evaluate(expr, defaults, Division::Numbers);
  if (!value || isSize(*value))
    return true;
  error(expr.range, what + " must be " + expectedSize(*value) + ", found " + exactText(*value),
        expr.kind == ExprKind::Number ? "the least is 1"
                                      : "this is its value with the defaults of the layer");
  return false;
}

std::optional<Poly> TypeReport::axis(const Expr &expr) {
  std::optional<Poly> size = polynomial(expr);
  if (!size || size->overflowed()) {
    if (hasUnknownName(expr))
      return std::nullopt;
    error(expr.range,
          "an axis must be a dim or a whole number, found `" + textOf(diags, expr.range) + "`",
          "axes are made of the layer's constants, `heads`, whole numbers and `+ - * / ^`");
    return std::nullopt;
  }
  if (!checkSize(expr, "an axis"))
    return std::nullopt;
  return size;
}

std::string TypeReport::operandText(const Expr &expr, const char *otherwise) const {
  const bool usable = expr.kind == ExprKind::Name || expr.kind == ExprKind::Call ||
                      expr.kind == ExprKind::Member || expr.kind == ExprKind::Transpose;
  std::string text = usable ? textOf(diags, expr.range) : "...";
  return text == "..." ? otherwise : text;
}

} // namespace tttc::dsl

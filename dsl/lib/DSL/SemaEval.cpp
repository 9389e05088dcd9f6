//===- SemaEval.cpp - Types of expressions ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TypeChecker: names, members, elements and arithmetic.
//
//===----------------------------------------------------------------------===//

#include "SemaText.h"
#include "SemaTypes.h"

namespace tttc::dsl {

namespace {

Value number(bool whole = false) {
  Value value;
  value.type = Type::scalar();
  value.whole = whole;
  return value;
}

} // namespace

void TypeChecker::error(SourceRange range, std::string message, std::string hint) {
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

void TypeChecker::errorAtCall(SourceRange range, const Frame *frame, std::string message,
                              std::string hint) {
  while (frame->caller)
    frame = frame->caller;
  // One token is enough to say what is wrong with the call.
  if (quiet || !reported.insert({frame->call->range.begin, ""}).second)
    return;
  diags.error(frame->call->range, std::move(message), std::move(hint));
  diags.note(range, "it is read here");
}

bool TypeChecker::withinLimits(const Expr &expr) {
  if (gaveUp)
    return false;
  if (depth <= maxDepth && ++work <= maxWork)
    return true;
  // Said even in a quiet pass: no other pass will follow. Said at the statement:
  // where in the bodies the limit was met means nothing.
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
  gaveUp = true;
  return false;
}

Value TypeChecker::eval(Expr &expr, const Frame *frame) {
  ++depth;
  const Frame *outer = current;
  current = frame;
  Value value;
  if (withinLimits(expr))
    value = evalKind(expr, frame);
  if (!frame && !quiet)
    expr.type = value.type;
  current = outer;
  --depth;
  return value;
}

Value TypeChecker::evalKind(Expr &expr, const Frame *frame) {
  switch (expr.kind) {
  case ExprKind::Number: {
    Value value = number();
    value.type.constant = true;
    value.exact = polynomial(expr);
    value.whole = value.exact.has_value();
    return value;
  }
  case ExprKind::Heads: {
    Value value = number(true);
    value.type.constant = true;
    value.exact = Poly::dim("heads");
    return value;
  }
  case ExprKind::TokenIndex:
    return evalTokenValue(expr, frame, number(true));
  case ExprKind::Name:
    return evalName(expr, frame);
  case ExprKind::Member:
    return evalMember(expr, frame);
  case ExprKind::Index:
    return evalIndex(expr, frame);
  case ExprKind::Call:
    return evalCall(expr, frame);
  case ExprKind::Transpose: {
    Value matrix = eval(*expr.operands[0], frame);
    return lift(expr, {matrix}, [&](const std::vector<Shape> &args) -> std::optional<Shape> {
      if (args[0].size() == 2)
        return Shape{args[0][1], args[0][0]};
      error(expr.range, "`^T` needs a matrix, found " + describe(Type::array(args[0])),
            args[0].size() == 1 ? "a row needs no transpose: `x @ W`, `dot(x, y)`, `outer(x, y)`"
                                : "only the two axes of a matrix change places");
      return std::nullopt;
    });
  }
  case ExprKind::MatMul: {
    Value left = eval(*expr.operands[0], frame), right = eval(*expr.operands[1], frame);
    return lift(expr, {left, right}, [&](const std::vector<Shape> &args) {
      return matMulShape(expr, args[0], args[1]);
    });
  }
  default:
    return evalArithmetic(expr, frame);
  }
}

Value TypeChecker::evalTokenValue(Expr &expr, const Frame *frame, Value value) {
  if (context.tokens)
    return value;
  const std::string what =
      expr.kind == ExprKind::TokenIndex
          ? "`t`"
          : "the " + describe(expr.entity->kind).substr(2) + " " + quoted(expr.spelling);
  const std::string hint =
      "tokens have values in `each token`; `sum_tokens(...)` and `mean_tokens(...)` go over all "
      "tokens of the block";
  if (frame)
    errorAtCall(expr.range, frame,
                "this call reads " + what + ", which has a value only for a token", hint);
  else
    error(expr.range, what + " has a value only for a token", hint);
  return {};
}

Value TypeChecker::evalName(Expr &expr, const Frame *frame) {
  Value value;
  if (!expr.entity)
    return value;
  const Entity &entity = *expr.entity;
  if (frame) {
    auto own = frame->own.find(&entity);
    if (own != frame->own.end())
      return own->second;
  }
  value.type = entity.type;
  switch (entity.kind) {
  case EntityKind::Const: {
    // Without a default it may be a dim; where it must be one, bindDims looks.
    auto known = defaults.find(entity.name);
    value.whole = known == defaults.end() || known->second == 0 || isSize(known->second);
    if (value.whole)
      value.exact = Poly::dim(entity.name);
    return value;
  }
  case EntityKind::Token:
  case EntityKind::View: {
    auto bound = bounds.find(&entity);
    if (bound != bounds.end()) {
      value.bound = bound->second;
      value.whole = true;
    }
    return evalTokenValue(expr, frame, value);
  }
  case EntityKind::Param:
    return value;
  case EntityKind::Learner:
  case EntityKind::State:
    value.stateless = false;
    return value;
  case EntityKind::RepeatIndex:
    value = number(true);
    value.stateless = false;
    if (bounds.count(&entity))
      value.bound = bounds[&entity];
    return value;
  case EntityKind::Variable: {
    value.type = variables[&entity];
    value.stateless = false;
    if (context.inSum)
      for (const Block *block = entity.owner; block && block->stmt; block = block->parent)
        if (block->stmt->kind == StmtKind::EachToken) {
          error(expr.range,
                "the variable " + quoted(entity.name) +
                    " lives in `each token`: it has no value for the other tokens of a sum",
                "make it a view, or pass what it is made of");
          return {};
        }
    return value;
  }
  default:
    return {};
  }
}

Value TypeChecker::evalMember(Expr &expr, const Frame *frame) {
  Value base = eval(*expr.operands[0], frame);
  Value value;
  value.stateless = base.stateless;
  value.type.perHead = base.type.perHead;
  if (base.type.isUnknown() || !expr.entity)
    return value;
  const Entity &state = *expr.entity;
  if (!base.type.isLearner()) {
    error(expr.range,
          quoted("." + expr.spelling) + " reads a state of a learner value, found " +
              describe(base.type),
          "a variable becomes a learner value by an assignment, `m = f` or `m = grad(loss, f)`");
    return value;
  }
  if (state.learner != base.type.learner) {
    error(expr.range,
          quoted(expr.spelling) + " is a state of learner " + quoted(state.learner->name) +
              ", found " + describe(base.type),
          "a learner value has the states of its learner");
    return value;
  }
  const std::vector<const Entity *> &states = state.learner->states;
  const std::vector<Shape> shapes = stateShapes(base.type);
  for (size_t i = 0; i < states.size(); ++i)
    if (states[i] == &state && !state.type.isUnknown()) {
      value.type = Type::array(shapes[i]);
      value.type.perHead = true;
    }
  return value;
}

/// "An index must be seen to fit" (language reference §2.2).
bool TypeChecker::fits(const Expr &expr, const Value &index, const Poly &axis) {
  const Poly one = Poly::constant(1);
  const std::string text = textOf(diags, expr.range);
  if (index.bound && (axis - *index.bound).neverNegative())
    return true;
  if (index.exact) {
    if (index.exact->neverNegative() && (axis - *index.exact - one).neverNegative())
      return true;
    std::optional<double> value = index.exact->evaluate(defaults), size = axis.evaluate(defaults);
    const bool negative = value && *value < 0, tooLarge = value && size && *value >= *size;
    // A constant that fits the defaults is looked at again by bindDims.
    if (!negative && !tooLarge)
      return true;
    error(expr.range, "the index " + text + " does not fit an axis of " + axis.str(),
          "indices go from 0 to " + (axis - one).str());
    return false;
  }
  const std::string bound = index.bound ? ", below " + index.bound->str() + "," : "";
  error(expr.range,
        "the index `" + text + "`" + bound + " is not seen to fit an axis of " + axis.str(),
        "an index is a constant, the `as` of a `repeat " + axis.str() + "`, or `t % " + axis.str() +
            "`");
  return false;
}

Value TypeChecker::evalIndex(Expr &expr, const Frame *frame) {
  Value base = eval(*expr.operands[0], frame), index = eval(*expr.operands[1], frame);
  if (!index.type.isUnknown() && !index.type.isScalar()) {
    error(expr.operands[1]->range, "an index is a number, found " + describe(index.type),
          "`k[i][j]` takes an entry of the second axis");
    return {};
  }
  Value position;
  position.type = Type::scalar();
  position.type.perHead = index.type.perHead;
  position.stateless = index.stateless;
  return lift(expr, {base, position}, [&](const std::vector<Shape> &args) -> std::optional<Shape> {
    const Shape &shape = args[0];
    if (shape.empty()) {
      error(expr.range, "a number has no entries to index", "only rows and matrices have entries");
      return std::nullopt;
    }
    if (hasStoredCount({shape[0]})) {
      error(expr.range, "stored tokens cannot be indexed", "their number is not known");
      return std::nullopt;
    }
    if (!index.type.isUnknown() && !fits(*expr.operands[1], index, shape[0]))
      return std::nullopt;
    return Shape(shape.begin() + 1, shape.end());
  });
}

} // namespace tttc::dsl

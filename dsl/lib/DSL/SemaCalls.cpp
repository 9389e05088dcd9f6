//===- SemaCalls.cpp - Types of calls -------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SemaExprs.h: user functions, learner values and `grad`.
//
//===----------------------------------------------------------------------===//

#include "SemaExprs.h"

#include "SemaText.h"

namespace tttc::dsl {

/// The values of the operands from `first` on.
std::vector<Value> ExprTypes::evalOperands(Expr &expr, const Frame *frame, size_t first) {
  std::vector<Value> args;
  for (size_t i = first; i < expr.operands.size(); ++i)
    args.push_back(eval(*expr.operands[i], frame));
  return args;
}

Value ExprTypes::evalCall(Expr &expr, const Frame *frame) {
  if (expr.builtin != Builtin::None)
    return builtins.eval(expr, frame);
  if (!expr.entity)
    return {};
  if (!expr.options.empty()) {
    report.error(expr.options[0].range,
                 opName(expr) + " takes no options, found " +
                     quoted(expr.options[0].name + " = ..."),
                 "options are for built-in functions; pass arguments by position");
    return {};
  }
  if (expr.entity->kind == EntityKind::Function)
    return callFunction(expr, frame);
  return callLearner(expr, frame);
}

Value ExprTypes::callFunction(Expr &expr, const Frame *frame) {
  std::vector<Value> args = evalOperands(expr, frame);
  const Function *function = expr.entity->function;
  return function ? inlineFunction(*function, std::move(args), expr, frame) : Value();
}

Value ExprTypes::inlineFunction(const Function &function, std::vector<Value> args, const Expr &call,
                                const Frame *frame) {
  if (args.size() != function.params.size()) {
    report.error(
        call.range,
        "function " + quoted(function.name) + " takes " + std::to_string(function.params.size()) +
            (function.params.size() == 1 ? " argument, found " : " arguments, found ") +
            std::to_string(args.size()),
        "it is declared on " + lineOf(report.diags, function.nameRange) +
            (call.builtin == Builtin::Grad ? "; `grad(loss, x, rest...)` is of `loss(x, rest...)`"
                                           : ""));
    return {};
  }
  Frame inner;
  inner.caller = frame;
  inner.call = &call;
  for (size_t i = 0; i < args.size(); ++i)
    inner.own[function.params[i]] = std::move(args[i]);
  return eval(*function.body, &inner);
}

Value ExprTypes::callLearner(Expr &expr, const Frame *frame) {
  // The callee is a name; its value is that of the name.
  Expr callee;
  callee.kind = ExprKind::Name;
  callee.range = expr.opRange;
  callee.spelling = expr.spelling;
  callee.entity = expr.entity;
  Value called = evalName(callee, frame);
  std::vector<Value> args = evalOperands(expr, frame);
  if (called.type.isUnknown())
    return {};
  if (!called.type.isWholeLearner()) {
    report.error(expr.opRange,
                 quoted(expr.spelling) + " is called and must be a learner value, found " +
                     describe(called.type),
                 "functions and learner values are called; `*` multiplies");
    return {};
  }
  const Learner &learner = *called.type.learner;
  if (args.size() != 1) {
    report.error(expr.range,
                 "learner " + quoted(learner.name) + " takes one argument, found " +
                     std::to_string(args.size()),
                 "it is called as `" + expr.spelling + "(x)`");
    return {};
  }
  if (args[0].type.isLearner()) {
    report.error(expr.operands[0]->range,
                 "learner " + quoted(learner.name) + " takes an array, found " +
                     describe(args[0].type),
                 "name a state of it, or call it first");
    return {};
  }
  Frame inner;
  inner.caller = frame;
  inner.call = &expr;
  inner.own[learner.param] = args[0];
  for (const Entity *state : learner.states) {
    Value &value = inner.own[state];
    value.type = state->type;
    value.type.perHead = true;
    value.stateless = false;
  }
  for (const LocalDef &local : learner.locals)
    inner.own[local.entity] = eval(*local.expr, &inner);
  Value result = learner.result ? eval(*learner.result, &inner) : Value();
  result.stateless = false;
  return result;
}

Value ExprTypes::evalGrad(Expr &expr, const Frame *frame) {
  if (!expr.options.empty())
    report.error(expr.options[0].range, "`grad` takes no options",
                 "what the loss needs is passed by position: `grad(loss, x, rest...)`");
  std::vector<Value> args = evalOperands(expr, frame, 1);
  const Expr *loss = expr.operands.empty() ? nullptr : expr.operands[0].get();
  if (!loss || loss->kind != ExprKind::Name || args.empty()) {
    report.error(expr.range, "`grad` takes the name of a loss and a learner value",
                 "`grad(loss, f)` is the derivative of `loss(f)` in the states of `f`");
    return {};
  }
  if (!loss->entity)
    return {};
  if (loss->entity->kind != EntityKind::Function) {
    report.error(loss->range,
                 "the first argument of `grad` is the name of a function, found " +
                     describe(loss->entity->kind),
                 "write the loss as a function above, `loss(f) = ...`, and take `grad(loss, f)`");
    return {};
  }
  if (context.inGrad) {
    report.error(expr.range, "`grad` inside a loss that is differentiated: not supported yet",
                 "take the inner gradient before, and pass it");
    return {};
  }
  const Type point = args[0].type;
  Value result;
  result.type = Type::learnerValue(point.learner);
  result.stateless = false;
  if (point.isUnknown()) {
    result.type = Type();
  } else if (!point.isWholeLearner()) {
    report.error(
        expr.operands[1]->range, "`grad` is taken in a learner value, found " + describe(point),
        "give the learner, `f`, a copy of it, or learner arithmetic such as `f + mom * m`");
    return {};
  } else if (growingLearner(*point.learner)) {
    report.error(expr.operands[1]->range,
                 "`grad` is not taken in learner " + quoted(point.learner->name) +
                     ", which stores tokens",
                 "its rows are what was stored; nothing is trained");
    return {};
  }
  const Context saved = context;
  context.inGrad = true;
  Value value = inlineFunction(*loss->entity->function, std::move(args), expr, frame);
  context = saved;
  if (!value.type.isUnknown() && !value.type.isScalar()) {
    report.error(expr.range,
                 "a loss must be a number, " + quoted(loss->spelling) + " is " +
                     describe(value.type),
                 value.type.isLearner() ? "add what each state gives: `sum(f.W1^2) + sum(f.b1^2)`"
                                        : "add its entries with `sum(...)` or `mean(...)`");
    return {};
  }
  return result;
}

} // namespace tttc::dsl

//===- EvaluatorImpl.h - Operators, names and calls --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions of Evaluator's members for operators, names, members and calls;
// included once per number type.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_EVALUATORIMPL_H
#define TTTC_INTERPRETER_EVALUATORIMPL_H

#include "Evaluator.h"

namespace tttc::interpreter {

inline bool isArithmetic(dsl::ExprKind kind) {
  using dsl::ExprKind;
  return kind == ExprKind::Negate || kind == ExprKind::Power || kind == ExprKind::Add ||
         kind == ExprKind::Sub || kind == ExprKind::Mul || kind == ExprKind::Div ||
         kind == ExprKind::Mod;
}

template <typename N> Value<N> Evaluator<N>::evaluate(const dsl::Expr &expr) {
  using dsl::ExprKind;
  if (!status.ok())
    return Value<N>::number(0);
  // By definition of the language: arithmetic of constants is rounded once, to the type of N.
  if (isArithmetic(expr.kind))
    if (std::optional<double> number = dsl::evaluate(expr, dims, dsl::Division::Numbers))
      return Value<N>::number(*number);
  switch (expr.kind) {
  case ExprKind::Number:
    return Value<N>::number(expr.number);
  case ExprKind::Name:
    return expr.entity ? name(*expr.entity) : fail("'" + expr.spelling + "' is not resolved");
  case ExprKind::TokenIndex:
    return Value<N>::number(static_cast<double>(scope.position() + place.token));
  case ExprKind::Heads: {
    auto heads = dims.find("heads");
    return heads == dims.end() ? fail("the number of heads is not known")
                               : Value<N>::number(heads->second);
  }
  case ExprKind::Negate:
    return perPart(evaluate(*expr.operands[0]), [](const Tensor<N> &a) {
      return elementwise(a, [](const N &x) { return -x; });
    });
  case ExprKind::Power:
    return perPart(evaluate(*expr.operands[0]), [&](const Tensor<N> &a) {
      return elementwise(a, [&](const N &x) { return power(x, expr.exponent); });
    });
  case ExprKind::Transpose:
    return perPart(evaluate(*expr.operands[0]),
                   [&](const Tensor<N> &a) { return transpose(a, status); });
  case ExprKind::Add:
  case ExprKind::Sub:
  case ExprKind::Mul:
  case ExprKind::Div:
  case ExprKind::Mod:
    return binary(expr);
  case ExprKind::MatMul:
    return product(expr);
  case ExprKind::Index:
    return index(expr);
  case ExprKind::Member:
    return member(expr);
  case ExprKind::Call:
    return expr.builtin == dsl::Builtin::None ? call(expr) : builtin(expr);
  }
  return fail("unknown expression");
}

template <typename N> Value<N> Evaluator<N>::binary(const dsl::Expr &expr) {
  using dsl::ExprKind;
  Value<N> left = evaluate(*expr.operands[0]), right = evaluate(*expr.operands[1]);
  return perPart(left, right, status, [&](const Tensor<N> &a, const Tensor<N> &b) {
    return elementwise(a, b, status, [&](const N &x, const N &y) -> N {
      switch (expr.kind) {
      case ExprKind::Add:
        return x + y;
      case ExprKind::Sub:
        return x - y;
      case ExprKind::Mul:
        return x * y;
      case ExprKind::Div:
        return x / y;
      default:
        return modulo(x, y);
      }
    });
  });
}

inline bool isDiag(const dsl::Expr &expr) { return expr.builtin == dsl::Builtin::Diag; }

/// `a @ b`. diag(a) exists only as an operand of `@` and is not materialized, except for the
/// product of two, which has to be a matrix.
template <typename N> Value<N> Evaluator<N>::product(const dsl::Expr &expr) {
  const dsl::Expr &left = *expr.operands[0], &right = *expr.operands[1];
  auto side = [&](const dsl::Expr &operand) {
    return isDiag(operand) && arity(operand, 1) ? evaluate(*operand.operands[0])
                                                : evaluate(operand);
  };
  Value<N> a = side(left), b = side(right);
  return perPart(a, b, status, [&](const Tensor<N> &x, const Tensor<N> &y) {
    if (isDiag(left) && isDiag(right)) {
      Tensor<N> both = elementwise(x, y, status, [](const N &p, const N &q) { return p * q; });
      std::vector<N> out(static_cast<size_t>(both.size() * both.size()), literal<N>(0));
      for (int64_t i = 0; i < both.size(); ++i)
        out[static_cast<size_t>(i * both.size() + i)] = both[i];
      return Tensor<N>({both.size(), both.size()}, std::move(out));
    }
    if (isDiag(left))
      return scaleRows(x, y, status);
    if (isDiag(right))
      return scaleColumns(x, y, status);
    return matmul(x, y, status);
  });
}

template <typename N> Value<N> Evaluator<N>::name(const dsl::Entity &entity) {
  if (bindings) {
    auto bound = bindings->find(&entity);
    if (bound != bindings->end())
      return bound->second;
  } else if (caller) {
    auto bound = caller->bound.find(&entity);
    if (bound != caller->bound.end())
      return scope.valueAt(*bound->second.expr, bound->second.call, place.token);
  }
  if (entity.kind == dsl::EntityKind::Const) {
    auto dim = dims.find(entity.name);
    return dim == dims.end() ? fail("constant '" + entity.name + "' has no value")
                             : Value<N>::number(dim->second);
  }
  return scope.lookup(entity, place);
}

template <typename N> Value<N> Evaluator<N>::index(const dsl::Expr &expr) {
  Value<N> base = evaluate(*expr.operands[0]), position = evaluate(*expr.operands[1]);
  if (!position.isScalar())
    return fail("expected a number as an index");
  int64_t i = std::llround(plain(position.array()[0]));
  return perPart(base, [&](const Tensor<N> &a) {
    if (a.rank() == 0 || i < 0 || i >= a.axis(0)) {
      status.fail("index " + std::to_string(i) + " is outside " + shapeText(a.shape()));
      return a;
    }
    return a.entry(i);
  });
}

template <typename N> Value<N> Evaluator<N>::member(const dsl::Expr &expr) {
  Value<N> base = evaluate(*expr.operands[0]);
  if (base.learner)
    for (size_t i = 0; i < base.parts.size(); ++i)
      if (base.learner->states[i]->name == expr.spelling)
        return base.parts[i];
  return fail("expected a learner value with a state '" + expr.spelling + "'");
}

template <typename N> Value<N> Evaluator<N>::call(const dsl::Expr &expr) {
  if (!expr.entity)
    return fail("'" + expr.spelling + "' is not resolved");
  std::vector<Value<N>> arguments;
  for (const dsl::ExprPtr &operand : expr.operands)
    arguments.push_back(evaluate(*operand));
  if (expr.entity->kind == dsl::EntityKind::Function)
    return callFunction(*expr.entity->function, std::move(arguments), expr);
  if (!arity(expr, 1))
    return Value<N>::number(0);
  return callLearner(name(*expr.entity), std::move(arguments[0]), expr);
}

template <typename N>
Value<N> Evaluator<N>::callFunction(const dsl::Function &function, std::vector<Value<N>> arguments,
                                    const dsl::Expr &site) {
  if (arguments.size() != function.params.size())
    return fail("expected " + std::to_string(function.params.size()) + " arguments of '" +
                function.name + "', found " + std::to_string(arguments.size()));
  Bindings inside;
  Call call{caller, &site, {}};
  const size_t first = site.operands.size() - arguments.size(); // 1 for `grad`, after the loss
  for (size_t i = 0; i < arguments.size(); ++i) {
    inside[function.params[i]] = std::move(arguments[i]);
    call.bound[function.params[i]] = {site.operands[first + i].get(), caller};
  }
  const Bindings *outside = std::exchange(bindings, &inside);
  caller = &call;
  Value<N> result = evaluate(*function.body);
  bindings = outside;
  caller = call.outer;
  return result;
}

/// In the body, a state's name is the called value's state.
template <typename N>
Value<N> Evaluator<N>::callLearner(const Value<N> &learner, Value<N> argument,
                                   const dsl::Expr &site) {
  if (!learner.learner)
    return fail("expected a learner value to call");
  const dsl::Learner &body = *learner.learner;
  Bindings inside;
  for (size_t i = 0; i < body.states.size(); ++i)
    inside[body.states[i]] = learner.parts[i];
  inside[body.param] = std::move(argument);
  Call call{caller, &site, {}};
  call.bound[body.param] = {site.operands[0].get(), caller};
  const Bindings *outside = std::exchange(bindings, &inside);
  caller = &call;
  for (const dsl::LocalDef &local : body.locals) {
    inside[local.entity] = evaluate(*local.expr);
    call.bound[local.entity] = {local.expr.get(), &call};
  }
  Value<N> result = evaluate(*body.result);
  bindings = outside;
  caller = call.outer;
  return result;
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_EVALUATORIMPL_H

//===- Dims.cpp - Compile-time expressions and their values -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates axes, loop lengths and defaults, with numbers for the dims or, for
// the checker, as polynomials.
//
//===----------------------------------------------------------------------===//

#include "SemaConst.h"

#include <algorithm>
#include <cmath>

namespace tttc::dsl {

namespace {

/// Doubles represent every integer up to 2^53 exactly.
constexpr double maxWhole = 9007199254740992.0;

bool isWhole(double value) { return std::fabs(value) <= maxWhole && value == std::floor(value); }

std::optional<double> applyBuiltin(Builtin builtin, const std::vector<double> &args) {
  if (args.size() == 2)
    switch (builtin) {
    case Builtin::Max:
      return std::fmax(args[0], args[1]);
    case Builtin::Min:
      return std::fmin(args[0], args[1]);
    default:
      return std::nullopt;
    }
  if (args.size() != 1)
    return std::nullopt;
  switch (builtin) {
  case Builtin::Exp:
    return std::exp(args[0]);
  case Builtin::Log:
    return std::log(args[0]);
  case Builtin::Sqrt:
    return std::sqrt(args[0]);
  case Builtin::Abs:
    return std::fabs(args[0]);
  case Builtin::Tanh:
    return std::tanh(args[0]);
  default:
    return std::nullopt;
  }
}

std::optional<double> combine(const Expr &expr, const std::vector<double> &args,
                              Division division) {
  switch (expr.kind) {
  case ExprKind::Negate:
    return -args[0];
  case ExprKind::Power:
    return std::pow(args[0], static_cast<double>(expr.exponent));
  case ExprKind::Add:
    return args[0] + args[1];
  case ExprKind::Sub:
    return args[0] - args[1];
  case ExprKind::Mul:
    return args[0] * args[1];
  case ExprKind::Div: {
    const double quotient = args[0] / args[1];
    if (division == Division::Exact && !isWhole(quotient))
      return std::nullopt;
    return quotient;
  }
  case ExprKind::Mod: {
    // The remainder has the divisor's sign, as needed for an index.
    if (!isWhole(args[0]) || !isSize(args[1]))
      return std::nullopt;
    return args[0] - args[1] * std::floor(args[0] / args[1]);
  }
  case ExprKind::Call:
    return applyBuiltin(expr.builtin, args);
  default:
    return std::nullopt;
  }
}

std::optional<Poly> wholeNumber(double value) {
  if (!isWhole(value))
    return std::nullopt;
  return Poly::constant(static_cast<int64_t>(value));
}

} // namespace

bool isSize(double value) { return value >= 1 && isWhole(value); }

std::string expectedSize(double value) {
  return value > maxWhole ? "at most " + std::to_string(int64_t(maxWhole))
                          : "a whole positive number";
}

std::optional<double> evaluate(const Expr &expr, const DimEnv &dims, Division division) {
  auto lookUp = [&](const std::string &name) -> std::optional<double> {
    auto it = dims.find(name);
    return it == dims.end() ? std::nullopt : std::optional<double>(it->second);
  };
  switch (expr.kind) {
  case ExprKind::Number:
    return expr.number;
  case ExprKind::Heads:
    return lookUp("heads");
  case ExprKind::Name:
    if (!expr.entity || expr.entity->kind != EntityKind::Const)
      return std::nullopt;
    return lookUp(expr.spelling);
  default:
    break;
  }
  std::vector<double> args;
  for (const ExprPtr &operand : expr.operands) {
    std::optional<double> value = evaluate(*operand, dims, division);
    if (!value)
      return std::nullopt;
    args.push_back(*value);
  }
  std::optional<double> result = combine(expr, args, division);
  if (!result || !std::isfinite(*result))
    return std::nullopt;
  return result;
}

std::optional<Poly> polynomial(const Expr &expr) {
  switch (expr.kind) {
  case ExprKind::Number:
    return wholeNumber(expr.number);
  case ExprKind::Heads:
    return Poly::dim("heads");
  case ExprKind::Name:
    if (!expr.entity || expr.entity->kind != EntityKind::Const)
      return std::nullopt;
    return Poly::dim(expr.spelling);
  case ExprKind::Negate:
  case ExprKind::Power:
  case ExprKind::Add:
  case ExprKind::Sub:
  case ExprKind::Mul:
  case ExprKind::Div:
    break;
  default:
    return std::nullopt;
  }
  std::vector<Poly> args;
  for (const ExprPtr &operand : expr.operands) {
    std::optional<Poly> arg = polynomial(*operand);
    if (!arg)
      return std::nullopt;
    args.push_back(std::move(*arg));
  }
  Poly result = args[0];
  switch (expr.kind) {
  case ExprKind::Negate:
    return Poly::constant(0) - args[0];
  case ExprKind::Power:
    // Powers of 0, 1 and -1 never overflow, so the loop needs an explicit bound.
    result = Poly::constant(1);
    for (int64_t i = 0; i < std::min(expr.exponent, maxSizePower); ++i)
      result = result * args[0];
    return expr.exponent <= maxSizePower ? std::optional<Poly>(result) : std::nullopt;
  case ExprKind::Add:
    return args[0] + args[1];
  case ExprKind::Sub:
    return args[0] - args[1];
  case ExprKind::Mul:
    return args[0] * args[1];
  default:
    return result.divideBy(args[1]) ? std::optional<Poly>(result) : std::nullopt;
  }
}

bool isConstant(const Expr &expr) {
  switch (expr.kind) {
  case ExprKind::Number:
  case ExprKind::Heads:
    return true;
  case ExprKind::Name:
    return expr.entity && expr.entity->kind == EntityKind::Const;
  case ExprKind::TokenIndex:
  case ExprKind::Transpose:
  case ExprKind::MatMul:
  case ExprKind::Index:
  case ExprKind::Member:
    return false;
  case ExprKind::Call:
    if (!applyBuiltin(expr.builtin, std::vector<double>(expr.operands.size(), 1.0)))
      return false;
    break;
  default:
    break;
  }
  for (const ExprPtr &operand : expr.operands)
    if (!isConstant(*operand))
      return false;
  return true;
}

DimEnv defaultDims(const Layer &layer) {
  DimEnv dims;
  for (const Entity *constant : layer.consts)
    if (constant->init)
      if (auto value = evaluate(*constant->init, dims, Division::Numbers))
        dims[constant->name] = *value;
  return dims;
}

const Entity *findState(const Layer &layer, const std::string &name) {
  for (const auto &learner : layer.learners)
    for (const Entity *state : learner->states)
      if (state->name == name)
        return state;
  return nullptr;
}

std::optional<double> startOf(const Layer &layer, const std::string &state, const DimEnv &dims) {
  const Entity *found = findState(layer, state);
  return found && found->init ? evaluate(*found->init, dims, Division::Numbers) : std::nullopt;
}

std::optional<std::vector<int64_t>> concreteShape(const Entity &entity, const DimEnv &dims) {
  if (entity.growing)
    return std::nullopt;
  std::vector<int64_t> shape;
  for (const ExprPtr &axis : entity.axes) {
    std::optional<double> extent = evaluate(*axis, dims);
    if (!extent || !isSize(*extent))
      return std::nullopt;
    shape.push_back(static_cast<int64_t>(*extent));
  }
  return shape;
}

} // namespace tttc::dsl

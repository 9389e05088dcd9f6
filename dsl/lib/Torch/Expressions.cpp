//===- Expressions.cpp - Names and operators in Python ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Expressions.h; calls are in Calls.cpp, built-in functions in Builtins.cpp.
//
//===----------------------------------------------------------------------===//

#include "Builtins.h"
#include "Lifted.h"

using namespace tttc;
using namespace tttc::torch;
using dsl::EntityKind;
using dsl::ExprKind;

Value Expressions::asArray(Value value) {
  if (value.kind.of != Kind::Number)
    return value;
  needs.number = true;
  return {{"number(" + value.text + ")"}, {Kind::Array}};
}

/// The number without leading zeros: `007` is not valid in Python.
static std::string spelled(const std::string &spelling) {
  const size_t digits = spelling.find_first_not_of('0');
  if (digits == 0 || digits == std::string::npos)
    return digits == 0 ? spelling : "0";
  const bool whole = spelling[digits] >= '1' && spelling[digits] <= '9';
  return spelling.substr(whole ? digits : digits - 1);
}

Value Expressions::value(const dsl::Expr &expr) {
  auto known = replaced.find(&expr);
  if (known != replaced.end())
    return known->second;
  switch (expr.kind) {
  case ExprKind::Number:
    return {{spelled(expr.spelling)}, {Kind::Number}};
  case ExprKind::Name:
    return name(*expr.entity);
  case ExprKind::TokenIndex:
    readsToken = true;
    return {{"t"}, {Kind::Number}};
  case ExprKind::Heads:
    return {{"heads"}, {Kind::Number}};
  case ExprKind::Negate: {
    Value a = value(*expr.operands[0]);
    return {{"-" + a.as(Binding::Minus), Binding::Minus}, a.kind};
  }
  case ExprKind::Power: {
    Value a = value(*expr.operands[0]);
    return {{a.as(Binding::Primary) + "**" + spelled(expr.spelling), Binding::Power}, a.kind};
  }
  case ExprKind::Transpose:
    return lifted(*this, {value(*expr.operands[0])}, [](const std::vector<Value> &a) -> Text {
      return {a[0].as(Binding::Primary) + ".mT"};
    });
  case ExprKind::MatMul:
    return product(expr);
  case ExprKind::Index:
    return index(expr);
  case ExprKind::Member:
    return member(expr);
  case ExprKind::Call:
    return expr.builtin == dsl::Builtin::None ? call(expr) : Builtins(*this).value(expr);
  default:
    return binary(expr);
  }
}

static Kind either(const Value &a, const Value &b) { return a.kind < b.kind ? b.kind : a.kind; }

Value Expressions::binary(const dsl::Expr &expr) {
  Value a = value(*expr.operands[0]), b = value(*expr.operands[1]);
  const bool sum = expr.kind == ExprKind::Add || expr.kind == ExprKind::Sub;
  const char *symbol = expr.kind == ExprKind::Add   ? " + "
                       : expr.kind == ExprKind::Sub ? " - "
                       : expr.kind == ExprKind::Mul ? " * "
                       : expr.kind == ExprKind::Div ? " / "
                                                    : " % ";
  const Binding own = sum ? Binding::Sum : Binding::Product;
  return {{a.as(own) + symbol + b.as(sum ? Binding::Product : Binding::Minus), own}, either(a, b)};
}

/// diag(a) occurs only as an operand of `@`: it scales rows or columns and is not materialized,
/// unless both operands are diagonal.
Value Expressions::product(const dsl::Expr &expr) {
  auto isDiag = [](const dsl::Expr &side) { return side.builtin == dsl::Builtin::Diag; };
  auto side = [&](const dsl::Expr &operand) {
    return value(isDiag(operand) ? *operand.operands[0] : operand);
  };
  const dsl::Expr &left = *expr.operands[0], &right = *expr.operands[1];
  return lifted(*this, {side(left), side(right)}, [&](const std::vector<Value> &args) -> Text {
    const Text &a = args[0], &b = args[1];
    if (isDiag(left) && isDiag(right))
      return {"torch.diag(" + a.as(Binding::Product) + " * " + b.as(Binding::Minus) + ")"};
    if (isDiag(left))
      return {a.as(Binding::Primary) + ".unsqueeze(-1) * " + b.as(Binding::Minus),
              Binding::Product};
    // Python evaluates products from left to right; parentheses separate the two kinds.
    const char *symbol = isDiag(right) ? " * " : " @ ";
    const bool mixed = left.kind != ExprKind::MatMul && !isDiag(left);
    return {a.as(mixed ? Binding::Minus : Binding::Product) + symbol + b.as(Binding::Minus),
            Binding::Product};
  });
}

Value Expressions::name(const dsl::Entity &entity) {
  if (bindings) {
    auto bound = bindings->find(&entity);
    if (bound != bindings->end()) {
      readsToken |= shifted.contains(&entity);
      return bound->second;
    }
  }
  const std::string own = pythonName(entity.name);
  switch (entity.kind) {
  case EntityKind::Const:
    needs.constants.insert(&entity);
    return {{own}, {Kind::Number}};
  case EntityKind::View:
    if (!views.count(&entity)) {
      const bool inside = readsToken;
      views[&entity] = value(*entity.init).kind;
      readsToken = inside;
    }
    reads.insert(&entity);
    readsToken = true;
    return {{own + "[t]"}, views[&entity]};
  case EntityKind::Token:
    reads.insert(&entity);
    readsToken = true;
    return {{own + "[t]"}, {Kind::Array}};
  case EntityKind::Param:
    reads.insert(&entity);
    return {{own}, {Kind::Array}};
  case EntityKind::Learner:
    return {{own}, {Kind::Learner, entity.learner}};
  case EntityKind::State:
    return {{learnerName(*entity.learner) + "." + own}, {Kind::Array}};
  case EntityKind::RepeatIndex:
    return {{own}, {Kind::Number}};
  default:
    return {{own}, entity.type.isLearner() ? Kind{Kind::Learner, entity.type.learner} : Kind{}};
  }
}

Value Expressions::member(const dsl::Expr &expr) {
  Value base = value(*expr.operands[0]);
  return {{base.as(Binding::Primary) + "." + pythonName(expr.spelling)}, {Kind::Array}};
}

Value Expressions::index(const dsl::Expr &expr) {
  Value base = value(*expr.operands[0]);
  const std::string position = size(*expr.operands[1]).text;
  return lifted(*this, {base}, [&](const std::vector<Value> &a) -> Text {
    return {a[0].as(Binding::Primary) + "[" + position + "]"};
  });
}

Text Expressions::size(const dsl::Expr &expr) {
  if (expr.kind != ExprKind::Div)
    return value(expr);
  return {value(*expr.operands[0]).as(Binding::Product) + " // " +
              value(*expr.operands[1]).as(Binding::Minus),
          Binding::Product};
}

std::string Expressions::shape(const dsl::Entity &entity) {
  std::vector<std::string> axes;
  if (entity.growing)
    axes.push_back("0");
  for (const dsl::ExprPtr &axis : entity.axes)
    axes.push_back(size(*axis).text);
  return tuple(axes);
}

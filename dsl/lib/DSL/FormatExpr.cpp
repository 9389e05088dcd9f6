//===- FormatExpr.cpp - Expressions and declarations as text ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parentheses are emitted only where the grammar needs them to rebuild the same
// tree: precedence, the right operand of a chain, and products of two kinds.
//
//===----------------------------------------------------------------------===//

#include "FormatExpr.h"

using namespace tttc::dsl;

namespace {

enum Precedence { Sum, Product, Minus, Raised, Primary };

Precedence precedence(ExprKind kind) {
  switch (kind) {
  case ExprKind::Add:
  case ExprKind::Sub:
    return Sum;
  case ExprKind::Mul:
  case ExprKind::Div:
  case ExprKind::Mod:
  case ExprKind::MatMul:
    return Product;
  case ExprKind::Negate:
    return Minus;
  case ExprKind::Power:
  case ExprKind::Transpose:
    return Raised;
  default:
    return Primary;
  }
}

const char *symbol(ExprKind kind) {
  switch (kind) {
  case ExprKind::Add:
    return "+";
  case ExprKind::Sub:
    return "-";
  case ExprKind::Mul:
    return "*";
  case ExprKind::Div:
    return "/";
  case ExprKind::Mod:
    return "%";
  default:
    return "@";
  }
}

/// Appends to one string, so that a tree costs time linear in its text.
class Printer {
public:
  explicit Printer(Spacing spacing) : spacing(spacing) {}
  void print(const Expr &expr);
  std::string text;

private:
  void operand(const Expr &expr, Precedence least, bool parenthesise = false);
  void binary(const Expr &expr);
  void call(const Expr &expr);
  Spacing spacing;
};

void Printer::operand(const Expr &expr, Precedence least, bool parenthesise) {
  if (!parenthesise && precedence(expr.kind) >= least)
    return print(expr);
  text += '(';
  print(expr);
  text += ')';
}

void Printer::binary(const Expr &expr) {
  const Precedence own = precedence(expr.kind);
  const Expr &lhs = *expr.operands[0], &rhs = *expr.operands[1];
  const bool mixed = own == Product && precedence(lhs.kind) == Product &&
                     (lhs.kind == ExprKind::MatMul) != (expr.kind == ExprKind::MatMul);
  operand(lhs, own, mixed);
  const bool spaced = spacing == Spacing::Around;
  text += spaced ? " " : "";
  text += symbol(expr.kind);
  text += spaced ? " " : "";
  operand(rhs, own == Sum ? Product : Minus);
}

void Printer::call(const Expr &expr) {
  text += expr.spelling + "(";
  const char *separator = "";
  for (const ExprPtr &argument : expr.operands) {
    text += separator;
    print(*argument);
    separator = ", ";
  }
  for (const Option &option : expr.options) {
    text += separator + option.name + " = ";
    print(*option.value);
    separator = ", ";
  }
  text += ")";
}

void Printer::print(const Expr &expr) {
  switch (expr.kind) {
  case ExprKind::Number:
  case ExprKind::Name:
    text += expr.spelling;
    return;
  case ExprKind::TokenIndex:
    text += "t";
    return;
  case ExprKind::Heads:
    text += "heads";
    return;
  case ExprKind::Negate:
    text += "-";
    return operand(*expr.operands[0], Minus);
  case ExprKind::Power: // a power of a power requires parentheses
    operand(*expr.operands[0], Raised, expr.operands[0]->kind == ExprKind::Power);
    text += "^" + expr.spelling;
    return;
  case ExprKind::Transpose:
    operand(*expr.operands[0], Raised);
    text += "^T";
    return;
  case ExprKind::Index:
    operand(*expr.operands[0], Primary);
    text += "[";
    print(*expr.operands[1]);
    text += "]";
    return;
  case ExprKind::Member:
    operand(*expr.operands[0], Primary);
    text += "." + expr.spelling;
    return;
  case ExprKind::Call:
    return call(expr);
  default:
    return binary(expr);
  }
}

} // namespace

std::string tttc::dsl::formatExpr(const Expr &expr, Spacing spacing) {
  Printer printer(spacing);
  printer.print(expr);
  return std::move(printer.text);
}

std::string tttc::dsl::formatShape(const Entity &entity) {
  if (entity.axes.empty() && !entity.growing)
    return "";
  std::string text = entity.growing ? " : [*" : " : [";
  for (const ExprPtr &axis : entity.axes) {
    if (text.back() != '[')
      text += ", ";
    text += formatExpr(*axis, Spacing::None);
  }
  return text + "]";
}

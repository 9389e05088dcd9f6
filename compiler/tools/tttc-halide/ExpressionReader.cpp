//===- ExpressionReader.cpp - Reads expressions ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExpressionReader.h"

#include <functional>
#include <limits>

using namespace tttc::halide;
using Halide::Expr;

static unsigned levelOf(const std::string &symbol) {
  static const std::map<std::string, unsigned> levels = {
      {"||", 1}, {"&&", 2}, {"==", 3}, {"!=", 3}, {"<", 4}, {"<=", 4}, {">", 4},
      {">=", 4}, {"+", 5},  {"-", 5},  {"*", 6},  {"/", 6}, {"%", 6}};
  const auto found = levels.find(symbol);
  return found == levels.end() ? 0 : found->second;
}

static Expr apply(const std::string &symbol, const Expr &a, const Expr &b) {
  static const std::map<std::string, std::function<Expr(Expr, Expr)>> operators = {
      {"||", [](Expr x, Expr y) { return x || y; }}, {"&&", [](Expr x, Expr y) { return x && y; }},
      {"==", [](Expr x, Expr y) { return x == y; }}, {"!=", [](Expr x, Expr y) { return x != y; }},
      {"<", [](Expr x, Expr y) { return x < y; }},   {"<=", [](Expr x, Expr y) { return x <= y; }},
      {">", [](Expr x, Expr y) { return x > y; }},   {">=", [](Expr x, Expr y) { return x >= y; }},
      {"+", [](Expr x, Expr y) { return x + y; }},   {"-", [](Expr x, Expr y) { return x - y; }},
      {"*", [](Expr x, Expr y) { return x * y; }},   {"/", [](Expr x, Expr y) { return x / y; }},
      {"%", [](Expr x, Expr y) { return x % y; }}};
  return operators.at(symbol)(a, b);
}

/// Operators of one level associate to the left.
Expr ExpressionReader::expression(unsigned least) {
  Expr left = unary();
  while (const unsigned level = in.peek().kind == Token::Symbol ? levelOf(in.peek().text) : 0) {
    if (level <= least)
      break;
    const std::string symbol = in.next().text;
    left = apply(symbol, left, expression(level));
  }
  return left;
}

Expr ExpressionReader::unary() {
  if (in.take("-"))
    return -unary();
  return primary();
}

/// `<float>`
Halide::Type ExpressionReader::typeInBrackets() {
  static const std::map<std::string, Halide::Type> types = {{"float", Halide::Float(32)},
                                                            {"double", Halide::Float(64)},
                                                            {"int32_t", Halide::Int(32)},
                                                            {"int64_t", Halide::Int(64)}};
  in.expect("<");
  const std::string name = in.name();
  const auto known = types.find(name);
  if (known == types.end())
    in.fail("unknown type '" + name + "'");
  in.expect(">");
  return known->second;
}

Expr ExpressionReader::primary() {
  if (in.take("(")) {
    Expr inner = expression();
    in.expect(")");
    return inner;
  }
  if (in.peek().kind == Token::Number) {
    const std::string text = in.next().text;
    if (text.find_first_of(".e") == std::string::npos) {
      const int64_t number = std::stoll(text);
      const auto small = static_cast<int32_t>(number);
      return small == number ? Expr(small) : Expr(number);
    }
    return text.back() == 'f' ? Expr(std::stof(text)) : Expr(std::stod(text));
  }
  if (in.peek().kind != Token::Name)
    in.fail("expected an expression, found '" + in.peek().text + "'");
  const Token subject = in.next();
  if (subject.text == "std::numeric_limits") {
    const bool isDouble = typeInBrackets().bits() == 64;
    const std::string which = in.name();
    in.expect("(");
    in.expect(")");
    const double value = which == "::infinity" ? std::numeric_limits<double>::infinity()
                                               : std::numeric_limits<double>::quiet_NaN();
    return isDouble ? Expr(value) : Expr(static_cast<float>(value));
  }
  if (const auto local = names.locals.find(subject.text); local != names.locals.end())
    return local->second;
  if (const auto var = names.vars.find(subject.text); var != names.vars.end())
    return var->second;
  if (const auto domain = names.domains.find(subject.text); domain != names.domains.end()) {
    in.expect("[");
    const auto axis = static_cast<int>(in.integer());
    in.expect("]");
    if (axis < 0 || axis >= domain->second.dimensions())
      in.fail("no axis " + std::to_string(axis) + " of '" + subject.text + "'");
    return domain->second[axis];
  }
  if (const auto known = names.parameters.find(subject.text); known != names.parameters.end())
    return Halide::Internal::Variable::make(known->second.type(), known->second.name(),
                                            known->second);
  return call(subject);
}

std::vector<Expr> ExpressionReader::arguments() {
  std::vector<Expr> list;
  in.expect("(");
  if (in.take(")"))
    return list;
  do
    list.push_back(expression());
  while (in.take(","));
  in.expect(")");
  return list;
}

using Arguments = std::vector<Expr>;

static const std::map<std::string, std::pair<size_t, std::function<Expr(const Arguments &)>>> &
functions() {
  static const std::map<std::string, std::pair<size_t, std::function<Expr(const Arguments &)>>>
      list = {{"abs", {1, [](const Arguments &x) { return Halide::abs(x[0]); }}},
              {"ceil", {1, [](const Arguments &x) { return Halide::ceil(x[0]); }}},
              {"clamp", {3, [](const Arguments &x) { return Halide::clamp(x[0], x[1], x[2]); }}},
              {"floor", {1, [](const Arguments &x) { return Halide::floor(x[0]); }}},
              {"max", {2, [](const Arguments &x) { return Halide::max(x[0], x[1]); }}},
              {"min", {2, [](const Arguments &x) { return Halide::min(x[0], x[1]); }}},
              {"sqrt", {1, [](const Arguments &x) { return Halide::sqrt(x[0]); }}},
              {"strict_float", {1, [](const Arguments &x) { return Halide::strict_float(x[0]); }}}};
  return list;
}

Expr ExpressionReader::callDefined(const std::string &function, const std::vector<Expr> &values) {
  const Defined &known = names.functions.at(function);
  if (values.size() != known.parameters.size())
    in.fail("expected " + std::to_string(known.parameters.size()) + " operands of '" + function +
            "', found " + std::to_string(values.size()));
  const size_t after = in.position();
  const std::map<std::string, Expr> outer = std::move(names.locals);
  names.locals.clear();
  for (size_t i = 0; i < values.size(); ++i)
    names.locals[known.parameters[i]] = values[i];
  in.moveTo(known.body);
  while (in.take("Expr")) {
    const std::string local = in.name();
    in.expect("=");
    names.locals[local] = expression();
    in.expect(";");
  }
  in.expect("return");
  const Expr result = expression();
  in.expect(";");
  in.expect("}");
  names.locals = outer;
  in.moveTo(after);
  return result;
}

/// A function of Halide, or an element of a Func, ImageParam or Buffer.
Expr ExpressionReader::call(const Token &subject) {
  if (subject.text == "cast" || subject.text == "reinterpret") {
    const Halide::Type type = typeInBrackets();
    const Arguments list = arguments();
    if (list.size() != 1)
      in.fail("expected one operand of '" + subject.text + "'");
    return subject.text == "cast" ? Halide::cast(type, list[0])
                                  : Halide::reinterpret(type, list[0]);
  }
  const Arguments list = arguments();
  if (subject.text == "select") {
    // Conditions and values in turn, then the value that is left.
    if (list.size() < 3 || list.size() % 2 == 0)
      in.fail("expected 3 operands of 'select', or 5, found " + std::to_string(list.size()));
    Expr chosen = list.back();
    for (size_t i = list.size() - 1; i > 0; i -= 2)
      chosen = Halide::select(list[i - 2], list[i - 1], chosen);
    return chosen;
  }
  if (const auto known = functions().find(subject.text); known != functions().end()) {
    if (list.size() != known->second.first)
      in.fail("expected " + std::to_string(known->second.first) + " operands of '" + subject.text +
              "', found " + std::to_string(list.size()));
    return known->second.second(list);
  }
  if (names.functions.count(subject.text))
    return callDefined(subject.text, list);
  if (const auto image = names.images.find(subject.text); image != names.images.end())
    return image->second(list);
  if (const auto buffer = names.buffers.find(subject.text); buffer != names.buffers.end())
    return buffer->second(list);
  const auto func = names.funcs.find(subject.text);
  if (func == names.funcs.end())
    in.fail("no function or Func '" + subject.text + "'");
  const Halide::FuncRef element = func->second(list);
  if (in.take("[")) {
    const auto part = static_cast<int>(in.integer());
    in.expect("]");
    return element[part];
  }
  return element;
}

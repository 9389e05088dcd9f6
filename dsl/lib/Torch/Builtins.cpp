//===- Builtins.cpp - Built-in functions in Python -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A built-in function becomes PyTorch's function if values and derivatives are the same
// to the last digit, otherwise a helper (Helpers.cpp).
//
//===----------------------------------------------------------------------===//

#include "Builtins.h"
#include "Lifted.h"

#include <algorithm>

using namespace tttc;
using namespace tttc::torch;
using dsl::Builtin;

/// The given options, ", name=value"; "" if there are none.
std::string Builtins::options(const dsl::Expr &expr) {
  std::string text;
  for (const dsl::Option &given : expr.options)
    text += ", " + given.name + "=" + expressions.value(*given.value).text;
  return text;
}

/// A call on Python numbers only; `known` is false if the function takes arrays.
Value Builtins::numbers(const dsl::Expr &expr, const std::vector<Value> &args, bool &known) {
  known = std::all_of(args.begin(), args.end(),
                      [](const Value &arg) { return arg.kind.of == Kind::Number; });
  const bool plain =
      expr.builtin == Builtin::Abs || expr.builtin == Builtin::Max || expr.builtin == Builtin::Min;
  const bool math = expr.builtin == Builtin::Exp || expr.builtin == Builtin::Log ||
                    expr.builtin == Builtin::Sqrt || expr.builtin == Builtin::Tanh;
  known &= plain || math;
  if (!known)
    return {};
  if (math)
    needs.imports.insert("import math");
  std::vector<std::string> texts;
  for (const Value &arg : args)
    texts.push_back(arg.text);
  return {{(math ? "math." : "") + expr.spelling + "(" + commaList(texts) + ")"}, {Kind::Number}};
}

Value Builtins::value(const dsl::Expr &expr) {
  switch (expr.builtin) {
  case Builtin::Grad:
    return expressions.gradient(expr);
  case Builtin::SumTokens:
  case Builtin::MeanTokens:
    return overTokens(expr);
  case Builtin::Conv:
  case Builtin::Prev:
  case Builtin::Next:
  case Builtin::Cumsum:
    return earlier(expr);
  case Builtin::Zeros: {
    std::vector<std::string> axes;
    for (const dsl::ExprPtr &axis : expr.operands)
      axes.push_back(expressions.size(*axis).text);
    needs.number = true;
    return {{"number(0).new_zeros(" + commaList(axes) + ")"}, {Kind::Array}};
  }
  case Builtin::Append: {
    const std::string stored = expressions.value(*expr.operands[0]).text;
    std::string rows = needs.helper("append") + "(" + stored + ", " +
                       expressions.array(*expr.operands[1]).text + ")";
    if (!expr.options.empty())
      rows += "[-" + Text{expressions.value(*expr.options[0].value)}.as(Binding::Primary) + ":]";
    return {{rows}, {Kind::Array}};
  }
  default:
    break;
  }
  std::vector<Value> args;
  for (const dsl::ExprPtr &operand : expr.operands)
    args.push_back(expressions.value(*operand));
  bool known = false;
  Value number = numbers(expr, args, known);
  return known ? number : arrays(expr, args);
}

Value Builtins::arrays(const dsl::Expr &expr, const std::vector<Value> &args) {
  std::string function;
  switch (expr.builtin) {
  case Builtin::Max:
  case Builtin::Min: {
    // One operand may be a Python number, the other an array.
    needs.helper(expr.builtin == Builtin::Max ? "maximum" : "minimum");
    const std::string name = expr.builtin == Builtin::Max ? "maximum(" : "minimum(";
    const bool learner = args[0].kind.of == Kind::Learner || args[1].kind.of == Kind::Learner;
    if (!learner)
      return {{name + args[0].text + ", " + args[1].text + ")"}, {Kind::Array}};
    return lifted(expressions, args, [&](const std::vector<Value> &a) -> Text {
      return {name + a[0].text + ", " + a[1].text + ")"};
    });
  }
  case Builtin::Dot:
    return lifted(expressions, args, [](const std::vector<Value> &a) -> Text {
      return {"torch.sum(" + a[0].as(Binding::Product) + " * " + a[1].as(Binding::Minus) + ")"};
    });
  case Builtin::ColNorms:
    needs.helper("row_norms");
    return lifted(expressions, args, [](const std::vector<Value> &a) -> Text {
      return {"row_norms(" + a[0].as(Binding::Primary) + ".mT)"};
    });
  case Builtin::Softmax:
    return lifted(expressions, args, [](const std::vector<Value> &a) -> Text {
      return {"torch.softmax(" + a[0].text + ", -1)"};
    });
  case Builtin::Rope:
  case Builtin::RopeHalves: {
    const std::string name = needs.helper(expr.spelling), given = options(expr);
    const Value &position = args[1];
    return lifted(expressions, {args[0]}, [&](const std::vector<Value> &a) -> Text {
      return {name + "(" + a[0].text + ", " + position.text + given + ")"};
    });
  }
  case Builtin::Mean: {
    // There may be no stored rows; torch.mean of an empty array is NaN.
    const bool stored =
        std::any_of(expressions.layer.entities.begin(), expressions.layer.entities.end(),
                    [](const auto &entity) { return entity->growing; });
    function = stored ? needs.helper("mean") : "torch.mean";
    break;
  }
  case Builtin::Sqrt:
  case Builtin::Softplus:
  case Builtin::Silu:
  case Builtin::Gelu:
  case Builtin::GeluErf:
  case Builtin::Norm:
  case Builtin::RowNorms:
  case Builtin::LayerNorm:
  case Builtin::RmsNorm:
  case Builtin::L2Norm:
  case Builtin::NewtonSchulz:
    function = needs.helper(expr.spelling);
    break;
  case Builtin::Exp:
  case Builtin::Log:
  case Builtin::Abs:
  case Builtin::Sign:
  case Builtin::Tanh:
  case Builtin::Sigmoid:
  case Builtin::Relu:
  case Builtin::Sum:
  case Builtin::Outer:
  case Builtin::Diag: // PyTorch has them under the same names
    function = "torch." + expr.spelling;
    break;
  // Handled above, where operands are no plain values, or by the layer's `forward`.
  case Builtin::None:
  case Builtin::Zeros:
  case Builtin::Append:
  case Builtin::Conv:
  case Builtin::Prev:
  case Builtin::Next:
  case Builtin::Cumsum:
  case Builtin::Grad:
  case Builtin::Join:
  case Builtin::SumTokens:
  case Builtin::MeanTokens:
    break;
  }
  const std::string given = options(expr);
  return lifted(expressions, args, [&](const std::vector<Value> &a) -> Text {
    std::vector<std::string> texts;
    for (const Value &arg : a)
      texts.push_back(arg.text);
    return {function + "(" + commaList(texts) + given + ")"};
  });
}

/// A sum over the tokens of the innermost group, which the program's loops name `group`, or over
/// the last tokens. Inside, `t` is bound by the sum, as in the language.
Value Builtins::overTokens(const dsl::Expr &expr) {
  const bool readBefore = expressions.readsToken;
  Value term = expressions.value(*expr.operands[0]);
  expressions.readsToken = readBefore;
  std::string tokens = expressions.group;
  if (!expr.options.empty()) {
    expressions.readsToken = true;
    tokens = needs.helper("window") + "(t, " + expressions.size(*expr.options[0].value).text + ")";
  }
  const std::string sum = expr.builtin == Builtin::SumTokens ? "sum" : needs.helper("mean_of");
  return {{sum + "(" + expressions.asArray(term).text + " for t in " + tokens + ")"},
          expressions.asArray(term).kind};
}

/// conv(u, C), prev(u), next(u) and cumsum(u).
Value Builtins::earlier(const dsl::Expr &expr) {
  const std::string name =
      needs.helper(expr.builtin == Builtin::Next ? "next_token" : expr.spelling);
  std::string text =
      name + "(" + Expressions::ofToken(expressions.array(*expr.operands[0]).text) + ", ";
  if (expr.operands.size() > 1)
    text += expressions.value(*expr.operands[1]).text + ", ";
  expressions.readsToken = true;
  return {{text + (expr.builtin == Builtin::Next ? "t, T)" : "t)")}, {Kind::Array}};
}

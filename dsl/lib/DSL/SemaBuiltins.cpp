//===- SemaBuiltins.cpp - Types of the built-in functions -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TypeChecker: how many arguments and which options each built-in
// function takes, and the shape of its result.
//
//===----------------------------------------------------------------------===//

#include "SemaText.h"
#include "SemaTypes.h"

#include "tttc/DSL/Token.h"

#include <cmath>

namespace tttc::dsl {

namespace {

struct Signature {
  Builtin builtin;
  size_t least, most;
  const char *usage;
  const char *option; ///< the one option it may take; null: none
};

constexpr size_t any = 1000;
constexpr Signature signatures[] = {
    {Builtin::Max, 2, 2, "max(a, b)", nullptr},
    {Builtin::Min, 2, 2, "min(a, b)", nullptr},
    {Builtin::Dot, 2, 2, "dot(x, y)", nullptr},
    {Builtin::Outer, 2, 2, "outer(x, y)", nullptr},
    {Builtin::Conv, 2, 2, "conv(u, C)", nullptr},
    {Builtin::Append, 2, 2, "append(K, k)", "last"},
    {Builtin::Zeros, 1, maxAxes, "zeros(d, e)", nullptr},
    {Builtin::LayerNorm, 1, 1, "layer_norm(x)", "eps"},
    {Builtin::RmsNorm, 1, 1, "rms_norm(x)", "eps"},
    {Builtin::L2Norm, 1, 1, "l2_norm(x)", "eps"},
    {Builtin::NewtonSchulz, 1, 1, "newton_schulz(G)", "steps"},
    {Builtin::Rope, 2, 2, "rope(x, position)", "base"},
    {Builtin::RopeHalves, 2, 2, "rope_halves(x, position)", "base"},
    {Builtin::SumTokens, 1, 1, "sum_tokens(e, last = c)", "last"},
    {Builtin::MeanTokens, 1, 1, "mean_tokens(e, last = c)", "last"},
    {Builtin::Join, 1, 1, "join(e)", nullptr},
    {Builtin::Grad, 2, any, "grad(loss, f)", nullptr},
};

} // namespace

bool TypeChecker::checkArguments(Expr &expr) {
  const std::string name(builtinName(expr.builtin));
  const std::string plain = name + "(x)";
  Signature signature{expr.builtin, 1, 1, plain.c_str(), nullptr};
  for (const Signature &other : signatures)
    if (other.builtin == expr.builtin)
      signature = other;
  const size_t count = expr.operands.size();
  if (count < signature.least || count > signature.most) {
    error(expr.range,
          quoted(name) + " takes " + (signature.least == signature.most ? "" : "at least ") +
              std::to_string(signature.least) +
              (signature.least == 1 ? " argument" : " arguments") + ", found " +
              std::to_string(count),
          "it is used as " + quoted(signature.usage));
    return false;
  }
  std::set<std::string> seen;
  bool good = true;
  for (const Option &option : expr.options) {
    if (!signature.option || option.name != signature.option || !seen.insert(option.name).second) {
      error(option.range,
            seen.count(option.name) ? "the option " + quoted(option.name) + " is given twice"
                                    : quoted(name) + " has no option " + quoted(option.name),
            signature.option ? "its option is " + quoted(signature.option) : "it has no options");
      good = false;
      continue;
    }
    if (!isConstant(*option.value)) {
      error(option.value->range,
            "the option " + quoted(option.name) + " is fixed at compile time, found `" +
                textOf(diags, option.value->range) + "`",
            "use a number or a constant of the layer");
      good = false;
      continue;
    }
    const bool isCount = option.name == "last" || option.name == "steps";
    if (isCount)
      good &= checkSize(*option.value, quoted(option.name));
    eval(*option.value, nullptr);
  }
  return good;
}

Value TypeChecker::evalBuiltin(Expr &expr, const Frame *frame) {
  if (!checkArguments(expr))
    return {};
  switch (expr.builtin) {
  case Builtin::Grad:
    return evalGrad(expr, frame);
  case Builtin::SumTokens:
  case Builtin::MeanTokens:
    return evalSumTokens(expr, frame);
  case Builtin::Join:
    return evalJoin(expr, frame);
  case Builtin::Zeros:
    return evalZeros(expr);
  default:
    break;
  }
  std::vector<Value> args;
  for (ExprPtr &operand : expr.operands)
    args.push_back(eval(*operand, frame));
  switch (expr.builtin) {
  case Builtin::Exp:
  case Builtin::Log:
  case Builtin::Sqrt:
  case Builtin::Abs:
  case Builtin::Sign:
  case Builtin::Tanh:
  case Builtin::Sigmoid:
  case Builtin::Softplus:
  case Builtin::Relu:
  case Builtin::Silu:
  case Builtin::Gelu:
  case Builtin::GeluErf:
  case Builtin::Max:
  case Builtin::Min:
    return elementwise(expr, args);
  case Builtin::Conv:
  case Builtin::Prev:
  case Builtin::Next:
  case Builtin::Cumsum:
    return evalHistory(expr, args, frame);
  default:
    return lift(expr, args,
                [&](const std::vector<Shape> &shapes) { return builtinShape(expr, shapes); });
  }
}

std::nullopt_t TypeChecker::needs(const Expr &expr, const std::string &expected,
                                  const Shape &found) {
  error(expr.range,
        opName(expr) + " needs " + expected + ", found " +
            (found.empty() ? "a number" : str(found)),
        found.empty() ? "a variable that is only ever a number gets a shape from `zeros(d, e)`"
        : liftedState ? "name the states that have this form, one by one"
                      : "rows are `[d]`, matrices `[d, e]`");
  return std::nullopt;
}

std::optional<Shape> TypeChecker::builtinShape(const Expr &expr, const std::vector<Shape> &args) {
  switch (expr.builtin) {
  case Builtin::Sum:
  case Builtin::Mean:
  case Builtin::Norm:
    return Shape{};
  case Builtin::Softmax:
  case Builtin::LayerNorm:
  case Builtin::RmsNorm:
  case Builtin::L2Norm:
    if (args[0].empty())
      return needs(expr, "a row or a matrix", args[0]);
    return args[0];
  case Builtin::RowNorms:
  case Builtin::ColNorms:
  case Builtin::NewtonSchulz:
    return matrixShape(expr, args);
  default:
    return vectorShape(expr, args);
  }
}

std::optional<Shape> TypeChecker::matrixShape(const Expr &expr, const std::vector<Shape> &args) {
  if (args[0].size() != 2)
    return needs(expr, "a matrix", args[0]);
  switch (expr.builtin) {
  case Builtin::RowNorms:
    return Shape{args[0][0]};
  case Builtin::ColNorms:
    return Shape{args[0][1]};
  default:
    return args[0];
  }
}

std::optional<Shape> TypeChecker::vectorShape(const Expr &expr, const std::vector<Shape> &args) {
  switch (expr.builtin) {
  case Builtin::Dot:
    if (args[0] == args[1])
      return Shape{};
    error(expr.range,
          "`dot` needs two equal shapes, found " + str(args[0]) + " and " + str(args[1]),
          "`x @ W` multiplies a row by a matrix");
    return std::nullopt;
  case Builtin::Outer:
    for (const Shape &arg : args)
      if (arg.size() != 1)
        return needs(expr, "two rows", arg);
    return Shape{args[0][0], args[1][0]};
  case Builtin::Diag:
    if (args[0].size() != 1)
      return needs(expr, "a row", args[0]);
    return Shape{args[0][0], args[0][0]};
  case Builtin::Rope:
  case Builtin::RopeHalves: {
    if (args[0].empty())
      return needs(expr, "a row", args[0]);
    if (!args[1].empty()) {
      error(expr.operands[1]->range,
            "the position of " + opName(expr) + " is a number, found " + str(args[1]),
            "`t`, or `t % b` for the position in a group");
      return std::nullopt;
    }
    std::optional<double> size = args[0].back().evaluate(defaults);
    if (size && std::fmod(*size, 2) != 0) {
      error(expr.range,
            opName(expr) + " turns pairs of entries, found an odd axis in " + str(args[0]),
            "its last axis is even");
      return std::nullopt;
    }
    return args[0];
  }
  case Builtin::Append:
    if (args[0].empty() || args[1] != Shape(args[0].begin() + 1, args[0].end())) {
      error(expr.range, "`append` adds one row to " + str(args[0]) + ", found " + str(args[1]),
            "the row has the axes after `*`");
      return std::nullopt;
    }
    return args[0];
  default:
    return std::nullopt;
  }
}

} // namespace tttc::dsl

//===- SemaBuiltins.cpp - Types of calls of built-in functions ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The number of arguments, options and result types of built-in functions. See SemaBuiltins.h.
//
//===----------------------------------------------------------------------===//

#include "SemaBuiltins.h"

#include "SemaExprs.h"
#include "SemaText.h"

#include "tttc/DSL/Token.h"

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

/// A call with the option, if there is one.
std::string usageOf(const Signature &signature) {
  std::string usage = signature.usage;
  if (!signature.option || usage.find('=') != std::string::npos)
    return usage;
  return usage.substr(0, usage.size() - 1) + ", " + signature.option + " = ...)";
}

} // namespace

bool BuiltinTypes::checkArguments(Expr &expr) {
  const std::string name(builtinName(expr.builtin));
  const std::string plain = name + "(x)";
  Signature signature{expr.builtin, 1, 1, plain.c_str(), nullptr};
  for (const Signature &other : signatures)
    if (other.builtin == expr.builtin)
      signature = other;
  const size_t count = expr.operands.size();
  if (count < signature.least || count > signature.most) {
    report.error(expr.range,
                 quoted(name) + " takes " + (signature.least == signature.most ? "" : "at least ") +
                     std::to_string(signature.least) +
                     (signature.least == 1 ? " argument" : " arguments") + ", found " +
                     std::to_string(count),
                 "it is used as " + quoted(usageOf(signature)));
    return false;
  }
  std::set<std::string> seen;
  bool good = true;
  for (const Option &option : expr.options) {
    if (!signature.option || option.name != signature.option || !seen.insert(option.name).second) {
      report.error(option.range,
                   seen.count(option.name) ? "the option " + quoted(option.name) + " is given twice"
                                           : quoted(name) + " has no option " + quoted(option.name),
                   signature.option ? "its option is " + quoted(signature.option)
                                    : "it has no options");
      good = false;
      continue;
    }
    if (!isConstant(*option.value)) {
      report.error(option.value->range,
                   "the option " + quoted(option.name) + " is fixed at compile time, found `" +
                       textOf(report.diags, option.value->range) + "`",
                   "use a number or a constant of the layer");
      good = false;
      continue;
    }
    const bool isCount = option.name == "last" || option.name == "steps";
    if (isCount)
      good &= report.checkSize(*option.value, quoted(option.name));
    exprs.eval(*option.value, nullptr);
  }
  return good;
}

Value BuiltinTypes::eval(Expr &expr, const Frame *frame) {
  if (!checkArguments(expr))
    return {};
  switch (expr.builtin) {
  case Builtin::Grad:
    return exprs.evalGrad(expr, frame);
  case Builtin::SumTokens:
  case Builtin::MeanTokens:
    return tokens.evalSumTokens(expr, frame);
  case Builtin::Join:
    return tokens.evalJoin(expr, frame);
  case Builtin::Zeros:
    return tokens.evalZeros(expr);
  default:
    break;
  }
  std::vector<Value> args = exprs.evalOperands(expr, frame);
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
    return ops.elementwise(expr, args);
  case Builtin::Conv:
  case Builtin::Prev:
  case Builtin::Next:
  case Builtin::Cumsum:
    return tokens.evalHistory(expr, args, frame);
  default:
    return ops.lift(expr, args, [&](const std::vector<Shape> &shapes) {
      return ops.builtinShape(expr, shapes);
    });
  }
}

} // namespace tttc::dsl

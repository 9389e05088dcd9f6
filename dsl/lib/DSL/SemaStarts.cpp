//===- SemaStarts.cpp - Initialization for training -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The expression after `init`: a number, or a call of a distribution, whose name is special only
// there. No kernel reads it.
//
//===----------------------------------------------------------------------===//

#include "SemaExprWalk.h"
#include "SemaText.h"
#include "SemaTypes.h"

#include "tttc/DSL/Fingerprint.h"
#include "tttc/DSL/Spelling.h"

#include <algorithm>
#include <iterator>

namespace tttc::dsl {

namespace {

struct Distribution {
  const char *name, *call;
  size_t arguments;
  const char *count; ///< of arguments, in words
  TrainingStart::Kind kind;
};

constexpr Distribution distributions[] = {
    {"normal", "normal(std)", 1, "1 argument", TrainingStart::Kind::Normal},
    {"uniform", "uniform(low, high)", 2, "2 arguments", TrainingStart::Kind::Uniform},
};

/// Returns null if `name` is not a distribution.
const Distribution *findDistribution(const std::string &name) {
  const auto *found = std::find_if(std::begin(distributions), std::end(distributions),
                                   [&](const Distribution &one) { return name == one.name; });
  return found == std::end(distributions) ? nullptr : found;
}

} // namespace

bool isDistributionName(const std::string &name) { return findDistribution(name); }

void TypeChecker::trainingStart(const Entity &entity) {
  const Expr &start = *entity.trainedFrom;
  if (entity.growing) {
    report.error(start.range, "the stored state " + quoted(entity.name) + " has an `init`",
                 "a state `[*, ...]` starts with no rows, and none is trained: leave `init` out");
    return;
  }
  const size_t before = report.diags.errors();
  auto constant = [&](const Expr &expr) {
    if (!isConstant(expr) && !hasUnknownName(expr))
      report.error(
          expr.range,
          "where the training of " + quoted(entity.name) + " begins is not known at compile time",
          "use numbers, constants of the layer, `heads`, and `exp log sqrt abs tanh max min`");
  };
  if (!isDistribution(start)) {
    constant(start);
  } else {
    const Distribution *distribution = findDistribution(start.spelling);
    if (!distribution) {
      report.error(
          start.opRange, "unknown distribution " + quoted(start.spelling),
          didYouMean(start.spelling, {"normal", "uniform"},
                     "behind `init` stands a number, `normal(std)` or `uniform(low, high)`"));
      return;
    }
    const std::string call = std::string("it is called as `") + distribution->call + "`";
    if (!start.options.empty())
      report.error(start.options[0].range,
                   quoted(start.spelling) + " has no option " + quoted(start.options[0].name),
                   call);
    else if (start.operands.size() != distribution->arguments)
      report.error(start.range,
                   quoted(start.spelling) + " takes " + distribution->count + ", found " +
                       std::to_string(start.operands.size()),
                   call);
    for (const ExprPtr &operand : start.operands)
      constant(*operand);
  }
  if (report.diags.errors() == before)
    checkStart(start, report.defaults, report.diags);
}

void checkStart(const Expr &start, const DimEnv &dims, Diagnostics &diags) {
  if (!isDistribution(start))
    return;
  std::vector<double> values;
  for (const ExprPtr &operand : start.operands) {
    std::optional<double> value = evaluate(*operand, dims, Division::Numbers);
    if (!value)
      return;
    values.push_back(*value);
  }
  if (values.size() == 1 && values[0] < 0)
    diags.error(start.operands[0]->range,
                "expected a standard deviation of at least 0, found " + exactText(values[0]),
                "`normal(std)` has the mean 0");
  else if (values.size() == 2 && values[0] > values[1])
    diags.error(start.range,
                "expected `uniform(low, high)` with low at most high, found " +
                    exactText(values[0]) + " and " + exactText(values[1]),
                "the lower end stands first");
}

std::optional<TrainingStart> trainingStart(const Entity &entity, const DimEnv &dims) {
  if (!entity.trainedFrom)
    return std::nullopt;
  const Expr &start = *entity.trainedFrom;
  auto value = [&](const Expr &expr) {
    return evaluate(expr, dims, Division::Numbers).value_or(0);
  };
  if (!isDistribution(start))
    return TrainingStart{TrainingStart::Kind::Constant, {value(start), 0}};
  const Distribution &distribution = *findDistribution(start.spelling);
  if (distribution.kind == TrainingStart::Kind::Normal)
    return TrainingStart{distribution.kind, {0, value(*start.operands[0])}};
  return TrainingStart{distribution.kind, {value(*start.operands[0]), value(*start.operands[1])}};
}

std::string startText(const TrainingStart &start) {
  const std::string last = exactText(start.values[1]);
  switch (start.kind) {
  case TrainingStart::Kind::Normal:
    return "normal(" + last + ")";
  case TrainingStart::Kind::Uniform:
    return "uniform(" + exactText(start.values[0]) + ", " + last + ")";
  case TrainingStart::Kind::Constant:
  case TrainingStart::Kind::Fixed:
    break;
  }
  return exactText(start.values[0]);
}

} // namespace tttc::dsl

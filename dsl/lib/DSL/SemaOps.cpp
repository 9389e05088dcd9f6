//===- SemaOps.cpp - Types of operations on arrays ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SemaOps.h.
//
//===----------------------------------------------------------------------===//

#include "SemaOps.h"

#include "SemaText.h"

#include <algorithm>

namespace tttc::dsl {

bool growingLearner(const Learner &learner) {
  return std::any_of(learner.states.begin(), learner.states.end(),
                     [](const Entity *state) { return state->growing; });
}

std::vector<Shape> stateShapes(const Type &type) {
  if (type.kind == TypeKind::LearnerNumbers)
    return std::vector<Shape>(type.learner->states.size());
  if (!type.perState.empty())
    return type.perState;
  std::vector<Shape> shapes;
  for (const Entity *state : type.learner->states)
    shapes.push_back(state->type.shape);
  return shapes;
}

/// The type of a learner value with states of these shapes.
static Type makeLearner(const Learner &learner, std::vector<Shape> perState) {
  Type type = Type::learnerValue(&learner);
  if (perState == stateShapes(type))
    return type;
  if (std::all_of(perState.begin(), perState.end(), [](const Shape &s) { return s.empty(); }))
    type.kind = TypeKind::LearnerNumbers;
  else
    type.perState = std::move(perState);
  return type;
}

/// Returns true if the arguments of an operation are compatible, and sets the learner over whose
/// states it is mapped, if any.
bool OperationTypes::liftable(const Expr &expr, const std::vector<Value> &args,
                              const Learner *&learner) {
  for (const Value &arg : args) {
    if (!arg.type.isLearner())
      continue;
    if (growingLearner(*arg.type.learner)) {
      report.error(expr.range,
                   opName(expr) + " takes no value of learner " + quoted(arg.type.learner->name) +
                       ", which stores tokens",
                   "such a learner is called and appended to, nothing else; read one state, `" +
                       arg.type.learner->name + "." + arg.type.learner->states[0]->name + "`");
      return false;
    }
    if (learner && learner != arg.type.learner) {
      report.error(expr.range,
                   opName(expr) + " mixes values of two learners, " + quoted(learner->name) +
                       " and " + quoted(arg.type.learner->name),
                   "their states differ; combine their predictions, `" + learner->name +
                       "(x)` and `" + arg.type.learner->name + "(x)`, or single states");
      return false;
    }
    learner = arg.type.learner;
  }
  if (!learner)
    return true;
  for (const Value &arg : args)
    if (arg.type.isArray() && !arg.type.shape.empty()) {
      const std::string state = learner->name + "." + learner->states[0]->name;
      if (expr.kind == ExprKind::Add || expr.kind == ExprKind::Sub) {
        // `acc.W` of the variable acc.
        std::string value = state;
        for (const ExprPtr &operand : expr.operands)
          if (operand->kind == ExprKind::Name && operand->type.learner)
            value = operand->spelling + "." + learner->states[0]->name;
        report.error(expr.range,
                     opName(expr) + " mixes an array " + str(arg.type.shape) +
                         " with a value of learner " + quoted(learner->name),
                     "an array goes with one state, `" + value +
                         "`; a variable for values of all states starts as a number, `acc = 0`");
        return false;
      }
      report.error(expr.range,
                   opName(expr) + " mixes an array " + str(arg.type.shape) +
                       " with a value of learner " + quoted(learner->name),
                   "only numbers go with all states at once: name the state, `" + state +
                       "`, and scale its rows or columns with `diag(a) @ " + state + "` or `" +
                       state + " @ diag(a)`");
      return false;
    }
  return true;
}

Value OperationTypes::lift(const Expr &expr, const std::vector<Value> &args, const ShapeOp &op) {
  Value result;
  bool unknown = false;
  for (const Value &arg : args) {
    result.type.perHead |= arg.type.perHead;
    result.stateless &= arg.stateless;
    unknown |= arg.type.isUnknown();
  }
  const Learner *learner = nullptr;
  if (!liftable(expr, args, learner) || unknown)
    return result;
  std::vector<Shape> shapes(args.size());
  if (!learner) {
    for (size_t i = 0; i < args.size(); ++i)
      shapes[i] = args[i].type.shape;
    if (std::optional<Shape> shape = op(shapes)) {
      const bool perHead = result.type.perHead;
      result.type = Type::array(std::move(*shape));
      result.type.perHead = perHead;
    }
    return result;
  }
  std::vector<std::vector<Shape>> perArg(args.size());
  for (size_t i = 0; i < args.size(); ++i)
    perArg[i] = args[i].type.isLearner() ? stateShapes(args[i].type)
                                         : std::vector<Shape>(learner->states.size());
  std::vector<Shape> perState;
  for (size_t s = 0; s < learner->states.size(); ++s) {
    if (learner->states[s]->type.isUnknown())
      return result;
    for (size_t i = 0; i < args.size(); ++i)
      shapes[i] = perArg[i][s];
    report.liftedState = learner->states[s];
    std::optional<Shape> shape = op(shapes);
    report.liftedState = nullptr;
    if (!shape)
      return result;
    perState.push_back(std::move(*shape));
  }
  result.type = makeLearner(*learner, std::move(perState));
  return result;
}

std::optional<Shape> OperationTypes::elementwiseShape(const Expr &expr,
                                                      const std::vector<Shape> &args) {
  Shape result;
  for (const Shape &arg : args) {
    if (arg.empty())
      continue;
    if (!result.empty() && result != arg) {
      report.error(expr.range,
                   opName(expr) + " needs equal shapes or a number, found " + str(result) +
                       " and " + str(arg),
                   result.size() == arg.size()
                       ? "shapes are equal when their dims are, by name; numbers that "
                         "happen to agree do not count"
                       : "nothing is repeated along an axis but numbers; `diag(a) "
                         "@ M` scales rows, `M @ diag(a)` columns");
      return std::nullopt;
    }
    result = arg;
  }
  return result;
}

Value OperationTypes::elementwise(const Expr &expr, const std::vector<Value> &args) {
  Value result = lift(
      expr, args, [&](const std::vector<Shape> &shapes) { return elementwiseShape(expr, shapes); });
  // An operand of unknown type next to an array or a learner value has either its shape or is a
  // number; in both cases the result has that shape.
  if (result.type.isUnknown() && args.size() == 2)
    for (size_t i = 0; i < 2; ++i) {
      const Type &known = args[i].type;
      const bool fixesShape =
          (known.isArray() && !known.shape.empty()) || known.kind == TypeKind::Learner;
      if (args[1 - i].type.isUnknown() && fixesShape) {
        const bool perHead = result.type.perHead;
        result.type = known;
        result.type.perHead |= perHead;
      }
    }
  result.type.constant =
      std::all_of(args.begin(), args.end(), [](const Value &arg) { return arg.type.constant; });
  return result;
}

} // namespace tttc::dsl

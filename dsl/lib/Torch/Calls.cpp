//===- Calls.cpp - Functions, learners and grad in Python ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function becomes a Python function, a learner a Python function of its states. Both
// take the token's index as the last argument if they read tokens. torch.compile does not
// trace class definitions, so the values of all learners share one class.
//
//===----------------------------------------------------------------------===//

#include "Expressions.h"

#include <algorithm>

using namespace tttc;
using namespace tttc::torch;

/// A state's name and shape.
static std::string shapeComment(const dsl::Entity &state) {
  return pythonName(state.name) + ": " +
         (state.growing ? std::string("stored rows") : dsl::str(state.type.shape));
}

/// The Python expression for a name that the body of a function or learner binds.
Value Expressions::bind(const dsl::Entity &entity, Kind kind) {
  return {{pythonName(entity.name) + (shifted.contains(&entity) ? "(t)" : "")}, kind};
}

/// Converts an expression of the token `t` to a function of `t`.
std::string Expressions::ofToken(const std::string &text) {
  const size_t name = text.size() - std::min<size_t>(text.size(), 3);
  const bool isCall = text.find('(') == name && text.substr(name) == "(t)" &&
                      text.find_first_of(" .[-") == std::string::npos;
  return isCall ? text.substr(0, name) : "lambda t: " + text;
}

const Expressions::Body &Expressions::learner(const dsl::Learner &learner) {
  auto [place, isNew] = learners.try_emplace(&learner);
  Body &body = place->second;
  if (!isNew)
    return body;
  needs.helper("Learner");
  for (const auto &entity : layer.entities)
    names.insert(pythonName(entity->name));
  body.name = freshName("call_" + learner.name, names);
  body.place = learner.range.begin;

  Bindings inside;
  for (const dsl::Entity *state : learner.states)
    inside[state] = {{"self." + pythonName(state->name)}, {Kind::Array}};
  inside[learner.param] = bind(*learner.param, {Kind::Array});
  const Bindings *outside = std::exchange(bindings, &inside);
  const bool readBefore = std::exchange(readsToken, false);
  std::vector<std::string> lines;
  for (const dsl::LocalDef &local : learner.locals) {
    Value value = this->value(*local.expr);
    const bool isShifted = shifted.contains(local.entity);
    lines.push_back(pythonName(local.name) + " = " + (isShifted ? "lambda t: " : "") + value.text);
    inside[local.entity] = bind(*local.entity, value.kind);
  }
  lines.push_back("return " + array(*learner.result).text);
  body.readsToken = std::exchange(readsToken, readBefore);
  bindings = outside;

  Lines &text = body.text;
  std::vector<std::string> states;
  for (const dsl::Entity *state : learner.states)
    states.push_back(shapeComment(*state));
  body.head = "# " + learner.name + " holds " + commaList(states);
  text.line("def " + body.name + "(self, " + pythonName(learner.paramName) +
            (body.readsToken ? ", t):" : "):"));
  text.indent();
  for (const std::string &line : lines)
    text.line(line);
  return body;
}

std::string Expressions::learnerValue(const dsl::Learner &learner,
                                      const std::vector<std::string> &states) {
  std::vector<std::string> arguments = {this->learner(learner).name};
  for (size_t i = 0; i < states.size(); ++i)
    arguments.push_back(pythonName(learner.states[i]->name) + "=" + states[i]);
  return "Learner(" + commaList(arguments) + ")";
}

Expressions::Body &Expressions::function(const dsl::Function &function,
                                         const std::vector<Value> &args) {
  std::vector<Kind> kinds;
  for (const Value &arg : args)
    kinds.push_back(arg.kind);
  auto [place, isNew] = functions.try_emplace({&function, kinds});
  Body &body = place->second;
  if (!isNew)
    return body;
  Bindings inside;
  std::vector<std::string> params;
  for (size_t i = 0; i < args.size(); ++i) {
    params.push_back(pythonName(function.paramNames[i]));
    inside[function.params[i]] = bind(*function.params[i], kinds[i]);
  }
  const Bindings *outside = std::exchange(bindings, &inside);
  const bool readBefore = std::exchange(readsToken, false);
  Value result = value(*function.body);
  body.readsToken = std::exchange(readsToken, readBefore);
  bindings = outside;
  body.place = function.range.begin;
  body.result = result.kind;
  if (body.readsToken)
    params.push_back("t");
  body.text.indent();
  body.text.line("return " + result.text);
  // For other kinds of arguments a function is emitted again if its text differs.
  int written = 1;
  for (const auto &[key, other] : functions) {
    if (key.first != &function || other.name.empty() || other.again)
      continue;
    ++written;
    if (other.text.str() == body.text.str()) {
      body.again = true;
      body.name = other.name;
      return body;
    }
  }
  body.name = pythonName(function.name) + (written > 1 ? "_" + std::to_string(written) : "");
  body.head = "def " + body.name + "(" + commaList(params) + "):";
  return body;
}

Value Expressions::call(const dsl::Expr &expr) {
  std::vector<Value> args;
  for (const dsl::ExprPtr &operand : expr.operands)
    args.push_back(value(*operand));
  std::string callee;
  const Body *body;
  if (expr.entity->kind == dsl::EntityKind::Function) {
    body = &function(*expr.entity->function, args);
    callee = body->name;
  } else {
    const Value called = name(*expr.entity);
    args[0] = asArray(args[0]);
    body = &learner(*called.kind.learner);
    callee = called.text;
  }
  std::vector<std::string> texts;
  for (size_t i = 0; i < args.size(); ++i)
    texts.push_back(shifted.isArgument(expr, i) ? ofToken(args[i].text) : args[i].text);
  if (body->readsToken) {
    readsToken = true;
    texts.push_back("t");
  }
  return {{callee + "(" + commaList(texts) + ")"}, body->result};
}

/// grad(loss, x, rest...): `t` is passed as the last argument if the loss reads it.
Value Expressions::gradient(const dsl::Expr &expr) {
  std::vector<Value> args;
  for (size_t i = 1; i < expr.operands.size(); ++i)
    args.push_back(value(*expr.operands[i]));
  Body &loss = function(*expr.operands[0]->entity->function, args);
  loss.isLoss = true;
  std::vector<std::string> texts = {loss.name};
  for (size_t i = 0; i < args.size(); ++i)
    texts.push_back(shifted.isArgument(expr, i + 1) ? ofToken(args[i].text) : args[i].text);
  if (loss.readsToken) {
    readsToken = true;
    texts.push_back("t");
  }
  return {{needs.helper("grad") + "(" + commaList(texts) + ")"}, args[0].kind};
}

Lines Expressions::definitions() const {
  std::vector<const Body *> bodies;
  for (const auto &named : learners)
    bodies.push_back(&named.second);
  for (const auto &named : functions)
    bodies.push_back(&named.second);
  std::sort(bodies.begin(), bodies.end(), [](const Body *a, const Body *b) {
    return a->place != b->place ? a->place < b->place : a->name < b->name;
  });
  Lines all;
  for (const Body *body : bodies) {
    if (body->again)
      continue;
    all.line(body->head + (body->isLoss ? "  # the inner loss" : ""));
    all.paste(body->text);
    all.blank();
  }
  return all;
}

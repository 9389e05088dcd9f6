//===- SemaLookup.cpp - Lookup of names -----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names that an expression sees (docs/Language.md, "Declarations"), and the messages for those
// that it does not.
//
//===----------------------------------------------------------------------===//

#include "SemaLookup.h"

#include "SemaText.h"

#include "tttc/DSL/Spelling.h"
#include "tttc/DSL/Token.h"

namespace tttc::dsl {

namespace {

/// Names of three letters are not corrected to a similar built-in function: `sin` and `tan` mean
/// neither `sign` nor `tanh`.
std::string unknownFunctionHint(const std::string &name, const std::vector<std::string> &known) {
  constexpr size_t least = 4;
  std::string near = nearestName(name, known);
  if (near.empty())
    near = nearestName(name, builtinNames(), least);
  if (!near.empty())
    return "did you mean " + quoted(near) + "?";
  return "define it above, `" + name + "(x) = ...`; built in are " + joined(builtinNames());
}

} // namespace

const Entity *NameTable::lookUpVariable(const std::string &name) const {
  for (auto scope = scopes.rbegin(); scope != scopes.rend(); ++scope) {
    auto it = scope->names.find(name);
    if (it != scope->names.end())
      return it->second;
  }
  return nullptr;
}

const Entity *NameTable::lookUp(const std::string &name, SourceRange range, const Body &body,
                                Use use) {
  auto own = body.own.find(name);
  if (own != body.own.end())
    return own->second;
  auto it = declared.find(name);
  if (it != declared.end())
    return visible(*it->second, range, body) ? it->second : nullptr;
  if (body.place == Place::Program)
    if (const Entity *variable = lookUpVariable(name))
      return variable;
  unknownName(name, range, body, use);
  return nullptr;
}

bool NameTable::visible(const Entity &entity, SourceRange range, const Body &body) {
  const std::string name = quoted(entity.name);
  if (entity.kind == EntityKind::Function && body.function == entity.function) {
    diags.error(range, "function " + name + " calls itself",
                "functions are inlined, so there is no recursion; `repeat` repeats statements");
    return false;
  }
  if (body.declared == &entity) {
    diags.error(range, name + " is used in its own declaration",
                entity.kind == EntityKind::View
                    ? "a view is a name for an expression; what a token gives to the next one is "
                      "kept in a variable or a state"
                    : "give it a value of other names");
    return false;
  }
  // A state is declared inside its learner, where the learner's name is already visible.
  if (entity.range.begin > range.begin) {
    diags.error(range, name + " is used above its declaration",
                "declare it first: it is " + describe(entity.kind) + " on " +
                    lineOf(diags, entity.range));
    return false;
  }
  const bool learned = entity.kind == EntityKind::Learner || entity.kind == EntityKind::State;
  const std::string what = describe(entity.kind) + " ";
  switch (body.place) {
  case Place::Program:
    return true;
  case Place::Constant:
    if (entity.kind == EntityKind::Const)
      return true;
    diags.error(
        range, name + " is " + describe(entity.kind) + ", not a dim",
        "here stand the layer's constants, `heads` and numbers: all is fixed at compile time");
    return false;
  case Place::Init:
    if (entity.kind == EntityKind::Const || entity.kind == EntityKind::Param ||
        entity.kind == EntityKind::Function)
      return true;
    diags.error(range, "an initial value cannot read the " + what.substr(what.find(' ') + 1) + name,
                "it may use constants and outer parameters");
    return false;
  case Place::View:
    if (!learned)
      return true;
    diags.error(range, "a view cannot read " + what + "(" + name + "): not supported yet",
                "a view is made of tokens, outer parameters and other views; use a variable in "
                "`each token`");
    return false;
  case Place::Function: {
    if (!learned)
      return true;
    const std::string function = body.function->name, learner = entity.learner->name;
    diags.error(range,
                "function " + quoted(function) + " reads the " +
                    (entity.kind == EntityKind::State ? "state " : "learner ") + name +
                    ", which is not passed to it",
                entity.kind == EntityKind::State
                    ? "pass the learner, `" + function + "(" + learner + ")`, and read `" +
                          learner + "." + entity.name + "`"
                    : "make it a parameter of `" + function + "` and pass it: `" + learner + "`");
    return false;
  }
  case Place::LearnerBody:
    if (entity.kind == EntityKind::State && entity.learner == body.learner)
      return true;
    if (!learned)
      return true;
    diags.error(
        range,
        "learner " + quoted(body.learner->name) + " reads " +
            (entity.kind == EntityKind::State ? "a state of another learner" : "another learner") +
            " (" + name + "): not supported yet",
        "a learner's body sees its own states, tokens, views, outer parameters and "
        "functions");
    return false;
  }
  return true;
}

void NameTable::unknownName(const std::string &name, SourceRange range, const Body &body, Use use) {
  const bool isVariable = assigned.count(name) != 0;
  if (isVariable && body.place == Place::Program) {
    auto old = ended.find(name);
    if (old != ended.end())
      diags.error(range,
                  quoted(name) +
                      " is read after its block has ended (it lives in the block where " +
                      "it is first set, " + lineOf(diags, old->second.back().variable->range) + ")",
                  "set it before that block, `" + name + " = 0`");
    else
      diags.error(range, quoted(name) + " is read before it is set",
                  "set it before the loop, `" + name + " = 0`");
    return;
  }
  if (isVariable) {
    diags.error(range, "the variable " + quoted(name) + " is not visible here",
                body.place == Place::Function ? "functions see only what is passed: add a parameter"
                                              : "only statements and what they pass see variables");
    return;
  }
  const std::vector<std::string> known = namesInScope(body, use);
  switch (use) {
  case Use::Value:
    diags.error(
        range, "unknown name " + quoted(name),
        didYouMean(name, known,
                   body.place == Place::Constant || body.place == Place::Init
                       ? "here stand the layer's constants, `heads` and numbers: all is fixed "
                         "at compile time"
                       : "declare it as a token, param, view, constant or variable above"));
    return;
  case Use::Loss:
    diags.error(
        range, "unknown loss " + quoted(name),
        didYouMean(name, known,
                   "declare it above the program, as `" + name + "(f) = 0.5 * sum((f(k) - v)^2)`"));
    return;
  case Use::Call:
    diags.error(range, "unknown function " + quoted(name), unknownFunctionHint(name, known));
    return;
  }
}

/// The visible names that are valid in place of the unknown one.
std::vector<std::string> NameTable::namesInScope(const Body &body, Use use) const {
  std::vector<std::string> names;
  auto add = [&](const std::map<std::string, const Entity *> &scope) {
    for (const auto &[name, entity] : scope) {
      const bool isCalled =
          entity->kind == EntityKind::Function || entity->kind == EntityKind::Learner ||
          entity->kind == EntityKind::Variable || entity->kind == EntityKind::Parameter;
      if (use == Use::Value || (use == Use::Call && isCalled) ||
          entity->kind == EntityKind::Function)
        names.push_back(name);
    }
  };
  add(body.own);
  if (body.place == Place::Program)
    for (auto scope = scopes.rbegin(); scope != scopes.rend(); ++scope)
      add(scope->names);
  add(declared);
  return names;
}

} // namespace tttc::dsl

//===- SemaNames.cpp - Declarations, scopes and variables -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of NameResolver: collects declarations and finds the block that owns each
// variable (docs/Language.md, "Declarations", "Loops and lifetimes").
//
//===----------------------------------------------------------------------===//

#include "SemaNames.h"

#include "SemaConst.h"
#include "SemaExprWalk.h"
#include "SemaText.h"

#include "tttc/DSL/Spelling.h"

#include <algorithm>

namespace tttc::dsl {

Entity *NameResolver::create(EntityKind kind, const std::string &name, SourceRange range) {
  auto entity = std::make_unique<Entity>();
  entity->kind = kind;
  entity->name = name;
  entity->range = range;
  layer.entities.push_back(std::move(entity));
  return layer.entities.back().get();
}

void NameResolver::run() {
  walkStmts(layer.body, [&](const Stmt &stmt) {
    if (stmt.kind == StmtKind::Assign)
      names.assigned.insert(stmt.name);
  });
  collectDeclarations();
  resolveDeclarations();
  program(layer.body);
}

/// Reports a duplicate name. Built-in functions and reserved words never get here: the lexer does
/// not produce names for them.
void NameResolver::declare(const Entity &entity) {
  auto [it, isNew] = names.declared.try_emplace(entity.name, &entity);
  if (!isNew)
    diags.error(entity.range, quoted(entity.name) + " is declared twice",
                "it is " + describe(it->second->kind) + " on " + lineOf(diags, it->second->range) +
                    ": choose another name");
}

void NameResolver::collectDeclarations() {
  for (auto &learner : layer.learners) {
    if (!learner->entity)
      learner->entity = create(EntityKind::Learner, learner->name, learner->nameRange);
    if (!learner->param)
      learner->param = create(EntityKind::Parameter, learner->paramName, learner->paramRange);
  }
  for (auto &function : layer.functions) {
    if (!function->entity)
      function->entity = create(EntityKind::Function, function->name, function->nameRange);
    for (size_t i = function->params.size(); i < function->paramNames.size(); ++i)
      function->params.push_back(
          create(EntityKind::Parameter, function->paramNames[i], function->paramRanges[i]));
  }
  // The lists above are ordered by kind; declarations are processed in source order.
  std::map<const Entity *, const Learner *> learnerOf;
  std::map<const Entity *, const Function *> functionOf;
  for (const auto &learner : layer.learners) {
    learnerOf[learner->entity] = learner.get();
    for (const Entity *state : learner->states)
      learnerOf[state] = learner.get();
  }
  for (const auto &function : layer.functions)
    functionOf[function->entity] = function.get();
  std::vector<const Entity *> inOrder;
  for (const auto &entity : layer.entities) {
    if (entity->kind == EntityKind::Parameter || entity->kind == EntityKind::LocalValue)
      continue;
    if (learnerOf.count(entity.get()))
      entity->learner = learnerOf[entity.get()];
    if (functionOf.count(entity.get()))
      entity->function = functionOf[entity.get()];
    inOrder.push_back(entity.get());
  }
  std::sort(inOrder.begin(), inOrder.end(),
            [](const Entity *a, const Entity *b) { return a->range.begin < b->range.begin; });
  for (const Entity *entity : inOrder) {
    declare(*entity);
    if (entity->kind == EntityKind::State)
      states.try_emplace(entity->name, entity);
  }
}

void NameResolver::resolveDeclarations() {
  Body constant, init, view;
  constant.place = NameTable::Place::Constant;
  init.place = NameTable::Place::Init;
  view.place = NameTable::Place::View;
  // By index: resolving bodies appends entities for their locals.
  for (size_t i = 0; i < layer.entities.size(); ++i) {
    Entity &entity = *layer.entities[i];
    constant.declared = init.declared = view.declared = &entity;
    for (ExprPtr &axis : entity.axes)
      resolve(axis.get(), constant);
    if (entity.init)
      resolve(entity.init.get(), entity.kind == EntityKind::View    ? view
                                 : entity.kind == EntityKind::State ? init
                                                                    : constant);
    if (entity.trainedFrom)
      resolveStart(*entity.trainedFrom, constant);
  }
  for (auto &learner : layer.learners)
    resolveLearner(*learner);
  for (auto &function : layer.functions)
    resolveFunction(*function);
}

/// A call after `init` is always a distribution, even if the layer has a function of that name.
void NameResolver::resolveStart(Expr &start, const Body &body) {
  if (isDistribution(start)) {
    for (ExprPtr &operand : start.operands)
      resolve(operand.get(), body);
    return;
  }
  const Expr *part = nullptr;
  walkExpr(&start, [&](const Expr &expr) {
    if (isDistribution(expr) && isDistributionName(expr.spelling) &&
        !names.declared.count(expr.spelling))
      part = &expr;
    return !part;
  });
  if (!part)
    return resolve(&start, body);
  diags.error(part->opRange, quoted(part->spelling) + " is a distribution, no number",
              "it stands alone behind `init`: scale its arguments");
}

void NameResolver::resolveLearner(Learner &learner) {
  Body body;
  body.place = NameTable::Place::LearnerBody;
  body.learner = &learner;
  for (const Entity *state : learner.states)
    if (state->name == learner.paramName)
      diags.error(state->range, quoted(state->name) + " is declared twice",
                  "it is the parameter of learner " + quoted(learner.name) + " on " +
                      lineOf(diags, learner.paramRange) + ": choose another name");
  body.own[learner.paramName] = learner.param;
  // A state whose name is already declared has been reported; inside its learner it takes
  // precedence.
  for (const Entity *state : learner.states)
    if (names.declared[state->name] != state)
      body.own.try_emplace(state->name, state);
  for (LocalDef &local : learner.locals) {
    resolve(local.expr.get(), body);
    if (!local.entity)
      local.entity = create(EntityKind::LocalValue, local.name, local.nameRange);
    // Parameters may hide outer names; local values may not.
    auto outer = names.declared.find(local.name);
    const Entity *other = outer == names.declared.end() ? nullptr : outer->second;
    if (body.own.count(local.name))
      other = body.own[local.name];
    if (other)
      diags.error(local.nameRange, quoted(local.name) + " is declared twice",
                  "it is " + describe(other->kind) + " on " + lineOf(diags, other->range) +
                      ": choose another name");
    body.own[local.name] = local.entity;
  }
  resolve(learner.result.get(), body);
}

void NameResolver::resolveFunction(Function &function) {
  Body body;
  body.place = NameTable::Place::Function;
  body.function = &function;
  for (const Entity *param : function.params)
    if (!body.own.try_emplace(param->name, param).second)
      diags.error(param->range, quoted(param->name) + " is declared twice",
                  "each parameter of a function has its own name");
  resolve(function.body.get(), body);
}

void NameResolver::resolve(Expr *expr, const Body &body) {
  if (!expr)
    return;
  switch (expr->kind) {
  case ExprKind::Name:
    return resolveName(*expr, body);
  case ExprKind::Call:
    return resolveCall(*expr, body);
  case ExprKind::Member:
    resolveMember(*expr);
    break;
  case ExprKind::TokenIndex:
    if (body.place == NameTable::Place::Init)
      diags.error(expr->range, "`t` has a value only for a token",
                  "an initial value is the same for all tokens");
    break;
  default:
    break;
  }
  for (ExprPtr &operand : expr->operands)
    resolve(operand.get(), body);
}

void NameResolver::resolveName(Expr &expr, const Body &body) {
  const Entity *entity = names.lookUp(expr.spelling, expr.range, body);
  if (entity && entity->kind == EntityKind::Function) {
    diags.error(expr.range, quoted(expr.spelling) + " is a function and stands here without a call",
                "call it, `" + expr.spelling +
                    "(...)`; only the first argument of `grad` is a "
                    "function by itself");
    return;
  }
  expr.entity = entity;
}

void NameResolver::resolveMember(Expr &expr) {
  auto it = states.find(expr.spelling);
  if (it != states.end()) {
    expr.entity = it->second;
    return;
  }
  std::vector<std::string> known;
  for (const auto &[name, state] : states)
    known.push_back(name);
  diags.error(expr.opRange, "no learner has a state " + quoted(expr.spelling),
              expr.spelling == "T" ? "a transpose is written `W^T`"
              : known.empty()
                  ? "a name after `.` is a state, and this layer has no learner"
                  : didYouMean(expr.spelling, known, "the states are " + joined(known)));
}

void NameResolver::resolveCall(Expr &expr, const Body &body) {
  for (Option &option : expr.options)
    resolve(option.value.get(), body);
  size_t first = 0;
  if (expr.builtin == Builtin::None) {
    const Entity *callee = names.lookUp(expr.spelling, expr.opRange, body, NameTable::Use::Call);
    if (callee && callee->kind == EntityKind::State) {
      diags.error(expr.opRange, quoted(expr.spelling) + " is a state and cannot be called",
                  "call its learner, `" + callee->learner->name + "(...)`, or multiply, `x @ " +
                      expr.spelling + "`");
      callee = nullptr;
    } else if (callee && callee->kind != EntityKind::Function &&
               callee->kind != EntityKind::Learner && callee->kind != EntityKind::Variable &&
               callee->kind != EntityKind::Parameter) {
      diags.error(expr.opRange,
                  quoted(expr.spelling) + " is " + describe(callee->kind) + " and cannot be called",
                  "functions and learner values are called");
      callee = nullptr;
    }
    expr.entity = callee;
  } else if (expr.builtin == Builtin::Grad && !expr.operands.empty() &&
             expr.operands[0]->kind == ExprKind::Name) {
    // The only place where a function name is not called.
    Expr &loss = *expr.operands[0];
    loss.entity = names.lookUp(loss.spelling, loss.range, body, NameTable::Use::Loss);
    first = 1;
  }
  for (size_t i = first; i < expr.operands.size(); ++i)
    resolve(expr.operands[i].get(), body);
}

void NameResolver::program(Block &block) {
  names.scopes.push_back({&block, {}});
  const Body body;
  for (StmtPtr &stmt : block.stmts) {
    resolve(stmt->expr.get(), body);
    if (stmt->kind == StmtKind::Assign)
      assignment(*stmt, block);
    if (!stmt->body)
      continue;
    stmt->body->parent = &block;
    stmt->body->stmt = stmt.get();
    // The index is visible in the body only, so it has a separate scope.
    names.scopes.push_back({nullptr, {}});
    if (stmt->kind == StmtKind::Repeat && !stmt->name.empty())
      repeatIndex(*stmt, names.scopes.back());
    program(*stmt->body);
    names.scopes.pop_back();
  }
  for (const auto &[name, variable] : names.scopes.back().names)
    names.ended[name].push_back({variable, &block});
  names.scopes.pop_back();
}

void NameResolver::repeatIndex(Stmt &stmt, NameTable::Scope &scope) {
  const Entity *other = names.lookUpVariable(stmt.name);
  auto outer = names.declared.find(stmt.name);
  if (outer != names.declared.end())
    other = outer->second;
  if (other)
    diags.error(stmt.nameRange, quoted(stmt.name) + " is declared twice",
                "it is " + describe(other->kind) + " on " + lineOf(diags, other->range) +
                    ": choose another name");
  Entity *index = create(EntityKind::RepeatIndex, stmt.name, stmt.nameRange);
  index->perHead = false;
  index->type = Type::scalar();
  stmt.target = index;
  scope.names[stmt.name] = index;
}

void NameResolver::assignment(Stmt &stmt, Block &block) {
  const std::string name = quoted(stmt.name);
  auto it = names.declared.find(stmt.name);
  const Entity *target = it == names.declared.end() ? names.lookUpVariable(stmt.name) : it->second;
  if (!target) {
    stmt.target = newVariable(stmt, block);
    return;
  }
  switch (target->kind) {
  case EntityKind::Variable:
    break;
  case EntityKind::Learner:
  case EntityKind::State:
    if (target->range.begin > stmt.nameRange.begin)
      diags.error(stmt.nameRange, name + " is used above its declaration",
                  "declare it first: it is " + describe(target->kind) + " on " +
                      lineOf(diags, target->range));
    break;
  case EntityKind::Param:
    diags.error(stmt.nameRange, name + " is an outer parameter: the inner loop cannot assign it",
                "make it a `state` of a learner if the inner loop trains it");
    return;
  default:
    diags.error(stmt.nameRange,
                name + " is " + describe(target->kind) + " (" + lineOf(diags, target->range) +
                    ") and cannot be assigned",
                "choose another name for the variable");
    return;
  }
  stmt.target = target;
}

const Entity *NameResolver::newVariable(Stmt &stmt, Block &block) {
  auto earlier = names.ended.find(stmt.name);
  if (earlier != names.ended.end())
    for (const NameTable::Ended &old : earlier->second)
      for (const Block *b = old.owner->parent; b; b = b->parent)
        if (b == &block) {
          diags.error(stmt.nameRange,
                      quoted(stmt.name) + " is first set inside a block (" +
                          lineOf(diags, old.variable->range) + ") and here outside of it",
                      "set it before the block, `" + stmt.name + " = 0`, or rename one of them");
          break;
        }
  Entity *variable = create(EntityKind::Variable, stmt.name, stmt.nameRange);
  variable->owner = &block;
  variable->perHead = false;
  layer.variables.push_back(variable);
  names.scopes.back().names[stmt.name] = variable;
  return variable;
}

} // namespace tttc::dsl

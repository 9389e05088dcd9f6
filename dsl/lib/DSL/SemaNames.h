//===- SemaNames.h - Name resolution ------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checker's first pass: gives every Name, Member, Call, Assign and Repeat
// its entity, creates the variables with the blocks they live in, and reports
// names declared twice, not declared, not visible, not set yet or ended.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMANAMES_H
#define TTTC_DSL_SEMANAMES_H

#include "SemaLookup.h"

namespace tttc::dsl {

class NameResolver {
public:
  NameResolver(Layer &layer, Diagnostics &diags) : layer(layer), diags(diags), names(diags) {}
  void run();

private:
  using Body = NameTable::Body;

  Entity *create(EntityKind kind, const std::string &name, SourceRange range);
  void collectDeclarations();
  void declare(const Entity &entity);
  void resolveDeclarations();
  void resolveStart(Expr &start, const Body &body);
  void resolveLearner(Learner &learner);
  void resolveFunction(Function &function);

  void resolve(Expr *expr, const Body &body);
  void resolveName(Expr &expr, const Body &body);
  void resolveCall(Expr &expr, const Body &body);
  void resolveMember(Expr &expr);

  void program(Block &block);
  void assignment(Stmt &stmt, Block &block);
  void repeatIndex(Stmt &stmt, NameTable::Scope &scope);
  const Entity *newVariable(Stmt &stmt, Block &block);

  Layer &layer;
  Diagnostics &diags;
  NameTable names;
  std::map<std::string, const Entity *> states;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMANAMES_H

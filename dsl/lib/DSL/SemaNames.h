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

#include "tttc/DSL/AST.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tttc::dsl {

class NameResolver {
public:
  NameResolver(Layer &layer, Diagnostics &diags) : layer(layer), diags(diags) {}
  void run();

private:
  /// The context of an expression, which determines the names it sees.
  enum class Place { Constant, Init, View, Function, LearnerBody, Program };
  struct Body {
    Place place = Place::Program;
    const Function *function = nullptr;
    const Learner *learner = nullptr;
    const Entity *declared = nullptr;          ///< whose axes or value this is
    std::map<std::string, const Entity *> own; ///< parameters and locals
  };
  /// The variables and `as` names of one open block.
  struct Scope {
    const Block *block;
    std::map<std::string, const Entity *> names;
  };
  struct Ended {
    const Entity *variable;
    const Block *owner;
  };

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
  /// The use of a name.
  enum class Use { Value, Call, Loss };
  /// The entity that `name` resolves to; reports an error and returns null if there is none.
  const Entity *lookUp(const std::string &name, SourceRange range, const Body &body,
                       Use use = Use::Value);
  const Entity *lookUpVariable(const std::string &name) const;
  bool visible(const Entity &entity, SourceRange range, const Body &body);
  void unknownName(const std::string &name, SourceRange range, const Body &body, Use use);
  std::vector<std::string> namesInScope(const Body &body, Use use) const;

  void program(Block &block);
  void assignment(Stmt &stmt, Block &block);
  void repeatIndex(Stmt &stmt, Scope &scope);
  const Entity *newVariable(Stmt &stmt, Block &block);

  Layer &layer;
  Diagnostics &diags;
  std::map<std::string, const Entity *> declared; ///< everything but variables
  std::set<std::string> assigned;                 ///< names assigned anywhere
  std::map<std::string, const Entity *> states;
  std::vector<Scope> scopes;
  std::map<std::string, std::vector<Ended>> ended;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMANAMES_H

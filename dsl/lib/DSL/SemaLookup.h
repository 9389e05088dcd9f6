//===- SemaLookup.h - Lookup of names ---------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMALOOKUP_H
#define TTTC_DSL_SEMALOOKUP_H

#include "tttc/DSL/AST.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tttc::dsl {

/// The names that a layer declares and those of its open blocks.
class NameTable {
public:
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
  /// The use of a name.
  enum class Use { Value, Call, Loss };

  explicit NameTable(Diagnostics &diags) : diags(diags) {}

  /// The entity that `name` resolves to; reports an error and returns null if there is none.
  const Entity *lookUp(const std::string &name, SourceRange range, const Body &body,
                       Use use = Use::Value);
  /// The variable or index of the innermost open block that has one of this name, or null.
  const Entity *lookUpVariable(const std::string &name) const;

  std::map<std::string, const Entity *> declared; ///< everything but variables
  std::set<std::string> assigned;                 ///< names assigned anywhere
  std::vector<Scope> scopes;
  std::map<std::string, std::vector<Ended>> ended;

private:
  bool visible(const Entity &entity, SourceRange range, const Body &body);
  void unknownName(const std::string &name, SourceRange range, const Body &body, Use use);
  std::vector<std::string> namesInScope(const Body &body, Use use) const;

  Diagnostics &diags;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMALOOKUP_H

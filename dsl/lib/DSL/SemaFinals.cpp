//===- SemaFinals.cpp - Names that final values take ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See checkFinalNames in SemaPlaces.h.
//
//===----------------------------------------------------------------------===//

#include "SemaExprWalk.h"
#include "SemaPlaces.h"
#include "SemaText.h"

#include <map>

namespace tttc::dsl {

void checkFinalNames(const Layer &layer, Diagnostics &diags) {
  std::map<std::string, const Entity *> finals;
  for (const auto &learner : layer.learners)
    for (const Entity *state : learner->states)
      finals.try_emplace(state->name + "_final", state);
  // Arrays of a learner value, `m.W_final`, cannot collide: no other name has a dot.
  for (const Entity *variable : layer.variables)
    if (variable->owner == &layer.body && !variable->type.isLearner())
      finals.try_emplace(variable->name + "_final", variable);

  auto check = [&](const std::string &name, SourceRange range) {
    auto found = finals.find(name);
    if (found == finals.end())
      return;
    const Entity &of = *found->second;
    diags.error(range, quoted(name) + " is the name of a final value",
                "a call gives that of " + quoted(of.name) + " (" + lineOf(diags, of.range) +
                    ") under it: choose another name");
  };
  for (const auto &entity : layer.entities) {
    const bool isGivenState =
        entity->kind == EntityKind::State && !entity->init && !entity->growing;
    if (isGivenState || entity->kind == EntityKind::Token || entity->kind == EntityKind::Param)
      check(entity->name, entity->range);
  }
  walkStmts(layer.body, [&](const Stmt &stmt) {
    if (stmt.kind == StmtKind::Probe)
      check(stmt.name, stmt.nameRange);
  });
}

} // namespace tttc::dsl

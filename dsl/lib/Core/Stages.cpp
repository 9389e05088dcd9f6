//===- Stages.cpp - Stages of a layer -------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/Core/Stages.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Core/Stages.h"

#include <algorithm>

using namespace tttc::dsl;

StagePlan::StagePlan(const Layer &layer, const CallSites &sites) : reach(sites), layer(layer) {
  const Reach everything = ofProgram(/*withJoined=*/true);
  planViews();
  for (const Entity *view : ahead) {
    reach.add(*view->init, views);
  }
  reach.ahead.insert(ahead.begin(), ahead.end());
  program = ofProgram(/*withJoined=*/false);
  // Inputs that nothing reads remain arguments of a call: removing a line of the program does not
  // change the signature.
  for (const auto *inputs : {&layer.tokens, &layer.params}) {
    for (const Entity *input : *inputs) {
      if (!everything.has(input)) {
        program.entities.insert(input);
      }
    }
  }
}

void StagePlan::planViews() {
  const Reach whole = ofProgram(/*withJoined=*/false);
  for (const Entity *view : layer.views) {
    if (whole.has(view) && isAhead(*view)) {
      ahead.push_back(view);
    }
  }
  // Views that only other views read are inlined into those.
  reach.ahead.insert(ahead.begin(), ahead.end());
  const Reach direct = ofProgram(/*withJoined=*/false);
  reach.ahead.clear();
  ahead.erase(std::remove_if(ahead.begin(), ahead.end(),
                             [&](const Entity *view) { return !direct.has(view); }),
              ahead.end());
}

/// Returns true if a per-head view reads other tokens, or tokens shared by all heads.
bool StagePlan::isAhead(const Entity &view) const {
  const Reach made = reach.of(*view.init);
  return view.perHead &&
         (!made.shifts.empty() ||
          std::any_of(made.entities.begin(), made.entities.end(), [](const Entity *entity) {
            return entity->kind == EntityKind::Token && entity->shared;
          }));
}

void StagePlan::addBlock(const Block &block, bool withJoined, Reach &reached) const {
  for (const StmtPtr &stmt : block.stmts) {
    const bool isRow = stmt->kind == StmtKind::Out || stmt->kind == StmtKind::Probe;
    if (isRow && !withJoined && isJoined(*stmt->expr)) {
      for (const Expr *part : joinInputs(*stmt->expr)) {
        reach.add(*part, reached);
      }
    } else if (stmt->expr) {
      reach.add(*stmt->expr, reached);
    }
    if (stmt->body) {
      addBlock(*stmt->body, withJoined, reached);
    }
  }
}

Reach StagePlan::ofProgram(bool withJoined) const {
  Reach reached;
  addBlock(layer.body, withJoined, reached);
  for (const auto &learner : layer.learners) {
    for (const Entity *state : learner->states) {
      if (state->init) {
        reach.add(*state->init, reached);
      }
    }
  }
  return reached;
}

bool StagePlan::hasHeads() const {
  const auto isPerHead = [](const Entity *entity) { return entity->perHead; };
  return !layer.learners.empty() ||
         std::any_of(layer.tokens.begin(), layer.tokens.end(), isPerHead) ||
         std::any_of(layer.params.begin(), layer.params.end(), isPerHead);
}

bool StagePlan::isJoined(const Expr &expr) const {
  return reach.of(expr).joins || (!expr.type.perHead && hasHeads());
}

std::vector<const Expr *> StagePlan::joinInputs(const Expr &expr) const {
  const Reach parts = reach.of(expr);
  const bool isJoin = expr.builtin == Builtin::Join;
  std::vector<const Expr *> result;
  if (!isJoin && parts.joins) {
    for (const ExprPtr &operand : expr.operands) {
      for (const Expr *part : joinInputs(*operand)) {
        result.push_back(part);
      }
    }
    return result;
  }
  const bool needsStates =
      std::any_of(parts.entities.begin(), parts.entities.end(), [](const Entity *entity) {
        return entity->kind == EntityKind::Learner || entity->kind == EntityKind::State ||
               entity->kind == EntityKind::Variable;
      });
  if (isJoin || needsStates) {
    result.push_back(&expr);
  }
  return result;
}

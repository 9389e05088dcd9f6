//===- Stages.h - Stages of a layer -----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layer runs in up to three stages (docs/Rationale/WholeLayers.md): views that read shared
// inputs or other tokens; the program of one head; outputs that join the rows of all heads.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CORE_STAGES_H
#define TTTC_CORE_STAGES_H

#include "tttc/Core/Reach.h"
#include "tttc/DSL/Source.h"

#include <string>

namespace tttc::dsl {

/// Assigns the parts of a layer to stages. `reach` takes the views in `ahead` for inputs.
class StagePlan {
public:
  StagePlan(const Layer &layer, const CallSites &sites);

  ReachAnalysis reach;
  /// Views that the first stage computes, in the order of the text; empty if there is no such
  /// stage.
  std::vector<const Entity *> ahead;
  /// The dependencies of the first stage and of the program's stage.
  Reach views, program;

  /// Returns true if the layer has a learner, or a token or param with an axis of heads.
  bool hasHeads() const;
  /// Returns true if `expr`, of `out` or a probe, is computed after the heads are joined.
  bool isJoined(const Expr &expr) const;
  /// The subexpressions of such an expression that the program's stage computes for it.
  std::vector<const Expr *> joinInputs(const Expr &expr) const;

private:
  Reach ofProgram(bool withJoined) const;
  void addBlock(const Block &block, bool withJoined, Reach &reached) const;
  bool isAhead(const Entity &view) const;
  void planViews();

  const Layer &layer;
};

/// The plan as text: the inputs, reads of other tokens, values handed over and results of each
/// stage, with their source locations. `source` is the layer's.
std::string stagesText(const Layer &layer, const Source &source);

} // namespace tttc::dsl

#endif // TTTC_CORE_STAGES_H

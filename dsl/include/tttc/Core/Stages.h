//===- Stages.h - The functions that a layer becomes ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layer runs in up to three stages (docs/Rationale/WholeLayers.md): views of what all heads
// share, and of other tokens; the program of one head; rows of all heads, joined.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CORE_STAGES_H
#define TTTC_CORE_STAGES_H

#include "tttc/Core/Reach.h"
#include "tttc/DSL/Source.h"

#include <string>

namespace tttc::dsl {

/// Where a layer is cut. `reach` knows the views that are computed ahead.
class StagePlan {
public:
  StagePlan(const Layer &layer, const CallSites &sites);

  ReachAnalysis reach;
  /// Views that the first stage computes, in the order of the text; empty: there is none.
  std::vector<const Entity *> ahead;
  /// What the first stage and the program's own are made of.
  Reach views, program;

  /// Whether anything has an axis of heads.
  bool hasHeads() const;
  /// Whether `out` or a probe is computed once the heads are joined.
  bool isJoined(const Expr &expr) const;
  /// The parts of such an expression that the program's stage computes for it.
  std::vector<const Expr *> handedOver(const Expr &expr) const;

private:
  Reach ofProgram(bool withJoined) const;
  void addBlock(const Block &block, bool withJoined, Reach &reached) const;
  bool isAhead(const Entity &view) const;
  void planViews();

  const Layer &layer;
};

/// The plan as text: what each stage reads, computes of other tokens, hands over and gives, with
/// the places. `source` is the layer's.
std::string stagesText(const Layer &layer, const Source &source);

/// Whether the program depends on the number of heads.
bool readsHeads(const Layer &layer);

} // namespace tttc::dsl

#endif // TTTC_CORE_STAGES_H

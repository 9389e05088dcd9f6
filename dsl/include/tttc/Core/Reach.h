//===- Reach.h - What an expression is made of ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows names through views, functions and learners.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CORE_REACH_H
#define TTTC_CORE_REACH_H

#include "tttc/Core/CallSites.h"

#include <set>
#include <vector>

namespace tttc::dsl {

/// What an expression is made of.
struct Reach {
  std::set<const Entity *> entities;
  std::vector<ExprAtSite> shifts;        ///< prev(u), conv(u, C), ...; inner ones first
  bool joins = false, positions = false; ///< `join`, `t`

  bool has(const Entity *entity) const { return entities.count(entity) != 0; }
};

/// Finds what expressions of a layer are made of.
class ReachAnalysis {
public:
  explicit ReachAnalysis(const CallSites &sites) : sites(sites) {}

  /// Views that are there before: not followed.
  std::set<const Entity *> ahead;
  /// Expressions that are there before, and what stands for each.
  std::map<const Expr *, const Entity *> standIns;

  /// What `expr` is made of at `site`.
  Reach of(const Expr &expr, const CallSite *site = nullptr) const;
  /// Adds that to `reached`.
  void add(const Expr &expr, Reach &reached, const CallSite *site = nullptr) const;

private:
  struct Walk;

  const CallSites &sites;
};

} // namespace tttc::dsl

#endif // TTTC_CORE_REACH_H

//===- Reach.h - Dependencies of an expression ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects what an expression reads, through views, functions and learners.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CORE_REACH_H
#define TTTC_CORE_REACH_H

#include "tttc/Core/CallSites.h"

#include <set>
#include <vector>

namespace tttc::dsl {

/// The dependencies of an expression.
struct Reach {
  std::set<const Entity *> entities;
  std::vector<ExprAtSite> shifts;        ///< prev(u), conv(u, C), ...; inner ones first
  bool joins = false, positions = false; ///< `join`, `t`

  bool has(const Entity *entity) const { return entities.count(entity) != 0; }
};

/// Computes the dependencies of expressions of a layer.
class ReachAnalysis {
public:
  explicit ReachAnalysis(const CallSites &sites) : sites(sites) {}

  /// Views that an earlier stage computes: inputs, not followed.
  std::set<const Entity *> ahead;
  /// Expressions that an earlier stage computes, each with the entity that replaces it.
  std::map<const Expr *, const Entity *> replacements;

  /// The dependencies of `expr` at `site`.
  Reach of(const Expr &expr, const CallSite *site = nullptr) const;
  /// Adds the dependencies of `expr` at `site` to `reached`.
  void add(const Expr &expr, Reach &reached, const CallSite *site = nullptr) const;

private:
  struct Walk;

  const CallSites &sites;
};

} // namespace tttc::dsl

#endif // TTTC_CORE_REACH_H

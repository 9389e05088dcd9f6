//===- CallSites.h - Arguments of inlined parameters ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions and learners are inlined, so a parameter stands for a different expression at each
// call. A call site is the chain of calls around an expression.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CORE_CALLSITES_H
#define TTTC_CORE_CALLSITES_H

#include "tttc/DSL/AST.h"

#include <map>
#include <utility>

namespace tttc::dsl {

/// A call around an expression.
struct CallSite {
  const Expr *call;
  const CallSite *caller; ///< null outside of functions and learners
};

/// An expression and the call site at which it is evaluated. The site is null if the expression
/// reads no parameter.
using ExprAtSite = std::pair<const Expr *, const CallSite *>;

/// Returns true if a function reads its operand at other tokens: `prev`, `next`, `conv`, `cumsum`.
bool isShift(Builtin builtin);

/// Returns true if an expression names a parameter or a local value.
bool readsParameter(const Expr &expr);

/// The call sites of a layer, uniqued: equal sites have equal addresses.
class CallSites {
public:
  /// The callee of a call; both are null if it is unknown.
  struct Callee {
    const Function *function;
    const Learner *learner;
  };

  explicit CallSites(const Layer &layer);

  /// Returns true if call sites affect the analysis: a body reads a parameter at other tokens.
  bool areNeeded() const { return shiftsParameters; }
  const CallSite *siteOf(const Expr &call, const CallSite *caller) const;
  Callee calleeOf(const CallSite &at) const;
  /// The expression that `name`, a parameter or a local value, stands for at `site`; `site`
  /// becomes the call site of that expression. Null if no enclosing call binds `name`.
  const Expr *argumentOf(const Entity &name, const CallSite *&site) const;

private:
  mutable std::map<ExprAtSite, CallSite> sites;
  bool shiftsParameters;
};

} // namespace tttc::dsl

#endif // TTTC_CORE_CALLSITES_H

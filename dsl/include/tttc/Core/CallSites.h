//===- CallSites.h - What a parameter stands for ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions and learners are inlined, so that a parameter of theirs stands for another expression
// at each call. A call site says at which.
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

/// An expression where it is evaluated. The site is null where it does not matter: no parameter is
/// read.
using ExprAtSite = std::pair<const Expr *, const CallSite *>;

/// Whether a function reads its operand at other tokens: `prev`, `next`, `conv`, `cumsum`.
bool isShift(Builtin builtin);

/// Whether an expression names a parameter or a local value.
bool readsParameter(const Expr &expr);

/// The call sites of a layer. Each is one address.
class CallSites {
public:
  /// What a call runs; both null: it is not known.
  struct Callee {
    const Function *function;
    const Learner *learner;
  };

  explicit CallSites(const Layer &layer);

  /// Whether sites matter at all: a parameter is read at other tokens.
  bool matter() const { return shiftsParameters; }
  const CallSite *siteOf(const Expr &call, const CallSite *caller) const;
  Callee calleeOf(const CallSite &at) const;
  /// What `name`, a parameter or a local value, stands for at `site`, which becomes the site
  /// of that expression. Null if no call around it gives it.
  const Expr *argumentOf(const Entity &name, const CallSite *&site) const;

private:
  mutable std::map<ExprAtSite, CallSite> sites;
  bool shiftsParameters;
};

} // namespace tttc::dsl

#endif // TTTC_CORE_CALLSITES_H

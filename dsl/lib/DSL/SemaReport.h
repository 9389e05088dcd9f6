//===- SemaReport.h - Messages of the type checker --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMAREPORT_H
#define TTTC_DSL_SEMAREPORT_H

#include "SemaConst.h"

#include <map>
#include <set>
#include <utility>

namespace tttc::dsl {

/// Inferred properties of an expression's value.
struct Value {
  Type type;
  std::optional<Poly> exact; ///< its value, if it is a polynomial over dims
  std::optional<Poly> bound; ///< set for an integer in [0, bound)
  bool whole = false;        ///< an integer
  /// Reads tokens, views, outer parameters and constants only, so that it can be evaluated at
  /// other tokens too (`conv`, `prev`, `next`, `cumsum`).
  bool stateless = true;
};

/// One call that is being evaluated.
struct Frame {
  const Frame *caller = nullptr;
  const Expr *call = nullptr;
  std::map<const Entity *, Value> own; ///< parameters, locals, states
};

/// The name of the operation of `expr` in messages: "`+`", "`dot`".
std::string opName(const Expr &expr);

/// Reports each error once, with its call stack, and checks sizes.
class TypeReport {
public:
  TypeReport(const Layer &layer, Diagnostics &diags) : diags(diags), defaults(defaultDims(layer)) {}

  Diagnostics &diags;
  const DimEnv defaults;
  /// Suppresses errors while types are being inferred.
  bool quiet = false;
  /// A limit was exceeded: no further pass follows.
  bool limitReached = false;
  const Frame *current = nullptr;      ///< the innermost call
  const Entity *liftedState = nullptr; ///< the state that an operation is mapped to

  void error(SourceRange range, std::string message, std::string hint = "");
  /// The same for an error of a call rather than of the body it calls.
  void errorAtCall(SourceRange range, const Frame *frame, std::string message, std::string hint);

  /// Begins an expression; reports an error and returns false if the limit on their number or
  /// depth is exceeded.
  bool enter(const Expr &expr);
  void leave() { --depth; }

  /// Reports a compile-time size that is not a positive integer, and returns false.
  bool checkSize(const Expr &expr, const std::string &what);
  /// The length of an axis; nothing after an error.
  std::optional<Poly> axis(const Expr &expr);
  /// The source text of the operand if a hint can use it verbatim, else `otherwise`.
  std::string operandText(const Expr &expr, const char *otherwise) const;

private:
  bool withinLimits(const Expr &expr);

  std::set<std::pair<uint32_t, std::string>> reported;
  size_t work = 0, depth = 0;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMAREPORT_H

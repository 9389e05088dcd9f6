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

/// What is known of an expression's value.
struct Value {
  Type type;
  std::optional<Poly> exact; ///< its value, if it is one of dims and whole numbers
  std::optional<Poly> bound; ///< a whole number, at least 0 and less than this
  bool whole = false;        ///< a whole number
  /// Made of tokens, views, outer parameters and constants only, so that it has
  /// a value at other tokens too (`conv`, `prev`, `next`, `cumsum`).
  bool stateless = true;
};

/// One call that is being evaluated.
struct Frame {
  const Frame *caller = nullptr;
  const Expr *call = nullptr;
  std::map<const Entity *, Value> own; ///< parameters, locals, states
};

/// What the operation of `expr` is called in messages: "`+`", "`dot`".
std::string opName(const Expr &expr);

/// Says each mistake once, with the calls that led to it, and judges sizes.
class TypeReport {
public:
  TypeReport(const Layer &layer, Diagnostics &diags) : diags(diags), defaults(defaultDims(layer)) {}

  Diagnostics &diags;
  const DimEnv defaults;
  /// Nothing is said while types are being found.
  bool quiet = false;
  /// A limit was passed: there will be no other pass.
  bool gaveUp = false;
  const Frame *current = nullptr;      ///< the innermost call
  const Entity *liftedState = nullptr; ///< the state that an operation is repeated for

  void error(SourceRange range, std::string message, std::string hint = "");
  /// The same for a mistake that a call makes, not the body it calls.
  void errorAtCall(SourceRange range, const Frame *frame, std::string message, std::string hint);

  /// Begins an expression; false, with an error, if there are too many, or too deep ones.
  bool enter(const Expr &expr);
  void leave() { --depth; }

  /// Reports a compile-time size that is no whole positive number.
  bool checkSize(const Expr &expr, const std::string &what);
  /// The length of an axis; nothing after an error.
  std::optional<Poly> axis(const Expr &expr);
  /// The operand as it stands in the text if a hint can use it as it is.
  std::string operandText(const Expr &expr, const char *otherwise) const;

private:
  bool withinLimits(const Expr &expr);

  std::set<std::pair<uint32_t, std::string>> reported;
  size_t work = 0, depth = 0;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMAREPORT_H

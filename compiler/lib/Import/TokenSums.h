//===- TokenSums.h - Sums over tokens ---------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_TOKENSUMS_H
#define TTTC_LIB_IMPORT_TOKENSUMS_H

#include "ImportScope.h"

namespace tttc {

class ExprImporter;

/// `sum_tokens` and `mean_tokens`: over the tokens of a group, or over the last ones.
class TokenSums {
public:
  TokenSums(ValueBuilder &b, ImportScope &scope, ExprImporter &exprs)
      : b(b), scope(scope), exprs(exprs) {}

  /// The value of a sum over tokens.
  Imported eval(const dsl::Expr &expr);
  /// `t` or, with a modulus, `t % n`. Before the start of the sequence, the position of the token
  /// that replaces the missing rows.
  mlir::Value position(mlir::Location loc, mlir::IntegerAttr modulus);

  // Windows (Windows.cpp): the rows of the last tokens are loop-carried.

  /// Starts the program: no token has been seen.
  void startWindows();
  /// The windows that a loop carries; empty if it contains no loop over tokens.
  llvm::SmallVector<Slot> windowsOf(const dsl::Stmt &loop) const;
  /// Starts the body of a loop.
  void enterWindows(bool atToken);

  /// The last tokens before those of the current block, or up to the current token.
  llvm::DenseMap<const dsl::Entity *, mlir::Value> windowsBefore;

private:
  /// The state of one term of a sum over the last tokens: the token of the sum, the number of
  /// tokens before it, and how many tokens back the term is.
  struct WindowTerm {
    mlir::Value token, present;
    int64_t back = 0;
  };

  Imported sumOverGroup(const dsl::Expr &expr);
  Imported sumOverWindow(const dsl::Expr &expr);
  Imported windowTermOf(const dsl::Expr &expr, WindowTerm term);

  ValueBuilder &b;
  ImportScope &scope;
  ExprImporter &exprs;
  WindowTerm windowTerm;
  dsl::SourceRange windowSum; ///< the sum over the longest window
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_TOKENSUMS_H

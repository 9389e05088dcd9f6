//===- OtherTokens.h - Values of other tokens -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_OTHERTOKENS_H
#define TTTC_LIB_IMPORT_OTHERTOKENS_H

#include "ImportScope.h"

#include "tttc/Core/Reach.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

namespace tttc {

class ExprImporter;

/// `prev`, `next`, `conv` and `cumsum`. Their operands read tokens, views, params and each other,
/// but no state. The operand is therefore computed for the whole sequence before the program runs,
/// its rows are shifted, and the program reads the result like a token.
class OtherTokens {
public:
  OtherTokens(ValueBuilder &b, ImportScope &scope, ExprImporter &exprs, const dsl::CallSites &sites,
              dsl::ReachAnalysis &reach)
      : b(b), scope(scope), exprs(exprs), sites(sites), reach(reach) {}

  /// Starts a stage: removes all replacements.
  void clear();
  /// From now on, the token `entity` stands for `expr`.
  void substitute(const dsl::Expr &expr, const dsl::Entity *entity);
  /// The token that stands for `expr` at every call site; null if there is none.
  const dsl::Entity *replacementOf(const dsl::Expr &expr) const;
  /// Computes the rows of all shifts.
  void import(llvm::ArrayRef<dsl::ExprAtSite> shifts);
  /// The value of a shift.
  Imported eval(const dsl::Expr &expr);
  /// The rows that `body` computes, for all tokens, by a loop without carried values. Empty after
  /// an error.
  llvm::SmallVector<mlir::Value>
  rowsOfTokens(mlir::Location loc, llvm::function_ref<llvm::SmallVector<mlir::Value>()> body);

private:
  using Inputs = llvm::SmallVector<const dsl::Entity *>;

  void importShift(dsl::ExprAtSite at);
  mlir::Value shifted(const dsl::Expr &expr);
  mlir::Value runningSum(mlir::Location loc, mlir::Value rows);
  mlir::Value rowsRead(const dsl::Expr &shift);
  std::optional<std::pair<int64_t, int64_t>> matrixSize(const dsl::Expr &expr,
                                                        const dsl::CallSite *at) const;
  bool isMatrix(const dsl::Expr &conv, const Imported &taps);
  bool checkTaps(const dsl::Expr &conv, int64_t count);
  Inputs delays(const dsl::Expr &conv, mlir::Value rows, int64_t first, int64_t end);
  Imported sumOfTaps(const dsl::Expr &conv, mlir::Value sum,
                     llvm::ArrayRef<const dsl::Entity *> inputs, const Imported &taps,
                     int64_t column);

  ValueBuilder &b;
  ImportScope &scope;
  ExprImporter &exprs;
  const dsl::CallSites &sites;
  dsl::ReachAnalysis &reach;
  llvm::DenseMap<dsl::ExprAtSite, const dsl::Entity *> streamOf;
  /// Convolutions whose taps the program computes: their input tokens, the token itself first.
  llvm::DenseMap<dsl::ExprAtSite, Inputs> tapped;
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_OTHERTOKENS_H

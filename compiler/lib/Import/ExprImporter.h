//===- ExprImporter.h - Values of expressions -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_EXPRIMPORTER_H
#define TTTC_LIB_IMPORT_EXPRIMPORTER_H

#include "OtherTokens.h"
#include "TokenSums.h"

#include "llvm/Support/SaveAndRestore.h"

namespace tttc {

/// Builds the value of an expression where the scope stands.
class ExprImporter {
  using Resolved = llvm::DenseMap<std::pair<const dsl::Entity *, const dsl::CallSite *>, Imported>;

public:
  ExprImporter(ValueBuilder &b, ImportScope &scope, const dsl::CallSites &sites,
               dsl::ReachAnalysis &reach)
      : b(b), scope(scope), sites(sites), others(b, scope, *this, sites, reach),
        sums(b, scope, *this) {}

  Imported eval(const dsl::Expr &expr);
  /// At a call site, which is that of parameters in it.
  Imported evalAt(const dsl::Expr &expr, const dsl::CallSite *at);
  Imported viewValue(const dsl::Entity &view);

  OtherTokens &otherTokens() { return others; }
  TokenSums &tokenSums() { return sums; }
  /// Makes `at` the site of what is evaluated for as long as the result lives.
  [[nodiscard]] llvm::SaveAndRestore<const dsl::CallSite *> enterSite(const dsl::CallSite *at) {
    return {site, at};
  }
  /// The site of what is being evaluated.
  const dsl::CallSite *presentSite() const { return site; }
  /// Forgets values of parameters for as long as the result lives: they are of another loop.
  [[nodiscard]] auto withoutResolved() {
    return llvm::SaveAndRestore<Resolved>(resolved, Resolved());
  }
  /// Stored states that keep only some rows, and how many.
  int64_t keptRows(const dsl::Entity *state) const { return kept.lookup(state); }

private:
  Imported evalName(const dsl::Expr &expr);
  Imported evalMember(const dsl::Expr &expr);
  Imported evalIndex(const dsl::Expr &expr);
  Imported evalPower(const dsl::Expr &expr);
  Imported evalTranspose(const dsl::Expr &expr);
  Imported evalMod(const dsl::Expr &expr);
  Imported evalHeads(const dsl::Expr &expr);

  // ImportCalls.cpp.
  Imported evalCall(const dsl::Expr &expr);
  Imported evalGrad(const dsl::Expr &expr);
  Imported evalBuiltin(const dsl::Expr &expr);
  Imported evalZeros(const dsl::Expr &expr);
  Imported evalRope(const dsl::Expr &expr);
  Imported evalAppend(const dsl::Expr &expr);
  Imported evalSoftmax(const dsl::Expr &expr);
  /// All operands; nothing after an error.
  std::optional<llvm::SmallVector<Imported>> evalAll(llvm::ArrayRef<dsl::ExprPtr> operands);
  Imported inCall(const dsl::Expr &call, llvm::function_ref<Imported()> body);
  Imported callFunction(const dsl::Function &function, llvm::ArrayRef<Imported> arguments);
  Imported callLearner(const Imported &learner, const Imported &argument);
  bool checkInnerGradient(mlir::ttt::GradOp grad, const dsl::Expr &at);

  ValueBuilder &b;
  ImportScope &scope;
  const dsl::CallSites &sites;
  OtherTokens others;
  TokenSums sums;
  const dsl::CallSite *site = nullptr;
  Resolved resolved; ///< values of parameters ahead of the program, in the present loop
  llvm::DenseMap<const dsl::Entity *, int64_t> kept; ///< of stored states: rows kept
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_EXPRIMPORTER_H

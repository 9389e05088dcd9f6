//===- ExprImporter.h - Imports expressions ---------------------*- C++ -*-===//
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

/// Builds the value of an expression in the current scope.
class ExprImporter {
  using Resolved = llvm::DenseMap<std::pair<const dsl::Entity *, const dsl::CallSite *>, Imported>;

public:
  ExprImporter(ValueBuilder &b, ImportScope &scope, const dsl::CallSites &sites,
               dsl::ReachAnalysis &reach)
      : b(b), scope(scope), sites(sites), others(b, scope, *this, sites, reach),
        sums(b, scope, *this) {}

  Imported eval(const dsl::Expr &expr);
  /// Evaluates at a call site, which the parameters in `expr` belong to.
  Imported evalAt(const dsl::Expr &expr, const dsl::CallSite *at);
  Imported viewValue(const dsl::Entity &view);

  OtherTokens &otherTokens() { return others; }
  TokenSums &tokenSums() { return sums; }
  /// Makes `at` the current call site for the lifetime of the result.
  [[nodiscard]] llvm::SaveAndRestore<const dsl::CallSite *> enterSite(const dsl::CallSite *at) {
    return {site, at};
  }
  /// The current call site.
  const dsl::CallSite *currentSite() const { return site; }
  /// Hides the values of parameters, which belong to another loop, for the lifetime of the result.
  [[nodiscard]] auto withoutResolved() {
    return llvm::SaveAndRestore<Resolved>(resolved, Resolved());
  }
  /// The number of rows that a stored state keeps; 0 if it keeps all.
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
  Imported evalRope(const dsl::Expr &expr);
  Imported evalAppend(const dsl::Expr &expr);
  Imported evalSoftmax(const dsl::Expr &expr);
  /// The values of all operands; none after an error.
  std::optional<llvm::SmallVector<Imported>> evalAll(llvm::ArrayRef<dsl::ExprPtr> operands);
  Imported inCall(const dsl::Expr &call, llvm::function_ref<Imported()> body);
  Imported callFunction(const dsl::Function &function, llvm::ArrayRef<Imported> arguments);
  Imported callLearner(const Imported &learner, const Imported &argument);

  ValueBuilder &b;
  ImportScope &scope;
  const dsl::CallSites &sites;
  OtherTokens others;
  TokenSums sums;
  const dsl::CallSite *site = nullptr;
  Resolved resolved; ///< values of parameters before the program, in the current loop
  llvm::DenseMap<const dsl::Entity *, int64_t> kept; ///< number of rows that stored states keep
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_EXPRIMPORTER_H

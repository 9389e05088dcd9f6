//===- SemaTypes.h - The type checker ---------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMATYPES_H
#define TTTC_DSL_SEMATYPES_H

#include "SemaExprs.h"

namespace tttc::dsl {

/// Infers and checks the types of a layer: of its declarations, then of its program.
class TypeChecker {
public:
  TypeChecker(Layer &layer, Diagnostics &diags)
      : layer(layer), report(layer, diags), exprs(report) {}
  void run();

private:
  // Declarations (SemaDecls.cpp, SemaStarts.cpp).
  void constants();
  void shapes();
  void initialValue(Entity &state);
  void trainingStart(const Entity &entity);
  void views();

  // The program (SemaProgram.cpp).
  void solveVariables();
  void reachFixpoint();
  void evalBlock(Block &block);
  void evalLoop(Stmt &stmt, const Block &block);
  void checkLoop(const Stmt &stmt, const Block &block);
  void checkDivides(const Stmt &inner, const Stmt &outer);
  void assign(const Stmt &stmt, const Value &value);
  void assignLearner(const Stmt &stmt, const Type &type);
  void assignState(const Stmt &stmt, const Type &type);
  void assignVariable(const Stmt &stmt, const Type &type);
  void result(const Stmt &stmt, const Type &type);
  /// Returns true and reports an error if a value of stored tokens would be kept.
  bool isStored(const Stmt &stmt, const Type &type);
  void publish();

  Layer &layer;
  TypeReport report;
  ExprTypes exprs;
  bool changed = false; ///< the type of a variable has changed
  /// Variables that are assigned a compile-time number, which fills their shape.
  std::set<const Entity *> filled;
  std::map<const Entity *, SourceRange> typedAt; ///< the origin of a variable's type
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMATYPES_H

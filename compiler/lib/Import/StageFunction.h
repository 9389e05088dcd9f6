//===- StageFunction.h - The function of a stage ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_STAGEFUNCTION_H
#define TTTC_LIB_IMPORT_STAGEFUNCTION_H

#include "ExprImporter.h"
#include "Outputs.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace tttc {

/// Rows that one stage writes and another reads.
struct InternalRows {
  const dsl::Entity *entity;   ///< the token that represents them in the reading stage
  mlir::RankedTensorType type; ///< type of a row there
  mlir::ttt::Axes axes;
};

/// The function of a stage of a layer (tttc/Core/Stages.h), while it is built.
class StageFunction {
public:
  StageFunction(ValueBuilder &b, ImportScope &scope, ExprImporter &exprs, mlir::ModuleOp module)
      : b(b), scope(scope), exprs(exprs), module(module) {}

  /// Starts the stage LAYER + `suffix`. Its arguments are the tokens and params in `reached`, the
  /// rows `internals` and, with `hasStates`, the initial states. Computes shifts of tokens. Returns
  /// false after an error.
  bool begin(llvm::StringRef suffix, const dsl::Reach &reached,
             llvm::ArrayRef<InternalRows> internals, bool hasStates);
  mlir::Location getLoc() { return function.getLoc(); }
  /// Ends the function with these results.
  void end(llvm::ArrayRef<StageResult> outputs);

private:
  struct Argument {
    const dsl::Entity *entity;
    mlir::RankedTensorType type;
    mlir::ttt::Role role;
    mlir::ttt::Axes axes;
  };

  void addArgument(const dsl::Entity &entity, mlir::RankedTensorType row, mlir::ttt::Role role,
                   mlir::ttt::Axes axes);
  void addInput(const dsl::Entity &entity, mlir::ttt::Role role, mlir::ttt::Axes axes);
  mlir::DictionaryAttr describe(mlir::Type type, llvm::StringRef name, mlir::ttt::Role role,
                                mlir::ttt::Axes axes, int64_t block = 1);
  void createFunction(llvm::StringRef suffix);
  void bindStates(mlir::ValueRange given);

  ValueBuilder &b;
  ImportScope &scope;
  ExprImporter &exprs;
  mlir::ModuleOp module;
  mlir::func::FuncOp function;
  llvm::SmallVector<Argument> arguments;
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_STAGEFUNCTION_H

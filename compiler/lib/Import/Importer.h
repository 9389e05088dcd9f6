//===- Importer.h - Imports the program of a layer --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_IMPORTER_H
#define TTTC_LIB_IMPORT_IMPORTER_H

#include "StageFunction.h"

#include "tttc/Core/Stages.h"
#include "tttc/Import/Import.h"

namespace tttc {

/// Imports the stages of a layer, statement by statement.
class Importer {
public:
  Importer(mlir::MLIRContext &context, const dsl::Layer &layer, const dsl::DimEnv &dims,
           ElementTypes types, dsl::Diagnostics &diags, std::vector<WrittenOut> *writtenOut);
  mlir::OwningOpRef<mlir::ModuleOp> import();

private:
  /// A row of one head that the join stage reads.
  struct JoinedRow {
    const dsl::Expr *expr;
    const dsl::Entity *entity;   ///< the token that represents it in the join stage
    mlir::RankedTensorType type; ///< of one head
    bool joins;                  ///< true: all heads concatenated; false: only this head
  };
  /// `out` or a probe that is computed once the heads are joined.
  struct JoinedOutput {
    std::string name;
    const dsl::Expr *expr;
  };

  void importProgram();
  void importBlock(const dsl::Block &block);
  void importStmt(const dsl::Stmt &stmt);
  void noteWrittenOut(const dsl::Stmt &stmt, mlir::Operation *before);
  void importRepeat(const dsl::Stmt &stmt);
  void assign(const dsl::Stmt &stmt);
  void give(const std::string &name, const dsl::Expr &expr);
  llvm::SmallVector<StageResult> finalValues();

  // ImportLoop.cpp.
  void importLoop(const dsl::Stmt &stmt);
  std::optional<int64_t> groupLength(const dsl::Stmt &every);
  void collectAssigned(const dsl::Block &block, llvm::SetVector<Slot> &slots) const;

  // ImportStages.cpp: values that involve all heads or several tokens.
  llvm::SmallVector<InternalRows> viewsRead(const dsl::Reach &reached) const;
  void importViews();
  void addJoinedOutput(const std::string &name, const dsl::Expr &expr);
  void passToJoin(const dsl::Expr &expr);
  InternalRows joined(const JoinedRow &row);
  void importJoin();

  ValueBuilder b;
  const dsl::CallSites sites;
  dsl::StagePlan plan;
  ImportScope scope;
  ExprImporter exprs;
  Outputs outputs;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  StageFunction stage;
  std::vector<WrittenOut> *writtenOut;   ///< null: not requested
  int64_t mostRepetitions = 1;           ///< in the outermost `repeat`
  llvm::SmallVector<InternalRows> views; ///< computed before the program
  std::vector<JoinedRow> joinedRows;
  std::vector<JoinedOutput> joinedOutputs;
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_IMPORTER_H

//===- Outputs.h - `out` and probes -----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_OUTPUTS_H
#define TTTC_LIB_IMPORT_OUTPUTS_H

#include "ImportScope.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "llvm/ADT/MapVector.h"

#include <map>

namespace tttc {

/// A result of a stage.
struct StageResult {
  mlir::Value value;
  std::string name;
  mlir::ttt::Role role;
  mlir::ttt::Axes axes;
  int64_t block = 1; ///< of `#ttt.tensor`
};

/// Collects the results of the program: a row per token or, for a probe outside of `each token`, an
/// entry per group or one for the whole sequence.
class Outputs {
public:
  Outputs(ValueBuilder &b, ImportScope &scope, bool hasHeads)
      : b(b), scope(scope), hasHeads(hasHeads) {}

  using RowName = std::pair<std::string, mlir::ttt::Role>; ///< name and role
  using Rows = llvm::MapVector<RowName, mlir::Value, std::map<RowName, unsigned>>;
  /// Results per token of the current loop.
  Rows rows;

  /// Starts the program: allocates the probes of groups.
  void start();
  /// Adds `value` of `expr`, which is computed at a token.
  void addRow(const std::string &name, const Imported &value, const dsl::Expr &expr);
  /// Adds the value of a probe outside of `each token`.
  void addGroupOutput(const std::string &name, const Imported &value, const dsl::Expr &expr);
  /// The slots that a probe of a group sets; empty for other probes.
  llvm::ArrayRef<Slot> slotsOf(const dsl::Expr &probe) const;
  /// All results: probes, then rows.
  llvm::SmallVector<StageResult> finish() const;

private:
  struct GroupProbe {
    int64_t length = 0; ///< of the groups
    std::string name;
    llvm::SmallVector<Slot> slots; ///< one, or one per state
  };

  mlir::Value insertAt(mlir::Location loc, mlir::Value part, mlir::Value whole,
                       std::optional<mlir::Value> index);
  llvm::SmallVector<int64_t> repeatedShape(mlir::RankedTensorType type) const;
  llvm::SmallVector<std::pair<std::string, mlir::Value>> namedParts(const Imported &value,
                                                                    const dsl::Expr &expr);
  void collectProbes(const dsl::Block &block, int64_t group);
  void startProbe(const dsl::Expr &expr, GroupProbe &probe);
  llvm::SmallVector<int64_t> repetitionCounts(const dsl::Expr &probe) const;

  ValueBuilder &b;
  ImportScope &scope;
  const bool hasHeads;
  llvm::MapVector<const dsl::Expr *, GroupProbe> groupProbes;
  llvm::MapVector<std::string, mlir::Value, std::map<std::string, unsigned>> sequenceProbes;
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_OUTPUTS_H

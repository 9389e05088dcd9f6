//===- GroupRows.h - The new rows of a group that earlier calls began -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call that resumes an open group needs the rows of its own tokens only. Row t of most values
// depends on tokens up to t (`Extent`), so earlier calls have computed the rows before: where an
// op reads all rows of a value, as a product over tokens does, a call keeps them for the next one
// (a cache), or computes them again from other caches.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DECODE_GROUPROWS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DECODE_GROUPROWS_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "llvm/ADT/SetVector.h"

#include <optional>

namespace tttc {

/// Why the new rows of a group cannot be computed alone.
struct NotAlone {
  mlir::Location loc;
  std::string reason;
};

/// What the rows of a value in a group's body depend on. The first axis is the token.
enum class Extent {
  Rows,     ///< row t on tokens up to t
  Triangle, ///< element [t, s] on tokens up to t, for s <= t only
  Unknown   ///< neither is proven
};

/// The analysis: which values of a group are cached, so that a call computes the rows of its own
/// tokens only.
class GroupRows {
public:
  explicit GroupRows(mlir::ttt::EveryOp loop) : loop(loop) {}

  /// Finds the caches for all results of the loop. Returns why there are none.
  std::optional<NotAlone> plan();

  /// Values with a row for each token, [chunk, ...], whose rows are kept.
  llvm::ArrayRef<mlir::Value> rows() const { return cachedRows.getArrayRef(); }
  /// Loops over the tokens of the group, whose carried tensors are kept.
  llvm::ArrayRef<mlir::ttt::EachTokenOp> loops() const { return cachedLoops.getArrayRef(); }

  bool isCached(mlir::Value value) const { return cachedRows.contains(value); }
  /// Whether a value is the same for all calls of a group: it depends neither on tokens nor on
  /// their number.
  bool isUniform(mlir::Value value);
  /// The rows of tokens before they are padded: rows past the last token are not read.
  mlir::Value unpadded(mlir::Value value);
  /// Whether the new rows of an op's result need no other rows of operands than `operandIsNew`
  /// says.
  bool hasRowRule(mlir::Operation *op);
  /// For an op with a rule: whether it needs only the new rows of an operand.
  static bool operandIsNew(mlir::OpOperand &operand);

private:
  bool readsTokens(mlir::Value value);
  bool isPadding(mlir::Operation *op);
  enum class Part { New, All };

  bool need(mlir::Value value, Part part);
  bool canGoOn(mlir::ttt::EachTokenOp each);
  Extent extent(mlir::Value value);
  Extent computeExtent(mlir::Value value);
  bool fail(mlir::Location loc, const llvm::Twine &reason);

  mlir::ttt::EveryOp loop;
  llvm::SetVector<mlir::Value> cachedRows;
  llvm::SetVector<mlir::ttt::EachTokenOp> cachedLoops;
  llvm::DenseMap<mlir::Value, bool> uniform, tokens;
  llvm::DenseMap<mlir::Value, Extent> extents;
  llvm::DenseSet<std::pair<mlir::Value, unsigned>> planned;
  std::optional<NotAlone> why;
};

/// Builds the new rows of a group, as planned.
class NewRows {
public:
  /// Indices and values at the point where rows are built.
  struct Call {
    mlir::Value start; ///< index in the sequence of the group's first token
    mlir::Value past;  ///< rows of the group that earlier calls computed
    mlir::Value count; ///< new tokens, at least 1 and at most `most`
    mlir::Value end;   ///< past + count
    int64_t most = 0;  ///< rows of a value of new tokens, at most a group
  };

  /// `streams`: tokens of the call, those of the group from row `from` on.
  NewRows(mlir::ttt::EveryOp loop, GroupRows &plan, mlir::OpBuilder &builder, const Call &call,
          llvm::ArrayRef<mlir::Value> streams, mlir::Value from, mlir::ValueRange states,
          mlir::ValueRange rowCaches, llvm::ArrayRef<llvm::SmallVector<mlir::Value>> loopCaches);

  /// The new rows of a value: [most, ...].
  mlir::Value newRows(mlir::Value value);
  /// A value of the body as it is after the new tokens.
  mlir::Value whole(mlir::Value value);
  /// The carried tensors of a cached loop after the new tokens.
  mlir::ValueRange carriedAfter(mlir::ttt::EachTokenOp each);
  /// From here on `whole` builds at the end of a full group, from these states and caches of rows.
  void endGroup(mlir::ValueRange states, mlir::ValueRange rowCaches);

  /// `rows` with the new ones, `fresh`, at row `first`.
  mlir::Value put(mlir::Value rows, mlir::Value fresh, mlir::Value first);

private:
  /// `count` rows of `rows` from `first` on: [most, ...].
  mlir::Value take(mlir::Value rows, mlir::Value first);
  mlir::Value lowerPart(mlir::Value rows, bool isStrict);
  mlir::Value buildNew(mlir::Value value);
  mlir::Value recompute(mlir::Value value);
  mlir::ttt::EachTokenOp narrow(mlir::ttt::EachTokenOp each);
  mlir::RankedTensorType narrowType(mlir::Value value) const;

  mlir::ttt::EveryOp loop;
  GroupRows &plan;
  mlir::OpBuilder &builder;
  Call call;
  llvm::SmallVector<mlir::Value> tokens;
  llvm::SmallVector<mlir::Value> rowCaches;
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> loopCaches;
  llvm::DenseMap<mlir::Value, mlir::Value> fresh, all;
  llvm::DenseMap<mlir::Operation *, mlir::ttt::EachTokenOp> narrowed;
  bool isAtEnd = false;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DECODE_GROUPROWS_H

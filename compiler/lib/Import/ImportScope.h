//===- ImportScope.h - Names in scope during the import ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_IMPORTSCOPE_H
#define TTTC_LIB_IMPORT_IMPORTSCOPE_H

#include "ValueBuilder.h"

#include "llvm/ADT/SetVector.h"

#include <memory>

namespace tttc {

/// A tensor that lives across statements: a variable, or one state of a learner or of a variable
/// that holds a learner value. For other variables, `state` is -1.
using Slot = std::pair<const dsl::Entity *, int>;

/// The tokens, values and names that are visible at the current point of the import. Loops save a
/// copy and restore it.
struct ImportScope {
  /// In place of a state index: the last tokens of a stream.
  static constexpr int window = -2;
  /// In place of a state index: the values of a probe for the previous groups.
  static constexpr int groupProbe = -3;

  explicit ImportScope(ValueBuilder &b) : b(b) {}

  ValueBuilder &b;
  llvm::DenseMap<Slot, Imported> slots; ///< Number or Tensor
  /// Tokens, params, parameters, locals, views, states of a called learner.
  llvm::DenseMap<const dsl::Entity *, Imported> bound;
  /// Streams that the current stage reads token by token: tokens of the layer, views computed
  /// before the program, and entities created for rows of an expression.
  llvm::SmallVector<const dsl::Entity *> streamed;
  llvm::DenseMap<const dsl::Entity *, mlir::Value> streams; ///< their rows in the current block
  mlir::Value start, count; ///< first token and number of tokens of the current group
  mlir::Value token;        ///< index of the current token; null outside `each token`
  llvm::SmallVector<std::pair<int64_t, int64_t>> repeats; ///< number and count, outermost first
  int64_t windowLength = 0;                               ///< of the longest window; 0 without one

  /// How many times the current statement is unrolled by `repeat`.
  int64_t repetitions() const;

  /// The slots that an assignment to `target` sets.
  static void addSlots(const dsl::Entity *target, llvm::SetVector<Slot> &out);
  mlir::RankedTensorType slotType(Slot slot);
  mlir::Value slotValue(Slot slot) { return b.asTensor(slots.lookup(slot), slotType(slot)); }
  mlir::Location named(Slot slot);
  /// The current value of a learner, or of a variable that holds a learner value.
  Imported currentLearner(const dsl::Entity *entity) const;

  /// A token that is not in the text.
  const dsl::Entity *makeEntity(const std::string &name, dsl::SourceRange range);
  /// Adds rows of the whole sequence as a token of the stage.
  const dsl::Entity *addStream(const std::string &name, dsl::SourceRange range, mlir::Value rows);

  /// Creates the body of a loop over tokens in `region`, which reads all streams, and calls `body`
  /// to fill it. Restores the scope afterwards. Returns the streams that the loop takes.
  llvm::SmallVector<mlir::Value> withToken(mlir::Location loc, mlir::Region &region,
                                           llvm::function_ref<void(mlir::Block &)> body);

private:
  std::vector<std::unique_ptr<dsl::Entity>> made;
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_IMPORTSCOPE_H

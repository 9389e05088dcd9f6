//===- ImportScope.h - What the text can name while it is imported *- C++ -*-===//
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

/// A tensor that lives across statements: a variable, or one state of a
/// learner or of a variable that is a learner value (else `state` is -1).
using Slot = std::pair<const dsl::Entity *, int>;

/// Tokens, values and names where the import stands. Loops keep a copy and go back to it.
struct ImportScope {
  /// In place of a state: the last tokens of a stream.
  static constexpr int window = -2;
  /// In place of a state: what a probe gave for the groups so far.
  static constexpr int groupProbe = -3;

  explicit ImportScope(ValueBuilder &b) : b(b) {}

  ValueBuilder &b;
  llvm::DenseMap<Slot, Imported> slots; ///< Number or Tensor
  /// Tokens, params, parameters, locals, views, states of a called learner.
  llvm::DenseMap<const dsl::Entity *, Imported> bound;
  /// Streams that the present stage reads token by token: tokens of the layer, views computed
  /// ahead, and entities made up for rows of an expression.
  llvm::SmallVector<const dsl::Entity *> streamed;
  llvm::DenseMap<const dsl::Entity *, mlir::Value> streams; ///< their rows in the present block
  mlir::Value start, count; ///< first token and number of tokens of the present group
  mlir::Value token;        ///< index of the present token; null outside `each token`
  llvm::SmallVector<std::pair<int64_t, int64_t>> repeats; ///< number and count, outermost first
  int64_t windowLength = 0;                               ///< of the longest window; 0 without one

  /// How often the present statement is written out.
  int64_t repetitions() const;

  /// The slots that an assignment to `target` sets.
  static void addSlots(const dsl::Entity *target, llvm::SetVector<Slot> &out);
  mlir::RankedTensorType slotType(Slot slot);
  mlir::Value slotValue(Slot slot) { return b.asTensor(slots.lookup(slot), slotType(slot)); }
  mlir::Location named(Slot slot);
  /// The present value of a learner, or of a variable that is one.
  Imported currentLearner(const dsl::Entity *entity) const;

  /// A token that is not in the text.
  const dsl::Entity *makeEntity(const std::string &name, dsl::SourceRange range);
  /// Makes rows of the whole sequence a token of the stage.
  const dsl::Entity *addStream(const std::string &name, dsl::SourceRange range, mlir::Value rows);

  /// Opens the body of a loop over tokens in `region`, which reads all streams, for `body` to fill.
  /// The scope is as before afterwards. Gives the streams that the loop takes.
  llvm::SmallVector<mlir::Value> withToken(mlir::Location loc, mlir::Region &region,
                                           llvm::function_ref<void(mlir::Block &)> body);

private:
  std::vector<std::unique_ptr<dsl::Entity>> made;
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_IMPORTSCOPE_H

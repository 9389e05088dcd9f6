//===- Streams.h - What has an entry per token ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_STREAMS_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_STREAMS_H

#include "FormTiles.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace mlir::tile {

/// A tensor whose first axis is as long as a sequence. It stays in memory.
bool isStream(Type type);

/// Dense, but for the rows of a stream, which may lie apart.
MemRefType memoryType(RankedTensorType type, Type element);

/// What is read from memory of another type is widened; what is written there is rounded.
Value readFrom(OpBuilder &b, Location loc, RankedTensorType type, Value memory, ValueRange offsets,
               Value last, ArrayRef<int64_t> axes);
void writeTo(OpBuilder &b, Location loc, Value tile, Value memory, ValueRange offsets, Value count,
             ArrayRef<int64_t> axes);

/// Values that are one stream at different times share one memory: a loop carries it, a slice
/// put into it is a write.
class Streams {
public:
  explicit Streams(func::FuncOp func);

  /// Null until it is set.
  Value &memoryOf(Value stream);

private:
  void join(std::initializer_list<Value> values);

  llvm::EquivalenceClasses<const void *> classes;
  llvm::DenseMap<const void *, Value> memory;
};

/// Replaces a loop that moves rows one by one, between memory and a tile or from tile to tile, by
/// one read, selection or write; false, and nothing changed, if it is none.
bool raiseRows(scf::ForOp loop, Streams &streams, TileFormer &former);

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_STREAMS_H

//===- Streams.h - Tensors with an entry per token --------------*- C++ -*-===//
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

/// Returns true for a tensor whose first axis is as long as the sequence. It stays in memory.
bool isStream(Type type);

/// Dense, except that the rows of a stream may have any stride, and those of a block of columns
/// have that of all `columns`; 0: no block.
MemRefType memoryType(RankedTensorType type, Type element, int64_t columns);

/// Reads or writes memory of another element type: widens elements that are read, rounds elements
/// that are written.
Value readFrom(OpBuilder &b, Location loc, RankedTensorType type, Value memory, ValueRange offsets,
               Value last, ArrayRef<int64_t> axes);
void writeTo(OpBuilder &b, Location loc, Value tile, Value memory, ValueRange offsets, Value count,
             ArrayRef<int64_t> axes);

/// Maps streams to memory. Values of one stream at different times share a memory: a loop carries
/// it, and a slice inserted into it is a write.
class Streams {
public:
  explicit Streams(func::FuncOp func);

  /// Null until it is set.
  Value memoryOf(Value stream);
  void setMemory(Value stream, Value memory);

private:
  void join(std::initializer_list<Value> values);

  llvm::EquivalenceClasses<const void *> classes;
  llvm::DenseMap<const void *, Value> memory;
};

/// Replaces a loop that moves rows one by one, between memory and a tile or between tiles, by one
/// read, selection or write. Returns false and changes nothing if the loop has another form.
bool raiseRows(scf::ForOp loop, Streams &streams, TileFormer &former);

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_STREAMS_H

//===- Accesses.h - Memory accesses of an op --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads, writes and operands of products, in the form that the passes over slots use.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_ACCESSES_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_ACCESSES_H

#include "tttc/Dialect/Tile/IR/TileDialect.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::tile {

struct Access {
  Operation *op;
  Value memory; ///< the allocation or the argument
  bool isWrite;
  Value stage; ///< the accessed stage, if the memory has several; null: all of it
};

/// Accesses of `op` itself, without those of ops in its regions.
SmallVector<Access> accessesOf(Operation *op);

/// Returns true for an argument to which nothing writes.
bool isOnlyRead(Value memory);

/// Returns true for a loop whose iterations are shared among blocks (tile-distribute-loops). A
/// block has few of them: what pays off over iterations does not there.
bool isDistributed(scf::ForOp loop);

/// The number of bytes that a slot occupies.
int64_t slotBytes(MemRefType type);

/// Returns true if two memories, allocations or arguments, may have bytes in common.
bool mayAlias(Value a, Value b);

/// Iterations of a loop after which the accesses of one conflict with no later one: what is copied
/// while n copies may be under way is read n + 1 iterations later.
int64_t iterationsThatConflict(scf::ForOp loop);

/// Returns true if two memories, allocations or arguments, may have bytes in common in these
/// stages. Stages that different values number are different (tile-prefetch), but for equal
/// constants.
bool mayAlias(Value a, Value stageOfA, Value b, Value stageOfB);

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_ACCESSES_H

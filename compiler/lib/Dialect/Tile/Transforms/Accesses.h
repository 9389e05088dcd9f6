//===- Accesses.h - What an op touches in memory ------------- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads, writes and the operands of products, as the passes over slots see them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_ACCESSES_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_ACCESSES_H

#include "tttc/Dialect/Tile/IR/TileDialect.h"

namespace mlir::tile {

struct Access {
  Operation *op;
  Value memory; ///< the allocation or the argument
  bool isWrite;
  Value stage; ///< which part of it, if it is one of several stages; null: all of it
};

/// What `op` itself touches, not what is in its regions.
SmallVector<Access> accessesOf(Operation *op);

/// Bytes of the memory a slot takes.
int64_t slotBytes(MemRefType type);

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_ACCESSES_H

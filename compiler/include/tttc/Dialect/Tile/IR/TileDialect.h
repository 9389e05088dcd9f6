//===- TileDialect.h - The tile dialect and its ops -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes generated from TileDialect.td and TileOps.td, and queries on layouts and
// slots that all passes over tiles share.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TILE_IR_TILEDIALECT_H
#define TTTC_DIALECT_TILE_IR_TILEDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tttc/Dialect/Tile/IR/TileOpsDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tttc/Dialect/Tile/IR/TileAttrs.h.inc"

#define GET_OP_CLASSES
#include "tttc/Dialect/Tile/IR/TileOps.h.inc"

namespace mlir::tile {

inline RankedTensorType tensorType(Value value) { return cast<RankedTensorType>(value.getType()); }

constexpr llvm::StringLiteral launchAttrName = "tile.launch";
/// On a function whose blocks share the iterations of its loops: tokens of an iteration.
constexpr llvm::StringLiteral blockRowsAttrName = "tile.block_rows";
/// On an argument of a kernel: memory for a result.
constexpr llvm::StringLiteral outputAttrName = "tile.output";

/// The launch of a scheduled function; null before.
inline LaunchAttr launchOf(Operation *func) {
  return func->getAttrOfType<LaunchAttr>(launchAttrName);
}

/// The layout of a scheduled tile; null before scheduling.
inline LayoutAttr layoutOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? dyn_cast_if_present<LayoutAttr>(tensor.getEncoding()) : LayoutAttr();
}

/// All axes of `type` in order: the axes of a read or write of a whole memref.
SmallVector<int64_t> allAxes(RankedTensorType type);

/// The same tensor with another layout.
RankedTensorType withLayout(RankedTensorType type, LayoutAttr layout);

/// Address space of the shared memory of a block.
constexpr unsigned sharedSpace = 3;

/// Memref type of a slot for a tile. Rows are padded if they would all begin in the same bank of
/// shared memory.
MemRefType slotType(ArrayRef<int64_t> shape, Type element);

/// Bytes of a row that a thread moves at once (`tile.copy`, `tile.store`).
constexpr int64_t chunkBytes = 16;

/// Returns true if the threads of a block can move rows of this memory, 16 bytes at a time: its
/// first axis counts rows, whose other axes are static and take a multiple of that.
bool hasRowsToMove(MemRefType memory);

/// Columns of a block of a `blocked` slot: 16 bytes.
constexpr int64_t blockColumns = 8;

/// Distance between blocks of a `blocked` slot in elements, for the type of one stage.
int64_t blockElements(MemRefType stage);

/// The axis of the rows of a product's result in the layout of tensor cores: the axis along which
/// the second bit of the register's number moves, by eight rows.
int64_t rowAxisOf(LayoutAttr layout);

/// The operand of a scheduled product that has the columns of the result, not the rows.
Value rightOperandOf(DotOp dot);

/// The slot that `memory` is, or is a stage of; null if there is none.
AllocOp slotOf(Value memory);

/// Columns of the result per warp, if a warpgroup can compute the result: its four warps have the
/// same columns, and the registers of sixteen rows are consecutive. Otherwise 0.
int64_t columnsOfWarpgroups(LayoutAttr layout);

/// Registers per thread of a block of `warps` warps, on all known GPUs.
constexpr int64_t registersOfThread(int64_t warps) {
  return warps > 8 ? 65536 / (32 * warps) : 255;
}

/// Those of them that may hold elements of tiles, beside addresses: with more ptxas spills.
constexpr int64_t elementsOfThread(int64_t warps) { return registersOfThread(warps) * 4 / 5; }

} // namespace mlir::tile

#endif // TTTC_DIALECT_TILE_IR_TILEDIALECT_H

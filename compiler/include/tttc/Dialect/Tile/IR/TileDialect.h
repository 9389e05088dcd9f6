//===- TileDialect.h - The tile dialect and its ops -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes generated from TileDialect.td and TileOps.td, and what every pass over
// tiles asks of a layout.
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
/// On an argument of a kernel: memory for a result.
constexpr llvm::StringLiteral outputAttrName = "tile.output";

/// The launch of a scheduled function; null before.
inline LaunchAttr launchOf(Operation *func) {
  return func->getAttrOfType<LaunchAttr>(launchAttrName);
}

/// The layout of a scheduled tile; null before.
inline LayoutAttr layoutOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? dyn_cast_if_present<LayoutAttr>(tensor.getEncoding()) : LayoutAttr();
}

/// Its axes in order: those of a read or write of all of a memory.
SmallVector<int64_t> allAxes(RankedTensorType type);

/// The same tensor with another layout.
RankedTensorType withLayout(RankedTensorType type, LayoutAttr layout);

/// Address space of what the threads of a block share.
constexpr unsigned sharedSpace = 3;

/// Memory of a slot for a tile: rows that would begin in one bank of shared memory lie apart.
MemRefType slotType(ArrayRef<int64_t> shape, Type element);

/// Columns of a block of a `blocked` slot: 16 bytes.
constexpr int64_t blockColumns = 8;

/// Elements from one block of a slot to the next, for the type of one stage.
int64_t blockElements(MemRefType stage);

/// The axis of a product's result, laid out as tensor cores have it, along which a warp's rows
/// lie: its second register is eight rows below the first.
int64_t rowAxisOf(LayoutAttr layout);

/// Of a scheduled product the operand that has the result's columns, not the rows.
Value rightOperandOf(DotOp dot);

/// The slot that memory is, or is a stage of; null if it is none.
AllocOp slotOf(Value memory);

/// Columns of the result that each warp has, if a warpgroup may compute them together: its four
/// warps have the same ones, and the registers of sixteen rows follow each other. Otherwise 0.
int64_t columnsOfWarpgroups(LayoutAttr layout);

/// Registers that a thread of a block has, on every GPU known: its part of the block's.
constexpr int64_t registersOfThread(int64_t warps) {
  return warps > 8 ? 65536 / (32 * warps) : 255;
}

} // namespace mlir::tile

#endif // TTTC_DIALECT_TILE_IR_TILEDIALECT_H

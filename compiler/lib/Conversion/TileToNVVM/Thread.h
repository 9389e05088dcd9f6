//===- Thread.h - Values and coordinates of a thread ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state of one kernel. A tile is a list of registers, in the order of its layout.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_THREAD_H
#define TTTC_LIB_CONVERSION_TILETONVVM_THREAD_H

#include "tttc/Dialect/Tile/IR/TileDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tttc {

using Registers = llvm::SmallVector<mlir::Value>;

inline bool isTile(mlir::Type type) { return mlir::isa<mlir::RankedTensorType>(type); }

/// The number of registers that a thread has for a tile.
inline unsigned countOf(mlir::Type tile) { return mlir::tile::layoutOf(tile).numRegisters(); }

/// The type of one register.
inline mlir::Type numberType(mlir::Type type) { return mlir::getElementTypeOrSelf(type); }

class Thread {
public:
  Thread(mlir::func::FuncOp func, mlir::ModuleOp module);

  /// Moves the insertion point before the outermost loop: values created there dominate all later
  /// uses. Not to the start of the kernel, where they would be live in registers before they are
  /// needed.
  void beforeLoops();
  mlir::Value i32(int64_t value);
  mlir::Value i64(int64_t value);
  /// An index as an i64 value.
  mlir::Value scalar(mlir::Value value);
  const Registers &registersOf(mlir::Value tile) { return tiles.find(tile)->second; }
  void set(mlir::Value tile, Registers registers) { tiles[tile] = std::move(registers); }
  /// The offset of this thread along `axis`; null if it is always 0. `onlyWarp`: the offset of its
  /// warp only, without that of its lane.
  mlir::Value threadCoordinate(mlir::tile::LayoutAttr layout, int64_t axis, bool onlyWarp = false);
  /// The coordinates of register `number`. With `clamp`, each is below the extent: past its end, a
  /// tile repeats the last element.
  llvm::SmallVector<mlir::Value> coordinates(mlir::RankedTensorType type, unsigned number,
                                             bool clamp);
  /// True if this thread writes its copy of a tile; null: always.
  mlir::Value isFirstCopy(mlir::tile::LayoutAttr layout);
  /// True if register `number` is inside the tile; null: always.
  mlir::Value isElement(mlir::RankedTensorType type, unsigned number);
  mlir::Value both(mlir::Value a, mlir::Value b);

  mlir::func::FuncOp func;
  mlir::ModuleOp module;
  mlir::ImplicitLocOpBuilder b;
  llvm::DenseMap<mlir::Value, Registers> tiles;
  mlir::IRMapping scalars;
  mlir::Value lane, warp;
  bool usesWarpgroups = false;
  bool hasMatrixStores = false; ///< whether the GPU has `stmatrix`

private:
  llvm::DenseMap<std::pair<mlir::Attribute, int64_t>, mlir::Value> threadCoordinates;
  llvm::DenseMap<mlir::Attribute, mlir::Value> firstCopies;
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_THREAD_H

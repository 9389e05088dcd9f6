//===- Thread.h - What one thread knows -------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One kernel at a time. A tile is a list of registers, in the order of its layout.
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

/// Registers that a thread has of a tile.
inline unsigned countOf(mlir::Type tile) { return mlir::tile::layoutOf(tile).numRegisters(); }

/// The type of one of them.
inline mlir::Type numberType(mlir::Type type) { return mlir::getElementTypeOrSelf(type); }

class Thread {
public:
  Thread(mlir::func::FuncOp func, mlir::ModuleOp module);

  /// To where what no loop changes is known first: what is made there is there for all that
  /// follows. Not at the start of the kernel: until it is used it would take registers.
  void beforeLoops();
  mlir::Value i32(int64_t value);
  mlir::Value i64(int64_t value);
  /// An index as a number of 64 bits.
  mlir::Value scalar(mlir::Value value);
  const Registers &registersOf(mlir::Value tile) { return tiles.find(tile)->second; }
  void set(mlir::Value tile, Registers registers) { tiles[tile] = std::move(registers); }
  /// This thread's part of the coordinate along `axis`; null if it is always 0. `onlyWarp`:
  /// what its warp adds, and not its lane.
  mlir::Value threadCoordinate(mlir::tile::LayoutAttr layout, int64_t axis, bool onlyWarp = false);
  /// Coordinates of register `number`, each below the extent: beyond its end a tile repeats the
  /// last element.
  llvm::SmallVector<mlir::Value> coordinates(mlir::RankedTensorType type, unsigned number,
                                             bool clamp);
  /// Whether this thread's copy of a tile is the one that is written; null: always.
  mlir::Value isFirstCopy(mlir::tile::LayoutAttr layout);
  /// Whether register `number` is an element; null: always.
  mlir::Value isElement(mlir::RankedTensorType type, unsigned number);
  mlir::Value both(mlir::Value a, mlir::Value b);

  mlir::func::FuncOp func;
  mlir::ModuleOp module;
  mlir::ImplicitLocOpBuilder b;
  llvm::DenseMap<mlir::Value, Registers> tiles;
  mlir::IRMapping scalars;
  mlir::Value lane, warp;
  bool usesWarpgroups = false;

private:
  llvm::DenseMap<std::pair<mlir::Attribute, int64_t>, mlir::Value> threadCoordinates;
  llvm::DenseMap<mlir::Attribute, mlir::Value> firstCopies;
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_THREAD_H

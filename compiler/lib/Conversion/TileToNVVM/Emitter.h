//===- Emitter.h - What one thread does ---------------------- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function at a time. A tile is a list of registers, in the order of its layout.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_EMITTER_H
#define TTTC_LIB_CONVERSION_TILETONVVM_EMITTER_H

#include "tttc/Dialect/Tile/IR/TileDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <map>

namespace tttc {

using Registers = llvm::SmallVector<mlir::Value>;

inline bool isTile(mlir::Type type) { return mlir::isa<mlir::RankedTensorType>(type); }

/// Registers that a thread has of a tile.
inline unsigned countOf(mlir::Type tile) { return mlir::tile::layoutOf(tile).numRegisters(); }

/// The type of one of them.
inline mlir::Type numberType(mlir::Type type) { return mlir::getElementTypeOrSelf(type); }

/// Where a memref lies: its first element, and the strides of its axes in elements.
struct Place {
  mlir::Value pointer;
  int64_t bytes = 0;      ///< from the pointer on: slots share one, and what threads add to it
  mlir::Value stage = {}; ///< i64, elements from there on; null: none
  mlir::Type element;
  llvm::SmallVector<mlir::Value> strides; ///< of type i64
  mlir::MemRefType type;
  int64_t block = 0; ///< elements from eight columns to the next eight; 0: rows are dense

  /// Elements that lie before a coordinate on an axis, a power of two or a multiple of eight.
  int64_t elementsTo(int64_t axis, int64_t coordinate) const;
};

/// The elements of a tile in memory that one thread has, seen from its first.
struct Walk {
  const Place *place = nullptr;
  mlir::tile::LayoutAttr layout;
  mlir::ArrayRef<int64_t> axes;
  std::optional<mlir::ArrayRef<int64_t>> steps;
  mlir::Value pointer;
  llvm::DenseMap<unsigned, mlir::Value> rows; ///< by the bits of a register that lead there
};

/// A tile's read, register by register.
struct Reader {
  mlir::tile::ReadOp op;
  bool isWalk = false, inPairs = false;
  Walk walk;
  mlir::Value outside, first, last;
  llvm::DenseMap<unsigned, mlir::Value> pairs;

  explicit Reader(mlir::tile::ReadOp op) : op(op) {}
};

/// A product on tensor cores: an operand with the result's rows on the left, one with its
/// columns on the right. A tile in registers, or a slot.
struct Product {
  struct Operand {
    mlir::Value value;
    llvm::StringRef letters;
    bool isTile() const { return mlir::isa<mlir::RankedTensorType>(value.getType()); }
  };
  Operand left, right;
  mlir::tile::LayoutAttr layout;
  int64_t rowAxis = 0, columnAxis = 0; ///< of the result
  char row = 0, column = 0, summed = 0;
  int64_t terms = 0;
  mlir::Type element;
  mlir::Value firstRow, firstColumn; ///< what a warp adds; null: nothing
  llvm::DenseMap<std::pair<int64_t, int64_t>, Registers> lefts;
};

class Emitter {
public:
  Emitter(mlir::func::FuncOp func, mlir::ModuleOp module);
  mlir::LogicalResult run();

private:
  // EmitKernel.cpp: parameters, and where memory lies.
  void emitPrologue();
  Place placeArgument(mlir::BlockArgument argument);
  mlir::Value entriesOf(mlir::Value length, int64_t timeBlock);
  mlir::Value firstToken(mlir::Value sequence);
  mlir::Value firstEntry(int64_t timeBlock);
  Place &placeOf(mlir::Value memory);
  mlir::Value lengthOf(mlir::Value memory);
  mlir::LogicalResult allocate(mlir::Operation *op);

  // EmitAddresses.cpp
  /// The address of an element: 64-bit `outside` counts elements that all of the tile's share.
  mlir::Value addressOf(const Place &place, mlir::Value outside, mlir::ArrayRef<int64_t> axes,
                        mlir::ArrayRef<mlir::Value> coordinates);
  mlir::Value offsetOf(const Place &place, mlir::ValueRange offsets);
  Walk walkOf(const Place &place, mlir::tile::LayoutAttr layout, mlir::ArrayRef<int64_t> axes,
              std::optional<mlir::ArrayRef<int64_t>> steps, mlir::Value outside);
  mlir::Value addressOf(Walk &walk, unsigned number);
  mlir::Value rowOf(Walk &walk, unsigned bits);
  /// `pointer` and so many elements, and the place's own bytes.
  mlir::Value advance(const Place &place, mlir::Value pointer, int64_t elements);

  // EmitMemory.cpp, EmitCopies.cpp
  mlir::LogicalResult emitRead(mlir::tile::ReadOp op);
  Reader readerOf(mlir::tile::ReadOp op);
  mlir::Value readRegister(Reader &reader, unsigned number);
  mlir::LogicalResult emitWrite(mlir::tile::WriteOp op);
  mlir::LogicalResult emitCopy(mlir::tile::CopyOp op);
  mlir::LogicalResult emitStage(mlir::memref::SubViewOp op);
  /// A tile of 16-bit elements whose neighbours in a register are rows of memory; false if it is
  /// none.
  bool readTransposed(mlir::tile::ReadOp op);
  void writeAll(mlir::tile::WriteOp op, mlir::Value outside, mlir::Value count);

  // EmitDot.cpp, EmitTensorCores.cpp, EmitWarpgroups.cpp
  mlir::LogicalResult emitDot(mlir::tile::DotOp op);
  Registers emitSums(mlir::tile::DotOp op);
  Product productOf(mlir::tile::DotOp op);
  Registers emitTensorCores(mlir::tile::DotOp op);
  Registers emitWarpgroups(mlir::tile::DotOp op);
  const Registers &leftFragment(Product &product, int64_t row, int64_t term);
  /// What a warpgroup is told of an operand in a slot.
  mlir::Value descriptorOf(const Product &product);
  /// Fragments of eight by eight elements from a slot whose axes are `letters`: four for a left
  /// operand, two for a right one. `along` is the letter that the result has too, `first` what
  /// the thread's warp adds to it.
  Registers loadMatrices(const Place &place, llvm::StringRef letters, char along, mlir::Value first,
                         int64_t firstOffset, int64_t summedOffset, unsigned count);
  Registers loadElements(const Place &place, llvm::StringRef letters, char along, mlir::Value first,
                         int64_t firstOffset, int64_t summedOffset, unsigned count);

  // EmitColumns.cpp
  mlir::LogicalResult emitSolve(mlir::tile::SolveOp op);
  mlir::LogicalResult emitRecurrence(mlir::tile::RecurrenceOp op);

  // EmitValues.cpp
  mlir::Value shuffle(mlir::Value value, mlir::Value lane, mlir::NVVM::ShflKind kind);
  mlir::LogicalResult emitReduce(mlir::tile::ReduceOp op);
  mlir::LogicalResult emitConvert(mlir::tile::ConvertOp op);
  mlir::Value registerOfWarp(mlir::tile::ConvertOp op, int64_t element);
  mlir::LogicalResult emitElementwise(mlir::Operation *op);
  mlir::LogicalResult emitConstant(mlir::arith::ConstantOp op);

  // EmitControl.cpp
  mlir::LogicalResult emitLoop(mlir::scf::ForOp op);
  mlir::LogicalResult emitChoice(mlir::scf::IfOp op);
  mlir::LogicalResult emitBlock(mlir::Block &block);
  mlir::LogicalResult emit(mlir::Operation *op);

  // What the files share.
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
  mlir::ValueRange kernelParameters;
  llvm::DenseMap<mlir::Value, Registers> tiles;
  std::map<const void *, Place> places; ///< of memory
  mlir::IRMapping scalars;
  llvm::DenseMap<std::pair<mlir::Attribute, int64_t>, mlir::Value> threadCoordinates;
  llvm::DenseMap<mlir::Attribute, mlir::Value> firstCopies;
  std::map<std::tuple<const void *, const void *, mlir::SmallVector<int64_t>,
                      mlir::SmallVector<int64_t>>,
           mlir::Value>
      threadPointers; ///< by pointer, layout, axes, and their strides and steps
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, mlir::Value> rowOffsets;
  mlir::Value lane, warp, head, batch, tokens, sequences, readSlots, writeSlots, zeros, offsetBytes,
      workspace, shared;
  bool usesWarpgroups = false;
  mlir::Value workspaceEnd; ///< of what has been given away per token
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_EMITTER_H

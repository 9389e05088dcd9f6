//===- DotEmitter.h - Products ----------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses tensor cores (mma.sync, wgmma) where the layout is theirs. Otherwise each thread accumulates
// its own elements, with operands in memory, where the lanes of a warp read the same element at the
// same time.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_DOTEMITTER_H
#define TTTC_LIB_CONVERSION_TILETONVVM_DOTEMITTER_H

#include "Addresses.h"
#include "KernelFrame.h"
#include "Thread.h"

namespace tttc {

/// A product on tensor cores. The left operand has the rows of the result, the right one its
/// columns; each is a tile in registers or a slot.
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
  mlir::Value firstRow, firstColumn; ///< offset of the warp; null: 0
  llvm::DenseMap<std::pair<int64_t, int64_t>, Registers> lefts;
};

class DotEmitter {
public:
  DotEmitter(Thread &thread, KernelFrame &frame, Addresses &addresses)
      : thread(thread), frame(frame), addresses(addresses), b(thread.b) {}

  mlir::LogicalResult emitDot(mlir::tile::DotOp op);

private:
  // DotEmitter.cpp
  Registers emitSums(mlir::tile::DotOp op);
  // TensorCores.cpp
  Product productOf(mlir::tile::DotOp op);
  Registers emitTensorCores(mlir::tile::DotOp op);
  const Registers &leftFragment(Product &product, int64_t row, int64_t term);
  /// Loads 8 x 8 fragments from a slot whose axes are `letters`: four for a left operand, two for a
  /// right one. `along` is the letter that the result also has; `first` is the offset of the warp
  /// along it.
  Registers loadMatrices(const Place &place, llvm::StringRef letters, char along, mlir::Value first,
                         int64_t firstOffset, int64_t summedOffset, unsigned count);
  Registers loadElements(const Place &place, llvm::StringRef letters, char along, mlir::Value first,
                         int64_t firstOffset, int64_t summedOffset, unsigned count);
  // Warpgroups.cpp
  Registers emitWarpgroups(mlir::tile::DotOp op);
  /// The matrix descriptor of the operand that is in a slot.
  mlir::Value descriptorOf(const Product &product);

  Thread &thread;
  KernelFrame &frame;
  Addresses &addresses;
  mlir::ImplicitLocOpBuilder &b;
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_DOTEMITTER_H

//===- Addresses.h - Where a thread's elements lie --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pointer to the first of a thread's elements is computed once; from there to the others are
// constants, where strides are known.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_ADDRESSES_H
#define TTTC_LIB_CONVERSION_TILETONVVM_ADDRESSES_H

#include "KernelFrame.h"

namespace tttc {

/// The elements of a tile in memory that one thread has, seen from its first.
struct Walk {
  const Place *place = nullptr;
  mlir::tile::LayoutAttr layout;
  mlir::ArrayRef<int64_t> axes;
  std::optional<mlir::ArrayRef<int64_t>> steps;
  mlir::Value pointer;
  llvm::DenseMap<unsigned, mlir::Value> rows; ///< by the bits of a register that lead there
};

class Addresses {
public:
  explicit Addresses(Thread &thread) : thread(thread), b(thread.b) {}

  /// The address of an element: 64-bit `outside` counts elements that all of the tile's share.
  mlir::Value addressOf(const Place &place, mlir::Value outside, mlir::ArrayRef<int64_t> axes,
                        mlir::ArrayRef<mlir::Value> coordinates);
  mlir::Value offsetOf(const Place &place, mlir::ValueRange offsets);
  Walk walkOf(const Place &place, mlir::tile::LayoutAttr layout, mlir::ArrayRef<int64_t> axes,
              std::optional<mlir::ArrayRef<int64_t>> steps, mlir::Value outside);
  mlir::Value addressOf(Walk &walk, unsigned number);
  /// `pointer` and so many elements, and the place's own bytes.
  mlir::Value advance(const Place &place, mlir::Value pointer, int64_t elements);

  /// By pointer, layout or offset, axes, and their strides and steps.
  using Key = std::tuple<const void *, const void *, mlir::SmallVector<int64_t>,
                         mlir::SmallVector<int64_t>>;
  /// The pointer that this thread starts from; null until it is set.
  mlir::Value &pointerOf(const Key &key) { return threadPointers[key]; }

private:
  mlir::Value rowOf(Walk &walk, unsigned bits);

  Thread &thread;
  mlir::ImplicitLocOpBuilder &b;
  std::map<Key, mlir::Value> threadPointers;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, mlir::Value> rowOffsets;
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_ADDRESSES_H

//===- Addresses.h - Addresses of a thread's elements -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pointer to the first element of a thread is computed once. The other elements are at constant
// offsets from it where strides are static.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_ADDRESSES_H
#define TTTC_LIB_CONVERSION_TILETONVVM_ADDRESSES_H

#include "KernelFrame.h"

namespace tttc {

/// The elements of a tile in memory that one thread accesses, relative to its first element.
struct Walk {
  const Place *place = nullptr;
  mlir::tile::LayoutAttr layout;
  mlir::ArrayRef<int64_t> axes;
  std::optional<mlir::ArrayRef<int64_t>> steps;
  mlir::Value pointer;
  llvm::DenseMap<unsigned, mlir::Value> rows; ///< keyed by the bits of the register number along
                                              ///< the row axis
};

class Addresses {
public:
  explicit Addresses(Thread &thread) : thread(thread), b(thread.b) {}

  /// The address of an element. `outside` is the offset that all elements of the tile share, in
  /// elements (i64).
  mlir::Value addressOf(const Place &place, mlir::Value outside, mlir::ArrayRef<int64_t> axes,
                        mlir::ArrayRef<mlir::Value> coordinates);
  mlir::Value offsetOf(const Place &place, mlir::ValueRange offsets);
  Walk walkOf(const Place &place, mlir::tile::LayoutAttr layout, mlir::ArrayRef<int64_t> axes,
              std::optional<mlir::ArrayRef<int64_t>> steps, mlir::Value outside);
  mlir::Value addressOf(Walk &walk, unsigned number);
  /// `pointer` plus `elements`, plus the byte offset of the place.
  mlir::Value advance(const Place &place, mlir::Value pointer, int64_t elements);

  /// Pointer, layout or offset, axes, and their strides and steps.
  using Key = std::tuple<const void *, const void *, mlir::SmallVector<int64_t>,
                         mlir::SmallVector<int64_t>>;
  /// The start pointer of this thread; null until it is set.
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

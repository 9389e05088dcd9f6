//===- Table.h - Inline storage for the tensors of a call -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The number of tensors depends on the signature; the usual numbers need no allocation.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_TABLE_H
#define TTTC_RUNTIME_LIB_TABLE_H

#include <cstdint>
#include <cstdlib>

namespace tttc::runtime {

/// Storage for `count` entries: inline up to `capacity`, which is enough for usual signatures, so
/// that a call does not allocate; beyond that on the heap, freed before the call returns.
template <typename Entry, uint32_t capacity = 96> class Table {
public:
  explicit Table(uint32_t count)
      : heap(count > capacity ? static_cast<Entry *>(malloc(sizeof(Entry) * count)) : nullptr),
        entries(count > capacity ? heap : fixed) {}
  ~Table() { free(static_cast<void *>(heap)); }
  Table(const Table &) = delete;
  Table &operator=(const Table &) = delete;

private:
  Entry fixed[capacity];
  Entry *const heap;

public:
  Entry *const entries; ///< null if there is no memory
};

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_TABLE_H

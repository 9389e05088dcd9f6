//===- Table.h - Room for the tensors of a call -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many there are the signature says; that none is allocated for the usual number is
// what this is for.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_TABLE_H
#define TTTC_RUNTIME_LIB_TABLE_H

#include <cstdint>
#include <cstdlib>

namespace tttc::runtime {

/// Room for `count` entries: on the stack for the signatures that there are, so that a call
/// allocates nothing; beyond that on the heap, and freed before the call returns.
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

//===- Source.h - Byte sources -----------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this library: bytes at an offset, from memory or from a file. A large file is
// read in pieces and never held as a whole.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_SOURCE_H
#define TTTC_ARRAYS_SOURCE_H

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace tttc {

class Source {
public:
  virtual ~Source() = default;
  virtual uint64_t size() const = 0;
  /// Copies `count` bytes from offset `at` on. Pre: they lie in the file. Returns false if the
  /// file became shorter or cannot be read.
  [[nodiscard]] virtual bool read(uint64_t at, char *to, size_t count) = 0;

  /// True if [at, at + count) lies in the file.
  bool holds(uint64_t at, uint64_t count) const { return at <= size() && count <= size() - at; }
  /// The bytes [at, at + count). Pre: they lie in the file. Empty if they cannot be read.
  std::string copy(uint64_t at, size_t count);
};

/// A source of the caller's bytes, which must outlive it.
std::unique_ptr<Source> openMemory(std::string_view bytes);

/// Opens a file; a pipe, which is not seekable, is read to its end. Returns null and sets `why` if
/// it cannot be read.
std::unique_ptr<Source> openFile(const std::string &path, std::string &why);

} // namespace tttc

#endif // TTTC_ARRAYS_SOURCE_H

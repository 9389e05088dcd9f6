//===- ZipFormat.h - Records of the zip format -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Field offsets are those of the PKWARE application note, sections 4.3.7 (local header),
// 4.3.12 (directory entry), 4.3.14 and 4.3.15 (zip64 end of the directory and its locator),
// 4.3.16 (end of the directory) and 4.5.3 (zip64 extra field).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_ZIPFORMAT_H
#define TTTC_ARRAYS_ZIPFORMAT_H

#include <cstdint>
#include <string>
#include <string_view>

namespace tttc::zip {

constexpr uint32_t localSignature = 0x04034b50, entrySignature = 0x02014b50,
                   endSignature = 0x06054b50, end64Signature = 0x06064b50,
                   locatorSignature = 0x07064b50;
constexpr size_t localSize = 30, entrySize = 46, endSize = 22, end64Size = 56, locatorSize = 20;
constexpr uint16_t zip64Extra = 1;
/// Marks in place of values that a zip64 record holds.
constexpr uint32_t mark16 = 0xffff, mark32 = 0xffffffff;

/// A little-endian number of `width` bytes. Pre: it lies in `bytes`.
inline uint64_t load(std::string_view bytes, size_t at, int width) {
  uint64_t value = 0;
  for (int i = 0; i < width; ++i)
    value |= static_cast<uint64_t>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
  return value;
}

inline void store(std::string &bytes, uint64_t value, int width) {
  for (int i = 0; i < width; ++i)
    bytes += static_cast<char>((value >> (8 * i)) & 0xff);
}

/// Sets `error` and returns false.
inline bool fail(std::string &error, const std::string &why) {
  error = why;
  return false;
}

} // namespace tttc::zip

#endif // TTTC_ARRAYS_ZIPFORMAT_H

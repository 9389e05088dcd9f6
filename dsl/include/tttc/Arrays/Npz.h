//===- Npz.h - NumPy .npz files ----------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads and writes the .npz files that hold a layer's arrays. A file is
// untrusted input: every offset and size is checked against the bytes that are
// there before anything is allocated for it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_NPZ_H
#define TTTC_ARRAYS_NPZ_H

#include "tttc/Arrays/Array.h"

#include <memory>
#include <optional>
#include <string_view>

namespace tttc {

/// The header of an array.
struct ArrayInfo {
  std::vector<int64_t> shape;
  ElementType type = ElementType::F64;
  std::string problem = {}; ///< why `read` fails, as it reports it; empty if it can be read
};

/// An .npz file whose arrays are read one by one, so that shapes are known before any data is
/// read. Float16 ('<f2'), '<f4', '<f8', '<i4', '<i8' and bfloat16, C or Fortran order, stored or
/// deflated, of any size (zip64). Bfloat16 is stored as '<V2', as ml_dtypes does: two untyped
/// bytes, which NumPy also writes for other types of two bytes.
class NpzFile {
public:
  /// Reads the headers. Returns nothing and sets `error` if the file cannot be read, is
  /// damaged or encrypted. An array of an unsupported type is an error of `read` only.
  static std::optional<NpzFile> open(const std::string &path, std::string &error);
  /// The same from bytes in memory, which must outlive the object.
  static std::optional<NpzFile> decode(std::string_view bytes, std::string &error);
  NpzFile(NpzFile &&) noexcept;
  ~NpzFile();

  /// The headers of all members of the file, by array name.
  std::map<std::string, ArrayInfo> arrays() const;
  /// Reads an array that is in the file. Returns nothing and sets `error` if it has a `problem`,
  /// its data is damaged (checksums are verified) or memory does not suffice.
  std::optional<Array> read(const std::string &name, std::string &error) const;

private:
  struct Content;
  explicit NpzFile(std::unique_ptr<Content> content);
  static std::optional<NpzFile> open(std::unique_ptr<Content> content, std::string &error);

  std::unique_ptr<Content> content;
};

/// Reads every array of an .npz file. Returns nothing and sets `error` if NpzFile does.
std::optional<ArrayMap> readNpz(const std::string &path, std::string &error);

/// The same from bytes in memory.
std::optional<ArrayMap> decodeNpz(std::string_view bytes, std::string &error);

/// Writes an uncompressed .npz file, each array as its `type`; floating-point types round to
/// nearest, ties to even, and overflow to infinity. The bytes depend on the arrays only (no
/// dates, sorted names). Returns false and sets `error` if an array's data does not fill its
/// shape, an element does not fit its integer type, or the file cannot be written; an existing
/// file of that name is then kept.
bool writeNpz(const std::string &path, const ArrayMap &arrays, std::string &error);

/// The same to bytes in memory.
std::optional<std::string> encodeNpz(const ArrayMap &arrays, std::string &error);

} // namespace tttc

#endif // TTTC_ARRAYS_NPZ_H

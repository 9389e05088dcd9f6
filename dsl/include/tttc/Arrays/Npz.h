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

#include <optional>
#include <string_view>

namespace tttc {

/// Reads every array of an .npz file: '<f4', '<f8', '<i4' and '<i8', C or Fortran
/// order, stored or deflated. Returns nothing and sets `error` if the file cannot
/// be read, is damaged (checksums are verified), or uses what is not supported
/// (zip64, encryption, other types).
std::optional<ArrayMap> readNpz(const std::string &path, std::string &error);

/// The same from bytes in memory.
std::optional<ArrayMap> decodeNpz(std::string_view bytes, std::string &error);

/// Writes an uncompressed .npz file, each array as its `type`. The bytes depend on
/// the arrays only (no dates, sorted names). Returns false and sets `error` if an
/// array's data does not fill its shape, the file would need zip64 (4 GiB), or it
/// cannot be written.
bool writeNpz(const std::string &path, const ArrayMap &arrays, std::string &error);

/// The same to bytes in memory.
std::optional<std::string> encodeNpz(const ArrayMap &arrays, std::string &error);

} // namespace tttc

#endif // TTTC_ARRAYS_NPZ_H

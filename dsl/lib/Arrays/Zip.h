//===- Zip.h - The parts of the zip format an .npz uses ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this library: a reader for stored and deflated members and a writer
// for stored ones.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_ZIP_H
#define TTTC_ARRAYS_ZIP_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tttc::zip {

/// One member, as the central directory describes it.
struct Member {
  std::string name;
  uint16_t flags = 0, method = 0;
  uint32_t crc = 0, compressedSize = 0, size = 0, headerOffset = 0;
};

/// The members of an archive in the order of its directory, or an error.
std::optional<std::vector<Member>> listMembers(std::string_view file, std::string &error);

/// The contents of a member, its size and checksum verified, or an error.
std::optional<std::string> extract(std::string_view file, const Member &member, std::string &error);

/// Builds an archive of stored members with a fixed date.
class Writer {
public:
  /// Returns false if the archive would need zip64.
  bool add(const std::string &name, std::string_view contents);
  /// The finished archive, or nothing if it would need zip64.
  std::optional<std::string> finish();

private:
  std::string bytes, directory;
  size_t count = 0;
};

} // namespace tttc::zip

#endif // TTTC_ARRAYS_ZIP_H

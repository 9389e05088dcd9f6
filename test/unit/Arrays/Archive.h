//===- Archive.h - Zip archives for the tests --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses the library's own writer, so that members may have any contents.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_ARRAYS_ARCHIVE_H
#define TTTC_TEST_UNIT_ARRAYS_ARCHIVE_H

#include "Arrays/Zip.h"

#include <gtest/gtest.h>

namespace tttc {

/// Returns an archive of `members`; sizes and offsets of at least `limit` are in zip64 records.
inline std::string archiveOf(const std::vector<std::pair<std::string, std::string>> &members,
                             uint64_t limit = 0xffffffff) {
  std::string bytes;
  zip::Writer writer(
      [&](std::string_view part) {
        bytes += part;
        return true;
      },
      limit);
  for (const auto &member : members)
    EXPECT_TRUE(
        writer.add(member.first, [&](const zip::Sink &sink) { return sink(member.second); }));
  EXPECT_TRUE(writer.finish());
  return bytes;
}

/// Returns a .npy file of format version 1 with this header.
inline std::string npy(const std::string &header, const std::string &data = "") {
  return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(header.size()) + '\0' + header +
         data;
}

} // namespace tttc

#endif // TTTC_TEST_UNIT_ARRAYS_ARCHIVE_H

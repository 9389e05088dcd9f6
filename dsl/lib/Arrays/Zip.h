//===- Zip.h - The parts of the zip format an .npz uses ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this library: a reader for stored and deflated members and a writer
// for stored ones, in pieces, of any size (zip64).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_ZIP_H
#define TTTC_ARRAYS_ZIP_H

#include "Source.h"

#include <functional>
#include <optional>
#include <vector>

namespace tttc::zip {

/// One member, as the central directory describes it.
struct Member {
  std::string name;
  uint16_t flags = 0, method = 0;
  uint32_t crc = 0;
  uint64_t compressedSize = 0, size = 0, headerOffset = 0;
};

/// The members of an archive in the order of its directory, or an error. Their compressed sizes
/// add up to at most the size of the archive.
std::optional<std::vector<Member>> listMembers(Source &file, std::string &error);

/// Reads the contents of a member sequentially. Error messages do not include its name.
class MemberReader {
public:
  /// `file` and `member` outlive it.
  MemberReader(Source &file, const Member &member);
  ~MemberReader();
  MemberReader(const MemberReader &) = delete;

  /// Reads the local header; must be called first.
  [[nodiscard]] bool open(std::string &error);
  /// Reads the next bytes. Pre: `count` is at most left().
  [[nodiscard]] bool read(char *to, size_t count, std::string &error);
  /// Verifies the checksum and that the packed data ends here. Pre: left() is 0.
  [[nodiscard]] bool finish(std::string &error);
  /// Bytes not read yet, according to the directory.
  uint64_t left() const { return member.size - done; }

private:
  struct Inflater;
  bool inflate(char *to, size_t room, size_t &got, std::string &error);
  bool refill(std::string &error);

  Source &file;
  const Member &member;
  std::unique_ptr<Inflater> inflater; ///< of a deflated member
  uint64_t at = 0, packedLeft = 0;    ///< offset and size of the unread packed data
  uint64_t done = 0;
  uint32_t crc = 0;
};

/// Receives the next bytes of an archive; returning false stops the writer.
using Sink = std::function<bool(std::string_view)>;
/// Writes a member's contents to a sink, the same bytes in each call. Returns false if the sink
/// does.
using Contents = std::function<bool(const Sink &)>;

/// Writes an archive of stored members with a fixed date.
class Writer {
public:
  /// Sizes, offsets and counts of `limit` or more are stored in zip64 records.
  explicit Writer(Sink sink, uint64_t limit = 0xffffffff) : sink(std::move(sink)), limit(limit) {}

  /// Generates the contents twice, because their checksum precedes them. Returns false if the
  /// sink does or the name is longer than 65535 bytes.
  [[nodiscard]] bool add(const std::string &name, const Contents &contents);
  /// Writes the directory.
  [[nodiscard]] bool finish();

private:
  bool write(std::string_view bytes);
  void addEntry(const std::string &name, uint32_t crc, uint64_t size, uint64_t offset);
  uint64_t fieldOf(uint64_t number) const;

  Sink sink;
  uint64_t limit, written = 0, count = 0;
  std::string directory;
};

} // namespace tttc::zip

#endif // TTTC_ARRAYS_ZIP_H

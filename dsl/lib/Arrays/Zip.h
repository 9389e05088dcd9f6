//===- Zip.h - The parts of the zip format an .npz uses ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this library: a reader for stored and deflated members and a writer
// for stored ones, piece by piece, of any size (zip64).
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

/// The members of an archive in the order of its directory, or an error. They hold no more
/// bytes together than the archive does.
std::optional<std::vector<Member>> listMembers(Source &file, std::string &error);

/// Reads the contents of a member from their beginning to their end. Errors do not say its name.
class MemberReader {
public:
  /// `file` and `member` outlive it.
  MemberReader(Source &file, const Member &member);
  ~MemberReader();
  MemberReader(const MemberReader &) = delete;

  /// Looks at the local header; to be called first.
  [[nodiscard]] bool open(std::string &error);
  /// Takes the next bytes. Pre: `count` is at most left().
  [[nodiscard]] bool read(char *to, size_t count, std::string &error);
  /// Verifies the checksum and that the packed data ends here. Pre: left() is 0.
  [[nodiscard]] bool finish(std::string &error);
  /// Bytes not read yet, if the directory is right.
  uint64_t left() const { return member.size - done; }

private:
  struct Inflater;
  bool inflate(char *to, size_t room, size_t &got, std::string &error);
  bool refill(std::string &error);

  Source &file;
  const Member &member;
  std::unique_ptr<Inflater> inflater; ///< of a deflated member
  uint64_t at = 0, packedLeft = 0;    ///< where the packed data goes on in the file
  uint64_t done = 0;
  uint32_t crc = 0;
};

/// Takes the next bytes of an archive; false ends the writing.
using Sink = std::function<bool(std::string_view)>;
/// Gives a sink all of a member's contents, the same each time; false if the sink did.
using Contents = std::function<bool(const Sink &)>;

/// Writes an archive of stored members with a fixed date.
class Writer {
public:
  /// Numbers from `limit` on stand in zip64 records.
  explicit Writer(Sink sink, uint64_t limit = 0xffffffff) : sink(std::move(sink)), limit(limit) {}

  /// Goes through the contents twice: the checksum stands before them. Returns false if the
  /// sink did or the name is longer than 65535 bytes.
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

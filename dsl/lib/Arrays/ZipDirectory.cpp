//===- ZipDirectory.cpp - Members of a zip archive -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every offset and size is checked against the file before it is used.
//
//===----------------------------------------------------------------------===//

#include "Zip.h"
#include "ZipFormat.h"

#include <algorithm>

namespace tttc::zip {
namespace {

/// The fields of the end-of-directory record.
struct Directory {
  uint64_t count = 0, size = 0, at = 0;
  uint64_t end = 0; ///< where the directory must have ended
};

/// Offset of the end record in the last bytes of the file: the last one whose comment ends
/// with the file.
std::optional<size_t> findEnd(std::string_view tail) {
  for (size_t at = tail.size() < endSize ? 0 : tail.size() - endSize + 1; at-- > 0;)
    if (load(tail, at, 4) == endSignature && at + endSize + load(tail, at + 20, 2) == tail.size())
      return at;
  return std::nullopt;
}

/// The zip64 record, if a locator before the end record at `end` leads to one.
bool readEnd64(Source &file, uint64_t end, Directory &directory, std::string &error) {
  if (end < locatorSize)
    return true;
  const std::string locator = file.copy(end - locatorSize, locatorSize);
  if (locator.empty() || load(locator, 0, 4) != locatorSignature)
    return true;
  const uint64_t at = load(locator, 8, 8), last = end - locatorSize;
  std::string record;
  if (at <= last && last - at >= end64Size)
    record = file.copy(at, end64Size);
  if (record.empty() || load(record, 0, 4) != end64Signature)
    return fail(error, "expected a zip64 end-of-directory record at byte " + std::to_string(at) +
                           ", found none");
  directory.count = load(record, 32, 8);
  directory.size = load(record, 40, 8);
  directory.at = load(record, 48, 8);
  directory.end = at;
  return true;
}

bool findDirectory(Source &file, Directory &directory, std::string &error) {
  const auto length = static_cast<size_t>(std::min<uint64_t>(file.size(), endSize + 0xffff));
  const uint64_t start = file.size() - length;
  const std::string tail = file.copy(start, length);
  const std::optional<size_t> end = findEnd(tail);
  if (!end)
    return fail(error, "expected a zip archive, found no end-of-directory record in its " +
                           std::to_string(file.size()) + " bytes");
  directory = {load(tail, *end + 10, 2), load(tail, *end + 12, 4), load(tail, *end + 16, 4),
               start + *end};
  if (!readEnd64(file, start + *end, directory, error))
    return false;
  if (directory.at > directory.end || directory.size > directory.end - directory.at)
    return fail(error, "expected the directory of the archive before byte " +
                           std::to_string(directory.end) + ", found " +
                           std::to_string(directory.size) + " bytes of it from byte " +
                           std::to_string(directory.at) + " on");
  return true;
}

/// Replaces marked fields of `member` by values of the zip64 extra field, which holds the marked
/// fields only, in the order of the entry.
bool readExtra(std::string_view extra, Member &member, std::string &error) {
  uint64_t *marked[3] = {};
  size_t count = 0;
  for (uint64_t *number : {&member.size, &member.compressedSize, &member.headerOffset})
    if (*number == mark32)
      marked[count++] = number;
  if (count == 0)
    return true;
  for (size_t at = 0; at + 4 <= extra.size();) {
    const size_t length = load(extra, at + 2, 2);
    if (length > extra.size() - at - 4)
      break;
    if (load(extra, at, 2) == zip64Extra) {
      if (length < 8 * count)
        return fail(error, "member '" + member.name + "': expected a zip64 field of at least " +
                               std::to_string(8 * count) + " bytes, found " +
                               std::to_string(length));
      for (size_t i = 0; i < count; ++i)
        *marked[i] = load(extra, at + 4 + 8 * i, 8);
      return true;
    }
    at += 4 + length;
  }
  // Without a zip64 field the mark is the value itself.
  return true;
}

} // namespace

std::optional<std::vector<Member>> listMembers(Source &file, std::string &error) {
  Directory found;
  if (!findDirectory(file, found, error))
    return std::nullopt;
  const std::string directory = file.copy(found.at, static_cast<size_t>(found.size));
  std::vector<Member> members;
  size_t pos = 0;
  uint64_t packed = 0;
  for (uint64_t i = 0; i < found.count; ++i) {
    auto fits = [&](size_t count) { return count <= directory.size() - pos; };
    size_t rest = 0, nameSize = 0;
    bool good = fits(entrySize) && load(directory, pos, 4) == entrySignature;
    if (good) {
      nameSize = load(directory, pos + 28, 2);
      rest = nameSize + load(directory, pos + 30, 2) + load(directory, pos + 32, 2);
      good = fits(entrySize + rest);
    }
    if (!good) {
      error = "the directory of the archive is damaged at entry " + std::to_string(i);
      return std::nullopt;
    }
    Member member;
    member.flags = static_cast<uint16_t>(load(directory, pos + 8, 2));
    member.method = static_cast<uint16_t>(load(directory, pos + 10, 2));
    member.crc = static_cast<uint32_t>(load(directory, pos + 16, 4));
    member.compressedSize = load(directory, pos + 20, 4);
    member.size = load(directory, pos + 24, 4);
    member.headerOffset = load(directory, pos + 42, 4);
    const std::string_view variable = std::string_view(directory).substr(pos + entrySize, rest);
    member.name = std::string(variable.substr(0, nameSize));
    if (!readExtra(variable.substr(nameSize, load(directory, pos + 30, 2)), member, error))
      return std::nullopt;
    pos += entrySize + rest;
    // Members may not share bytes, so that a small file cannot ask for one large member many
    // times.
    if (member.compressedSize > file.size() - packed) {
      error = "member '" + member.name + "': expected members of at most " +
              std::to_string(file.size()) + " bytes in all, found " +
              std::to_string(member.compressedSize) + " after " + std::to_string(packed) +
              ": they overlap or are cut";
      return std::nullopt;
    }
    packed += member.compressedSize;
    members.push_back(std::move(member));
  }
  if (pos != directory.size()) {
    error = "the directory of the archive has more than its " + std::to_string(found.count) +
            " entries";
    return std::nullopt;
  }
  return members;
}

} // namespace tttc::zip

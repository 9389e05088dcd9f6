//===- Zip.cpp - The parts of the zip format an .npz uses ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Field offsets are those of the PKWARE application note, sections 4.3.7 (local
// header), 4.3.12 (directory entry) and 4.3.16 (end of the directory).
//
//===----------------------------------------------------------------------===//

#include "Zip.h"

#include <cstdio>
#include <zlib.h>

namespace tttc::zip {
namespace {

constexpr uint32_t localSignature = 0x04034b50;
constexpr uint32_t entrySignature = 0x02014b50;
constexpr uint32_t endSignature = 0x06054b50;
constexpr size_t localSize = 30, entrySize = 46, endSize = 22;
constexpr uint16_t date1980 = 0x0021; // 1 January 1980, the format's first day
constexpr uint32_t zip64Mark = 0xffffffff;

uint32_t load(std::string_view bytes, size_t at, int width) {
  uint32_t value = 0;
  for (int i = 0; i < width; ++i)
    value |= static_cast<uint32_t>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
  return value;
}

void store(std::string &bytes, uint64_t value, int width) {
  for (int i = 0; i < width; ++i)
    bytes += static_cast<char>((value >> (8 * i)) & 0xff);
}

/// True if [at, at + size) lies in the file.
bool fits(std::string_view file, uint64_t at, uint64_t size) {
  return at <= file.size() && size <= file.size() - at;
}

/// Offset of the end record: the last one whose comment ends with the file.
std::optional<size_t> findEnd(std::string_view file) {
  if (file.size() < endSize)
    return std::nullopt;
  size_t last = file.size() - endSize;
  size_t first = last > 0xffff ? last - 0xffff : 0;
  for (size_t at = last + 1; at-- > first;)
    if (load(file, at, 4) == endSignature && at + endSize + load(file, at + 20, 2) == file.size())
      return at;
  return std::nullopt;
}

uint32_t checksum(std::string_view bytes) {
  return static_cast<uint32_t>(
      crc32_z(0, reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size()));
}

std::optional<std::string> inflateRaw(std::string_view packed, size_t size) {
  std::string out(size, '\0');
  z_stream stream = {};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) // negative: no zlib header, as in a zip
    return std::nullopt;
  unsigned char spare = 0; // zlib wants somewhere to write even for an empty member
  stream.next_in = reinterpret_cast<unsigned char *>(const_cast<char *>(packed.data()));
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = size ? reinterpret_cast<unsigned char *>(out.data()) : &spare;
  stream.avail_out = static_cast<uInt>(size);
  int status = inflate(&stream, Z_FINISH);
  bool whole = status == Z_STREAM_END && stream.avail_out == 0;
  inflateEnd(&stream);
  if (!whole)
    return std::nullopt;
  return out;
}

} // namespace

std::optional<std::vector<Member>> listMembers(std::string_view file, std::string &error) {
  std::optional<size_t> end = findEnd(file);
  if (!end) {
    error = "expected a zip archive, found no end-of-directory record in its " +
            std::to_string(file.size()) + " bytes";
    return std::nullopt;
  }
  uint32_t count = load(file, *end + 10, 2);
  uint64_t size = load(file, *end + 12, 4), at = load(file, *end + 16, 4);
  if (count == 0xffff || size == zip64Mark || at == zip64Mark) {
    error = "zip64 archives are not supported";
    return std::nullopt;
  }
  if (!fits(file.substr(0, *end), at, size)) {
    error = "expected the directory of the archive before byte " + std::to_string(*end) +
            ", found it at bytes " + std::to_string(at) + " to " + std::to_string(at + size);
    return std::nullopt;
  }
  std::string_view directory = file.substr(at, size);
  std::vector<Member> members;
  size_t pos = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (!fits(directory, pos, entrySize) || load(directory, pos, 4) != entrySignature) {
      error = "the directory of the archive is damaged at entry " + std::to_string(i);
      return std::nullopt;
    }
    Member member;
    member.flags = static_cast<uint16_t>(load(directory, pos + 8, 2));
    member.method = static_cast<uint16_t>(load(directory, pos + 10, 2));
    member.crc = load(directory, pos + 16, 4);
    member.compressedSize = load(directory, pos + 20, 4);
    member.size = load(directory, pos + 24, 4);
    member.headerOffset = load(directory, pos + 42, 4);
    size_t nameSize = load(directory, pos + 28, 2);
    size_t rest = nameSize + load(directory, pos + 30, 2) + load(directory, pos + 32, 2);
    if (!fits(directory, pos + entrySize, rest)) {
      error = "the directory of the archive is damaged at entry " + std::to_string(i);
      return std::nullopt;
    }
    member.name = std::string(directory.substr(pos + entrySize, nameSize));
    pos += entrySize + rest;
    members.push_back(std::move(member));
  }
  if (pos != directory.size()) {
    error = "the directory of the archive has more than its " + std::to_string(count) + " entries";
    return std::nullopt;
  }
  return members;
}

std::optional<std::string> extract(std::string_view file, const Member &member,
                                   std::string &error) {
  auto fail = [&](const std::string &why) {
    error = "member '" + member.name + "': " + why;
    return std::nullopt;
  };
  if (member.compressedSize == zip64Mark || member.size == zip64Mark ||
      member.headerOffset == zip64Mark)
    return fail("zip64 members are not supported");
  if (member.flags & 1)
    return fail("encrypted members are not supported");
  if (member.method != 0 && member.method != 8)
    return fail("expected a stored or deflated member, found method " +
                std::to_string(member.method));
  // Sizes come from the directory: writers may leave them out of the local header.
  uint64_t at = member.headerOffset;
  if (!fits(file, at, localSize) || load(file, at, 4) != localSignature)
    return fail("expected its local header, found none");
  at += localSize + load(file, at + 26, 2) + load(file, at + 28, 2);
  if (!fits(file, at, member.compressedSize))
    return fail("expected " + std::to_string(member.compressedSize) + " bytes from byte " +
                std::to_string(at) + " on, found the end of the file at byte " +
                std::to_string(file.size()));
  std::string_view packed = file.substr(at, member.compressedSize);

  std::string contents;
  if (member.method == 0) {
    if (member.size != member.compressedSize)
      return fail("expected two equal sizes of what is stored, found " +
                  std::to_string(member.size) + " and " + std::to_string(member.compressedSize));
    contents = std::string(packed);
  } else {
    // Deflate packs at most 1032 bytes into one; a larger claim is a lie.
    if (member.size > uint64_t(1032) * member.compressedSize + 1032)
      return fail("expected less than can be deflated into " +
                  std::to_string(member.compressedSize) + " bytes, found " +
                  std::to_string(member.size));
    std::optional<std::string> inflated = inflateRaw(packed, member.size);
    if (!inflated)
      return fail("expected deflated data of " + std::to_string(member.size) +
                  " bytes, found damaged data");
    contents = std::move(*inflated);
  }
  if (const uint32_t found = checksum(contents); found != member.crc) {
    char numbers[48];
    std::snprintf(numbers, sizeof(numbers), "expected checksum %08x, found %08x", member.crc,
                  found);
    return fail(numbers);
  }
  return contents;
}

bool Writer::add(const std::string &name, std::string_view contents) {
  if (bytes.size() + contents.size() + localSize + name.size() >= zip64Mark || count >= 0xfffe ||
      name.size() > 0xffff)
    return false;
  uint32_t crc = checksum(contents);
  auto shared = [&](std::string &to) { // the fields both headers have, in their order
    store(to, 20, 2);                  // version 2.0 reads it
    store(to, 0, 2);                   // flags
    store(to, 0, 2);                   // stored
    store(to, 0, 2);                   // time
    store(to, date1980, 2);
    store(to, crc, 4);
    store(to, contents.size(), 4);
    store(to, contents.size(), 4);
    store(to, name.size(), 2);
    store(to, 0, 2); // no extra field
  };
  store(directory, entrySignature, 4);
  store(directory, 20, 2); // made by version 2.0
  shared(directory);
  for (int width : {2, 2, 2, 4}) // comment, disk, attributes: all zero
    store(directory, 0, width);
  store(directory, bytes.size(), 4);
  directory += name;
  store(bytes, localSignature, 4);
  shared(bytes);
  bytes += name;
  bytes += contents;
  ++count;
  return true;
}

std::optional<std::string> Writer::finish() {
  size_t at = bytes.size();
  if (at + directory.size() >= zip64Mark)
    return std::nullopt;
  bytes += directory;
  store(bytes, endSignature, 4);
  store(bytes, 0, 4); // two disk numbers
  store(bytes, count, 2);
  store(bytes, count, 2);
  store(bytes, directory.size(), 4);
  store(bytes, at, 4);
  store(bytes, 0, 2); // no comment
  return std::move(bytes);
}

} // namespace tttc::zip

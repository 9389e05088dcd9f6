//===- ZipMember.cpp - Contents of a zip archive's member ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes come from the directory: writers may leave them out of the local header.
//
//===----------------------------------------------------------------------===//

#include "Zip.h"
#include "ZipFormat.h"

#include <algorithm>
#include <zlib.h>

namespace tttc::zip {

/// zlib's state and the packed bytes that it has not taken yet.
struct MemberReader::Inflater {
  z_stream stream = {};
  char packed[1 << 16];
  bool isOpen = false, isAtEnd = false;
  ~Inflater() {
    if (isOpen)
      inflateEnd(&stream);
  }
};

MemberReader::MemberReader(Source &file, const Member &member) : file(file), member(member) {}
MemberReader::~MemberReader() = default;

bool MemberReader::open(std::string &error) {
  if (member.flags & 1)
    return fail(error, "encrypted members are not supported");
  if (member.method != 0 && member.method != 8)
    return fail(error, "expected a stored or deflated member, found method " +
                           std::to_string(member.method));
  std::string header;
  if (file.holds(member.headerOffset, localSize))
    header = file.copy(member.headerOffset, localSize);
  if (header.empty() || load(header, 0, 4) != localSignature)
    return fail(error, "expected its local header at byte " + std::to_string(member.headerOffset) +
                           ", found none");
  at = member.headerOffset + localSize + load(header, 26, 2) + load(header, 28, 2);
  packedLeft = member.compressedSize;
  if (!file.holds(at, packedLeft))
    return fail(error, "expected " + std::to_string(packedLeft) + " bytes from byte " +
                           std::to_string(at) + " on, found the end of the file at byte " +
                           std::to_string(file.size()));
  if (member.method == 0) {
    if (member.size != member.compressedSize)
      return fail(error, "expected two equal sizes of what is stored, found " +
                             std::to_string(member.size) + " and " +
                             std::to_string(member.compressedSize));
    return true;
  }
  // The compression ratio of deflate is at most 1032:1.
  if (member.size / 1032 > member.compressedSize + 1)
    return fail(error, "expected less than can be deflated into " +
                           std::to_string(member.compressedSize) + " bytes, found " +
                           std::to_string(member.size));
  inflater = std::make_unique<Inflater>();
  // Negative: raw deflate data without a zlib header.
  inflater->isOpen = inflateInit2(&inflater->stream, -MAX_WBITS) == Z_OK;
  return inflater->isOpen || fail(error, "zlib cannot be started");
}

bool MemberReader::refill(std::string &error) {
  const auto count = static_cast<size_t>(std::min<uint64_t>(packedLeft, sizeof(inflater->packed)));
  if (!file.read(at, inflater->packed, count))
    return fail(error, "cannot be read");
  at += count;
  packedLeft -= count;
  inflater->stream.next_in = reinterpret_cast<unsigned char *>(inflater->packed);
  inflater->stream.avail_in = static_cast<uInt>(count);
  return true;
}

/// Calls zlib once, which produces at most `room` bytes and possibly none.
bool MemberReader::inflate(char *to, size_t room, size_t &got, std::string &error) {
  z_stream &stream = inflater->stream;
  if (stream.avail_in == 0 && packedLeft != 0 && !refill(error))
    return false;
  const auto part = static_cast<uInt>(std::min<size_t>(room, 1u << 30));
  const uInt before = stream.avail_in;
  stream.next_out = reinterpret_cast<unsigned char *>(to);
  stream.avail_out = part;
  const bool wasAtEnd = inflater->isAtEnd;
  const int status = wasAtEnd ? Z_DATA_ERROR : ::inflate(&stream, Z_NO_FLUSH);
  got = part - stream.avail_out;
  inflater->isAtEnd |= status == Z_STREAM_END;
  const bool goesOn = got != 0 || stream.avail_in != before;
  if (status == Z_STREAM_END || (status == Z_OK && goesOn))
    return true;
  return fail(error, "expected deflated data of " + std::to_string(member.size) +
                         " bytes, found damaged data");
}

bool MemberReader::read(char *to, size_t count, std::string &error) {
  if (member.method == 0) {
    if (!file.read(at, to, count))
      return fail(error, "cannot be read");
    at += count;
  }
  for (size_t have = 0, got = 0; inflater && have < count; have += got)
    if (!inflate(to + have, count - have, got, error))
      return false;
  done += count;
  crc = static_cast<uint32_t>(crc32_z(crc, reinterpret_cast<unsigned char *>(to), count));
  return true;
}

bool MemberReader::finish(std::string &error) {
  while (inflater && !inflater->isAtEnd) {
    char spare = 0;
    size_t got = 0;
    if (!inflate(&spare, 1, got, error))
      return false;
    if (got != 0)
      return fail(error, "expected deflated data of " + std::to_string(member.size) +
                             " bytes, found more");
  }
  if (inflater && (packedLeft != 0 || inflater->stream.avail_in != 0))
    return fail(error, "expected deflated data of " + std::to_string(member.compressedSize) +
                           " packed bytes, found that it ends before");
  if (crc == member.crc)
    return true;
  char numbers[48];
  std::snprintf(numbers, sizeof(numbers), "expected checksum %08x, found %08x", member.crc, crc);
  return fail(error, numbers);
}

} // namespace tttc::zip

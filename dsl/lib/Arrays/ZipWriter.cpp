//===- ZipWriter.cpp - Writes a zip archive --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytes go to the sink as they are produced; only the directory is held in memory.
//
//===----------------------------------------------------------------------===//

#include "Zip.h"
#include "ZipFormat.h"

#include <algorithm>
#include <zlib.h>

namespace tttc::zip {
namespace {

constexpr uint16_t date1980 = 0x0021; // 1 January 1980, the format's first day
// The format versions needed to extract an entry without and with zip64.
constexpr uint16_t version = 20, version64 = 45;

} // namespace

bool Writer::write(std::string_view bytes) {
  written += bytes.size();
  return sink(bytes);
}

/// The value of a 32-bit field: `number`, or the mark for zip64.
uint64_t Writer::fieldOf(uint64_t number) const { return number >= limit ? mark32 : number; }

/// The fields that both headers have, from the version on.
static void storeShared(std::string &to, bool is64, uint32_t crc, uint64_t sizeField,
                        size_t nameSize, size_t extraSize) {
  store(to, is64 ? version64 : version, 2);
  for (int i = 0; i < 3; ++i) // flags, stored, time
    store(to, 0, 2);
  store(to, date1980, 2);
  store(to, crc, 4);
  store(to, sizeField, 4);
  store(to, sizeField, 4);
  store(to, nameSize, 2);
  store(to, extraSize, 2);
}

/// The zip64 extra field; empty if there are no numbers.
static std::string extraOf(const std::vector<uint64_t> &numbers) {
  std::string extra;
  if (numbers.empty())
    return extra;
  store(extra, zip64Extra, 2);
  store(extra, 8 * numbers.size(), 2);
  for (uint64_t number : numbers)
    store(extra, number, 8);
  return extra;
}

void Writer::addEntry(const std::string &name, uint32_t crc, uint64_t size, uint64_t offset) {
  std::vector<uint64_t> numbers;
  if (size >= limit)
    numbers = {size, size};
  if (offset >= limit)
    numbers.push_back(offset);
  const std::string extra = extraOf(numbers);
  store(directory, entrySignature, 4);
  store(directory, extra.empty() ? version : version64, 2); // made by
  storeShared(directory, !extra.empty(), crc, fieldOf(size), name.size(), extra.size());
  for (int width : {2, 2, 2, 4}) // comment, disk, attributes: all zero
    store(directory, 0, width);
  store(directory, fieldOf(offset), 4);
  directory += name + extra;
  ++count;
}

bool Writer::add(const std::string &name, const Contents &contents) {
  if (name.size() > 0xffff)
    return false;
  uint64_t size = 0;
  uLong crc = 0;
  if (!contents([&](std::string_view bytes) {
        size += bytes.size();
        crc = crc32_z(crc, reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
        return true;
      }))
    return false;
  const std::string extra =
      extraOf(size >= limit ? std::vector<uint64_t>{size, size} : std::vector<uint64_t>());
  addEntry(name, static_cast<uint32_t>(crc), size, written);
  std::string header;
  store(header, localSignature, 4);
  storeShared(header, !extra.empty(), static_cast<uint32_t>(crc), fieldOf(size), name.size(),
              extra.size());
  return write(header + name + extra) &&
         contents([&](std::string_view bytes) { return write(bytes); });
}

bool Writer::finish() {
  const uint64_t at = written;
  std::string end;
  if (at >= limit || directory.size() >= limit || count >= std::min<uint64_t>(limit, mark16)) {
    store(end, end64Signature, 4);
    store(end, end64Size - 12, 8); // size of the rest of the record
    store(end, version64, 2);
    store(end, version64, 2);
    store(end, 0, 8); // two disk numbers
    for (uint64_t number : {count, count, uint64_t(directory.size()), at})
      store(end, number, 8);
    store(end, locatorSignature, 4);
    store(end, 0, 4); // disk
    store(end, at + directory.size(), 8);
    store(end, 1, 4); // disks in all
  }
  store(end, endSignature, 4);
  store(end, 0, 4); // two disk numbers
  store(end, std::min<uint64_t>(count, mark16), 2);
  store(end, std::min<uint64_t>(count, mark16), 2);
  store(end, fieldOf(directory.size()), 4);
  store(end, fieldOf(at), 4);
  store(end, 0, 2); // no comment
  return write(directory) && write(end);
}

} // namespace tttc::zip

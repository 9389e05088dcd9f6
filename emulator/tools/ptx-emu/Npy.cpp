//===- Npy.cpp - Arrays in .npy files, as bytes ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

using namespace ptxemu;

namespace {

using File = std::unique_ptr<FILE, int (*)(FILE *)>;

/// The text after `'key':` in the header.
std::optional<std::string> field(const std::string &header, const std::string &key) {
  const size_t at = header.find("'" + key + "':");
  if (at == std::string::npos)
    return std::nullopt;
  const size_t from = header.find_first_not_of(' ', at + key.size() + 3);
  return from == std::string::npos ? std::nullopt : std::optional(header.substr(from));
}

unsigned bytesOfDescr(const std::string &descr) {
  if (descr.size() != 3 || !strchr("<|", descr[0]) || !strchr("fiub", descr[1]))
    return 0;
  const unsigned bytes = static_cast<unsigned>(descr[2] - '0');
  return bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8 ? bytes : 0;
}

} // namespace

std::optional<RawArray> ptxemu::decodeNpy(const std::string &file, std::string &error) {
  const auto fail = [&](const char *why) {
    error = why;
    return std::nullopt;
  };
  if (file.size() < 10 || memcmp(file.data(), "\x93NUMPY", 6))
    return fail("not an .npy file");
  const auto byte = [&](size_t i) { return static_cast<size_t>(static_cast<uint8_t>(file[i])); };
  const bool isLong = byte(6) >= 2;
  if (isLong && file.size() < 12)
    return fail("the header is cut off");
  size_t length = byte(8) | byte(9) << 8;
  if (isLong)
    length |= byte(10) << 16 | byte(11) << 24;
  const size_t start = isLong ? 12 : 10;
  if (length > file.size() - start)
    return fail("the header is cut off");
  const std::string header = file.substr(start, length);
  const auto descr = field(header, "descr"), order = field(header, "fortran_order"),
             shape = field(header, "shape");
  if (!descr || !order || !shape || descr->size() < 5)
    return fail("the header lacks descr, fortran_order or shape");
  RawArray array;
  array.descr = descr->substr(1, 3);
  const unsigned bytes = bytesOfDescr(array.descr);
  if (!bytes)
    return fail("expected a little-endian type like '<f4' or '<u2'");
  if (order->rfind("False", 0) != 0)
    return fail("expected C order");
  uint64_t count = 1;
  const char *at = shape->c_str();
  if (*at++ != '(')
    return fail("the shape is damaged");
  while (*at && *at != ')') {
    char *end;
    const unsigned long long axis = strtoull(at, &end, 10);
    if (end == at || (axis && count > (1ull << 34) / axis))
      return fail("the shape is damaged");
    count *= axis;
    array.shape.push_back(axis);
    at = end + strspn(end, ", ");
  }
  const std::string data = file.substr(start + length);
  if (data.size() != count * bytes)
    return fail("the data do not fill the shape");
  array.bytes.assign(data.begin(), data.end());
  return array;
}

std::optional<RawArray> ptxemu::readNpy(const std::string &path, std::string &error) {
  const File file(fopen(path.c_str(), "rb"), fclose);
  if (!file) {
    error = path + ": " + strerror(errno);
    return std::nullopt;
  }
  std::string bytes;
  char buffer[1 << 16];
  while (const size_t got = fread(buffer, 1, sizeof buffer, file.get()))
    bytes.append(buffer, got);
  auto array = decodeNpy(bytes, error);
  if (!array)
    error = path + ": " + error;
  return array;
}

bool ptxemu::writeNpy(const std::string &path, const RawArray &array, std::string &error) {
  std::string shape;
  for (const uint64_t axis : array.shape)
    shape += std::to_string(axis) + ", ";
  if (array.shape.size() > 1)
    shape.resize(shape.size() - 2);
  std::string header =
      "{'descr': '" + array.descr + "', 'fortran_order': False, 'shape': (" + shape + "), }";
  // NumPy aligns the data to 64 bytes.
  header.append(63 - (10 + header.size()) % 64, ' ');
  header += '\n';
  const File file(fopen(path.c_str(), "wb"), fclose);
  const char prefix[] = {'\x93',
                         'N',
                         'U',
                         'M',
                         'P',
                         'Y',
                         1,
                         0,
                         static_cast<char>(header.size() & 255),
                         static_cast<char>(header.size() >> 8)};
  const bool isWritten =
      file && fwrite(prefix, 1, sizeof prefix, file.get()) == sizeof prefix &&
      fwrite(header.data(), 1, header.size(), file.get()) == header.size() &&
      fwrite(array.bytes.data(), 1, array.bytes.size(), file.get()) == array.bytes.size() &&
      fflush(file.get()) == 0;
  if (!isWritten)
    error = path + ": " + strerror(errno);
  return isWritten;
}

unsigned ptxemu::elementOf(const std::string &dtype, std::string &descr) {
  static const struct {
    const char *name, *descr;
    unsigned bytes;
  } types[] = {{"f16", "<u2", 2}, {"bf16", "<u2", 2}, {"f32", "<f4", 4}, {"f64", "<f8", 8},
               {"u8", "|u1", 1},  {"s8", "|i1", 1},   {"u16", "<u2", 2}, {"s16", "<i2", 2},
               {"u32", "<u4", 4}, {"s32", "<i4", 4},  {"u64", "<u8", 8}, {"s64", "<i8", 8}};
  for (const auto &type : types)
    if (dtype == type.name) {
      descr = type.descr;
      return type.bytes;
    }
  return 0;
}

//===- Npz.cpp - NumPy .npz files ------------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A .npz is a zip archive with one `NAME.npy` per array.
//
//===----------------------------------------------------------------------===//

#include "tttc/Arrays/Npz.h"

#include "Npy.h"
#include "Zip.h"

#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace tttc {
namespace {

constexpr std::string_view suffix = ".npy";

bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/// Whether an integer type holds the value; floating types hold all of them.
bool representable(double value, ElementType type) {
  if (type == ElementType::F32 || type == ElementType::F64)
    return true;
  double limit = type == ElementType::I32 ? 2147483648.0 : 9223372036854775808.0;
  return value == std::floor(value) && value >= -limit && value < limit;
}

} // namespace

std::optional<ArrayMap> decodeNpz(std::string_view bytes, std::string &error) {
  std::optional<std::vector<zip::Member>> members = zip::listMembers(bytes, error);
  if (!members)
    return std::nullopt;
  // Members may not share bytes: together they hold no more than the file does,
  // so a small file cannot ask for one large member many times.
  uint64_t packed = 0;
  for (const zip::Member &member : *members)
    packed += member.compressedSize;
  if (packed > bytes.size()) {
    error = "expected members of at most " + std::to_string(bytes.size()) +
            " bytes in all, found " + std::to_string(packed) + ": they overlap";
    return std::nullopt;
  }
  ArrayMap arrays;
  for (const zip::Member &member : *members) {
    std::optional<std::string> contents = zip::extract(bytes, member, error);
    if (!contents)
      return std::nullopt;
    std::string why;
    std::optional<Array> array = npy::decode(*contents, why);
    if (!array) {
      error = "member '" + member.name + "': " + why;
      return std::nullopt;
    }
    std::string name = member.name;
    if (endsWith(name, suffix))
      name.resize(name.size() - suffix.size());
    if (!arrays.emplace(name, std::move(*array)).second) {
      error = "two arrays are named '" + name + "'";
      return std::nullopt;
    }
  }
  return arrays;
}

std::optional<std::string> encodeNpz(const ArrayMap &arrays, std::string &error) {
  zip::Writer writer;
  for (const auto &[name, array] : arrays) {
    for (int64_t axis : array.shape)
      if (axis < 0) {
        error = "array '" + name + "' has a negative axis";
        return std::nullopt;
      }
    if (static_cast<uint64_t>(elementCount(array.shape)) != array.data.size()) {
      error = "array '" + name + "': shape " + shapeText(array.shape) + " does not hold " +
              std::to_string(array.data.size()) + " values";
      return std::nullopt;
    }
    for (double value : array.data)
      if (!representable(value, array.type)) {
        error = "array '" + name + "': expected whole numbers of its type, found " +
                std::to_string(value);
        return std::nullopt;
      }
    if (!writer.add(name + std::string(suffix), npy::encode(array))) {
      error = "array '" + name + "' makes the file larger than 4 GiB (zip64 is not supported)";
      return std::nullopt;
    }
  }
  std::optional<std::string> bytes = writer.finish();
  if (!bytes)
    error = "the file would be larger than 4 GiB (zip64 is not supported)";
  return bytes;
}

std::optional<ArrayMap> readNpz(const std::string &path, std::string &error) {
  std::string bytes;
  std::FILE *file = std::fopen(path.c_str(), "rb");
  int problem = file ? 0 : errno;
  if (file) {
    char buffer[1 << 16];
    while (size_t count = std::fread(buffer, 1, sizeof(buffer), file))
      bytes.append(buffer, count);
    problem = std::ferror(file) ? errno : 0;
    std::fclose(file);
  }
  if (problem) {
    error = path + ": cannot be read: " + std::strerror(problem);
    return std::nullopt;
  }
  std::string why;
  std::optional<ArrayMap> arrays = decodeNpz(bytes, why);
  if (!arrays)
    error = path + ": " + why;
  return arrays;
}

bool writeNpz(const std::string &path, const ArrayMap &arrays, std::string &error) {
  std::optional<std::string> bytes = encodeNpz(arrays, error);
  if (!bytes) {
    error = path + ": " + error;
    return false;
  }
  std::FILE *file = std::fopen(path.c_str(), "wb");
  bool good = file && std::fwrite(bytes->data(), 1, bytes->size(), file) == bytes->size();
  int problem = errno;
  // What was kept back is written now, and may not fit either.
  if (file && std::fclose(file) != 0 && good) {
    problem = errno;
    good = false;
  }
  if (!good)
    error = path + ": cannot be written: " + std::strerror(problem);
  return good;
}

} // namespace tttc

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
#include "ReplaceFile.h"
#include "Zip.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>

namespace tttc {
namespace {

constexpr std::string_view suffix = ".npy";

bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/// Returns true if `type` holds the value; floating-point types hold all values.
bool representable(double value, ElementType type) {
  if (type != ElementType::I32 && type != ElementType::I64)
    return true;
  double limit = type == ElementType::I32 ? 2147483648.0 : 9223372036854775808.0;
  return value == std::floor(value) && value >= -limit && value < limit;
}

/// Largest member with an invalid header whose checksum is verified, to tell damage from another
/// format: a checksum error is the better message.
constexpr uint64_t maxDrained = 1 << 24;

bool isDamaged(zip::MemberReader &member, std::string &error) {
  char piece[1 << 12];
  if (member.left() > maxDrained)
    return false;
  while (member.left() != 0)
    if (!member.read(piece, std::min<uint64_t>(member.left(), sizeof(piece)), error))
      return true;
  return !member.finish(error);
}

std::string nameOfArray(const zip::Member &member) {
  std::string name = member.name;
  if (endsWith(name, suffix))
    name.resize(name.size() - suffix.size());
  return name;
}

/// Returns true if each array can be written, else sets `error`.
bool check(const ArrayMap &arrays, std::string &error) {
  for (const auto &[name, array] : arrays) {
    error = "array '" + name + "'";
    for (int64_t axis : array.shape)
      if (axis < 0) {
        error += " has a negative axis";
        return false;
      }
    if (static_cast<uint64_t>(elementCount(array.shape)) != array.data.size()) {
      error += ": shape " + shapeText(array.shape) + " does not hold " +
               std::to_string(array.data.size()) + " values";
      return false;
    }
    for (double value : array.data)
      if (!representable(value, array.type)) {
        error += ": expected whole numbers of its type, found " + std::to_string(value);
        return false;
      }
    if (name.size() + suffix.size() > 0xffff) {
      error = "expected names of at most 65531 bytes, found one of " + std::to_string(name.size());
      return false;
    }
  }
  error.clear();
  return true;
}

/// Returns false if the sink does.
bool writeTo(const zip::Sink &sink, const ArrayMap &arrays) {
  zip::Writer writer(sink);
  for (const auto &entry : arrays)
    if (!writer.add(entry.first + std::string(suffix),
                    [&](const zip::Sink &to) { return npy::write(entry.second, to); }))
      return false;
  return writer.finish();
}

} // namespace

struct NpzFile::Content {
  struct Entry {
    zip::Member member;
    ArrayInfo info;
  };
  std::string prefix; ///< of messages
  std::unique_ptr<Source> source;
  std::map<std::string, Entry> entries;
};

NpzFile::NpzFile(std::unique_ptr<Content> content) : content(std::move(content)) {}
NpzFile::NpzFile(NpzFile &&) noexcept = default;
NpzFile::~NpzFile() = default;

std::optional<NpzFile> NpzFile::open(std::unique_ptr<Content> content, std::string &error) {
  auto fail = [&](const std::string &why) {
    error = content->prefix + why;
    return std::nullopt;
  };
  std::string why;
  std::optional<std::vector<zip::Member>> members = zip::listMembers(*content->source, why);
  if (!members)
    return fail(why);
  for (zip::Member &member : *members) {
    const std::string name = nameOfArray(member);
    zip::MemberReader reader(*content->source, member);
    if (!reader.open(why))
      return fail("member '" + member.name + "': " + why);
    std::optional<npy::Header> header = npy::readHeader(reader, why);
    std::string damage;
    if (!header && isDamaged(reader, damage))
      return fail("member '" + member.name + "': " + damage);
    ArrayInfo info;
    if (header)
      info = {std::move(header->shape), header->type};
    else
      info.problem = content->prefix + "member '" + member.name + "': " + why;
    if (!content->entries.emplace(name, Content::Entry{member, std::move(info)}).second)
      return fail("two arrays are named '" + name + "'");
  }
  return NpzFile(std::move(content));
}

std::optional<NpzFile> NpzFile::open(const std::string &path, std::string &error) {
  auto content = std::make_unique<Content>();
  std::string why;
  content->source = openFile(path, why);
  if (!content->source) {
    error = path + ": cannot be read: " + why;
    return std::nullopt;
  }
  content->prefix = path + ": ";
  return open(std::move(content), error);
}

std::optional<NpzFile> NpzFile::decode(std::string_view bytes, std::string &error) {
  auto content = std::make_unique<Content>();
  content->source = openMemory(bytes);
  return open(std::move(content), error);
}

std::map<std::string, ArrayInfo> NpzFile::arrays() const {
  std::map<std::string, ArrayInfo> infos;
  for (const auto &[name, entry] : content->entries)
    infos.emplace(name, entry.info);
  return infos;
}

std::optional<Array> NpzFile::read(const std::string &name, std::string &error) const {
  const Content::Entry &entry = content->entries.at(name);
  zip::MemberReader reader(*content->source, entry.member);
  std::string why;
  std::optional<Array> array;
  // Reads the header again, because the data follows it.
  if (reader.open(why))
    if (std::optional<npy::Header> header = npy::readHeader(reader, why))
      array = npy::readData(reader, std::move(*header), why);
  if (array && reader.finish(why))
    return array;
  error = content->prefix + "member '" + entry.member.name + "': " + why;
  return std::nullopt;
}

static std::optional<ArrayMap> readAll(const std::optional<NpzFile> &file, std::string &error) {
  if (!file)
    return std::nullopt;
  ArrayMap arrays;
  for (const auto &entry : file->arrays()) {
    std::optional<Array> array = file->read(entry.first, error);
    if (!array)
      return std::nullopt;
    arrays.emplace(entry.first, std::move(*array));
  }
  return arrays;
}

std::optional<ArrayMap> decodeNpz(std::string_view bytes, std::string &error) {
  return readAll(NpzFile::decode(bytes, error), error);
}

std::optional<ArrayMap> readNpz(const std::string &path, std::string &error) {
  return readAll(NpzFile::open(path, error), error);
}

std::optional<std::string> encodeNpz(const ArrayMap &arrays, std::string &error) {
  std::string bytes;
  if (!check(arrays, error))
    return std::nullopt;
  (void)writeTo( // the sink never fails
      [&](std::string_view part) {
        bytes += part;
        return true;
      },
      arrays);
  return bytes;
}

bool writeNpz(const std::string &path, const ArrayMap &arrays, std::string &error) {
  if (!check(arrays, error)) {
    error = path + ": " + error;
    return false;
  }
  const int problem =
      replaceFile(path, [&](const zip::Sink &sink) { return writeTo(sink, arrays); });
  if (problem != 0)
    error = path + ": cannot be written: " + std::strerror(problem);
  return problem == 0;
}

} // namespace tttc

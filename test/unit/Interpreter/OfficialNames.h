//===- OfficialNames.h - Parameters of official modules ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the `.names` file of an example and converts an official module's arrays into
// the layout of the layer. docs/OfficialNames.md has the format.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_GOLDEN_OFFICIALNAMES_H
#define TTTC_TEST_GOLDEN_OFFICIALNAMES_H

#include "tttc/Arrays/Array.h"

#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace tttc::test {

/// One line of a `.names` file.
struct OfficialName {
  std::string official, name;
  bool perHead, transposed;
};

/// Returns the lines of a file; nullopt, with a message, if one cannot be read.
inline std::optional<std::vector<OfficialName>> readOfficialNames(const std::string &path,
                                                                  std::string &error) {
  std::ifstream stream(path);
  std::vector<OfficialName> names;
  std::string line;
  for (int number = 1; std::getline(stream, line); ++number) {
    std::istringstream words(line.substr(0, line.find('#')));
    std::string official, name, how, rest;
    if (!(words >> official))
      continue;
    const bool complete = bool(words >> name >> how) && !(words >> rest);
    if (!complete || (how != "all" && how != "all^T" && how != "head" && how != "head^T")) {
      error = path + ":" + std::to_string(number) +
              ": expected an official name, a name and 'all', 'all^T', 'head' or 'head^T'";
      return std::nullopt;
    }
    names.push_back({official, name, how[0] == 'h', how.back() == 'T'});
  }
  if (names.empty()) {
    error = "no names in '" + path + "'";
    return std::nullopt;
  }
  return names;
}

/// Returns an official array in the layer's layout.
inline Array fromOfficial(const Array &official, const OfficialName &entry, int64_t heads) {
  Array array = official;
  const int64_t parts = entry.perHead ? heads : 1;
  std::vector<int64_t> part = official.shape;
  part[0] /= parts;
  if (entry.transposed) {
    const int64_t out = part[0], in = part[1];
    for (int64_t h = 0; h < parts; ++h)
      for (int64_t i = 0; i < in; ++i)
        for (int64_t j = 0; j < out; ++j)
          array.data[static_cast<size_t>((h * in + i) * out + j)] =
              official.data[static_cast<size_t>((h * out + j) * in + i)];
    part = {in, out};
  }
  if (!entry.perHead) {
    array.shape = part;
    return array;
  }
  array.shape = {heads};
  for (int64_t length : part)
    if (length != 1)
      array.shape.push_back(length);
  return array;
}

/// Sizes of an official layer's file, from its `meta`: B, T, width, H, b.
struct OfficialSizes {
  int64_t width, heads, b;
};
inline OfficialSizes officialSizes(const ArrayMap &file) {
  const std::vector<double> &meta = file.at("meta").data;
  return {static_cast<int64_t>(meta[2]), static_cast<int64_t>(meta[3]),
          static_cast<int64_t>(meta[4])};
}

/// Returns the arrays of an official layer's file under the layer's names; nullopt, with a
/// message, if the file has an array that the names do not list, or lacks one.
inline std::optional<ArrayMap>
renamedOfficial(const ArrayMap &file, const std::vector<OfficialName> &names, std::string &error) {
  ArrayMap arrays;
  for (const char *name : {"x", "out", "d_out", "d_x"})
    arrays[name] = file.at(name);
  for (const OfficialName &entry : names)
    for (const char *prefix : {"", "d_"}) {
      auto found = file.find(prefix + ("param." + entry.official));
      if (found == file.end()) {
        error = "the file has no parameter '" + entry.official + "'";
        return std::nullopt;
      }
      arrays[prefix + entry.name] = fromOfficial(found->second, entry, officialSizes(file).heads);
    }
  if (arrays.size() != file.size() - 1) { // all except meta
    error = "the file has parameters that the names do not tell";
    return std::nullopt;
  }
  return arrays;
}

} // namespace tttc::test

#endif // TTTC_TEST_GOLDEN_OFFICIALNAMES_H

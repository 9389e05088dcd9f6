//===- Folder.cpp - Reads the table of launches ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One statement per line, with words separated by spaces.
//
//===----------------------------------------------------------------------===//

#include "Folder.h"

#include <fstream>
#include <iterator>
#include <sstream>

namespace tttc::gpu {

size_t sizeOfKind(const std::string &kind) {
  const struct {
    const char *name;
    size_t size;
  } kinds[] = {{"f64", 8}, {"u64", 8}, {"f32", 4}, {"u32", 4}, {"f16", 2}, {"bf16", 2}};
  for (const auto &row : kinds)
    if (kind == row.name)
      return row.size;
  return 0;
}

bool readFile(const std::string &path, std::vector<unsigned char> &bytes) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return false;
  bytes.assign(std::istreambuf_iterator<char>(file), {});
  return true;
}

namespace {

/// The statements of one case.
class LaunchReader {
public:
  explicit LaunchReader(CaseSpec &spec) : spec(spec) {}

  /// Reads a line. Returns an error message, or an empty string.
  std::string read(const std::string &word, std::istringstream &rest) {
    if (word == "module")
      return ends(rest >> spec.module >> spec.file >> spec.target, rest);
    if (word == "kernel")
      return ends(rest >> spec.kernel, rest);
    if (word == "launch") {
      for (auto *three : {spec.grid, spec.block, spec.cluster})
        rest >> three[0] >> three[1] >> three[2];
      return ends(rest >> spec.sharedBytes, rest);
    }
    if (word == "buffer")
      return buffer(rest);
    if (word == "argument")
      return argument(rest);
    if (word == "expect")
      return expect(rest);
    if (word == "time") {
      spec.timed = true;
      return ends(rest >> spec.flops >> spec.bytes, rest);
    }
    if (word == "product")
      return product(rest);
    if (word == "peer") {
      rest >> spec.peer;
      if (spec.peer != "driver" && (spec.peer != "cublaslt" || !spec.isProduct))
        return "expected driver, or after a product cublaslt, found '" + spec.peer + "'";
      return ends(rest, rest);
    }
    return "unknown statement '" + word + "'";
  }

private:
  static std::string ends(const std::istream &read, std::istringstream &rest) {
    std::string more;
    if (!read)
      return "a word is missing or no number";
    return rest >> more ? "'" + more + "' is too much" : "";
  }

  bool find(const std::string &name, size_t &index) const {
    for (index = 0; index < spec.buffers.size(); ++index)
      if (spec.buffers[index].name == name)
        return true;
    return false;
  }

  std::string buffer(std::istringstream &rest) {
    BufferSpec item;
    std::string start;
    rest >> item.name >> item.bytes >> start;
    if (start == "file") {
      item.start = BufferSpec::File;
      rest >> item.file;
    } else if (start == "random") {
      item.start = BufferSpec::Random;
      rest >> item.kind;
      if (item.kind != "bf16" && item.kind != "u32")
        return "expected random bf16 or u32, found '" + item.kind + "'";
    } else if (start != "ones") {
      return "expected file, ones or random, found '" + start + "'";
    }
    spec.buffers.push_back(item);
    return ends(rest, rest);
  }

  std::string argument(std::istringstream &rest) {
    ArgumentSpec item;
    std::string what, text;
    rest >> what >> text;
    if (what == "bytes") {
      item.what = ArgumentSpec::Bytes;
      if (text.empty() || text.size() % 2 ||
          text.find_first_not_of("0123456789abcdef") != text.npos)
        return "expected bytes in hexadecimal, found '" + text + "'";
      for (size_t i = 0; i < text.size(); i += 2)
        item.bytes.push_back(static_cast<unsigned char>(std::stoi(text.substr(i, 2), nullptr, 16)));
    } else if (what == "buffer" || what == "map") {
      if (!find(text, item.buffer))
        return "no buffer '" + text + "'";
      if (what == "map") {
        item.what = ArgumentSpec::Map;
        size_t rank = 0;
        rest >> item.map.kind >> item.map.swizzle >> rank;
        if (!rest || rank < 1 || rank > 5 || !sizeOfKind(item.map.kind))
          return "expected a type, a swizzle and a rank of 1 to 5";
        item.map.dims.resize(rank);
        item.map.box.resize(rank);
        for (uint64_t &dim : item.map.dims)
          rest >> dim;
        for (uint32_t &side : item.map.box)
          rest >> side;
      }
    } else {
      return "expected buffer, bytes or map, found '" + what + "'";
    }
    spec.arguments.push_back(item);
    return ends(rest, rest);
  }

  std::string expect(std::istringstream &rest) {
    ExpectSpec item;
    std::string name, how;
    rest >> name >> item.kind >> item.first >> item.count >> how;
    if (!find(name, item.buffer))
      return "no buffer '" + name + "'";
    size_t size = sizeOfKind(item.kind);
    if (!size || (item.first + item.count) * size > spec.buffers[item.buffer].bytes)
      return "expected a range of numbers within the buffer";
    if (how == "within") {
      item.bits = false;
      rest >> item.relative >> item.absolute;
    } else if (how != "bits") {
      return "expected bits or within, found '" + how + "'";
    }
    spec.expects.push_back(item);
    return ends(rest, rest);
  }

  std::string product(std::istringstream &rest) {
    ProductSpec &item = spec.product;
    std::string a, b, c, order;
    rest >> a >> b >> order >> c >> item.m >> item.n >> item.k;
    item.columns = order == "columns";
    spec.isProduct = true;
    if (!find(a, item.a) || !find(b, item.b) || !find(c, item.c))
      return "no such buffers";
    if (!item.columns && order != "rows")
      return "expected rows or columns, found '" + order + "'";
    auto holds = [&](size_t index, size_t count) { return spec.buffers[index].bytes / 2 >= count; };
    if (!rest || !item.m || !item.n || !item.k || !holds(item.a, item.m * item.k) ||
        !holds(item.b, item.n * item.k) || !holds(item.c, item.m * item.n))
      return "expected sizes that fit the buffers";
    return ends(rest, rest);
  }

  CaseSpec &spec;
};

} // namespace

bool readCases(const std::string &folder, std::vector<CaseSpec> &cases, std::string &error) {
  std::string path = folder + "/cases.txt", line;
  std::ifstream file(path);
  if (!file) {
    error = path + ": cannot be read; is this the folder that pack.py wrote?";
    return false;
  }
  for (int number = 1; std::getline(file, line); ++number) {
    std::istringstream words(line);
    std::string word, wrong;
    if (!(words >> word))
      continue;
    if (word == "case") {
      cases.emplace_back();
      if (!(words >> cases.back().name))
        wrong = "expected a name";
    } else if (cases.empty()) {
      wrong = "expected a case first";
    } else {
      wrong = LaunchReader(cases.back()).read(word, words);
    }
    if (!wrong.empty()) {
      error = path + ":" + std::to_string(number) + ": " + wrong;
      return false;
    }
  }
  return true;
}

} // namespace tttc::gpu

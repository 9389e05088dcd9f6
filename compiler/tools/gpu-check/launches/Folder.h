//===- Folder.h - The table of launches in a folder -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `cases.txt` says what to launch with what memory, and what must come out. It is written
// by pack.py; its words are explained in the README.
//
//===----------------------------------------------------------------------===//

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tttc::gpu {

struct BufferSpec {
  std::string name;
  size_t bytes = 0;
  /// Where it starts from: a file, a pattern of ones, or random numbers of a type.
  enum { File, Ones, Random } start = Ones;
  std::string file, kind;
};

struct MapSpec {
  std::string kind;
  int swizzle = 0;
  std::vector<uint64_t> dims;
  std::vector<uint32_t> box;
};

struct ArgumentSpec {
  enum { Pointer, Bytes, Map } what = Pointer;
  size_t buffer = 0; // of a pointer or map
  std::vector<unsigned char> bytes;
  MapSpec map;
};

struct ExpectSpec {
  size_t buffer = 0;
  std::string kind;
  size_t first = 0, count = 0;
  bool bits = true;
  double relative = 0, absolute = 0;
};

/// c = a b at a size whose whole result is too much work to check.
struct ProductSpec {
  size_t a = 0, b = 0, c = 0, m = 0, n = 0, k = 0;
  bool columns = false; // is b stored as its columns?
};

struct CaseSpec {
  std::string name, module, file, target, kernel;
  unsigned grid[3], block[3], cluster[3], sharedBytes = 0;
  std::vector<BufferSpec> buffers;
  std::vector<ArgumentSpec> arguments;
  std::vector<ExpectSpec> expects;
  /// Of a launch that is timed: work, and bytes that must be moved.
  double flops = 0, bytes = 0;
  bool timed = false, isProduct = false;
  /// Who else is timed at the same work: "driver" (a copy), "cublaslt" (a product) or none.
  std::string peer;
  ProductSpec product;
};

/// Reads FOLDER/cases.txt; false with "FILE:LINE: ..." in `error`.
bool readCases(const std::string &folder, std::vector<CaseSpec> &cases, std::string &error);

/// The bytes of a file; false if it cannot be read.
bool readFile(const std::string &path, std::vector<unsigned char> &bytes);

/// Bytes of a number of a type such as f32 or bf16; 0 if there is no such type.
size_t sizeOfKind(const std::string &kind);

} // namespace tttc::gpu

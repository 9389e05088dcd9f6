//===- Folder.h - The table of launches in a folder -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `cases.txt` lists the launches, their memory, and the expected results. It is written by pack.py;
// the README explains its words.
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
  /// The initial contents: a file, a pattern of ones, or random numbers of a type.
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
  size_t buffer = 0; // buffer of a pointer or map
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

/// c = a b, at a size for which checking the whole result is too much work.
struct ProductSpec {
  size_t a = 0, b = 0, c = 0, m = 0, n = 0, k = 0;
  bool columns = false; // b is stored by columns
};

struct CaseSpec {
  std::string name, module, file, target, kernel;
  unsigned grid[3], block[3], cluster[3], sharedBytes = 0;
  std::vector<BufferSpec> buffers;
  std::vector<ArgumentSpec> arguments;
  std::vector<ExpectSpec> expects;
  /// For a timed launch: floating-point operations, and the bytes that it must move.
  double flops = 0, bytes = 0;
  bool timed = false, isProduct = false;
  /// The peer that is timed at the same work: "driver" (a copy), "cublaslt" (a product) or none.
  std::string peer;
  ProductSpec product;
};

/// Reads FOLDER/cases.txt. Returns false, with "FILE:LINE: ..." in `error`, if it is invalid.
bool readCases(const std::string &folder, std::vector<CaseSpec> &cases, std::string &error);

/// Reads the bytes of a file; returns false on failure.
bool readFile(const std::string &path, std::vector<unsigned char> &bytes);

/// The size in bytes of a number type such as f32 or bf16; 0 for an unknown type.
size_t sizeOfKind(const std::string &kind);

} // namespace tttc::gpu

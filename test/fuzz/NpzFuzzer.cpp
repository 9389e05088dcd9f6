//===- NpzFuzzer.cpp - Arbitrary bytes as an .npz file ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No input may crash, hang or exhaust memory. An array that is read is complete, and survives a
// round trip through a file. Checksums would reject most mutations early, so the input bytes are
// also used as the .npy array in a valid archive.
//
//===----------------------------------------------------------------------===//

#include "Arrays/Zip.h"
#include "tttc/Arrays/Npz.h"
#include "tttc/Arrays/Values.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace tttc;

static void require(bool condition, const char *property) {
  if (condition)
    return;
  std::fprintf(stderr, "violated: %s\n", property);
  std::abort();
}

static bool isSame(const Array &one, const Array &other) {
  if (one.shape != other.shape || one.type != other.type || one.data.size() != other.data.size())
    return false;
  for (size_t i = 0; i < one.data.size(); ++i)
    if (one.data[i] != other.data[i] &&
        (one.data[i] == one.data[i] || other.data[i] == other.data[i]))
      return false;
  return true;
}

static void check(std::string_view bytes) {
  std::string error;
  const std::optional<NpzFile> file = NpzFile::decode(bytes, error);
  require(file || !error.empty(), "a refusal has a reason");
  if (!file)
    return;
  // A small compressed file may hold large arrays: allowed, but slow.
  uint64_t elements = 0;
  const auto infos = file->arrays();
  for (const auto &info : infos)
    elements += static_cast<uint64_t>(elementCount(info.second.shape));
  if (elements > 1u << 18)
    return;
  const std::optional<ArrayMap> arrays = decodeNpz(bytes, error);
  require(arrays || !error.empty(), "a refusal has a reason");
  if (!arrays)
    return;
  require(arrays->size() == infos.size(), "each array is read once");
  for (const auto &[name, array] : *arrays) {
    require(array.shape == infos.at(name).shape && array.type == infos.at(name).type,
            "an array is what its header says");
    require(array.data.size() == static_cast<size_t>(elementCount(array.shape)),
            "an array fills its shape");
    (void)firstNonFinite(array);
  }
  // Integers beyond 2^53 lose their low bits, and may then be beyond their type.
  const std::optional<std::string> written = encodeNpz(*arrays, error);
  require(written || error.find("whole numbers") != std::string::npos, "what is read is written");
  if (!written)
    return;
  const std::optional<ArrayMap> again = decodeNpz(*written, error);
  require(again && again->size() == arrays->size(), "what is written is read");
  for (const auto &[name, array] : *arrays)
    require(isSame(array, again->at(name)), "numbers are kept");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const std::string_view bytes(reinterpret_cast<const char *>(data), size);
  check(bytes);
  for (uint64_t limit : {uint64_t(0xffffffff), uint64_t(0)}) {
    std::string archive;
    zip::Writer writer(
        [&](std::string_view part) {
          archive += part;
          return true;
        },
        limit);
    require(writer.add("x.npy", [&](const zip::Sink &sink) { return sink(bytes); }) &&
                writer.finish(),
            "an archive is written");
    check(archive);
  }
  return 0;
}

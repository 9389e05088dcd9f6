//===- Digest.h - The digest in a kernel's file -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An ELF note of 36 bytes in each shared object that the compiler links: 12 bytes of sizes and type
// and the name "TTTC", as ELF requires; the digest of all other bytes of the file; a mark. Header
// only: the compiler writes the digest, the runtime checks it. The note is found by its bytes, not
// through the file's headers, which may be damaged; the bytes before or after the digest suffice.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_ELF_DIGEST_H
#define TTTC_RUNTIME_LIB_ELF_DIGEST_H

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace tttc::runtime {

/// The section that the compiler puts the note into.
constexpr char digestSection[] = ".note.tttc";

/// The note of a file that has not been linked: its digest is zero.
constexpr char digestNote[36] = {
    5,   0,   0,   0,   16,  0,   0,      0,     1, 0, 0, 0, // sizes of name and contents, type
    'T', 'T', 'T', 'C', 0,   0,   0,      0,                 // name
    0,   0,   0,   0,   0,   0,   0,      0,                 // digest
    'd', 'i', 'g', 'e', 's', 't', '\x9e', '\x37'             // mark
};
constexpr size_t digestOffset = 20, digestMark = 28;

/// The offset of the digest in a file; 0 if the file has no note.
inline size_t findDigest(const char *file, size_t bytes) {
  const auto find = [&](size_t from, size_t to) -> size_t {
    const void *place = memmem(file, bytes, digestNote + from, to - from);
    // A truncated file may end inside the note.
    const size_t begin = place ? static_cast<size_t>(static_cast<const char *>(place) - file) : 0;
    return place && begin >= from && begin - from + sizeof(digestNote) <= bytes
               ? begin - from + digestOffset
               : 0;
  };
  const size_t offset = find(0, digestOffset);
  return offset ? offset : find(digestMark, sizeof(digestNote));
}

/// One step. It is bijective in `sum` for a fixed word, and in `word` for a fixed sum, so every
/// change of a single word changes the digest.
inline uint64_t addToDigest(uint64_t sum, uint64_t word) {
  sum = (sum ^ word) * 0x9e3779b97f4a7c15;
  return sum ^ (sum >> 32);
}

/// Adds `count` bytes. Eight independent sums, each of every eighth word, avoid the latency of a
/// single dependence chain.
inline uint64_t addToDigest(uint64_t sum, const char *bytes, size_t count) {
  constexpr size_t lanes = 8, block = lanes * sizeof(uint64_t);
  uint64_t sums[lanes], words[lanes];
  for (size_t lane = 0; lane < lanes; ++lane)
    sums[lane] = sum + lane;
  size_t at = 0;
  for (; count - at >= block; at += block) {
    memcpy(words, bytes + at, block);
    for (size_t lane = 0; lane < lanes; ++lane)
      sums[lane] = addToDigest(sums[lane], words[lane]);
  }
  memset(words, 0, block);
  memcpy(words, bytes + at, count - at);
  for (size_t lane = 0; lane < lanes; ++lane)
    sum = addToDigest(addToDigest(sum, sums[lane]), words[lane]);
  return addToDigest(sum, count);
}

/// The digest of a file except the 8 bytes at `offset`, which hold it. Never 0.
inline uint64_t digestOf(const char *file, size_t bytes, size_t offset) {
  const size_t rest = offset + sizeof(uint64_t);
  const uint64_t sum = addToDigest(addToDigest(0, file, offset), file + rest, bytes - rest);
  return sum ? sum : 1;
}

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_ELF_DIGEST_H

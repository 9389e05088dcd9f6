//===- WholeFile.cpp - Completeness of a shared object --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See WholeFile.h. Without ELF there are no checks except the loader's.
//
//===----------------------------------------------------------------------===//

#include "WholeFile.h"

#include "Error.h"

using namespace tttc::runtime;

#ifdef __ELF__

#include "elf/Digest.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <link.h>
#include <sys/stat.h>

using Header = ElfW(Ehdr);
using Segment = ElfW(Phdr);

static constexpr bool has64Bits = sizeof(void *) == 8;

static tttc_status refuse(const char *path, const char *expected, unsigned long long found) {
  return fail(TTTC_ERROR_LOAD, "cannot load '%s' as a shared object: expected %s, found %llu", path,
              expected, found);
}

static tttc_status refuseShort(const char *path, uint64_t expected, uint64_t found) {
  return fail(TTTC_ERROR_LOAD,
              "cannot load '%s' as a shared object: it is cut short, expected at least %llu bytes, "
              "found %llu",
              path, static_cast<unsigned long long>(expected),
              static_cast<unsigned long long>(found));
}

/// The end of a range, saturated: that of a damaged header may exceed 64 bits.
static uint64_t endOf(uint64_t offset, uint64_t length) {
  uint64_t end = 0;
  return __builtin_add_overflow(offset, length, &end) ? UINT64_MAX : end;
}

/// The name of a machine for which kernels are compiled, in a message.
static const char *nameOf(unsigned machine) {
  return machine == EM_X86_64 ? " (x86-64)" : machine == EM_AARCH64 ? " (AArch64)" : "";
}

static tttc_status checkMachine(const char *path, const Header &header) {
  const unsigned char order = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? ELFDATA2LSB : ELFDATA2MSB;
  if (header.e_ident[EI_CLASS] != (has64Bits ? ELFCLASS64 : ELFCLASS32))
    return refuse(path, has64Bits ? "class 2 (64 bits)" : "class 1 (32 bits)",
                  header.e_ident[EI_CLASS]);
  if (header.e_ident[EI_DATA] != order)
    return refuse(path, order == ELFDATA2LSB ? "byte order 1 (little)" : "byte order 2 (big)",
                  header.e_ident[EI_DATA]);
#if defined(__x86_64__)
  constexpr unsigned expected = EM_X86_64;
#elif defined(__aarch64__)
  constexpr unsigned expected = EM_AARCH64;
#else
  const unsigned expected = header.e_machine;
#endif
  const unsigned found = header.e_machine;
  return found == expected ? TTTC_OK
                           : fail(TTTC_ERROR_LOAD,
                                  "cannot load '%s' as a shared object: expected machine %u%s, "
                                  "found %u%s",
                                  path, expected, nameOf(expected), found, nameOf(found));
}

static tttc_status checkFile(const char *path, FILE *file, uint64_t bytes) {
  Header header = {};
  const size_t read = fread(&header, 1, sizeof(header), file);
  if (memcmp(header.e_ident, ELFMAG, std::min<size_t>(read, SELFMAG)) != 0)
    return fail(TTTC_ERROR_LOAD,
                "cannot load '%s' as a shared object: expected an ELF file, found other data",
                path);
  if (read < sizeof(header))
    return refuseShort(path, sizeof(header), bytes);
  if (tttc_status status = checkMachine(path, header))
    return status;
  // Cannot overflow: the lengths of tables are products of 16-bit numbers.
  uint64_t end = std::max(endOf(header.e_shoff, uint64_t(header.e_shnum) * header.e_shentsize),
                          endOf(header.e_phoff, uint64_t(header.e_phnum) * sizeof(Segment)));
  if (end > bytes)
    return refuseShort(path, end, bytes);
  bool good = fseeko(file, static_cast<off_t>(header.e_phoff), SEEK_SET) == 0;
  for (unsigned i = 0; good && i < header.e_phnum; ++i) {
    Segment segment = {};
    good = fread(&segment, sizeof(segment), 1, file) == 1;
    if (segment.p_type == PT_LOAD)
      end = std::max(end, endOf(segment.p_offset, segment.p_filesz));
  }
  if (!good)
    return fail(TTTC_ERROR_LOAD, "cannot read the program headers of '%s'", path);
  return end > bytes ? refuseShort(path, end, bytes) : TTTC_OK;
}

/// Checks the digest that the compiler wrote into the file, if there is one.
static tttc_status checkDigest(const char *path, FILE *file, uint64_t bytes) {
  // Read, not mapped: accessing the mapping of a file that is truncated meanwhile raises a signal.
  char *contents = static_cast<char *>(malloc(bytes));
  if (!contents)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "cannot allocate %llu bytes",
                static_cast<unsigned long long>(bytes));
  const bool isRead = fseek(file, 0, SEEK_SET) == 0 && fread(contents, 1, bytes, file) == bytes;
  uint64_t expected = 0, found = 0;
  if (const size_t offset = isRead ? findDigest(contents, bytes) : 0) {
    memcpy(&expected, contents + offset, sizeof(expected));
    if (expected)
      found = digestOf(contents, bytes, offset);
  }
  free(contents);
  if (!isRead)
    return fail(TTTC_ERROR_LOAD, "cannot read '%s': it changes while it is read", path);
  if (expected == found)
    return TTTC_OK;
  return fail(TTTC_ERROR_LOAD,
              "cannot load '%s' as a shared object: it is damaged, or was changed after it was "
              "linked: expected digest %016llx, found %016llx; compile it again",
              path, static_cast<unsigned long long>(expected),
              static_cast<unsigned long long>(found));
}

tttc_status tttc::runtime::checkWhole(const char *given) {
  const Shortened shown(given);
  const char *path = shown.text();
  FILE *file = fopen(given, "rb");
  if (!file)
    return fail(TTTC_ERROR_LOAD, "cannot open '%s': %s", path, strerror(errno));
  // The size of the opened file: the path may name another file by now.
  struct stat opened;
  tttc_status status = TTTC_OK;
  if (fstat(fileno(file), &opened) != 0)
    status = fail(TTTC_ERROR_LOAD, "cannot read '%s': %s", path, strerror(errno));
  const auto bytes = static_cast<uint64_t>(opened.st_size);
  if (status == TTTC_OK)
    status = checkFile(path, file, bytes);
  if (status == TTTC_OK)
    status = checkDigest(path, file, bytes);
  fclose(file);
  return status;
}

#else

tttc_status tttc::runtime::checkWhole(const char *) { return TTTC_OK; }

#endif

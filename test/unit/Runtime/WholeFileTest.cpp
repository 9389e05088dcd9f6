//===- WholeFileTest.cpp - Truncated or modified shared objects -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies of a kernel's file that are truncated or have a changed byte in the header. Each is an
// error, where the loader would crash or ignore the length. With a digest in the file, any changed
// byte is an error.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"
#include "elf/Digest.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <link.h>

namespace {

using namespace tttc::runtime;
using Header = ElfW(Ehdr);
using Segment = ElfW(Phdr);

class WholeFile : public testing::Test {
protected:
  WholeFile() {
    std::ifstream file(std::string(TTTC_TEST_MODULES) + "/one_kernel.so", std::ios::binary);
    bytes.assign(std::istreambuf_iterator<char>(file), {});
  }
  ~WholeFile() override { std::remove(path.c_str()); }

  /// Returns the message of opening the first `size` bytes; empty on success.
  std::string open(size_t size) {
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(size));
    tttc_kernel *kernel = nullptr;
    const tttc_status status = tttc_kernel_open(path.c_str(), nullptr, &kernel);
    tttc_kernel_close(kernel);
    EXPECT_TRUE(status == TTTC_OK || status == TTTC_ERROR_LOAD) << status;
    return status == TTTC_OK ? "" : tttc_last_error();
  }
  std::string about(const std::string &words) const {
    return "cannot load '" + path + "' as a shared object: " + words;
  }
  /// Returns the header, whose fields tests change.
  Header &header() { return *reinterpret_cast<Header *>(bytes.data()); }
  Segment &segment(size_t index) {
    return reinterpret_cast<Segment *>(bytes.data() + header().e_phoff)[index];
  }

  /// Appends the compiler's note, which may be anywhere in the file. Returns the offset of its
  /// digest.
  size_t addNote() {
    bytes.append(digestNote, sizeof(digestNote));
    return bytes.size() - sizeof(digestNote) + digestOffset;
  }
  void setDigest(size_t offset) {
    const uint64_t digest = digestOf(bytes.data(), bytes.size(), offset);
    memcpy(bytes.data() + offset, &digest, sizeof(digest));
  }

  std::string bytes;
  // Each test runs in a separate process, possibly concurrently with another.
  const std::string path = testing::TempDir() + "cut." +
                           testing::UnitTest::GetInstance()->current_test_info()->name() + ".so";
};

} // namespace

TEST_F(WholeFile, AsItIs) {
  ASSERT_GT(bytes.size(), sizeof(Header));
  EXPECT_EQ(open(bytes.size()), "");
}

TEST_F(WholeFile, AnyLength) {
  // The section header table is at the end, so every byte is required.
  for (size_t size = 0; size < bytes.size(); size += size < 128 ? 1 : 97)
    EXPECT_EQ(open(size),
              about("it is cut short, expected at least " +
                    std::to_string(size < sizeof(Header) ? sizeof(Header) : bytes.size()) +
                    " bytes, found " + std::to_string(size)));
}

TEST_F(WholeFile, SegmentsAlone) {
  // The result of `strip --strip-section-headers`, which a loader accepts.
  header().e_shoff = header().e_shnum = 0;
  size_t end = 0;
  for (size_t i = 0; i < header().e_phnum; ++i)
    if (segment(i).p_type == PT_LOAD)
      end = std::max<size_t>(end, segment(i).p_offset + segment(i).p_filesz);
  ASSERT_LT(end, bytes.size());
  EXPECT_EQ(open(end), "");
  EXPECT_EQ(open(end - 1), about("it is cut short, expected at least " + std::to_string(end) +
                                 " bytes, found " + std::to_string(end - 1)));
  segment(0).p_offset = UINT64_MAX;
  segment(0).p_type = PT_LOAD;
  EXPECT_NE(open(end).find("expected at least 18446744073709551615 bytes"), std::string::npos);
}

TEST_F(WholeFile, OtherMachines) {
  const Header good = header();
  header().e_machine = EM_S390;
  EXPECT_NE(open(bytes.size()).find("), found 22"), std::string::npos) << tttc_last_error();
#ifdef __x86_64__
  EXPECT_NE(std::string(tttc_last_error()).find(about("expected machine 62 (x86-64), found 22")),
            std::string::npos);
  header().e_machine = EM_AARCH64;
  EXPECT_EQ(open(bytes.size()), about("expected machine 62 (x86-64), found 183 (AArch64)"));
#else
  EXPECT_NE(std::string(tttc_last_error()).find(about("expected machine 183 (AArch64), found 22")),
            std::string::npos);
#endif
  header() = good;
  header().e_ident[EI_CLASS] = ELFCLASS32;
  EXPECT_EQ(open(bytes.size()), about("expected class 2 (64 bits), found 1"));
  header() = good;
  header().e_ident[EI_DATA] = ELFDATA2MSB;
  EXPECT_EQ(open(bytes.size()), about("expected byte order 1 (little), found 2"));
  header() = good;
  header().e_ident[0] = 'E';
  EXPECT_EQ(open(bytes.size()), about("expected an ELF file, found other data"));
}

TEST_F(WholeFile, Digest) {
  const size_t offset = addNote();
  EXPECT_EQ(findDigest(bytes.data(), bytes.size()), offset);
  EXPECT_EQ(open(bytes.size()), "") << "zero says nothing";
  setDigest(offset);
  ASSERT_EQ(open(bytes.size()), "");
  // The note itself, and bytes throughout the file.
  for (size_t at = 0; at < bytes.size(); at += at + sizeof(digestNote) < bytes.size() ? 257 : 1) {
    bytes[at] ^= 0x10;
    EXPECT_NE(open(bytes.size()), "") << "byte " << at << " of " << bytes.size();
    bytes[at] ^= 0x10;
  }
  // The message, for the last byte, which no loader reads.
  char digest[2][17];
  bytes[bytes.size() - 1] ^= 1;
  uint64_t expected = 0;
  memcpy(&expected, bytes.data() + offset, sizeof(expected));
  snprintf(digest[0], sizeof(digest[0]), "%016llx", static_cast<unsigned long long>(expected));
  snprintf(digest[1], sizeof(digest[1]), "%016llx",
           static_cast<unsigned long long>(digestOf(bytes.data(), bytes.size(), offset)));
  EXPECT_EQ(open(bytes.size()),
            about("it is damaged, or was changed after it was linked: expected "
                  "digest " +
                  std::string(digest[0]) + ", found " + digest[1] + "; compile it again"));
}

TEST_F(WholeFile, EveryWordCounts) {
  const size_t offset = addNote();
  const uint64_t digest = digestOf(bytes.data(), bytes.size(), offset);
  for (size_t at = 0; at < bytes.size(); ++at) {
    if (at - offset < sizeof(digest))
      continue;
    bytes[at] ^= 1;
    EXPECT_NE(digestOf(bytes.data(), bytes.size(), offset), digest) << at;
    bytes[at] ^= 1;
    if (at >= 4096)
      at += 512; // each digest takes time proportional to the file
  }
  EXPECT_NE(digestOf(bytes.data(), bytes.size() - 1, offset), digest);
}

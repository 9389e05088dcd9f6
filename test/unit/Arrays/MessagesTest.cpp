//===- MessagesTest.cpp - Messages for invalid .npz files -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each message names the member, what was expected and what was found.
//
//===----------------------------------------------------------------------===//

#include "Archive.h"

#include "tttc/Arrays/Npz.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <sys/resource.h>

using namespace tttc;

namespace {

ArrayMap sample() { return {{"x", {{2, 3}, {1, 2, 3, 4, 5, 0.1}, ElementType::F64}}}; }

std::string encoded() {
  std::string error;
  return encodeNpz(sample(), error).value_or("");
}

/// A .npz file with the member `x.npy` of these bytes.
std::string zipped(const std::string &contents) { return archiveOf({{"x.npy", contents}}); }

/// Returns the message with which a file is rejected.
std::string whyNot(const std::string &bytes) {
  std::string error;
  EXPECT_FALSE(decodeNpz(bytes, error));
  return error;
}

/// Returns the bytes of `sample` with the two-byte field at `offset` of x's directory entry set to
/// `value`.
std::string withField(size_t offset, uint16_t value) {
  std::string bytes = encoded();
  const size_t entry = bytes.find("x.npy", bytes.find("PK\x01\x02")) - 46;
  bytes[entry + offset] = static_cast<char>(value & 0xff);
  bytes[entry + offset + 1] = static_cast<char>(value >> 8);
  return bytes;
}

} // namespace

TEST(Messages, OfAFile) {
  EXPECT_EQ(whyNot("not a zip at all, but long enough"),
            "expected a zip archive, found no end-of-directory record in its 33 bytes");
  std::string error;
  EXPECT_FALSE(readNpz("/nonexistent/file.npz", error));
  EXPECT_EQ(error, "/nonexistent/file.npz: cannot be read: No such file or directory");
  EXPECT_FALSE(readNpz("/", error));
  EXPECT_EQ(error, "/: cannot be read: Is a directory");
  EXPECT_FALSE(readNpz("/dev/zero", error));
  EXPECT_EQ(error, "/dev/zero: cannot be read: expected a regular file or a pipe");
  EXPECT_FALSE(writeNpz("/nonexistent/file.npz", sample(), error));
  EXPECT_EQ(error, "/nonexistent/file.npz: cannot be written: No such file or directory");
  EXPECT_FALSE(writeNpz("/dev/full", sample(), error));
  EXPECT_EQ(error, "/dev/full: cannot be written: No space left on device");
}

/// Limits the size of files that this process writes, to simulate a full disk.
class FileLimit {
public:
  explicit FileLimit(rlim_t bytes) : handler(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit now = {bytes, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &now);
  }
  ~FileLimit() {
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
  }

private:
  rlimit before;
  void (*handler)(int);
};

TEST(Messages, OfAFullDisk) {
  namespace fs = std::filesystem;
  std::string folder = ::testing::TempDir() + "tttc-full-XXXXXX", error;
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  const std::string path = folder + "/x.npz", link = folder + "/hard.npz";
  ASSERT_TRUE(writeNpz(path, sample(), error)) << error;
  ArrayMap larger = sample();
  larger["y"] = {{4096}, std::vector<double>(4096, 1), ElementType::F64};
  {
    FileLimit limit(16384);
    EXPECT_FALSE(writeNpz(path, larger, error));
  }
  EXPECT_EQ(error, path + ": cannot be written: File too large");
  // The old file remains, without a temporary file next to it.
  EXPECT_EQ(readNpz(path, error).value_or(ArrayMap()).size(), 1u) << error;
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1);
  // A hard link to the old file does not refer to the new one.
  fs::create_hard_link(path, link);
  EXPECT_TRUE(writeNpz(path, larger, error)) << error;
  EXPECT_EQ(readNpz(path, error).value_or(ArrayMap()).size(), 2u) << error;
  EXPECT_EQ(readNpz(link, error).value_or(ArrayMap()).size(), 1u) << error;
  fs::remove_all(folder);
}

TEST(Messages, NoneOfLinksAndLongNames) {
  namespace fs = std::filesystem;
  std::string folder = ::testing::TempDir() + "tttc-links-XXXXXX", error;
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  const std::string target = folder + "/target.npz", first = folder + "/first.npz",
                    second = folder + "/second.npz", missing = folder + "/none/x.npz";
  fs::create_symlink("second.npz", first);
  fs::create_symlink(target, second);
  // A dangling link, then a link to a file: both links are kept.
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(writeNpz(first, sample(), error)) << error;
    EXPECT_TRUE(fs::is_symlink(first) && fs::is_symlink(second) && fs::is_regular_file(target));
  }
  EXPECT_TRUE(writeNpz(folder + "/" + std::string(255, 'x'), sample(), error)) << error;
  EXPECT_FALSE(writeNpz(missing, sample(), error));
  EXPECT_EQ(error, missing + ": cannot be written: No such file or directory");
  fs::remove_all(folder);
}

TEST(Messages, OfAMember) {
  std::string bytes = encoded();
  size_t type = bytes.find("<f8");
  ASSERT_NE(type, std::string::npos);
  bytes[type + 6 + 4] ^= 1; // inside the header of x: the checksum differs
  EXPECT_EQ(whyNot(bytes).substr(0, 34), "member 'x.npy': expected checksum ");
  EXPECT_NE(whyNot(bytes).find(", found "), std::string::npos);

  EXPECT_EQ(whyNot(withField(10, 9)),
            "member 'x.npy': expected a stored or deflated member, found method 9");
  EXPECT_EQ(whyNot(withField(24, 7)),
            "member 'x.npy': expected two equal sizes of what is stored, found 7 and 176");
  EXPECT_EQ(whyNot(withField(10, 8)),
            "member 'x.npy': expected deflated data of 176 bytes, found damaged data");
  EXPECT_EQ(whyNot(withField(8, 1)), "member 'x.npy': encrypted members are not supported");
}

TEST(Messages, OfTwoArraysOfOneName) {
  const std::string array = npy("{'descr': '<f8', 'fortran_order': False, 'shape': (0,), }\n");
  EXPECT_EQ(whyNot(archiveOf({{"x.npy", array}, {"x.npy", array}})), "two arrays are named 'x'");
}

TEST(Messages, OfAnArray) {
  const std::string rest = "'fortran_order': False, 'shape': (2, 3), }";
  EXPECT_EQ(whyNot(zipped("text")), "member 'x.npy': expected a .npy array, found 4 bytes of "
                                    "other data");
  std::string newer = npy("{'descr': '<f4', " + rest);
  newer[6] = 9;
  EXPECT_EQ(whyNot(zipped(newer)), "member 'x.npy': expected .npy version 1 to 3, found 9");
  EXPECT_EQ(whyNot(zipped(npy("{'descr': '<f4', " + rest).substr(0, 30))),
            "member 'x.npy': expected a .npy header of 59 bytes, found 20");
  EXPECT_EQ(whyNot(zipped(npy("{'descr': [('a', '<f4')], " + rest + "\n"))),
            "member 'x.npy': expected a .npy header with one type in 'descr', with "
            "'fortran_order' and 'shape', found '{'descr': [('a', '<f4')], " +
                rest + "'");
  for (const char *shape : {"(2, 4000000000000), }", "(-1, 2), }"}) {
    const std::string header =
        std::string("{'descr': '<f4', 'fortran_order': False, 'shape': ") + shape;
    EXPECT_EQ(whyNot(zipped(npy(header))),
              "member 'x.npy': expected axes of 0 to 2^40 in 'shape', found '" + header + "'");
  }
  EXPECT_EQ(whyNot(zipped(npy("{'descr': '<c16', " + rest))),
            "member 'x.npy': expected elements of type <f2, <f4, <f8, <i4, <i8 or <V2 (bfloat16), "
            "found <c16: complex numbers");
  for (const auto &[descr, reason] : std::map<std::string, std::string>{{">f4", ": big-endian"},
                                                                        {"|b1", ": bool"},
                                                                        {"|O", ": Python objects"},
                                                                        {"<U3", ": text"},
                                                                        {"|u1", ""}}) {
    const std::string why = whyNot(zipped(npy("{'descr': '" + descr + "', " + rest)));
    const std::string end = "found " + descr + reason;
    EXPECT_EQ(why.substr(why.size() - std::min(why.size(), end.size())), end);
  }
  EXPECT_EQ(whyNot(zipped(npy("{'descr': '<f4', " + rest, "12345"))),
            "member 'x.npy': expected 24 bytes for shape [2, 3] of <f4, found 5");
  EXPECT_EQ(whyNot(zipped(npy("{'descr': '<f4', 'fortran_order': False, 'shape': "
                              "(1048576, 1048577), }"))),
            "member 'x.npy': expected at most 2^40 elements, found shape [1048576, 1048577]");
}

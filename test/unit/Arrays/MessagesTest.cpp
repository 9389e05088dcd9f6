//===- MessagesTest.cpp - What is wrong with an .npz file -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each message names the member, what was expected and what was found.
//
//===----------------------------------------------------------------------===//

#include "Arrays/Zip.h"
#include "tttc/Arrays/Npz.h"

#include <gtest/gtest.h>

using namespace tttc;

namespace {

ArrayMap sample() { return {{"x", {{2, 3}, {1, 2, 3, 4, 5, 0.1}, ElementType::F64}}}; }

std::string encoded() {
  std::string error;
  return encodeNpz(sample(), error).value_or("");
}

/// A .npz file with the member `x.npy` of these bytes.
std::string zipped(const std::string &contents) {
  zip::Writer writer;
  EXPECT_TRUE(writer.add("x.npy", contents));
  return writer.finish().value_or("");
}

/// A version 1 array with this header.
std::string npy(const std::string &header, const std::string &data = "") {
  return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(header.size()) + '\0' + header +
         data;
}

/// Why a file is refused.
std::string whyNot(const std::string &bytes) {
  std::string error;
  EXPECT_FALSE(decodeNpz(bytes, error));
  return error;
}

/// The bytes of `sample` with `value` of two bytes where the directory has a field of `x`.
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
  EXPECT_FALSE(writeNpz("/nonexistent/file.npz", sample(), error));
  EXPECT_EQ(error, "/nonexistent/file.npz: cannot be written: No such file or directory");
  EXPECT_FALSE(writeNpz("/dev/full", sample(), error));
  EXPECT_EQ(error, "/dev/full: cannot be written: No space left on device");
}

TEST(Messages, OfAMember) {
  std::string bytes = encoded();
  size_t type = bytes.find("<f8");
  ASSERT_NE(type, std::string::npos);
  bytes[type + 6 + 4] ^= 1; // inside the header of x: the checksum tells
  EXPECT_EQ(whyNot(bytes).substr(0, 34), "member 'x.npy': expected checksum ");
  EXPECT_NE(whyNot(bytes).find(", found "), std::string::npos);

  EXPECT_EQ(whyNot(withField(10, 9)),
            "member 'x.npy': expected a stored or deflated member, found method 9");
  EXPECT_EQ(whyNot(withField(24, 7)),
            "member 'x.npy': expected two equal sizes of what is stored, found 7 and 176");
  EXPECT_EQ(whyNot(withField(10, 8)),
            "member 'x.npy': expected deflated data of 176 bytes, found damaged data");
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
  EXPECT_EQ(whyNot(zipped(npy("{'descr': '<c16', " + rest))),
            "member 'x.npy': expected elements of type <f4, <f8, <i4 or <i8, found <c16");
  EXPECT_EQ(whyNot(zipped(npy("{'descr': '<f4', " + rest, "12345"))),
            "member 'x.npy': expected 24 bytes for shape [2, 3] of <f4, found 5");
  EXPECT_EQ(whyNot(zipped(npy("{'descr': '<f4', 'fortran_order': False, 'shape': "
                              "(1048576, 1048577), }"))),
            "member 'x.npy': expected at most 2^40 elements, found shape [1048576, 1048577]");
}

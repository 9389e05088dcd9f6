//===- Zip64Test.cpp - Archives with 64-bit sizes and offsets -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Small archives, written like large ones: sizes and offsets are in zip64 records.
//
//===----------------------------------------------------------------------===//

#include "Archive.h"
#include "Arrays/ZipFormat.h"

#include "tttc/Arrays/Npz.h"

using namespace tttc;

namespace {

const std::string header = "{'descr': '<f8', 'fortran_order': False, 'shape': (3,), }";

std::string array(double first) {
  const double values[] = {first, 1, 2};
  return npy(header, std::string(reinterpret_cast<const char *>(values), sizeof(values)));
}

/// Two arrays, x and y, with every size and offset in a zip64 record.
std::string sample() { return archiveOf({{"x.npy", array(7)}, {"y.npy", array(8)}}, 0); }

/// Returns the sample with a field of `width` bytes changed, `offset` bytes after the start of the
/// record with this signature; for directory entries, that of x.
std::string with(uint32_t signature, size_t offset, uint64_t value, int width) {
  std::string bytes = sample(), field, start;
  zip::store(start, signature, 4);
  zip::store(field, value, width);
  return bytes.replace(bytes.find(start) + offset, field.size(), field);
}

std::string whyNot(const std::string &bytes) {
  std::string error;
  EXPECT_FALSE(decodeNpz(bytes, error));
  return error;
}

// In an entry of the directory the extra field follows the name, `x.npy`.
constexpr size_t extra = zip::entrySize + 5;

} // namespace

TEST(Zip64, IsReadAsWritten) {
  for (uint64_t limit : {0, 1, 2, 90, 100, 120, 200, 300}) {
    std::string error;
    const auto arrays =
        decodeNpz(archiveOf({{"x.npy", array(7)}, {"y.npy", array(8)}}, limit), error);
    ASSERT_TRUE(arrays) << error << ", limit " << limit;
    EXPECT_EQ(arrays->at("x").data, (std::vector<double>{7, 1, 2}));
    EXPECT_EQ(arrays->at("y").data, (std::vector<double>{8, 1, 2}));
  }
}

TEST(Zip64, IsUsedOnlyFromTheLimitOn) {
  const std::string bytes = archiveOf({{"x.npy", array(7)}});
  std::string locator;
  zip::store(locator, zip::locatorSignature, 4);
  EXPECT_EQ(bytes.find(locator), std::string::npos);
  EXPECT_NE(sample().find(locator), std::string::npos);
}

TEST(Zip64, EveryTruncationIsRefused) {
  const std::string bytes = sample();
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_NE(whyNot(bytes.substr(0, size)), "") << size;
}

TEST(Zip64, NoDamagedByteChangesAValueUnnoticed) {
  const std::string bytes = sample();
  for (size_t at = 0; at < bytes.size(); ++at)
    for (unsigned char flip : {0x01, 0x80, 0xff}) {
      std::string damaged = bytes, error;
      damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ flip);
      const auto arrays = decodeNpz(damaged, error);
      if (!arrays)
        continue;
      double sum = 0;
      for (const auto &one : *arrays)
        for (double value : one.second.data)
          sum += value;
      EXPECT_EQ(sum, 7 + 8 + 6) << "byte " << at;
    }
}

TEST(Zip64, SizesThatDisagree) {
  EXPECT_EQ(whyNot(with(zip::entrySignature, extra + 4, 90, 8)),
            "member 'x.npy': expected two equal sizes of what is stored, found 90 and 91");
  EXPECT_EQ(whyNot(with(zip::entrySignature, extra + 12, uint64_t(1) << 63, 8)),
            "member 'x.npy': expected members of at most 548 bytes in all, found "
            "9223372036854775808 after 0: they overlap or are cut");
  EXPECT_EQ(whyNot(with(zip::entrySignature, extra + 12, 500, 8)),
            "member 'y.npy': expected members of at most 548 bytes in all, found 91 after 500: "
            "they overlap or are cut");
}

TEST(Zip64, FieldsThatAreCut) {
  EXPECT_EQ(whyNot(with(zip::entrySignature, extra + 2, 16, 2)),
            "member 'x.npy': expected a zip64 field of at least 24 bytes, found 16");
  // Longer than the extra fields: the field is ignored, and the markers are read as sizes.
  EXPECT_EQ(whyNot(with(zip::entrySignature, extra + 2, 25, 2)),
            "member 'x.npy': expected members of at most 548 bytes in all, found 4294967295 "
            "after 0: they overlap or are cut");
  EXPECT_EQ(whyNot(with(zip::entrySignature, extra, 2, 2)),
            "member 'x.npy': expected members of at most 548 bytes in all, found 4294967295 "
            "after 0: they overlap or are cut");
}

TEST(Zip64, OffsetsBeyondTheFile) {
  EXPECT_EQ(whyNot(with(zip::entrySignature, extra + 20, UINT64_MAX - 3, 8)),
            "member 'x.npy': expected its local header at byte 18446744073709551612, found none");
  EXPECT_EQ(whyNot(with(zip::locatorSignature, 8, UINT64_MAX, 8)),
            "expected a zip64 end-of-directory record at byte 18446744073709551615, found none");
  EXPECT_EQ(whyNot(with(zip::end64Signature, 48, UINT64_MAX, 8)),
            "expected the directory of the archive before byte 450, found 158 bytes of it from "
            "byte 18446744073709551615 on");
  EXPECT_EQ(whyNot(with(zip::end64Signature, 40, UINT64_MAX, 8)),
            "expected the directory of the archive before byte 450, found 18446744073709551615 "
            "bytes of it from byte 292 on");
  EXPECT_EQ(whyNot(with(zip::end64Signature, 32, UINT64_MAX, 8)),
            "the directory of the archive is damaged at entry 2");
}

TEST(Zip64, ShapesAreKnownBeforeData) {
  // Damaged data of x does not matter when only y is read.
  std::string bytes = sample(), error;
  bytes[bytes.find(header) + header.size()] ^= 1;
  const auto file = NpzFile::decode(bytes, error);
  ASSERT_TRUE(file) << error;
  EXPECT_EQ(file->arrays().at("x").shape, std::vector<int64_t>{3});
  EXPECT_EQ(file->arrays().at("y").type, ElementType::F64);
  EXPECT_TRUE(file->read("y", error)) << error;
  EXPECT_FALSE(file->read("x", error));
  EXPECT_EQ(error.substr(0, 34), "member 'x.npy': expected checksum ");
}

//===- ArraysTest.cpp - Tests of .npz reading and writing ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Round trips, files written by NumPy, and damaged files, which must be rejected for any
// damaged byte.
//
//===----------------------------------------------------------------------===//

#include "tttc/Arrays/Npz.h"

#include <gtest/gtest.h>

using namespace tttc;

namespace {

ArrayMap sample() {
  ArrayMap arrays;
  arrays["x"] = {{2, 3}, {1, 2, 3, 4, 5, 0.1}, ElementType::F64};
  arrays["y"] = {{3}, {0.5, -1, 7}, ElementType::F32};
  arrays["meta"] = {{2}, {-5, 1e12}, ElementType::I64};
  arrays["small"] = {{}, {-3}, ElementType::I32};
  arrays["none"] = {{0, 4}, {}, ElementType::F32};
  return arrays;
}

std::string encoded() {
  std::string error;
  std::optional<std::string> bytes = encodeNpz(sample(), error);
  EXPECT_TRUE(bytes) << error;
  return bytes.value_or("");
}

/// A file written by numpy.savez_compressed: `a` = arange(6) as float32 in Fortran order
/// with shape [2, 3], deflated.
const unsigned char numpyFile[] = {
    0x50, 0x4b, 0x03, 0x04, 0x2d, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x21, 0x00, 0xce, 0x2c,
    0xe0, 0xd3, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x05, 0x00, 0x14, 0x00, 0x61, 0x2e,
    0x6e, 0x70, 0x79, 0x01, 0x00, 0x10, 0x00, 0x98, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x56,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x9b, 0xec, 0x17, 0xea, 0x1b, 0x10, 0xc9, 0xc8, 0x50,
    0xc6, 0x50, 0xad, 0x9e, 0x92, 0x5a, 0x9c, 0x5c, 0xa4, 0x6e, 0xa5, 0xa0, 0x6e, 0x93, 0x66, 0xa2,
    0xae, 0xa3, 0xa0, 0x9e, 0x96, 0x5f, 0x54, 0x52, 0x94, 0x98, 0x17, 0x9f, 0x5f, 0x94, 0x92, 0x0a,
    0x12, 0x0f, 0x29, 0x2a, 0x4d, 0x05, 0x0a, 0x17, 0x67, 0x24, 0x16, 0xa4, 0x02, 0xb9, 0x1a, 0x46,
    0x3a, 0x0a, 0xc6, 0x9a, 0x3a, 0x0a, 0xb5, 0x0a, 0xe4, 0x03, 0x2e, 0x06, 0x30, 0x70, 0x70, 0x60,
    0x60, 0x68, 0xb0, 0x07, 0x62, 0x07, 0x10, 0x87, 0x81, 0x61, 0x81, 0x03, 0x00, 0x50, 0x4b, 0x01,
    0x02, 0x2d, 0x03, 0x2d, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x21, 0x00, 0xce, 0x2c, 0xe0,
    0xd3, 0x56, 0x00, 0x00, 0x00, 0x98, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x01, 0x00, 0x00, 0x00, 0x00, 0x61, 0x2e, 0x6e, 0x70, 0x79,
    0x50, 0x4b, 0x05, 0x06, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 0x33, 0x00, 0x00, 0x00,
    0x8d, 0x00, 0x00, 0x00, 0x00, 0x00,
};

} // namespace

TEST(Npz, RoundTripKeepsShapesTypesAndValues) {
  std::string error;
  std::optional<ArrayMap> back = decodeNpz(encoded(), error);
  ASSERT_TRUE(back) << error;
  ArrayMap arrays = sample();
  ASSERT_EQ(back->size(), arrays.size());
  for (const auto &[name, array] : arrays) {
    EXPECT_EQ((*back)[name].shape, array.shape) << name;
    EXPECT_EQ((*back)[name].data, array.data) << name;
    EXPECT_EQ((*back)[name].type, array.type) << name;
  }
}

TEST(Npz, SameArraysGiveSameBytes) { EXPECT_EQ(encoded(), encoded()); }

TEST(Npz, ReadsDeflatedFortranOrderFromNumpy) {
  std::string_view bytes(reinterpret_cast<const char *>(numpyFile), sizeof(numpyFile));
  std::string error;
  std::optional<ArrayMap> arrays = decodeNpz(bytes, error);
  ASSERT_TRUE(arrays) << error;
  EXPECT_EQ((*arrays)["a"].shape, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ((*arrays)["a"].data, (std::vector<double>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ((*arrays)["a"].type, ElementType::F32);
}

TEST(Npz, EveryTruncationIsRefused) {
  std::string bytes = encoded();
  for (size_t size = 0; size < bytes.size(); ++size) {
    std::string error;
    EXPECT_FALSE(decodeNpz(std::string_view(bytes).substr(0, size), error)) << size;
    EXPECT_FALSE(error.empty());
  }
}

TEST(Npz, NoDamagedByteChangesAValueUnnoticed) {
  const std::string bytes = encoded();
  size_t refused = 0;
  for (size_t at = 0; at < bytes.size(); ++at)
    for (unsigned char flip : {0x01, 0x80, 0xff}) {
      std::string damaged = bytes, error;
      damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ flip);
      std::optional<ArrayMap> arrays = decodeNpz(damaged, error);
      refused += !arrays;
      if (!arrays)
        continue;
      // Damage to dates, version numbers and names may go unnoticed; values must not change.
      size_t values = 0;
      for (const auto &[name, array] : *arrays)
        for (const auto &[wanted, original] : sample())
          values += array.data == original.data && array.shape == original.shape;
      EXPECT_EQ(values, sample().size()) << "byte " << at;
    }
  EXPECT_GT(refused, bytes.size());
}

TEST(Npz, DamagedDeflatedDataIsRefusedOrUnchanged) {
  std::string bytes(reinterpret_cast<const char *>(numpyFile), sizeof(numpyFile));
  for (size_t at = 0; at < bytes.size(); ++at) {
    std::string damaged = bytes, error;
    damaged[at] = static_cast<char>(~static_cast<unsigned char>(damaged[at]));
    std::optional<ArrayMap> arrays = decodeNpz(damaged, error);
    if (arrays && arrays->count("a")) {
      EXPECT_EQ((*arrays)["a"].data, (std::vector<double>{0, 1, 2, 3, 4, 5})) << at;
    }
  }
}

TEST(Npz, WriterRefusesWhatDoesNotFillItsShape) {
  std::string error;
  ArrayMap arrays;
  arrays["x"] = {{2, 2}, {1, 2, 3}, ElementType::F64};
  EXPECT_FALSE(encodeNpz(arrays, error));
  EXPECT_EQ(error, "array 'x': shape [2, 2] does not hold 3 values");
  arrays["x"] = {{1}, {0.5}, ElementType::I64};
  EXPECT_FALSE(encodeNpz(arrays, error));
  EXPECT_EQ(error, "array 'x': expected whole numbers of its type, found 0.500000");
}

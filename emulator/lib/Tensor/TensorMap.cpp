//===- TensorMap.cpp - Tensor maps of bulk tensor copies ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/TensorMap.h"

#include <cstddef>
#include <cstring>

using namespace ptxemu;

unsigned ptxemu::tensorElementBytes(TensorElement element) {
  static constexpr unsigned bytes[] = {1, 2, 4, 4, 8, 8, 2, 4, 8, 2};
  return bytes[static_cast<unsigned>(element)];
}

static bool isFloat(TensorElement element) { return element >= TensorElement::Float16; }

static std::string found(const char *expected, uint64_t value) {
  return std::string("expected ") + expected + ", found " + std::to_string(value);
}

/// "name[i]: expected ..., found ...".
static std::string foundAt(const char *name, unsigned index, const char *expected, uint64_t value) {
  return std::string(name) + "[" + std::to_string(index) + "]: " + found(expected, value);
}

std::string ptxemu::makeTensorMap(unsigned dataType, unsigned rank, uint64_t address,
                                  const uint64_t *dims, const uint64_t *strides,
                                  const uint32_t *box, const uint32_t *elementStrides,
                                  unsigned interleave, unsigned swizzle, unsigned oobFill,
                                  TensorMap &map) {
  static constexpr SwizzleMode modes[] = {
      SwizzleMode::None,       SwizzleMode::B32,  SwizzleMode::B64,       SwizzleMode::B128,
      SwizzleMode::B128Atom32, SwizzleMode::None, SwizzleMode::B128Atom64};
  if (dataType > static_cast<unsigned>(TensorElement::BFloat16))
    return "tensorDataType " + std::to_string(dataType) +
           " is not supported: the emulator has UINT8 to BFLOAT16 (0 to 9)";
  if (rank < 1 || rank > 5)
    return "tensorRank: " + found("1 to 5", rank);
  if (interleave != 0)
    return "interleave " + std::to_string(interleave) +
           " is not supported: the emulator has INTERLEAVE_NONE (0)";
  if (swizzle > 6 || swizzle == 5)
    return "swizzle " + std::to_string(swizzle) +
           " is not supported: the emulator has NONE, 32B, 64B, 128B, 128B_ATOM_32B and "
           "128B_ATOM_64B (0 to 4, 6)";
  if (oobFill > 1)
    return "oobFill: " + found("0 or 1", oobFill);
  map = TensorMap();
  map.element = static_cast<TensorElement>(dataType);
  map.rank = rank;
  map.address = address;
  for (unsigned i = 0; i < rank; ++i) {
    map.dims[i] = dims[i];
    map.box[i] = box[i];
    map.elementStrides[i] = elementStrides[i];
    if (i + 1 < rank)
      map.strides[i] = strides[i];
  }
  map.swizzle = modes[swizzle];
  map.fillsNan = oobFill == 1;
  return checkTensorMap(map);
}

std::string ptxemu::checkTensorMap(const TensorMap &map) {
  const unsigned bytes = tensorElementBytes(map.element);
  if (map.address % 16 != 0)
    return "globalAddress: " + found("a multiple of 16", map.address);
  for (unsigned i = 0; i < map.rank; ++i) {
    if (map.dims[i] == 0 || map.dims[i] > uint64_t(1) << 32)
      return foundAt("globalDim", i, "1 to 2^32", map.dims[i]);
    if (map.box[i] == 0 || map.box[i] > 256)
      return foundAt("boxDim", i, "1 to 256", map.box[i]);
    if (map.elementStrides[i] == 0 || map.elementStrides[i] > 8)
      return foundAt("elementStrides", i, "1 to 8", map.elementStrides[i]);
  }
  for (unsigned i = 0; i + 1 < map.rank; ++i)
    if (map.strides[i] % 16 != 0 || map.strides[i] >> 40 != 0)
      return foundAt("globalStrides", i, "a multiple of 16 below 2^40", map.strides[i]);
  const unsigned inner = map.box[0] * bytes;
  if (inner % 16 != 0)
    return "boxDim[0]: " + found("a multiple of 16 bytes", inner);
  if (map.swizzle != SwizzleMode::None && inner > swizzleSpan(map.swizzle))
    return "boxDim[0]: expected at most the swizzle's " + std::to_string(swizzleSpan(map.swizzle)) +
           " bytes, found " + std::to_string(inner);
  if (map.fillsNan && !isFloat(map.element))
    return "oobFill: NaN is for floating-point elements";
  return "";
}

namespace {
/// The 128 bytes. Dimensions are stored minus one, because they may be 2^32.
struct Record {
  uint64_t magic;
  uint64_t address;
  uint64_t strides[4];
  uint32_t dimsLessOne[5];
  uint16_t box[5];
  uint8_t elementStrides[5];
  uint8_t element, rank, swizzle, fillsNan;
  uint8_t unused[33];
  uint64_t checksum;
};
} // namespace

static_assert(sizeof(Record) == 128, "a tensor map is 128 bytes");

static constexpr uint64_t mapMagic = 0x50414d54554d4550; // "PEMUTMAP"

/// FNV-1a of everything before the checksum.
static uint64_t checksumOf(const Record &record) {
  uint8_t bytes[sizeof(Record)];
  memcpy(bytes, &record, sizeof(Record));
  uint64_t sum = 0xcbf29ce484222325;
  for (size_t i = 0; i < offsetof(Record, checksum); ++i)
    sum = (sum ^ bytes[i]) * 0x100000001b3;
  return sum;
}

EncodedTensorMap ptxemu::encodeTensorMap(const TensorMap &map) {
  Record record{};
  record.magic = mapMagic;
  record.address = map.address;
  for (unsigned i = 0; i < map.rank; ++i) {
    record.dimsLessOne[i] = static_cast<uint32_t>(map.dims[i] - 1);
    record.box[i] = static_cast<uint16_t>(map.box[i]);
    record.elementStrides[i] = static_cast<uint8_t>(map.elementStrides[i]);
  }
  memcpy(record.strides, map.strides.data(), sizeof record.strides);
  record.element = static_cast<uint8_t>(map.element);
  record.rank = static_cast<uint8_t>(map.rank);
  record.swizzle = static_cast<uint8_t>(map.swizzle);
  record.fillsNan = map.fillsNan;
  record.checksum = checksumOf(record);
  EncodedTensorMap bytes;
  memcpy(bytes.data(), &record, sizeof record);
  return bytes;
}

std::string ptxemu::decodeTensorMap(const EncodedTensorMap &bytes, TensorMap &map) {
  Record record;
  memcpy(&record, bytes.data(), sizeof record);
  if (record.magic != mapMagic)
    return "these 128 bytes are no tensor map of the emulator";
  if (record.checksum != checksumOf(record))
    return "the tensor map has been overwritten";
  map = TensorMap();
  map.element = static_cast<TensorElement>(record.element);
  map.rank = record.rank;
  map.address = record.address;
  for (unsigned i = 0; i < map.rank; ++i) {
    map.dims[i] = uint64_t(record.dimsLessOne[i]) + 1;
    map.box[i] = record.box[i];
    map.elementStrides[i] = record.elementStrides[i];
  }
  memcpy(map.strides.data(), record.strides, sizeof record.strides);
  map.swizzle = static_cast<SwizzleMode>(record.swizzle);
  map.fillsNan = record.fillsNan != 0;
  return "";
}

uint32_t ptxemu::tileExtent(const TensorMap &map, unsigned dimension) {
  if (dimension == 0)
    return map.box[0];
  const uint32_t step = map.elementStrides[dimension];
  return (map.box[dimension] + step - 1) / step;
}

uint32_t ptxemu::tileBytes(const TensorMap &map) {
  uint32_t bytes = tensorElementBytes(map.element);
  for (unsigned i = 0; i < map.rank; ++i)
    bytes *= tileExtent(map, i);
  return bytes;
}

std::string ptxemu::checkTileAddress(const TensorMap &, uint64_t shared) {
  return shared % 128 == 0 ? "" : "address of the tile: " + found("a multiple of 128", shared);
}

/// Appends the pieces of one row of the box. `row` is the global address of column
/// 0 of the tensor, if the row is in bounds.
static void addRow(const TensorMap &map, int64_t firstColumn, bool isRowInBounds, uint64_t row,
                   uint64_t shared, std::vector<TilePiece> &pieces) {
  const auto bytes = static_cast<int64_t>(tensorElementBytes(map.element));
  const auto length = static_cast<int64_t>(map.box[0]), width = static_cast<int64_t>(map.dims[0]);
  auto isInBounds = [&](int64_t i) {
    return isRowInBounds && firstColumn + i >= 0 && firstColumn + i < width;
  };
  for (int64_t first = 0; first < length;) {
    // To the end of a 16-byte piece, or to where the bounds are crossed.
    const int64_t end = (first * bytes / 16 + 1) * 16 / bytes;
    const bool inBounds = isInBounds(first);
    int64_t last = first + 1;
    while (last < end && isInBounds(last) == inBounds)
      ++last;
    const uint64_t global =
        inBounds ? row + static_cast<uint64_t>((firstColumn + first) * bytes) : 0;
    pieces.push_back({swizzleAddress(map.swizzle, shared + static_cast<uint64_t>(first * bytes)),
                      global, static_cast<unsigned>((last - first) * bytes), inBounds});
    first = last;
  }
}

std::vector<TilePiece> ptxemu::tilePieces(const TensorMap &map, const int32_t *coordinates,
                                          uint64_t shared) {
  std::vector<TilePiece> pieces;
  uint32_t rows = 1;
  for (unsigned i = 1; i < map.rank; ++i)
    rows *= tileExtent(map, i);
  const uint64_t rowBytes = uint64_t(map.box[0]) * tensorElementBytes(map.element);
  for (uint32_t r = 0; r < rows; ++r) {
    bool isInBounds = true;
    uint64_t address = map.address;
    uint32_t rest = r;
    for (unsigned i = 1; i < map.rank; ++i) {
      const uint32_t extent = tileExtent(map, i);
      const int64_t at = coordinates[i] + int64_t(rest % extent) * map.elementStrides[i];
      rest /= extent;
      isInBounds &= at >= 0 && static_cast<uint64_t>(at) < map.dims[i];
      address += static_cast<uint64_t>(at) * map.strides[i - 1];
    }
    addRow(map, coordinates[0], isInBounds, address, shared + r * rowBytes, pieces);
  }
  return pieces;
}

uint64_t ptxemu::fillBits(const TensorMap &map) {
  if (!map.fillsNan)
    return 0;
  return ~uint64_t(0) >> (65 - 8 * tensorElementBytes(map.element));
}

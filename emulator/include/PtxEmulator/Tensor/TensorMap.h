//===- TensorMap.h - Tensor maps of bulk tensor copies --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tensor map is opaque to programs: 128 bytes that cuTensorMapEncodeTiled writes
// and the hardware reads. The emulator has an encoding of its own, with a magic
// number and a checksum, so that a map from elsewhere or one that was overwritten is
// noticed. What may be in a map is what the driver accepts.
//
// Tile mode without interleaving. The first dimension is the innermost.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_TENSORMAP_H
#define TTTC_PTXEMULATOR_TENSOR_TENSORMAP_H

#include "PtxEmulator/Tensor/Swizzle.h"

#include <array>
#include <string>
#include <vector>

namespace ptxemu {

/// Values as in the driver's CUtensorMapDataType.
enum class TensorElement : uint8_t {
  UInt8,
  UInt16,
  UInt32,
  Int32,
  UInt64,
  Int64,
  Float16,
  Float32,
  Float64,
  BFloat16
};

unsigned tensorElementBytes(TensorElement element);

struct TensorMap {
  TensorElement element = TensorElement::Float32;
  unsigned rank = 1;
  uint64_t address = 0;                                  ///< of the tensor in global memory
  std::array<uint64_t, 5> dims{};                        ///< in elements
  std::array<uint64_t, 4> strides{};                     ///< in bytes, of dimensions 1 and up
  std::array<uint32_t, 5> box{};                         ///< in elements
  std::array<uint32_t, 5> elementStrides{1, 1, 1, 1, 1}; ///< dimension 0's is not looked at
  SwizzleMode swizzle = SwizzleMode::None;
  bool fillsNan = false; ///< what is out of bounds; else zero
};

/// A map from the arguments of cuTensorMapEncodeTiled, whose enumerations are
/// numbers here. What the emulator lacks is an error.
std::string makeTensorMap(unsigned dataType, unsigned rank, uint64_t address, const uint64_t *dims,
                          const uint64_t *strides, const uint32_t *box,
                          const uint32_t *elementStrides, unsigned interleave, unsigned swizzle,
                          unsigned oobFill, TensorMap &map);

/// The first rule of the driver that a map breaks, or empty.
std::string checkTensorMap(const TensorMap &map);

using EncodedTensorMap = std::array<uint8_t, 128>;

EncodedTensorMap encodeTensorMap(const TensorMap &map);

/// The error says that these are not the bytes of a map.
std::string decodeTensorMap(const EncodedTensorMap &bytes, TensorMap &map);

/// Elements of a box along a dimension: fewer than `box` if elements are skipped.
uint32_t tileExtent(const TensorMap &map, unsigned dimension);

/// Bytes of a tile in shared memory, which an mbarrier counts: all of the box,
/// whether in bounds or not.
uint32_t tileBytes(const TensorMap &map);

/// Why a tile cannot lie at an address of shared memory, or empty.
std::string checkTileAddress(const TensorMap &map, uint64_t shared);

/// At most 16 bytes that lie together in both memories. Out of bounds a load fills
/// the shared ones and a store or reduction does nothing.
struct TilePiece {
  uint64_t shared; ///< address, swizzled
  uint64_t global; ///< address, if `isInBounds`
  unsigned bytes;
  bool isInBounds;
};

/// The pieces of the box at `coordinates` (`rank` of them), in the order in which
/// they would lie in shared memory without a swizzle.
std::vector<TilePiece> tilePieces(const TensorMap &map, const int32_t *coordinates,
                                  uint64_t shared);

/// Bits of an element that is filled in. Those of the NaN are not documented; here
/// all exponent and mantissa bits are set.
uint64_t fillBits(const TensorMap &map);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_TENSORMAP_H

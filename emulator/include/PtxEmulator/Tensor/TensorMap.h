//===- TensorMap.h - Tensor maps of bulk tensor copies --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tensor map is opaque to programs: 128 bytes that cuTensorMapEncodeTiled writes
// and the hardware reads. The emulator has a separate encoding, with a magic number
// and a checksum, to detect foreign or overwritten maps. It accepts the maps that the
// driver accepts.
//
// Only tile mode without interleaving is supported. The first dimension is the
// innermost.
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
  std::array<uint32_t, 5> elementStrides{1, 1, 1, 1, 1}; ///< dimension 0's is ignored
  SwizzleMode swizzle = SwizzleMode::None;
  bool fillsNan = false; ///< fill value out of bounds; otherwise zero
};

/// Creates a map from the arguments of cuTensorMapEncodeTiled, whose enumerations are
/// numbers here. Unsupported features are an error.
std::string makeTensorMap(unsigned dataType, unsigned rank, uint64_t address, const uint64_t *dims,
                          const uint64_t *strides, const uint32_t *box,
                          const uint32_t *elementStrides, unsigned interleave, unsigned swizzle,
                          unsigned oobFill, TensorMap &map);

/// Returns the first rule of the driver that a map violates, or an empty string.
std::string checkTensorMap(const TensorMap &map);

using EncodedTensorMap = std::array<uint8_t, 128>;

EncodedTensorMap encodeTensorMap(const TensorMap &map);

/// Returns an error if these are not the bytes of a map.
std::string decodeTensorMap(const EncodedTensorMap &bytes, TensorMap &map);

/// Number of elements of a box along a dimension: fewer than `box` if elements are skipped.
uint32_t tileExtent(const TensorMap &map, unsigned dimension);

/// Bytes of a tile in shared memory, as counted by an mbarrier: those of the whole
/// box, in bounds or not.
uint32_t tileBytes(const TensorMap &map);

/// Returns the reason why a tile cannot be at a shared-memory address, or an empty string.
std::string checkTileAddress(const TensorMap &map, uint64_t shared);

/// At most 16 bytes, contiguous in both memories. Out of bounds, a load fills the
/// shared memory and a store or reduction has no effect.
struct TilePiece {
  uint64_t shared; ///< address, swizzled
  uint64_t global; ///< address, if `isInBounds`
  unsigned bytes;
  bool isInBounds;
};

/// The pieces of the box at `coordinates` (`rank` of them), in their order in shared memory
/// without a swizzle.
std::vector<TilePiece> tilePieces(const TensorMap &map, const int32_t *coordinates,
                                  uint64_t shared);

/// Bits of a fill element. The NaN's bits are not documented; here all exponent and
/// mantissa bits are set.
uint64_t fillBits(const TensorMap &map);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_TENSORMAP_H

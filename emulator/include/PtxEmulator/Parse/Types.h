//===- Types.h - Types and state spaces of the PTX ISA --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_PARSE_TYPES_H
#define TTTC_PTXEMULATOR_PARSE_TYPES_H

#include <cstdint>
#include <optional>
#include <string_view>

namespace ptxemu {

/// The fundamental and packed types, in the ISA's spelling.
enum class Type : uint8_t {
  None,
  Pred,
  B8,
  B16,
  B32,
  B64,
  B128,
  U8,
  U16,
  U32,
  U64,
  S8,
  S16,
  S32,
  S64,
  F16,
  F16x2,
  BF16,
  BF16x2,
  TF32,
  F32,
  F32x2,
  F64,
  E4M3,
  E5M2,
  E4M3x2,
  E5M2x2,
};

/// Bits of a register of that type; 0 for None, 1 for Pred.
unsigned bitsOf(Type type);
inline unsigned bytesOf(Type type) { return bitsOf(type) / 8; }
bool isSignedInteger(Type type);
bool isUnsignedInteger(Type type);
bool isBits(Type type);
/// Scalar and packed floating-point types.
bool isFloatingPoint(Type type);

std::string_view nameOf(Type type);
/// `b32` and so on, without the dot.
std::optional<Type> typeFromName(std::string_view name);

enum class Space : uint8_t { Generic, Global, Const, Shared, SharedCluster, Local, Param };
std::string_view nameOf(Space space);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_PARSE_TYPES_H

//===- Types.cpp - Types and state spaces of the PTX ISA ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Parse/Types.h"

using namespace ptxemu;

namespace {
struct TypeInfo {
  Type type;
  std::string_view name;
  unsigned bits;
  char kind; ///< s, u, b, f, or - for none of these
};
const TypeInfo infos[] = {
    {Type::None, "none", 0, '-'},      {Type::Pred, "pred", 1, '-'},
    {Type::B8, "b8", 8, 'b'},          {Type::B16, "b16", 16, 'b'},
    {Type::B32, "b32", 32, 'b'},       {Type::B64, "b64", 64, 'b'},
    {Type::B128, "b128", 128, 'b'},    {Type::U8, "u8", 8, 'u'},
    {Type::U16, "u16", 16, 'u'},       {Type::U32, "u32", 32, 'u'},
    {Type::U64, "u64", 64, 'u'},       {Type::S8, "s8", 8, 's'},
    {Type::S16, "s16", 16, 's'},       {Type::S32, "s32", 32, 's'},
    {Type::S64, "s64", 64, 's'},       {Type::F16, "f16", 16, 'f'},
    {Type::F16x2, "f16x2", 32, 'f'},   {Type::BF16, "bf16", 16, 'f'},
    {Type::BF16x2, "bf16x2", 32, 'f'}, {Type::TF32, "tf32", 32, 'f'},
    {Type::F32, "f32", 32, 'f'},       {Type::F32x2, "f32x2", 64, 'f'},
    {Type::F64, "f64", 64, 'f'},       {Type::E4M3, "e4m3", 8, 'f'},
    {Type::E5M2, "e5m2", 8, 'f'},      {Type::E4M3x2, "e4m3x2", 16, 'f'},
    {Type::E5M2x2, "e5m2x2", 16, 'f'},
};
const TypeInfo &infoOf(Type type) { return infos[static_cast<unsigned>(type)]; }
} // namespace

unsigned ptxemu::bitsOf(Type type) { return infoOf(type).bits; }
bool ptxemu::isSignedInteger(Type type) { return infoOf(type).kind == 's'; }
bool ptxemu::isUnsignedInteger(Type type) { return infoOf(type).kind == 'u'; }
bool ptxemu::isBits(Type type) { return infoOf(type).kind == 'b'; }
bool ptxemu::isFloatingPoint(Type type) { return infoOf(type).kind == 'f'; }
std::string_view ptxemu::nameOf(Type type) { return infoOf(type).name; }

std::optional<Type> ptxemu::typeFromName(std::string_view name) {
  for (const TypeInfo &info : infos)
    if (info.type != Type::None && info.name == name)
      return info.type;
  return std::nullopt;
}

std::string_view ptxemu::nameOf(Space space) {
  static const std::string_view names[] = {"generic",         "global", "const", "shared",
                                           "shared::cluster", "local",  "param"};
  return names[static_cast<unsigned>(space)];
}

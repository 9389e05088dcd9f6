//===- Limits.h - How much of anything a program may have -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No input fills the memory, overflows the stack or compiles for hours: what is above a
// limit is an error at its place.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIMITS_H
#define TTTC_DSL_LIMITS_H

#include <cstddef>
#include <cstdint>

namespace tttc::dsl {

#define TTTC_LIMIT(type, constant, value, ofWhat, message) constexpr type constant = value;
#include "tttc/DSL/Limits.def"

/// Products of matrices and gradients that a statement is written out with, from which on a
/// kernel in the dual form takes so long to compile that tttc warns.
constexpr int64_t manyProducts = 16;

} // namespace tttc::dsl

#endif // TTTC_DSL_LIMITS_H

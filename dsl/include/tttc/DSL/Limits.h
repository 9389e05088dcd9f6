//===- Limits.h - Limits of programs ----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The limits keep every input from exhausting memory, overflowing the stack or compiling
// for hours. Exceeding one is an error with its source location.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIMITS_H
#define TTTC_DSL_LIMITS_H

#include <cstddef>
#include <cstdint>

namespace tttc::dsl {

#define TTTC_LIMIT(type, constant, value, ofWhat, message) constexpr type constant = value;
#include "tttc/DSL/Limits.def"

/// Number of matrix products and gradients in the expansion of a statement from which on tttc
/// warns: a kernel in the dual form then takes long to compile.
constexpr int64_t manyProducts = 16;

} // namespace tttc::dsl

#endif // TTTC_DSL_LIMITS_H

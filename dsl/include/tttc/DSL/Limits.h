//===- Limits.h - How much of anything a program may have -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No input fills the memory, overflows the stack or compiles for hours: what is above a
// limit is an error at its place. docs/Language.md lists them, and a test compares.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIMITS_H
#define TTTC_DSL_LIMITS_H

#include <cstddef>
#include <cstdint>

namespace tttc::dsl {

//===----------------------------------------------------------------------===//
// Of the text
//===----------------------------------------------------------------------===//

/// Bytes of a source.
constexpr size_t maxSourceBytes = size_t(1) << 20;
/// Brackets, blocks and signs inside each other.
constexpr unsigned maxNesting = 200;
/// Operations on top of each other in an expression, chains `a + b + ...` included.
constexpr uint32_t maxExprHeight = 500;
/// Axes of a shape.
constexpr size_t maxAxes = 8;
/// Nodes of all copies of shapes and initial values that names of one group share.
constexpr size_t maxClonedNodes = 100000;
/// Digits of an exponent.
constexpr size_t maxExponentDigits = 9;

//===----------------------------------------------------------------------===//
// Of the checker: bodies are inlined, so a short text can stand for a very long program
//===----------------------------------------------------------------------===//

/// Calls and brackets inside each other, bodies inlined.
constexpr size_t maxDepth = 1000;
/// Operations, bodies inlined.
constexpr size_t maxWork = 2000000;
/// Exponent in a size.
constexpr int64_t maxSizePower = 64;
/// Terms of a size multiplied out, and factors of a term.
constexpr size_t maxSizeTerms = 64, maxSizeDegree = 32;
/// Errors that are shown.
constexpr size_t maxDiagnostics = 50;

//===----------------------------------------------------------------------===//
// Of kernels; the interpreter has none of these
//===----------------------------------------------------------------------===//

/// Copies of the body of a `repeat`, those around it multiplied.
constexpr int64_t maxRepeats = 64;
/// Tokens of an `every`, and of --chunk.
constexpr int64_t maxGroup = 4096;
/// Tokens of a sum with `last`.
constexpr int64_t maxWindow = 64;
/// Columns of the taps of a `conv`, tokens that it reads.
constexpr int64_t maxTaps = 64;
/// Factors of a power.
constexpr int64_t maxPower = 64;
/// Steps of `newton_schulz`.
constexpr int64_t maxNewtonSchulzSteps = 64;
/// Tokens of a call of --decode.
constexpr int64_t maxDecodeTokens = 4096;

/// Products of matrices and gradients that a statement is written out with, from which on a
/// kernel in the dual form takes so long to compile that tttc warns.
constexpr int64_t manyProducts = 16;

} // namespace tttc::dsl

#endif // TTTC_DSL_LIMITS_H

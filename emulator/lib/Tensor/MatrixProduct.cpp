//===- MatrixProduct.cpp - D = A * B + C of tensor cores ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/MatrixProduct.h"

#include "PtxEmulator/Tensor/Arithmetic.h"

#include <algorithm>
#include <cmath>

using namespace ptxemu;

namespace {
struct TypeTraits {
  const char *name;
  unsigned bits;
};
} // namespace

static const TypeTraits &typeTraits(MatrixType type) {
  static constexpr TypeTraits table[] = {{"f16", 16}, {"bf16", 16}, {"tf32", 32}, {"f32", 32},
                                         {"f64", 64}, {"e4m3", 8},  {"e5m2", 8},  {"s8", 8},
                                         {"u8", 8},   {"s32", 32}};
  return table[static_cast<unsigned>(type)];
}

unsigned ptxemu::elementBits(MatrixType type) { return typeTraits(type).bits; }

const char *ptxemu::nameOf(MatrixType type) { return typeTraits(type).name; }

bool ptxemu::isIntegerElement(MatrixType type) {
  return type == MatrixType::S8 || type == MatrixType::U8 || type == MatrixType::S32;
}

bool ptxemu::isByteFloat(MatrixType type) {
  return type == MatrixType::E4M3 || type == MatrixType::E5M2;
}

FloatFormat ptxemu::formatOf(MatrixType type) {
  switch (type) {
  case MatrixType::F16:
    return FloatFormat::F16;
  case MatrixType::BF16:
    return FloatFormat::BF16;
  case MatrixType::TF32:
    return FloatFormat::TF32;
  case MatrixType::F64:
    return FloatFormat::F64;
  case MatrixType::E4M3:
    return FloatFormat::E4M3;
  case MatrixType::E5M2:
    return FloatFormat::E5M2;
  default:
    return FloatFormat::F32;
  }
}

static int64_t decodeInteger(MatrixType type, uint64_t bits) {
  switch (type) {
  case MatrixType::S8:
    return static_cast<int8_t>(bits);
  case MatrixType::U8:
    return static_cast<uint8_t>(bits);
  default:
    return static_cast<int32_t>(bits);
  }
}

/// Decodes a matrix into the type in which sums are computed.
template <typename Number>
static std::vector<Number> decodeMatrix(MatrixType type, const BitMatrix &matrix) {
  std::vector<Number> values(matrix.bits.size());
  for (size_t i = 0; i < values.size(); ++i) {
    if constexpr (std::is_integral_v<Number>)
      values[i] = decodeInteger(type, matrix.bits[i]);
    else
      values[i] = decodeFloat(formatOf(type), matrix.bits[i]);
  }
  return values;
}

/// Adds A * B to `sums`, k ascending for each element.
template <typename Number>
static void addProduct(int m, int n, int k, const std::vector<Number> &a,
                       const std::vector<Number> &b, std::vector<Number> &sums) {
  for (int row = 0; row < m; ++row)
    for (int inner = 0; inner < k; ++inner) {
      const Number factor = a[static_cast<size_t>(row) * k + inner];
      const Number *__restrict values = &b[static_cast<size_t>(inner) * n];
      Number *__restrict into = &sums[static_cast<size_t>(row) * n];
      for (int column = 0; column < n; ++column)
        into[column] += factor * values[column];
    }
}

static void multiplyF64(const ProductTypes &types, const BitMatrix &a, const BitMatrix &b,
                        BitMatrix &d) {
  for (int row = 0; row < d.rows; ++row)
    for (int column = 0; column < d.columns; ++column)
      for (int inner = 0; inner < a.columns; ++inner)
        d.at(row, column) = fmaFloat(FloatFormat::F64, a.at(row, inner), b.at(inner, column),
                                     d.at(row, column), types.rounding);
}

static uint64_t encodeInteger(int64_t sum, bool satfinite) {
  if (satfinite)
    sum = std::clamp<int64_t>(sum, INT32_MIN, INT32_MAX);
  return static_cast<uint32_t>(sum);
}

BitMatrix ptxemu::multiplyAccumulate(const ProductTypes &types, const BitMatrix &a,
                                     const BitMatrix &b, const BitMatrix &c) {
  const int m = a.rows, n = b.columns, k = a.columns;
  BitMatrix d(m, n);
  if (types.d == MatrixType::F64) {
    d.bits = c.bits;
    multiplyF64(types, a, b, d);
  } else if (isIntegerElement(types.d)) {
    auto sums = decodeMatrix<int64_t>(types.c, c);
    addProduct(m, n, k, decodeMatrix<int64_t>(types.a, a), decodeMatrix<int64_t>(types.b, b), sums);
    for (size_t i = 0; i < sums.size(); ++i)
      d.bits[i] = encodeInteger(sums[i], types.satfinite);
  } else {
    auto sums = decodeMatrix<double>(types.c, c);
    addProduct(m, n, k, decodeMatrix<double>(types.a, a), decodeMatrix<double>(types.b, b), sums);
    for (size_t i = 0; i < sums.size(); ++i)
      d.bits[i] = encodeFloat(formatOf(types.d), sums[i], Rounding::Nearest);
  }
  return d;
}

bool ptxemu::areBitsDefined(const std::vector<double> &terms, int precision) {
  int unit = INT32_MAX; // exponent of the lowest bit of any term
  for (double term : terms) {
    if (!std::isfinite(term))
      return false;
    if (term == 0)
      continue;
    int exponent;
    const double fraction = std::frexp(term, &exponent);
    auto mantissa = static_cast<uint64_t>(std::ldexp(std::fabs(fraction), 53));
    exponent -= 53;
    for (; (mantissa & 1) == 0; mantissa >>= 1)
      ++exponent;
    unit = std::min(unit, exponent);
  }
  if (unit == INT32_MAX)
    return true;
  const double limit = std::ldexp(1.0, precision);
  double total = 0; // exact below 2^53; above, it exceeds any limit
  for (double term : terms)
    total += std::fabs(std::ldexp(term, -unit));
  return total < limit;
}

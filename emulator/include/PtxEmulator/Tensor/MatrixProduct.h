//===- MatrixProduct.h - D = A * B + C of tensor cores --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Element types of matrices, and the product that mma and wgmma compute once their
// operands have been gathered from registers or memory.
//
// The ISA leaves the order of a floating-point sum and its rounding open. Here the
// exact products are added to C in double, k ascending, and the sum is rounded to the
// accumulator's type once, to nearest. A GPU truncates and adds in another order. The
// bits are defined where neither order nor rounding of the sum makes a difference, for
// example for small integers; `areBitsDefined` detects this. F64 is a chain of fused
// multiply-adds, k ascending; integers are exact.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_MATRIXPRODUCT_H
#define TTTC_PTXEMULATOR_TENSOR_MATRIXPRODUCT_H

#include "PtxEmulator/Tensor/Formats.h"

#include <vector>

namespace ptxemu {

enum class MatrixType : uint8_t { F16, BF16, TF32, F32, F64, E4M3, E5M2, S8, U8, S32 };

unsigned elementBits(MatrixType type);
bool isIntegerElement(MatrixType type);
bool isByteFloat(MatrixType type);
const char *nameOf(MatrixType type);

/// The format of a floating-point element type.
FloatFormat formatOf(MatrixType type);

/// Types of a product and its modifiers. `rounding` applies to F64 only, `satfinite`
/// to integers, which wrap otherwise.
struct ProductTypes {
  MatrixType d, a, b, c;
  Rounding rounding = Rounding::Nearest;
  bool satfinite = false;
};

/// A dense, row-major matrix of element bits.
struct BitMatrix {
  int rows, columns;
  std::vector<uint64_t> bits;

  BitMatrix(int rows, int columns)
      : rows(rows), columns(columns), bits(static_cast<size_t>(rows) * columns) {}
  uint64_t &at(int row, int column) { return bits[static_cast<size_t>(row) * columns + column]; }
  uint64_t at(int row, int column) const {
    return bits[static_cast<size_t>(row) * columns + column];
  }
};

/// A is m x k, B is k x n, C and the result are m x n.
BitMatrix multiplyAccumulate(const ProductTypes &types, const BitMatrix &a, const BitMatrix &b,
                             const BitMatrix &c);

/// Returns true if a sum of exact terms (products and the accumulator) has the same
/// value in any order, rounded or truncated to `precision` bits after every step: all
/// terms are multiples of one power of two, and the sum of their magnitudes is less
/// than 2^precision times that power.
bool areBitsDefined(const std::vector<double> &terms, int precision);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_MATRIXPRODUCT_H

//===- Ldmatrix.cpp - ldmatrix, stmatrix and movmatrix --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Ldmatrix.h"

using namespace ptxemu;

RowElement ptxemu::ldmatrixElement(bool isTransposed, int lane, int reg, int half) {
  const int held = lane / 4, along = lane % 4 * 2 + half;
  const int row = isTransposed ? along : held, column = isTransposed ? held : along;
  return {8 * reg + row, 2 * column};
}

FragmentPosition ptxemu::ldmatrixFragment(bool isTransposed, RowElement element) {
  const int row = element.addressLane % 8, column = element.byteOffset / 2;
  const int held = isTransposed ? column : row, along = isTransposed ? row : column;
  return {held * 4 + along / 2, element.addressLane / 8, along % 2};
}

WarpRegister ptxemu::transposeMatrix(const WarpRegister &source) {
  WarpRegister result{};
  for (int lane = 0; lane < 32; ++lane)
    for (int half = 0; half < 2; ++half) {
      // The row-major register half that holds this lane's element.
      const FragmentPosition from = ldmatrixFragment(false, ldmatrixElement(true, lane, 0, half));
      result[lane] |= (source[from.lane] >> (16 * from.part) & 0xffff) << (16 * half);
    }
  return result;
}

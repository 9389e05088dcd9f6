//===- Ldmatrix.h - ldmatrix, stmatrix and movmatrix ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrices of 8 x 8 elements of 16 bits, one register of the warp each. A row is 16
// bytes of shared memory that start at the address of one lane: matrix r takes the
// addresses of lanes 8r to 8r + 7. Four lanes hold a row, two neighbouring elements
// each, the left one in the low half. With .trans a lane holds the transposed
// matrix's elements at its position. stmatrix writes to the addresses that ldmatrix
// reads.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_LDMATRIX_H
#define TTTC_PTXEMULATOR_TENSOR_LDMATRIX_H

#include "PtxEmulator/Tensor/Mma.h"

namespace ptxemu {

/// Two bytes of shared memory: the lane that supplies the address, and an offset.
struct RowElement {
  int addressLane;
  int byteOffset;
};

/// Position in memory of half `half` (0: low) of register `reg` of a lane.
RowElement ldmatrixElement(bool isTransposed, int lane, int reg, int half);

/// The inverse: which half of which register of which lane an element goes to.
FragmentPosition ldmatrixFragment(bool isTransposed, RowElement element);

/// movmatrix.m8n8.trans.b16 of a register.
WarpRegister transposeMatrix(const WarpRegister &source);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_LDMATRIX_H

//===- Wgmma.h - wgmma.mma_async: descriptors, layouts and products -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A matrix descriptor specifies an operand's layout in shared memory. The ISA
// describes the layouts in units of 16 bytes: a core matrix is eight lines of 16
// bytes, along k (K-major) or along m or n (MN-major). With a swizzle of W * 16
// bytes, W core matrices lie side by side in lines of W * 16 bytes. The two byte
// offsets of the descriptor are the strides from one such atom to the next:
//
//                      next 8 rows (m, n)   along k
//   K-major, none      stride               leading: 16 bytes on
//   K-major, swizzled  stride               an instruction stays in the atom
//
//                      along m or n         next 8 of k
//   MN-major, none     stride: 16 bytes on  leading
//   MN-major, swizzled leading: W * 16 on   stride
//
// Rows of a matrix are those of A, or the columns of B.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_WGMMA_H
#define TTTC_PTXEMULATOR_TENSOR_WGMMA_H

#include "PtxEmulator/Tensor/Mma.h"
#include "PtxEmulator/Tensor/Swizzle.h"

#include <functional>

namespace ptxemu {

/// The fields of a 64-bit descriptor, in bytes, except `baseOffset` in lines of 128.
struct MatrixDescriptor {
  uint32_t start = 0;
  uint32_t leading = 0;
  uint32_t stride = 0;
  unsigned baseOffset = 0;
  SwizzleMode swizzle = SwizzleMode::None;
};

/// Decodes the fields; returns an error that names the set bits outside all fields.
std::string decodeDescriptor(uint64_t bits, MatrixDescriptor &descriptor);
uint64_t encodeDescriptor(const MatrixDescriptor &descriptor);

/// Address in the shared window of the element at `row`, `k`, swizzled.
uint32_t elementAddress(const MatrixDescriptor &descriptor, bool isKMajor, unsigned elementBytes,
                        int row, int k);

/// wgmma.mma_async.sync.aligned.m64nNkK.d.a.b
struct WgmmaInstruction {
  int n, k;
  MatrixType d, a, b;
  bool satfinite = false;
  bool isAInRegisters = false;
  bool negatesA = false, negatesB = false;       ///< imm-scale-a, imm-scale-b of -1
  bool transposesA = false, transposesB = false; ///< MN-major
};

/// Returns the reason why the ISA has no such instruction, or an empty string.
std::string checkWgmma(const WgmmaInstruction &wgmma);

struct WarpgroupPosition {
  int warp, lane, reg, part;
};

int wgmmaRegistersA(); ///< of a lane
int wgmmaRegistersD(const WgmmaInstruction &wgmma);

/// Row and column of 64 x k and of 64 x n.
MatrixPosition wgmmaPositionA(const WgmmaInstruction &wgmma, WarpgroupPosition where);
MatrixPosition wgmmaPositionD(const WgmmaInstruction &wgmma, WarpgroupPosition where);
WarpgroupPosition wgmmaFragmentD(const WgmmaInstruction &wgmma, MatrixPosition where);

/// Reads 16 bytes at an address of the shared window that is a multiple of 16; every
/// layout keeps such pieces contiguous. The result has a bit for each poison byte.
using ReadShared = std::function<uint32_t(uint32_t address, uint8_t *bytes)>;

/// The operands of one warp: `a` if A is in registers, else `descriptorA`. Without
/// `scaleD` the accumulator counts as zero.
struct WgmmaOperands {
  MatrixDescriptor descriptorA, descriptorB;
  const WarpRegister *a = nullptr;
  bool scaleD = true;
};

/// Rows of the warp's 16 rows of A, and columns of B, with poison in shared memory.
struct WgmmaPoison {
  std::array<bool, 16> rows{};
  std::array<bool, 256> columns{};
};

/// Computes a warp's 16 rows of D = A * B + D, with the current contents of shared
/// memory.
WgmmaPoison executeWgmma(const WgmmaInstruction &wgmma, int warp, const WgmmaOperands &operands,
                         const ReadShared &readShared, WarpRegister *d);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_WGMMA_H

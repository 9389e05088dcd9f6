//===- MatrixTypes.h - Utilities of matrix instructions -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_MATRIXTYPES_H
#define TTTC_PTXEMULATOR_EXECUTE_MATRIXTYPES_H

#include "Execute/Decoder.h"
#include "PtxEmulator/Machine/Step.h"
#include "PtxEmulator/Tensor/MatrixProduct.h"

namespace ptxemu {

/// Returns true if all threads of a full warp are here; otherwise they wait, or an error
/// is reported.
bool hasFullWarp(Step &step);

/// Takes .sync.aligned; both are required.
void takeAligned(Decoder &decoder);

/// Takes the next modifier as a shape such as "m16n8k16"; an error if it is not one.
void takeShape(Decoder &decoder, uint64_t (&shape)[3]);

/// ldmatrix, stmatrix and movmatrix.
void addMatrixRows(DecodeTable &table);

/// Decodes wgmma.mma_async, after its first modifier.
void decodeWgmmaProduct(Decoder &decoder);

/// Takes the next type modifier as the type of matrix elements.
MatrixType takeElement(Decoder &decoder);

inline std::optional<MatrixType> matrixType(Type type) {
  switch (type) {
  case Type::F16:
    return MatrixType::F16;
  case Type::BF16:
    return MatrixType::BF16;
  case Type::TF32:
    return MatrixType::TF32;
  case Type::F32:
    return MatrixType::F32;
  case Type::F64:
    return MatrixType::F64;
  case Type::E4M3:
    return MatrixType::E4M3;
  case Type::E5M2:
    return MatrixType::E5M2;
  case Type::S8:
    return MatrixType::S8;
  case Type::U8:
    return MatrixType::U8;
  case Type::S32:
    return MatrixType::S32;
  default:
    return std::nullopt;
  }
}

/// The type of registers that hold elements of a type: narrow elements are packed.
inline Type registerTypeOf(MatrixType type) {
  switch (type) {
  case MatrixType::F32:
    return Type::F32;
  case MatrixType::F64:
    return Type::F64;
  case MatrixType::S32:
    return Type::S32;
  default:
    return Type::B32;
  }
}

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_MATRIXTYPES_H

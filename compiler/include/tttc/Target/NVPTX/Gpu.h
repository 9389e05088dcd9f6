//===- Gpu.h - Supported GPUs -------------------------------- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The properties of GPUs that the compiler uses.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_NVPTX_GPU_H
#define TTTC_TARGET_NVPTX_GPU_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tttc {

/// Sources: the CUDA programming guide's table of technical specifications per compute
/// capability; PTX versions are the first that support the target.
struct Gpu {
  llvm::StringLiteral name;       ///< as ptxas calls it
  llvm::StringLiteral ptxFeature; ///< LLVM's name of the PTX version to write
  int64_t sharedBytes;            ///< maximum shared memory of a block
  bool hasMatrixStores = false;   ///< `stmatrix`
  bool hasWarpgroups = false;     ///< products of four warps (wgmma)
};

llvm::ArrayRef<Gpu> knownGpus();
/// Null for a name that is not known.
const Gpu *findGpu(llvm::StringRef name);

} // namespace tttc

#endif // TTTC_TARGET_NVPTX_GPU_H

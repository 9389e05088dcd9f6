//===- Join.h - Joins the parts of a shared output --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device counterpart of Parts.h: the same order of tasks, by the runtime's own kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_JOIN_H
#define TTTC_RUNTIME_LIB_CUDA_JOIN_H

#include "Blocks.h"
#include "Load.h"

namespace tttc::runtime::cuda {

/// One stage of a call.
struct StageLaunch {
  const char *layer;
  const tttc_entry_info &stage;
  const BoundTensor *bound;
  const Extents &extents;
  WorkspaceLayout layout;
  uint64_t workspace; ///< of the stage
  const LoadedKernel &loaded;
  Stream stream;
};

/// Enqueues the sum of an output's parts, which are at `parts`. The final value of a variable is
/// the first part; without blocks the output is zero.
tttc_status joinOutput(const StageLaunch &launch, const BoundTensor &bound, const PartLayout &part,
                       uint64_t parts);

/// Enqueues the sum over the sequences of a gradient that blocks wrote per sequence.
tttc_status sumStandIn(const char *layer, const BoundTensor &given, const BoundTensor &seen,
                       const Extents &extents, const LoadedKernel &loaded, Stream stream);

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_JOIN_H

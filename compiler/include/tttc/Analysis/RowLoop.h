//===- RowLoop.h - Loops that copy rows -------------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tiled` gathers and scatters rows one by one: those of a ragged mini-batch, and those of tokens
// of earlier calls. Devices access all rows at once.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_ROWLOOP_H
#define TTTC_ANALYSIS_ROWLOOP_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <optional>

namespace tttc {

/// `for t in [lower, upper): to[t + shift] = from[t + sourceShift]`, or with min(t, least) instead
/// of t in `from`. If `slice` is null, the row is the same for all t.
struct RowLoop {
  mlir::tensor::InsertSliceOp insert;
  mlir::tensor::ExtractSliceOp slice;
  mlir::Value shift, sourceShift; ///< null: none
  mlir::Value least;              ///< null: none
};

std::optional<RowLoop> matchRowLoop(mlir::scf::ForOp loop);

} // namespace tttc

#endif // TTTC_ANALYSIS_ROWLOOP_H

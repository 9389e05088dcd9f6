//===- IndependentColumns.h - Columns that may be computed apart -*- C++ -*-==//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linear rules, such as linear attention and the delta rule, compute each column of their state and
// output from the same column of the values alone; keys, queries and what is solved from them are
// shared.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_INDEPENDENTCOLUMNS_H
#define TTTC_ANALYSIS_INDEPENDENTCOLUMNS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>

namespace tttc {

/// The values that have columns, each with the axis that they are on.
struct IndependentColumns {
  int64_t extent = 0; ///< the number of columns
  llvm::DenseMap<mlir::Value, unsigned> axes;
};

/// The columns of a function of the `ttt` dialect: an axis that all its results have as their last
/// one, and along which no op of it computes an entry from another. None if that is not proven; if
/// the results have such an axis, `why` is then an op that mixes its entries.
std::optional<IndependentColumns> independentColumns(mlir::func::FuncOp func,
                                                     mlir::Operation *&why);

} // namespace tttc

#endif // TTTC_ANALYSIS_INDEPENDENTCOLUMNS_H

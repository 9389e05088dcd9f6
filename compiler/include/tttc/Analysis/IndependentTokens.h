//===- IndependentTokens.h - Tokens that may be computed apart --*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of tokens that may be called for a part of a sequence: projections, norms and what else
// reads no state, no other token and no position.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_INDEPENDENTTOKENS_H
#define TTTC_ANALYSIS_INDEPENDENTTOKENS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tttc {

/// n, if calling the `ttt` function for the tokens from i to j of a sequence gives their part of
/// its results, bit by bit, for each multiple i of n and each j that is a multiple of n or the end;
/// 0 if that is not proven. All results then have an entry per token, or per group of tokens that
/// divides n.
int64_t independentTokens(mlir::func::FuncOp func);

} // namespace tttc

#endif // TTTC_ANALYSIS_INDEPENDENTTOKENS_H

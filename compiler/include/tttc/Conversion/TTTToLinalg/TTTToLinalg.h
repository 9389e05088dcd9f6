//===- TTTToLinalg.h - From the matrix form to linalg -----------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td of this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CONVERSION_TTTTOLINALG_TTTTOLINALG_H
#define TTTC_CONVERSION_TTTTOLINALG_TTTTOLINALG_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace tttc {

#define GEN_PASS_DECL
#include "tttc/Conversion/TTTToLinalg/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tttc/Conversion/TTTToLinalg/Passes.h.inc"

/// As the options of convert-ttt-to-linalg.
struct TTTToLinalgOptions {
  bool accumulate = true;
  int64_t rowsPerBlock = 8;
};

/// Adds a pattern for each op of the matrix form. Where products accumulate, the order in which
/// patterns are applied changes which addend a sum starts from.
void populateTTTToLinalgPatterns(mlir::RewritePatternSet &patterns,
                                 const TTTToLinalgOptions &options = {});

} // namespace tttc

#endif // TTTC_CONVERSION_TTTTOLINALG_TTTTOLINALG_H

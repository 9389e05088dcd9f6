//===- LowerContractions.h - Lowers contractions ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_LLVM_LOWERCONTRACTIONS_H
#define TTTC_LIB_TARGET_LLVM_LOWERCONTRACTIONS_H

#include "mlir/IR/PatternMatch.h"

namespace tttc {

/// Lowers contractions in which the last axis of one operand is the columns of the result to
/// multiply-adds of rows, one for each row of the result and each term. The other operand is split
/// into scalars in its own layout: the outer products of upstream would first transpose it, element
/// by element, if its rows are not the terms.
void populateContractionPatterns(mlir::RewritePatternSet &patterns);

/// Lowers the products of a vector with rows of a matrix, of more terms than there are rows, to
/// sums by lane. Changes the order of the terms.
void populateSumByLanePattern(mlir::RewritePatternSet &patterns);

} // namespace tttc

#endif // TTTC_LIB_TARGET_LLVM_LOWERCONTRACTIONS_H

//===- LowerContractions.h - Contractions to multiply-adds ---------*- C++ -*- ===//
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

/// Contractions one of whose operands has the result's columns as its last axis become
/// one multiply-add of a row for each row of the result and each term. The other operand
/// is taken apart into numbers where it stands: upstream's outer products would transpose
/// it first, number by number, where its rows are not the terms.
void populateContractionPatterns(mlir::RewritePatternSet &patterns);

} // namespace tttc

#endif // TTTC_LIB_TARGET_LLVM_LOWERCONTRACTIONS_H

//===- StateMap.h - Classes of state updates by mini-batches ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The class of a mini-batch's state update determines whether mini-batches must run in
// sequence. A class is proven from the ops of the body and holds for any program with
// such a body. The classes are an enumeration of TTTAttributes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_STATEMAP_H
#define TTTC_ANALYSIS_STATEMAP_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

namespace tttc {

struct StateMapResult {
  mlir::ttt::StateMap map;
  mlir::Operation *why; ///< General: the first op that is not affine; else null
};

/// Classifies one execution of the body, all carried tensors together.
StateMapResult classifyStateMap(mlir::ttt::TokenLoopOpInterface loop);

} // namespace tttc

#endif // TTTC_ANALYSIS_STATEMAP_H

//===- StateMap.h - What a mini-batch does to the state ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes that decide whether mini-batches have to wait for each other. A class is
// proven from the ops of the body and holds for any program with such a body.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_STATEMAP_H
#define TTTC_ANALYSIS_STATEMAP_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

namespace tttc {

/// How what a loop carries after its body depends on what it carried before. Each class
/// is a special case of the next.
enum class StateMap {
  Constant, ///< not at all
  Additive, ///< S <- a S + U, a of gates: increments do not wait for the state
  Affine,   ///< S <- P S + U: two mini-batches compose to one of the same kind
  General   ///< anything else
};

struct StateMapResult {
  StateMap map;
  mlir::Operation *why; ///< General: the first op that is not affine; else null
};

llvm::StringRef stateMapName(StateMap map);

/// Of one run of the body, all carried tensors together.
StateMapResult classifyStateMap(mlir::ttt::EveryOp loop);

} // namespace tttc

#endif // TTTC_ANALYSIS_STATEMAP_H

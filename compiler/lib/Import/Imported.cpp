//===- Imported.cpp - Values of the language during the import ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Imported.h.
//
//===----------------------------------------------------------------------===//

#include "Imported.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

bool Imported::isScalar() const {
  return kind == Number || (kind == Tensor && tensorType(tensor).getRank() == 0);
}

bool Imported::isStored() const {
  return tensor && tensorType(tensor).getRank() > 0 && tensorType(tensor).isDynamicDim(0);
}

bool Imported::readsStored() const { return kind == Scores || kind == Weights || isStored(); }

Imported Imported::transposed() const {
  Imported other = *this;
  if (kind == Transposed) {
    other.kind = Tensor;
  } else if (kind == Tensor && !isScalar()) {
    other.kind = Transposed;
  }
  return other;
}

SmallVector<Imported *> Imported::parts() {
  SmallVector<Imported *> result;
  if (kind != Learner) {
    return {this};
  }
  for (Imported &state : states) {
    result.push_back(&state);
  }
  return result;
}

//===- Segments.cpp - Checkpointing of loops over time --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Checkpoint.h.
//
//===----------------------------------------------------------------------===//

#include "Segments.h"
#include "../Loops/GroupTokens.h"

#include "tttc/AutoDiff/LoopGradient.h"

#include <cmath>

using namespace mlir;
using namespace mlir::ttt;
using tttc::Checkpoint;

/// Loops over the whole sequence: the outermost loops.
static SmallVector<TokenLoopOpInterface> sequenceLoops(func::FuncOp func) {
  return llvm::to_vector(func.getBody().front().getOps<TokenLoopOpInterface>());
}

static int64_t groupOf(TokenLoopOpInterface loop) {
  return std::max<int64_t>(loop.getRowsPerStep(), 1);
}

void ttt::segmentLoops(func::FuncOp func, const Checkpoint &checkpoint) {
  for (TokenLoopOpInterface loop : sequenceLoops(func)) {
    if (checkpoint.kind == Checkpoint::None) {
      loop->setAttr(saveProductsAttrName, UnitAttr::get(func.getContext()));
    } else if (checkpoint.period > 1) {
      int64_t size = checkpoint.period * groupOf(loop);
      // groupTokens keeps the attribute on the inner loop, so that a recomputed segment saves its
      // products.
      loop->setAttr(saveProductsAttrName, UnitAttr::get(func.getContext()));
      groupTokens(loop, size);
    }
  }
}

int64_t ttt::entryBytes(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  int64_t elements = 1;
  for (int64_t size : tensor.getShape()) {
    elements *= ShapedType::isDynamic(size) ? 1 : size;
  }
  Type element = tensor.getElementType();
  return elements * (element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64) / 8;
}

/// Bytes of one token of every stream among `types`.
static int64_t streamBytes(TypeRange types) {
  int64_t bytes = 0;
  for (Type type : types) {
    auto tensor = cast<RankedTensorType>(type);
    bytes += tensor.getRank() > 0 && tensor.isDynamicDim(0) ? entryBytes(type) : 0;
  }
  return bytes;
}

Checkpoint ttt::cheapest(func::FuncOp layer, int64_t tokens, int64_t states, int64_t all) {
  int64_t group = 1;
  for (TokenLoopOpInterface loop : sequenceLoops(layer)) {
    group = std::max(group, groupOf(loop));
  }
  int64_t rows =
      group * (2 * streamBytes(layer.getArgumentTypes()) + streamBytes(layer.getResultTypes()));
  double groups = llvm::divideCeil(tokens, group);
  Checkpoint best{Checkpoint::None};
  double least = groups * all;
  auto consider = [&](int64_t period) {
    double bytes = std::ceil(groups / period) * states + (period > 1 ? period * (all + rows) : 0);
    if (period <= groups && bytes < least) {
      least = bytes;
      best = {Checkpoint::Every, period};
    }
  };
  consider(1);
  // Without rounding, the minimum is at the square root; rounding moves it by little.
  int64_t root = std::sqrt(groups * states / std::max<double>(all + rows, 1));
  for (int64_t period = std::max<int64_t>(root - 100, 2); period <= root + 100; ++period) {
    consider(period);
  }
  return best;
}

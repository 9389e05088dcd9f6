//===- RaiseRows.cpp - Replaces loops over rows by one access -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Halide/Passes.h"

#include "tttc/Analysis/RowLoop.h"
#include "tttc/Dialect/Halide/IR/HalideDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tttc {
#define GEN_PASS_DEF_RAISEROWSPASS
#include "tttc/Target/Halide/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace tttc;

static bool hasStaticShape(Value value) {
  return cast<RankedTensorType>(value.getType()).hasStaticShape();
}

/// All rows of a tensor, each from a row of the source.
static Value gather(OpBuilder &b, scf::ForOp loop, RowLoop rows) {
  auto type = cast<RankedTensorType>(loop.getResult(0).getType());
  if (!type.hasStaticShape() || !rows.slice || rows.shift ||
      getConstantIntValue(loop.getUpperBound()) != type.getDimSize(0) ||
      rows.slice.getSourceType().getRank() != type.getRank()) {
    return {};
  }
  Location loc = loop.getLoc();
  Value first = rows.sourceShift, last = rows.least;
  if (!first) {
    first = arith::ConstantIndexOp::create(b, loc, 0);
  }
  if (!last) {
    last = arith::ConstantIndexOp::create(b, loc, type.getDimSize(0) - 1);
  }
  return halide::RowsOp::create(b, loc, type, rows.slice.getSource(), first, last);
}

/// The first rows of a tile as rows of a longer tensor.
static Value scatter(OpBuilder &b, scf::ForOp loop, RowLoop rows) {
  if (!rows.slice || rows.sourceShift || rows.least || !hasStaticShape(rows.slice.getSource()) ||
      hasStaticShape(loop.getResult(0))) {
    return {};
  }
  Location loc = loop.getLoc();
  RankedTensorType tile = rows.slice.getSourceType();
  const auto rank = static_cast<size_t>(tile.getRank());
  SmallVector<OpFoldResult> zeros(rank, b.getIndexAttr(0)), ones(rank, b.getIndexAttr(1)), sizes;
  for (int64_t size : tile.getShape()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  sizes[0] = loop.getUpperBound();
  Value valid = tensor::ExtractSliceOp::create(b, loc, rows.slice.getSource(), zeros, sizes, ones);
  if (rows.shift) {
    zeros[0] = rows.shift;
  }
  return tensor::InsertSliceOp::create(b, loc, valid, loop.getInitArgs()[0], zeros, sizes, ones);
}

namespace {
struct RaiseRowsPass : tttc::impl::RaiseRowsPassBase<RaiseRowsPass> {
  void runOnOperation() override {
    SmallVector<scf::ForOp> loops;
    getOperation().walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops) {
      std::optional<RowLoop> rows = matchRowLoop(loop);
      if (!rows || !isConstantIntValue(loop.getLowerBound(), 0)) {
        continue;
      }
      OpBuilder b(loop);
      Value raised = gather(b, loop, *rows);
      if (!raised) {
        raised = scatter(b, loop, *rows);
      }
      if (raised) {
        loop.getResult(0).replaceAllUsesWith(raised);
        loop.erase();
      }
    }
  }
};
} // namespace

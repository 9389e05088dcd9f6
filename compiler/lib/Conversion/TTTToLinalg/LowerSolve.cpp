//===- LowerSolve.cpp - ttt.tril_solve by substitution -------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward substitution, or backward for the transpose. Rows are grouped in blocks, so that most of
// the work is products of blocks; inside a block, substitution goes row by row. Sums and solution
// are separate tensors, because otherwise bufferization would insert a copy to read one while the
// other is written.
//
//===----------------------------------------------------------------------===//

#include "Lowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

namespace {
struct Substitution {
  TrilSolveOp op;
  OpBuilder &b;
  TriangleBlocks blocks;

  Location loc() { return op.getLoc(); }
  Value row(Value rows, Value at) { return sliceRows(b, loc(), rows, at, 1); }

  /// Completes row `at`, whose sum is final, in `(source, solution)`: `source` has the rows that
  /// weights multiply, `solution` those of the result.
  std::pair<Value, Value> finish(Value sums, Value source, Value solution, Value at) {
    Value sum = row(sums, at), value = sum, used = sum;
    if (Value gate = op.getGate()) {
      used = arith::MulFOp::create(b, loc(), row(gate, at), sum);
      value = op.getTranspose()
                  ? sum
                  : arith::AddFOp::create(b, loc(), row(op.getRows(), at), used).getResult();
    }
    Value kept = op.getTranspose() ? used : value;
    return {insertRows(b, loc(), kept, source, at),
            solution ? insertRows(b, loc(), value, solution, at) : Value()};
  }
};
} // namespace

Value tttc::lowerTrilSolve(OpBuilder &b, TrilSolveOp op, int64_t rowsPerBlock) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getRows());
  int64_t size = type.getDimSize(0), rows = divisorUpTo(size, rowsPerBlock);
  bool transpose = op.getTranspose();
  // In the gated transpose, the rows that weights multiply differ from the solution.
  bool apart = transpose && op.getGate();
  Substitution solve{op, b, TriangleBlocks{b, loc, op.getWeights(), transpose}};
  TriangleBlocks &blocks = solve.blocks;
  Value zero = blocks.index(0), step = blocks.index(rows), end = blocks.index(size);
  Value start = op.getGate() && !transpose ? zeroTensor(b, loc, type) : op.getRows();
  SmallVector<Value> inits{start, emptyTensor(b, loc, type)};
  if (apart) {
    inits.push_back(emptyTensor(b, loc, type));
  }
  auto overBlocks = scf::ForOp::create(b, loc, zero, end, step, inits);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(overBlocks.getBody());
  Value first = overBlocks.getInductionVar();
  if (transpose) {
    Value last = blocks.index(size - rows);
    first = arith::SubIOp::create(b, loc, last, first);
  }
  Value source = overBlocks.getRegionIterArg(1);
  Value solution = apart ? overBlocks.getRegionIterArg(2) : Value();
  Value from = transpose ? blocks.offset(first, rows) : zero, to = transpose ? end : first;
  auto others = scf::ForOp::create(b, loc, from, to, step, overBlocks.getRegionIterArg(0),
                                   [&](OpBuilder &, Location, Value other, ValueRange carried) {
                                     Value sum = blocks.accumulate(carried[0], source, first, rows,
                                                                   other, rows);
                                     scf::YieldOp::create(b, loc, sum);
                                   });
  Value sums = others.getResult(0);
  b.setInsertionPointAfter(others);
  for (int64_t i = 0; i < rows; ++i) {
    int64_t row = transpose ? rows - 1 - i : i;
    Value at = blocks.offset(first, row);
    if (i > 0) {
      Value done = blocks.offset(first, transpose ? row + 1 : 0);
      sums = blocks.accumulate(sums, source, at, 1, done, i);
    }
    std::tie(source, solution) = solve.finish(sums, source, solution, at);
  }
  SmallVector<Value> next{sums, source};
  if (apart) {
    next.push_back(solution);
  }
  scf::YieldOp::create(b, loc, next);
  return overBlocks.getResult(apart ? 2 : 1);
}

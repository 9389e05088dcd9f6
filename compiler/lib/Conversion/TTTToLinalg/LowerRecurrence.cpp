//===- LowerRecurrence.cpp - Coefficients of a recurrence, row by row ----- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An scf.for over the tokens of the mini-batch. It carries, for every tensor of the
// recurrence, its coefficients after the last token: one scalar per start, one row
// of b per source.
//
//===----------------------------------------------------------------------===//

#include "Lowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Pairs (operand, column) of row `i` in a list of (row, column) pairs.
static SmallVector<std::pair<unsigned, int64_t>> pairsOf(ArrayRef<int64_t> list, int64_t i) {
  SmallVector<std::pair<unsigned, int64_t>> pairs;
  for (size_t p = 0; p < list.size(); p += 2) {
    if (list[p] == i) {
      pairs.push_back({p / 2, list[p + 1]});
    }
  }
  return pairs;
}

/// sum_p gates[p] * rows[p]. A gate is a scalar, or has the trailing axes of a row.
static Value combineRows(OpBuilder &b, Location loc, ArrayRef<Value> gates, ArrayRef<Value> rows,
                         RankedTensorType type) {
  bool areNumbers = !isa<RankedTensorType>(gates[0].getType());
  AffineMap whole = b.getMultiDimIdentityMap(type.getRank());
  SmallVector<AffineMap> maps;
  SmallVector<Value> inputs;
  if (!areNumbers) {
    maps.append(gates.size(), whole.getMinorSubMap(tensorType(gates[0]).getRank()));
    llvm::append_range(inputs, gates);
  }
  maps.append(rows.size() + 1, whole);
  llvm::append_range(inputs, rows);
  SmallVector<utils::IteratorType> loops(type.getRank(), utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, loc, type, inputs, ValueRange{emptyTensor(b, loc, type)}, maps, loops,
             [&](OpBuilder &nested, Location at, ValueRange v) {
               ValueRange factors = areNumbers ? ValueRange(gates) : v.take_front(gates.size());
               ValueRange values = areNumbers ? v : v.drop_front(gates.size());
               Value sum;
               for (auto [gate, value] : llvm::zip(factors, values)) {
                 Value term = arith::MulFOp::create(nested, at, gate, value);
                 sum = sum ? arith::AddFOp::create(nested, at, sum, term).getResult() : term;
               }
               linalg::YieldOp::create(nested, at, sum);
             })
      .getResult(0);
}

/// Row `t` without its axis; for a vector, a scalar.
static Value readRow(OpBuilder &b, Location loc, Value rows, Value t) {
  RankedTensorType type = tensorType(rows);
  if (type.getRank() == 1) {
    return tensor::ExtractOp::create(b, loc, rows, t);
  }
  return rowAt(b, loc, rows, t);
}

static Value writeRow(OpBuilder &b, Location loc, Value row, Value rows, Value t) {
  return isa<RankedTensorType>(row.getType()) ? insertRows(b, loc, row, rows, t)
                                              : tensor::InsertOp::create(b, loc, row, rows, t);
}

/// sum_p gates[p] * starts[p], for scalars or rows.
static Value combineStarts(OpBuilder &b, Location loc, ArrayRef<Value> gates,
                           ArrayRef<Value> starts, Type type) {
  if (auto rowType = dyn_cast<RankedTensorType>(type)) {
    return starts.empty() ? zeroTensor(b, loc, rowType)
                          : combineRows(b, loc, gates, starts, rowType);
  }
  Value sum = arith::ConstantOp::create(b, loc, b.getFloatAttr(type, 0));
  for (auto [gate, start] : llvm::zip(gates, starts)) {
    sum = arith::AddFOp::create(b, loc, sum, arith::MulFOp::create(b, loc, gate, start));
  }
  return sum;
}

SmallVector<Value> tttc::lowerRecurrence(OpBuilder &b, RecurrenceOp op) {
  Location loc = op.getLoc();
  int64_t n = op.getCarried(), m = op.getSources(), starts = n * n, sources = n * m;
  // `gateType`: the coefficients of all tokens for a source. `startType`: those of one token for a
  // start.
  RankedTensorType gateType = tensorType(op.getOperand(0));
  Type element = gateType.getElementType(), startType = element;
  if (gateType.getRank() > 1) {
    startType = RankedTensorType::get(gateType.getShape().drop_front(), element);
  }

  // Iteration values: results so far, then the last token's coefficients.
  SmallVector<Value> values;
  for (OpResult result : op.getResults()) {
    values.push_back(emptyTensor(b, loc, tensorType(result)));
  }
  for (int64_t i = 0; i < starts; ++i) {
    double identity = i % (n + 1) == 0;
    auto rowType = dyn_cast<RankedTensorType>(startType);
    values.push_back(
        rowType ? createSplat(b, loc, rowType, identity)
                : arith::ConstantOp::create(b, loc, b.getFloatAttr(element, identity)).getResult());
  }
  for (int64_t i = 0; i < sources; ++i) {
    values.push_back(zeroTensor(b, loc, gateType));
  }
  Value from = arith::ConstantIndexOp::create(b, loc, 0),
        step = arith::ConstantIndexOp::create(b, loc, 1);
  Value to = arith::ConstantIndexOp::create(b, loc, gateType.getDimSize(0));
  auto loop = scf::ForOp::create(
      b, loc, from, to, step, values, [&](OpBuilder &nested, Location at, Value t, ValueRange v) {
        SmallVector<Value> next(v.size());
        ValueRange lastStarts = v.slice(starts + sources, starts),
                   lastSources = v.drop_front(2 * starts + sources);
        SmallVector<Value> gates, rates;
        for (Value gate : op.getGates()) {
          gates.push_back(readRow(nested, at, gate, t));
        }
        for (Value rate : op.getRates()) {
          rates.push_back(readRow(nested, at, rate, t));
        }
        for (int64_t i = 0; i < n; ++i) {
          auto pairs = pairsOf(op.getTransitions(), i);
          SmallVector<Value> factors;
          for (auto [p, column] : pairs) {
            factors.push_back(gates[p]);
          }
          auto lastOf = [&](ValueRange last, int64_t stride, int64_t j) {
            return llvm::map_to_vector(
                pairs, [&](auto pair) -> Value { return last[pair.second * stride + j]; });
          };
          for (int64_t j = 0; j < n; ++j) {
            Value sum = combineStarts(nested, at, factors, lastOf(lastStarts, n, j), startType);
            next[starts + sources + i * n + j] = sum;
            next[i * n + j] = writeRow(nested, at, sum, v[i * n + j], t);
          }
          auto own = pairsOf(op.getInputs(), i);
          for (int64_t l = 0; l < m; ++l) {
            Value row = combineStarts(nested, at, factors, lastOf(lastSources, m, l), gateType);
            for (auto [p, source] : own) {
              if (source == l) {
                row = writeRow(nested, at, rates[p], row, t);
              }
            }
            next[2 * starts + sources + i * m + l] = row;
            next[starts + i * m + l] = writeRow(nested, at, row, v[starts + i * m + l], t);
          }
        }
        scf::YieldOp::create(nested, at, next);
      });
  return llvm::map_to_vector(loop.getResults().take_front(starts + sources),
                             [](OpResult r) -> Value { return r; });
}

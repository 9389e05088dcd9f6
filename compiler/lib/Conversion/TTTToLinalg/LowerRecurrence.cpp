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

/// sum_p gates[p] * rows[p], elementwise.
static Value combineRows(OpBuilder &b, Location loc, ArrayRef<Value> gates, ArrayRef<Value> rows,
                         RankedTensorType type) {
  SmallVector<AffineMap> maps(rows.size() + 1, b.getMultiDimIdentityMap(1));
  return linalg::GenericOp::create(
             b, loc, type, rows, ValueRange{emptyTensor(b, loc, type)}, maps,
             utils::IteratorType::parallel,
             [&](OpBuilder &nested, Location at, ValueRange v) {
               Value sum;
               for (auto [gate, value] : llvm::zip(gates, v)) {
                 Value term = arith::MulFOp::create(nested, at, gate, value);
                 sum = sum ? arith::AddFOp::create(nested, at, sum, term).getResult() : term;
               }
               linalg::YieldOp::create(nested, at, sum);
             })
      .getResult(0);
}

/// `matrix` with `row` written at row `t`.
static Value writeRow(OpBuilder &b, Location loc, Value row, Value matrix, Value t) {
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1),
               width = b.getIndexAttr(tensorType(row).getDimSize(0));
  return tensor::InsertSliceOp::create(b, loc, row, matrix, ArrayRef<OpFoldResult>{t, zero},
                                       ArrayRef<OpFoldResult>{one, width},
                                       ArrayRef<OpFoldResult>{one, one});
}

SmallVector<Value> tttc::lowerRecurrence(OpBuilder &b, RecurrenceOp op) {
  Location loc = op.getLoc();
  int64_t n = op.getCarried(), m = op.getSources(), starts = n * n, sources = n * m;
  auto vectorType = tensorType(op.getOperand(0));
  Type element = vectorType.getElementType();
  auto constant = [&](double v) -> Value {
    return arith::ConstantOp::create(b, loc, b.getFloatAttr(element, v));
  };

  // Iteration values: results so far, then the last token's coefficients.
  SmallVector<Value> values;
  for (OpResult result : op.getResults()) {
    values.push_back(emptyTensor(b, loc, tensorType(result)));
  }
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      values.push_back(constant(i == j));
    }
  }
  for (int64_t i = 0; i < sources; ++i) {
    values.push_back(zeroTensor(b, loc, vectorType));
  }
  Value from = arith::ConstantIndexOp::create(b, loc, 0),
        step = arith::ConstantIndexOp::create(b, loc, 1);
  Value to = arith::ConstantIndexOp::create(b, loc, vectorType.getDimSize(0));
  auto loop = scf::ForOp::create(
      b, loc, from, to, step, values, [&](OpBuilder &nested, Location at, Value t, ValueRange v) {
        SmallVector<Value> next(v.size());
        ValueRange lastStarts = v.slice(starts + sources, starts),
                   lastSources = v.drop_front(2 * starts + sources);
        SmallVector<Value> gates, rates;
        for (Value gate : op.getGates()) {
          gates.push_back(tensor::ExtractOp::create(nested, at, gate, t));
        }
        for (Value rate : op.getRates()) {
          rates.push_back(tensor::ExtractOp::create(nested, at, rate, t));
        }
        for (int64_t i = 0; i < n; ++i) {
          auto pairs = pairsOf(op.getTransitions(), i);
          for (int64_t j = 0; j < n; ++j) {
            Value sum = arith::ConstantOp::create(nested, at, nested.getFloatAttr(element, 0));
            for (auto [p, column] : pairs) {
              Value term = arith::MulFOp::create(nested, at, gates[p], lastStarts[column * n + j]);
              sum = arith::AddFOp::create(nested, at, sum, term);
            }
            next[starts + sources + i * n + j] = sum;
            next[i * n + j] = tensor::InsertOp::create(nested, at, sum, v[i * n + j], t);
          }
          auto own = pairsOf(op.getInputs(), i);
          for (int64_t l = 0; l < m; ++l) {
            SmallVector<Value> factors, rows;
            for (auto [p, column] : pairs) {
              factors.push_back(gates[p]);
              rows.push_back(lastSources[column * m + l]);
            }
            Value row = rows.empty() ? zeroTensor(nested, at, vectorType)
                                     : combineRows(nested, at, factors, rows, vectorType);
            for (auto [p, source] : own) {
              if (source == l) {
                row = tensor::InsertOp::create(nested, at, rates[p], row, t);
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

//===- OpsMiniBatch.cpp - Ops on the rows of a mini-batch -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Ops.h. Ops of TTTMiniBatchOps.td, and of a row by its position.
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc::test;

#define MATRIX_AND_ROWS "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>"
#define MATRIX_ROWS_AND_GATES MATRIX_AND_ROWS ", %z: tensor<4x3xf64>"

static Tensor trilMatmul(const OpCall &call) {
  auto op = cast<TrilMatmulOp>(call.op);
  const Tensor &weights = call[0], &rows = call[1];
  Tensor out = call.result();
  int64_t width = rows.shape[1];
  forEachIndex(weights.shape, [&](ArrayRef<int64_t> index) {
    int64_t t = index[0], s = index[1];
    if (s > t || (op.getStrict() && s == t)) {
      return;
    }
    auto [to, from] = op.getTranspose() ? std::pair(s, t) : std::pair(t, s);
    for (int64_t j = 0; j < width; ++j) {
      out.data[to * width + j] += weights.at(index) * rows.data[from * width + j];
    }
  });
  return out;
}

/// Row by row, following the definition; from the last row for the transpose.
static Tensor trilSolve(const OpCall &call) {
  auto op = cast<TrilSolveOp>(call.op);
  const Tensor &weights = call[0];
  Tensor out = call[1];
  int64_t size = out.shape[0], width = out.shape[1];
  auto gate = [&](int64_t t, int64_t j) {
    return op.getGate() ? call[2].data[t * width + j] : 1.0;
  };
  for (int64_t i = 0; i < size; ++i) {
    int64_t row = op.getTranspose() ? size - 1 - i : i;
    for (int64_t other = 0; other < size; ++other) {
      bool isEarlier = op.getTranspose() ? other > row : other < row;
      int64_t t = std::max(row, other), s = std::min(row, other);
      for (int64_t j = 0; isEarlier && j < width; ++j) {
        out.data[row * width + j] +=
            weights.data[t * size + s] * gate(t, j) * out.data[other * width + j];
      }
    }
  }
  return out;
}

static Tensor tril(const OpCall &call) {
  Tensor out = call[0];
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
    if (index[1] > index[0] || (cast<TrilOp>(call.op).getStrict() && index[1] == index[0])) {
      out.at(index) = 0;
    }
  });
  return out;
}

static Tensor validRows(const OpCall &call) {
  Tensor out = call[0];
  forEachIndex(out.shape,
               [&](ArrayRef<int64_t> index) { out.at(index) *= index[0] < call.integer(1); });
  return out;
}

static Tensor padRows(const OpCall &call) {
  Tensor out = call[0];
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
    Index row(index);
    row[0] = std::min(row[0], call.integer(1) - 1);
    out.at(index) = call[0].at(row);
  });
  return out;
}

static Tensor rowAt(const OpCall &call) {
  Tensor out = call.result();
  int64_t first = call.integer(1) % int64_t(cast<RowAtOp>(call.op).getModulo());
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
    Index place{first};
    place.append(index.begin(), index.end());
    out.at(index) = call[0].at(place);
  });
  return out;
}

static Tensor shiftRows(const OpCall &call) {
  const Tensor &first = call[1];
  Tensor out = first;
  llvm::append_range(out.data, ArrayRef(call[0].data).drop_back(first.data.size()));
  out.shape = call[0].shape;
  return out;
}

ArrayRef<OpTest> tttc::test::miniBatchOps() {
  static const std::vector<OpTest> table = {
      {"ttt.tril_matmul",
       trilMatmul,
       {{MATRIX_AND_ROWS, "ttt.tril_matmul %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
        {MATRIX_AND_ROWS, "ttt.tril_matmul strict %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
        {MATRIX_AND_ROWS, "ttt.tril_matmul transpose %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
        {MATRIX_AND_ROWS,
         "ttt.tril_matmul strict transpose %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"}}},
      {"ttt.tril_solve",
       trilSolve,
       {{MATRIX_AND_ROWS, "ttt.tril_solve %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
        {MATRIX_AND_ROWS, "ttt.tril_solve transpose %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
        {MATRIX_ROWS_AND_GATES,
         "ttt.tril_solve %x, %y gate %z : tensor<4x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>"},
        {MATRIX_ROWS_AND_GATES,
         "ttt.tril_solve transpose %x, %y gate %z : tensor<4x4xf64>, tensor<4x3xf64>, "
         "tensor<4x3xf64>"}}},
      {"ttt.tril",
       tril,
       {{"%x: tensor<4x4xf64>", "ttt.tril %x : tensor<4x4xf64>"},
        {"%x: tensor<4x4xf64>", "ttt.tril strict %x : tensor<4x4xf64>"}}},
      {"ttt.valid_rows",
       validRows,
       {{"%x: tensor<4x3xf64>",
         "arith.constant 2 : index\n%1 = ttt.valid_rows %x, %0 : tensor<4x3xf64>"}}},
      // Rows past the end have no cotangent.
      {"ttt.pad_rows",
       padRows,
       {{"%x: tensor<4x3xf64>",
         "arith.constant 2 : index\n%1 = ttt.pad_rows %x, %0 : tensor<4x3xf64>\n"
         "%2 = ttt.valid_rows %1, %0 : tensor<4x3xf64>"}}},
      {"ttt.row_at",
       rowAt,
       {{"%x: tensor<4x3xf64>",
         "arith.constant 6 : index\n"
         "%1 = ttt.row_at %x[%0 mod 4] : tensor<4x3xf64> -> tensor<3xf64>"}}},
      {"ttt.shift_rows",
       shiftRows,
       {{"%x: tensor<4x3xf64>, %y: tensor<3xf64>",
         "ttt.shift_rows %x, %y : tensor<4x3xf64>, tensor<3xf64>"},
        {"%x: tensor<4xf64>, %y: tensor<f64>",
         "ttt.shift_rows %x, %y : tensor<4xf64>, tensor<f64>"}}},
  };
  return table;
}

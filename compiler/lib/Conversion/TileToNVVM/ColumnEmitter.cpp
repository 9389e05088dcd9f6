//===- ColumnEmitter.cpp - Ops that are sequential over tokens ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ColumnEmitter.h.
//
//===----------------------------------------------------------------------===//

#include "ColumnEmitter.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

/// The register of a row and column: the registers of one column are consecutive.
static unsigned registerOf(Value tile, int64_t row, unsigned column) {
  auto type = cast<RankedTensorType>(tile.getType());
  tile::LayoutAttr layout = tile::layoutOf(type);
  SmallVector<int64_t> offset(type.getRank(), 0);
  offset[0] = row;
  std::optional<unsigned> first = layout.registerAt(offset);
  // The registers of each further column follow after the number of rows, rounded up to a power of
  // two.
  unsigned rows = llvm::PowerOf2Ceil(type.getDimSize(0));
  return *first + column * rows;
}

Registers ColumnEmitter::identity(RankedTensorType type) {
  auto number = [&](double value) -> Value {
    return arith::ConstantOp::create(b, b.getFloatAttr(type.getElementType(), value));
  };
  Registers registers;
  for (unsigned i = 0; i < tile::layoutOf(type).numRegisters(); ++i) {
    SmallVector<Value> at = thread.coordinates(type, i, /*clamp=*/false);
    Value isDiagonal = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, at[0], at[1]);
    registers.push_back(arith::SelectOp::create(b, isDiagonal, number(1), number(0)));
  }
  return registers;
}

LogicalResult ColumnEmitter::emitSolve(tile::SolveOp op) {
  RankedTensorType type = cast<RankedTensorType>(op.getResult().getType());
  int64_t size = type.getDimSize(0);
  const Place &weights = frame.placeOf(op.getWeights());
  const Registers rows = op.getRows() ? thread.registersOf(op.getRows()) : identity(type);
  Registers gates = op.getGate() ? thread.registersOf(op.getGate()) : Registers();
  Registers result(rows);
  unsigned columns = rows.size() / llvm::PowerOf2Ceil(size);
  // Weight [later, earlier], equal for all columns. Several entries of a row are loaded at a time.
  int64_t stride = *getConstantIntValue(weights.strides[0]);
  bool inFours = !op.getTranspose() && stride % 4 == 0 && weights.element.isF32();
  std::pair<int64_t, int64_t> known = {-1, -1};
  Value four;
  auto weightAt = [&](int64_t later, int64_t earlier) -> Value {
    int64_t first = inFours ? earlier - earlier % 4 : earlier;
    Value address =
        addresses.addressOf(weights, weights.stage, {0, 1}, {thread.i32(later), thread.i32(first)});
    if (!inFours) {
      return LLVM::LoadOp::create(b, weights.element, address);
    }
    if (known != std::pair(later, first)) {
      four = LLVM::LoadOp::create(b, VectorType::get({4}, weights.element), address,
                                  /*alignment=*/16);
      known = {later, first};
    }
    return LLVM::ExtractElementOp::create(b, four, thread.i32(earlier % 4));
  };
  for (int64_t step = 1; step < size; ++step) {
    int64_t row = op.getTranspose() ? size - 1 - step : step;
    SmallVector<Value> sums(columns);
    int64_t from = op.getTranspose() ? row + 1 : 0, to = op.getTranspose() ? size : row;
    for (int64_t other = from; other < to; ++other) {
      Value weight = op.getTranspose() ? weightAt(other, row) : weightAt(row, other);
      for (unsigned column = 0; column < columns; ++column) {
        unsigned number = registerOf(op.getResult(), other, column);
        Value source = result[number];
        if (op.getTranspose() && !gates.empty()) {
          source = arith::MulFOp::create(b, gates[number], source);
        }
        Value &sum = sums[column];
        sum = sum ? LLVM::FMAOp::create(b, weight, source, sum).getResult()
                  : arith::MulFOp::create(b, weight, source).getResult();
      }
    }
    for (unsigned column = 0; column < columns; ++column) {
      unsigned number = registerOf(op.getResult(), row, column);
      Value sum = sums[column];
      if (!op.getTranspose() && !gates.empty()) {
        sum = arith::MulFOp::create(b, gates[number], sum);
      }
      result[number] = arith::AddFOp::create(b, rows[number], sum);
    }
  }
  thread.set(op.getResult(), std::move(result));
  return success();
}

LogicalResult ColumnEmitter::emitDecay(tile::DecayOp op) {
  RankedTensorType type = op.getResult().getType();
  int64_t size = type.getDimSize(0), half = op.getHalf();
  const Registers later = thread.registersOf(op.getLater());
  const Registers earlier = thread.registersOf(op.getEarlier());
  const Registers gate = thread.registersOf(op.getGate());
  Registers result(gate);
  unsigned columns = gate.size() / llvm::PowerOf2Ceil(size);
  auto times = [&](Value product, Value factor) {
    return product ? arith::MulFOp::create(b, product, factor).getResult() : factor;
  };
  for (unsigned column = 0; column < columns; ++column) {
    auto at = [&](int64_t row) { return registerOf(op.getResult(), row, column); };
    for (int64_t begin = 0; begin < size; begin += 2 * half) {
      int64_t middle = std::min(begin + half, size), end = std::min(begin + 2 * half, size);
      Value decay;
      for (int64_t row = middle; row-- > begin;) {
        result[at(row)] = decay ? times(earlier[at(row)], decay) : earlier[at(row)];
        decay = times(decay, gate[at(row)]);
      }
      decay = Value();
      for (int64_t row = middle; row < end; ++row) {
        Value with = times(decay, gate[at(row)]);
        Value taken = op.getStrict() ? decay : with;
        result[at(row)] = taken ? times(later[at(row)], taken) : later[at(row)];
        decay = with;
      }
    }
  }
  thread.set(op.getResult(), std::move(result));
  return success();
}

LogicalResult ColumnEmitter::emitRecurrence(tile::RecurrenceOp op) {
  int64_t n = op.getCarried(), m = op.getSources();
  auto type = cast<RankedTensorType>(op.getOperand(0).getType()); // there may be rates alone
  int64_t size = type.getDimSize(0);
  Type element = type.getElementType();
  auto number = [&](double value) -> Value {
    return arith::ConstantOp::create(b, b.getFloatAttr(element, value));
  };
  // The position of pair (row, column) in a list, if it is there.
  auto find = [](ArrayRef<int64_t> list, int64_t row, int64_t column) -> std::optional<unsigned> {
    for (size_t pair = 0; pair < list.size(); pair += 2) {
      if (list[pair] == row && list[pair + 1] == column) {
        return pair / 2;
      }
    }
    return std::nullopt;
  };
  // sum_j gate_ij[t] * last[j] of a column; null if there are no terms.
  auto combine = [&](int64_t i, int64_t t, unsigned column,
                     llvm::function_ref<Value(int64_t)> last) {
    Value sum;
    for (int64_t j = 0; j < n; ++j) {
      auto gate = find(op.getTransitions(), i, j);
      Value before = last(j);
      if (!gate || !before) {
        continue;
      }
      Value tile = op.getGates()[*gate];
      Value factor = thread.registersOf(tile)[registerOf(tile, t, column)];
      sum = sum ? LLVM::FMAOp::create(b, factor, before, sum).getResult()
                : arith::MulFOp::create(b, factor, before).getResult();
    }
    return sum;
  };
  // Coefficients of the starts: a number per token, or one per token and channel.
  for (int64_t j = 0; j < n; ++j) {
    unsigned registers = tile::layoutOf(op.getResult(j).getType()).numRegisters();
    SmallVector<Registers> results(n, Registers(registers, number(0)));
    for (unsigned column = 0; column < registers / llvm::PowerOf2Ceil(size); ++column) {
      SmallVector<Value> last(n);
      last[j] = number(1);
      for (int64_t t = 0; t < size; ++t) {
        SmallVector<Value> next(n);
        for (int64_t i = 0; i < n; ++i) {
          next[i] = combine(i, t, column, [&](int64_t from) { return last[from]; });
          if (next[i]) {
            results[i][registerOf(op.getResult(i * n + j), t, column)] = next[i];
          }
        }
        last = next;
      }
    }
    for (int64_t i = 0; i < n; ++i) {
      thread.set(op.getResult(i * n + j), std::move(results[i]));
    }
  }
  // Coefficients of the sources: token s is a column.
  for (int64_t l = 0; l < m; ++l) {
    Value example = op.getResult(n * n + l);
    auto square = cast<RankedTensorType>(example.getType());
    unsigned rows = llvm::PowerOf2Ceil(size);
    unsigned columns = tile::layoutOf(square).numRegisters() / rows;
    SmallVector<Registers> results(n, Registers(columns * rows, number(0)));
    for (unsigned column = 0; column < columns; ++column) {
      Value token = thread.coordinates(square, column * rows, /*clamp=*/false)[1];
      SmallVector<Value> last(n);
      for (int64_t t = 0; t < size; ++t) {
        SmallVector<Value> next(n);
        Value isOwn = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, token, thread.i32(t));
        for (int64_t i = 0; i < n; ++i) {
          next[i] = combine(i, t, 0, [&](int64_t from) { return last[from]; });
          if (auto rate = find(op.getInputs(), i, l)) {
            Value own = thread.registersOf(op.getRates()[*rate])[column];
            next[i] = arith::SelectOp::create(b, isOwn, own, next[i] ? next[i] : number(0));
          }
          if (next[i]) {
            // Selects zero above the diagonal: zero times a gate that is not finite would not be
            // zero.
            Value isAfter =
                arith::CmpIOp::create(b, arith::CmpIPredicate::sle, token, thread.i32(t));
            next[i] = arith::SelectOp::create(b, isAfter, next[i], number(0));
            results[i][column * rows + t] = next[i];
          }
        }
        last = next;
      }
    }
    for (int64_t i = 0; i < n; ++i) {
      thread.set(op.getResult(n * n + i * m + l), std::move(results[i]));
    }
  }
  return success();
}

//===- CarriedRows.cpp - Carried tensors, all tokens at once -------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of RowLifter that knows coefficients: what a carried tensor is before or
// after each token of a mini-batch, and after the last.
//
//===----------------------------------------------------------------------===//

#include "RowLifter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

//===----------------------------------------------------------------------===//
// Coefficient vectors: tensor<b>, null for all ones
//===----------------------------------------------------------------------===//

Value RowLifter::ones() {
  return createSplat(builder, loop.getLoc(), RankedTensorType::get({size}, element), 1);
}

Value RowLifter::vector(Coefficient coefficient) {
  if (coefficient.isOne()) {
    return Value();
  }
  Value &known = vectors[{coefficient.value.getAsOpaquePointer(), coefficient.scale}];
  if (!known) {
    auto type = RankedTensorType::get({size}, element);
    if (!coefficient.value) {
      return known = createSplat(builder, loop.getLoc(), type, coefficient.scale);
    }
    Value value = rows(coefficient.value);
    if (value && coefficient.scale != 1) {
      Value scale = createSplat(builder, value.getLoc(), type, coefficient.scale);
      value = arith::MulFOp::create(builder, value.getLoc(), value, scale);
    }
    known = value;
  }
  return known;
}

Value RowLifter::product(Value a, Value b) {
  return a && b ? arith::MulFOp::create(builder, a.getLoc(), a, b).getResult() : (a ? a : b);
}

Value RowLifter::before(Value rows, double first) {
  if (!rows) {
    rows = ones();
  }
  auto type = tensorType(rows);
  auto rowType = RankedTensorType::get(type.getShape().drop_front(), type.getElementType());
  Value row = createSplat(builder, loop.getLoc(), rowType, first);
  return ShiftRowsOp::create(builder, loop.getLoc(), rows, row);
}

Value RowLifter::scaleRows(Value rows, Value vector) {
  if (!vector) {
    return rows;
  }
  RankedTensorType type = tensorType(rows);
  SmallVector<int64_t> axes;
  for (int64_t axis = 1; axis < type.getRank(); ++axis) {
    axes.push_back(axis);
  }
  Value scale = BroadcastOp::create(builder, rows.getLoc(), type, vector, axes);
  return arith::MulFOp::create(builder, rows.getLoc(), rows, scale);
}

Value RowLifter::scaleBy(Value tensor, Value scalar) {
  return arith::MulFOp::create(builder, tensor.getLoc(), tensor,
                               broadcastTo(builder, tensor.getLoc(), scalar, tensorType(tensor)));
}

Value RowLifter::lastRow(Value rows) {
  Location loc = loop.getLoc();
  RankedTensorType type = tensorType(rows);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value index = arith::SubIOp::create(builder, loc, loop.getCount(), one);
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)), sizes;
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  offsets[0] = index;
  for (int64_t extent : type.getShape()) {
    sizes.push_back(builder.getIndexAttr(extent));
  }
  sizes[0] = builder.getIndexAttr(1);
  auto row = RankedTensorType::get(type.getShape().drop_front(), type.getElementType());
  return tensor::ExtractSliceOp::create(builder, loc, row, rows, offsets, sizes, strides);
}

//===----------------------------------------------------------------------===//
// What a carried tensor is made of
//===----------------------------------------------------------------------===//

/// The ttt.recurrence of one carried tensor (its row 0) and of what that reads. A
/// tensor from outside is carried along unchanged. States with the same gates get
/// equal ops, which CSE makes one.
const RowLifter::Recurrence &RowLifter::recurrenceOf(unsigned carried) {
  auto [known, isNew] = recurrences.try_emplace(carried);
  Recurrence &result = known->second;
  if (!isNew) {
    return result;
  }
  SmallVector<LinearForm> steps;
  llvm::DenseMap<unsigned, int64_t> rowOf;
  auto reach = [&](unsigned index) {
    if (rowOf.try_emplace(index, result.starts.size()).second) {
      result.starts.push_back(loop.getInits()[index]);
      steps.push_back(analysis.expanded(index));
    }
  };
  reach(carried);
  for (size_t next = 0; next < steps.size(); ++next) {
    LinearForm step = steps[next];
    for (auto &[value, coefficient] : step) {
      if (analysis.basis(value) == InnerLoop::Basis::Before) {
        reach(analysis.carriedIndex(value));
      }
    }
  }
  llvm::DenseMap<Value, int64_t> outside, sources;
  SmallVector<int64_t> transitions, inputs;
  SmallVector<Value> gates, rates;
  auto vectorOrOnes = [&](Coefficient c) { return c.isOne() ? ones() : vector(c); };
  for (auto [row, step] : llvm::enumerate(steps)) {
    for (auto &[value, coefficient] : step) {
      InnerLoop::Basis kind = analysis.basis(value);
      if (kind == InnerLoop::Basis::Own) {
        auto [it, isNew] = sources.try_emplace(value, result.sources.size());
        if (isNew) {
          result.sources.push_back(value);
        }
        llvm::append_values(inputs, int64_t(row), it->second);
        rates.push_back(vectorOrOnes(coefficient));
        continue;
      }
      int64_t column;
      if (kind == InnerLoop::Basis::Before) {
        column = rowOf.lookup(analysis.carriedIndex(value));
      } else {
        auto [it, isNew] = outside.try_emplace(value, result.starts.size());
        if (isNew) {
          result.starts.push_back(value);
        }
        column = it->second;
      }
      llvm::append_values(transitions, int64_t(row), column);
      gates.push_back(vectorOrOnes(coefficient));
    }
  }
  for (auto [value, column] : outside) {
    llvm::append_values(transitions, column, column);
    gates.push_back(ones());
  }
  if (why || llvm::is_contained(gates, Value()) || llvm::is_contained(rates, Value())) {
    return result;
  }
  int64_t n = result.starts.size(), m = result.sources.size();
  SmallVector<Type> types(n * n, RankedTensorType::get({size}, element));
  types.append(n * m, RankedTensorType::get({size, size}, element));
  result.op =
      RecurrenceOp::create(builder, loop.getLoc(), types, n, m, transitions, gates, inputs, rates);
  return result;
}

void RowLifter::addStart(Terms &terms, Value tensor, Value coefficient) {
  if (std::optional<double> splat = splatValue(tensor); splat && *splat == 0) {
    return;
  }
  for (StartTerm &term : terms.starts) {
    if (term.tensor == tensor) {
      Value a = term.coefficient ? term.coefficient : ones();
      Value b = coefficient ? coefficient : ones();
      term.coefficient = arith::AddFOp::create(builder, loop.getLoc(), a, b);
      return;
    }
  }
  terms.starts.push_back({tensor, coefficient});
}

void RowLifter::collectCarried(unsigned index, Value coefficient, bool isBefore, Terms &terms) {
  auto runningSum = [&](unsigned sum, Value row) {
    addStart(terms, loop.getInits()[sum], row);
    for (auto &[value, rate] : analysis.definition(sum)) {
      if (value != Value(loop.getCarriedArgs()[sum])) {
        terms.owns.push_back({value, row, vector(rate), Value(), isBefore});
      }
    }
  };
  switch (analysis.evolution(index)) {
  case Evolution::PrefixSum:
    return runningSum(index, coefficient);
  case Evolution::Direct:
    for (auto &[value, factor] : analysis.definition(index)) {
      Value row = vector(factor);
      row = product(coefficient, isBefore ? before(row, 0) : row);
      if (analysis.basis(value) == InnerLoop::Basis::After) {
        runningSum(analysis.carriedIndex(value), row);
      } else {
        addStart(terms, value, row);
      }
    }
    if (isBefore) {
      Value zeros = createSplat(builder, loop.getLoc(), RankedTensorType::get({size}, element), 0);
      addStart(terms, loop.getInits()[index], product(coefficient, before(zeros, 1)));
    }
    return;
  case Evolution::Recurrence:
    const Recurrence &recurrence = recurrenceOf(index);
    if (!recurrence.op) {
      return;
    }
    RecurrenceOp op = recurrence.op;
    for (auto [j, start] : llvm::enumerate(recurrence.starts)) {
      Value row = op.getStartCoefficient(0, j);
      addStart(terms, start, product(coefficient, isBefore ? before(row, j == 0) : row));
    }
    for (auto [l, source] : llvm::enumerate(recurrence.sources)) {
      Value dense = op.getSourceCoefficient(0, l);
      terms.owns.push_back(
          {source, coefficient, Value(), isBefore ? before(dense, 0) : dense, isBefore});
    }
  }
}

RowLifter::Terms RowLifter::collect(const LinearForm &form, Location loc) {
  Terms terms;
  for (auto &[value, coefficient] : form) {
    Value row = vector(coefficient);
    switch (analysis.basis(value)) {
    case InnerLoop::Basis::Outside:
      addStart(terms, value, row);
      break;
    case InnerLoop::Basis::Own:
      fail(loc, "a token's own gradient is read outside what the loop carries");
      break;
    case InnerLoop::Basis::After:
    case InnerLoop::Basis::Before:
      collectCarried(analysis.carriedIndex(value), row,
                     analysis.basis(value) == InnerLoop::Basis::Before, terms);
    }
  }
  return terms;
}

//===----------------------------------------------------------------------===//
// Using it
//===----------------------------------------------------------------------===//

/// The factors of a matrix term of one token: along the rows and the columns of
/// the state.
std::pair<Value, Value> RowLifter::factors(Value source) {
  auto outer = source.getDefiningOp<ContractOp>();
  if (!outer || !outer.isOuterProduct() || tensorType(source).getRank() != 2 ||
      tensorType(outer.getLhs()).getRank() != 1) {
    fail(source.getLoc(), "a token's term is no product of a column and a row");
    return {};
  }
  Value lhs = rows(outer.getLhs()), rhs = rows(outer.getRhs());
  return outer.lhsAxes()[0] == outer.resultAxes()[0] ? std::pair(lhs, rhs) : std::pair(rhs, lhs);
}

/// `column[s] * rows[s]`, nothing past the end of a ragged mini-batch. One value
/// per pair, shared by predictions and the state's update.
Value RowLifter::scaledColumns(Value rows, Value column) {
  Value &known = columns[{rows, column}];
  if (!known) {
    Location loc = rows.getLoc();
    known = column ? scaleRows(rows, ValidRowsOp::create(builder, loc, column, loop.getCount()))
                   : ValidRowsOp::create(builder, loc, rows, loop.getCount()).getResult();
  }
  return known;
}

RowLifter::Sum RowLifter::predict(ContractOp contract, Value state) {
  bool stateIsRhs = contract.getRhs() == state;
  Value X = rows(stateIsRhs ? contract.getLhs() : contract.getRhs());
  StringRef stateAxes = stateIsRhs ? contract.rhsAxes() : contract.lhsAxes();
  StringRef rowAxis = stateIsRhs ? contract.lhsAxes() : contract.rhsAxes();
  // `x @ S` sums over the state's rows, `x @ S^T` over its columns.
  bool overRows = rowAxis[0] == stateAxes[0];
  Sum sum;
  Terms terms = collect(analysis.formOfOperand(state), contract.getLoc());
  if (why || !X) {
    return sum;
  }
  for (const StartTerm &term : terms.starts) {
    Value product = ContractOp::create(builder, contract.getLoc(),
                                       overRows ? "ti,ij->tj" : "tj,ij->ti", X, term.tensor);
    add(sum, scaleRows(product, term.coefficient));
  }
  for (const OwnTerm &term : terms.owns) {
    auto [u, w] = factors(term.source);
    if (!u || !w) {
      return sum;
    }
    if (!overRows) {
      std::swap(u, w);
    }
    Value weights = ContractOp::create(builder, contract.getLoc(), "ti,si->ts", X, u);
    if (term.dense) {
      weights = arith::MulFOp::create(builder, contract.getLoc(), term.dense, weights);
    }
    add(sum, Triangle{weights, scaledColumns(w, term.column), term.row, term.strict});
  }
  return sum;
}

RowLifter::Sum RowLifter::carriedRow(Value value) {
  Sum sum;
  if (tensorType(value).getRank() != 1) {
    fail(value.getLoc(), "a carried matrix or scalar is used as a value of every token");
    return sum;
  }
  Terms terms = collect(analysis.formOfOperand(value), value.getLoc());
  if (why) {
    return sum;
  }
  for (const StartTerm &term : terms.starts) {
    add(sum, scaleRows(broadcastRows(term.tensor), term.coefficient));
  }
  for (const OwnTerm &term : terms.owns) {
    Value source = rows(term.source);
    if (!source) {
      return sum;
    }
    Value weights = term.dense;
    if (!weights) {
      weights =
          createSplat(builder, value.getLoc(), RankedTensorType::get({size, size}, element), 1);
    }
    add(sum, Triangle{weights, scaledColumns(source, term.column), term.row, term.strict});
  }
  if (!sum.base && sum.triangles.empty()) {
    add(sum,
        createSplat(builder, value.getLoc(),
                    RankedTensorType::get({size, tensorType(value).getDimSize(0)}, element), 0));
  }
  return sum;
}

Value RowLifter::last(unsigned index) {
  Location loc = loop.getLoc();
  Terms terms;
  collectCarried(index, Value(), /*before=*/false, terms);
  RankedTensorType type = tensorType(loop.getInits()[index]);
  Sum sum;
  for (const StartTerm &term : terms.starts) {
    add(sum, term.coefficient ? scaleBy(term.tensor, lastRow(term.coefficient)) : term.tensor);
  }
  for (const OwnTerm &term : terms.owns) {
    auto [u, w] =
        type.getRank() == 2 ? factors(term.source) : std::pair(Value(), rows(term.source));
    if (!w) {
      return Value();
    }
    Value column = scaledColumns(w, term.column);
    if (term.dense) {
      column = scaleRows(column, lastRow(term.dense));
    }
    // The reading token's factor scales b rows here, not the whole state.
    if (term.row) {
      column = scaleBy(column, lastRow(term.row));
    }
    Value change =
        type.getRank() == 2
            ? ContractOp::create(builder, loc, "ti,tj->ij", u, column).getResult()
            : ReduceSumOp::create(builder, loc, column, ArrayRef<int64_t>{0}).getResult();
    add(sum, change);
  }
  return sum.base ? sum.base : createSplat(builder, loc, type, 0);
}

//===- CarriedRows.cpp - Carried tensors, all tokens at once -------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of RowLifter that uses coefficients (Coefficients.cpp): predictions with a
// carried matrix, carried rows as values, and what is carried after the last token.
//
//===----------------------------------------------------------------------===//

#include "RowLifter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

Value RowLifter::scaleRows(Value rows, Value vector) {
  if (!vector) {
    return rows;
  }
  RankedTensorType type = tensorType(rows);
  auto axes = llvm::to_vector(llvm::seq<int64_t>(tensorType(vector).getRank(), type.getRank()));
  Value scale =
      axes.empty() ? vector : BroadcastOp::create(builder, rows.getLoc(), type, vector, axes);
  return arith::MulFOp::create(builder, rows.getLoc(), rows, scale);
}

/// A tensor times one token's factor: a number, or a vector along an axis.
Value RowLifter::scaleAlong(Value tensor, Factor factor) {
  RankedTensorType type = tensorType(tensor);
  Value scale = factor.rows;
  if (!factor.axis || type.getRank() == 1) {
    scale = broadcastTo(builder, tensor.getLoc(), scale, type);
  } else {
    scale = BroadcastOp::create(builder, tensor.getLoc(), type, scale,
                                ArrayRef<int64_t>{1 - int64_t(*factor.axis)});
  }
  return arith::MulFOp::create(builder, tensor.getLoc(), tensor, scale);
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

/// The factors of a matrix term of one token: along the rows and the columns of
/// the state.
std::pair<Value, Value> RowLifter::outerFactors(Value source) {
  auto outer = source.getDefiningOp<ContractOp>();
  if (!outer || !outer.isOuterProduct() || tensorType(source).getRank() != 2 ||
      tensorType(outer.getLhs()).getRank() != 1) {
    fail(source.getLoc(), "what a token adds to a matrix state is no `outer(x, y)`");
    return {};
  }
  bool isColumn = outer.lhsAxes()[0] == outer.resultAxes()[0];
  return isColumn ? std::pair(outer.getLhs(), outer.getRhs())
                  : std::pair(outer.getRhs(), outer.getLhs());
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

/// The rows one token's term adds to `X @ S` (`overRows`) or `X @ S^T`.
void RowLifter::addPredicted(Sum &sum, const OwnTerm &term, Value prediction, Value X,
                             bool overRows) {
  auto [column, row] = outerFactors(term.source);
  if (!column) {
    return;
  }
  Location loc = X.getLoc();
  Value summed = overRows ? column : row, kept = overRows ? row : column;
  if (isUnsolved(summed)) {
    fail(term.source.getLoc(), "an update multiplies two rows that both read the state it "
                               "updates");
    return;
  }
  bool isUnknown = isUnsolved(kept);
  Value w = isUnknown ? Value() : rows(kept), u = rows(summed);
  if (!u || (!w && !isUnknown)) {
    return;
  }
  bool isWide = term.dense.axis.has_value();
  bool sumsGate = isWide && *term.dense.axis == (overRows ? 0 : 1);
  Value weights;
  if (term.gate) {
    Value read = term.reader ? product(X, term.reader) : X;
    auto square = RankedTensorType::get({size, size}, element);
    weights = DecayedProductsOp::create(builder, loc, square, read, u, term.gate, term.strict);
  } else if (sumsGate) {
    // Each channel of the sum has its own coefficient.
    Value wide =
        BroadcastOp::create(builder, loc, tensorType(term.dense.rows), u, ArrayRef<int64_t>{0});
    Value gated = arith::MulFOp::create(builder, loc, term.dense.rows, wide);
    weights = ContractOp::create(builder, loc, "ti,tsi->ts", X, gated);
  } else {
    weights = ContractOp::create(builder, loc, "ti,si->ts", X, u);
    if (term.dense.rows && !isWide) {
      weights = arith::MulFOp::create(builder, loc, term.dense.rows, weights);
    }
  }
  if (isUnknown) {
    if (isWide && !sumsGate) {
      fail(term.source.getLoc(),
           "an update that reads the state it updates scales it along the axis "
           "that it writes");
      return;
    }
    return couple(term, prediction, kept, weights);
  }
  if (isWide && !sumsGate) {
    // Selections, not products: what later tokens hold may be non-finite.
    Value wide = BroadcastOp::create(builder, loc, tensorType(term.dense.rows),
                                     scaledColumns(w, term.column), ArrayRef<int64_t>{0});
    Value gated = arith::MulFOp::create(builder, loc, term.dense.rows, wide);
    gated = TrilOp::create(builder, loc, gated, term.strict);
    weights = TrilOp::create(builder, loc, scaleRows(weights, term.row), term.strict);
    return add(sum, ContractOp::create(builder, loc, "ts,tsj->tj", weights, gated));
  }
  add(sum, Triangle{weights, scaledColumns(w, term.column), term.row, term.strict});
}

RowLifter::Sum RowLifter::predict(ContractOp contract, Value state) {
  bool stateIsRhs = contract.getRhs() == state;
  Value X = rows(stateIsRhs ? contract.getLhs() : contract.getRhs());
  StringRef stateAxes = stateIsRhs ? contract.rhsAxes() : contract.lhsAxes();
  StringRef rowAxis = stateIsRhs ? contract.lhsAxes() : contract.rhsAxes();
  // `x @ S` sums over the state's rows, `x @ S^T` over its columns.
  bool overRows = rowAxis[0] == stateAxes[0];
  Sum sum;
  Terms terms = collect(analysis.formOfOperand(state), overRows ? 0 : 1);
  if (why || !X) {
    return sum;
  }
  for (const StartTerm &term : terms.starts) {
    const Factor &factor = term.coefficient;
    bool sumsGate = factor.axis && *factor.axis == (overRows ? 0 : 1);
    Value product =
        ContractOp::create(builder, contract.getLoc(), overRows ? "ti,ij->tj" : "tj,ij->ti",
                           sumsGate ? scaleRows(X, factor.rows) : X, term.tensor);
    add(sum, sumsGate ? product : scaleRows(product, factor.rows));
  }
  for (const OwnTerm &term : terms.owns) {
    addPredicted(sum, term, contract.getResult(), X, overRows);
  }
  addZeros(sum, contract.getResult());
  return sum;
}

RowLifter::Sum RowLifter::carriedRow(Value value) {
  Sum sum;
  Location loc = value.getLoc();
  if (tensorType(value).getRank() != 1) {
    fail(loc, tensorType(value).getRank() == 0
                  ? "a state or a running sum that is one number is read: only rows and matrices "
                    "have a dual form"
                  : "a matrix state is read whole by every token: only products with a row, "
                    "`x @ S`, have a dual form");
    return sum;
  }
  Terms terms = collect(analysis.formOfOperand(value), std::nullopt);
  if (why) {
    return sum;
  }
  for (const StartTerm &term : terms.starts) {
    add(sum, scaleRows(broadcastRows(term.tensor), term.coefficient.rows));
  }
  for (const OwnTerm &term : terms.owns) {
    bool isWide = term.dense.axis.has_value();
    Value weights = term.dense.rows;
    if (!weights) {
      weights = createSplat(builder, loc, RankedTensorType::get({size, size}, element), 1);
    }
    if (isUnsolved(term.source)) {
      if (isWide) {
        fail(loc, "an update that reads the state it updates scales it along the axis "
                  "that it writes");
        return sum;
      }
      couple(term, value, term.source, weights);
      continue;
    }
    Value source = rows(term.source);
    if (!source) {
      return sum;
    }
    Value column = scaledColumns(source, term.column);
    if (isWide) {
      Value wide =
          BroadcastOp::create(builder, loc, tensorType(weights), column, ArrayRef<int64_t>{0});
      Value gated = arith::MulFOp::create(builder, loc, weights, wide);
      gated = TrilOp::create(builder, loc, gated, term.strict);
      Value total = ReduceSumOp::create(builder, loc, gated, ArrayRef<int64_t>{1});
      add(sum, scaleRows(total, term.row));
    } else {
      add(sum, Triangle{weights, column, term.row, term.strict});
    }
  }
  addZeros(sum, value);
  return sum;
}

/// A sum without terms is zero: of a state that starts at zero and has not changed.
void RowLifter::addZeros(Sum &sum, Value value) {
  if (!sum.base && sum.triangles.empty() && !why) {
    auto type = RankedTensorType::get({size, tensorType(value).getDimSize(0)}, element);
    add(sum, createSplat(builder, value.getLoc(), type, 0));
  }
}

/// What a token's term adds to a carried tensor of this type, over the mini-batch.
Value RowLifter::lastChange(const OwnTerm &term, RankedTensorType type,
                            std::optional<unsigned> decayAxis) {
  Location loc = loop.getLoc();
  Value u, w;
  if (type.getRank() == 2) {
    auto [column, row] = outerFactors(term.source);
    u = column ? rows(column) : Value();
    w = row ? rows(row) : Value();
  } else {
    w = rows(term.source);
  }
  if (!w || (type.getRank() == 2 && !u)) {
    return Value();
  }
  Value column = scaledColumns(w, term.column);
  if (term.gate) {
    bool scalesRows = *decayAxis == 0;
    Value &decayed = scalesRows ? u : column;
    decayed = DecayedRowsOp::create(builder, loc, decayed, term.gate, loop.getCount());
  } else if (term.dense.rows) {
    Value last = lastRow(term.dense.rows);
    bool scalesRows = type.getRank() == 2 && term.dense.axis && *term.dense.axis == 0;
    (scalesRows ? u : column) = scaleRows(scalesRows ? u : column, last);
  }
  // The reading token's factor scales b rows here, not the whole state.
  if (term.row) {
    column = scaleAlong(column, {lastRow(term.row), std::nullopt});
  }
  return type.getRank() == 2
             ? ContractOp::create(builder, loc, "ti,tj->ij", u, column).getResult()
             : ReduceSumOp::create(builder, loc, column, ArrayRef<int64_t>{0}).getResult();
}

Value RowLifter::last(unsigned index) {
  Terms terms;
  std::optional<unsigned> decayAxis;
  if (std::optional<Decay> decay = decayOf(index)) {
    decayAxis = decay->axis;
    collectDecayed(index, *decay, Coefficient(), /*isBefore=*/false, terms);
  } else {
    collectCarried(index, Value(), /*isBefore=*/false, terms);
  }
  RankedTensorType type = tensorType(loop.getInits()[index]);
  Sum sum;
  if (why) {
    return Value();
  }
  for (const StartTerm &term : terms.starts) {
    Factor factor = term.coefficient;
    if (factor.rows) {
      factor.rows = lastRow(factor.rows);
    }
    add(sum, factor.rows ? scaleAlong(term.tensor, factor) : term.tensor);
  }
  for (const OwnTerm &term : terms.owns) {
    Value change = lastChange(term, type, decayAxis);
    if (!change) {
      return Value();
    }
    add(sum, change);
  }
  return sum.base ? sum.base : createSplat(builder, loop.getLoc(), type, 0);
}

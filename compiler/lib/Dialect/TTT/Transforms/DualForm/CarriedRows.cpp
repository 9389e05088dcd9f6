//===- CarriedRows.cpp - Carried tensors in matrix form ------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CarriedRows.h.
//
//===----------------------------------------------------------------------===//

#include "CarriedRows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Fails unless a token's term of a matrix is given by its factors.
bool CarriedRows::checkOuterProduct(const BasisTensor &source) {
  if (!source.isOuterProduct()) {
    lifting.fail(source.getLoc(), "what a token adds to a matrix state is no `outer(x, y)`");
  }
  return source.isOuterProduct();
}

/// `column[s] * rows[s]`, zero past the end of a ragged mini-batch. Memoized, so that
/// predictions and the state's update share one value.
Value CarriedRows::scaledColumns(Value rows, Value column) {
  Value &known = columns[{rows, column}];
  if (!known) {
    Location loc = rows.getLoc();
    known =
        column
            ? lifting.scaleRows(
                  rows, ValidRowsOp::create(lifting.builder, loc, column, lifting.loop.getCount()))
            : ValidRowsOp::create(lifting.builder, loc, rows, lifting.loop.getCount()).getResult();
  }
  return known;
}

/// Adds the contribution of a token's own term to `X @ S` (`overRows`) or `X @ S^T`.
void CarriedRows::addPredicted(RowSum &sum, const OwnTerm &term, Value prediction, Value X,
                               bool overRows) {
  if (!checkOuterProduct(term.source)) {
    return;
  }
  Location loc = X.getLoc();
  ScaledRow summed = term.source.column, kept = term.source.row;
  if (!overRows) {
    std::swap(summed, kept);
  }
  if (unknowns.isUnsolved(summed)) {
    lifting.fail(term.source.getLoc(), "an update multiplies two rows that both read the state it "
                                       "updates");
    return;
  }
  bool isUnknown = unknowns.isUnsolved(kept);
  Value w = isUnknown ? Value() : lifter.rows(kept), u = lifter.rows(summed);
  if (!u || (!w && !isUnknown)) {
    return;
  }
  bool isWide = term.dense.axis.has_value();
  bool sumsGate = isWide && *term.dense.axis == (overRows ? 0 : 1);
  Value weights;
  if (term.gate) {
    Value read = term.reader ? lifting.product(X, term.reader) : X;
    auto square = RankedTensorType::get({lifting.size, lifting.size}, lifting.element);
    weights =
        DecayedProductsOp::create(lifting.builder, loc, square, read, u, term.gate, term.strict);
  } else if (sumsGate) {
    // The coefficient varies along the summed axis.
    Value wide = BroadcastOp::create(lifting.builder, loc, tensorType(term.dense.rows), u,
                                     ArrayRef<int64_t>{0});
    Value gated = arith::MulFOp::create(lifting.builder, loc, term.dense.rows, wide);
    weights = ContractOp::create(lifting.builder, loc, "ti,tsi->ts", X, gated);
  } else {
    weights = ContractOp::create(lifting.builder, loc, "ti,si->ts", X, u);
    if (term.dense.rows && !isWide) {
      weights = arith::MulFOp::create(lifting.builder, loc, term.dense.rows, weights);
    }
  }
  if (isUnknown) {
    if (isWide && !sumsGate) {
      lifting.fail(term.source.getLoc(),
                   "an update that reads the state it updates scales it along the axis "
                   "that it writes");
      return;
    }
    return unknowns.couple(term, prediction, kept, weights);
  }
  if (isWide && !sumsGate) {
    // ttt.tril selects and does not multiply: elements of later tokens may be non-finite.
    Value wide = BroadcastOp::create(lifting.builder, loc, tensorType(term.dense.rows),
                                     scaledColumns(w, term.column), ArrayRef<int64_t>{0});
    Value gated = arith::MulFOp::create(lifting.builder, loc, term.dense.rows, wide);
    gated = TrilOp::create(lifting.builder, loc, gated, term.strict);
    weights =
        TrilOp::create(lifting.builder, loc, lifting.scaleRows(weights, term.row), term.strict);
    return sum.add(lifting, ContractOp::create(lifting.builder, loc, "ts,tsj->tj", weights, gated));
  }
  sum.add(lifting, Triangle{weights, scaledColumns(w, term.column), term.row, term.strict});
}

RowSum CarriedRows::predict(ContractOp contract, Value state) {
  bool stateIsRhs = contract.getRhs() == state;
  Value X = lifter.rows(stateIsRhs ? contract.getLhs() : contract.getRhs());
  StringRef stateAxes = stateIsRhs ? contract.rhsAxes() : contract.lhsAxes();
  StringRef rowAxis = stateIsRhs ? contract.lhsAxes() : contract.rhsAxes();
  // `x @ S` sums over the state's rows, `x @ S^T` over its columns.
  bool overRows = rowAxis[0] == stateAxes[0];
  RowSum sum;
  Terms terms = coefficients.termsOf(lifting.analysis.formOfOperand(state), overRows ? 0 : 1);
  if (lifting.why || !X) {
    return sum;
  }
  for (const StartTerm &term : terms.starts) {
    const Factor &factor = term.coefficient;
    bool sumsGate = factor.axis && *factor.axis == (overRows ? 0 : 1);
    Value product =
        ContractOp::create(lifting.builder, contract.getLoc(), overRows ? "ti,ij->tj" : "tj,ij->ti",
                           sumsGate ? lifting.scaleRows(X, factor.rows) : X, term.tensor);
    sum.add(lifting, sumsGate ? product : lifting.scaleRows(product, factor.rows));
  }
  for (const OwnTerm &term : terms.owns) {
    addPredicted(sum, term, contract.getResult(), X, overRows);
  }
  addZeros(sum, contract.getResult());
  return sum;
}

RowSum CarriedRows::carriedRow(Value value) {
  RowSum sum;
  Location loc = value.getLoc();
  if (tensorType(value).getRank() != 1) {
    lifting.fail(
        loc, tensorType(value).getRank() == 0
                 ? "a state or a running sum that is one number is read: only rows and matrices "
                   "have a dual form"
                 : "a matrix state is read whole by every token: only products with a row, "
                   "`x @ S`, have a dual form");
    return sum;
  }
  Terms terms = coefficients.termsOf(lifting.analysis.formOfOperand(value), std::nullopt);
  if (lifting.why) {
    return sum;
  }
  for (const StartTerm &term : terms.starts) {
    sum.add(lifting, lifting.scaleRows(lifting.broadcastRows(term.tensor), term.coefficient.rows));
  }
  for (const OwnTerm &term : terms.owns) {
    bool isWide = term.dense.axis.has_value();
    Value weights = term.dense.rows;
    if (!weights) {
      weights =
          createSplat(lifting.builder, loc,
                      RankedTensorType::get({lifting.size, lifting.size}, lifting.element), 1);
    }
    if (unknowns.isUnsolved(term.source.row)) {
      if (isWide) {
        lifting.fail(loc, "an update that reads the state it updates scales it along the axis "
                          "that it writes");
        return sum;
      }
      unknowns.couple(term, value, term.source.row, weights);
      continue;
    }
    Value source = lifter.rows(term.source.row);
    if (!source) {
      return sum;
    }
    Value column = scaledColumns(source, term.column);
    if (isWide) {
      Value wide = BroadcastOp::create(lifting.builder, loc, tensorType(weights), column,
                                       ArrayRef<int64_t>{0});
      Value gated = arith::MulFOp::create(lifting.builder, loc, weights, wide);
      gated = TrilOp::create(lifting.builder, loc, gated, term.strict);
      Value total = ReduceSumOp::create(lifting.builder, loc, gated, ArrayRef<int64_t>{1});
      sum.add(lifting, lifting.scaleRows(total, term.row));
    } else {
      sum.add(lifting, Triangle{weights, column, term.row, term.strict});
    }
  }
  addZeros(sum, value);
  return sum;
}

/// A sum without terms is zero, for a state that starts at zero and has not changed.
void CarriedRows::addZeros(RowSum &sum, Value value) {
  if (!sum.base && sum.triangles.empty() && !lifting.why) {
    auto type =
        RankedTensorType::get({lifting.size, tensorType(value).getDimSize(0)}, lifting.element);
    sum.add(lifting, createSplat(lifting.builder, value.getLoc(), type, 0));
  }
}

/// The change of a carried tensor of this type over the mini-batch by the tokens' own term `term`.
Value CarriedRows::lastChange(const OwnTerm &term, RankedTensorType type,
                              std::optional<unsigned> decayAxis) {
  Location loc = lifting.loop.getLoc();
  bool isMatrix = type.getRank() == 2;
  if (isMatrix && !checkOuterProduct(term.source)) {
    return Value();
  }
  Value u = isMatrix ? lifter.rows(term.source.column) : Value();
  Value w = term.source.value ? lifter.rows(term.source.value) : lifter.rows(term.source.row);
  if (!w || (isMatrix && !u)) {
    return Value();
  }
  Value column = scaledColumns(w, term.column);
  if (term.gate) {
    bool scalesRows = *decayAxis == 0;
    Value &decayed = scalesRows ? u : column;
    decayed =
        DecayedRowsOp::create(lifting.builder, loc, decayed, term.gate, lifting.loop.getCount());
  } else if (term.dense.rows) {
    Value last = lifting.lastRow(term.dense.rows);
    bool scalesRows = isMatrix && term.dense.axis && *term.dense.axis == 0;
    (scalesRows ? u : column) = lifting.scaleRows(scalesRows ? u : column, last);
  }
  // The factor of the reading token scales b rows here instead of the whole state.
  if (term.row) {
    column = lifting.scaleAlong(column, {lifting.lastRow(term.row), std::nullopt});
  }
  return isMatrix
             ? ContractOp::create(lifting.builder, loc, "ti,tj->ij", u, column).getResult()
             : ReduceSumOp::create(lifting.builder, loc, column, ArrayRef<int64_t>{0}).getResult();
}

Value CarriedRows::last(unsigned index) {
  std::optional<unsigned> decayAxis;
  Terms terms = coefficients.termsAfter(index, decayAxis);
  RankedTensorType type = tensorType(lifting.loop.getInits()[index]);
  RowSum sum;
  if (lifting.why) {
    return Value();
  }
  for (const StartTerm &term : terms.starts) {
    Factor factor = term.coefficient;
    if (factor.rows) {
      factor.rows = lifting.lastRow(factor.rows);
    }
    sum.add(lifting, factor.rows ? lifting.scaleAlong(term.tensor, factor) : term.tensor);
  }
  for (const OwnTerm &term : terms.owns) {
    Value change = lastChange(term, type, decayAxis);
    if (!change) {
      return Value();
    }
    sum.add(lifting, change);
  }
  return sum.base ? sum.base : createSplat(lifting.builder, lifting.loop.getLoc(), type, 0);
}

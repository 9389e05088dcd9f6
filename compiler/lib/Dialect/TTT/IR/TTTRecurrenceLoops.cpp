//===- TTTRecurrenceLoops.cpp - Recurrences as loops over tokens ---------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implementations of RecurrenceOpInterface. Recurrences have no derivative rules, but the loops
// that they expand to can be differentiated.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;

/// The number of valid tokens. Padding tokens must be excluded, because gates above 1 may overflow
/// there, and zero times infinity is not zero.
static Value countOf(OpBuilder &builder, Operation *op, int64_t size) {
  auto every = dyn_cast<EveryOp>(op->getParentOp());
  return every ? Value(every.getCount())
               : arith::ConstantIndexOp::create(builder, op->getLoc(), size).getResult();
}

/// The identity matrix: row t is 1 at t, 0 elsewhere. A large one is computed, not stored.
static Value unitRows(OpBuilder &builder, RankedTensorType square) {
  constexpr int64_t mostStored = 256;
  int64_t size = square.getDimSize(0);
  auto element = cast<FloatType>(square.getElementType());
  if (size > mostStored) {
    Location loc = builder.getUnknownLoc();
    Value ones = arith::ConstantOp::create(
        builder, loc, square, DenseElementsAttr::get(square, builder.getFloatAttr(element, 1)));
    return arith::SubFOp::create(builder, loc, TrilOp::create(builder, loc, ones, /*strict=*/false),
                                 TrilOp::create(builder, loc, ones, /*strict=*/true));
  }
  SmallVector<Attribute> identity;
  for (int64_t i = 0; i < size * size; ++i) {
    identity.push_back(builder.getFloatAttr(element, i % (size + 1) == 0));
  }
  return arith::ConstantOp::create(builder, builder.getUnknownLoc(), square,
                                   DenseElementsAttr::get(square, identity));
}

/// The loop computes A_i <- sum M_ij A_j and L_il <- sum M_ij L_jl + N_il e_t for each token t,
/// with e_t row t of the identity.
void RecurrenceOp::expandToLoop() {
  RecurrenceOp op = *this;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  int64_t n = op.getCarried(), m = op.getSources();
  // `vector`: a token's coefficients of all tokens of a source; `scalar`: its coefficient of a
  // start.
  RankedTensorType vector = tensorType(op.getOperand(0));
  int64_t size = vector.getDimSize(0);
  auto scalar = RankedTensorType::get(vector.getShape().drop_front(), vector.getElementType());
  auto unitType = RankedTensorType::get({size}, vector.getElementType());
  auto matrix = RankedTensorType::get({size, size}, vector.getElementType());
  Value units = unitRows(builder, matrix);
  SmallVector<Value> tokens(op.getOperands()), inits;
  tokens.push_back(units);
  for (int64_t i = 0; i < n * n; ++i) {
    inits.push_back(createSplat(builder, loc, scalar, i % (n + 1) == 0));
  }
  for (int64_t i = 0; i < n * m; ++i) {
    inits.push_back(createSplat(builder, loc, vector, 0));
  }
  SmallVector<Type> types(ValueRange(inits).getTypes());
  llvm::append_range(types, op.getResultTypes());
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value count = countOf(builder, op, size);
  auto loop = EachTokenOp::create(builder, loc, types, zero, count, tokens, inits);
  Block *body = builder.createBlock(&loop.getBody());
  body->addArgument(builder.getIndexType(), loc);
  for (size_t i = 0; i + 1 < tokens.size(); ++i) {
    body->addArgument(scalar, loc);
  }
  body->addArgument(unitType, loc);
  for (Value init : inits) {
    body->addArgument(init.getType(), loc);
  }
  ValueRange gates = body->getArguments().slice(1, op.getGates().size());
  ValueRange rates = body->getArguments().slice(1 + gates.size(), op.getRates().size());
  Value unit = loop.getTokenArgs().back();
  auto last = [&](int64_t i) -> Value { return loop.getCarriedArgs()[i]; };
  auto scaled = [&](Value gate, Value value) -> Value {
    Value factor = broadcastTo(builder, loc, gate, tensorType(value));
    return arith::MulFOp::create(builder, loc, factor, value);
  };
  /// The rate at the token's own position, zero elsewhere.
  auto ownColumn = [&](Value rate) -> Value {
    auto axes = llvm::to_vector(llvm::seq<int64_t>(1, vector.getRank()));
    Value wide = axes.empty() ? unit : BroadcastOp::create(builder, loc, vector, unit, axes);
    return scaled(rate, wide);
  };
  auto sum = [&](ArrayRef<Value> terms, RankedTensorType type) {
    Value total = terms.empty() ? createSplat(builder, loc, type, 0) : terms[0];
    for (Value term : terms.drop_front(terms.empty() ? 0 : 1)) {
      total = arith::AddFOp::create(builder, loc, total, term);
    }
    return total;
  };
  SmallVector<Value> next;
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      SmallVector<Value> terms;
      for (auto [p, gate] : llvm::enumerate(gates)) {
        if (op.getTransitions()[2 * p] == i) {
          terms.push_back(scaled(gate, last(op.getTransitions()[2 * p + 1] * n + j)));
        }
      }
      next.push_back(sum(terms, scalar));
    }
  }
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t l = 0; l < m; ++l) {
      SmallVector<Value> terms;
      for (auto [p, gate] : llvm::enumerate(gates)) {
        if (op.getTransitions()[2 * p] == i) {
          terms.push_back(scaled(gate, last(n * n + op.getTransitions()[2 * p + 1] * m + l)));
        }
      }
      for (auto [p, rate] : llvm::enumerate(rates)) {
        if (op.getInputs()[2 * p] == i && op.getInputs()[2 * p + 1] == l) {
          terms.push_back(ownColumn(rate));
        }
      }
      next.push_back(sum(terms, vector));
    }
  }
  SmallVector<Value> yielded(next);
  llvm::append_range(yielded, next);
  YieldOp::create(builder, loc, yielded);
  builder.setInsertionPoint(op);
  SmallVector<Value> rows(loop.getRowResults());
  for (Value &value : rows) {
    value = PadRowsOp::create(builder, loc, value, count);
  }
  op.replaceAllUsesWith(rows);
  op.erase();
}

/// The loop carries the decayed columns of the tokens so far.
void DecayedProductsOp::expandToLoop() {
  DecayedProductsOp op = *this;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  RankedTensorType wide = tensorType(op.getRows()), square = tensorType(op.getResult());
  int64_t size = wide.getDimSize(0);
  auto row = RankedTensorType::get({wide.getDimSize(1)}, wide.getElementType());
  auto unit = RankedTensorType::get({size}, wide.getElementType());
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value none = createSplat(builder, loc, wide, 0);
  Value count = countOf(builder, op, size);
  SmallVector<Value> tokens{op.getRows(), op.getColumns(), op.getGate(), unitRows(builder, square)};
  auto loop = EachTokenOp::create(builder, loc, TypeRange{wide, square}, zero, count, tokens,
                                  ValueRange{none});
  Block *body = builder.createBlock(&loop.getBody());
  body->addArgument(builder.getIndexType(), loc);
  body->addArguments({row, row, row, unit, wide}, SmallVector<Location>(5, loc));
  Value last = body->getArgument(5);
  Value gate = broadcastTo(builder, loc, body->getArgument(3), wide);
  Value kept = arith::MulFOp::create(builder, loc, gate, last);
  Value own =
      ContractOp::create(builder, loc, "s,i->si", body->getArgument(4), body->getArgument(2));
  Value next = arith::AddFOp::create(builder, loc, kept, own);
  Value weights = ContractOp::create(builder, loc, "i,si->s", body->getArgument(1),
                                     op.getStrict() ? last : next);
  YieldOp::create(builder, loc, ValueRange{next, weights});
  builder.setInsertionPoint(op);
  Value result = PadRowsOp::create(builder, loc, loop.getResult(1), count);
  op.replaceAllUsesWith(result);
  op.erase();
}

/// The loop runs from the last token to the first and carries the product of the later gates.
void DecayedRowsOp::expandToLoop() {
  DecayedRowsOp op = *this;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  RankedTensorType wide = tensorType(op.getRows());
  auto row = RankedTensorType::get({wide.getDimSize(1)}, wide.getElementType());
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value ones = createSplat(builder, loc, row, 1);
  auto loop = EachTokenOp::create(builder, loc, TypeRange{row, wide}, zero, op.getCount(),
                                  ValueRange{op.getRows(), op.getGate()}, ValueRange{ones}, true);
  Block *body = builder.createBlock(&loop.getBody());
  body->addArgument(builder.getIndexType(), loc);
  body->addArguments({row, row, row}, SmallVector<Location>(3, loc));
  Value after = body->getArgument(3);
  Value decayed = arith::MulFOp::create(builder, loc, body->getArgument(1), after);
  Value next = arith::MulFOp::create(builder, loc, body->getArgument(2), after);
  YieldOp::create(builder, loc, ValueRange{next, decayed});
  builder.setInsertionPoint(op);
  Value result = ValidRowsOp::create(builder, loc, loop.getResult(1), op.getCount());
  op.replaceAllUsesWith(result);
  op.erase();
}

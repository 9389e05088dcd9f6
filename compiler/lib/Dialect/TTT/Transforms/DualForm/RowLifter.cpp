//===- RowLifter.cpp - From one token to the rows of a mini-batch --------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lifting of ops: a value that does not depend on tokens keeps its type (uniform), any
// other gets a leading row axis. Sums keep their triangles separate until a user needs
// the value, so that triangles with the same rows are merged into one product.
//
//===----------------------------------------------------------------------===//

#include "RowLifter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

RowLifter::RowLifter(EachTokenOp loop, InnerLoop &analysis, OpBuilder &builder,
                     std::optional<size_t> mostCoupled)
    : lifting(loop, analysis, builder, mostCoupled), coefficients(lifting, *this),
      unknowns(lifting, *this, coefficients, known),
      carried(lifting, *this, coefficients, unknowns) {
  for (auto [argument, stream] : llvm::zip(loop.getTokenArgs(), loop.getTokens())) {
    known.rows[argument] = stream;
  }
}

Value RowLifter::rows(Value value) {
  Value result = lift(value);
  return result && isUniform(result) ? lifting.broadcastRows(result) : result;
}

Value RowLifter::lift(Value value) {
  if (Value found = known.rows.lookup(value)) {
    return found;
  }
  if (value.getParentRegion() != &lifting.loop.getBody()) {
    known.uniform.insert(value);
    return known.rows[value] = value;
  }
  Value result = liftSum(value).value(lifting);
  return known.rows[value] = result;
}

Value RowLifter::rows(const ScaledRow &row) {
  if (!row.along) {
    return rows(row.row);
  }
  if (Value found = known.scaled.lookup(row)) {
    return found;
  }
  Value lifted = rows(row.row), along = lifted ? rows(*row.along) : Value();
  return along ? known.scaled[row] = lifting.product(lifted, along) : along;
}

Value RowLifter::rows(const TokenExpr &expr) {
  Value result = lift(expr);
  return result && isUniform(result) ? lifting.broadcastRows(result) : result;
}

Value RowLifter::lift(const TokenExpr &expr) {
  if (expr.kind == TokenExpr::Kind::Value) {
    return lift(expr.value);
  }
  if (Value found = known.expressions.lookup(&expr)) {
    return found;
  }
  SmallVector<Value> operands;
  for (const TokenExpr *operand : {expr.lhs, expr.rhs}) {
    if (operand) {
      operands.push_back(lift(*operand));
      if (!operands.back()) {
        return Value();
      }
    }
  }
  bool allUniform = llvm::all_of(operands, [&](Value operand) { return isUniform(operand); });
  if (!allUniform) {
    for (Value &operand : operands) {
      operand = isUniform(operand) ? lifting.broadcastRows(operand) : operand;
    }
  }
  Value result = liftExpr(expr, operands);
  if (allUniform) {
    known.uniform.insert(result);
  }
  return known.expressions[&expr] = result;
}

/// An expression of lifted operands, which all have a row axis or none.
Value RowLifter::liftExpr(const TokenExpr &expr, ArrayRef<Value> operands) {
  OpBuilder &b = lifting.builder;
  // Broadcasts add an axis behind those of the operand.
  RankedTensorType type = expr.type;
  if (!operands.empty() && tensorType(operands[0]).getRank() > expr.lhs->type.getRank()) {
    type = LiftedOperands{operands, {}, lifting.size}.withRows(expr.type);
  }
  switch (expr.kind) {
  case TokenExpr::Kind::Value:
    llvm_unreachable("values are lifted as values");
  case TokenExpr::Kind::Number:
    return createSplat(b, expr.loc, type, expr.number);
  case TokenExpr::Kind::Broadcast:
    return BroadcastOp::create(b, expr.loc, type, operands[0],
                               ArrayRef<int64_t>{tensorType(operands[0]).getRank()});
  case TokenExpr::Kind::Product:
    return arith::MulFOp::create(b, expr.loc, operands[0], operands[1]);
  case TokenExpr::Kind::Inverse:
    return arith::DivFOp::create(b, expr.loc, createSplat(b, expr.loc, type, 1), operands[0]);
  case TokenExpr::Kind::Sum:
    return arith::AddFOp::create(b, expr.loc, operands[0], operands[1]);
  }
  llvm_unreachable("all kinds are covered");
}

RowSum RowLifter::liftSum(Value value) {
  if (auto found = known.sums.find(value); found != known.sums.end()) {
    return found->second;
  }
  Operation *op = value.getDefiningOp();
  RowSum sum;
  if (lifting.why) {
    return sum;
  }
  if (known.rows.contains(value) || value.getParentRegion() != &lifting.loop.getBody()) {
    sum.base = lift(value);
    return sum;
  }
  if (!open.insert(value).second) {
    lifting.fail(value.getLoc(), "an update reads itself");
    return sum;
  }
  llvm::scope_exit close([&] { open.erase(value); });
  if (lifting.analysis.dependence(value) == Dependence::Linear) {
    sum = carried.carriedRow(value);
  } else if (auto addition = dyn_cast_if_present<arith::AddFOp>(op);
             addition && lifting.analysis.dependence(value) == Dependence::Read) {
    for (Value operand : addition.getOperands()) {
      RowSum part = liftSum(operand);
      if (part.base) {
        sum.add(lifting, isUniform(part.base) ? lifting.broadcastRows(part.base) : part.base);
      }
      for (const Triangle &triangle : part.triangles) {
        sum.add(lifting, triangle);
      }
    }
  } else if (auto contract = dyn_cast_if_present<ContractOp>(op);
             contract && lifting.isCarriedMatrix(contract.getLhs())) {
    sum = carried.predict(contract, contract.getLhs());
  } else if (contract && lifting.isCarriedMatrix(contract.getRhs())) {
    sum = carried.predict(contract, contract.getRhs());
  } else {
    sum.base = liftOp(op);
  }
  known.sums[value] = sum;
  return sum;
}

/// Lifts the position `t mod n`, or the row of a table at it. For the tokens of a mini-batch
/// it is their row if mini-batches start at multiples of n and have n tokens. Rows past the
/// end are padded like those of streams: a non-finite value there would make gradients NaN.
Value RowLifter::liftTable(Operation *op, Value token, std::optional<int64_t> modulo) {
  auto every = dyn_cast<EveryOp>(lifting.loop->getParentOp());
  if (token != lifting.loop.getToken() || !every || lifting.loop.getStart() != every.getStart()) {
    return lifting.fail(op->getLoc(), "a token's position that is not its row in the mini-batch");
  }
  bool aligned = modulo == lifting.size;
  for (auto outer = every->getParentOfType<EveryOp>(); aligned && outer;
       outer = outer->getParentOfType<EveryOp>()) {
    aligned = outer.getChunk() % lifting.size == 0;
  }
  Location loc = op->getLoc();
  auto row = dyn_cast<RowAtOp>(op);
  auto pad = [&](Value rows) -> Value {
    return PadRowsOp::create(lifting.builder, loc, rows, lifting.loop.getCount());
  };
  if (row && aligned) {
    return pad(row.getTable());
  }
  auto iota = [&](int64_t length) -> Value {
    SmallVector<Attribute> values;
    for (int64_t i = 0; i < length; ++i) {
      values.push_back(lifting.builder.getFloatAttr(lifting.element, double(i)));
    }
    auto type = RankedTensorType::get({length}, lifting.element);
    return arith::ConstantOp::create(lifting.builder, loc, type,
                                     DenseElementsAttr::get(type, values));
  };
  if (aligned) {
    return pad(iota(lifting.size));
  }
  auto type = RankedTensorType::get({lifting.size}, lifting.element);
  IntegerAttr length = modulo ? lifting.builder.getI64IntegerAttr(*modulo) : IntegerAttr();
  Value positions =
      pad(PositionOp::create(lifting.builder, loc, type, lifting.loop.getStart(), length));
  if (!row) {
    return positions;
  }
  // Rows of a table that is not aligned are selected by a product with a one-hot matrix.
  auto square = RankedTensorType::get({lifting.size, *modulo}, lifting.element);
  Value wanted = BroadcastOp::create(lifting.builder, loc, square, positions, ArrayRef<int64_t>{1});
  Value index =
      BroadcastOp::create(lifting.builder, loc, square, iota(*modulo), ArrayRef<int64_t>{0});
  Value here =
      arith::CmpFOp::create(lifting.builder, loc, arith::CmpFPredicate::OEQ, wanted, index);
  Value one = arith::SelectOp::create(lifting.builder, loc, here,
                                      createSplat(lifting.builder, loc, square, 1),
                                      createSplat(lifting.builder, loc, square, 0));
  std::string rest = StringRef("ijkl").take_front(tensorType(row.getTable()).getRank() - 1).str();
  return ContractOp::create(lifting.builder, loc, "tn,n" + rest + "->t" + rest, one,
                            row.getTable());
}

Value RowLifter::liftOp(Operation *op) {
  if (auto row = dyn_cast<RowAtOp>(op)) {
    if (row.getTable().getParentRegion() == &lifting.loop.getBody()) {
      return lifting.fail(op->getLoc(),
                          "an entry by `t` of a value that changes from token to token");
    }
    return liftTable(op, row.getToken(), row.getModulo());
  }
  if (auto position = dyn_cast<PositionOp>(op)) {
    return liftTable(op, position.getToken(), position.getModulo());
  }
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(lift(operand));
    if (!operands.back()) {
      return Value();
    }
  }
  if (llvm::all_of(operands, [&](Value operand) { return isUniform(operand); })) {
    IRMapping mapping;
    mapping.map(op->getOperands(), operands);
    Value result = lifting.builder.clone(*op, mapping)->getResult(0);
    known.uniform.insert(result);
    return result;
  }
  auto contract = dyn_cast<ContractOp>(op);
  if (contract && contract.isOuterProduct() && tensorType(contract.getResult()).getRank() > 1) {
    return lifting.fail(op->getLoc(), "a matrix per token is used as a value");
  }
  llvm::SmallBitVector isSame(operands.size());
  for (auto [i, operand] : llvm::enumerate(operands)) {
    isSame[i] = isUniform(operand);
  }
  Value result = liftRows(lifting.builder, op, LiftedOperands{operands, isSame, lifting.size});
  return result ? result
                : lifting.fail(op->getLoc(),
                               "this has no form for all tokens of a mini-batch at once");
}

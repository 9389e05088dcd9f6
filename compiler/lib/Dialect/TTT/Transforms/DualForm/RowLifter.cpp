//===- RowLifter.cpp - From one token to the rows of a mini-batch --------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lifting of ops: a value that no token enters keeps its type (uniform), any other
// gets a row axis in front. Sums keep their triangles apart until something needs
// the value, so that triangles with the same rows become one product.
//
//===----------------------------------------------------------------------===//

#include "RowLifter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

RowLifter::RowLifter(EachTokenOp loop, InnerLoop &analysis, OpBuilder &builder)
    : loop(loop), analysis(analysis), builder(builder) {
  RankedTensorType stream = tensorType(loop.getTokens()[0]);
  size = stream.getDimSize(0);
  element = cast<FloatType>(stream.getElementType());
  for (auto [argument, stream] : llvm::zip(loop.getTokenArgs(), loop.getTokens())) {
    lifted[argument] = stream;
  }
}

Value RowLifter::fail(Location loc, const Twine &reason) {
  if (!why) {
    why = NotLinear{loc, reason.str()};
  }
  return Value();
}

Value RowLifter::broadcastRows(Value value) {
  return LiftedOperands{value, llvm::SmallBitVector(1, true), size}.rows(builder, 0);
}

Value RowLifter::rows(Value value) {
  Value result = lift(value);
  return result && isUniform(result) ? broadcastRows(result) : result;
}

Value RowLifter::lift(Value value) {
  if (Value known = lifted.lookup(value)) {
    return known;
  }
  if (value.getParentRegion() != &loop.getBody()) {
    uniform.insert(value);
    return lifted[value] = value;
  }
  Value result = force(liftSum(value));
  return lifted[value] = result;
}

void RowLifter::add(Sum &sum, Value base) {
  sum.base = sum.base ? arith::AddFOp::create(builder, base.getLoc(), sum.base, base) : base;
}

void RowLifter::add(Sum &sum, Triangle triangle) {
  for (Triangle &other : sum.triangles) {
    if (other.rows == triangle.rows && other.scale == triangle.scale &&
        other.strict == triangle.strict) {
      other.weights = arith::AddFOp::create(builder, triangle.weights.getLoc(), other.weights,
                                            triangle.weights);
      return;
    }
  }
  sum.triangles.push_back(triangle);
}

Value RowLifter::force(const Sum &sum) {
  Value value = sum.base;
  for (const Triangle &triangle : sum.triangles) {
    // The row's factor scales b weights, not the wider result.
    Value term = TrilMatmulOp::create(builder, triangle.rows.getLoc(),
                                      scaleRows(triangle.weights, triangle.scale), triangle.rows,
                                      triangle.strict, /*transpose=*/false);
    value = value ? arith::AddFOp::create(builder, term.getLoc(), value, term).getResult() : term;
  }
  return value;
}

RowLifter::Sum RowLifter::liftSum(Value value) {
  if (auto known = sums.find(value); known != sums.end()) {
    return known->second;
  }
  Operation *op = value.getDefiningOp();
  Sum sum;
  if (why) {
    return sum;
  }
  if (lifted.contains(value) || value.getParentRegion() != &loop.getBody()) {
    sum.base = lift(value);
    return sum;
  }
  if (analysis.dependence(value) == Dependence::Linear) {
    sum = carriedRow(value);
  } else if (auto addition = dyn_cast_if_present<arith::AddFOp>(op);
             addition && analysis.dependence(value) == Dependence::Read) {
    for (Value operand : addition.getOperands()) {
      Sum part = liftSum(operand);
      if (part.base) {
        add(sum, isUniform(part.base) ? broadcastRows(part.base) : part.base);
      }
      for (const Triangle &triangle : part.triangles) {
        add(sum, triangle);
      }
    }
  } else if (auto contract = dyn_cast_if_present<ContractOp>(op);
             contract && isCarriedMatrix(contract.getLhs())) {
    sum = predict(contract, contract.getLhs());
  } else if (contract && isCarriedMatrix(contract.getRhs())) {
    sum = predict(contract, contract.getRhs());
  } else {
    sum.base = liftOp(op);
  }
  sums[value] = sum;
  return sum;
}

/// `t mod n` of a mini-batch's tokens is their row if mini-batches start at
/// multiples of n and are n long. Rows past the end are padded as the streams' are: a
/// value that is not finite at such a position would make gradients NaN.
Value RowLifter::liftTable(Operation *op, Value token, std::optional<int64_t> modulo) {
  auto every = dyn_cast<EveryOp>(loop->getParentOp());
  if (token != loop.getToken() || !every || loop.getStart() != every.getStart()) {
    return fail(op->getLoc(), "a token's position that is not its row in the mini-batch");
  }
  bool aligned = modulo == size;
  for (auto outer = every->getParentOfType<EveryOp>(); aligned && outer;
       outer = outer->getParentOfType<EveryOp>()) {
    aligned = outer.getChunk() % size == 0;
  }
  Location loc = op->getLoc();
  auto row = dyn_cast<RowAtOp>(op);
  auto pad = [&](Value rows) -> Value {
    return PadRowsOp::create(builder, loc, rows, loop.getCount());
  };
  if (row && aligned) {
    return pad(row.getTable());
  }
  auto iota = [&](int64_t length) -> Value {
    SmallVector<Attribute> values;
    for (int64_t i = 0; i < length; ++i) {
      values.push_back(builder.getFloatAttr(element, double(i)));
    }
    auto type = RankedTensorType::get({length}, element);
    return arith::ConstantOp::create(builder, loc, type, DenseElementsAttr::get(type, values));
  };
  if (aligned) {
    return pad(iota(size));
  }
  auto type = RankedTensorType::get({size}, element);
  IntegerAttr length = modulo ? builder.getI64IntegerAttr(*modulo) : IntegerAttr();
  Value positions = pad(PositionOp::create(builder, loc, type, loop.getStart(), length));
  if (!row) {
    return positions;
  }
  // A row of another table's is the product with a row of one 1.
  auto square = RankedTensorType::get({size, *modulo}, element);
  Value wanted = BroadcastOp::create(builder, loc, square, positions, ArrayRef<int64_t>{1});
  Value index = BroadcastOp::create(builder, loc, square, iota(*modulo), ArrayRef<int64_t>{0});
  Value here = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ, wanted, index);
  Value one = arith::SelectOp::create(builder, loc, here, createSplat(builder, loc, square, 1),
                                      createSplat(builder, loc, square, 0));
  std::string rest = StringRef("ijkl").take_front(tensorType(row.getTable()).getRank() - 1).str();
  return ContractOp::create(builder, loc, "tn,n" + rest + "->t" + rest, one, row.getTable());
}

Value RowLifter::liftOp(Operation *op) {
  if (auto row = dyn_cast<RowAtOp>(op)) {
    if (row.getTable().getParentRegion() == &loop.getBody()) {
      return fail(op->getLoc(), "an entry by `t` of a value that changes from token to token");
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
    Value result = builder.clone(*op, mapping)->getResult(0);
    uniform.insert(result);
    return result;
  }
  auto contract = dyn_cast<ContractOp>(op);
  if (contract && contract.isOuterProduct() && tensorType(contract.getResult()).getRank() > 1) {
    return fail(op->getLoc(), "a matrix per token is used as a value");
  }
  llvm::SmallBitVector isSame(operands.size());
  for (auto [i, operand] : llvm::enumerate(operands)) {
    isSame[i] = isUniform(operand);
  }
  Value result = liftRows(builder, op, LiftedOperands{operands, isSame, size});
  return result ? result
                : fail(op->getLoc(), "this has no form for all tokens of a mini-batch at once");
}

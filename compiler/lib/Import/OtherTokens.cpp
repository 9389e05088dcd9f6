//===- OtherTokens.cpp - Values of other tokens ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See OtherTokens.h.
//
//===----------------------------------------------------------------------===//

#include "ExprImporter.h"

#include "tttc/DSL/Limits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::Builtin;

void OtherTokens::clear() {
  streamOf.clear();
  tapped.clear();
  reach.replacements.clear();
}

void OtherTokens::substitute(const dsl::Expr &expr, const dsl::Entity *entity) {
  streamOf[{&expr, nullptr}] = entity;
  reach.replacements[&expr] = entity;
}

const dsl::Entity *OtherTokens::replacementOf(const dsl::Expr &expr) const {
  return streamOf.lookup({&expr, nullptr});
}

SmallVector<Value> OtherTokens::rowsOfTokens(Location loc,
                                             llvm::function_ref<SmallVector<Value>()> body) {
  auto resolved = exprs.withoutResolved();
  Region region;
  SmallVector<Value> values;
  SmallVector<Value> tokens = scope.withToken(loc, region, [&](Block &) {
    values = body();
    if (!b.failed) {
      YieldOp::create(b, loc, values);
    }
  });
  if (b.failed) {
    return {};
  }
  SmallVector<Type> types;
  for (Value value : values) {
    SmallVector<int64_t> shape(tensorType(value).getShape());
    shape.insert(shape.begin(), ShapedType::kDynamic);
    types.push_back(b.tensorOf(shape));
  }
  auto loop = EachTokenOp::create(b, loc, types, scope.start, scope.count, tokens, ValueRange());
  loop.getBody().takeBody(region);
  return llvm::to_vector(llvm::map_range(loop.getResults(), [](OpResult r) -> Value { return r; }));
}

/// Returns true if the entity changes while the program runs: per token, or by learning.
static bool changes(const dsl::Entity *entity) {
  return entity->kind == dsl::EntityKind::Token || entity->kind == dsl::EntityKind::Learner ||
         entity->kind == dsl::EntityKind::State || entity->kind == dsl::EntityKind::Variable ||
         entity->kind == dsl::EntityKind::RepeatIndex;
}

/// The numbers of rows and columns of a matrix expression, from names and elementwise operations:
/// in the body of a function or learner, only names have types.
std::optional<std::pair<int64_t, int64_t>> OtherTokens::matrixSize(const dsl::Expr &expr,
                                                                   const dsl::CallSite *at) const {
  if (expr.entity && (expr.entity->kind == dsl::EntityKind::Parameter ||
                      expr.entity->kind == dsl::EntityKind::LocalValue)) {
    const dsl::Expr *argument = sites.argumentOf(*expr.entity, at);
    return argument ? matrixSize(*argument, at) : std::nullopt;
  }
  const dsl::Type &type = expr.type.shape.empty() && expr.entity ? expr.entity->type : expr.type;
  if (type.shape.size() == 2) {
    std::optional<double> rows = type.shape[0].evaluate(b.dims),
                          columns = type.shape[1].evaluate(b.dims);
    return rows && columns ? std::optional(std::pair(int64_t(*rows), int64_t(*columns)))
                           : std::nullopt;
  }
  if (expr.kind == dsl::ExprKind::Call || expr.kind == dsl::ExprKind::MatMul) {
    return std::nullopt;
  }
  for (const dsl::ExprPtr &operand : expr.operands) {
    if (auto size = matrixSize(*operand, at)) {
      return expr.kind == dsl::ExprKind::Transpose ? std::pair(size->second, size->first) : *size;
    }
  }
  return std::nullopt;
}

void OtherTokens::import(ArrayRef<dsl::ExprAtSite> shifts) {
  for (dsl::ExprAtSite at : shifts) {
    importShift(at);
    if (b.failed) {
      return;
    }
  }
}

void OtherTokens::importShift(dsl::ExprAtSite at) {
  const dsl::Expr &expr = *at.first;
  auto outer = exprs.enterSite(at.second);
  dsl::Reach taps;
  if (expr.builtin == Builtin::Conv) {
    reach.add(*expr.operands[1], taps, at.second);
  }
  if (!taps.positions && llvm::none_of(taps.entities, changes)) {
    if (Value rows = shifted(expr)) {
      const dsl::Entity *stream = scope.addStream(expr.spelling, expr.range, rows);
      at.second ? void(streamOf[at] = stream) : substitute(expr, stream);
    }
    return;
  }
  // The input rows are available before the program runs; the sums are not, because the taps are
  // not.
  auto size = matrixSize(*expr.operands[1], at.second);
  if (!size) {
    b.unsupported(expr.operands[1]->range, "taps of 'conv' that a product or a call gives here",
                  "compute them outside of the function, and pass them to it");
  } else if (Value rows = checkTaps(expr, size->second) ? rowsRead(expr) : Value()) {
    tapped[at] = delays(expr, rows, 0, size->second);
  }
}

/// Evaluates a shift whose rows were computed, in a function or learner, or a `conv` whose taps the
/// program computes.
Imported OtherTokens::eval(const dsl::Expr &expr) {
  dsl::ExprAtSite at{&expr, dsl::readsParameter(expr) ? exprs.currentSite() : nullptr};
  if (const dsl::Entity *entity = streamOf.lookup(at)) {
    return scope.bound.lookup(entity);
  }
  auto inputs = tapped.find(at);
  if (inputs != tapped.end()) {
    Imported taps = exprs.eval(*expr.operands[1]);
    // The last column is the tap of the token itself.
    int64_t last = int64_t(inputs->second.size()) - 1;
    return taps && isMatrix(expr, taps) ? sumOfTaps(expr, Value(), inputs->second, taps, last)
                                        : Imported();
  }
  return b.unsupported(expr.opRange, "'" + expr.spelling + "' of this parameter",
                       "write it out where the function is called");
}

/// Column `j` of a matrix, which may be stored transposed.
static Value columnOf(OpBuilder &b, Location loc, const Imported &matrix, int64_t j) {
  RankedTensorType type = tensorType(matrix.tensor);
  bool isTransposed = matrix.kind == Imported::Transposed;
  int64_t size = type.getDimSize(isTransposed);
  SmallVector<OpFoldResult> offsets(2, b.getIndexAttr(0)), sizes(2, b.getIndexAttr(1)),
      strides(2, b.getIndexAttr(1));
  offsets[!isTransposed] = b.getIndexAttr(j);
  sizes[isTransposed] = b.getIndexAttr(size);
  auto column = RankedTensorType::get({size}, type.getElementType());
  return tensor::ExtractSliceOp::create(b, loc, column, matrix.tensor, offsets, sizes, strides);
}

bool OtherTokens::isMatrix(const dsl::Expr &conv, const Imported &taps) {
  bool isTensor = taps.kind == Imported::Tensor || taps.kind == Imported::Transposed;
  if (isTensor && tensorType(taps.tensor).getRank() == 2) {
    return true;
  }
  b.unsupported(conv.operands[1]->range, "taps of 'conv' that are no matrix");
  return false;
}

bool OtherTokens::checkTaps(const dsl::Expr &conv, int64_t count) {
  if (count <= dsl::maxTaps) {
    return true;
  }
  b.unsupported(conv.range,
                "a convolution of " + std::to_string(count) + " tokens: at most " +
                    std::to_string(dsl::maxTaps),
                "each tap is code of its own; choose fewer with --dim");
  return false;
}

/// Adds copies of `rows` as tokens, delayed by `first`, first + 1, ..., end - 1 tokens.
OtherTokens::Inputs OtherTokens::delays(const dsl::Expr &conv, Value rows, int64_t first,
                                        int64_t end) {
  Inputs inputs;
  for (int64_t by = first; by < end; ++by) {
    Value delayed = rows;
    if (by > 0) {
      delayed = DelayOp::create(b, b.location(conv.range), rows, b.getI64IntegerAttr(by));
    }
    inputs.push_back(scope.addStream(conv.spelling, conv.range, delayed));
  }
  return inputs;
}

/// Adds one product per tap to `sum`, unless it is null. `column` is the tap of the first input;
/// the taps of earlier tokens are to its left.
Imported OtherTokens::sumOfTaps(const dsl::Expr &conv, Value sum,
                                ArrayRef<const dsl::Entity *> inputs, const Imported &taps,
                                int64_t column) {
  Location loc = b.location(conv.range);
  for (const dsl::Entity *input : inputs) {
    Value tap = columnOf(b, loc, taps, column--);
    Value term = arith::MulFOp::create(b, loc, scope.bound.lookup(input).tensor, tap);
    sum = sum ? arith::AddFOp::create(b, loc, sum, term).getResult() : term;
  }
  return Imported::of(sum);
}

/// The prefix sums of the rows.
Value OtherTokens::runningSum(Location loc, Value rows) {
  SmallVector<int64_t> shape(tensorType(rows).getShape().drop_front());
  Value zero = createSplat(b, loc, b.tensorOf(shape), 0);
  Type types[] = {zero.getType(), rows.getType()};
  auto loop = EachTokenOp::create(b, loc, types, scope.start, scope.count, rows, zero);
  OpBuilder::InsertionGuard guard(b);
  Type arguments[] = {b.getIndexType(), zero.getType(), zero.getType()};
  Location at[] = {loc, loc, loc};
  Block *body = b.createBlock(&loop.getBody(), {}, arguments, at);
  Value sum = arith::AddFOp::create(b, loc, body->getArgument(2), body->getArgument(1));
  YieldOp::create(b, loc, ValueRange{sum, sum});
  return loop.getResult(1);
}

/// The rows of the operand of a shift, for the whole sequence.
Value OtherTokens::rowsRead(const dsl::Expr &shift) {
  auto operand = [&]() -> SmallVector<Value> {
    Imported value = exprs.eval(*shift.operands[0]);
    if (value.kind != Imported::Tensor && value.kind != Imported::Number) {
      b.unsupported(shift.operands[0]->range, "'" + shift.spelling + "' of what is no array");
      return {};
    }
    return {b.asTensor(value, value.tensor ? tensorType(value.tensor) : b.tensorOf({}))};
  };
  SmallVector<Value> rows = rowsOfTokens(b.location(shift.range), operand);
  return b.failed ? Value() : rows[0];
}

/// The result rows of a shift, for the whole sequence.
Value OtherTokens::shifted(const dsl::Expr &expr) {
  Location loc = b.location(expr.range);
  Value rows = rowsRead(expr);
  if (!rows) {
    return Value();
  }
  if (expr.builtin == Builtin::Prev || expr.builtin == Builtin::Next) {
    int64_t by = expr.builtin == Builtin::Prev ? 1 : -1;
    return DelayOp::create(b, loc, rows, b.getI64IntegerAttr(by));
  }
  if (expr.builtin == Builtin::Cumsum) {
    return runningSum(loc, rows);
  }
  Imported taps = exprs.eval(*expr.operands[1]);
  if (!taps || !isMatrix(expr, taps)) {
    return Value();
  }
  int64_t count = tensorType(taps.tensor).getDimSize(taps.kind == Imported::Tensor);
  if (!checkTaps(expr, count)) {
    return Value();
  }
  // One loop per `tapsOfLoop` taps: the compile time of a loop grows with the square of the arrays
  // that it reads. test/Integration/Inputs/long_conv.ttt has more than one loop.
  constexpr int64_t tapsOfLoop = 8;
  Value sum;
  for (int64_t first = 0; first < count && !b.failed; first += tapsOfLoop) {
    size_t outside = scope.streamed.size();
    const dsl::Entity *before = sum ? scope.addStream(expr.spelling, expr.range, sum) : nullptr;
    auto inputs = delays(expr, rows, first, std::min(first + tapsOfLoop, count));
    SmallVector<Value> sums = rowsOfTokens(loc, [&]() -> SmallVector<Value> {
      Value start = before ? scope.bound.lookup(before).tensor : Value();
      return {sumOfTaps(expr, start, inputs, taps, count - 1 - first).tensor};
    });
    scope.streamed.truncate(outside);
    sum = b.failed ? Value() : sums[0];
  }
  return sum;
}

//===- ImportShift.cpp - Values of other tokens --------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// prev(u), next(u), conv(u, C) and cumsum(u) read u at other tokens. u is made of what is
// there before the program runs (tokens, views, outer parameters, each other), so its rows are
// computed for the whole sequence before the program runs; the shifted rows are then tokens like
// any other.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::Builtin;

/// Rows of what `body` gives for a token, for all tokens: a loop that carries nothing.
SmallVector<Value> Importer::rowsOfTokens(Location loc,
                                          llvm::function_ref<SmallVector<Value>()> body) {
  auto outside = std::pair(token, bound);
  auto resolvedOutside = std::move(resolved);
  resolved.clear();
  OpBuilder::InsertPoint after = builder.saveInsertionPoint();
  Region region;
  auto *block = new Block;
  region.push_back(block);
  builder.setInsertionPointToEnd(block);
  token = block->addArgument(builder.getIndexType(), loc);
  SmallVector<Value> tokens;
  for (const dsl::Entity *entity : streamed) {
    tokens.push_back(streams.lookup(entity));
    ArrayRef<int64_t> row = tensorType(tokens.back()).getShape().drop_front();
    bound[entity] = Imported::of(block->addArgument(tensorOf(row), named(*entity)));
  }
  SmallVector<Value> values = body();
  if (!failed) {
    YieldOp::create(builder, loc, values);
  }
  std::tie(token, bound) = outside;
  resolved = std::move(resolvedOutside);
  builder.restoreInsertionPoint(after);
  if (failed) {
    return {};
  }
  SmallVector<Type> types;
  for (Value value : values) {
    SmallVector<int64_t> shape(tensorType(value).getShape());
    shape.insert(shape.begin(), ShapedType::kDynamic);
    types.push_back(tensorOf(shape));
  }
  auto loop = EachTokenOp::create(builder, loc, types, start, count, tokens, ValueRange());
  loop.getBody().takeBody(region);
  return llvm::to_vector(llvm::map_range(loop.getResults(), [](OpResult r) -> Value { return r; }));
}

/// Makes rows of the whole sequence a token of the stage.
const dsl::Entity *Importer::addStream(const std::string &name, dsl::SourceRange range,
                                       Value rows) {
  const dsl::Entity *entity = makeEntity(name, range);
  streams[entity] = rows;
  streamed.push_back(entity);
  return entity;
}

/// Whether the program gives them anew: for a token, or from what is learned.
static bool changes(const dsl::Entity *entity) {
  return entity->kind == dsl::EntityKind::Token || entity->kind == dsl::EntityKind::Learner ||
         entity->kind == dsl::EntityKind::State || entity->kind == dsl::EntityKind::Variable ||
         entity->kind == dsl::EntityKind::RepeatIndex;
}

/// The rows and columns of a matrix, from names and what is done to it entry by entry: in
/// the body of a function or learner only names have types.
std::optional<std::pair<int64_t, int64_t>> Importer::matrixSize(const dsl::Expr &expr,
                                                                const CallSite *at) const {
  if (expr.entity && (expr.entity->kind == dsl::EntityKind::Parameter ||
                      expr.entity->kind == dsl::EntityKind::LocalValue)) {
    const dsl::Expr *argument = argumentOf(*expr.entity, at);
    return argument ? matrixSize(*argument, at) : std::nullopt;
  }
  const dsl::Type &type = expr.type.shape.empty() && expr.entity ? expr.entity->type : expr.type;
  if (type.shape.size() == 2) {
    std::optional<double> rows = type.shape[0].evaluate(dims),
                          columns = type.shape[1].evaluate(dims);
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

void Importer::importShifts(const Reach &reached) {
  for (AtSite at : reached.shifts) {
    const dsl::Expr &expr = *at.first;
    site = at.second;
    Reach made;
    if (expr.builtin == Builtin::Conv) {
      reach(*expr.operands[1], made, site);
    }
    if (made.positions || llvm::any_of(made.entities, changes)) {
      // Its rows are there before the program runs, its sums are not.
      auto size = matrixSize(*expr.operands[1], site);
      if (!size) {
        unsupported(expr.operands[1]->range, "taps of 'conv' that a product or a call gives here",
                    "compute them outside of the function, and pass them to it");
      } else if (Value rows = checkTaps(expr, size->second) ? rowsRead(expr) : Value()) {
        tapped[at] = delays(expr, rows, 0, size->second);
      }
    } else if (Value rows = shifted(expr)) {
      streamOf[at] = addStream(expr.spelling, expr.range, rows);
    }
    site = nullptr;
    if (failed) {
      return;
    }
  }
}

/// A shift whose place has its rows, in a function or learner or with taps of the program's.
Imported Importer::evalShift(const dsl::Expr &expr) {
  AtSite at{&expr, readsParameter(expr) ? site : nullptr};
  if (const dsl::Entity *entity = streamOf.lookup(at)) {
    return bound.lookup(entity);
  }
  auto inputs = tapped.find(at);
  if (inputs != tapped.end()) {
    Imported taps = eval(*expr.operands[1]);
    // The last column is the token's own.
    int64_t last = int64_t(inputs->second.size()) - 1;
    return taps && isMatrix(expr, taps) ? sumOfTaps(expr, Value(), inputs->second, taps, last)
                                        : Imported();
  }
  return unsupported(expr.opRange, "'" + expr.spelling + "' of this parameter",
                     "write it out where the function is called");
}

/// Column `j` of a matrix, which may be given transposed.
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

bool Importer::isMatrix(const dsl::Expr &conv, const Imported &taps) {
  bool isTensor = taps.kind == Imported::Tensor || taps.kind == Imported::Transposed;
  if (isTensor && tensorType(taps.tensor).getRank() == 2) {
    return true;
  }
  unsupported(conv.operands[1]->range, "taps of 'conv' that are no matrix");
  return false;
}

bool Importer::checkTaps(const dsl::Expr &conv, int64_t count) {
  if (count <= dsl::maxTaps) {
    return true;
  }
  unsupported(conv.range,
              "a convolution of " + std::to_string(count) + " tokens: at most " +
                  std::to_string(dsl::maxTaps),
              "each tap is code of its own; choose fewer with --dim");
  return false;
}

/// The rows `rows` as tokens, as they were `first` tokens before, one more, and so on below `end`.
SmallVector<const dsl::Entity *> Importer::delays(const dsl::Expr &conv, Value rows, int64_t first,
                                                  int64_t end) {
  SmallVector<const dsl::Entity *> inputs;
  for (int64_t by = first; by < end; ++by) {
    Value delayed = rows;
    if (by > 0) {
      delayed = DelayOp::create(builder, location(conv.range), rows, builder.getI64IntegerAttr(by));
    }
    inputs.push_back(addStream(conv.spelling, conv.range, delayed));
  }
  return inputs;
}

/// One product per tap, added to `sum` if it is not null. `column`: of the first input's tap; those
/// of earlier tokens stand to its left.
Imported Importer::sumOfTaps(const dsl::Expr &conv, Value sum, ArrayRef<const dsl::Entity *> inputs,
                             const Imported &taps, int64_t column) {
  Location loc = location(conv.range);
  for (const dsl::Entity *input : inputs) {
    Value tap = columnOf(builder, loc, taps, column--);
    Value term = arith::MulFOp::create(builder, loc, bound.lookup(input).tensor, tap);
    sum = sum ? arith::AddFOp::create(builder, loc, sum, term).getResult() : term;
  }
  return Imported::of(sum);
}

/// The sum of each row and all before it.
Value Importer::runningSum(Location loc, Value rows) {
  SmallVector<int64_t> shape(tensorType(rows).getShape().drop_front());
  Value zero = createSplat(builder, loc, tensorOf(shape), 0);
  Type types[] = {zero.getType(), rows.getType()};
  auto loop = EachTokenOp::create(builder, loc, types, start, count, rows, zero);
  OpBuilder::InsertionGuard guard(builder);
  Type arguments[] = {builder.getIndexType(), zero.getType(), zero.getType()};
  Location at[] = {loc, loc, loc};
  Block *body = builder.createBlock(&loop.getBody(), {}, arguments, at);
  Value sum = arith::AddFOp::create(builder, loc, body->getArgument(2), body->getArgument(1));
  YieldOp::create(builder, loc, ValueRange{sum, sum});
  return loop.getResult(1);
}

/// Rows of what a shift reads, for the whole sequence.
Value Importer::rowsRead(const dsl::Expr &shift) {
  auto operand = [&]() -> SmallVector<Value> {
    Imported value = eval(*shift.operands[0]);
    if (value.kind != Imported::Tensor && value.kind != Imported::Number) {
      unsupported(shift.operands[0]->range, "'" + shift.spelling + "' of what is no array");
      return {};
    }
    return {asTensor(value, value.tensor ? tensorType(value.tensor) : tensorOf({}))};
  };
  SmallVector<Value> rows = rowsOfTokens(location(shift.range), operand);
  return failed ? Value() : rows[0];
}

/// Rows of a shift for the whole sequence.
Value Importer::shifted(const dsl::Expr &expr) {
  Location loc = location(expr.range);
  Value rows = rowsRead(expr);
  if (!rows) {
    return Value();
  }
  if (expr.builtin == Builtin::Prev || expr.builtin == Builtin::Next) {
    int64_t by = expr.builtin == Builtin::Prev ? 1 : -1;
    return DelayOp::create(builder, loc, rows, builder.getI64IntegerAttr(by));
  }
  if (expr.builtin == Builtin::Cumsum) {
    return runningSum(loc, rows);
  }
  Imported taps = eval(*expr.operands[1]);
  if (!taps || !isMatrix(expr, taps)) {
    return Value();
  }
  int64_t count = tensorType(taps.tensor).getDimSize(taps.kind == Imported::Tensor);
  if (!checkTaps(expr, count)) {
    return Value();
  }
  // A loop for each few taps: what the target's compiler needs for a loop grows with the square of
  // the arrays that it reads. test/Integration/Inputs/long_conv.ttt has more than one loop.
  constexpr int64_t tapsOfLoop = 8;
  Value sum;
  for (int64_t first = 0; first < count && !failed; first += tapsOfLoop) {
    size_t outside = streamed.size();
    const dsl::Entity *before = sum ? addStream(expr.spelling, expr.range, sum) : nullptr;
    auto inputs = delays(expr, rows, first, std::min(first + tapsOfLoop, count));
    SmallVector<Value> sums = rowsOfTokens(loc, [&]() -> SmallVector<Value> {
      Value start = before ? bound.lookup(before).tensor : Value();
      return {sumOfTaps(expr, start, inputs, taps, count - 1 - first).tensor};
    });
    streamed.truncate(outside);
    sum = failed ? Value() : sums[0];
  }
  return sum;
}

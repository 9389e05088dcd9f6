//===- OuterGradient.cpp - Loops before they are differentiated ----------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See OuterGradient.h.
//
//===----------------------------------------------------------------------===//

#include "OuterGradient.h"

#include "tttc/AutoDiff/LoopGradient.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;

/// Loops over the whole sequence: those whose streams have no length yet.
static SmallVector<Operation *> sequenceLoops(func::FuncOp func) {
  SmallVector<Operation *> loops;
  for (Operation &op : func.getBody().front()) {
    if (tttc::isTokenLoop(&op)) {
      loops.push_back(&op);
    }
  }
  return loops;
}

static int64_t groupOf(Operation *loop) {
  auto every = dyn_cast<EveryOp>(loop);
  return every ? every.getChunk() : 1;
}

static RankedTensorType withRows(Value value, int64_t rows) {
  SmallVector<int64_t> shape(tensorType(value).getShape());
  shape[0] = rows;
  return RankedTensorType::get(shape, tensorType(value).getElementType());
}

/// `every n { every b }` for `every b`: the same groups, cut into segments.
template <typename LoopOp> static Operation *segment(LoopOp loop, int64_t size) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  auto outer = EveryOp::create(builder, loc, loop.getResultTypes(), size, Value(), Value(),
                               loop.getTokens(), loop.getInits());
  Block *body = builder.createBlock(&outer.getBody());
  body->addArguments({builder.getIndexType(), builder.getIndexType()}, {loc, loc});
  for (Value token : loop.getTokens()) {
    body->addArgument(withRows(token, size), token.getLoc());
  }
  for (Value init : loop.getInits()) {
    body->addArgument(init.getType(), init.getLoc());
  }
  SmallVector<Type> results(loop.getCarriedResults().getTypes());
  for (Value rows : loop.getRowResults()) {
    results.push_back(withRows(rows, size));
  }
  LoopOp inner;
  if constexpr (std::is_same_v<LoopOp, EveryOp>) {
    inner = EveryOp::create(builder, loc, results, loop.getChunk(), outer.getStart(),
                            outer.getCount(), outer.getTokenArgs(), outer.getCarriedArgs());
    inner->setAttr(tttc::kSaveProductsAttr, builder.getUnitAttr());
  } else {
    inner = EachTokenOp::create(builder, loc, results, outer.getStart(), outer.getCount(),
                                outer.getTokenArgs(), outer.getCarriedArgs());
  }
  inner.getBody().takeBody(loop.getBody());
  YieldOp::create(builder, loc, inner.getResults());
  loop.replaceAllUsesWith(outer.getResults());
  loop.erase();
  return outer;
}

/// A recurrence as the loop over its tokens: A_i <- sum M_ij A_j and
/// L_il <- sum M_ij L_jl + N_il e_t, with e_t row t of the identity.
static void expandRecurrence(RecurrenceOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  int64_t n = op.getCarried(), m = op.getSources();
  RankedTensorType vector = tensorType(op.getOperand(0));
  int64_t size = vector.getDimSize(0);
  auto scalar = RankedTensorType::get({}, vector.getElementType());
  auto matrix = RankedTensorType::get({size, size}, vector.getElementType());
  auto element = cast<FloatType>(vector.getElementType());
  SmallVector<Attribute> identity;
  for (int64_t i = 0; i < size * size; ++i) {
    identity.push_back(builder.getFloatAttr(element, i % (size + 1) == 0));
  }
  Value units =
      arith::ConstantOp::create(builder, loc, matrix, DenseElementsAttr::get(matrix, identity));
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
  // Past the end a gate above 1 may overflow, and zero times infinity is not zero.
  auto every = dyn_cast<EveryOp>(op->getParentOp());
  Value count = every ? Value(every.getCount())
                      : arith::ConstantIndexOp::create(builder, loc, size).getResult();
  auto loop = EachTokenOp::create(builder, loc, types, zero, count, tokens, inits);
  Block *body = builder.createBlock(&loop.getBody());
  body->addArgument(builder.getIndexType(), loc);
  for (size_t i = 0; i + 1 < tokens.size(); ++i) {
    body->addArgument(scalar, loc);
  }
  body->addArgument(vector, loc);
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
          terms.push_back(scaled(rate, unit));
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
    value = ValidRowsOp::create(builder, loc, value, count);
  }
  op.replaceAllUsesWith(rows);
  op.erase();
}

void ttt::prepareLoops(func::FuncOp func, const Checkpoint &checkpoint) {
  SmallVector<RecurrenceOp> recurrences;
  func.walk([&](RecurrenceOp op) { recurrences.push_back(op); });
  for (RecurrenceOp op : recurrences) {
    expandRecurrence(op);
  }
  for (Operation *loop : sequenceLoops(func)) {
    if (checkpoint.every == 0) {
      loop->setAttr(tttc::kSaveProductsAttr, UnitAttr::get(func.getContext()));
    } else if (checkpoint.every > 1) {
      int64_t size = checkpoint.every * groupOf(loop);
      if (auto every = dyn_cast<EveryOp>(loop)) {
        segment(every, size);
      } else {
        segment(cast<EachTokenOp>(loop), size);
      }
    }
  }
}

/// Bytes of one token of every stream among `types`.
static int64_t streamBytes(TypeRange types) {
  int64_t bytes = 0;
  for (Type type : types) {
    auto tensor = cast<RankedTensorType>(type);
    if (tensor.getRank() > 0 && tensor.isDynamicDim(0)) {
      int64_t elements = 1;
      for (int64_t size : tensor.getShape().drop_front()) {
        elements *= size;
      }
      bytes += elements * tensor.getElementTypeBitWidth() / 8;
    }
  }
  return bytes;
}

Checkpoint ttt::cheapest(func::FuncOp layer, int64_t tokens, int64_t states, int64_t all) {
  int64_t group = 1;
  for (Operation *loop : sequenceLoops(layer)) {
    group = std::max(group, groupOf(loop));
  }
  int64_t rows =
      group * (2 * streamBytes(layer.getArgumentTypes()) + streamBytes(layer.getResultTypes()));
  int64_t groups = llvm::divideCeil(tokens, group);
  Checkpoint best{0};
  int64_t least = groups * all;
  for (int64_t every = 1; every <= groups; ++every) {
    int64_t segments = llvm::divideCeil(groups, every);
    int64_t bytes = segments * states + (every > 1 ? every * (all + rows) : 0);
    if (bytes < least) {
      least = bytes;
      best.every = every;
    }
  }
  return best;
}

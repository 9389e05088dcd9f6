//===- TTTLoopOps.cpp - Loops over tokens --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TTTLoopOps.td. The id of a constraint precedes its check here and marks the test that
// violates it.
//
//===----------------------------------------------------------------------===//

#include "Linearities.h"

#include "tttc/Dialect/TTT/IR/LoopLiveness.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::ttt;

/// `type` with its first axis replaced by `rows`, or dropped if `rows` is 0.
static Type withRows(Type type, int64_t rows) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(tensor.getShape().drop_front());
  if (rows != 0) {
    shape.insert(shape.begin(), rows);
  }
  return RankedTensorType::get(shape, tensor.getElementType());
}

/// Checks the constraints of all loops over tokens.
static LogicalResult verifyTokenLoop(TokenLoopOpInterface op) {
  int64_t rows = op.getRowsPerStep();
  unsigned indices = op.getNumIndices();
  auto fits = [](Type expected, Type found) { return expected == found; };
  if (op.getTokens().empty()) {
    return op->emitOpError("expected a token stream, whose length is the number of tokens");
  }
  for (Value token : op.getTokens()) {
    auto type = tensorType(token);
    if (type.getRank() == 0 || type.getDimSize(0) != tensorType(op.getTokens()[0]).getDimSize(0)) {
      return op->emitOpError("expected token streams of one length, found ") << type;
    }
  }
  Block &body = op.getStep();
  size_t expected = indices + op.getTokens().size() + op.getInits().size();
  if (body.getNumArguments() != expected) {
    return op->emitOpError("expected ")
           << expected << " block arguments, found " << body.getNumArguments();
  }
  for (unsigned i = 0; i < indices; ++i) {
    if (!body.getArgument(i).getType().isIndex()) {
      return op->emitOpError("block argument ")
             << i << " is an index, found " << body.getArgument(i).getType();
    }
  }
  for (auto [token, arg] : llvm::zip(op.getTokens(), op.getTokenArgs())) {
    if (!fits(withRows(token.getType(), rows), arg.getType())) {
      return op->emitOpError("expected a token argument of type ")
             << withRows(token.getType(), rows) << ", found " << arg.getType();
    }
  }
  for (auto [init, arg] : llvm::zip(op.getInits(), op.getCarriedArgs())) {
    if (!fits(init.getType(), arg.getType())) {
      return op->emitOpError("expected a carried argument of type ")
             << init.getType() << ", found " << arg.getType();
    }
  }
  auto yield = dyn_cast<YieldOp>(body.getTerminator());
  if (!yield || yield.getValues().size() != op->getResults().size()) {
    return op->emitOpError("expected its body to yield ") << op->getResults().size() << " values";
  }
  for (auto [i, value] : llvm::enumerate(yield.getValues())) {
    bool carried = i < op.getInits().size();
    Type type = op->getResults()[i].getType();
    if (!carried && cast<RankedTensorType>(type).getRank() == 0) {
      return op->emitOpError("a stream of results has a token axis, found ") << type;
    }
    int64_t length = tensorType(op.getTokens()[0]).getDimSize(0);
    if (!carried && cast<RankedTensorType>(type).getDimSize(0) != length) {
      return op->emitOpError("expected streams of results as long as the token streams, found ")
             << type;
    }
    Type wanted = carried ? type : withRows(type, rows);
    if (!fits(wanted, value.getType()) || (carried && type != op.getInits()[i].getType())) {
      return op->emitOpError("expected yielded value ")
             << i << " of type " << wanted << ", found " << value.getType();
    }
  }
  return success();
}

void EveryOp::build(OpBuilder &builder, OperationState &state, TypeRange results, int64_t chunk,
                    Value first, Value length, ValueRange tokens, ValueRange inits, bool reverse) {
  build(builder, state, results, chunk, first, length, /*past=*/Value(), tokens, inits, reverse);
}

// every-c1 .. every-c6
LogicalResult EveryOp::verify() {
  if (int64_t(getChunk()) < 1) {
    return emitOpError("expected a chunk of at least 1, found ") << int64_t(getChunk());
  }
  if (!getFirst() != !getLength()) {
    return emitOpError("expected a first token and a length, or neither");
  }
  if (getPast() && (!getFirst() || getReverse())) {
    return emitOpError("expected a range of tokens, in their order, after past ones");
  }
  return verifyTokenLoop(*this);
}

// each_token-c1 .. each_token-c3
LogicalResult EachTokenOp::verify() { return verifyTokenLoop(*this); }

unsigned EveryOp::getNumIndices() { return 2; }
unsigned EachTokenOp::getNumIndices() { return 1; }

int64_t EveryOp::getRowsPerStep() { return getChunk(); }
int64_t EachTokenOp::getRowsPerStep() { return 0; }

void EveryOp::setTokenRange(Value first, Value count) {
  getFirstMutable().assign(first);
  getLengthMutable().assign(count);
}

void EachTokenOp::setTokenRange(Value first, Value count) {
  getStartMutable().assign(first);
  getCountMutable().assign(count);
}

TokenLoopOpInterface EveryOp::createLike(OpBuilder &builder, TypeRange results, ValueRange tokens,
                                         ValueRange inits, bool reverse) {
  return EveryOp::create(builder, getLoc(), results, getChunk(), getFirst(), getLength(), getPast(),
                         tokens, inits, reverse);
}

TokenLoopOpInterface EachTokenOp::createLike(OpBuilder &builder, TypeRange results,
                                             ValueRange tokens, ValueRange inits, bool reverse) {
  return EachTokenOp::create(builder, getLoc(), results, getStart(), getCount(), tokens, inits,
                             reverse);
}

/// The trip count of a loop; 1 if the number of tokens is not known.
static double countSteps(TokenLoopOpInterface loop, int64_t tokens) {
  int64_t size = tensorType(loop.getTokens()[0]).getDimSize(0);
  return ShapedType::isDynamic(size) ? 1 : llvm::divideCeil(size, tokens);
}

double EveryOp::countFlops(FlopKind kind) {
  return countSteps(*this, getChunk()) * ttt::countFlops(getBody().front(), kind);
}

double EachTokenOp::countFlops(FlopKind kind) {
  return countSteps(*this, 1) * ttt::countFlops(getBody().front(), kind);
}

namespace {
/// Removes unused tokens, carried tensors and results of a loop over time.
struct DropUnused : OpInterfaceRewritePattern<TokenLoopOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(TokenLoopOpInterface loop,
                                PatternRewriter &rewriter) const override {
    return success(dropUnused(rewriter, loop) != nullptr);
  }
};
} // namespace

void EveryOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropUnused>(context);
}

void EachTokenOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropUnused>(context);
}

LogicalResult PositionOp::verify() {
  // position-c1
  RankedTensorType type = tensorType(getResult());
  if (type.getRank() > 1 || !type.hasStaticShape()) {
    return emitOpError("expected a number or a row of known size, found ") << type;
  }
  if (getModulo() && int64_t(*getModulo()) < 1) {
    return emitOpError("expected a modulus of at least 1, found ") << int64_t(*getModulo());
  }
  return success();
}

LogicalResult RowAtOp::verify() {
  auto table = tensorType(getTable());
  // row_at-c1
  if (int64_t(getModulo()) < 1) {
    return emitOpError("expected a modulus of at least 1, found ") << int64_t(getModulo());
  }
  if (table.getRank() == 0 || table.getDimSize(0) != int64_t(getModulo())) {
    return emitOpError("expected a table of ") << getModulo() << " rows, found " << table;
  }
  if (withRows(table, 0) != getResult().getType()) {
    return emitOpError("expected a row of type ")
           << withRows(table, 0) << ", found " << getResult().getType();
  }
  return success();
}

Linearity PositionOp::linearityIn(const llvm::SmallBitVector &) { return Linearity::General; }
double PositionOp::countFlops(FlopKind) { return 0; }

/// Linear in the table.
Linearity RowAtOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {getTableMutable().getOperandNumber()});
}
double RowAtOp::countFlops(FlopKind) { return 0; }

//===- TTTVerifiers.cpp - Constraints of the ops -------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The numbered constraints of TTTOps.td; the number stands in front of each check
// and in the test that breaks it.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::ttt;

static bool isLetter(char c) { return llvm::isAlpha(c); }

LogicalResult ContractOp::verify() {
  StringRef lhs = lhsAxes(), rhs = rhsAxes(), result = resultAxes();
  StringRef spec = getSubscripts();
  if (spec.count(',') != 1 || spec.count("->") != 1 || !llvm::all_of(lhs, isLetter) ||
      !llvm::all_of(rhs, isLetter) || !llvm::all_of(result, isLetter)) {
    return emitOpError("expected subscripts of the form \"ti,ij->tj\", found \"") << spec << "\"";
  }
  // contract-c1, contract-c2
  llvm::SmallDenseMap<char, int64_t> extent;
  for (auto [axes, type] :
       {std::pair(lhs, tensorType(getLhs())), std::pair(rhs, tensorType(getRhs())),
        std::pair(result, tensorType(getResult()))}) {
    if (int64_t(axes.size()) != type.getRank()) {
      return emitOpError("subscripts \"") << axes << "\" name " << axes.size() << " axes, but "
                                          << type << " has " << type.getRank();
    }
    for (auto [position, axis] : llvm::enumerate(axes)) {
      if (axes.find(axis) != position) {
        return emitOpError("axis '") << axis << "' occurs twice in \"" << axes << "\"";
      }
      int64_t size = type.getDimSize(position);
      auto [it, isNew] = extent.try_emplace(axis, size);
      if (!isNew && it->second != size) {
        return emitOpError("axis '")
               << axis << "' is " << it->second << " in one place and " << size << " in another";
      }
    }
  }
  // contract-c3
  for (char axis : result) {
    if (!lhs.contains(axis) && !rhs.contains(axis)) {
      return emitOpError("result axis '") << axis << "' is in no operand";
    }
  }
  for (char axis : lhs) {
    if (!rhs.contains(axis) && !result.contains(axis)) {
      return emitOpError("axis '")
             << axis << "' is only in the left operand: sum it with ttt.reduce_sum";
    }
  }
  for (char axis : rhs) {
    if (!lhs.contains(axis) && !result.contains(axis)) {
      return emitOpError("axis '")
             << axis << "' is only in the right operand: sum it with ttt.reduce_sum";
    }
  }
  return success();
}

/// `wide` without `axes` must be `narrow`.
static LogicalResult verifyAxes(Operation *op, ArrayRef<int64_t> axes, RankedTensorType wide,
                                RankedTensorType narrow) {
  for (auto [i, axis] : llvm::enumerate(axes)) {
    if (axis < 0 || axis >= wide.getRank() || (i > 0 && axes[i - 1] >= axis)) {
      return op->emitOpError("expected axes in increasing order within the rank of ")
             << wide << ", found axis " << axis;
    }
  }
  SmallVector<int64_t> shape;
  for (auto [axis, size] : llvm::enumerate(wide.getShape())) {
    if (!llvm::is_contained(axes, int64_t(axis))) {
      shape.push_back(size);
    }
  }
  if (shape != narrow.getShape()) {
    return op->emitOpError("expected ")
           << RankedTensorType::get(shape, wide.getElementType()) << ", found " << narrow;
  }
  return success();
}

// reduce_sum-c1, reduce_sum-c2
LogicalResult ReduceSumOp::verify() {
  return verifyAxes(*this, getAxes(), tensorType(getInput()), tensorType(getResult()));
}

// broadcast-c1, broadcast-c2
LogicalResult BroadcastOp::verify() {
  return verifyAxes(*this, getAxes(), tensorType(getResult()), tensorType(getInput()));
}

template <typename NormOp> static LogicalResult verifyNorm(NormOp op) {
  if (tensorType(op.getInput()).getRank() == 0) {
    return op.emitOpError("expected an axis to normalise along, found a scalar");
  }
  return success();
}
// layer_norm-c1, rms_norm-c1, l2_norm-c1
LogicalResult LayerNormOp::verify() { return verifyNorm(*this); }
LogicalResult RmsNormOp::verify() { return verifyNorm(*this); }
LogicalResult L2NormOp::verify() { return verifyNorm(*this); }

LogicalResult PositionOp::verify() {
  // position-c1
  RankedTensorType type = tensorType(getResult());
  if (type.getRank() > 1 || !type.hasStaticShape()) {
    return emitOpError("expected a number or a row of known size, found ") << type;
  }
  return success();
}

LogicalResult NewtonSchulzOp::verify() {
  // newton_schulz-c1
  if (tensorType(getInput()).getRank() != 2) {
    return emitOpError("expected a matrix, found ") << getInput().getType();
  }
  if (int64_t(getSteps()) < 0) {
    return emitOpError("expected at least 0 steps, found ") << int64_t(getSteps());
  }
  return success();
}

/// `type` with its first axis replaced by `rows`, or dropped if `rows` is 0.
static Type withRows(Type type, int64_t rows) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(tensor.getShape().drop_front());
  if (rows != 0) {
    shape.insert(shape.begin(), rows);
  }
  return RankedTensorType::get(shape, tensor.getElementType());
}

/// What `every` and `each_token` share: `rows` is the chunk, or 0 for one token.
template <typename LoopOp>
static LogicalResult verifyTokenLoop(LoopOp op, int64_t rows, unsigned indices) {
  auto fits = [](Type expected, Type found) { return expected == found; };
  for (Value token : op.getTokens()) {
    auto type = tensorType(token);
    if (type.getRank() == 0 || type.getDimSize(0) != tensorType(op.getTokens()[0]).getDimSize(0)) {
      return op.emitOpError("expected token streams of one length, found ") << type;
    }
  }
  Block &body = op.getBody().front();
  size_t expected = indices + op.getTokens().size() + op.getInits().size();
  if (body.getNumArguments() != expected) {
    return op.emitOpError("expected ")
           << expected << " block arguments, found " << body.getNumArguments();
  }
  for (unsigned i = 0; i < indices; ++i) {
    if (!body.getArgument(i).getType().isIndex()) {
      return op.emitOpError("block argument ")
             << i << " is an index, found " << body.getArgument(i).getType();
    }
  }
  for (auto [token, arg] : llvm::zip(op.getTokens(), op.getTokenArgs())) {
    if (!fits(withRows(token.getType(), rows), arg.getType())) {
      return op.emitOpError("expected a token argument of type ")
             << withRows(token.getType(), rows) << ", found " << arg.getType();
    }
  }
  for (auto [init, arg] : llvm::zip(op.getInits(), op.getCarriedArgs())) {
    if (!fits(init.getType(), arg.getType())) {
      return op.emitOpError("expected a carried argument of type ")
             << init.getType() << ", found " << arg.getType();
    }
  }
  auto yield = dyn_cast<YieldOp>(body.getTerminator());
  if (!yield || yield.getValues().size() != op.getResults().size()) {
    return op.emitOpError("expected its body to yield ") << op.getResults().size() << " values";
  }
  for (auto [i, value] : llvm::enumerate(yield.getValues())) {
    bool carried = i < op.getInits().size();
    Type type = op.getResults()[i].getType();
    if (!carried && cast<RankedTensorType>(type).getRank() == 0) {
      return op.emitOpError("a stream of results has a token axis, found ") << type;
    }
    Type wanted = carried ? type : withRows(type, rows);
    if (!fits(wanted, value.getType()) || (carried && type != op.getInits()[i].getType())) {
      return op.emitOpError("expected yielded value ")
             << i << " of type " << wanted << ", found " << value.getType();
    }
  }
  return success();
}

// every-c1 .. every-c5
LogicalResult EveryOp::verify() {
  if (int64_t(getChunk()) < 1) {
    return emitOpError("expected a chunk of at least 1, found ") << int64_t(getChunk());
  }
  if (!getFirst() != !getLength()) {
    return emitOpError("expected a first token and a length, or neither");
  }
  return verifyTokenLoop(*this, getChunk(), 2);
}

// each_token-c1 .. each_token-c3
LogicalResult EachTokenOp::verify() { return verifyTokenLoop(*this, 0, 1); }

LogicalResult RowAtOp::verify() {
  auto table = tensorType(getTable());
  // row_at-c1
  if (table.getRank() == 0 || table.getDimSize(0) != int64_t(getModulo())) {
    return emitOpError("expected a table of ") << getModulo() << " rows, found " << table;
  }
  if (withRows(table, 0) != getResult().getType()) {
    return emitOpError("expected a row of type ")
           << withRows(table, 0) << ", found " << getResult().getType();
  }
  return success();
}

LogicalResult GradOp::verify() {
  Block &body = getBody().front();
  // grad-c1
  if (body.getArgumentTypes() != getPoints().getTypes() ||
      getGradients().getTypes() != getPoints().getTypes()) {
    return emitOpError("expected one body argument and one result per point, of its type");
  }
  // grad-c2
  auto yield = dyn_cast<YieldOp>(body.getTerminator());
  if (!yield || yield.getValues().size() != 1 || tensorType(yield.getValues()[0]).getRank() != 0) {
    return emitOpError("expected its body to yield one scalar, the loss");
  }
  return success();
}

LogicalResult TrilMatmulOp::verify() {
  auto weights = tensorType(getWeights()), rows = tensorType(getRows());
  // tril_matmul-c1
  if (weights.getRank() != 2 || rows.getRank() != 2 ||
      weights.getDimSize(0) != weights.getDimSize(1) ||
      weights.getDimSize(1) != rows.getDimSize(0)) {
    return emitOpError("expected weights [b, b] and rows [b, n], found ")
           << weights << " and " << rows;
  }
  return success();
}

LogicalResult TrilSolveOp::verify() {
  auto weights = tensorType(getWeights()), rows = tensorType(getRows());
  // tril_solve-c1
  if (weights.getRank() != 2 || rows.getRank() != 2 ||
      weights.getDimSize(0) != weights.getDimSize(1) ||
      weights.getDimSize(1) != rows.getDimSize(0)) {
    return emitOpError("expected weights [b, b] and rows [b, n], found ")
           << weights << " and " << rows;
  }
  if (getGate() && getGate().getType() != rows) {
    return emitOpError("expected a gate of the type of the rows, ")
           << rows << ", found " << getGate().getType();
  }
  return success();
}

LogicalResult TrilOp::verify() {
  auto type = tensorType(getInput());
  // tril-c1
  if (type.getRank() < 2 || type.getDimSize(0) != type.getDimSize(1)) {
    return emitOpError("expected two first axes of one length, found ") << type;
  }
  return success();
}

LogicalResult RecurrenceOp::verify() {
  int64_t n = getCarried(), m = getSources();
  // recurrence-c1
  auto pairs = [&](ArrayRef<int64_t> list, size_t operands, int64_t columns,
                   StringRef what) -> LogicalResult {
    if (list.size() != 2 * operands) {
      return emitOpError("expected a pair of numbers per ") << what << " operand";
    }
    llvm::SmallDenseSet<std::pair<int64_t, int64_t>> seen;
    for (size_t i = 0; i < list.size(); i += 2) {
      if (list[i] < 0 || list[i] >= n || list[i + 1] < 0 || list[i + 1] >= columns ||
          !seen.insert({list[i], list[i + 1]}).second) {
        return emitOpError() << what << " pair (" << list[i] << ", " << list[i + 1]
                             << ") is out of range or given twice";
      }
    }
    return success();
  };
  if (failed(pairs(getTransitions(), getGates().size(), n, "transition")) ||
      failed(pairs(getInputs(), getRates().size(), m, "input"))) {
    return failure();
  }
  // recurrence-c2
  if (getOperands().empty() || int64_t(getNumResults()) != n * n + n * m) {
    return emitOpError("expected at least one gate, and ") << n * n + n * m << " results";
  }
  auto gate = tensorType(getOperand(0));
  if (gate.getRank() < 1 || gate.getRank() > 2 || !llvm::all_equal(getOperandTypes())) {
    return emitOpError("expected gates of one type, [b] or [b, n], found ") << gate;
  }
  for (auto [i, type] : llvm::enumerate(getResultTypes())) {
    SmallVector<int64_t> shape(gate.getShape());
    if (int64_t(i) >= n * n) {
      shape.insert(shape.begin(), gate.getDimSize(0));
    }
    auto expected = RankedTensorType::get(shape, gate.getElementType());
    if (type != expected) {
      return emitOpError("result ") << i << " has type " << expected << ", found " << type;
    }
  }
  return success();
}

LogicalResult DecayedProductsOp::verify() {
  auto rows = tensorType(getRows()), result = tensorType(getResult());
  // decayed_products-c1
  if (rows.getRank() != 2 ||
      result !=
          RankedTensorType::get({rows.getDimSize(0), rows.getDimSize(0)}, rows.getElementType())) {
    return emitOpError("expected rows [b, n] and a result [b, b], found ")
           << rows << " and " << result;
  }
  return success();
}

LogicalResult DecayedRowsOp::verify() {
  // decayed_rows-c1
  if (tensorType(getRows()).getRank() != 2) {
    return emitOpError("expected rows [b, n], found ") << getRows().getType();
  }
  return success();
}

LogicalResult ValidRowsOp::verify() {
  if (tensorType(getInput()).getRank() == 0) {
    return emitOpError("expected rows, found a scalar");
  }
  return success();
}

LogicalResult PadRowsOp::verify() {
  // pad_rows-c1
  if (tensorType(getInput()).getRank() == 0 || tensorType(getInput()).isDynamicDim(0)) {
    return emitOpError("expected rows of known number, found ") << getInput().getType();
  }
  return success();
}

LogicalResult ShiftRowsOp::verify() {
  // shift_rows-c1
  if (tensorType(getInput()).getRank() == 0 ||
      withRows(getInput().getType(), 0) != getFirst().getType()) {
    return emitOpError("expected a first row of the input's row type, found ")
           << getFirst().getType();
  }
  return success();
}

//===- IndependentTokens.cpp - Tokens that may be computed apart ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See IndependentTokens.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/IndependentTokens.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

#include <numeric>

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Groups of more tokens are too long for a part of a sequence.
constexpr int64_t mostTokens = 4096;

/// Returns true for rows of a sequence, whose number is known when the kernel runs.
static bool isStream(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() > 0 && type.isDynamicDim(0);
}

/// Returns true if the steps of the loop do not know which step they are: the index of the first
/// token is only the start of loops over the same tokens, of which this is true too.
static bool ignoresPosition(TokenLoopOpInterface loop) {
  Value first = loop.getStep().getArgument(0);
  return llvm::all_of(first.getUses(), [&](OpOperand &use) {
    auto inner = dyn_cast<TokenLoopOpInterface>(use.getOwner());
    return inner && inner->getParentRegion() == &loop.getBody() && ignoresPosition(inner);
  });
}

/// Returns true if the loop takes all tokens: its bounds, if it has some, are 0 and their number.
static bool takesAllTokens(TokenLoopOpInterface loop) {
  return llvm::all_of(loop->getOperands(), [](Value operand) {
    return !operand.getType().isIndex() || isConstantIntValue(operand, 0) ||
           operand.getDefiningOp<tensor::DimOp>();
  });
}

/// Returns true if each step of the loop reads and writes the rows of its own tokens alone.
static bool hasIndependentSteps(TokenLoopOpInterface loop) {
  if (!loop.getInits().empty() || !takesAllTokens(loop) || !ignoresPosition(loop)) {
    return false;
  }
  bool readsStreams = false; // other than by its own rows
  loop.getBody().walk(
      [&](Operation *op) { readsStreams |= llvm::any_of(op->getOperands(), isStream); });
  return !readsStreams;
}

/// Returns true if the result has rows of tokens that no other task writes.
static bool isOwnRow(TensorAttr tensor, Axes ofTask, int64_t tokens) {
  return tensor.has(Axes::T) && bitEnumContainsAll(tensor.getAxes(), ofTask) &&
         tensor.getBlock() > 0 && tokens % tensor.getBlock() == 0;
}

int64_t tttc::independentTokens(func::FuncOp func) {
  int64_t tokens = 1;
  for (Operation &op : func.getBody().front()) {
    if (auto loop = dyn_cast<TokenLoopOpInterface>(op)) {
      if (!hasIndependentSteps(loop)) {
        return 0;
      }
      tokens = std::lcm(tokens, std::max<int64_t>(loop.getRowsPerStep(), 1));
      if (tokens > mostTokens) {
        return 0;
      }
    } else if (!isa<tensor::DimOp, func::ReturnOp>(op) &&
               (op.getNumRegions() != 0 || llvm::any_of(op.getOperands(), isStream) ||
                llvm::any_of(op.getResults(), isStream))) {
      return 0;
    }
  }
  Axes ofTask = Axes::B;
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    TensorAttr tensor = argumentTensor(func, i);
    if (tensor.getRole() == Role::Position || tensor.getBlock() < 0 ||
        tokens % tensor.getBlock() != 0) {
      return 0;
    }
    ofTask = ofTask | (tensor.getAxes() & Axes::H);
  }
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    ofTask = ofTask | (resultTensor(func, i).getAxes() & Axes::H);
  }
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    if (!isOwnRow(resultTensor(func, i), ofTask, tokens)) {
      return 0;
    }
  }
  return func.getNumResults() == 0 ? 0 : tokens;
}

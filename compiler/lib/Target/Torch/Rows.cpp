//===- Rows.cpp - Loops without carried values, on all tokens -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Views, and code after a join, compute each row from the rows of the same token. The compiler
// processes some rows at a time to stay in cache; in PyTorch, all tokens are computed at the same
// time, without a loop.
//
//===----------------------------------------------------------------------===//

#include "Writer.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tttc;

namespace {

/// The meaning of the first axis of a value in the body. A repeated number, or a row, may stand for
/// both.
enum class First { Token, Other, Either };

/// Follows the token axis through the body of one loop.
class TokenAxis {
public:
  explicit TokenAxis(ttt::EveryOp loop) : loop(loop) {}
  /// Returns true if each row of the results depends only on rows of the same token.
  bool separates();
  /// The values of the body, if it does.
  llvm::MapVector<Value, First> values;

private:
  std::optional<First> of(Value value);
  std::optional<First> of(Operation &op);
  std::optional<First> product(ttt::ContractOp op);
  std::optional<First> same(Operation &op, bool mayBeEither);
  ttt::EveryOp loop;
};

} // namespace

std::optional<First> TokenAxis::of(Value value) {
  if (auto known = values.find(value); known != values.end()) {
    return known->second;
  }
  if (value.getParentBlock() == &loop.getBody().front()) {
    return std::nullopt; // the index of a mini-batch, or the number of its tokens
  }
  SplatElementsAttr repeated;
  return matchPattern(value, m_Constant(&repeated)) ? First::Either : First::Other;
}

/// An op that keeps the first axis of its operands.
std::optional<First> TokenAxis::same(Operation &op, bool mayBeEither) {
  First all = First::Either;
  for (Value operand : op.getOperands()) {
    std::optional<First> one = of(operand);
    if (!one || (*one == First::Either && !mayBeEither)) {
      return std::nullopt;
    }
    if (*one == First::Either || *one == all) {
      continue;
    }
    if (all != First::Either) {
      return std::nullopt;
    }
    all = *one;
  }
  return all;
}

std::optional<First> TokenAxis::product(ttt::ContractOp op) {
  std::optional<First> left = of(op.getLhs()), right = of(op.getRhs());
  if (!left || !right || left == First::Either || right == First::Either) {
    return std::nullopt;
  }
  StringRef a = op.lhsAxes(), b = op.rhsAxes(), out = op.resultAxes();
  if (left == First::Other && right == First::Other) {
    return First::Other;
  }
  char token = left == First::Token ? a[0] : b[0];
  bool inLeft = left == First::Token ? a[0] == token : !a.contains(token);
  bool inRight = right == First::Token ? b[0] == token : !b.contains(token);
  return inLeft && inRight && out.starts_with(StringRef(&token, 1)) ? std::optional(First::Token)
                                                                    : std::nullopt;
}

std::optional<First> TokenAxis::of(Operation &op) {
  if (op.getNumRegions() != 0 || op.getNumResults() != 1) {
    return std::nullopt;
  }
  if (op.hasTrait<OpTrait::Elementwise>()) {
    return same(op, /*mayBeEither=*/true);
  }
  return llvm::TypeSwitch<Operation *, std::optional<First>>(&op)
      .Case([&](ttt::PositionOp position) -> std::optional<First> {
        bool ofTokens = position.getToken() == loop.getStart() &&
                        cast<RankedTensorType>(position.getType()).getRank() == 1;
        return ofTokens ? std::optional(First::Token) : same(op, true);
      })
      .Case([&](ttt::BroadcastOp repeat) -> std::optional<First> {
        std::optional<First> input = of(repeat.getInput());
        bool isNew = llvm::is_contained(repeat.getAxes(), 0);
        return isNew && input ? input == First::Token ? std::nullopt : std::optional(First::Either)
                              : input;
      })
      .Case([&](ttt::PadRowsOp rows) -> std::optional<First> {
        std::optional<First> input = of(rows.getInput());
        return input == First::Token ? input : std::nullopt;
      })
      .Case([&](ttt::ContractOp contract) { return product(contract); })
      .Case([&](ttt::ReduceSumOp sum) -> std::optional<First> {
        std::optional<First> input = same(op, /*mayBeEither=*/false);
        bool mixes = input == First::Token && llvm::is_contained(sum.getAxes(), 0);
        return mixes ? std::nullopt : input;
      })
      .Case([&](ttt::RotateHalfOp) -> std::optional<First> {
        return ttt::tensorType(op.getOperand(0)).getRank() > 1 ? same(op, false) : std::nullopt;
      })
      .Case([&](tensor::ExtractSliceOp part) -> std::optional<First> {
        std::optional<First> source = of(part.getSource());
        bool whole = part.getType().getRank() > 0 && !part.getDroppedDims()[0] &&
                     part.getStaticSizes()[0] == part.getSourceType().getDimSize(0);
        return source == First::Other || (source == First::Token && whole) ? same(op, false)
                                                                           : std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

bool TokenAxis::separates() {
  if (!loop.getInits().empty() || loop.getFirst() || loop.getTokens().empty()) {
    return false;
  }
  for (Value argument : loop.getTokenArgs()) {
    values[argument] = First::Token;
  }
  for (Operation &op : loop.getBody().front().without_terminator()) {
    std::optional<First> first = of(op);
    if (!first) {
      return false;
    }
    values[op.getResult(0)] = *first;
  }
  for (Value value : loop.getBody().front().getTerminator()->getOperands()) {
    std::optional<First> first = of(value);
    if (!first || first == First::Other) {
      return false;
    }
  }
  return true;
}

bool Writer::hasSeparateRows(ttt::EveryOp loop) {
  TokenAxis axis(loop);
  if (!axis.separates()) {
    return false;
  }
  for (auto [value, first] : axis.values) {
    if (first == First::Token) {
      exprs.allTokens.insert(value);
    }
  }
  return true;
}

LogicalResult Writer::rows(ttt::EveryOp loop) {
  exprs.values[loop.getStart()] = named(loop.getStart(), "0");
  for (auto [stream, argument] : llvm::zip(loop.getTokens(), loop.getTokenArgs())) {
    exprs.values[argument] = named(argument, exprs.whole(stream).text);
  }
  if (failed(block(loop.getBody().front()))) {
    return failure();
  }
  for (auto [value, result] :
       llvm::zip(loop.getBody().front().getTerminator()->getOperands(), loop.getResults())) {
    torch::Text all = exprs.whole(value, result);
    if (isName(all.text)) {
      exprs.values[result] = named(result, all.text);
      continue;
    }
    comment(value.getLoc());
    std::string name = resultName(result);
    name = name.empty() ? nameFor(result) : torch::freshName(name, taken);
    text.line(name + " = " + all.text);
    exprs.values[result] = named(result, name);
  }
  return success();
}

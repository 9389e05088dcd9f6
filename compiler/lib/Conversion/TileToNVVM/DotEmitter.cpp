//===- DotEmitter.cpp - Products ------------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See DotEmitter.h.
//
//===----------------------------------------------------------------------===//

#include "DotEmitter.h"

#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;
using namespace tttc;

namespace {
/// An operand in memory, and the letters of its axes.
struct Factor {
  StringRef letters;
  const Place *place;
  std::map<SmallVector<int64_t>, Value> loaded = {}; ///< elements loaded for the current term
};
} // namespace

/// `sum + a * c`, in one rounding.
static Value multiplyAdd(ImplicitLocOpBuilder &b, Value a, Value c, Value sum) {
  auto widen = [&](Value value) {
    return value.getType() == sum.getType()
               ? value
               : arith::ExtFOp::create(b, sum.getType(), value).getResult();
  };
  return LLVM::FMAOp::create(b, widen(a), widen(c), sum);
}

Registers DotEmitter::emitSums(tile::DotOp op) {
  RankedTensorType type = op.getType();
  tile::LayoutAttr layout = tile::layoutOf(type);
  StringRef out = op.resultAxes();
  Factor factors[] = {{op.lhsAxes(), &frame.placeOf(op.getLhs())},
                      {op.rhsAxes(), &frame.placeOf(op.getRhs())}};
  // Summed letters, in the order of the left operand.
  SmallVector<std::pair<char, int64_t>> summed;
  for (const Factor &factor : factors) {
    for (auto pair : llvm::zip(factor.letters, factor.place->type.getShape())) {
      char letter = std::get<0>(pair);
      int64_t size = std::get<1>(pair);
      bool isNew = !out.contains(letter) &&
                   llvm::none_of(summed, [&](auto known) { return known.first == letter; });
      if (isNew) {
        summed.push_back({letter, size});
      }
    }
  }
  Registers start = thread.registersOf(op.getStart());
  // Every summed letter except the last is a loop; the last one is unrolled by `atOnce` terms.
  constexpr int64_t atOnce = 4;
  SmallVector<scf::ForOp> loops;
  llvm::SmallDenseMap<char, Value> outer; // letter -> induction variable, i32
  OpBuilder::InsertionGuard guard(b);
  Registers sums = start;
  int64_t lastStep = 1;
  for (auto [i, pair] : llvm::enumerate(summed)) {
    auto [letter, size] = pair;
    bool isLast = i + 1 == summed.size();
    lastStep = isLast ? (size % atOnce == 0 ? atOnce : 1) : 1;
    auto loop = scf::ForOp::create(b, thread.i32(0), thread.i32(size), thread.i32(lastStep), sums);
    if (!loop.getBody()->empty()) {
      loop.getBody()->getTerminator()->erase();
    }
    loops.push_back(loop);
    b.setInsertionPointToEnd(loop.getBody());
    outer[letter] = loop.getInductionVar();
    sums.assign(loop.getRegionIterArgs().begin(), loop.getRegionIterArgs().end());
  }
  SmallVector<SmallVector<Value>> own; // coordinates of the result
  for (unsigned number = 0; number < sums.size(); ++number) {
    own.push_back(thread.coordinates(type, number, /*clamp=*/true));
  }
  for (int64_t term = 0; term < lastStep; ++term) {
    llvm::SmallDenseMap<char, Value> numbers = outer;
    if (term && !summed.empty()) {
      Value &last = numbers[summed.back().first];
      last = arith::AddIOp::create(b, last, thread.i32(term));
    }
    for (Factor &factor : factors) {
      factor.loaded.clear();
    }
    for (unsigned number = 0; number < sums.size(); ++number) {
      Value &sum = sums[number], loaded[2];
      auto numberOf = [&](char letter) {
        size_t axis = out.find(letter);
        return axis == StringRef::npos ? numbers.lookup(letter) : own[number][axis];
      };
      for (int side : {0, 1}) {
        Factor &factor = factors[side];
        SmallVector<Value> at;
        SmallVector<int64_t> axes;
        SmallVector<int64_t> key;
        auto offset = layout.registerOffset(number);
        for (auto [axis, letter] : llvm::enumerate(factor.letters)) {
          at.push_back(numberOf(letter));
          axes.push_back(axis);
          size_t ownAxis = out.find(letter);
          key.push_back(ownAxis == StringRef::npos ? -1 : offset[ownAxis]);
        }
        Value &value = factor.loaded[key];
        if (!value) {
          Value address = addresses.addressOf(*factor.place, factor.place->stage, axes, at);
          value = LLVM::LoadOp::create(b, factor.place->element, address);
        }
        loaded[side] = value;
      }
      Value next = multiplyAdd(b, loaded[0], loaded[1], sum);
      if (auto causal = op.getCausal()) {
        auto predicate = op.getStrict() ? arith::CmpIPredicate::slt : arith::CmpIPredicate::sle;
        Value counts =
            arith::CmpIOp::create(b, predicate, numberOf((*causal)[1]), numberOf((*causal)[0]));
        next = arith::SelectOp::create(b, counts, next, sum);
      }
      if (op.getSkipZeros()) {
        Value zero = arith::ConstantOp::create(b, b.getZeroAttr(loaded[0].getType()));
        Value isNone = arith::CmpFOp::create(b, arith::CmpFPredicate::OEQ, loaded[0], zero);
        next = arith::SelectOp::create(b, isNone, sum, next);
      }
      sum = next;
    }
  }
  for (scf::ForOp loop : llvm::reverse(loops)) {
    scf::YieldOp::create(b, sums);
    b.setInsertionPointAfter(loop);
    sums.assign(loop.getResults().begin(), loop.getResults().end());
  }
  return sums;
}

LogicalResult DotEmitter::emitDot(tile::DotOp op) {
  thread.set(op.getResult(), op.getWarpgroups()    ? emitWarpgroups(op)
                             : op.getTensorCores() ? emitTensorCores(op)
                                                   : emitSums(op));
  return success();
}

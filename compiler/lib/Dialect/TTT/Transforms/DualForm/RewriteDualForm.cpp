//===- RewriteDualForm.cpp - Rewrite loops over tokens to the dual form --- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. Selects the loops, runs the rewrite, which RowLifter implements, and emits
// remarks.
//
//===----------------------------------------------------------------------===//

#include "RowLifter.h"

#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTREWRITEDUALFORMPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Maximum number of unknown rows per token with `auto`. Each row is computed from those before, by
/// separate code: 8 rows take seconds to compile, 12 a minute.
static constexpr size_t mostUnknowns = 8;

/// Maximum number of tensors that enter one recurrence with `auto`. The derivative of its code has
/// the fourth power of their number in ops.
static constexpr size_t mostCoupled = 6;

namespace {
/// Properties of a rewritten loop, for remarks.
struct Found {
  size_t solved = 0; ///< rows per token that a system is solved for
  std::set<CoefficientRows::Rule> rules;
};
} // namespace

static StringRef describe(CoefficientRows::Rule rule) {
  switch (rule) {
  case CoefficientRows::Rule::RunningSum:
    return "running sums: a factor of the token that reads times one of the token read";
  case CoefficientRows::Rule::Direct:
    return "formulas: factors of what the mini-batch starts from";
  case CoefficientRows::Rule::Recurrence:
    return "a recurrence: a triangle of numbers per mini-batch";
  case CoefficientRows::Rule::RecurrencePerChannel:
    return "a recurrence per channel: a triangle of vectors per mini-batch";
  }
  llvm_unreachable("not a rule");
}

/// Returns true if the number of token rows is static.
static bool isMiniBatch(EachTokenOp loop) {
  return !loop.getTokens().empty() && tensorType(loop.getTokens()[0]).hasStaticShape();
}

/// Returns true if the loop carries a tensor of two axes or more.
static bool carriesMatrix(EachTokenOp loop) {
  return llvm::any_of(loop.getInits(), [](Value init) { return tensorType(init).getRank() > 1; });
}

/// Why a dual form with vectors as coefficients is not taken for `loop`; empty if it is.
static StringRef rejectVectors(EachTokenOp loop, VectorCoefficients accepted) {
  if (accepted == VectorCoefficients::All) {
    return "";
  }
  if (!carriesMatrix(loop)) {
    return "there is a dual form, but a vector for each pair of tokens costs more than the "
           "vectors that the loop carries";
  }
  return accepted == VectorCoefficients::Matrices
             ? ""
             : "there is a dual form, but a gate per channel and token costs less than the "
               "vectors it needs for each pair of tokens";
}

/// Rewrites one loop, or returns the reason why it stays. Without `isAskedFor`, loops stay whose
/// code would be too long, and those whose coefficients are vectors that `vectors` excludes.
static std::optional<NotLinear> rewrite(EachTokenOp loop, bool isAskedFor,
                                        VectorCoefficients vectors, Found &found) {
  if (!isMiniBatch(loop)) {
    return NotLinear{loop.getLoc(), "the loop is in no mini-batch of known size: with "
                                    "--invariant, what stands in no `every`, also a `cumsum`, "
                                    "runs token by token"};
  }
  if (loop.getReverse()) {
    return NotLinear{loop.getLoc(), "the loop runs from the last token to the first"};
  }
  InnerLoop analysis(loop);
  if (!analysis.isLinear()) {
    return analysis.failure();
  }
  if (!isAskedFor && analysis.unknowns().size() > mostUnknowns) {
    return NotLinear{loop.getLoc(), "there is a dual form, but its " +
                                        std::to_string(analysis.unknowns().size()) +
                                        " rows per token that read the state they update take "
                                        "long to compile; --form=dual compiles it"};
  }
  Operation *before = loop->getPrevNode();
  OpBuilder builder(loop);
  RowLifter lifter(loop, analysis, builder, isAskedFor ? std::nullopt : std::optional(mostCoupled));
  auto yield = cast<YieldOp>(loop.getBody().front().getTerminator());
  unsigned carried = loop.getInits().size();
  SmallVector<Value> results(carried);
  bool isSolved = lifter.solveUnknowns();
  for (Value value : yield.getValues().drop_front(carried)) {
    results.push_back(isSolved ? lifter.rows(value) : Value());
  }
  // States are updated after the predictions, so that bufferization may update them in place.
  for (unsigned i = 0; i < carried && !lifter.failure(); ++i) {
    results[i] = loop.getResult(i).use_empty() ? loop.getInits()[i] : lifter.last(i);
  }
  std::optional<NotLinear> why = lifter.failure();
  if (StringRef reason = isAskedFor ? "" : rejectVectors(loop, vectors);
      !why && !reason.empty() &&
      lifter.rules().count(CoefficientRows::Rule::RecurrencePerChannel)) {
    why = NotLinear{loop.getLoc(), reason.str()};
  }
  if (why) {
    // Erase the unused ops that were built in front of the loop.
    while (loop->getPrevNode() != before) {
      loop->getPrevNode()->erase();
    }
    return why;
  }
  found = {analysis.unknowns().size(), lifter.rules()};
  loop.replaceAllUsesWith(results);
  loop.erase();
  return std::nullopt;
}

namespace {
struct TTTRewriteDualFormPass : ttt::impl::TTTRewriteDualFormPassBase<TTTRewriteDualFormPass> {
  using TTTRewriteDualFormPassBase::TTTRewriteDualFormPassBase;

  void runOnOperation() override {
    bool isAsked = form == tttc::Form::Dual;
    SmallVector<EachTokenOp> loops;
    getOperation()->walk([&](EachTokenOp loop) {
      if (isInDecode(loop) && !isMiniBatch(loop)) {
        return;
      }
      // With `primal`, only loops that map tokens are rewritten: their tokens have no order.
      auto every = dyn_cast<EveryOp>(loop->getParentOp());
      if (form != tttc::Form::Primal ||
          (every && every.getInits().empty() && loop.getInits().empty())) {
        loops.push_back(loop);
      }
    });
    // Loops of prefill or decode that stay in primal form, by function and location. The copy of
    // such a loop for the open mini-batch may carry less and have a dual form, but stays too,
    // because it must give the same bits.
    llvm::DenseSet<std::pair<Operation *, Location>> kept;
    for (EachTokenOp loop : loops) {
      Location loc = loop.getLoc();
      const std::pair<Operation *, Location> place(loop->getParentOfType<FunctionOpInterface>(),
                                                   loc);
      if (kept.contains(place)) {
        continue;
      }
      Found found;
      std::optional<NotLinear> why = rewrite(loop, isAsked, vectorCoefficients, found);
      for (CoefficientRows::Rule rule : found.rules) {
        emitRemark(loc) << "[ttt-rewrite-dual-form] coefficients by " << describe(rule);
      }
      if (!why && found.solved > 0) {
        emitRemark(loc) << "[ttt-rewrite-dual-form] solve form: " << found.solved
                        << (found.solved == 1
                                ? " row per token reads the state it updates and is"
                                : " rows per token read the state they update and are")
                        << " affine in it; a triangular system gives those of a mini-batch";
      } else if (!why) {
        emitRemark(loc) << "[ttt-rewrite-dual-form] dual form: all tokens of a mini-batch at once";
      } else if (EntryKind entry = entryKindOf(loop->getParentOfType<FunctionOpInterface>());
                 entry != EntryKind::Forward) {
        kept.insert(place);
        emitRemark(why->loc) << "[ttt-rewrite-dual-form] primal form of entry '"
                             << stringifyEntryKind(entry) << "', token by token: " << why->reason;
      } else if (isAsked) {
        emitError(why->loc) << "no dual form: " << why->reason;
        return signalPassFailure();
      } else {
        emitRemark(why->loc) << "[ttt-rewrite-dual-form] primal form, token by token: "
                             << why->reason;
      }
    }
  }
};
} // namespace

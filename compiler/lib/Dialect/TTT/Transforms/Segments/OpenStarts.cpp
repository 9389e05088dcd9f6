//===- OpenStarts.cpp - Starts of states as inputs ------------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Functions.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

#include <numeric>

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTOPENSTARTSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// A segment computes what the whole sequence does for its tokens if it begins after a multiple of
/// this many; 0 if an op reads other tokens of the sequence, or their number.
static int64_t periodOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case<EveryOp>([](auto loop) { return loop.getChunk(); })
      .Case<RowAtOp>([](auto row) { return row.getModulo(); })
      .Case<PositionOp>([](auto position) { return position.getModulo().value_or(0); })
      .Case<DelayOp, TakeRowsOp, OverwriteRowsOp, NoRowsOp, AppendOp, AttendOp, AttentionOp>(
          [](auto) { return 0; })
      .Default([](Operation *) { return 1; });
}

/// The description of the final value that is this result of a loop; null if none is.
static TensorAttr finalOf(func::FuncOp layer, Value result) {
  Operation *end = layer.getBody().front().getTerminator();
  for (auto [i, returned] : llvm::enumerate(end->getOperands())) {
    TensorAttr tensor = resultTensor(layer, i);
    if (returned == result && tensor && tensor.getRole() == Role::Final) {
      return tensor;
    }
  }
  return {};
}

/// The axes that each task of the layer has one value of.
static Axes axesOfTasks(func::FuncOp layer) {
  Axes axes = Axes::B;
  for (BlockArgument argument : layer.getArguments()) {
    if (TensorAttr tensor = tensorOf(argument)) {
      axes = axes | (tensor.getAxes() & Axes::H);
    }
  }
  return axes;
}

/// Returns true if a call passes the start of this state.
static bool hasState(func::FuncOp layer, StringRef name) {
  return llvm::any_of(layer.getArguments(), [&](BlockArgument argument) {
    return hasRole(argument, Role::State) && tensorOf(argument).getName() == name;
  });
}

static LogicalResult emitReadAgain(Value state) {
  return emitError(state.getLoc(), "the initial value of '")
         << tensorOf(state).getName().getValue()
         << "' is read after the first token too, where a later segment of a sequence starts from "
            "another value: no segments";
}

static void emitSeveralStages(func::FuncOp stage) {
  // The views are computed for all tokens before the program, the join for all heads after it.
  const bool isJoin = stageOf(stage) == "join";
  OperandRange values = stage.getBody().front().getTerminator()->getOperands();
  emitError(isJoin || values.empty() ? stage.getLoc() : values.front().getLoc(),
            "expected a layer of one stage to compile segments of a sequence: ")
      << (isJoin
              ? "joined heads are computed in a stage of their own"
              : "a view that reads other tokens, or that all heads share, is computed in a stage "
                "of its own");
}

/// Returns the place of a value in the text; `otherwise` if it has none, as a constant that passes
/// moved.
static Location placeOf(Value value, Location otherwise) {
  return isa<UnknownLoc>(value.getLoc()) ? otherwise : value.getLoc();
}

static bool isInitOfLoop(OpOperand &use) {
  auto loop = dyn_cast<TokenLoopOpInterface>(use.getOwner());
  return loop &&
         llvm::is_contained(
             llvm::map_range(loop.getInitsMutable(), [](OpOperand &init) { return &init; }), &use);
}

namespace {
struct TTTOpenStartsPass : ttt::impl::TTTOpenStartsPassBase<TTTOpenStartsPass> {
  using TTTOpenStartsPassBase::TTTOpenStartsPassBase;

  LogicalResult openLoop(func::FuncOp layer, TokenLoopOpInterface loop) {
    if (loop.getReverse() && !loop.getInits().empty()) {
      return loop->emitError("segments would have to begin with the last one");
    }
    for (auto [i, init] : llvm::enumerate(loop.getInits())) {
      TensorAttr final = finalOf(layer, loop.getCarriedResults()[i]);
      StringRef name = final ? final.getName().getValue() : StringRef();
      if (!name.consume_back("_final")) {
        return emitError(loop.getCarriedArgs()[i].getLoc(),
                         "expected each value that is carried from token to token to be a state or "
                         "variable of the layer, to compile segments of a sequence");
      }
      if (!bitEnumContainsAll(final.getAxes(), axesOfTasks(layer))) {
        return emitError(loop.getCarriedArgs()[i].getLoc(), "'")
               << name << "' is the same for all heads: no segments";
      }
      if (hasRole(init, Role::State)) {
        if (tensorOf(init).getName() != name) {
          return emitReadAgain(init);
        }
        continue;
      }
      if (hasState(layer, name)) {
        return emitError(loop.getCarriedArgs()[i].getLoc(), "expected '")
               << name << "' to begin with the value that a call passes, where the text replaces "
               << "it, to compile segments of a sequence";
      }
      if (!matchPattern(init, m_AnyZeroFloat())) {
        return emitError(placeOf(init, loop.getCarriedArgs()[i].getLoc()), "expected '")
               << name << "' to begin at zero or to be a state without a value, whose start a call "
               << "passes, to compile segments of a sequence";
      }
      const unsigned place = layer.getNumArguments();
      DictionaryAttr tensor = dictionaryOf(&getContext(), final.withNameAndRole(name, Role::State));
      if (failed(layer.insertArgument(place, init.getType(), tensor, loop.getLoc()))) {
        return failure();
      }
      loop.getInitsMutable()[i].assign(layer.getArgument(place));
    }
    return success();
  }

  /// Checks that states are read and changed by the loops that carry them alone: other ops would do
  /// so for each segment.
  static LogicalResult checkUses(func::FuncOp layer) {
    Operation *end = layer.getBody().front().getTerminator();
    for (BlockArgument argument : layer.getArguments()) {
      if (!hasRole(argument, Role::State)) {
        continue;
      }
      const bool isInit = argument.hasOneUse() && isInitOfLoop(*argument.getUses().begin());
      // A state that nothing reads or changes is returned.
      const bool isReturned = llvm::all_of(argument.getUses(), [&](OpOperand &use) {
        TensorAttr result =
            use.getOwner() == end ? resultTensor(layer, use.getOperandNumber()) : TensorAttr();
        return result && result.getName().getValue() ==
                             (tensorOf(argument).getName().getValue() + "_final").str();
      });
      if (!isInit && !isReturned) {
        return emitReadAgain(argument);
      }
    }
    for (auto loop : layer.getBody().front().getOps<TokenLoopOpInterface>()) {
      for (Value carried : loop.getCarriedResults()) {
        for (Operation *user : carried.getUsers()) {
          if (user != end) {
            return user->emitError(
                "this reads what a loop over the sequence ended with: no segments");
          }
        }
      }
    }
    for (auto [i, value] : llvm::enumerate(end->getOperands())) {
      TensorAttr tensor = resultTensor(layer, i);
      auto result = dyn_cast<OpResult>(value);
      auto loop =
          result ? dyn_cast<TokenLoopOpInterface>(result.getOwner()) : TokenLoopOpInterface();
      const bool isCarried = loop && result.getResultNumber() < loop.getInits().size();
      if (tensor && tensor.getRole() == Role::Final && !isCarried && !hasRole(value, Role::State)) {
        return emitError(placeOf(value, layer.getLoc()), "the final value of '")
               << tensor.getName().getValue().drop_back(StringRef("_final").size())
               << "' is not carried from token to token: no segments";
      }
    }
    return success();
  }

  LogicalResult open(func::FuncOp layer) {
    int64_t cut = 1;
    WalkResult walked = layer.walk([&](Operation *op) {
      cut = std::lcm(cut, periodOf(op));
      if (cut < 1 || cut > tttc::largestPeriod) {
        op->emitError() << (cut == 0 ? "this depends on other tokens of a sequence, or on how many "
                                       "there are: no segments"
                                     : "segments would begin after multiples of too many tokens, ")
                        << (cut == 0 ? std::string() : std::to_string(cut));
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    if (walked.wasInterrupted()) {
      return failure();
    }
    if (failed(checkUses(layer))) {
      return failure();
    }
    for (auto loop : layer.getBody().front().getOps<TokenLoopOpInterface>()) {
      if (failed(openLoop(layer, loop))) {
        return failure();
      }
    }
    layer->setAttr(
        entryAttrName,
        EntryAttr::get(&getContext(), EntryKind::Forward, StringRef()).withCutTokens(cut));
    return success();
  }

  void runOnOperation() override {
    auto facts = getOperation()->getAttrOfType<LayerAttr>(layerAttrName);
    if (facts && !facts.getCausal()) {
      getOperation()->emitError("expected a causal layer to compile segments of a sequence, found ")
          << facts;
      return signalPassFailure();
    }
    for (auto layer : getOperation().getOps<func::FuncOp>()) {
      if (layer.isPrivate() || layer.isDeclaration() || entryKindOf(layer) != EntryKind::Forward) {
        continue;
      }
      if (!stageOf(layer).empty()) {
        emitSeveralStages(layer);
        return signalPassFailure();
      }
      if (failed(tttc::checkOneBlock(layer)) || failed(open(layer))) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace

//===- DeriveSummary.cpp - The map of the states of a segment -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/IndependentColumns.h"
#include "tttc/Analysis/StateMap.h"
#include "tttc/AutoDiff/LinearPart.h"
#include "tttc/Dialect/TTT/IR/LoopLiveness.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTDERIVESUMMARYPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Erases dead ops, and parts of loops, of the body of a function.
static void eraseDead(func::FuncOp func) {
  IRRewriter rewriter(func.getContext());
  Operation *previous;
  for (Operation *op = func.getBody().front().getTerminator()->getPrevNode(); op; op = previous) {
    previous = op->getPrevNode();
    if (isOpTriviallyDead(op)) {
      op->erase();
    } else if (auto loop = dyn_cast<TokenLoopOpInterface>(op)) {
      dropUnused(rewriter, loop);
    }
  }
}

/// The loop of a function that carries its states; null if there are none or several.
static TokenLoopOpInterface loopOf(func::FuncOp func) {
  TokenLoopOpInterface found;
  for (auto loop : func.getBody().front().getOps<TokenLoopOpInterface>()) {
    if (!loop.getInits().empty() && found) {
      return {};
    }
    found = loop.getInits().empty() ? found : loop;
  }
  return found;
}

/// A copy of the layer that returns only final values of states, and takes only what these need.
static func::FuncOp copyForStates(func::FuncOp layer) {
  auto copy = cast<func::FuncOp>(layer->clone());
  copy.setName((layer.getSymName() + "_summary").str());
  for (unsigned i = copy.getNumResults(); i-- > 0;) {
    if (resultTensor(copy, i).getRole() != Role::Final) {
      copy.getBody().front().getTerminator()->eraseOperand(i);
      (void)copy.eraseResult(i);
    }
  }
  eraseDead(copy);
  for (unsigned i = copy.getNumArguments(); i-- > 0;) {
    if (copy.getArgument(i).use_empty()) {
      (void)copy.eraseArgument(i);
    }
  }
  return copy;
}

/// Ones in the rows from `first` on, each in a column of its own.
static Value createDirections(OpBuilder &builder, Location loc, RankedTensorType type,
                              int64_t first) {
  const int64_t rows = type.getDimSize(0), columns = type.getDimSize(1);
  const APFloat zero = APFloat::getZero(cast<FloatType>(type.getElementType()).getFloatSemantics());
  APFloat one = APFloat::getOne(zero.getSemantics());
  SmallVector<APFloat> entries(rows * columns, zero);
  for (int64_t row = 0; row < rows; ++row) {
    entries[row * columns + first + row] = one;
  }
  return arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, entries));
}

namespace {
/// Rows of a map's matrix: the kernel holds the unit matrix, 16 MiB of this size.
constexpr int64_t mostRows = 2048;

/// The form of the linear part of a segment's map.
enum class Form { Decay, Map };

struct TTTDeriveSummaryPass : ttt::impl::TTTDeriveSummaryPassBase<TTTDeriveSummaryPass> {
  using TTTDeriveSummaryPassBase::TTTDeriveSummaryPassBase;

  static void remarkNone(Location loc, StringRef why) {
    emitRemark(loc) << "[ttt-derive-summary] no summary of a segment: " << why;
  }

  /// Appends the linear part to the results of a copy, and starts its states at zero. Returns the
  /// op that prevents it, else null.
  Operation *complete(func::FuncOp copy, Form form, LinearPart &linear) {
    Block &block = copy.getBody().front();
    OpBuilder builder = OpBuilder::atBlockBegin(&block);
    int64_t row = 0;
    SmallVector<Value> states;
    for (BlockArgument state : copy.getArguments()) {
      if (!hasRole(state, Role::State)) {
        continue;
      }
      RankedTensorType type = linear.typeOf(state);
      states.push_back(state);
      if (form == Form::Decay) {
        linear.set(state, createSplat(builder, copy.getLoc(), type, 1));
        continue;
      }
      linear.set(state, createDirections(builder, copy.getLoc(), type, row));
      row += type.getDimSize(0);
    }
    if (Operation *why = linear.addTo(block)) {
      return why;
    }
    Operation *end = block.getTerminator();
    builder.setInsertionPoint(end);
    StringRef suffix = form == Form::Map ? "_map" : "_decay";
    for (unsigned i = 0, count = end->getNumOperands(); i < count; ++i) {
      Value value = end->getOperand(i), part = linear.of(value);
      if (!part) {
        part = createSplat(builder, copy.getLoc(), linear.typeOf(value), 0);
      }
      TensorAttr final = resultTensor(copy, i);
      StringRef name = final.getName();
      name.consume_back("_final");
      (void)copy.insertResult(
          copy.getNumResults(), part.getType(),
          dictionaryOf(
              &getContext(),
              final.withNameAndRole(name + suffix, form == Form::Map ? Role::Map : Role::Decay)));
      end->insertOperands(end->getNumOperands(), part);
    }
    builder.setInsertionPointToStart(&block);
    for (Value state : states) {
      state.replaceAllUsesWith(
          createSplat(builder, copy.getLoc(), cast<RankedTensorType>(state.getType()), 0));
      (void)copy.eraseArgument(cast<BlockArgument>(state).getArgNumber());
    }
    return nullptr;
  }

  /// The rows of all states; none if one is a vector, which has columns, but no rows.
  static std::optional<int64_t> countRows(func::FuncOp copy) {
    int64_t rows = 0;
    for (BlockArgument state : copy.getArguments()) {
      if (!hasRole(state, Role::State)) {
        continue;
      }
      auto type = cast<RankedTensorType>(state.getType());
      if (type.getRank() != 2) {
        return std::nullopt;
      }
      rows += type.getDimSize(0);
    }
    return rows;
  }

  /// Derives the summary with this form. Returns the op that prevents it, else null.
  Operation *derive(func::FuncOp copy, Form form, bool byColumns) {
    LinearPart linear;
    if (byColumns) {
      Operation *mixes = nullptr;
      std::optional<IndependentColumns> columns = independentColumns(copy, mixes);
      if (!columns) {
        return mixes ? mixes : copy.getOperation();
      }
      const std::optional<int64_t> extent = form == Form::Decay ? 1 : countRows(copy);
      if (!extent) {
        return copy;
      }
      linear = LinearPart(std::move(columns->axes), *extent);
    }
    return complete(copy, form, linear);
  }

  /// Checks that no input has the name of an added result.
  static LogicalResult checkNames(func::FuncOp layer) {
    for (BlockArgument state : layer.getArguments()) {
      for (BlockArgument other : layer.getArguments()) {
        TensorAttr tensor = tensorOf(state), taken = tensorOf(other);
        StringRef name = taken ? taken.getName().getValue() : StringRef();
        if (tensor && tensor.getRole() == Role::State && name.consume_front(tensor.getName()) &&
            (name == "_map" || name == "_decay")) {
          return emitError(other.getLoc(), "the name '")
                 << taken.getName().getValue()
                 << "' is taken by what a summary of segments adds: choose another";
        }
      }
    }
    return success();
  }

  void summarize(func::FuncOp layer, EntryAttr entry, SymbolTable &symbols) {
    func::FuncOp states = copyForStates(layer);
    TokenLoopOpInterface loop = loopOf(states);
    StateMapResult map = loop ? classifyStateMap(loop) : StateMapResult();
    if (!loop || map.map == StateMap::General) {
      remarkNone(map.why ? map.why->getLoc() : layer.getLoc(),
                 map.why ? "this is not known to be affine in the state"
                         : "expected one loop that carries states");
      states.erase();
      return;
    }
    // A factor for each element, for each row, or a product with a matrix.
    const bool scales = map.map != StateMap::Affine;
    const int64_t rows = countRows(states).value_or(0);
    if (!scales && rows > mostRows) {
      remarkNone(layer.getLoc(), "the states have " + std::to_string(rows) +
                                     " rows, and a matrix of their maps at most " +
                                     std::to_string(mostRows));
      states.erase();
      return;
    }
    Location why = layer.getLoc();
    for (auto [form, byColumns] : {std::pair(Form::Decay, true), std::pair(Form::Decay, false),
                                   std::pair(Form::Map, true)}) {
      if (scales != (form == Form::Decay)) {
        continue;
      }
      auto copy = cast<func::FuncOp>(states->clone());
      if (Operation *stops = derive(copy, form, byColumns)) {
        why = stops->getLoc();
        copy.erase();
        continue;
      }
      copy->setAttr(entryAttrName, EntryAttr::get(&getContext(), EntryKind::Summary, StringRef())
                                       .withCutTokens(entry.getCutTokens()));
      symbols.insert(copy, std::next(layer->getIterator()));
      layer.emitRemark("[ttt-derive-summary] summary of a segment: its final states are ")
          << (form == Form::Map ? "a product of a matrix with its initial ones, the same for all "
                                  "columns, plus a term"
              : byColumns       ? "the initial ones times a factor for each row, plus a term"
                                : "the initial ones times a factor for each element, plus a term");
      states.erase();
      return;
    }
    remarkNone(why, scales ? "this has no linear part"
                           : "columns of the states are not known to be computed apart here");
    states.erase();
  }

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto layer : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      auto entry = layer->getAttrOfType<EntryAttr>(entryAttrName);
      if (!layer.isPrivate() && !layer.isDeclaration() && isDescribed(layer) && entry &&
          entry.getKind() == EntryKind::Forward && entry.getCutTokens() != 0) {
        if (failed(checkNames(layer))) {
          return signalPassFailure();
        }
        summarize(layer, entry, symbols);
      }
    }
  }
};
} // namespace

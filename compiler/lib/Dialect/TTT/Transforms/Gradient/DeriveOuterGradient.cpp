//===- DeriveOuterGradient.cpp - The gradient of a whole layer ------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. A copy of the layer is differentiated as a whole and then split into
// two functions: values of forward loops that reverse loops read become results of the
// save function and arguments of the backward function.
//
//===----------------------------------------------------------------------===//

#include "Segments.h"

#include "tttc/AutoDiff/LoopGradient.h"
#include "tttc/AutoDiff/ReverseMode.h"
#include "tttc/AutoDiff/StreamGradient.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Functions.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTDERIVEOUTERGRADIENTPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;
using tttc::Checkpoint;

static StringRef nameOf(TensorAttr tensor) { return tensor.getName(); }

static SmallVector<TensorAttr> argumentTensors(func::FuncOp func) {
  return llvm::map_to_vector(llvm::seq(func.getNumArguments()),
                             [&](unsigned i) { return argumentTensor(func, i); });
}

static SmallVector<TensorAttr> resultTensors(func::FuncOp func) {
  return llvm::map_to_vector(llvm::seq(func.getNumResults()),
                             [&](unsigned i) { return resultTensor(func, i); });
}

/// The attributes of arguments or results that these describe.
static ArrayAttr dictionariesOf(MLIRContext *context, ArrayRef<TensorAttr> tensors) {
  return ArrayAttr::get(context, llvm::map_to_vector(tensors, [&](TensorAttr tensor) -> Attribute {
                          return dictionaryOf(context, tensor);
                        }));
}

/// Returns true if a task of `layer` is one head: any input or result has that axis.
static bool isPerHead(func::FuncOp layer) {
  auto hasHeads = [](TensorAttr tensor) { return tensor.has(Axes::H); };
  return llvm::any_of(argumentTensors(layer), hasHeads) ||
         llvm::any_of(resultTensors(layer), hasHeads);
}

/// Attributes of a saved value: whether there is one per head, and whether it has one entry per
/// group of a loop or per token.
static TensorAttr describeSaved(OpResult value, StringRef stage, unsigned number, bool perHead) {
  Builder b(value.getContext());
  auto every = dyn_cast<EveryOp>(value.getOwner());
  bool stream = tensorType(value).getRank() > 0 && tensorType(value).isDynamicDim(0);
  Axes axes = Axes::B | (perHead ? Axes::H : Axes::None) | (stream ? Axes::T : Axes::None);
  bool byGroup = stream && every && value.getResultNumber() < every.getInits().size();
  return TensorAttr::get(b.getContext(), b.getStringAttr("saved_" + stage + Twine(number)),
                         Role::Saved, axes, byGroup ? every.getChunk() : 1, FloatType());
}

namespace {
/// The copy of a layer while it is transformed to a save and a backward function.
struct Derivation {
  func::FuncOp layer;
  func::FuncOp backward;             ///< null after `split` if no gradient is requested
  SmallVector<Value> outputs;        ///< results of the layer
  SmallVector<TensorAttr> returned;  ///< attributes of the outputs
  SmallVector<Value> gradients;      ///< of the requested inputs, in their order
  SmallVector<TensorAttr> described; ///< attributes of the gradients
  Operation *end = nullptr;          ///< the last op of the forward part, a marker
  bool repeatsLoops = false;         ///< the body of a loop has loops, which run again
};
} // namespace

static bool isInternal(TensorAttr tensor) { return tensor.getRole() == Role::Internal; }

static bool hasInnerLoop(Operation *loop) {
  return loop
      ->walk([&](TokenLoopOpInterface inner) {
        return inner == loop ? WalkResult::advance() : WalkResult::interrupt();
      })
      .wasInterrupted();
}

/// Appends cotangent arguments and the derivative with respect to the inputs named in `wrt` (all
/// if it is empty) to a copy of the layer.
static FailureOr<Derivation> derive(func::FuncOp layer, const llvm::StringSet<> &wrt,
                                    const Checkpoint &checkpoint) {
  Derivation d{layer, layer.clone(), {}, {}, {}, {}, nullptr};
  func::FuncOp func = d.backward;
  Block &block = func.getBody().front();
  auto ret = cast<func::ReturnOp>(block.getTerminator());
  func.walk([](RecurrenceOpInterface op) { op.expandToLoop(); });
  segmentLoops(func, checkpoint);
  d.repeatsLoops = llvm::any_of(block.getOps<TokenLoopOpInterface>(),
                                [](TokenLoopOpInterface loop) { return hasInnerLoop(loop); });

  d.outputs.assign(ret.operand_begin(), ret.operand_end());
  d.returned = resultTensors(layer);
  SmallVector<std::pair<Value, Value>> seeds;
  unsigned inputs = func.getNumArguments();
  for (auto [value, result] : llvm::zip(d.outputs, d.returned)) {
    if (result.getRole() == Role::Probe) {
      continue; // probes are not differentiated
    }
    unsigned position = func.getNumArguments();
    TensorAttr cotangent = result.withNameAndRole(
        "d_" + nameOf(result), isInternal(result) ? Role::Internal : Role::Cotangent);
    if (failed(func.insertArgument(position, value.getType(),
                                   dictionaryOf(func.getContext(), cotangent), layer.getLoc()))) {
      return failure();
    }
    seeds.push_back({value, block.getArgument(position)});
  }
  OpBuilder builder(ret);
  d.end = arith::ConstantIndexOp::create(builder, layer.getLoc(), 0);
  SmallVector<Value> points;
  for (unsigned i = 0; i < inputs; ++i) {
    TensorAttr input = argumentTensor(layer, i);
    if (wrt.empty() || wrt.contains(nameOf(input))) {
      points.push_back(block.getArgument(i));
      d.described.push_back(input.withNameAndRole(
          "d_" + nameOf(input), isInternal(input) ? Role::Internal : Role::Gradient));
    }
  }
  llvm::DenseMap<Value, Value> cotangents;
  // Differentiation replaces loops, and with them the outputs, which are read again below.
  if (failed(tttc::differentiate(block, points, seeds, cotangents))) {
    func.erase();
    return failure();
  }
  d.outputs.assign(ret.operand_begin(), ret.operand_end());
  builder.setInsertionPoint(ret);
  for (Value point : points) {
    Value gradient = cotangents.lookup(point);
    d.gradients.push_back(gradient ? gradient : tttc::zerosLike(builder, layer.getLoc(), point));
  }
  return d;
}

/// Returns true for ops that are too expensive to recompute: loops over the sequence and attention.
static bool isSaved(Operation *op) { return isa<TokenLoopOpInterface, AttentionOp>(op); }

/// Results of forward loops and of attention that the derivative depends on, directly or through
/// other ops of the forward part, which are cheap enough to recompute.
static SmallVector<Value> savedValues(const Derivation &d) {
  llvm::DenseSet<Value> seen;
  SmallVector<Value> work;
  for (Operation *op = d.end->getNextNode(); op && !isa<func::ReturnOp>(op);
       op = op->getNextNode()) {
    llvm::append_range(work, tttc::valuesRead(op));
  }
  llvm::append_range(work, d.gradients);
  while (!work.empty()) {
    Value value = work.pop_back_val();
    Operation *from = value.getDefiningOp();
    if (!from || !seen.insert(value).second || !from->isBeforeInBlock(d.end)) {
      continue;
    }
    if (!isSaved(from)) {
      llvm::append_range(work, tttc::valuesRead(from));
    }
  }
  SmallVector<Value> saved;
  for (Operation *op = &d.end->getBlock()->front(); op != d.end; op = op->getNextNode()) {
    if (isSaved(op)) {
      llvm::copy_if(op->getResults(), std::back_inserter(saved),
                    [&](Value result) { return seen.contains(result); });
    }
  }
  return saved;
}

/// Erases dead ops, and internal arguments that the derivative does not read, so that they need not
/// be saved.
static void dropUnused(func::FuncOp backward) {
  // First unused loops of the forward part, which still read their tokens.
  Block &body = backward.getBody().front();
  SmallVector<Operation *> ops;
  for (Operation &op : body.without_terminator()) {
    ops.push_back(&op);
  }
  for (Operation *op : llvm::reverse(ops)) {
    if (isOpTriviallyDead(op) || (isa<TokenLoopOpInterface>(op) && op->use_empty())) {
      op->erase();
    }
  }
  for (unsigned i = backward.getNumArguments(); i-- > 0;) {
    if (isInternal(argumentTensor(backward, i)) && body.getArgument(i).use_empty()) {
      (void)backward.eraseArgument(i);
    }
  }
}

/// Splits the copy into the save and the backward function.
static LogicalResult split(Derivation &d, SymbolTable &symbols) {
  SmallVector<Value> saved = savedValues(d);
  func::FuncOp layer = d.layer, backward = d.backward;
  Location loc = layer.getLoc();
  auto ret = cast<func::ReturnOp>(backward.getBody().front().getTerminator());
  MLIRContext *context = layer.getContext();
  SmallVector<TensorAttr> described;
  // The stage is part of the names, because all stages of a layer save values.
  StringRef stage = stageOf(layer);
  std::string prefix = stage.empty() ? "" : (stage + "_").str();
  const bool perHead = isPerHead(layer);
  for (auto [i, value] : llvm::enumerate(saved)) {
    described.push_back(describeSaved(cast<OpResult>(value), prefix, i, perHead));
  }

  // Save function: the layer's arguments; its results and the saved values.
  SmallVector<Value> results(d.outputs);
  llvm::append_range(results, saved);
  ret->setOperands(results);
  IRMapping mapping;
  auto saving = cast<func::FuncOp>(backward->clone(mapping));
  saving.setName((layer.getSymName() + "_save").str());
  unsigned inputs = layer.getNumArguments();
  Operation *end = mapping.lookup(d.end);
  while (!isa<func::ReturnOp>(end->getNextNode())) {
    saving.getBody().front().getTerminator()->getPrevNode()->erase();
  }
  Block &body = saving.getBody().front();
  body.eraseArguments(inputs, body.getNumArguments() - inputs);
  saving.setType(
      FunctionType::get(context, body.getArgumentTypes(), ValueRange(results).getTypes()));
  SmallVector<TensorAttr> outcomes(d.returned);
  llvm::append_range(outcomes, described);
  saving.setArgAttrsAttr(dictionariesOf(context, argumentTensors(layer)));
  saving.setResAttrsAttr(dictionariesOf(context, outcomes));

  // Backward function: the same arguments, saved values and cotangents; gradients.
  ret->setOperands(d.gradients);
  for (auto [i, given] : llvm::enumerate(saved)) {
    Value value = given;
    if (failed(backward.insertArgument(inputs + i, value.getType(),
                                       dictionaryOf(context, described[i]), loc))) {
      return failure();
    }
    // The forward loop is dead in the backward function once it has no users.
    value.replaceAllUsesWith(backward.getArgument(inputs + i));
  }
  backward.setName((layer.getSymName() + "_backward").str());
  backward.setType(FunctionType::get(context, backward.getBody().front().getArgumentTypes(),
                                     ret->getOperandTypes()));
  backward.setResAttrsAttr(dictionariesOf(context, d.described));
  for (auto [func, kind] :
       {std::pair(saving, EntryKind::Save), std::pair(backward, EntryKind::Backward)}) {
    func->setAttr(entryAttrName, EntryAttr::get(context, kind, stage));
  }
  dropUnused(backward);
  for (func::FuncOp func : {saving, backward}) {
    func.walk([](Operation *op) { op->removeAttr(saveProductsAttrName); });
  }
  symbols.insert(saving, std::next(layer->getIterator()));
  if (d.gradients.empty()) {
    backward.erase(); // no gradient of an input of this stage is requested
    d.backward = nullptr;
  } else {
    symbols.insert(backward, std::next(saving->getIterator()));
  }
  return success();
}

/// Bytes per entry of all values that would be saved.
static FailureOr<int64_t> savedBytes(func::FuncOp layer, const llvm::StringSet<> &wrt,
                                     const Checkpoint &checkpoint) {
  FailureOr<Derivation> trial = derive(layer, wrt, checkpoint);
  if (failed(trial)) {
    return failure();
  }
  int64_t bytes = 0;
  for (Value value : savedValues(*trial)) {
    bytes += entryBytes(value.getType());
  }
  trial->backward.erase();
  return bytes;
}

namespace {
struct TTTDeriveOuterGradientPass
    : ttt::impl::TTTDeriveOuterGradientPassBase<TTTDeriveOuterGradientPass> {
  using TTTDeriveOuterGradientPassBase::TTTDeriveOuterGradientPassBase;

  /// Checks that tensors have names and roles, which identify the arguments of the new functions,
  /// and that no name is that of an added argument or result.
  LogicalResult checkNames(func::FuncOp layer) {
    llvm::StringMap<Location> names;
    SmallVector<std::tuple<TensorAttr, Type, Location>> tensors;
    for (unsigned i = 0; i < layer.getNumArguments(); ++i) {
      tensors.push_back(
          {argumentTensor(layer, i), layer.getArgumentTypes()[i], layer.getArgument(i).getLoc()});
    }
    for (unsigned i = 0; i < layer.getNumResults(); ++i) {
      tensors.push_back({resultTensor(layer, i), layer.getResultTypes()[i], layer.getLoc()});
    }
    for (auto [tensor, type, location] : tensors) {
      if (!isa<RankedTensorType>(type) || !tensor || nameOf(tensor).empty()) {
        return layer.emitError("expected tensors with a name in `ttt.tensor` as arguments and "
                               "results, as an import makes them, found ")
               << type;
      }
      names.try_emplace(nameOf(tensor), location);
    }
    for (auto &entry : names) {
      if (isTakenByBackward(entry.getKey(), [&](StringRef name) { return names.contains(name); })) {
        return emitError(entry.getValue(), "the name '")
               << entry.getKey() << "' is taken by what the backward pass adds: choose another";
      }
    }
    return success();
  }

  LogicalResult readWrt(ArrayRef<func::FuncOp> layers, llvm::StringSet<> &names) {
    SmallVector<StringRef> wanted;
    StringRef(wrt).split(wanted, ',', -1, /*KeepEmpty=*/false);
    SmallVector<std::string> known;
    for (func::FuncOp stage : layers) {
      for (TensorAttr input : argumentTensors(stage)) {
        if (!isInternal(input) && !llvm::is_contained(known, nameOf(input))) {
          known.push_back(nameOf(input).str());
        }
      }
    }
    for (StringRef name : wanted) {
      if (!llvm::is_contained(known, name)) {
        return func::FuncOp(layers[0]).emitError("no input '")
               << name << "' to take a gradient of; there are " << llvm::join(known, ", ");
      }
      names.insert(name);
    }
    return success();
  }

  /// Adds the tensors between stages that depend on an input of `names`, because the chain rule
  /// needs their gradients.
  void addInternals(ArrayRef<func::FuncOp> layers, llvm::StringSet<> &names) {
    // Up to a fixpoint, because stages may be in any order.
    for (size_t before = 0; before != names.size();) {
      before = names.size();
      for (func::FuncOp stage : layers) {
        if (llvm::none_of(argumentTensors(stage),
                          [&](TensorAttr input) { return names.contains(nameOf(input)); })) {
          continue;
        }
        for (TensorAttr result : resultTensors(stage)) {
          if (isInternal(result)) {
            names.insert(nameOf(result));
          }
        }
      }
    }
  }

  /// The checkpoint of the options, or the cheapest one with checkpoint=auto.
  FailureOr<Checkpoint> chooseCheckpoint(func::FuncOp layer, const llvm::StringSet<> &names) {
    if (checkpoint != Checkpoint::Auto) {
      return Checkpoint{checkpoint, period};
    }
    FailureOr<int64_t> states = savedBytes(layer, names, {Checkpoint::Every});
    if (failed(states)) {
      return failure();
    }
    FailureOr<int64_t> all = savedBytes(layer, names, {Checkpoint::None});
    if (failed(all)) {
      return failure();
    }
    return cheapest(layer, tokens, *states, *all);
  }

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "tokens", tokens, 1, tttc::largestMemory)) ||
        failed(tttc::checkOption(getOperation(), "period", period, 1, tttc::largestPeriod))) {
      return signalPassFailure();
    }
    SymbolTable symbols(getOperation());
    SmallVector<func::FuncOp> layers;
    llvm::StringSet<> names;
    for (auto layer : getOperation().getOps<func::FuncOp>()) {
      if (layer.isPrivate() || layer.isDeclaration() || entryKindOf(layer) != EntryKind::Forward) {
        continue;
      }
      layers.push_back(layer);
      if (failed(tttc::checkOneBlock(layer)) || failed(checkNames(layer))) {
        return signalPassFailure();
      }
    }
    if (layers.empty()) {
      return;
    }
    if (failed(readWrt(layers, names))) {
      return signalPassFailure();
    }
    addInternals(layers, names);
    for (func::FuncOp layer : layers) {
      FailureOr<Checkpoint> chosen = chooseCheckpoint(layer, names);
      if (failed(chosen)) {
        return signalPassFailure();
      }
      FailureOr<Derivation> derivation = derive(layer, names, *chosen);
      if (failed(derivation) || failed(split(*derivation, symbols))) {
        return signalPassFailure();
      }
      if (derivation->backward) {
        remark(*derivation, *chosen);
      }
    }
  }

  void remark(const Derivation &d, const Checkpoint &chosen) {
    func::FuncOp backward = d.backward;
    InFlightDiagnostic diagnostic = backward.emitRemark("[ttt-derive-outer-gradient] ");
    if (chosen.kind == Checkpoint::None) {
      diagnostic << "what the derivative reads of every mini-batch is saved, "
                 << (d.repeatsLoops ? "except inside its loops, which run again"
                                    : "no product is computed again");
    } else if (chosen.period == 1) {
      diagnostic << "states are saved every mini-batch, the rest is computed again";
    } else {
      diagnostic << "states are saved every " << chosen.period
                 << " mini-batches, what lies between is computed again";
    }
    for (BlockArgument argument : backward.getArguments()) {
      TensorAttr tensor = tensorOf(argument);
      if (tensor.getRole() == Role::Saved) {
        diagnostic << "; saved per " << tensor.getBlock() << " tokens: " << argument.getType();
      }
    }
  }
};
} // namespace

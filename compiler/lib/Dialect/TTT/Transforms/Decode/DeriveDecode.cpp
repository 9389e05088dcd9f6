//===- DeriveDecode.cpp - Resumable prefill and decode functions ---------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. The values that a function needs to resume are derived from its loops over
// the sequence: their carried tensors at the start of the open group, the tokens of that
// group, and the last rows of delayed streams.
//
//===----------------------------------------------------------------------===//

#include "DecodeStored.h"

#include "tttc/AutoDiff/LoopGradient.h"
#include "tttc/Dialect/TTT/IR/LoopLiveness.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Functions.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTDERIVEDECODEPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

namespace {
/// Transforms a copy of a function to one that resumes a sequence (`decode`), or to one that
/// starts a sequence and returns the values needed to resume (`prefill`).
class Resumption {
public:
  Resumption(func::FuncOp layer, func::FuncOp func, int64_t mostTokens, int64_t context,
             bool isInvariant, bool takesWholeGroups)
      : layer(layer), func(func), body(func.getBody().front()), mostTokens(mostTokens),
        context(context), isDecode(mostTokens > 0), isInvariant(isInvariant),
        takesWholeGroups(takesWholeGroups), loc(layer.getLoc()), builder(func.getContext()) {
    for (unsigned i = 0; i < layer.getNumResults(); ++i) {
      hasHeads |= resultTensor(layer, i).has(Axes::H);
    }
    StringRef stage = stageOf(layer);
    prefix = "carry." + (stage.empty() ? "" : stage.str() + ".");
  }

  LogicalResult run();

private:
  bool isGiven(unsigned result) const;
  void dropProbes(func::ReturnOp ret);
  Value index(int64_t value) { return arith::ConstantIndexOp::create(builder, loc, value); }
  Value add(Value a, Value b) { return arith::AddIOp::create(builder, loc, a, b); }
  Value sub(Value a, Value b) { return arith::SubIOp::create(builder, loc, a, b); }
  Value rem(Value a, Value b) { return arith::RemUIOp::create(builder, loc, a, b); }
  RankedTensorType withRows(Value rows, int64_t count) {
    SmallVector<int64_t> shape(tensorType(rows).getShape());
    shape[0] = count;
    return RankedTensorType::get(shape, tensorType(rows).getElementType());
  }
  Value take(Value rows, Value from, Value count, int64_t length) {
    return TakeRowsOp::create(builder, loc, withRows(rows, length), rows, from, count);
  }
  Value overwrite(Value into, Value rows, Value at, Value count) {
    return OverwriteRowsOp::create(builder, loc, into, rows, at, count);
  }
  DictionaryAttr described(const Twine &name, Role role, Axes axes) {
    auto tensor = TensorAttr::get(builder.getContext(), builder.getStringAttr(name), role, axes, 1,
                                  FloatType());
    return dictionaryOf(builder.getContext(), tensor);
  }
  Axes taskAxes() const { return hasHeads ? Axes::B | Axes::H : Axes::B; }
  Value addArgument(Type type, DictionaryAttr attributes) {
    (void)func.insertArgument(func.getNumArguments(), type, attributes, loc);
    return func.getArguments().back();
  }
  /// An argument for the value that the previous call returned as `name`_final.
  Value carried(Type type, const std::string &name) {
    return addArgument(type, described(name, Role::State, taskAxes()));
  }
  void give(Value value, const std::string &name) {
    results.push_back(value);
    attributes.push_back(described(name + "_final", Role::Final, taskAxes()));
  }

  std::string nameOf(OpResult value);
  LogicalResult checkStart(Operation *loop, ValueRange inits);
  void resume(EachTokenOp loop);
  void resume(EveryOp loop);
  void runNewTokens(EveryOp loop, ArrayRef<EachTokenOp> alone, ValueRange states,
                    ArrayRef<Value> streams, ArrayRef<Value> tokens, Value first, Value full,
                    Value rest, Value past, Value length, SmallVectorImpl<Value> &rows);
  LogicalResult resume(Value stream, ArrayRef<DelayOp> delays);

  func::FuncOp layer, func;
  Block &body;
  int64_t mostTokens, context;
  bool isDecode, isInvariant, takesWholeGroups, hasHeads = false;
  Location loc;
  OpBuilder builder;
  std::string prefix;
  Value position; ///< of the first token of the call
  SmallVector<Value> results;
  SmallVector<Attribute> attributes;
  unsigned unnamed = 0;
  llvm::StringSet<> rowsNamed; ///< names of the rows of open groups
};
} // namespace

/// The name of a carried tensor: that of its final value, or a number if it is not returned.
std::string Resumption::nameOf(OpResult value) {
  auto ret = cast<func::ReturnOp>(body.getTerminator());
  for (auto [i, operand] : llvm::enumerate(ret.getOperands())) {
    StringRef name = resultTensor(layer, i).getName();
    if (operand == value && name.consume_back("_final")) {
      return prefix + name.str();
    }
  }
  return prefix + std::to_string(unnamed++);
}

/// Checks that a loop does not start from the result of another loop, because it cannot resume
/// before the other loop has finished the sequence.
LogicalResult Resumption::checkStart(Operation *loop, ValueRange inits) {
  for (auto [i, init] : llvm::enumerate(inits)) {
    Value after = loop->getRegion(0).front().getTerminator()->getOperand(i);
    bool isStored = isa<EachTokenOp>(loop) && after.getDefiningOp<AppendOp>();
    if (!tensorType(init).hasStaticShape() && !isStored) {
      return emitError(loop->getLoc()) << "not supported yet: decoding with a state without rows";
    }
  }
  SmallVector<Value> work(inits);
  llvm::DenseSet<Value> seen;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    Operation *from = value.getDefiningOp();
    if (!from || !seen.insert(value).second) {
      continue;
    }
    if (isa<TokenLoopOpInterface>(from)) {
      return emitError(loop->getLoc())
             << "not supported yet: decoding a pass over the sequence that begins where another "
                "one ended";
    }
    llvm::append_range(work, from->getOperands());
  }
  return success();
}

void Resumption::resume(EachTokenOp loop) {
  builder.setInsertionPoint(loop);
  loop.getStartMutable().assign(position);
  for (auto [i, init] : llvm::enumerate(loop.getInitsMutable())) {
    std::string name = nameOf(loop->getResult(i));
    if (isDecode) {
      init.set(carried(init.get().getType(), name));
    }
    Value result = loop->getResult(i);
    if (!tensorType(result).hasStaticShape()) {
      builder.setInsertionPointAfter(loop);
      result = cacheOf(builder, loop, i, context);
    }
    give(result, name);
  }
}

/// The loops that compute the rows of a group, if tokens do not depend on each other: loops that
/// carry nothing and read the group's tokens. Empty if a row is computed otherwise.
static SmallVector<EachTokenOp> independentLoops(EveryOp loop) {
  SmallVector<EachTokenOp> loops;
  Block &block = loop.getBody().front();
  for (Value row : block.getTerminator()->getOperands().drop_front(loop.getInits().size())) {
    auto each = row.getDefiningOp<EachTokenOp>();
    bool isAlone = each && each.getInits().empty() && each.getStart() == loop.getStart() &&
                   llvm::all_of(each.getTokens(), [&](Value token) {
                     return llvm::is_contained(loop.getTokenArgs(), token);
                   });
    if (!isAlone) {
      return {};
    }
    loops.push_back(each);
  }
  return loops;
}

/// Computes the new tokens of the open group alone, because they do not depend on earlier ones, and
/// updates `rows`. `states`: at the start of the group; `tokens`: its tokens, of `streams`, which
/// begin at token `first`; rows before `past` are known.
void Resumption::runNewTokens(EveryOp loop, ArrayRef<EachTokenOp> alone, ValueRange states,
                              ArrayRef<Value> streams, ArrayRef<Value> tokens, Value first,
                              Value full, Value rest, Value past, Value length,
                              SmallVectorImpl<Value> &rows) {
  Block &group = loop.getBody().front();
  ValueRange groupRows = group.getTerminator()->getOperands().drop_front(loop.getInits().size());
  IRMapping mapping;
  mapping.map(loop.getCarriedArgs(), states);
  mapping.map(loop.getStart(), add(first, full));
  mapping.map(loop.getCount(), rest);
  mapping.map(loop.getTokenArgs(), tokens);
  for (Operation &op : group.without_terminator()) {
    builder.clone(op, mapping);
  }
  Value from = arith::MaxUIOp::create(builder, loc, full, past);
  Value count = sub(length, from);
  for (auto [each, out] : llvm::zip(alone, rows)) {
    auto copy = cast<EachTokenOp>(mapping.lookup(EachTokenOp(each).getOperation()));
    SmallVector<Value> fresh;
    SmallVector<Type> types;
    for (Value token : EachTokenOp(each).getTokens()) {
      auto argument = cast<BlockArgument>(token);
      fresh.push_back(take(streams[argument.getArgNumber() - 2], from, count, mostTokens));
    }
    for (Value result : copy.getResults()) {
      types.push_back(withRows(result, mostTokens));
    }
    auto narrow = EachTokenOp::create(builder, loc, types, add(first, from), count, fresh,
                                      ValueRange(), false);
    IRMapping inner;
    copy.getBody().cloneInto(&narrow.getBody(), inner);
    size_t number = cast<OpResult>(groupRows[&out - rows.begin()]).getResultNumber();
    out = overwrite(out, narrow->getResult(number), from, count);
  }
}

void Resumption::resume(EveryOp loop) {
  builder.setInsertionPoint(loop);
  int64_t size = loop.getChunk();
  Value count = tensor::DimOp::create(builder, loc, loop.getTokens()[0], 0);
  // The number of tokens of the open group that earlier calls had.
  Value past = isDecode ? rem(position, index(size)) : index(0);
  Value first = sub(position, past), length = add(past, count);
  Value rest = rem(length, index(size)), full = sub(length, rest);
  SmallVector<Value> streams(loop.getTokens()), inits(loop.getInits());
  SmallVector<std::string> names, rowNames;
  for (unsigned i = 0; i < inits.size(); ++i) {
    names.push_back(nameOf(loop->getResult(i)));
    if (isDecode) {
      inits[i] = carried(inits[i].getType(), names[i]);
    }
  }
  for (auto [i, stream] : llvm::enumerate(streams)) {
    TensorAttr tensor = tensorOf(stream);
    StringRef name = tensor ? tensor.getName().getValue() : "";
    rowNames.push_back(prefix + "rows." + (name.empty() ? std::to_string(unnamed++) : name.str()));
    // Another loop may have an open group of the same tokens.
    if (!rowsNamed.insert(rowNames[i]).second) {
      rowNames[i] += "." + std::to_string(unnamed++);
    }
    if (isDecode) {
      Value before = carried(withRows(stream, size), rowNames[i]);
      Value rows = take(before, index(0), past, size - 1 + mostTokens);
      stream = overwrite(rows, stream, past, count);
    }
  }
  SmallVector<Type> types(ValueRange(inits).getTypes());
  for (Value row : loop.getRowResults()) {
    types.push_back(isDecode ? withRows(row, size - 1 + mostTokens) : row.getType());
  }
  SmallVector<EachTokenOp> alone;
  if (isDecode && !takesWholeGroups) {
    alone = independentLoops(loop);
  }
  const bool isResumed = alone.empty();
  auto whole =
      EveryOp::create(builder, loop.getLoc(), types, size, first, isResumed ? length : full,
                      isResumed ? past : Value(), streams, inits, false);
  whole.getBody().takeBody(loop.getBody());
  SmallVector<Value> rows(whole.getRowResults()), open;
  for (Value stream : streams) {
    open.push_back(take(stream, full, rest, size));
  }
  if (!isResumed) {
    runNewTokens(whole, alone, whole.getCarriedResults(), streams, open, first, full, rest, past,
                 length, rows);
  }
  for (auto [i, name] : llvm::enumerate(names)) {
    give(whole->getResult(i), name);
    loop->getResult(i).replaceAllUsesWith(whole->getResult(i));
  }
  for (auto [value, name] : llvm::zip(open, rowNames)) {
    give(value, name);
  }
  for (auto [old, value] : llvm::zip(loop.getRowResults(), rows)) {
    old.replaceAllUsesWith(isDecode ? take(value, past, count, ShapedType::kDynamic) : value);
  }
  loop.erase();
}

/// Resumes the delays of one stream, whose last rows an earlier call returned.
LogicalResult Resumption::resume(Value stream, ArrayRef<DelayOp> delays) {
  int64_t most = 0;
  for (DelayOp delay : delays) {
    if (int64_t(delay.getBy()) < 0) {
      return emitError(delay.getLoc()) << "decoding would have to know the next token";
    }
    most = std::max<int64_t>(most, delay.getBy());
  }
  builder.setInsertionPointAfterValue(stream);
  std::string name = prefix + "last." + std::to_string(unnamed++);
  Value count = tensor::DimOp::create(builder, loc, stream, 0), size = index(most);
  if (!isDecode) {
    Value known = arith::MinUIOp::create(builder, loc, count, size);
    Value last = take(stream, sub(count, known), known, most);
    Value none = createSplat(builder, loc, withRows(stream, most), 0);
    give(overwrite(none, last, sub(size, known), known), name);
    return success();
  }
  Value before = carried(withRows(stream, most), name);
  Value rows = take(before, index(0), size, most + mostTokens);
  rows = overwrite(rows, stream, size, count);
  give(take(rows, count, size, most), name);
  for (DelayOp delay : delays) {
    Value from = index(most - int64_t(delay.getBy()));
    delay.replaceAllUsesWith(take(rows, from, count, ShapedType::kDynamic));
  }
  for (DelayOp delay : delays) {
    delay.erase(); // after the loop above, whose insertion point may be at a delay
  }
  return success();
}

/// Returns true if prefill and decode return this result of the layer: rows of tokens, but no final
/// values. A probe of a group or of the sequence needs a call with all of its tokens.
bool Resumption::isGiven(unsigned result) const {
  TensorAttr tensor = resultTensor(layer, result);
  Value value = func::FuncOp(layer).getBody().front().getTerminator()->getOperand(result);
  auto loop = value.getDefiningOp<EveryOp>();
  bool isPerGroup = loop && cast<OpResult>(value).getResultNumber() < loop.getInits().size();
  return tensor.has(Axes::T) && !isPerGroup && tensor.getRole() != Role::Final;
}

/// Removes probes that are not returned, and the carried tensors of loops that hold their entries.
void Resumption::dropProbes(func::ReturnOp ret) {
  bool isAny = false;
  builder.setInsertionPointToStart(&body);
  for (unsigned i = 0; i < layer.getNumResults(); ++i) {
    if (resultTensor(layer, i).getRole() == Role::Probe && !isGiven(i)) {
      // A placeholder, never read.
      ret.setOperand(i, body.getNumArguments() ? Value(body.getArgument(0)) : index(0));
      isAny = true;
    }
  }
  IRRewriter rewriter(func.getContext());
  for (Operation &op : llvm::make_early_inc_range(body)) {
    if (auto loop = dyn_cast<TokenLoopOpInterface>(op); loop && isAny) {
      dropUnused(rewriter, loop);
    }
  }
}

LogicalResult Resumption::run() {
  auto ret = cast<func::ReturnOp>(body.getTerminator());
  dropProbes(ret);
  // With `invariant`, caches are used in prefill too: hoisted reads sum rows in another order.
  if (failed(storeInCaches(func, context, /*all=*/isDecode || isInvariant))) {
    return failure();
  }
  builder.setInsertionPointToStart(&body);
  if (isDecode) {
    auto type = RankedTensorType::get({}, builder.getI64Type());
    Value given = addArgument(type, described("position", Role::Position, Axes::B));
    Value number = tensor::ExtractOp::create(builder, loc, given, ValueRange());
    position = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), number);
  } else {
    position = index(0);
  }
  SmallVector<TokenLoopOpInterface> loops(body.getOps<TokenLoopOpInterface>());
  for (Operation *op : loops) {
    auto every = dyn_cast<EveryOp>(op);
    ValueRange inits = every ? every.getInits() : cast<EachTokenOp>(op).getInits();
    if (every ? every.getReverse() : cast<EachTokenOp>(op).getReverse()) {
      return emitError(op->getLoc()) << "decoding would have to know the last token first";
    }
    if (failed(checkStart(op, inits))) {
      return failure();
    }
  }
  // Results are the rows in the order of the layer, then the carry.
  SmallVector<unsigned> kept;
  for (unsigned i = 0; i < layer.getNumResults(); ++i) {
    if (isGiven(i)) {
      kept.push_back(i);
    }
  }
  for (Operation *op : loops) {
    if (auto every = dyn_cast<EveryOp>(op)) {
      resume(every);
    } else {
      resume(cast<EachTokenOp>(op));
    }
  }
  // After the loops, because the loop that computes a stream may have been replaced. Streams are
  // looked up again each time, because a delay may read another one.
  for (SmallVector<DelayOp> left(body.getOps<DelayOp>()); !left.empty();) {
    Value stream = left.front().getInput();
    SmallVector<DelayOp> same, others;
    for (DelayOp delay : left) {
      (delay.getInput() == stream ? same : others).push_back(delay);
    }
    if (failed(resume(stream, same))) {
      return failure();
    }
    left = std::move(others);
  }
  SmallVector<Value> values;
  SmallVector<Attribute> described;
  for (unsigned i : kept) {
    values.push_back(ret.getOperand(i));
    described.push_back(layer.getResultAttrDict(i));
  }
  llvm::append_range(values, results);
  llvm::append_range(described, attributes);
  ret->setOperands(values);
  func.setType(
      FunctionType::get(func.getContext(), body.getArgumentTypes(), ValueRange(values).getTypes()));
  func.setResAttrsAttr(builder.getArrayAttr(described));
  // Erases initial values, which decoding does not start from, and ops that depend on them.
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body))) {
    if (isDecode && isOpTriviallyDead(&op)) {
      op.erase();
    }
  }
  for (unsigned i = func.getNumArguments(); i-- > 0;) {
    if (isDecode && body.getArgument(i).use_empty() &&
        argumentTensor(func, i).hasRole({Role::State, Role::Param})) {
      (void)func.eraseArgument(i);
    }
  }
  return success();
}

namespace {
struct TTTDeriveDecodePass : ttt::impl::TTTDeriveDecodePassBase<TTTDeriveDecodePass> {
  using TTTDeriveDecodePassBase::TTTDeriveDecodePassBase;

  /// Checks that no tensor of the layer has the name of an added argument or result.
  LogicalResult checkNames(func::FuncOp layer) {
    auto check = [](TensorAttr tensor, Location location) -> LogicalResult {
      if (!tensor) {
        return emitError(location, "expected `ttt.tensor` on each argument and result, as an "
                                   "import makes them");
      }
      StringRef name = tensor.getName();
      if (!isTakenByDecoding(name)) {
        return success();
      }
      return emitError(location, "the name '")
             << name.split('.').first << "' is taken by what decoding adds: choose another";
    };
    for (unsigned i = 0; i < layer.getNumArguments(); ++i) {
      if (failed(check(argumentTensor(layer, i), layer.getArgument(i).getLoc()))) {
        return failure();
      }
    }
    for (unsigned i = 0; i < layer.getNumResults(); ++i) {
      if (failed(check(resultTensor(layer, i), layer.getLoc()))) {
        return failure();
      }
    }
    return success();
  }

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "tokens", tokens, 1, tttc::largestTile)) ||
        failed(tttc::checkOption(getOperation(), "context", context, 1, tttc::largestMemory))) {
      return signalPassFailure();
    }
    auto facts = getOperation()->getAttrOfType<LayerAttr>(layerAttrName);
    if (facts && !facts.getCausal()) {
      getOperation()->emitError("expected a causal layer to decode, found ") << facts;
      return signalPassFailure();
    }
    SmallVector<func::FuncOp> layers;
    for (auto layer : getOperation().getOps<func::FuncOp>()) {
      if (layer.isPrivate() || layer.isDeclaration() || entryKindOf(layer) != EntryKind::Forward) {
        continue;
      }
      layers.push_back(layer);
      if (failed(tttc::checkOneBlock(layer)) || failed(checkNames(layer))) {
        return signalPassFailure();
      }
    }
    SymbolTable symbols(getOperation());
    for (func::FuncOp layer : layers) {
      for (EntryKind kind : {EntryKind::Prefill, EntryKind::Decode}) {
        auto func = cast<func::FuncOp>(layer->clone());
        func.setName((layer.getSymName() + "_" + stringifyEntryKind(kind)).str());
        int64_t most = kind == EntryKind::Decode ? int64_t(tokens) : 0;
        func->setAttr(entryAttrName, EntryAttr::get(&getContext(), kind, stageOf(layer), most));
        symbols.insert(func);
        if (failed(Resumption(layer, func, most, context, invariant, wholeGroups).run())) {
          return signalPassFailure();
        }
      }
    }
  }
};
} // namespace

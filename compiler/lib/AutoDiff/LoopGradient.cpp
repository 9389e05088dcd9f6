//===- LoopGradient.cpp - The gradient of a loop over time ---------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In four steps: find active values; build the reverse loop, which runs the body and its
// derivative; find the values of the body that the reverse loop needs from the forward
// loop; build the loop that saves them. Dead code elimination then removes recomputed ops
// that are not needed.
//
//===----------------------------------------------------------------------===//

#include "tttc/AutoDiff/LoopGradient.h"

#include "tttc/AutoDiff/ReverseMode.h"
#include "tttc/AutoDiff/StreamGradient.h"
#include "tttc/Dialect/TTT/IR/LoopLiveness.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

SmallVector<Value> tttc::valuesRead(Operation *loop) {
  llvm::SetVector<Value> read(loop->operand_begin(), loop->operand_end());
  getUsedValuesDefinedAbove(loop->getRegions(), read);
  return read.takeVector();
}

/// Returns true for products and sums, which are saved rather than recomputed.
static bool isExpensive(Operation *op) { return isa<ContractOp, TrilMatmulOp, ReduceSumOp>(op); }

/// Erases dead ops and unused parts of loops; keeps the ops in `known` up to date.
static void eraseDead(Block &block, llvm::DenseSet<Operation *> *known = nullptr) {
  IRRewriter rewriter(block.getParentOp()->getContext());
  Operation *previous;
  for (Operation *op = block.getTerminator()->getPrevNode(); op; op = previous) {
    previous = op->getPrevNode();
    Operation *narrower = nullptr;
    auto loop = dyn_cast<TokenLoopOpInterface>(op);
    if (isOpTriviallyDead(op)) {
      op->erase();
    } else if (!loop || !(narrower = dropUnused(rewriter, loop))) {
      continue;
    }
    if (known && known->erase(op) && narrower) {
      known->insert(narrower);
    }
  }
}

namespace {
/// Access to a tensor with one entry per mini-batch, `tensor<n x ...>`.
struct Blocks {
  OpBuilder &builder;
  Location loc;

  void bounds(Value block, Value index, SmallVectorImpl<OpFoldResult> &offsets,
              SmallVectorImpl<OpFoldResult> &sizes, SmallVectorImpl<OpFoldResult> &strides) const {
    RankedTensorType type = tensorType(block);
    offsets.assign(type.getRank() + 1, builder.getIndexAttr(0));
    strides.assign(type.getRank() + 1, builder.getIndexAttr(1));
    offsets[0] = index;
    sizes.push_back(builder.getIndexAttr(1));
    for (int64_t size : type.getShape()) {
      sizes.push_back(builder.getIndexAttr(size));
    }
  }
  Value write(Value block, Value blocks, Value index) const {
    SmallVector<OpFoldResult> offsets, sizes, strides;
    bounds(block, index, offsets, sizes, strides);
    return tensor::InsertSliceOp::create(builder, loc, block, blocks, offsets, sizes, strides);
  }
  Value read(Value like, Value blocks, Value index) const {
    SmallVector<OpFoldResult> offsets, sizes, strides;
    bounds(like, index, offsets, sizes, strides);
    return tensor::ExtractSliceOp::create(builder, loc, tensorType(like), blocks, offsets, sizes,
                                          strides);
  }
};

/// A value of the loop's body and its placeholder in the body of the reverse loop.
struct Saved {
  Value original, placeholder;
};

class LoopGradient {
public:
  LoopGradient(OpBuilder &builder, TokenLoopOpInterface loop, const llvm::DenseSet<Value> &active,
               llvm::DenseMap<Value, Value> &cotangents)
      : builder(builder), loop(loop), every(dyn_cast<EveryOp>(*loop)), body(loop.getStep()),
        active(active), cotangents(cotangents) {}

  LogicalResult run(ArrayRef<Value> results, llvm::MapVector<Value, Value> &gradients) {
    findActive(results);
    if (failed(buildReverse(results))) {
      return failure();
    }
    SmallVector<Saved> saved = findSaved();
    connect(saved, buildSaving(saved));
    collect(gradients);
    return success();
  }

private:
  Value zeros(Type type) {
    return createSplat(builder, loop->getLoc(), cast<RankedTensorType>(type), 0);
  }
  void findActive(ArrayRef<Value> results);
  LogicalResult buildReverse(ArrayRef<Value> results);
  LogicalResult differentiateBody(ArrayRef<Value> results);
  SmallVector<Saved> findSaved();
  SmallVector<Value> buildSaving(ArrayRef<Saved> saved);
  void connect(ArrayRef<Saved> saved, ArrayRef<Value> streams);
  void collect(llvm::MapVector<Value, Value> &gradients);
  /// For a loop over groups: the index of the entry of a saved stream that belongs to the group
  /// that starts at `start`.
  Value blockIndex(OpBuilder &at, Value start);

  OpBuilder &builder;
  TokenLoopOpInterface loop, reverse;
  EveryOp every; ///< the loop if it is a ttt.every, else null
  Block &body;
  llvm::DenseSet<Value> active;               ///< outside of the loop and in its body
  llvm::DenseMap<Value, Value> &cotangents;   ///< of values outside of the loop
  llvm::SmallDenseMap<unsigned, Value> later; ///< per stream: rows of its cotangent from later ops
  SmallVector<unsigned> activeTokens, activeCarried;
  SmallVector<Value> activeOutside;
  IRMapping again; ///< from the body to the reverse loop's copy of it
  llvm::DenseSet<Operation *> copies;
  SmallVector<Value> placeholders; ///< per carried tensor: its value before the body
};
} // namespace

void LoopGradient::findActive(ArrayRef<Value> results) {
  BitVector given(results.size());
  for (auto [i, cotangent] : llvm::enumerate(results)) {
    if (cotangent) {
      given.set(i);
    }
  }
  BitVector counts = LoopLiveness(loop, given).results(loop);
  for (auto [i, token] : llvm::enumerate(loop.getTokens())) {
    if (active.contains(token)) {
      activeTokens.push_back(i);
      active.insert(loop.getTokenArgs()[i]);
    }
  }
  for (auto [init, arg] : llvm::zip(loop.getInits(), loop.getCarriedArgs())) {
    if (active.contains(init)) {
      active.insert(arg);
    }
  }
  llvm::SetVector<Value> outside;
  getUsedValuesDefinedAbove(loop.getBody(), outside);
  for (Value value : outside) {
    if (active.contains(value)) {
      activeOutside.push_back(value);
    }
  }
  // A carried tensor is active once an active value is yielded for it.
  Operation *yield = body.getTerminator();
  for (bool changed = true; changed;) {
    changed = false;
    for (Operation &op : body.without_terminator()) {
      if (llvm::any_of(valuesRead(&op), [&](Value v) { return active.contains(v); })) {
        active.insert(op.result_begin(), op.result_end());
      }
    }
    for (auto [i, arg] : llvm::enumerate(loop.getCarriedArgs())) {
      changed |= active.contains(yield->getOperand(i)) && active.insert(arg).second;
    }
  }
  for (auto [i, arg] : llvm::enumerate(loop.getCarriedArgs())) {
    // Tensors that no result with a cotangent depends on get no cotangent, such as the entries of
    // a probe.
    if (active.contains(arg) && counts.test(i)) {
      activeCarried.push_back(i);
    }
  }
}

/// The reverse loop reads the tokens and the cotangents of rows, carries the cotangents
/// of carried tensors and of values from outside, and returns the cotangents of tokens
/// row by row.
LogicalResult LoopGradient::buildReverse(ArrayRef<Value> results) {
  Location loc = loop->getLoc();
  size_t carried = loop.getInits().size();
  SmallVector<Value> tokens(loop.getTokens()), inits;
  for (Value rows : results.drop_front(carried)) {
    if (rows) {
      tokens.push_back(rows);
    }
  }
  for (unsigned i : activeTokens) {
    Value stream = loop.getTokens()[i];
    if (Value given = cotangents.lookup(stream); given && tensorType(stream).isDynamicDim(0)) {
      tokens.push_back(given);
      cotangents.erase(stream);
      later[i] = Value(); // set to its block argument below
    }
  }
  for (unsigned i : activeCarried) {
    inits.push_back(results[i] ? results[i] : zeros(loop.getInits()[i].getType()));
  }
  for (Value value : activeOutside) {
    if (!tensorType(value).hasStaticShape()) {
      return loop->emitError("not supported yet: the gradient of a loop that reads a whole "
                             "stream at once");
    }
    inits.push_back(zeros(value.getType()));
  }
  SmallVector<Type> types(ValueRange(inits).getTypes());
  for (unsigned i : activeTokens) {
    types.push_back(loop.getTokens()[i].getType());
  }
  reverse = loop.createLike(builder, types, tokens, inits, !loop.getReverse());
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&reverse.getBody());
  for (BlockArgument argument : body.getArguments().take_front(loop.getFirstCarriedArg())) {
    again.map(argument, block->addArgument(argument.getType(), argument.getLoc()));
  }
  Operation *yield = body.getTerminator();
  for (size_t i = carried; i < results.size(); ++i) {
    if (results[i]) {
      block->addArgument(yield->getOperand(i).getType(), loc);
    }
  }
  for (unsigned i : activeTokens) {
    if (later.contains(i)) {
      later[i] = block->addArgument(loop.getTokenArgs()[i].getType(), loc);
    }
  }
  for (Value init : inits) {
    block->addArgument(init.getType(), loc);
  }
  for (BlockArgument argument : loop.getCarriedArgs()) {
    placeholders.push_back(block->addArgument(argument.getType(), loc));
    again.map(argument, placeholders.back());
  }
  YieldOp::create(builder, loc, ValueRange());
  return differentiateBody(results);
}

LogicalResult LoopGradient::differentiateBody(ArrayRef<Value> results) {
  Location loc = loop->getLoc();
  Block &block = reverse.getBody().front();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(block.getTerminator());
  for (Operation &op : body.without_terminator()) {
    Operation *copy = builder.clone(op, again);
    if (auto inner = dyn_cast<EachTokenOp>(copy)) {
      // Rows past the end are undefined and may be non-finite: zero times such a value is not zero.
      for (auto [original, rows] :
           llvm::zip(cast<EachTokenOp>(op).getRowResults(), inner.getRowResults())) {
        if (!tensorType(rows).isDynamicDim(0)) {
          auto valid = ValidRowsOp::create(builder, loc, rows, inner.getCount());
          again.map(original, valid.getResult());
        }
      }
    }
  }

  // Marks the end of the copies: differentiation replaces loops among them.
  Operation *end = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<std::pair<Value, Value>> seeds;
  ValueRange yielded = body.getTerminator()->getOperands();
  unsigned next = loop.getFirstCarriedArg();
  for (size_t i = loop.getInits().size(); i < results.size(); ++i) {
    if (results[i]) {
      Value rows = block.getArgument(next++);
      if (every) {
        // Padding rows repeat the last token, but their cotangents must be zero.
        rows = ValidRowsOp::create(builder, loc, rows, block.getArgument(1));
      }
      seeds.push_back({again.lookupOrDefault(yielded[i]), rows});
    }
  }
  next += later.size();
  unsigned carriedFrom = next;
  for (unsigned i : activeCarried) {
    seeds.push_back({again.lookupOrDefault(yielded[i]), block.getArgument(next++)});
  }
  SmallVector<Value> wrt(activeOutside);
  for (unsigned i : activeTokens) {
    wrt.push_back(again.lookup(Value(loop.getTokenArgs()[i])));
  }
  for (unsigned i : activeCarried) {
    wrt.push_back(placeholders[i]);
  }
  llvm::DenseMap<Value, Value> inBody;
  if (failed(differentiate(block, wrt, seeds, inBody))) {
    return failure();
  }
  for (Operation &op : block) {
    if (&op == end) {
      break;
    }
    copies.insert(&op);
  }
  builder.setInsertionPoint(block.getTerminator());
  auto cotangentOf = [&](Value value) {
    Value found = inBody.lookup(value);
    return found ? found : zeros(value.getType());
  };
  SmallVector<Value> gives;
  for (unsigned i : activeCarried) {
    gives.push_back(cotangentOf(placeholders[i]));
  }
  for (auto [i, value] : llvm::enumerate(activeOutside)) {
    Value sum = block.getArgument(carriedFrom + activeCarried.size() + i);
    Value part = inBody.lookup(value);
    gives.push_back(part ? arith::AddFOp::create(builder, loc, sum, part).getResult() : sum);
  }
  for (unsigned i : activeTokens) {
    Value token = again.lookup(Value(loop.getTokenArgs()[i]));
    Value rows = inBody.lookup(token), more = later.lookup(i);
    gives.push_back(rows && more ? arith::AddFOp::create(builder, loc, rows, more).getResult()
                    : more       ? more
                                 : cotangentOf(token));
  }
  block.getTerminator()->setOperands(gives);
  eraseDead(block, &copies);
  return success();
}

/// The values that the reverse loop still needs from the loop: with `save_products` the
/// products and sums that its derivative reads, then the carried tensors before the body.
SmallVector<Saved> LoopGradient::findSaved() {
  SmallVector<Saved> saved;
  Block &block = reverse.getBody().front();
  if (loop->hasAttr(saveProductsAttrName)) {
    llvm::SetVector<Value> needed;
    SmallVector<Value> work;
    llvm::DenseSet<Operation *> seen;
    for (Operation &op : block) {
      if (!copies.contains(&op)) {
        llvm::append_range(work, valuesRead(&op));
      }
    }
    while (!work.empty()) {
      Value value = work.pop_back_val();
      Operation *op = value.getDefiningOp();
      if (!op || !copies.contains(op)) {
        continue;
      }
      if (isExpensive(op)) {
        needed.insert(value);
      } else if (seen.insert(op).second) {
        llvm::append_range(work, valuesRead(op));
      }
    }
    for (Operation &op : body.without_terminator()) {
      Value copy = isExpensive(&op) ? again.lookupOrNull(op.getResult(0)) : Value();
      if (copy && needed.contains(copy)) {
        Value placeholder = block.addArgument(copy.getType(), copy.getLoc());
        copy.replaceAllUsesWith(placeholder);
        saved.push_back({op.getResult(0), placeholder});
      }
    }
    eraseDead(block);
  }
  for (auto [argument, placeholder] : llvm::zip(loop.getCarriedArgs(), placeholders)) {
    if (!placeholder.use_empty()) {
      saved.push_back({argument, placeholder});
    }
  }
  return saved;
}

Value LoopGradient::blockIndex(OpBuilder &at, Value start) {
  Location loc = loop->getLoc();
  if (Value first = every.getFirst()) {
    start = arith::SubIOp::create(at, loc, start, first);
  }
  Value chunk = arith::ConstantIndexOp::create(at, loc, every.getChunk());
  return arith::DivUIOp::create(at, loc, start, chunk);
}

/// Builds the loop with one more result per saved value: in a ttt.every a carried tensor with
/// an entry per group, in a ttt.each_token a stream of rows. Returns these results.
SmallVector<Value> LoopGradient::buildSaving(ArrayRef<Saved> saved) {
  if (saved.empty()) {
    return {};
  }
  Location loc = loop->getLoc();
  OpBuilder at(loop);
  size_t carried = loop.getInits().size();
  RankedTensorType stream = tensorType(loop.getTokens()[0]);
  auto entries = [&](Value value, int64_t count) {
    SmallVector<int64_t> shape(tensorType(value).getShape());
    shape.insert(shape.begin(), count);
    return RankedTensorType::get(shape, tensorType(value).getElementType());
  };
  Operation *yield = body.getTerminator();
  SmallVector<Value> yielded(yield->getOperands());
  SmallVector<Type> types(loop->getResultTypes());
  Value dynamic = stream.isDynamicDim(0)
                      ? tensor::DimOp::create(at, loc, loop.getTokens()[0], 0).getResult()
                      : Value();
  SmallVector<Value> inits(loop.getInits());
  if (every) {
    int64_t chunk = every.getChunk();
    int64_t count = dynamic ? ShapedType::kDynamic : llvm::divideCeil(stream.getDimSize(0), chunk);
    if (dynamic) {
      Value size = arith::ConstantIndexOp::create(at, loc, chunk);
      dynamic = arith::CeilDivUIOp::create(at, loc, dynamic, size);
    }
    OpBuilder inside = OpBuilder::atBlockBegin(&body);
    Value index = blockIndex(inside, body.getArgument(0));
    for (auto [i, one] : llvm::enumerate(saved)) {
      RankedTensorType type = entries(one.original, count);
      types.insert(types.begin() + carried + i, type);
      inits.push_back(
          tensor::EmptyOp::create(at, loc, type, dynamic ? ValueRange(dynamic) : ValueRange()));
      Value blocks = body.addArgument(type, loc);
      // Saved right after its definition: later ops of the body may overwrite it in place.
      if (Operation *op = one.original.getDefiningOp()) {
        inside.setInsertionPointAfter(op);
      } else {
        inside.setInsertionPointAfterValue(index);
      }
      yielded.insert(yielded.begin() + carried + i,
                     Blocks{inside, loc}.write(one.original, blocks, index));
    }
  } else {
    for (const Saved &one : saved) {
      types.push_back(entries(one.original, stream.getDimSize(0)));
      yielded.push_back(one.original);
    }
  }
  TokenLoopOpInterface saving =
      loop.createLike(at, types, loop.getTokens(), inits, loop.getReverse());
  yield->setOperands(yielded);
  saving.getBody().takeBody(loop.getBody());
  SmallVector<Value> streams, kept;
  for (auto [i, result] : llvm::enumerate(saving->getResults())) {
    bool isSaved = every ? i >= carried && i < carried + saved.size() : i >= loop->getNumResults();
    (isSaved ? streams : kept).push_back(result);
  }
  loop->replaceAllUsesWith(kept);
  return streams;
}

void LoopGradient::connect(ArrayRef<Saved> saved, ArrayRef<Value> streams) {
  Block &block = reverse.getBody().front();
  OpBuilder inside = OpBuilder::atBlockBegin(&block);
  Value index = every && !saved.empty() ? blockIndex(inside, block.getArgument(0)) : Value();
  for (auto [one, stream] : llvm::zip(saved, streams)) {
    Value placeholder = one.placeholder, value;
    if (every) {
      value = Blocks{inside, loop->getLoc()}.read(one.placeholder, stream, index);
    } else {
      value = block.insertArgument(reverse.getFirstCarriedArg(), one.placeholder.getType(),
                                   loop->getLoc());
      reverse.getTokensMutable().append(stream);
    }
    placeholder.replaceAllUsesWith(value);
  }
  // Arguments after the loop's own ones are placeholders.
  unsigned own = reverse.getFirstCarriedArg() + reverse.getInits().size();
  block.eraseArguments(own, block.getNumArguments() - own);
}

void LoopGradient::collect(llvm::MapVector<Value, Value> &gradients) {
  auto add = [&](Value value, Value part) {
    Value &sum = gradients[value];
    sum = sum ? addTensors(builder, loop->getLoc(), sum, part) : part;
  };
  unsigned next = 0;
  for (unsigned i : activeCarried) {
    Value part = reverse->getResult(next++);
    if (active.contains(loop.getInits()[i])) {
      add(loop.getInits()[i], part);
    }
  }
  for (Value value : activeOutside) {
    add(value, reverse->getResult(next++));
  }
  for (unsigned i : activeTokens) {
    Value rows = reverse->getResult(next++);
    auto eachToken = dyn_cast<EachTokenOp>(*loop);
    if (eachToken && !tensorType(rows).isDynamicDim(0)) { // rows past the end are undefined
      rows = ValidRowsOp::create(builder, loop->getLoc(), rows, eachToken.getCount());
    }
    add(loop.getTokens()[i], rows);
  }
}

LogicalResult tttc::differentiateLoop(OpBuilder &builder, TokenLoopOpInterface loop,
                                      const llvm::DenseSet<Value> &active, ArrayRef<Value> results,
                                      llvm::DenseMap<Value, Value> &cotangents,
                                      llvm::MapVector<Value, Value> &gradients) {
  return LoopGradient(builder, loop, active, cotangents).run(results, gradients);
}

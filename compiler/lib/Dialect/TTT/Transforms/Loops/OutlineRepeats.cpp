//===- OutlineRepeats.cpp - Equal code as one function -------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. Each op of a block gets a number, equal for ops that differ in their operands
// only. A repetition is a part of the block whose numbers have a period. Where a period starts is
// free: the start is chosen that passes the fewest values from one to the next.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTOUTLINEREPEATSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

static bool isConstant(Value value) {
  return value.getDefiningOp() && matchPattern(value.getDefiningOp(), m_Constant());
}

/// Returns true if the rows of a tensor are known to follow each other in memory: no rows of a
/// stream and no slice of a tensor.
static bool isDense(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto func = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    return func && func.isPrivate() && !func.getArgAttr(argument.getArgNumber(), rowsAttrName);
  }
  Operation *op = value.getDefiningOp();
  return isConstant(value) || isa_and_nonnull<TTTDialect>(op->getDialect()) ||
         op->hasTrait<OpTrait::Elementwise>() || isa<tensor::EmptyOp, func::CallOp>(op);
}

/// Returns true if a tensor can be an argument or a result of a call. Tensors of i1 cannot: each
/// user of a comparison computes it again, and it is never stored.
static bool hasMemory(RankedTensorType type) {
  return type.hasStaticShape() && !type.getElementType().isInteger(1);
}

/// An argument's memory is dense, or has rows with a stride.
static bool mayBePassed(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return !type || (hasMemory(type) && (type.getRank() > 0 || isDense(value)));
}

static bool mayBeReturned(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && hasMemory(type) && isDense(value);
}

/// Returns true if the block gives a result to what is around it, whose memory may have strides.
static bool leavesBlock(Operation *op) {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    return user->hasTrait<OpTrait::IsTerminator>() && user->getBlock() == op->getBlock();
  });
}

/// Numbers that are equal for ops that differ in operands and places only. Ops that cannot move to
/// a function have numbers of their own.
static SmallVector<unsigned> numberOps(ArrayRef<Operation *> ops) {
  constexpr auto flags = OperationEquivalence::IgnoreLocations;
  llvm::DenseMap<llvm::hash_code, SmallVector<unsigned, 1>> known; // by hash: the first of a number
  SmallVector<unsigned> numbers;
  for (Operation *op : ops) {
    const unsigned i = numbers.size();
    numbers.push_back(i);
    if (op->getNumRegions() != 0 || !isMemoryEffectFree(op) || leavesBlock(op)) {
      continue;
    }
    auto &similar = known[OperationEquivalence::computeHash(
        op, OperationEquivalence::ignoreHashValue, OperationEquivalence::ignoreHashValue, flags)];
    auto *found = llvm::find_if(similar, [&](unsigned other) {
      return OperationEquivalence::isEquivalentTo(ops[other], op,
                                                  OperationEquivalence::ignoreValueEquivalence,
                                                  /*markEquivalent=*/nullptr, flags);
    });
    found == similar.end() ? similar.push_back(i) : void(numbers.back() = *found);
  }
  return numbers;
}

namespace {
/// Ops `first` to `first + count * period` of a block.
struct Repetition {
  size_t first = 0, period = 0, count = 0;

  size_t numSaved() const { return count == 0 ? 0 : (count - 1) * period; }
};

/// The values that a repetition passes in and out.
struct Interface {
  Repetition repetition;
  /// By the operand of the first period: the values in all periods. Equal lists are one argument,
  /// or none if they are one constant.
  llvm::MapVector<OpOperand *, SmallVector<Value>> inputs;
  SmallVector<std::pair<size_t, unsigned>> results; ///< op of the period, number of its result
  size_t numArguments = 0;

  /// Operands and results of the calls.
  size_t numPassed() const { return repetition.count * (numArguments + 2 * results.size()); }
};

/// The repetitions of a block.
class BlockRepeats {
public:
  BlockRepeats(Block &block, size_t least) : least(least) {
    for (Operation &op : block.without_terminator()) {
      places[&op] = ops.size();
      ops.push_back(&op);
    }
    numbers = numberOps(ops);
  }

  /// The repetition that saves most ops, if it saves enough; a part of it if values are passed
  /// differently in others.
  std::optional<Interface> find() const;
  Operation *op(size_t place) const { return ops[place]; }

private:
  Repetition findLongest() const;
  std::optional<Interface> fit(Repetition wanted) const;
  bool isInside(Value value, size_t begin, size_t end) const {
    auto found = places.find(value.getDefiningOp());
    return found != places.end() && found->second >= begin && found->second < end;
  }
  bool isLike(const Repetition &repetition, size_t number) const;

  size_t least;
  SmallVector<Operation *> ops;
  llvm::DenseMap<Operation *, size_t> places;
  SmallVector<unsigned> numbers;
};
} // namespace

Repetition BlockRepeats::findLongest() const {
  constexpr size_t fewest = 4; // periods
  Repetition longest;
  for (size_t period = 2; period * fewest <= ops.size(); ++period) {
    for (size_t first = 0; first + period < ops.size();) {
      size_t length = 0;
      while (first + length + period < ops.size() &&
             numbers[first + length] == numbers[first + length + period]) {
        ++length;
      }
      Repetition found = {first, period, length / period + 1};
      if (found.count >= fewest && found.numSaved() > longest.numSaved()) {
        longest = found;
      }
      first += length + 1;
    }
  }
  return longest;
}

/// Returns true if the operands of a period are those of the first one: computed by the same op of
/// the period, or from outside.
bool BlockRepeats::isLike(const Repetition &repetition, size_t number) const {
  const size_t period = repetition.period, begin = repetition.first,
               other = begin + number * period;
  for (size_t i = 0; i < period; ++i) {
    for (auto [mine, theirs] :
         llvm::zip(ops[begin + i]->getOperands(), ops[other + i]->getOperands())) {
      const bool isInner = isInside(mine, begin, begin + period);
      if (isInner != isInside(theirs, other, other + period)) {
        return false;
      }
      if (isInner &&
          (places.lookup(mine.getDefiningOp()) - begin !=
               places.lookup(theirs.getDefiningOp()) - other ||
           cast<OpResult>(mine).getResultNumber() != cast<OpResult>(theirs).getResultNumber())) {
        return false;
      }
    }
  }
  return true;
}

/// The interface of the periods, from the first on, in which values are passed alike.
std::optional<Interface> BlockRepeats::fit(Repetition wanted) const {
  Interface fitted;
  size_t count = 1;
  while (count < wanted.count && isLike(wanted, count)) {
    ++count;
  }
  wanted.count = count;
  fitted.repetition = wanted;
  if (wanted.numSaved() < least) {
    return std::nullopt;
  }
  llvm::SetVector<ArrayRef<Value>> arguments;
  for (size_t i = 0; i < wanted.period; ++i) {
    Operation *op = ops[wanted.first + i];
    for (OpOperand &operand : op->getOpOperands()) {
      if (isInside(operand.get(), wanted.first, wanted.first + wanted.period)) {
        continue;
      }
      SmallVector<Value> values;
      for (size_t k = 0; k < count; ++k) {
        Operation *same = ops[wanted.first + k * wanted.period + i];
        values.push_back(same->getOperand(operand.getOperandNumber()));
      }
      if (!llvm::all_of(values, mayBePassed)) {
        return std::nullopt;
      }
      fitted.inputs.insert({&operand, std::move(values)});
    }
    for (unsigned number = 0; number < op->getNumResults(); ++number) {
      bool isUsed = false;
      for (size_t k = 0; k < count; ++k) {
        const size_t begin = wanted.first + k * wanted.period;
        for (Operation *user : ops[begin + i]->getResult(number).getUsers()) {
          Operation *here = op->getBlock()->findAncestorOpInBlock(*user);
          auto place = places.find(here);
          isUsed |= place == places.end() || place->second >= begin + wanted.period;
        }
      }
      if (isUsed) {
        if (!mayBeReturned(op->getResult(number))) {
          return std::nullopt;
        }
        fitted.results.push_back({i, number});
      }
    }
  }
  for (auto &[operand, values] : fitted.inputs) {
    arguments.insert(values);
  }
  fitted.numArguments = arguments.size();
  return fitted;
}

std::optional<Interface> BlockRepeats::find() const {
  const Repetition longest = findLongest();
  std::optional<Interface> best;
  // The first period often reads start values, hence two periods of starts.
  for (size_t shift = 0; longest.numSaved() >= least && shift < 2 * longest.period; ++shift) {
    Repetition shifted = longest;
    shifted.first += shift;
    const size_t end = longest.first + longest.count * longest.period;
    shifted.count = (end - shifted.first) / longest.period;
    std::optional<Interface> fitted = fit(shifted);
    // Operands of calls may be few because few periods are alike.
    auto left = [](const Interface &one) {
      return int64_t(one.numPassed()) - int64_t(one.repetition.numSaved());
    };
    if (fitted && (!best || left(*fitted) < left(*best))) {
      best = std::move(fitted);
    }
  }
  return best;
}

/// Moves the first period to a new function, whose last arguments are the destinations of its
/// results, and replaces every period by a call.
static void outline(const BlockRepeats &block, Interface &found, func::FuncOp parent,
                    SymbolTable &symbols) {
  const Repetition &repetition = found.repetition;
  SmallVector<SmallVector<Value>> arguments; // the values of all periods
  llvm::DenseMap<OpOperand *, size_t> numbers;
  llvm::DenseMap<OpOperand *, Operation *> constants;
  for (auto &[operand, values] : found.inputs) {
    if (isConstant(values[0]) && llvm::all_equal(values)) {
      constants[operand] = values[0].getDefiningOp();
      continue;
    }
    auto *known = llvm::find(arguments, values);
    numbers[operand] = known - arguments.begin();
    if (known == arguments.end()) {
      arguments.push_back(values);
    }
  }
  auto inPeriod = [&](size_t k, size_t i) {
    return block.op(repetition.first + k * repetition.period + i);
  };
  SmallVector<Type> types, results;
  for (auto &values : arguments) {
    types.push_back(values[0].getType());
  }
  for (auto [i, number] : found.results) {
    results.push_back(inPeriod(0, i)->getResult(number).getType());
  }
  llvm::append_range(types, results);

  Location loc = inPeriod(0, 0)->getLoc();
  OpBuilder builder(parent.getContext());
  auto func = func::FuncOp::create(loc, (parent.getSymName() + "_repeat").str(),
                                   builder.getFunctionType(types, results));
  func.setPrivate();
  symbols.insert(func, std::next(parent->getIterator()));
  for (auto [i, values] : llvm::enumerate(arguments)) {
    if (isa<RankedTensorType>(types[i]) && !llvm::all_of(values, isDense)) {
      func.setArgAttr(i, rowsAttrName, builder.getUnitAttr());
    }
  }
  Block *body = func.addEntryBlock();
  builder.setInsertionPointToStart(body);
  IRMapping mapping;
  SmallVector<Operation *> clones;
  for (size_t i = 0; i < repetition.period; ++i) {
    Operation *op = inPeriod(0, i);
    Operation *clone = builder.clone(*op, mapping);
    for (OpOperand &operand : op->getOpOperands()) {
      if (auto known = numbers.find(&operand); known != numbers.end()) {
        clone->setOperand(operand.getOperandNumber(), body->getArgument(known->second));
      } else if (auto constant = constants.find(&operand); constant != constants.end()) {
        OpBuilder before(clone);
        clone->setOperand(operand.getOperandNumber(),
                          before.clone(*constant->second)->getResult(0));
      }
    }
    clones.push_back(clone);
  }
  SmallVector<Value> returned;
  for (auto [i, number] : found.results) {
    returned.push_back(clones[i]->getResult(number));
  }
  func::ReturnOp::create(builder, loc, returned);

  for (size_t k = 0; k < repetition.count; ++k) {
    builder.setInsertionPoint(inPeriod(k, 0));
    SmallVector<Value> operands;
    for (auto &values : arguments) {
      operands.push_back(values[k]);
    }
    for (Type type : results) {
      auto tensor = cast<RankedTensorType>(type);
      operands.push_back(
          tensor::EmptyOp::create(builder, loc, tensor.getShape(), tensor.getElementType()));
    }
    auto call = func::CallOp::create(builder, inPeriod(k, 0)->getLoc(), func, operands);
    for (auto [result, place] : llvm::zip(call.getResults(), found.results)) {
      Value old = inPeriod(k, place.first)->getResult(place.second);
      old.replaceAllUsesWith(result);
      // A later period passes the result of this call.
      for (auto &values : arguments) {
        std::replace(values.begin(), values.end(), old, Value(result));
      }
    }
  }
  for (size_t i = repetition.count * repetition.period; i-- > 0;) {
    block.op(repetition.first + i)->erase();
  }
}

namespace {
struct TTTOutlineRepeatsPass : ttt::impl::TTTOutlineRepeatsPassBase<TTTOutlineRepeatsPass> {
  using TTTOutlineRepeatsPassBase::TTTOutlineRepeatsPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "saved", saved, 1, tttc::largestTile))) {
      return signalPassFailure();
    }
    SymbolTable symbols(getOperation());
    SmallVector<std::pair<Block *, func::FuncOp>> blocks;
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      func.walk([&](Block *block) { blocks.push_back({block, func}); });
    }
    for (auto [block, func] : blocks) {
      while (true) {
        BlockRepeats repeats(*block, saved);
        std::optional<Interface> found = repeats.find();
        if (!found) {
          break;
        }
        outline(repeats, *found, func, symbols);
      }
    }
  }
};
} // namespace

//===- OutlineLoops.cpp - One function for equal loops --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Support/Options.h"
#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/MapVector.h"

#include <vector>

namespace tttc {
#define GEN_PASS_DEF_OUTLINELOOPSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// The multiply-adds, or elements, of one execution of `op`.
static int64_t elementsOf(Operation *op) {
  if (auto contract = dyn_cast<vector::ContractionOp>(op)) {
    SmallVector<int64_t> bounds;
    contract.getIterationBounds(bounds);
    return llvm::product_of(bounds);
  }
  int64_t most = 0;
  for (Value value : llvm::concat<Value>(op->getOperands(), op->getResults())) {
    if (auto vector = dyn_cast<VectorType>(value.getType())) {
      most = std::max(most, vector.getNumElements());
    }
  }
  return std::max<int64_t>(most, 1);
}

namespace {
/// What a loop computes and how much code it is, both in elements. A count of iterations that is
/// not known counts as one.
struct Cost {
  double work = 0; // extents multiply to more than an integer holds
  int64_t code = 0;
};

/// A loop, the reads of what it carries, and the writes of its results.
struct Candidate {
  explicit Candidate(scf::ForOp loop);

  scf::ForOp loop;
  SmallVector<Operation *> ops; ///< in order; empty: the loop cannot be outlined
  SetVector<Value> inputs;      ///< values from outside, in order of their first use
  SetVector<Value> constants;   ///< the same that are constants
  llvm::hash_code hash;

private:
  bool findOps();
  void findInputs();
};

/// Equal loops; their inputs are in the order of those of the first.
struct Group {
  Candidate first;
  std::vector<std::pair<Candidate, SmallVector<Value>>> others;
};
} // namespace

static Cost costOf(scf::ForOp loop) {
  Cost cost;
  for (Operation &op : loop.getBody()->without_terminator()) {
    auto inner = dyn_cast<scf::ForOp>(op);
    const int64_t elements = inner ? 0 : elementsOf(&op);
    const Cost added = inner ? costOf(inner) : Cost{static_cast<double>(elements), elements};
    cost.work += added.work;
    cost.code += added.code;
  }
  const std::optional<APInt> trips = loop.getStaticTripCount();
  cost.work *= trips ? trips->roundToDouble(/*isSigned=*/true) : 1;
  return cost;
}

Candidate::Candidate(scf::ForOp loop) : loop(loop), hash(0) {
  if (findOps()) {
    findInputs();
  } else {
    ops.clear();
  }
}

/// Returns false if something else reads or writes between the ops, or uses their values.
bool Candidate::findOps() {
  for (Value start : loop.getInitArgs()) {
    auto read = start.getDefiningOp<vector::TransferReadOp>();
    if (!read || read->getBlock() != loop->getBlock() || !read->hasOneUse()) {
      return false;
    }
    ops.push_back(read);
  }
  ops.push_back(loop);
  for (Value result : loop.getResults()) {
    auto write = result.hasOneUse() ? dyn_cast<vector::TransferWriteOp>(*result.user_begin())
                                    : vector::TransferWriteOp();
    if (!write || write->getBlock() != loop->getBlock()) {
      return false;
    }
    ops.push_back(write);
  }
  llvm::sort(ops, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op = ops.front(); op != ops.back(); op = op->getNextNode()) {
    if (!llvm::is_contained(ops, op) && !isMemoryEffectFree(op)) {
      return false;
    }
  }
  return true;
}

void Candidate::findInputs() {
  auto isInside = [&](Value value) {
    Operation *owner = value.getParentBlock()->getParentOp();
    return llvm::is_contained(ops, value.getDefiningOp()) || loop->isAncestor(owner);
  };
  auto visit = [&](Operation *op) {
    for (Value operand : op->getOperands()) {
      if (!isInside(operand)) {
        (operand.getDefiningOp<arith::ConstantOp>() ? constants : inputs).insert(operand);
      }
    }
    hash = llvm::hash_combine(
        hash, OperationEquivalence::computeHash(op, OperationEquivalence::ignoreHashValue,
                                                OperationEquivalence::ignoreHashValue,
                                                OperationEquivalence::IgnoreLocations));
  };
  for (Operation *op : ops) {
    op->walk<WalkOrder::PreOrder>(visit);
  }
  for (Value input : inputs) {
    hash = llvm::hash_combine(hash, input.getType());
  }
}

namespace {
/// Compares two loops, and finds the inputs of the second in the order of those of the first.
/// (`OperationEquivalence` does not show a caller the operands that two ops share.)
class Match {
public:
  Match(Candidate &first, Candidate &other) : first(first), other(other) {}

  std::optional<SmallVector<Value>> find() {
    // As many inputs: one value for two of them would be memory that both access.
    if (first.ops.size() != other.ops.size() || first.inputs.size() != other.inputs.size() ||
        !llvm::all_of_zip(first.ops, other.ops,
                          [&](Operation *one, Operation *two) { return areEqual(*one, *two); })) {
      return std::nullopt;
    }
    return llvm::map_to_vector(first.inputs, [&](Value input) { return matched.lookup(input); });
  }

private:
  bool areEqual(Operation &one, Operation &two) {
    if (one.getName() != two.getName() || one.getAttrDictionary() != two.getAttrDictionary() ||
        one.getResultTypes() != two.getResultTypes() ||
        one.getNumOperands() != two.getNumOperands() ||
        one.getNumRegions() != two.getNumRegions() ||
        !llvm::all_of_zip(one.getOperands(), two.getOperands(),
                          [&](Value a, Value b) { return areEqual(a, b); })) {
      return false;
    }
    define(one.getResults(), two.getResults());
    return llvm::all_of_zip(one.getRegions(), two.getRegions(),
                            [&](Region &a, Region &b) { return areEqual(a, b); });
  }

  bool areEqual(Region &one, Region &two) {
    return llvm::equal(one, two, [&](Block &a, Block &b) {
      if (a.getArgumentTypes() != b.getArgumentTypes()) {
        return false;
      }
      define(a.getArguments(), b.getArguments());
      return llvm::equal(a, b, [&](Operation &c, Operation &d) { return areEqual(c, d); });
    });
  }

  bool areEqual(Value one, Value two) {
    if (first.constants.contains(one)) {
      return other.constants.contains(two) && one.getDefiningOp<arith::ConstantOp>().getValue() ==
                                                  two.getDefiningOp<arith::ConstantOp>().getValue();
    }
    if (auto found = matched.find(one); found != matched.end()) {
      return found->second == two;
    }
    if (!first.inputs.contains(one) || !other.inputs.contains(two) ||
        one.getType() != two.getType()) {
      return false;
    }
    matched[one] = two;
    return true;
  }

  void define(ValueRange one, ValueRange two) {
    for (auto [a, b] : llvm::zip_equal(one, two)) {
      matched[a] = b;
    }
  }

  Candidate &first, &other;
  DenseMap<Value, Value> matched; ///< from the first to the other
};
} // namespace

/// The place of a loop in the program; that of its function if it has none.
static Location placeOf(scf::ForOp loop) {
  return isa<UnknownLoc>(loop.getLoc()) ? loop->getParentOfType<func::FuncOp>().getLoc()
                                        : loop.getLoc();
}

/// Adds a function with the first of the group as its body.
static func::FuncOp outline(Group &group, SymbolTable &symbols) {
  scf::ForOp loop = group.first.loop;
  auto caller = loop->getParentOfType<func::FuncOp>();
  OpBuilder builder(caller);
  auto inputs = group.first.inputs.getArrayRef();
  auto function =
      func::FuncOp::create(builder, placeOf(loop), (caller.getName() + "_loop").str(),
                           builder.getFunctionType(TypeRange(ValueRange(inputs)), TypeRange()));
  function.setPrivate();
  builder.setInsertionPointToStart(function.addEntryBlock());
  IRMapping mapping;
  mapping.map(inputs, function.getArguments());
  for (Value constant : group.first.constants) {
    builder.clone(*constant.getDefiningOp(), mapping);
  }
  for (Operation *op : group.first.ops) {
    builder.clone(*op, mapping);
  }
  func::ReturnOp::create(builder, placeOf(loop));
  symbols.insert(function);
  return function;
}

static void call(func::FuncOp function, Candidate &candidate, ValueRange inputs) {
  OpBuilder builder(candidate.ops.back());
  func::CallOp::create(builder, placeOf(candidate.loop), function, inputs);
  for (Operation *op : llvm::reverse(candidate.ops)) {
    op->erase();
  }
}

namespace {
struct OutlineLoopsPass : tttc::impl::OutlineLoopsPassBase<OutlineLoopsPass> {
  using OutlineLoopsPassBase::OutlineLoopsPassBase;

  void runOnOperation() override {
    if (failed(
            tttc::checkOption(getOperation(), "least-work", leastWork, 0, tttc::largestMemory)) ||
        failed(
            tttc::checkOption(getOperation(), "least-code", leastCode, 0, tttc::largestMemory))) {
      return signalPassFailure();
    }
    SmallVector<Region *> regions;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      regions.push_back(&function.getBody());
    }
    while (!regions.empty()) {
      for (Region *region : regions) {
        find(*region);
      }
      regions = takeSingle();
    }
    SymbolTable symbols(getOperation());
    for (auto &[hash, sameHash] : groups) {
      for (Group &group : sameHash) {
        func::FuncOp function = outline(group, symbols);
        call(function, group.first, group.first.inputs.getArrayRef());
        for (auto &[other, inputs] : group.others) {
          call(function, other, inputs);
        }
      }
    }
    groups.clear();
  }

private:
  /// Adds the outermost loops of a region that are worth a call to `groups`.
  void find(Region &region) {
    for (Operation &op : region.getOps()) {
      auto loop = dyn_cast<scf::ForOp>(op);
      if (loop && isWorthCall(loop) && add(Candidate(loop))) {
        continue;
      }
      for (Region &inner : op.getRegions()) {
        find(inner);
      }
    }
  }

  /// Removes the loops that equal no other. Returns their bodies, whose loops may.
  SmallVector<Region *> takeSingle() {
    SmallVector<Region *> bodies;
    for (auto &[hash, sameHash] : groups) {
      llvm::erase_if(sameHash, [&](Group &group) {
        if (group.others.empty()) {
          bodies.push_back(&group.first.loop.getRegion());
        }
        return group.others.empty();
      });
    }
    return bodies;
  }

  bool isWorthCall(scf::ForOp loop) const {
    const Cost cost = costOf(loop);
    return cost.work >= static_cast<double>(leastWork) && cost.code >= leastCode;
  }

  /// Returns false if it cannot be outlined.
  bool add(Candidate candidate) {
    if (candidate.ops.empty() || llvm::any_of(candidate.inputs, [](Value input) {
          return isa<VectorType>(input.getType());
        })) {
      return false;
    }
    std::vector<Group> &sameHash = groups[candidate.hash];
    for (Group &group : sameHash) {
      if (std::optional<SmallVector<Value>> inputs = Match(group.first, candidate).find()) {
        group.others.emplace_back(std::move(candidate), std::move(*inputs));
        return true;
      }
    }
    sameHash.push_back({std::move(candidate), {}});
    return true;
  }

  llvm::MapVector<size_t, std::vector<Group>> groups; ///< by hash, in order of the program
};
} // namespace

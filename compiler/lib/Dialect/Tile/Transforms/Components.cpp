//===- Components.cpp - Sets of tiles that share a layout -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Components.h, and the description of tile-assign-layouts.
//
//===----------------------------------------------------------------------===//

#include "Components.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::tile;

static bool isShared(Value memory) { return bool(slotOf(memory)); }

Value tile::stagedMemory(Value value, Type element) {
  if (auto wide = value.getDefiningOp<arith::ExtFOp>()) {
    value = wide.getIn();
  }
  auto read = value.getDefiningOp<ReadOp>();
  bool isStage = read && read.getSource().getDefiningOp<memref::SubViewOp>();
  return isStage && tensorType(value).getElementType() == element ? read.getSource() : Value();
}

bool tile::isFlexible(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto read = dyn_cast_if_present<ReadOp>(op)) {
    return isShared(read.getSource());
  }
  return isa_and_present<arith::ConstantOp, tensor::SplatOp, CoordOp, BroadcastOp, TransposeOp>(op);
}

Value tile::memoryOfOperand(Value value) {
  auto read = value.getDefiningOp<ReadOp>();
  if (!read || read.getLast() || read.getSteps() || isShared(read.getSource())) {
    return {};
  }
  // Memory that is written does not qualify: its contents may change between the read and the
  // product. A state may share its memory with a final state.
  Value memory = read.getSource();
  bool isArgument = isa<BlockArgument>(memory) && !hasRole(memory, ttt::Role::State);
  bool isWhole = read.getResult().getType().getShape() == read.getSource().getType().getShape();
  bool isRead =
      llvm::all_of(memory.getUsers(), [](Operation *user) { return isa<ReadOp, DotOp>(user); });
  return isArgument && isWhole && isRead ? memory : Value();
}

Components::Components(func::FuncOp func, int64_t warps, bool byShape) : func(func), warps(warps) {
  func.walk([&](Operation *op) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      for (auto [result, init, argument, yielded] :
           llvm::zip(loop.getResults(), loop.getInitArgs(), loop.getRegionIterArgs(),
                     loop.getYieldedValues())) {
        join(result, argument);
        join(result, init);
        join(result, yielded);
      }
    } else if (auto choice = dyn_cast<scf::IfOp>(op)) {
      for (auto [i, result] : llvm::enumerate(choice.getResults())) {
        join(result, choice.thenYield().getOperand(i));
        join(result, choice.elseYield().getOperand(i));
      }
    } else if (op->hasTrait<OpTrait::Elementwise>() && op->getNumResults() == 1) {
      for (Value operand : op->getOperands()) {
        join(op->getResult(0), operand);
      }
    } else if (auto dot = dyn_cast<DotOp>(op)) {
      join(dot.getResult(), dot.getStart());
      dots.push_back(dot);
    } else if (auto reduce = dyn_cast<ReduceOp>(op)) {
      reductions.push_back(reduce);
      join(reduce.getResult(), reduce.getResult());
    }
    for (Value result : op->getResults()) {
      join(result, result);
    }
  });
  for (auto it = leaders.begin(); it != leaders.end(); ++it) {
    if (!(*it)->isLeader()) {
      continue;
    }
    Value value = Value::getFromOpaquePointer((*it)->getData());
    Node node{tensorType(value), 0, 0, {}};
    for (unsigned choice = 0; choice < 4; ++choice) {
      node.layouts[choice] = makeLayout(func.getContext(), node.type.getShape(), choice % 2, warps,
                                        /*rowsOnly=*/choice / 2);
    }
    if (byShape && node.type.getRank() == 1) {
      const int64_t row[] = {1, node.type.getDimSize(0)};
      node.layouts[0] =
          makeLayout(func.getContext(), row, /*flipped=*/false, warps, /*rowsOnly=*/false)
              .drop({0});
    }
    ids[(*it)->getData()] = nodes.size();
    nodes.push_back(node);
  }
  func.walk([&](Operation *op) {
    for (Value result : op->getResults()) {
      if (isTile(result) && !op->getNumRegions()) {
        ++nodes[find(result)].ops;
      }
    }
  });
  if (!byShape) {
    layVectors();
  }
}

void Components::join(Value a, Value b) {
  if (isTile(a) && isTile(b)) {
    leaders.unionSets(key(a), key(b));
  }
}

LayoutAttr Components::layoutOf(Value value) const {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getRank() == 0) {
    return LayoutAttr::get(value.getContext(), {}, {}, {}, 0);
  }
  if (isFlexible(value)) {
    return makeLayout(value.getContext(), type.getShape(), /*flipped=*/false, warps);
  }
  const Node &node = nodes[find(value)];
  return node.layouts[node.choice];
}

bool Components::isInRegisters(DotOp dot, unsigned number, Value value) const {
  bool isLeft = number == 0;
  if (!usesTensorCores || !isTile(value) || tensorType(value).getRank() != 2) {
    return false;
  }
  bool flippedResult = isFlipped(dot.getResult());
  LayoutAttr result = layoutOf(dot.getResult());
  auto fragments = fragmentsOf(dot, result, flippedResult);
  StringRef axes = isLeft ? dot.lhsAxes() : dot.rhsAxes();
  if (!fragments || !axes.contains(fragments->row)) {
    return false;
  }
  return isLeftFragment(layoutOf(value), axes.find(fragments->row), result, flippedResult);
}

int64_t Components::multiplications() const {
  int64_t sum = 0;
  for (DotOp dot : dots) {
    const auto operand = cast<ShapedType>(dot.getLhs().getType());
    int64_t terms = 1;
    for (auto [letter, extent] : llvm::zip(dot.lhsAxes(), operand.getShape())) {
      terms *= dot.resultAxes().contains(letter) ? 1 : extent;
    }
    sum += layoutOf(dot.getResult()).numRegisters() * terms;
  }
  return sum;
}

int64_t Components::cost() const {
  llvm::SmallDenseSet<Value> stored;
  int64_t sum = 0;
  for (DotOp dot : dots) {
    for (unsigned number : {0, 1}) {
      Value value = dot->getOperand(number);
      if (!isInRegisters(dot, number, value) && stored.insert(value).second) {
        // A tile that is read from global memory is copied on its way, which is cheaper.
        Operation *source = value.getDefiningOp();
        if (auto wide = dyn_cast_if_present<arith::ExtFOp>(source)) {
          source = wide.getIn().getDefiningOp();
        }
        bool isRead = isa_and_present<ReadOp>(source);
        sum += tensorType(value).getNumElements() / (isRead ? 4 : 1);
      }
    }
  }
  // Warps that hold copies repeat the computation.
  for (const Node &node : nodes) {
    LayoutAttr layout = node.layouts[node.choice];
    if (node.choice / 2 && layout != node.layouts[node.choice % 2]) {
      sum += node.ops * node.type.getNumElements() / 4;
    }
  }
  constexpr int64_t exchange = 64; // cost of exchanging parts between warps, with a barrier
  for (ReduceOp reduce : reductions) {
    if (isTile(reduce.getInput()) &&
        !warpsAlong(layoutOf(reduce.getInput()), reduce.getAxes()).empty()) {
      sum += exchange;
    }
  }
  return sum;
}

void Components::search(bool tensorCores) {
  usesTensorCores = tensorCores;
  auto improve = [&] {
    int64_t least = cost();
    for (bool better = true; better;) {
      better = false;
      for (Node &node : nodes) {
        for (unsigned choice = 0; choice < 4 && node.type.getRank() == 2; ++choice) {
          unsigned before = std::exchange(node.choice, choice);
          if (int64_t now = cost(); now < least) {
            least = now;
            better = true;
          } else {
            node.choice = before;
          }
        }
      }
    }
    return least;
  };
  int64_t least = improve();
  SmallVector<Node> best = nodes;
  for (Node &node : nodes) {
    node.choice = node.type.getRank() == 2;
  }
  if (improve() >= least) {
    nodes = best;
  }
  layVectors();
}

void Components::layVectors() {
  auto lay = [&](Value vector, LayoutAttr layout) {
    if (isTile(vector) && tensorType(vector).getRank() == 1) {
      nodes[find(vector)].layouts[0] = layout;
      nodes[find(vector)].choice = 0;
    }
  };
  // Reductions come second, so that the layout of their terms overrides that of their uses.
  func.walk([&](BroadcastOp op) {
    for (Operation *user : op->getUsers()) {
      if (user->hasTrait<OpTrait::Elementwise>() && user->getNumResults() == 1 &&
          isTile(user->getResult(0))) {
        lay(op.getInput(), layoutOf(user->getResult(0)).drop(op.getAxes()));
      }
    }
  });
  for (ReduceOp op : reductions) {
    if (isTile(op.getInput())) {
      lay(op.getResult(), layoutOf(op.getInput()).drop(op.getAxes()));
    }
  }
  spreadVectors();
}

void Components::spreadVectors() {
  // Counts elements that a thread loads, computes or gets from another lane.
  constexpr int64_t never = int64_t(1) << 40;
  SmallVector<int64_t> asTiles(nodes.size(), 0), spread(nodes.size(), 0);
  auto isVector = [&](Value value) { return isTile(value) && tensorType(value).getRank() == 1; };
  auto count = [&](Value vector, int64_t times) {
    const Node &node = nodes[find(vector)];
    asTiles[find(vector)] += times * node.layouts[0].numRegisters();
    spread[find(vector)] += times * node.layouts[1].numRegisters();
  };
  llvm::SmallDenseSet<std::pair<Value, Attribute>> moved;
  func.walk([&](Operation *op) {
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      if (isVector(reduce.getResult()) && isTile(reduce.getInput())) {
        auto bits = warpsAlong(layoutOf(reduce.getInput()), reduce.getAxes());
        // A sum that needs no other warp keeps the layout of its terms.
        spread[find(reduce.getResult())] += bits.empty() ? never : 0;
        count(reduce.getResult(), int64_t(2) << bits.size());
      }
    } else if (auto repeat = dyn_cast<BroadcastOp>(op)) {
      Value vector = repeat.getInput();
      if (!isVector(vector)) {
        return;
      }
      const Node &node = nodes[find(vector)];
      for (Operation *user : op->getUsers()) {
        if (user->getNumResults() != 1 || !isTile(user->getResult(0))) {
          continue;
        }
        LayoutAttr layout = layoutOf(user->getResult(0)).drop(repeat.getAxes());
        bool reaches =
            tensorType(vector).getElementType().isF32() && isWithinWarps(node.layouts[1], layout);
        if (moved.insert({vector, layout}).second) {
          spread[find(vector)] += reaches ? layout.numRegisters() : never;
        }
      }
    } else if (op->getNumResults() == 1 && isVector(op->getResult(0))) {
      count(op->getResult(0), 1);
    } else if (isa<SolveOp, RecurrenceOp>(op)) {
      // A recurrence needs a gate in every thread, but a rate in the thread of its column alone.
      auto recurrence = dyn_cast<RecurrenceOp>(op);
      ValueRange operands = recurrence ? recurrence.getGates() : op->getOperands();
      for (Value value :
           llvm::concat<Value>(llvm::to_vector(operands), llvm::to_vector(op->getResults()))) {
        if (isVector(value)) {
          spread[find(value)] += never;
        }
      }
    }
  });
  for (auto [node, now, then] : llvm::zip(nodes, asTiles, spread)) {
    if (node.type.getRank() == 1) {
      node.choice = then < now;
    }
  }
}

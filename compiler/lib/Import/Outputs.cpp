//===- Outputs.cpp - `out` and probes -------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Outputs.h.
//
//===----------------------------------------------------------------------===//

#include "Outputs.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Inserts `part` into `whole` at `index` and the current repetitions.
Value Outputs::insertAt(Location loc, Value part, Value whole, std::optional<Value> index) {
  RankedTensorType type = tensorType(whole);
  SmallVector<OpFoldResult> offsets, sizes, strides(type.getRank(), b.getIndexAttr(1));
  if (index) {
    offsets.push_back(*index);
  }
  for (auto [number, count] : scope.repeats) {
    offsets.push_back(b.getIndexAttr(number));
  }
  sizes.assign(offsets.size(), b.getIndexAttr(1));
  for (int64_t size : tensorType(part).getShape()) {
    offsets.push_back(b.getIndexAttr(0));
    sizes.push_back(b.getIndexAttr(size));
  }
  return tensor::InsertSliceOp::create(b, loc, part, whole, offsets, sizes, strides);
}

/// The shape of an entry of a probe: one axis per repetition, then those of the value.
SmallVector<int64_t> Outputs::repeatedShape(RankedTensorType type) const {
  SmallVector<int64_t> shape;
  for (auto [number, count] : scope.repeats) {
    shape.push_back(count);
  }
  llvm::append_range(shape, type.getShape());
  return shape;
}

/// The tensors of a value with their name suffixes: one, or one per state.
SmallVector<std::pair<std::string, Value>> Outputs::namedParts(const Imported &value,
                                                               const dsl::Expr &expr) {
  SmallVector<std::pair<std::string, Value>> parts;
  if (value.kind == Imported::Learner) {
    for (auto [state, part] : llvm::zip(value.learner->states, value.states)) {
      parts.push_back({"." + state->name, b.asTensor(part)});
    }
  } else if (value.kind == Imported::Tensor || value.kind == Imported::Number) {
    parts.push_back({"", b.asTensor(value)});
  } else if (value.readsStored()) {
    b.reportStored(expr.range, "stored rows as a result");
  } else if (value) {
    b.reportNotTensor(expr.range, value);
  }
  return parts;
}

/// Returns true if a loop over tokens that contains this block is repeated.
static bool isInRepeatedLoop(const dsl::Block *block) {
  bool inLoop = false;
  for (; block && block->stmt; block = block->parent) {
    if (block->stmt->kind == dsl::StmtKind::Repeat) {
      if (inLoop) {
        return true;
      }
    } else {
      inLoop = true;
    }
  }
  return false;
}

void Outputs::collectProbes(const dsl::Block &block, int64_t group) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (stmt->kind == dsl::StmtKind::Probe && isInRepeatedLoop(&block)) {
      b.unsupported(stmt->expr->range, "a probe in a loop over tokens that is repeated");
    } else if (stmt->kind == dsl::StmtKind::Probe && group > 0) {
      groupProbes[stmt->expr.get()].length = group;
    } else if (stmt->kind == dsl::StmtKind::Every) {
      std::optional<double> length = dsl::evaluate(*stmt->expr, b.dims);
      collectProbes(*stmt->body, length ? int64_t(*length) : 0);
    } else if (stmt->kind == dsl::StmtKind::Repeat) {
      collectProbes(*stmt->body, group);
    } else if (stmt->kind == dsl::StmtKind::EachToken) {
      collectProbes(*stmt->body, 0);
    }
  }
}

void Outputs::start() {
  collectProbes(b.layer.body, 0);
  for (auto &[expr, probe] : groupProbes) {
    startProbe(*expr, probe);
  }
}

/// The shapes of the parts of a probe, with their name suffixes.
static SmallVector<std::pair<std::string, dsl::Shape>> partsOf(const dsl::Type &type) {
  if (!type.isLearner()) {
    return {{"", type.shape}};
  }
  SmallVector<std::pair<std::string, dsl::Shape>> parts;
  for (auto [i, state] : llvm::enumerate(type.learner->states)) {
    bool isNumber = type.kind == dsl::TypeKind::LearnerNumbers;
    parts.push_back({"." + state->name, isNumber                ? dsl::Shape()
                                        : type.perState.empty() ? state->type.shape
                                                                : type.perState[i]});
  }
  return parts;
}

void Outputs::startProbe(const dsl::Expr &expr, GroupProbe &probe) {
  Location loc = b.location(expr.range);
  Value length = arith::ConstantIndexOp::create(b, loc, probe.length);
  Value groups = arith::CeilDivUIOp::create(b, loc, scope.count, length);
  for (auto &[suffix, symbolic] : partsOf(expr.type)) {
    std::optional<SmallVector<int64_t>> sizes = b.sizesOf(symbolic);
    if (!sizes) {
      b.unsupported(expr.range, "a probe whose shape is not known at compile time");
      return;
    }
    SmallVector<int64_t> shape{ShapedType::kDynamic};
    llvm::append_range(shape, repetitionCounts(expr));
    llvm::append_range(shape, *sizes);
    probe.slots.push_back({scope.makeEntity(suffix, expr.range), ImportScope::groupProbe});
    scope.slots[probe.slots.back()] =
        Imported::of(tensor::EmptyOp::create(b, loc, b.tensorOf(shape), groups).getResult());
  }
}

ArrayRef<Slot> Outputs::slotsOf(const dsl::Expr &probe) const {
  auto found = groupProbes.find(&probe);
  return found == groupProbes.end() ? ArrayRef<Slot>() : ArrayRef<Slot>(found->second.slots);
}

/// The repetition counts around a probe of a group, outermost first.
SmallVector<int64_t> Outputs::repetitionCounts(const dsl::Expr &probe) const {
  SmallVector<int64_t> times;
  std::function<bool(const dsl::Block &)> visit = [&](const dsl::Block &block) {
    for (const dsl::StmtPtr &stmt : block.stmts) {
      if (stmt->expr.get() == &probe && stmt->kind == dsl::StmtKind::Probe) {
        return true;
      }
      if (stmt->body && visit(*stmt->body)) {
        if (stmt->kind == dsl::StmtKind::Repeat) {
          times.insert(times.begin(), int64_t(dsl::evaluate(*stmt->expr, b.dims).value_or(1)));
        }
        return true;
      }
    }
    return false;
  };
  visit(b.layer.body);
  return times;
}

void Outputs::addRow(const std::string &name, const Imported &value, const dsl::Expr &expr) {
  for (auto &[suffix, part] : namedParts(value, expr)) {
    Value &row = rows[{name + suffix, name != "out" ? Role::Probe : Role::Out}];
    if (scope.repeats.empty()) {
      row = part;
      continue;
    }
    Location loc = b.location(expr.range);
    if (!row) {
      row = createSplat(b, loc, b.tensorOf(repeatedShape(tensorType(part))), 0);
    }
    row = insertAt(loc, part, row, std::nullopt);
  }
}

void Outputs::addGroupOutput(const std::string &name, const Imported &given,
                             const dsl::Expr &expr) {
  Location loc = b.location(expr.range);
  SmallVector<std::pair<std::string, Value>> parts = namedParts(given, expr);
  if (b.failed) {
    return;
  }
  auto probe = groupProbes.find(&expr);
  for (auto [i, part] : llvm::enumerate(parts)) {
    auto &[suffix, value] = part;
    if (probe == groupProbes.end()) {
      // One entry for the whole sequence, or one per repetition.
      Value &whole = sequenceProbes[name + suffix];
      if (!scope.repeats.empty() && !whole) {
        whole = createSplat(b, loc, b.tensorOf(repeatedShape(tensorType(value))), 0);
      }
      whole = scope.repeats.empty() ? value : insertAt(loc, value, whole, std::nullopt);
      continue;
    }
    Slot slot = probe->second.slots[i];
    probe->second.name = name;
    Value length = arith::ConstantIndexOp::create(b, loc, probe->second.length);
    Value number = arith::DivUIOp::create(b, loc, scope.start, length);
    scope.slots[slot] = Imported::of(insertAt(loc, value, scope.slots[slot].tensor, number));
  }
}

SmallVector<StageResult> Outputs::finish() const {
  SmallVector<StageResult> results;
  const Axes rowAxes = hasHeads ? Axes::B | Axes::H | Axes::T : Axes::B | Axes::T;
  for (auto &[name, value] : sequenceProbes) {
    results.push_back({value, name, Role::Probe, hasHeads ? Axes::B | Axes::H : Axes::B});
  }
  for (auto &[expr, probe] : groupProbes) {
    for (Slot slot : probe.slots) {
      results.push_back({scope.slots.lookup(slot).tensor, probe.name + slot.first->name,
                         Role::Probe, rowAxes, probe.length});
    }
  }
  for (auto &[name, value] : rows) {
    results.push_back({value, name.first, name.second, rowAxes});
  }
  return results;
}

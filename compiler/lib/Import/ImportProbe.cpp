//===- ImportProbe.cpp - Probes outside of tokens, and in repetitions ----- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A probe of a token is a row like `out`. One in `every n` has an entry per group: loops
// carry all entries, and each group writes its own. A repetition adds an axis.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// `part` at `index`, then at the present repetitions, in `whole`.
Value Importer::insertAt(Location loc, Value part, Value whole, std::optional<Value> index) {
  RankedTensorType type = tensorType(whole);
  SmallVector<OpFoldResult> offsets, sizes, strides(type.getRank(), builder.getIndexAttr(1));
  if (index) {
    offsets.push_back(*index);
  }
  for (auto [number, count] : repeats) {
    offsets.push_back(builder.getIndexAttr(number));
  }
  sizes.assign(offsets.size(), builder.getIndexAttr(1));
  for (int64_t size : tensorType(part).getShape()) {
    offsets.push_back(builder.getIndexAttr(0));
    sizes.push_back(builder.getIndexAttr(size));
  }
  return tensor::InsertSliceOp::create(builder, loc, part, whole, offsets, sizes, strides);
}

/// The shape of a probe's entry: one axis per repetition, then the value's.
SmallVector<int64_t> Importer::repeatedShape(RankedTensorType type) const {
  SmallVector<int64_t> shape;
  for (auto [number, count] : repeats) {
    shape.push_back(count);
  }
  llvm::append_range(shape, type.getShape());
  return shape;
}

/// The tensors of a value with the suffixes of their names: one, or one per state.
SmallVector<std::pair<std::string, Value>> Importer::namedParts(const Imported &value,
                                                                const dsl::Expr &expr) {
  auto tensorOfPart = [&](const Imported &part) {
    return asTensor(part, part.tensor ? tensorType(part.tensor) : tensorOf({}));
  };
  SmallVector<std::pair<std::string, Value>> parts;
  if (value.kind == Imported::Learner) {
    for (auto [state, part] : llvm::zip(value.learner->states, value.states)) {
      parts.push_back({"." + state->name, tensorOfPart(part)});
    }
  } else if (value.kind == Imported::Tensor || value.kind == Imported::Number) {
    parts.push_back({"", tensorOfPart(value)});
  } else if (readsStored(value)) {
    refuseStored(expr.range, "stored rows as a result");
  } else if (value) {
    refuse(expr.range, value);
  }
  return parts;
}

/// Whether a probe of this block stands in a loop over tokens that is itself repeated.
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

void Importer::collectProbes(const dsl::Block &block, int64_t group) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (stmt->kind == dsl::StmtKind::Probe && isInRepeatedLoop(&block)) {
      unsupported(stmt->expr->range, "a probe in a loop over tokens that is repeated");
    } else if (stmt->kind == dsl::StmtKind::Probe && group > 0) {
      groupProbes[stmt->expr.get()].length = group;
    } else if (stmt->kind == dsl::StmtKind::Every) {
      std::optional<double> length = dsl::evaluate(*stmt->expr, dims);
      collectProbes(*stmt->body, length ? int64_t(*length) : 0);
    } else if (stmt->kind == dsl::StmtKind::Repeat) {
      collectProbes(*stmt->body, group);
    } else if (stmt->kind == dsl::StmtKind::EachToken) {
      collectProbes(*stmt->body, 0);
    }
  }
}

/// Room for one entry per group, which the loops carry.
void Importer::startProbes() {
  collectProbes(layer.body, 0);
  for (auto &[expr, probe] : groupProbes) {
    const dsl::Type &type = expr->type;
    Location loc = location(expr->range);
    SmallVector<std::pair<std::string, dsl::Shape>> parts;
    if (type.isLearner()) {
      for (auto [i, state] : llvm::enumerate(type.learner->states)) {
        bool isNumber = type.kind == dsl::TypeKind::LearnerNumbers;
        parts.push_back({"." + state->name, isNumber                ? dsl::Shape()
                                            : type.perState.empty() ? state->type.shape
                                                                    : type.perState[i]});
      }
    } else {
      parts.push_back({"", type.shape});
    }
    Value length = arith::ConstantIndexOp::create(builder, loc, probe.length);
    Value groups = arith::CeilDivUIOp::create(builder, loc, count, length);
    for (auto &[suffix, symbolic] : parts) {
      SmallVector<int64_t> shape{ShapedType::kDynamic};
      for (int64_t times : timesAround(*expr)) {
        shape.push_back(times);
      }
      for (const dsl::Poly &axis : symbolic) {
        std::optional<double> size = axis.evaluate(dims);
        if (!size) {
          unsupported(expr->range, "a probe whose shape is not known at compile time");
          return;
        }
        shape.push_back(int64_t(*size));
      }
      const dsl::Entity *entity = makeEntity(suffix, expr->range);
      probe.slots.push_back({entity, groupProbe});
      slots[probe.slots.back()] =
          Imported::of(tensor::EmptyOp::create(builder, loc, tensorOf(shape), groups).getResult());
    }
  }
}

/// How often a probe of a group is repeated, outermost first.
SmallVector<int64_t> Importer::timesAround(const dsl::Expr &probe) const {
  SmallVector<int64_t> times;
  std::function<bool(const dsl::Block &)> visit = [&](const dsl::Block &block) {
    for (const dsl::StmtPtr &stmt : block.stmts) {
      if (stmt->expr.get() == &probe && stmt->kind == dsl::StmtKind::Probe) {
        return true;
      }
      if (stmt->body && visit(*stmt->body)) {
        if (stmt->kind == dsl::StmtKind::Repeat) {
          times.insert(times.begin(), int64_t(dsl::evaluate(*stmt->expr, dims).value_or(1)));
        }
        return true;
      }
    }
    return false;
  };
  visit(layer.body);
  return times;
}

/// A probe outside `each token`.
void Importer::emitGroupProbe(const std::string &name, const dsl::Expr &expr) {
  if (!expr.type.perHead && hasHeads()) {
    unsupported(expr.range, "a probe outside 'each token' that all heads share");
    return;
  }
  Location loc = location(expr.range);
  SmallVector<std::pair<std::string, Value>> parts = namedParts(eval(expr), expr);
  if (failed) {
    return;
  }
  auto probe = groupProbes.find(&expr);
  for (auto [i, part] : llvm::enumerate(parts)) {
    auto &[suffix, value] = part;
    if (probe == groupProbes.end()) {
      // One entry of the whole sequence, or one per repetition.
      Value &whole = sequenceProbes[name + suffix];
      if (!repeats.empty() && !whole) {
        whole = createSplat(builder, loc, tensorOf(repeatedShape(tensorType(value))), 0);
      }
      whole = repeats.empty() ? value : insertAt(loc, value, whole, std::nullopt);
      continue;
    }
    Slot slot = probe->second.slots[i];
    probe->second.name = name;
    Value length = arith::ConstantIndexOp::create(builder, loc, probe->second.length);
    Value number = arith::DivUIOp::create(builder, loc, start, length);
    slots[slot] = Imported::of(insertAt(loc, value, slots[slot].tensor, number));
  }
}

void Importer::finishProbes() {
  StringRef axes = hasHeads() ? "BH" : "B";
  for (auto &[name, value] : sequenceProbes) {
    addResult(value, name, "probe", axes);
  }
  for (auto &[expr, probe] : groupProbes) {
    for (Slot slot : probe.slots) {
      addResult(slots[slot].tensor, probe.name + slot.first->name, "probe", (axes + "T").str(),
                probe.length);
    }
  }
}

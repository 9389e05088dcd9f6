//===- Windows.cpp - Sums over the last tokens ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum over the last tokens is unrolled, with one term per token. The rows of those tokens are
// carried from loop to loop, the oldest first.
//
//===----------------------------------------------------------------------===//

#include "ExprImporter.h"

#include "tttc/DSL/Limits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// A sum over the last tokens and its length; null and 0 if there is none.
struct WindowSum {
  const dsl::Expr *expr = nullptr;
  double length = 0;
};

/// The sum over the longest window; the first one of several.
static WindowSum longestWindow(const dsl::Expr &expr, const dsl::DimEnv &dims) {
  WindowSum longest;
  bool sums = expr.builtin == dsl::Builtin::SumTokens || expr.builtin == dsl::Builtin::MeanTokens;
  if (sums && !expr.options.empty()) {
    longest = {&expr, dsl::evaluate(*expr.options[0].value, dims).value_or(0)};
  }
  for (const dsl::ExprPtr &operand : expr.operands) {
    WindowSum inner = longestWindow(*operand, dims);
    longest = inner.length > longest.length ? inner : longest;
  }
  return longest;
}

static WindowSum longestWindow(const dsl::Block &block, const dsl::DimEnv &dims) {
  WindowSum longest;
  for (const dsl::StmtPtr &stmt : block.stmts) {
    for (WindowSum inner : {stmt->expr ? longestWindow(*stmt->expr, dims) : WindowSum(),
                            stmt->body ? longestWindow(*stmt->body, dims) : WindowSum()}) {
      longest = inner.length > longest.length ? inner : longest;
    }
  }
  return longest;
}

static const dsl::Stmt *findReverse(const dsl::Block &block) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (stmt->reverse) {
      return stmt.get();
    }
    if (const dsl::Stmt *inner = stmt->body ? findReverse(*stmt->body) : nullptr) {
      return inner;
    }
  }
  return nullptr;
}

/// Returns true if a loop is or contains a loop over tokens.
static bool reachesTokens(const dsl::Stmt &loop) {
  return loop.kind == dsl::StmtKind::EachToken ||
         (loop.body && llvm::any_of(loop.body->stmts, [&](const dsl::StmtPtr &stmt) {
            return reachesTokens(*stmt);
          }));
}

SmallVector<Slot> TokenSums::windowsOf(const dsl::Stmt &loop) const {
  SmallVector<Slot> windows;
  if (scope.windowLength > 0 && reachesTokens(loop)) {
    for (const dsl::Entity *entity : scope.streamed) {
      windows.push_back({entity, ImportScope::window});
    }
  }
  return windows;
}

void TokenSums::startWindows() {
  WindowSum longest = longestWindow(b.layer.body, b.dims);
  if (!longest.expr) {
    return;
  }
  if (const dsl::Stmt *reverse = findReverse(b.layer.body)) {
    b.unsupported(reverse->range, "a loop in reverse beside a sum over the last tokens");
    return;
  }
  if (longest.length > dsl::maxWindow) {
    b.unsupported(longest.expr->range,
                  "a sum over the last " + std::to_string(int64_t(longest.length)) +
                      " tokens: at most " + std::to_string(dsl::maxWindow),
                  "choose fewer with --dim, or let a state forget, `m = alpha * m + ...`");
    return;
  }
  scope.windowLength = int64_t(longest.length);
  windowSum = longest.expr->range;
  for (const dsl::Entity *entity : scope.streamed) {
    Slot slot{entity, ImportScope::window};
    windowsBefore[entity] = createSplat(b, b.location(windowSum), scope.slotType(slot), 0);
    scope.slots[slot] = Imported::of(windowsBefore[entity]);
  }
}

/// Rows [from, from + count) of a window or, if `part` is given, the window with `part` inserted
/// there.
static Value rowsOf(OpBuilder &b, Location loc, Value buffer, int64_t from, int64_t count,
                    Value part = Value()) {
  RankedTensorType type = tensorType(buffer);
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)), sizes,
      strides(type.getRank(), b.getIndexAttr(1));
  for (int64_t size : type.getShape()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  offsets[0] = b.getIndexAttr(from);
  sizes[0] = b.getIndexAttr(count);
  if (part) {
    return tensor::InsertSliceOp::create(b, loc, part, buffer, offsets, sizes, strides);
  }
  SmallVector<int64_t> shape(type.getShape().drop_front());
  if (count > 1) {
    shape.insert(shape.begin(), count);
  }
  auto rows = RankedTensorType::get(shape, type.getElementType());
  return tensor::ExtractSliceOp::create(b, loc, rows, buffer, offsets, sizes, strides);
}

void TokenSums::enterWindows(bool atToken) {
  for (const dsl::Entity *entity : scope.streamed) {
    auto slot = scope.slots.find({entity, ImportScope::window});
    if (scope.windowLength == 0 || slot == scope.slots.end()) {
      continue;
    }
    Value buffer = slot->second.tensor;
    if (atToken) {
      Location loc = b.location(windowSum);
      if (scope.windowLength > 1) {
        Value kept = rowsOf(b, loc, buffer, 1, scope.windowLength - 1);
        buffer = rowsOf(b, loc, buffer, 0, scope.windowLength - 1, kept);
      }
      buffer = rowsOf(b, loc, buffer, scope.windowLength - 1, 1, scope.bound[entity].tensor);
      slot->second = Imported::of(buffer);
    }
    windowsBefore[entity] = buffer;
  }
}

/// The value of the summed expression at the token of `term`.
Imported TokenSums::windowTermOf(const dsl::Expr &expr, WindowTerm term) {
  Location loc = b.location(expr.range);
  auto outside = std::pair(scope.token, scope.bound);
  // Views are recomputed for the summed token.
  for (auto &[entity, value] : outside.second) {
    if (entity->kind == dsl::EntityKind::View) {
      scope.bound.erase(entity);
    }
  }
  for (const dsl::Entity *entity : scope.streamed) {
    Value buffer = scope.slots.lookup({entity, ImportScope::window}).tensor;
    Value row = rowsOf(b, loc, buffer, scope.windowLength - 1 - term.back, 1);
    // Before the start of the sequence, the current token replaces the missing row: zero would not
    // do, because zero times a derivative at zero may be NaN.
    Value own = outside.second.lookup(entity).tensor;
    scope.bound[entity] = Imported::of(
        term.back == 0 ? row : b.select(loc, term.present, double(term.back), row, own));
  }
  Value distance = arith::ConstantIndexOp::create(b, loc, term.back);
  scope.token = arith::SubIOp::create(b, loc, term.token, distance);
  windowTerm = term;
  Imported value = exprs.eval(*expr.operands[0]);
  windowTerm = WindowTerm();
  std::tie(scope.token, scope.bound) = outside;
  return value && term.back > 0 ? b.ifAtLeast(term.present, double(term.back), value, expr) : value;
}

Imported TokenSums::sumOverWindow(const dsl::Expr &expr) {
  std::optional<double> length = b.option(expr, "last", 0);
  if (!length || *length < 1 || *length > double(scope.windowLength)) {
    return b.unsupported(expr.range, "a number of tokens unknown at compile time");
  }
  Location loc = b.location(expr.range);
  Value present = PositionOp::create(b, loc, b.tensorOf({}), scope.token, IntegerAttr());
  Imported total;
  for (int64_t back = 0; back < int64_t(*length); ++back) {
    Imported term = windowTermOf(expr, {scope.token, present, back});
    total = back > 0 ? b.combine(dsl::ExprKind::Add, total, term, expr) : term;
    if (!total) {
      return total;
    }
  }
  if (expr.builtin == dsl::Builtin::SumTokens) {
    return total;
  }
  Value one = createSplat(b, loc, b.tensorOf({}), 1);
  Value before = arith::AddFOp::create(b, loc, present, one);
  Value most = createSplat(b, loc, b.tensorOf({}), *length);
  Imported count = Imported::of(createMin(b, loc, most, before));
  return b.combine(dsl::ExprKind::Div, total, count, expr);
}

Value TokenSums::position(Location loc, IntegerAttr modulus) {
  Value own = PositionOp::create(b, loc, b.tensorOf({}), scope.token, modulus);
  if (windowTerm.back == 0) {
    return own;
  }
  Value standIn = PositionOp::create(b, loc, b.tensorOf({}), windowTerm.token, modulus);
  return b.select(loc, windowTerm.present, double(windowTerm.back), own, standIn);
}

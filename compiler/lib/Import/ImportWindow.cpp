//===- ImportWindow.cpp - Sums over the last tokens ----------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `sum_tokens(e, last = c)` inside `each token`. Loops carry the last tokens as matrices,
// one row each, this token's last; e is written out once per row. Rows before the start
// of the sequence are zeros and their terms are left out.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// A sum over the last tokens and their number; no sum: null and 0.
struct WindowSum {
  const dsl::Expr *expr = nullptr;
  double length = 0;
};

/// The sum over the longest window, the first of several.
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

bool Importer::reachesTokens(const dsl::Stmt &loop) {
  return loop.kind == dsl::StmtKind::EachToken ||
         (loop.body && llvm::any_of(loop.body->stmts, [&](const dsl::StmtPtr &stmt) {
            return reachesTokens(*stmt);
          }));
}

void Importer::startWindows() {
  WindowSum longest = longestWindow(layer.body, dims);
  if (!longest.expr) {
    return;
  }
  if (const dsl::Stmt *reverse = findReverse(layer.body)) {
    unsupported(reverse->range, "a loop in reverse beside a sum over the last tokens");
    return;
  }
  if (longest.length > dsl::maxWindow) {
    unsupported(longest.expr->range,
                "a sum over the last " + std::to_string(int64_t(longest.length)) +
                    " tokens: at most " + std::to_string(dsl::maxWindow),
                "choose fewer with --dim, or let a state forget, `m = alpha * m + ...`");
    return;
  }
  windowLength = int64_t(longest.length);
  windowSum = longest.expr->range;
  for (const dsl::Entity *entity : streamed) {
    Slot slot{entity, window};
    windowsBefore[entity] = createSplat(builder, location(windowSum), slotType(slot), 0);
    slots[slot] = Imported::of(windowsBefore[entity]);
  }
}

/// Rows [from, from + count) of a window.
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

void Importer::enterWindows(bool atToken) {
  for (const dsl::Entity *entity : streamed) {
    auto slot = slots.find({entity, window});
    if (windowLength == 0 || slot == slots.end()) {
      continue;
    }
    Value buffer = slot->second.tensor;
    if (atToken) {
      Location loc = location(windowSum);
      if (windowLength > 1) {
        Value kept = rowsOf(builder, loc, buffer, 1, windowLength - 1);
        buffer = rowsOf(builder, loc, buffer, 0, windowLength - 1, kept);
      }
      buffer = rowsOf(builder, loc, buffer, windowLength - 1, 1, bound[entity].tensor);
      slot->second = Imported::of(buffer);
    }
    windowsBefore[entity] = buffer;
  }
}

Imported Importer::sumOverWindow(const dsl::Expr &expr) {
  std::optional<double> length = option(expr, "last", 0);
  if (!length || *length < 1 || *length > double(windowLength)) {
    return unsupported(expr.range, "a number of tokens unknown at compile time");
  }
  Location loc = location(expr.range);
  auto outside = std::pair(token, bound);
  Value present = PositionOp::create(builder, loc, tensorOf({}), token, IntegerAttr());
  // Views are the summed token's.
  llvm::DenseMap<const dsl::Entity *, Imported> withoutViews = bound;
  for (auto &[entity, value] : bound) {
    if (entity->kind == dsl::EntityKind::View) {
      withoutViews.erase(entity);
    }
  }
  Imported total;
  for (int64_t back = 0; back < int64_t(*length); ++back) {
    bound = withoutViews;
    for (const dsl::Entity *entity : streamed) {
      Value buffer = slots.lookup({entity, window}).tensor;
      Value row = rowsOf(builder, loc, buffer, windowLength - 1 - back, 1);
      // Before the start this token stands in: zero times a slope at zero may be no number.
      Value own = outside.second.lookup(entity).tensor;
      bound[entity] = Imported::of(back == 0 ? row : select(loc, present, double(back), row, own));
    }
    Value distance = arith::ConstantIndexOp::create(builder, loc, back);
    token = arith::SubIOp::create(builder, loc, outside.first, distance);
    windowTerm = {outside.first, present, back};
    Imported term = eval(*expr.operands[0]);
    windowTerm = WindowTerm();
    std::tie(token, bound) = outside;
    if (!term) {
      return term;
    }
    if (back > 0) {
      term = ifAtLeast(present, double(back), term, expr);
      term = term ? combine(dsl::ExprKind::Add, total, term, expr) : term;
    }
    total = term;
    if (!total) {
      return total;
    }
  }
  if (expr.builtin == dsl::Builtin::SumTokens) {
    return total;
  }
  Value one = createSplat(builder, loc, tensorOf({}), 1);
  Value before = arith::AddFOp::create(builder, loc, present, one);
  Value most = createSplat(builder, loc, tensorOf({}), *length);
  Imported count = Imported::of(createMin(builder, loc, most, before));
  return combine(dsl::ExprKind::Div, total, count, expr);
}

/// `t` or, with a modulus, `t % n`. Before the start of the sequence, that of the token that stands
/// in for the others' rows.
Value Importer::position(Location loc, IntegerAttr modulus) {
  Value own = PositionOp::create(builder, loc, tensorOf({}), token, modulus);
  if (windowTerm.back == 0) {
    return own;
  }
  Value standIn = PositionOp::create(builder, loc, tensorOf({}), windowTerm.token, modulus);
  return select(loc, windowTerm.present, double(windowTerm.back), own, standIn);
}

/// `value` at tokens from number `least` on, zero before: a selection, for what is made of
/// tokens that do not exist may be no number.
Imported Importer::ifAtLeast(Value present, double least, const Imported &value,
                             const dsl::Expr &at) {
  if (value.kind == Imported::Learner) {
    return perState(value,
                    [&](const Imported &part) { return ifAtLeast(present, least, part, at); });
  }
  if (value.kind != Imported::Tensor && value.kind != Imported::Number) {
    return refuse(at.range, value);
  }
  Location loc = location(at.range);
  RankedTensorType type = value.tensor ? tensorType(value.tensor) : tensorOf({});
  return Imported::of(
      select(loc, present, least, asTensor(value, type), createSplat(builder, loc, type, 0)));
}

/// `then` at tokens from number `least` on, `otherwise` before.
Value Importer::select(Location loc, Value present, double least, Value then, Value otherwise) {
  RankedTensorType type = tensorType(then);
  Value limit = createSplat(builder, loc, type, least);
  Value test = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGE,
                                     broadcastTo(builder, loc, present, type), limit);
  return arith::SelectOp::create(builder, loc, test, then, otherwise);
}

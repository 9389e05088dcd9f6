//===- ImportExpr.cpp - Expressions as ops on tokens ---------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers stay numbers until they meet a tensor; a learner value is one value per
// state and every operation works on each (language reference, "Learner values").
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include "tttc/DSL/Fingerprint.h"

#include <cmath>

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::EntityKind;
using dsl::ExprKind;

void Importer::checkRange(const Imported &value, FloatType type) {
  const double number = value.number;
  const dsl::SourceRange place = value.place.value_or(here);
  llvm::APFloat rounded(number);
  bool losesInfo;
  rounded.convert(type.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  bool isLost =
      std::isfinite(number) && (rounded.isInfinity() || (rounded.isZero() && number != 0));
  if (isLost && reportedNumbers.insert({place.begin, number}).second) {
    emitWarning(location(place)) << "the number " << dsl::exactText(number) << " is "
                                 << (rounded.isZero() ? "zero" : "infinite") << " in " << type;
  }
}

Value Importer::asTensor(const Imported &value, RankedTensorType type) {
  if (value.kind == Imported::Tensor) {
    return broadcastTo(builder, location(here), value.tensor, type);
  }
  if (value.kind != Imported::Number) {
    refuse(here, value);
    return createSplat(builder, builder.getUnknownLoc(), type, 0); // never run
  }
  checkRange(value, cast<FloatType>(type.getElementType()));
  return createSplat(builder, builder.getUnknownLoc(), type, value.number);
}

Imported Importer::refuse(dsl::SourceRange range, const Imported &value) {
  switch (value.kind) {
  case Imported::Transposed:
    return unsupported(range, "the entries of a transpose in this place",
                       "write the matrix in its own order, with `^T` beside the `@` that reads it");
  case Imported::Diagonal:
    return unsupported(range, "diag() that is not beside '@'",
                       "`diag(a) @ W` scales rows, `W @ diag(a)` columns");
  case Imported::Scores:
  case Imported::Weights:
    return refuseStored(range, "products with stored rows in this place");
  default:
    return unsupported(range, "a value that is no array in this place");
  }
}

/// A number, or a tensor that is one.
static bool isScalar(const Imported &value) {
  return value.kind == Imported::Number ||
         (value.kind == Imported::Tensor && tensorType(value.tensor).getRank() == 0);
}

static Imported transposeOf(const Imported &value) {
  Imported other = value;
  if (value.kind == Imported::Transposed) {
    other.kind = Imported::Tensor;
  } else if (value.kind == Imported::Tensor && !isScalar(value)) {
    other.kind = Imported::Transposed;
  }
  return other;
}

Imported
Importer::ofTransposes(const Imported &a, const Imported &b,
                       llvm::function_ref<Imported(const Imported &, const Imported &)> map,
                       dsl::SourceRange range) {
  for (const Imported *each : {&a, &b}) {
    if (each->kind != Imported::Transposed && !isScalar(*each)) {
      return refuse(range, a.kind == Imported::Transposed ? a : b);
    }
  }
  return transposeOf(map(transposeOf(a), transposeOf(b)));
}

Imported Importer::perState(const Imported &value,
                            llvm::function_ref<Imported(const Imported &)> map) {
  Imported result;
  result.kind = Imported::Learner;
  result.learner = value.learner;
  for (const Imported &state : value.states) {
    result.states.push_back(map(state));
    if (!result.states.back()) {
      return Imported();
    }
  }
  return result;
}

Imported Importer::currentLearner(const dsl::Entity *entity) {
  Imported value;
  value.kind = Imported::Learner;
  value.learner = entity->kind == EntityKind::Learner ? entity->learner : entity->type.learner;
  for (size_t i = 0; i < value.learner->states.size(); ++i) {
    value.states.push_back(slots.lookup({entity, int(i)}));
  }
  return value;
}

Imported Importer::viewValue(const dsl::Entity &view) {
  Imported value = eval(*view.init);
  return bound[&view] = value; // dropped when the token's block ends
}

Imported Importer::evalName(const dsl::Expr &expr) {
  const dsl::Entity *entity = expr.entity;
  if (auto known = bound.find(entity); known != bound.end()) {
    return known->second;
  }
  switch (entity->kind) {
  case EntityKind::Const:
    return Imported::of(dims.at(entity->name));
  case EntityKind::View:
    return viewValue(*entity);
  case EntityKind::Learner:
    return currentLearner(entity);
  case EntityKind::State:
    for (auto [i, state] : llvm::enumerate(entity->learner->states)) {
      if (state == entity) {
        return slots.lookup({entity->learner->entity, int(i)});
      }
    }
    break;
  case EntityKind::Variable:
    return entity->type.isLearner() ? currentLearner(entity) : slots.lookup({entity, -1});
  case EntityKind::Parameter:
  case EntityKind::LocalValue: {
    // Ahead of the program: the argument.
    const CallSite *inner = site;
    if (auto known = resolved.find({entity, inner}); known != resolved.end()) {
      return known->second;
    }
    if (const dsl::Expr *argument = argumentOf(*entity, site)) {
      Imported value = eval(*argument);
      site = inner;
      return resolved[{entity, inner}] = value;
    }
    break;
  }
  default:
    break;
  }
  return unsupported(expr.range, "'" + entity->name + "' here");
}

Imported Importer::eval(const dsl::Expr &expr) {
  if (failed) {
    return Imported();
  }
  if (const dsl::Entity *entity = streamOf.lookup({&expr, nullptr})) {
    return bound.lookup(entity);
  }
  llvm::SaveAndRestore outer(here, expr.opRange);
  switch (expr.kind) {
  case ExprKind::Number: {
    Imported literal = Imported::of(expr.number);
    literal.place = expr.range;
    return literal;
  }
  case ExprKind::Name:
    return evalName(expr);
  case ExprKind::TokenIndex:
    return Imported::of(position(location(expr.range), IntegerAttr()));
  case ExprKind::Heads:
    if (auto heads = dims.find("heads"); heads != dims.end()) {
      return Imported::of(heads->second);
    }
    return unsupported(expr.range, "the number of heads as a value", "give it with --dim heads=N");
  case ExprKind::Negate: {
    Imported value = eval(*expr.operands[0]);
    return value ? combine(ExprKind::Mul, Imported::of(-1), value, expr) : value;
  }
  case ExprKind::Power: {
    Imported base = eval(*expr.operands[0]);
    auto ones = [&](const Imported &of) {
      Value value = of.tensor;
      return of.kind == Imported::Tensor || of.kind == Imported::Transposed
                 ? Imported::of(createSplat(builder, location(expr.range), tensorType(value), 1),
                                of.kind)
                 : Imported::of(1);
    };
    if (base && expr.exponent == 0) { // of a row a row
      return base.kind == Imported::Learner ? perState(base, ones) : ones(base);
    }
    Imported power = Imported::of(1);
    for (int64_t i = 0; base && i < expr.exponent; ++i) {
      if (i == dsl::maxPower) {
        return unsupported(expr.range, "a power above " + std::to_string(dsl::maxPower));
      }
      power = i == 0 ? base : combine(ExprKind::Mul, power, base, expr);
    }
    return base ? power : base;
  }
  case ExprKind::Transpose: {
    Imported value = eval(*expr.operands[0]);
    const bool isMatrix =
        value.kind == Imported::Transposed ||
        (value.kind == Imported::Tensor && tensorType(value.tensor).getRank() == 2);
    if (isMatrix || value.kind == Imported::Diagonal) {
      return transposeOf(value);
    }
    return value ? unsupported(expr.range, "the transpose of what is no matrix") : value;
  }
  case ExprKind::Mod:
    // `t % n`: a token's position.
    if (expr.operands[0]->kind == ExprKind::TokenIndex) {
      if (std::optional<double> n = dsl::evaluate(*expr.operands[1], dims)) {
        return Imported::of(position(location(expr.range), builder.getI64IntegerAttr(int64_t(*n))));
      }
    }
    if (std::optional<double> value = dsl::evaluate(expr, dims, dsl::Division::Numbers)) {
      return Imported::of(*value);
    }
    return unsupported(expr.range, "'%' of anything but 't' and constants");
  case ExprKind::Add:
  case ExprKind::Sub:
  case ExprKind::Mul:
  case ExprKind::Div:
    return evalBinary(expr);
  case ExprKind::MatMul:
    return evalMatMul(expr);
  case ExprKind::Index:
    return evalIndex(expr);
  case ExprKind::Member:
    return evalMember(expr);
  case ExprKind::Call:
    return evalCall(expr);
  }
  return unsupported(expr.range, "this expression");
}

Imported Importer::evalMember(const dsl::Expr &expr) {
  Imported value = eval(*expr.operands[0]);
  if (!value || value.kind != Imported::Learner) {
    return value;
  }
  for (auto [state, part] : llvm::zip(value.learner->states, value.states)) {
    if (state == expr.entity) {
      // A number fills every state (`m = 0`, then `m.W1`).
      return part;
    }
  }
  return unsupported(expr.range, "'." + expr.spelling + "' here");
}

Imported Importer::evalIndex(const dsl::Expr &expr) {
  Imported value = eval(*expr.operands[0]);
  if (readsStored(value)) {
    return refuseStored(expr.range, "an entry of stored rows");
  }
  if (!value || value.kind != Imported::Tensor) {
    return value ? refuse(expr.range, value) : value;
  }
  const dsl::Expr &index = *expr.operands[1];
  RankedTensorType type = tensorType(value.tensor);
  RankedTensorType row = tensorOf(type.getShape().drop_front());
  Location loc = location(expr.range);
  if (index.kind == ExprKind::Mod && index.operands[0]->kind == ExprKind::TokenIndex) {
    if (std::optional<double> n = dsl::evaluate(*index.operands[1], dims);
        n && *n == type.getDimSize(0)) {
      return Imported::of(RowAtOp::create(builder, loc, row, value.tensor, token, int64_t(*n)));
    }
    return unsupported(index.range, "a position in a table of another length");
  }
  Imported position = eval(index);
  if (position.kind != Imported::Number) {
    return position ? unsupported(index.range, "an index unknown at compile time") : position;
  }
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)), sizes,
      strides(type.getRank(), builder.getIndexAttr(1));
  offsets[0] = builder.getIndexAttr(int64_t(position.number));
  for (int64_t size : type.getShape()) {
    sizes.push_back(builder.getIndexAttr(size));
  }
  sizes[0] = builder.getIndexAttr(1);
  return Imported::of(
      tensor::ExtractSliceOp::create(builder, loc, row, value.tensor, offsets, sizes, strides));
}

/// Elementwise `a op b`: numbers fold, a number or scalar meets any shape, learner
/// values work state by state.
Imported Importer::combine(ExprKind kind, const Imported &a, const Imported &b,
                           const dsl::Expr &at) {
  if (!a || !b) {
    return Imported();
  }
  if (a.kind == Imported::Learner || b.kind == Imported::Learner) {
    const Imported &shape = a.kind == Imported::Learner ? a : b;
    size_t i = 0;
    return perState(shape, [&](const Imported &) {
      const Imported &left = a.kind == Imported::Learner ? a.states[i] : a;
      const Imported &right = b.kind == Imported::Learner ? b.states[i] : b;
      ++i;
      return combine(kind, left, right, at);
    });
  }
  if (a.kind == Imported::Number && b.kind == Imported::Number) {
    switch (kind) {
    case ExprKind::Add:
      return Imported::of(a.number + b.number);
    case ExprKind::Sub:
      return Imported::of(a.number - b.number);
    case ExprKind::Mul:
      return Imported::of(a.number * b.number);
    default:
      return Imported::of(a.number / b.number);
    }
  }
  if (readsStored(a) || readsStored(b)) {
    return combineStored(kind, a, b, at);
  }
  if (a.kind == Imported::Diagonal || b.kind == Imported::Diagonal) {
    return refuse(at.range, a.kind == Imported::Diagonal ? a : b);
  }
  if (a.kind == Imported::Transposed || b.kind == Imported::Transposed) {
    return ofTransposes(
        a, b, [&](const Imported &x, const Imported &y) { return combine(kind, x, y, at); },
        at.range);
  }
  // Identities keep the IR what a reader would write.
  if (kind == ExprKind::Mul && a.kind == Imported::Number && a.number == -1) {
    return Imported::of(arith::NegFOp::create(builder, location(at.opRange), b.tensor));
  }
  if ((kind == ExprKind::Add || kind == ExprKind::Sub) && b.kind == Imported::Number &&
      b.number == 0) {
    return a;
  }
  RankedTensorType left = a.tensor ? tensorType(a.tensor) : tensorOf({});
  RankedTensorType right = b.tensor ? tensorType(b.tensor) : tensorOf({});
  RankedTensorType type = left.getRank() >= right.getRank() ? left : right;
  Location loc = location(at.opRange);
  Value x = asTensor(a, type), y = asTensor(b, type);
  switch (kind) {
  case ExprKind::Add:
    return Imported::of(arith::AddFOp::create(builder, loc, x, y));
  case ExprKind::Sub:
    return Imported::of(arith::SubFOp::create(builder, loc, x, y));
  case ExprKind::Mul:
    return Imported::of(arith::MulFOp::create(builder, loc, x, y));
  default:
    return Imported::of(arith::DivFOp::create(builder, loc, x, y));
  }
}

Imported Importer::evalBinary(const dsl::Expr &expr) {
  Imported a = eval(*expr.operands[0]);
  Imported b = eval(*expr.operands[1]);
  return combine(expr.kind, a, b, expr);
}

Imported Importer::multiply(const Imported &a, const Imported &b, const dsl::Expr &at) {
  if (a.kind == Imported::Learner || b.kind == Imported::Learner) {
    size_t i = 0;
    return perState(a.kind == Imported::Learner ? a : b, [&](const Imported &) {
      const Imported &left = a.kind == Imported::Learner ? a.states[i] : a;
      const Imported &right = b.kind == Imported::Learner ? b.states[i] : b;
      ++i;
      return multiply(left, right, at);
    });
  }
  if (readsStored(a) || readsStored(b)) {
    return multiplyStored(a, b, at);
  }
  if (!a.tensor || !b.tensor || (a.kind == Imported::Diagonal && b.kind == Imported::Diagonal)) {
    return unsupported(at.range, "this product");
  }
  Location loc = location(at.opRange);
  if (a.kind == Imported::Diagonal || b.kind == Imported::Diagonal) {
    const Imported &matrix = a.kind == Imported::Diagonal ? b : a;
    if (tensorType(matrix.tensor).getRank() == 1) {
      return Imported::of(arith::MulFOp::create(builder, loc, a.tensor, b.tensor));
    }
    if (tensorType(matrix.tensor).getRank() != 2) {
      return unsupported(at.range, "diag() beside what is no matrix");
    }
    // diag(a) @ S scales rows, S @ diag(a) columns.
    const bool scalesRows = (a.kind == Imported::Diagonal) != (matrix.kind == Imported::Transposed);
    int64_t axes[] = {scalesRows ? 1 : 0};
    Value scale = BroadcastOp::create(builder, loc, tensorType(matrix.tensor),
                                      a.kind == Imported::Diagonal ? a.tensor : b.tensor, axes);
    return Imported::of(arith::MulFOp::create(builder, loc, scale, matrix.tensor), matrix.kind);
  }
  StringRef left = tensorType(a.tensor).getRank() == 1 ? "k"
                   : a.kind == Imported::Transposed    ? "ki"
                                                       : "ik";
  StringRef right = tensorType(b.tensor).getRank() == 1 ? "k"
                    : b.kind == Imported::Transposed    ? "jk"
                                                        : "kj";
  std::string result = std::string(left.size() == 2 ? "i" : "") + (right.size() == 2 ? "j" : "");
  return Imported::of(ContractOp::create(builder, loc, (left + "," + right + "->" + result).str(),
                                         a.tensor, b.tensor));
}

Imported Importer::evalMatMul(const dsl::Expr &expr) {
  Imported a = eval(*expr.operands[0]);
  Imported b = eval(*expr.operands[1]);
  return a && b ? multiply(a, b, expr) : Imported();
}

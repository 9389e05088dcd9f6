//===- ExprImporter.cpp - Imports expressions -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ExprImporter.h.
//
//===----------------------------------------------------------------------===//

#include "ExprImporter.h"

#include "tttc/DSL/Limits.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::EntityKind;
using dsl::ExprKind;

Imported ExprImporter::viewValue(const dsl::Entity &view) {
  Imported value = eval(*view.init);
  return scope.bound[&view] = value; // removed at the end of the block of the token
}

Imported ExprImporter::evalAt(const dsl::Expr &expr, const dsl::CallSite *at) {
  auto outer = enterSite(at);
  return eval(expr);
}

Imported ExprImporter::evalName(const dsl::Expr &expr) {
  const dsl::Entity *entity = expr.entity;
  if (auto known = scope.bound.find(entity); known != scope.bound.end()) {
    return known->second;
  }
  switch (entity->kind) {
  case EntityKind::Const:
    return Imported::of(b.dims.at(entity->name));
  case EntityKind::View:
    return viewValue(*entity);
  case EntityKind::Learner:
    return scope.currentLearner(entity);
  case EntityKind::State:
    for (auto [i, state] : llvm::enumerate(entity->learner->states)) {
      if (state == entity) {
        return scope.slots.lookup({entity->learner->entity, int(i)});
      }
    }
    break;
  case EntityKind::Variable:
    return entity->type.isLearner() ? scope.currentLearner(entity)
                                    : scope.slots.lookup({entity, -1});
  case EntityKind::Parameter:
  case EntityKind::LocalValue: {
    // Before the program: the value of the argument.
    if (auto known = resolved.find({entity, site}); known != resolved.end()) {
      return known->second;
    }
    const dsl::CallSite *outer = site;
    if (const dsl::Expr *argument = sites.argumentOf(*entity, outer)) {
      Imported value = evalAt(*argument, outer);
      return resolved[{entity, site}] = value;
    }
    break;
  }
  default:
    break;
  }
  return b.unsupported(expr.range, "'" + entity->name + "' here");
}

Imported ExprImporter::evalPower(const dsl::Expr &expr) {
  Imported base = eval(*expr.operands[0]);
  auto ones = [&](const Imported &of) {
    Value value = of.tensor;
    return of.kind == Imported::Tensor || of.kind == Imported::Transposed
               ? Imported::of(createSplat(b, b.location(expr.range), tensorType(value), 1), of.kind)
               : Imported::of(1);
  };
  if (base && expr.exponent == 0) { // for a row, a row of ones
    return base.kind == Imported::Learner ? b.perState(base, ones) : ones(base);
  }
  Imported power = Imported::of(1);
  for (int64_t i = 0; base && i < expr.exponent; ++i) {
    if (i == dsl::maxPower) {
      return b.unsupported(expr.range, "a power above " + std::to_string(dsl::maxPower));
    }
    power = i == 0 ? base : b.combine(ExprKind::Mul, power, base, expr);
  }
  return base ? power : base;
}

Imported ExprImporter::evalTranspose(const dsl::Expr &expr) {
  Imported value = eval(*expr.operands[0]);
  const bool isMatrix = value.kind == Imported::Transposed ||
                        (value.kind == Imported::Tensor && tensorType(value.tensor).getRank() == 2);
  if (isMatrix || value.kind == Imported::Diagonal) {
    return value.transposed();
  }
  return value ? b.unsupported(expr.range, "the transpose of what is no matrix") : value;
}

Imported ExprImporter::evalMod(const dsl::Expr &expr) {
  // `t % n`: a position of a token.
  if (expr.operands[0]->kind == ExprKind::TokenIndex) {
    if (std::optional<double> n = dsl::evaluate(*expr.operands[1], b.dims)) {
      return Imported::of(sums.position(b.location(expr.range), b.getI64IntegerAttr(int64_t(*n))));
    }
  }
  if (std::optional<double> value = dsl::evaluate(expr, b.dims, dsl::Division::Numbers)) {
    return Imported::of(*value);
  }
  return b.unsupported(expr.range, "'%' of anything but 't' and constants");
}

Imported ExprImporter::evalHeads(const dsl::Expr &expr) {
  if (auto heads = b.dims.find("heads"); heads != b.dims.end()) {
    return Imported::of(heads->second);
  }
  return b.unsupported(expr.range, "the number of heads as a value", "give it with --dim heads=N");
}

Imported ExprImporter::evalMember(const dsl::Expr &expr) {
  Imported value = eval(*expr.operands[0]);
  if (!value || value.kind != Imported::Learner) {
    return value;
  }
  for (auto [state, part] : llvm::zip(value.learner->states, value.states)) {
    if (state == expr.entity) {
      // A number stands for every state (`m = 0`, then `m.W1`).
      return part;
    }
  }
  return b.unsupported(expr.range, "'." + expr.spelling + "' here");
}

Imported ExprImporter::evalIndex(const dsl::Expr &expr) {
  Imported value = eval(*expr.operands[0]);
  if (value.readsStored()) {
    return b.reportStored(expr.range, "an entry of stored rows");
  }
  if (!value || value.kind != Imported::Tensor) {
    return value ? b.reportNotTensor(expr.range, value) : value;
  }
  const dsl::Expr &index = *expr.operands[1];
  RankedTensorType type = tensorType(value.tensor);
  RankedTensorType row = b.tensorOf(type.getShape().drop_front());
  Location loc = b.location(expr.range);
  if (index.kind == ExprKind::Mod && index.operands[0]->kind == ExprKind::TokenIndex) {
    if (std::optional<double> n = dsl::evaluate(*index.operands[1], b.dims);
        n && *n == type.getDimSize(0)) {
      return Imported::of(RowAtOp::create(b, loc, row, value.tensor, scope.token, int64_t(*n)));
    }
    return b.unsupported(index.range, "a position in a table of another length");
  }
  Imported position = eval(index);
  if (position.kind != Imported::Number) {
    return position ? b.unsupported(index.range, "an index unknown at compile time") : position;
  }
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)), sizes,
      strides(type.getRank(), b.getIndexAttr(1));
  offsets[0] = b.getIndexAttr(int64_t(position.number));
  for (int64_t size : type.getShape()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  sizes[0] = b.getIndexAttr(1);
  return Imported::of(
      tensor::ExtractSliceOp::create(b, loc, row, value.tensor, offsets, sizes, strides));
}

Imported ExprImporter::eval(const dsl::Expr &expr) {
  if (b.failed) {
    return Imported();
  }
  if (const dsl::Entity *entity = others.replacementOf(expr)) {
    return scope.bound.lookup(entity);
  }
  llvm::SaveAndRestore outer(b.here, expr.opRange);
  switch (expr.kind) {
  case ExprKind::Number: {
    Imported literal = Imported::of(expr.number);
    literal.place = expr.range;
    return literal;
  }
  case ExprKind::Name:
    return evalName(expr);
  case ExprKind::TokenIndex:
    return Imported::of(sums.position(b.location(expr.range), IntegerAttr()));
  case ExprKind::Heads:
    return evalHeads(expr);
  case ExprKind::Negate: {
    Imported value = eval(*expr.operands[0]);
    return value ? b.combine(ExprKind::Mul, Imported::of(-1), value, expr) : value;
  }
  case ExprKind::Power:
    return evalPower(expr);
  case ExprKind::Transpose:
    return evalTranspose(expr);
  case ExprKind::Mod:
    return evalMod(expr);
  case ExprKind::Add:
  case ExprKind::Sub:
  case ExprKind::Mul:
  case ExprKind::Div: {
    Imported left = eval(*expr.operands[0]), right = eval(*expr.operands[1]);
    return b.combine(expr.kind, left, right, expr);
  }
  case ExprKind::MatMul: {
    Imported left = eval(*expr.operands[0]), right = eval(*expr.operands[1]);
    return left && right ? b.multiply(left, right, expr) : Imported();
  }
  case ExprKind::Index:
    return evalIndex(expr);
  case ExprKind::Member:
    return evalMember(expr);
  case ExprKind::Call:
    return evalCall(expr);
  }
  return b.unsupported(expr.range, "this expression");
}

//===- InnerLoop.cpp - Inner loops as linear recurrences ------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over the body gives every value a dependence and, where it is linear, a
// form; the yielded forms are then classified. A yielded value stands for itself in
// later forms, so that a running sum scaled by the reading token (`tok * acc`) is
// seen as rank one and not as a general recurrence.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/InnerLoop.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

InnerLoop::InnerLoop(EachTokenOp loop) : loop(loop), builder(loop.getContext()) {
  Block &body = loop.getBody().front();
  auto yield = cast<YieldOp>(body.getTerminator());
  builder.setInsertionPoint(yield);
  unsigned carried = loop.getInits().size();
  for (auto [i, arg] : llvm::enumerate(loop.getCarriedArgs())) {
    before.insert(arg);
    carriedOf[arg] = i;
    dependences[arg] = Dependence::Linear;
    forms[arg][arg] = Coefficient();
  }
  for (unsigned i = 0; i < carried; ++i) {
    Value value = yield.getValues()[i];
    // A value yielded twice stands for the first tensor; an argument for itself.
    if (value.getParentBlock() == &body && !isa<BlockArgument>(value) &&
        after.insert(value).second) {
      carriedOf[value] = i;
    }
  }
  for (Operation &op : llvm::make_early_inc_range(body.without_terminator())) {
    if (!why) {
      analyse(op);
    }
  }
  for (unsigned i = 0; i < carried && !why; ++i) {
    Value value = yield.getValues()[i];
    if (dependence(value) == Dependence::Read) {
      fail(value.getLoc(),
           "the update reads what the loop carries: its gradient is taken at the current state");
    } else if (dependence(value) == Dependence::Linear) {
      definitions.push_back(forms.lookup(value));
    } else {
      definitions.emplace_back();
      peel(value, Coefficient(), definitions.back());
    }
  }
  if (!why) {
    classify();
  }
}

void InnerLoop::fail(Location loc, const Twine &reason) {
  if (!why) {
    why = NotLinear{loc, reason.str()};
  }
}

Dependence InnerLoop::dependence(Value value) const {
  return dependences.lookup_or(value, Dependence::None);
}

InnerLoop::Basis InnerLoop::basis(Value value) const {
  if (before.contains(value)) {
    return Basis::Before;
  }
  if (after.contains(value)) {
    return Basis::After;
  }
  return value.getParentRegion() == &EachTokenOp(loop).getBody() ? Basis::Own : Basis::Outside;
}

Coefficient InnerLoop::multiply(Coefficient a, Coefficient b) {
  Coefficient product{a.value ? a.value : b.value, a.scale * b.scale};
  if (a.value && b.value) {
    product.value = arith::MulFOp::create(builder, a.value.getLoc(), a.value, b.value);
  }
  return product;
}

void InnerLoop::addTo(LinearForm &form, Value basis, Coefficient coefficient) {
  auto [it, isNew] = form.insert({basis, coefficient});
  if (isNew) {
    return;
  }
  Coefficient &sum = it->second;
  if (sum.value == coefficient.value) {
    sum.scale += coefficient.scale;
    return;
  }
  auto scalar = RankedTensorType::get({}, tensorType(basis).getElementType());
  auto emit = [&](Coefficient c) -> Value {
    Value scale = createSplat(builder, basis.getLoc(), scalar, c.scale);
    return c.value ? arith::MulFOp::create(builder, basis.getLoc(), c.value, scale).getResult()
                   : scale;
  };
  sum =
      Coefficient{arith::AddFOp::create(builder, basis.getLoc(), emit(sum), emit(coefficient)), 1};
}

void InnerLoop::addScaled(LinearForm &form, const LinearForm &other, Coefficient coefficient) {
  for (auto &[basis, factor] : other) {
    addTo(form, basis, multiply(coefficient, factor));
  }
}

/// A value that is one number per token, whatever its shape.
std::optional<Coefficient> InnerLoop::scalarFactor(Value value) {
  if (dependence(value) != Dependence::None) {
    return std::nullopt;
  }
  if (std::optional<double> splat = splatValue(value)) {
    return Coefficient{Value(), *splat};
  }
  if (tensorType(value).getRank() == 0) {
    return Coefficient{value, 1};
  }
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  if (broadcast && tensorType(broadcast.getInput()).getRank() == 0) {
    return scalarFactor(broadcast.getInput());
  }
  return std::nullopt;
}

/// Adds a value that depends on no carried tensor, taken apart down to the terms
/// that scalars multiply.
void InnerLoop::peel(Value value, Coefficient coefficient, LinearForm &form) {
  if (std::optional<double> splat = splatValue(value); splat && *splat == 0) {
    return;
  }
  Operation *op = value.getParentRegion() == &loop.getBody() ? value.getDefiningOp() : nullptr;
  bool isMatrix = tensorType(value).getRank() >= 2;
  // A row that is a factor of a matrix term stays whole: both then share it.
  if (!isMatrix && llvm::any_of(value.getUsers(), [](Operation *user) {
        auto contract = dyn_cast<ContractOp>(user);
        return contract && contract.isOuterProduct();
      })) {
    return addTo(form, value, coefficient);
  }
  // Only matrices need their sums taken apart: their terms are kept in factors.
  if (isMatrix && isa_and_nonnull<arith::AddFOp, arith::SubFOp>(op)) {
    peel(op->getOperand(0), coefficient, form);
    if (isa<arith::SubFOp>(op)) {
      coefficient.scale = -coefficient.scale;
    }
    return peel(op->getOperand(1), coefficient, form);
  }
  if (isa_and_nonnull<arith::NegFOp>(op)) {
    coefficient.scale = -coefficient.scale;
    return peel(op->getOperand(0), coefficient, form);
  }
  if (isa_and_nonnull<arith::MulFOp>(op)) {
    for (unsigned i : {0u, 1u}) {
      if (std::optional<Coefficient> factor = scalarFactor(op->getOperand(i))) {
        return peel(op->getOperand(1 - i), multiply(coefficient, *factor), form);
      }
    }
  }
  addTo(form, value, coefficient);
}

LinearForm InnerLoop::formOfOperand(Value value) {
  LinearForm form;
  if (after.contains(value)) {
    form[value] = Coefficient();
  } else if (dependence(value) == Dependence::Linear) {
    form = forms.lookup(value);
  } else {
    peel(value, Coefficient(), form);
  }
  return form;
}

void InnerLoop::analyse(Operation &op) {
  bool anyLinear = false, anyRead = false;
  for (Value operand : op.getOperands()) {
    anyLinear |= dependence(operand) == Dependence::Linear;
    anyRead |= dependence(operand) == Dependence::Read;
  }
  if (op.getNumRegions() != 0) {
    return fail(op.getLoc(), "a loop or condition inside the loop over tokens");
  }
  if (!anyLinear && !anyRead) {
    return;
  }
  if (op.getNumResults() != 1) {
    return fail(op.getLoc(), "'" + op.getName().getStringRef() + "' of what the loop carries");
  }
  if (anyLinear) {
    return analyseLinearOperand(op);
  }
  dependences[op.getResult(0)] = Dependence::Read;
}

/// An op with a linear operand is linear itself, a prediction, or the end.
void InnerLoop::analyseLinearOperand(Operation &op) {
  Value result = op.getResult(0);
  auto linear = [&](LinearForm form) {
    dependences[result] = Dependence::Linear;
    forms[result] = std::move(form);
  };
  bool anyRead =
      llvm::any_of(op.getOperands(), [&](Value v) { return dependence(v) == Dependence::Read; });
  if (!anyRead && isa<arith::AddFOp, arith::SubFOp>(op)) {
    LinearForm form = formOfOperand(op.getOperand(0));
    addScaled(form, formOfOperand(op.getOperand(1)),
              Coefficient{Value(), isa<arith::SubFOp>(op) ? -1.0 : 1.0});
    return linear(std::move(form));
  }
  if (isa<arith::NegFOp>(op)) {
    LinearForm form;
    addScaled(form, formOfOperand(op.getOperand(0)), Coefficient{Value(), -1});
    return linear(std::move(form));
  }
  if (isa<arith::MulFOp, arith::DivFOp>(op)) {
    for (unsigned i : {0u, 1u}) {
      std::optional<Coefficient> factor = scalarFactor(op.getOperand(1 - i));
      if (!factor || (i == 1 && isa<arith::DivFOp>(op))) {
        continue;
      }
      if (isa<arith::DivFOp>(op)) {
        if (factor->value) {
          Value one = createSplat(builder, op.getLoc(), tensorType(factor->value), 1);
          factor->value = arith::DivFOp::create(builder, op.getLoc(), one, factor->value);
        }
        factor->scale = 1 / factor->scale;
      }
      LinearForm form;
      addScaled(form, formOfOperand(op.getOperand(i)), *factor);
      return linear(std::move(form));
    }
  }
  // A prediction: a row times a matrix that is linear in the carried tensors.
  auto contract = dyn_cast<ContractOp>(op);
  for (Value operand : op.getOperands()) {
    if (dependence(operand) != Dependence::Linear || tensorType(operand).getRank() < 2) {
      continue;
    }
    Value other =
        contract ? (contract.getLhs() == operand ? contract.getRhs() : contract.getLhs()) : Value();
    bool isProduct = contract && other != operand && tensorType(operand).getRank() == 2 &&
                     tensorType(other).getRank() == 1 && tensorType(result).getRank() == 1 &&
                     (dependence(other) != Dependence::Linear);
    if (!isProduct) {
      return fail(op.getLoc(), "a matrix state is used other than in a product with a row ('" +
                                   op.getName().getStringRef() + "')");
    }
  }
  for (Value operand : op.getOperands()) {
    if (dependence(operand) == Dependence::Linear && tensorType(operand).getRank() == 0) {
      return fail(op.getLoc(), "a scalar state is used in a prediction");
    }
  }
  dependences[result] = Dependence::Read;
}

void InnerLoop::classify() {
  unsigned carried = definitions.size();
  evolutions.assign(carried, Evolution::Recurrence);
  for (unsigned i = 0; i < carried; ++i) {
    bool prefix = false, other = false;
    for (auto &[value, coefficient] : definitions[i]) {
      if (value == Value(loop.getCarriedArgs()[i]) && coefficient.isOne()) {
        prefix = true;
      } else {
        other |= basis(value) != Basis::Own;
      }
    }
    if (prefix && !other) {
      evolutions[i] = Evolution::PrefixSum;
    }
  }
  for (unsigned i = 0; i < carried; ++i) {
    bool direct = llvm::all_of(definitions[i], [&](auto &term) {
      Basis kind = basis(term.first);
      return kind == Basis::Outside ||
             (kind == Basis::After && evolutions[carriedIndex(term.first)] == Evolution::PrefixSum);
    });
    if (evolutions[i] == Evolution::Recurrence && direct) {
      evolutions[i] = Evolution::Direct;
    }
  }
}

LinearForm InnerLoop::expanded(unsigned carried) {
  LinearForm form;
  for (auto &[value, coefficient] : definitions[carried]) {
    if (basis(value) == Basis::After && carriedIndex(value) != carried) {
      addScaled(form, expanded(carriedIndex(value)), coefficient);
    } else {
      addTo(form, value, coefficient);
    }
  }
  return form;
}

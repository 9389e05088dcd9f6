//===- LinearForm.cpp - Values as sums over a basis ---------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value is decomposed by its sums and factors. Forms of sums are memoized: nested sums would be
// decomposed once per path through them.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/LinearForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

LinearForms::LinearForms(EachTokenOp loop)
    : loop(loop), builder(OpBuilder(loop.getBody().front().getTerminator())) {
  for (auto [i, arg] : llvm::enumerate(loop.getCarriedArgs())) {
    carriedOf[arg] = i;
    LinearForm itself;
    itself[arg] = Coefficient();
    setLinear(arg, std::move(itself));
  }
}

void LinearForms::fail(Location loc, const Twine &reason) {
  if (!why) {
    why = NotLinear{loc, reason.str()};
  }
}

Dependence LinearForms::dependence(Value value) const {
  return dependences.lookup_or(value, Dependence::None);
}

void LinearForms::setLinear(Value value, LinearForm form) {
  dependences[value] = Dependence::Linear;
  forms[value] = std::move(form);
}

const LinearForm *LinearForms::formOf(Value value) const {
  auto found = forms.find(value);
  return found == forms.end() ? nullptr : &found->second;
}

void LinearForms::forEach(llvm::function_ref<void(const LinearForm &)> visit) const {
  for (auto &[value, form] : forms) {
    visit(form);
  }
}

bool LinearForms::addAfter(Value value, unsigned index) {
  if (!after.insert(value).second) {
    return false;
  }
  carriedOf[value] = index;
  return true;
}

LinearForms::Basis LinearForms::basis(Value value) const {
  if (after.contains(value)) {
    return Basis::After;
  }
  if (carriedOf.contains(value) && isa<BlockArgument>(value)) {
    return Basis::Before;
  }
  return value.getParentRegion() == &EachTokenOp(loop).getBody() ? Basis::Own : Basis::Outside;
}

std::optional<Coefficient> LinearForms::factorOf(Value value) {
  if (dependence(value) != Dependence::None) {
    return std::nullopt;
  }
  if (std::optional<double> splat = splatValue(value)) {
    return Coefficient{Value(), *splat, {}};
  }
  const int64_t rank = tensorType(value).getRank();
  if (rank == 0) {
    return Coefficient{value, 1, {}};
  }
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  if (broadcast && tensorType(broadcast.getInput()).getRank() == 0) {
    return factorOf(broadcast.getInput());
  }
  if (rank == 1) {
    return Coefficient{Value(), 1, {value, Value()}};
  }
  if (!broadcast || rank != 2 || tensorType(broadcast.getInput()).getRank() != 1) {
    return std::nullopt;
  }
  Coefficient factor;
  factor.along[broadcast.getAxes()[0] == 0 ? 1 : 0] = broadcast.getInput();
  return factor;
}

void LinearForms::addTo(LinearForm &form, Value basis, Coefficient coefficient) {
  auto [it, isNew] = form.insert({basis, coefficient});
  if (isNew) {
    return;
  }
  std::optional<Coefficient> sum = builder.add(basis, it->second, coefficient);
  if (!sum) {
    return fail(basis.getLoc(), "a state is scaled along its rows in one term of a sum, along its "
                                "columns in another");
  }
  it->second = *sum;
}

void LinearForms::addAtoms(LinearForm &form, const LinearForm &other, Coefficient coefficient) {
  for (auto &[basis, factor] : other) {
    addTo(form, basis, builder.multiply(coefficient, factor));
  }
}

void LinearForms::addScaled(LinearForm &form, const LinearForm &other, Coefficient coefficient) {
  for (auto &[basis, factor] : other) {
    if (this->basis(basis) == Basis::Own) {
      addOwn(form, basis, builder.multiply(coefficient, factor));
    } else {
      addTo(form, basis, builder.multiply(coefficient, factor));
    }
  }
}

/// The row without constant factors, which are multiplied into `scale`: in a coefficient they cost
/// nothing, and may cancel.
static Value withoutConstants(Value row, double &scale) {
  Operation *op = row.getDefiningOp();
  if (isa_and_nonnull<arith::NegFOp>(op)) {
    scale = -scale;
    return withoutConstants(op->getOperand(0), scale);
  }
  for (unsigned i = 0; isa_and_nonnull<arith::MulFOp>(op) && i < 2; ++i) {
    if (std::optional<double> splat = splatValue(op->getOperand(i))) {
      scale *= *splat;
      return withoutConstants(op->getOperand(1 - i), scale);
    }
  }
  return row;
}

/// Adds a token's own term. Vectors that scale an outer product of a column and a row are
/// multiplied into the column or the row.
void LinearForms::addOwn(LinearForm &form, Value term, Coefficient coefficient) {
  Coefficient scalar{coefficient.value, coefficient.scale, {}};
  auto scaled = [&](Value factor, Value along) {
    factor = withoutConstants(factor, scalar.scale);
    Value product = builder.multiply(factor, along);
    if (product != factor) {
      dependences[product] = dependence(factor);
      scaledRows[product] = unscaled(factor);
    }
    return product;
  };
  auto outer = term.getDefiningOp<ContractOp>();
  int64_t rank = tensorType(term).getRank();
  if (rank == 1) {
    Value row = scaled(term, coefficient.along[0]);
    return addTo(form, row, scalar);
  }
  if (!outer || !outer.isOuterProduct() || rank != 2) {
    return addTo(form, term, coefficient);
  }
  bool lhsIsColumn = outer.lhsAxes()[0] == outer.resultAxes()[0];
  Value column = lhsIsColumn ? outer.getLhs() : outer.getRhs();
  Value row = lhsIsColumn ? outer.getRhs() : outer.getLhs();
  Value u = scaled(column, coefficient.along[0]), w = scaled(row, coefficient.along[1]);
  if (u != column || w != row) {
    term = builder.outerProduct(outer.getLoc(), u, w);
    dependences[term] = dependence(outer.getResult());
  }
  addTo(form, term, scalar);
}

/// Returns true if the row is a factor of a matrix term. Such a row is not decomposed, so that
/// both terms share it.
static bool isFactor(Value row) {
  return llvm::any_of(row.getUsers(), [](Operation *user) {
    auto contract = dyn_cast<ContractOp>(user);
    return contract && contract.isOuterProduct();
  });
}

/// Adds a value that depends on no carried tensor, decomposed into terms and their
/// factors.
void LinearForms::peel(Value value, Coefficient coefficient, LinearForm &form) {
  if (std::optional<double> splat = splatValue(value); splat && *splat == 0) {
    return;
  }
  Operation *op = value.getParentRegion() == &loop.getBody() ? value.getDefiningOp() : nullptr;
  int64_t rank = tensorType(value).getRank();
  auto add = [&](Value term) {
    return basis(term) == Basis::Own ? addOwn(form, term, coefficient)
                                     : addTo(form, term, coefficient);
  };
  if (rank == 1 && isFactor(value)) {
    return add(value);
  }
  // Only sums of matrices are decomposed: their terms are kept in factored form.
  if (rank >= 2 && isa_and_nonnull<arith::AddFOp, arith::SubFOp>(op)) {
    return addScaled(form, formOfSum(op), coefficient);
  }
  if (isa_and_nonnull<arith::NegFOp>(op)) {
    coefficient.scale = -coefficient.scale;
    return peel(op->getOperand(0), coefficient, form);
  }
  if (isa_and_nonnull<arith::MulFOp>(op)) {
    for (unsigned i : {0u, 1u}) {
      // Only scalar factors are removed from a row: a row times a row is a term itself.
      std::optional<Coefficient> factor = factorOf(op->getOperand(i));
      if (factor && (rank >= 2 || factor->isScalar())) {
        return peel(op->getOperand(1 - i), builder.multiply(coefficient, *factor), form);
      }
    }
  }
  if (isa_and_nonnull<arith::DivFOp>(op)) {
    std::optional<Coefficient> factor = factorOf(op->getOperand(1));
    if (factor && (rank >= 2 || factor->isScalar())) {
      return peel(op->getOperand(0), builder.multiply(coefficient, builder.inverse(*factor)), form);
    }
  }
  add(value);
}

/// The form of an addition or subtraction.
LinearForm LinearForms::formOfSum(Operation *op) {
  if (auto known = sums.find(op); known != sums.end()) {
    return known->second;
  }
  LinearForm form;
  decompose(op->getOperand(0), Coefficient(), form);
  decompose(op->getOperand(1), Coefficient{Value(), isa<arith::SubFOp>(op) ? -1.0 : 1.0, {}}, form);
  return sums[op] = form;
}

/// Returns true if the value is made of sums and factors of a carried tensor.
bool LinearForms::reachesCarried(Value value) {
  if (dependence(value) == Dependence::Linear || after.contains(value)) {
    return true;
  }
  if (auto known = reaching.find(value); known != reaching.end()) {
    return known->second;
  }
  Operation *op = value.getDefiningOp();
  bool reaches =
      dependence(value) == Dependence::Read &&
      isa_and_nonnull<arith::AddFOp, arith::SubFOp, arith::NegFOp, arith::MulFOp, arith::DivFOp>(
          op) &&
      llvm::any_of(op->getOperands(), [&](Value operand) { return reachesCarried(operand); });
  return reaching[value] = reaches;
}

void LinearForms::decompose(Value value, Coefficient coefficient, LinearForm &form) {
  if (after.contains(value)) {
    return addTo(form, value, coefficient);
  }
  if (dependence(value) == Dependence::None) {
    return peel(value, coefficient, form);
  }
  if (dependence(value) == Dependence::Linear) {
    return addScaled(form, forms.lookup(value), coefficient);
  }
  Operation *op = value.getDefiningOp();
  int64_t rank = tensorType(value).getRank();
  if (rank < 2 && (isFactor(value) || !reachesCarried(value))) {
    return addOwn(form, value, coefficient);
  }
  auto contract = dyn_cast<ContractOp>(op);
  if (contract && contract.isOuterProduct()) {
    return addOwn(form, value, coefficient);
  }
  if (isa<arith::AddFOp, arith::SubFOp>(op)) {
    return addScaled(form, formOfSum(op), coefficient);
  }
  if (isa<arith::NegFOp>(op)) {
    coefficient.scale = -coefficient.scale;
    return decompose(op->getOperand(0), coefficient, form);
  }
  if (isa<arith::MulFOp, arith::DivFOp>(op)) {
    for (unsigned i : {1u, 0u}) {
      std::optional<Coefficient> factor = factorOf(op->getOperand(i));
      if (factor && (i == 1 || isa<arith::MulFOp>(op))) {
        Coefficient scaled = isa<arith::MulFOp>(op) ? *factor : builder.inverse(*factor);
        return decompose(op->getOperand(1 - i), builder.multiply(coefficient, scaled), form);
      }
    }
  }
  fail(value.getLoc(), "an update reads a state other than in a sum of products");
}

LinearForm LinearForms::formOfOperand(Value value) {
  LinearForm form;
  decompose(value, Coefficient(), form);
  return form;
}

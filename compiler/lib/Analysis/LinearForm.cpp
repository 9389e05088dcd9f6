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

LinearForms::LinearForms(EachTokenOp loop) : loop(loop) {
  for (auto [i, arg] : llvm::enumerate(loop.getCarriedArgs())) {
    carriedOf[arg] = i;
    LinearForm itself;
    itself[Value(arg)] = Coefficient();
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
    return Coefficient{nullptr, *splat, {}};
  }
  const int64_t rank = tensorType(value).getRank();
  if (rank == 0) {
    return Coefficient{context.valueOf(value), 1, {}};
  }
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  if (broadcast && tensorType(broadcast.getInput()).getRank() == 0) {
    return factorOf(broadcast.getInput());
  }
  if (rank == 1) {
    return Coefficient{nullptr, 1, {context.valueOf(value), nullptr}};
  }
  if (!broadcast || rank != 2 || tensorType(broadcast.getInput()).getRank() != 1) {
    return std::nullopt;
  }
  Coefficient factor;
  factor.along[broadcast.getAxes()[0] == 0 ? 1 : 0] = context.valueOf(broadcast.getInput());
  return factor;
}

void LinearForms::addTo(LinearForm &form, const BasisTensor &basis,
                        const Coefficient &coefficient) {
  auto [it, isNew] = form.insert({basis, coefficient});
  if (isNew) {
    return;
  }
  Type element = tensorType(basis.value ? basis.value : basis.row.row).getElementType();
  std::optional<Coefficient> sum = context.add(basis.getLoc(), element, it->second, coefficient);
  if (!sum) {
    return fail(basis.getLoc(), "a state is scaled along its rows in one term of a sum, along its "
                                "columns in another");
  }
  it->second = *sum;
}

void LinearForms::addAtoms(LinearForm &form, const LinearForm &other,
                           const Coefficient &coefficient) {
  for (auto &[basis, factor] : other) {
    addTo(form, basis, context.multiply(coefficient, factor));
  }
}

void LinearForms::addScaled(LinearForm &form, const LinearForm &other,
                            const Coefficient &coefficient) {
  for (auto &[basis, factor] : other) {
    if (this->basis(basis) == Basis::Own) {
      addOwnTerm(form, basis, context.multiply(coefficient, factor));
    } else {
      addTo(form, basis, context.multiply(coefficient, factor));
    }
  }
}

/// The row without constant factors, which are multiplied into `scale`.
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

BasisTensor LinearForms::ownTerm(Value value, double &scale) const {
  if (tensorType(value).getRank() == 1) {
    return ScaledRow{withoutConstants(value, scale)};
  }
  auto outer = value.getDefiningOp<ContractOp>();
  if (!outer || !outer.isOuterProduct() || tensorType(value).getRank() != 2 ||
      tensorType(outer.getLhs()).getRank() != 1) {
    return value;
  }
  bool lhsIsColumn = outer.lhsAxes()[0] == outer.resultAxes()[0];
  Value column = lhsIsColumn ? outer.getLhs() : outer.getRhs();
  Value row = lhsIsColumn ? outer.getRhs() : outer.getLhs();
  column = withoutConstants(column, scale);
  return BasisTensor(ScaledRow{column}, ScaledRow{withoutConstants(row, scale)});
}

void LinearForms::addOwn(LinearForm &form, Value term, const Coefficient &coefficient) {
  double scale = coefficient.scale;
  BasisTensor basis = ownTerm(term, scale);
  addOwnTerm(form, basis, Coefficient{coefficient.value, scale, coefficient.along});
}

/// Adds a token's own term. Vectors that scale its factors are multiplied into them.
void LinearForms::addOwnTerm(LinearForm &form, BasisTensor term, const Coefficient &coefficient) {
  if (term.value) {
    return addTo(form, term, coefficient);
  }
  auto scale = [&](ScaledRow &row, unsigned axis) {
    row.along = context.multiply(row.along, coefficient.along[axis]);
  };
  if (term.isOuterProduct()) {
    scale(term.column, 0);
    scale(term.row, 1);
  } else {
    scale(term.row, 0);
  }
  addTo(form, term, Coefficient{coefficient.value, coefficient.scale, {}});
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
        return peel(op->getOperand(1 - i), context.multiply(coefficient, *factor), form);
      }
    }
  }
  if (isa_and_nonnull<arith::DivFOp>(op)) {
    std::optional<Coefficient> factor = factorOf(op->getOperand(1));
    if (factor && (rank >= 2 || factor->isScalar())) {
      return peel(op->getOperand(0), context.multiply(coefficient, context.inverse(*factor)), form);
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
  decompose(op->getOperand(1), Coefficient{nullptr, isa<arith::SubFOp>(op) ? -1.0 : 1.0, {}}, form);
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
        Coefficient scaled = isa<arith::MulFOp>(op) ? *factor : context.inverse(*factor);
        return decompose(op->getOperand(1 - i), context.multiply(coefficient, scaled), form);
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

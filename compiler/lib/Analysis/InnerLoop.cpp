//===- InnerLoop.cpp - Inner loops as linear recurrences ------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over the body assigns a dependence to every value and a linear form (LinearForm.cpp) to
// linear ones; the yielded forms are then classified. A yielded value is a basis value in later
// forms, so that a running sum scaled by the reading token (`tok * acc`) is recognised as rank one
// and not as a general recurrence.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/InnerLoop.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

InnerLoop::InnerLoop(EachTokenOp loop) : loop(loop), forms(loop) {
  Block &body = loop.getBody().front();
  auto yield = cast<YieldOp>(body.getTerminator());
  auto yielded = yield.getValues().take_front(loop.getInits().size());
  for (auto [i, value] : llvm::enumerate(yielded)) {
    // A value yielded twice stands for the first of the tensors; an argument stands for itself.
    if (value.getParentBlock() == &body && !isa<BlockArgument>(value)) {
      forms.addAfter(value, i);
    }
  }
  for (Operation &op : body.without_terminator()) {
    if (isLinear()) {
      analyse(op);
    }
  }
  for (Value value : yielded) {
    if (!isLinear()) {
      return;
    }
    bool standsForItself = forms.removeAfter(value);
    definitions.push_back(forms.formOfOperand(value));
    // A value that is a token's own term is not an After value.
    double scale = 1;
    if (standsForItself && !definitions.back().contains(forms.ownTerm(value, scale))) {
      forms.addAfter(value, forms.carriedIndex(value));
    }
  }
  collectUnknowns();
  if (isLinear()) {
    classify();
  }
}

/// Returns true if the value is a matrix from outside the loop and not a constant.
bool InnerLoop::isOutside(Value value) const {
  return basis(value) == Basis::Outside && isa<RankedTensorType>(value.getType()) &&
         tensorType(value).getRank() == 2 && !splatValue(value);
}

void InnerLoop::analyse(Operation &op) {
  bool anyLinear = false, anyRead = false;
  for (Value operand : op.getOperands()) {
    anyLinear |= dependence(operand) == Dependence::Linear;
    anyRead |= dependence(operand) == Dependence::Read;
  }
  if (llvm::any_of(op.getOperands(), [&](Value v) { return isCache(v); })) {
    return forms.fail(op.getLoc(),
                      "each token's row is stored in a cache, where the next token reads it");
  }
  if (op.getNumRegions() != 0) {
    return forms.fail(op.getLoc(), "a loop or condition inside the loop over tokens");
  }
  if (!anyLinear && !anyRead) {
    // A combination with a matrix from outside has a linear form: its coefficients may change from
    // token to token.
    bool isCombination = op.getNumResults() == 1 &&
                         isa<RankedTensorType>(op.getResult(0).getType()) &&
                         tensorType(op.getResult(0)).getRank() == 2 &&
                         llvm::any_of(op.getOperands(), [&](Value v) { return isOutside(v); });
    if (isCombination) {
      analyseLinearCombination(op);
    }
    return;
  }
  if (op.getNumResults() != 1) {
    return forms.fail(op.getLoc(), "a state is read other than in a product with a row");
  }
  if (anyLinear) {
    return analyseLinearOperand(op);
  }
  forms.setRead(op.getResult(0));
}

/// Sums of matrices, and their products with values that do not depend on carried tensors, stay
/// linear; rows are only decomposed where they are carried.
bool InnerLoop::analyseLinearCombination(Operation &op) {
  Value result = op.getResult(0);
  bool anyRead =
      llvm::any_of(op.getOperands(), [&](Value v) { return dependence(v) == Dependence::Read; });
  int64_t rank = tensorType(result).getRank();
  LinearForm form;
  if (isa<arith::AddFOp, arith::SubFOp>(op) && (!anyRead || rank >= 2)) {
    forms.decompose(op.getOperand(0), Coefficient(), form);
    forms.decompose(op.getOperand(1), Coefficient{nullptr, isa<arith::SubFOp>(op) ? -1.0 : 1.0, {}},
                    form);
  } else if (isa<arith::NegFOp>(op)) {
    forms.decompose(op.getOperand(0), Coefficient{nullptr, -1, {}}, form);
  } else if (isa<arith::MulFOp, arith::DivFOp>(op)) {
    std::optional<Coefficient> factor;
    unsigned i = 0;
    for (; i < 2 && !factor; ++i) {
      if (i == 0 || isa<arith::MulFOp>(op)) {
        factor = forms.factorOf(op.getOperand(1 - i));
      }
    }
    if (!factor || (rank < 2 && !factor->isScalar())) {
      return false;
    }
    forms.decompose(op.getOperand(i - 1), isa<arith::MulFOp>(op) ? *factor : inverse(*factor),
                    form);
  } else {
    return false;
  }
  forms.setLinear(result, std::move(form));
  return true;
}

/// The yielded value of a carried matrix, if it is the matrix with one row replaced.
tensor::InsertSliceOp InnerLoop::replacedRow(Value value) const {
  if (basis(value) != Basis::Before) {
    return {};
  }
  Block &body = EachTokenOp(loop).getBody().front();
  Value next = body.getTerminator()->getOperand(carriedIndex(value));
  return next.getDefiningOp<tensor::InsertSliceOp>();
}

/// Returns true if the value is a carried matrix of the last tokens' rows: it is yielded with the
/// token's own row inserted.
bool InnerLoop::isWindow(Value value) const {
  auto insert = replacedRow(value);
  return insert && llvm::is_contained(EachTokenOp(loop).getTokenArgs(), insert.getSource());
}

/// Returns true if the value is a cache of stored rows, as in decode functions: the token's row is
/// inserted at a dynamic offset, its position.
bool InnerLoop::isCache(Value value) const {
  auto insert = replacedRow(value);
  return insert && !insert.getOffsets().empty();
}

/// Describes the use of `matrix`, a linear value, by `op` in terms of the language.
std::string InnerLoop::describeRead(Operation &op, Value matrix) const {
  StringRef how = "read through a function of its entries";
  if (isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(op)) {
    if (isWindow(matrix)) {
      return "a sum over the last tokens has no dual form yet";
    }
    how = "read entry by entry, or row by row";
  } else if (isa<ContractOp>(op)) {
    how = "multiplied with another matrix";
  } else if (isa<ReduceSumOp>(op)) {
    how = "summed over its entries";
  } else if (isa<arith::MulFOp, arith::DivFOp>(op)) {
    bool isOwn =
        llvm::any_of(op.getOperands(), [&](Value v) { return dependence(v) == Dependence::None; });
    how = isOwn ? "multiplied entry by entry with a matrix"
                : "multiplied with what reads a state itself";
  }
  // An argument of the layer that no loop carries is a parameter.
  const LinearForm *form = forms.formOf(matrix);
  auto isGiven = [](const BasisTensor &basis) {
    auto argument = dyn_cast_if_present<BlockArgument>(basis.value);
    return argument && isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
  };
  bool isParameter = form ? llvm::all_of(llvm::make_first_range(*form), isGiven) : isGiven(matrix);
  return ("a matrix " + Twine(isParameter ? "parameter" : "state") + " is " + how +
          ": only products with a row, `x @ S`, have a dual form")
      .str();
}

/// An op with a linear operand is linear itself, a prediction, or not supported.
void InnerLoop::analyseLinearOperand(Operation &op) {
  if (analyseLinearCombination(op)) {
    return;
  }
  Value result = op.getResult(0);
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
      return forms.fail(op.getLoc(), describeRead(op, operand));
    }
  }
  for (Value operand : op.getOperands()) {
    if (dependence(operand) == Dependence::Linear && tensorType(operand).getRank() == 0) {
      return forms.fail(op.getLoc(),
                        "a state or a running sum that is one number is read: only rows and "
                        "matrices have a dual form");
    }
  }
  forms.setRead(result);
}

/// Collects the rows that updates take from predictions.
void InnerLoop::collectUnknowns() {
  llvm::DenseSet<ScaledRow> seen;
  Value carriedFactor;
  auto collectRow = [&](const ScaledRow &row) {
    if (!row.row) {
      return;
    }
    if (dependence(row.row) == Dependence::Read && seen.insert(row).second) {
      unknownRows.push_back(row);
    } else if (dependence(row.row) == Dependence::Linear) {
      carriedFactor = row.row;
    }
  };
  auto collect = [&](const LinearForm &form) {
    for (auto &[term, coefficient] : form) {
      if (basis(term) == Basis::Own) {
        collectRow(ScaledRow{term.value});
        collectRow(term.column);
        collectRow(term.row);
      }
    }
  };
  // A tensor that is read after its update stands for its definition, whose rows are scaled with
  // it.
  auto collectBoth = [&](const LinearForm &form) {
    collect(form);
    collect(expanded(form));
  };
  forms.forEach(collectBoth);
  llvm::for_each(definitions, collectBoth);
  if (!isLinear()) {
    return;
  }
  // A row that is linear in carried tensors is not an unknown, but may contain unknowns.
  if (carriedFactor && !unknownRows.empty()) {
    return forms.fail(
        carriedFactor.getLoc(),
        "an update multiplies a state that is a row, beside an update that reads what it "
        "updates");
  }
  // In the order of the body; scaled rows follow the row that they scale.
  llvm::sort(unknownRows, [](const ScaledRow &a, const ScaledRow &b) {
    if (a.row != b.row) {
      return a.row.getDefiningOp()->isBeforeInBlock(b.row.getDefiningOp());
    }
    return a.along && b.along ? a.along->index < b.along->index : !a.along && b.along;
  });
}

void InnerLoop::classify() {
  unsigned carried = definitions.size();
  evolutions.assign(carried, Evolution::Recurrence);
  for (unsigned i = 0; i < carried; ++i) {
    bool prefix = false, other = false;
    for (auto &[tensor, coefficient] : definitions[i]) {
      if (tensor == BasisTensor(loop.getCarriedArgs()[i]) && coefficient.isOne()) {
        prefix = true;
      } else {
        other |= basis(tensor) != Basis::Own || !coefficient.isScalar();
      }
    }
    if (prefix && !other) {
      evolutions[i] = Evolution::PrefixSum;
    }
  }
  for (unsigned i = 0; i < carried; ++i) {
    bool direct = llvm::all_of(definitions[i], [&](auto &term) {
      Basis kind = basis(term.first);
      bool isSum = kind == Basis::After &&
                   evolutions[carriedIndex(term.first.value)] == Evolution::PrefixSum;
      return term.second.isScalar() && (kind == Basis::Outside || isSum);
    });
    if (evolutions[i] == Evolution::Recurrence && direct) {
      evolutions[i] = Evolution::Direct;
    }
  }
}

LinearForm InnerLoop::expanded(const LinearForm &form) {
  LinearForm result;
  for (auto &[tensor, coefficient] : form) {
    if (basis(tensor) == Basis::After) {
      forms.addScaled(result, expanded(definitions[carriedIndex(tensor.value)]), coefficient);
    } else {
      forms.addTo(result, tensor, coefficient);
    }
  }
  return result;
}

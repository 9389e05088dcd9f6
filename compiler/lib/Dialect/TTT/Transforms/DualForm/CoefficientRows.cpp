//===- CoefficientRows.cpp - Coefficients of carried tensors, all tokens - ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CoefficientRows.h.
//
//===----------------------------------------------------------------------===//

#include "CoefficientRows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

//===----------------------------------------------------------------------===//
// Coefficient vectors: tensor<b>, null for all ones
//===----------------------------------------------------------------------===//

Value CoefficientRows::vector(const Coefficient &coefficient) {
  if (coefficient.isOne()) {
    return Value();
  }
  Value &known = vectors[{coefficient.value, coefficient.scale}];
  if (!known) {
    auto type = RankedTensorType::get({lifting.size}, lifting.element);
    if (!coefficient.value) {
      return known = createSplat(lifting.builder, lifting.loop.getLoc(), type, coefficient.scale);
    }
    Value value = lifter.rows(*coefficient.value);
    if (value && coefficient.scale != 1) {
      Value scale = createSplat(lifting.builder, value.getLoc(), type, coefficient.scale);
      value = arith::MulFOp::create(lifting.builder, value.getLoc(), value, scale);
    }
    known = value;
  }
  return known;
}

/// `vector[t] * factor[t]`.
Factor CoefficientRows::scaled(Factor factor, Value vector) {
  if (!factor.rows || !vector) {
    return factor.rows ? factor : Factor{vector, std::nullopt};
  }
  return {lifting.scaleRows(factor.rows, vector), factor.axis};
}

//===----------------------------------------------------------------------===//
// Recurrences
//===----------------------------------------------------------------------===//

/// Finds the axis of the vectors in a system of recurrences; leaves it empty if all gates are
/// scalars. Returns false if there are two axes.
static bool findAxis(ArrayRef<LinearForm> steps, std::optional<unsigned> &axis,
                     RankedTensorType &type) {
  for (const LinearForm &step : steps) {
    for (auto &[value, coefficient] : step) {
      for (unsigned i : {0u, 1u}) {
        if (!coefficient.along[i]) {
          continue;
        }
        if (axis && *axis != i) {
          return false;
        }
        axis = i;
        type = coefficient.along[i]->type;
      }
    }
  }
  return true;
}

/// Builds the ttt.recurrence whose row 0 is `form`, the new value of `carried` or, without it, a
/// value within the step of a token. The other rows are the carried tensors that it reads; a
/// tensor from outside is carried along unchanged. States with the same gates get equal ops,
/// which CSE merges.
CoefficientRows::Recurrence CoefficientRows::buildRecurrence(const LinearForm &form,
                                                             std::optional<unsigned> carried) {
  Recurrence result;
  SmallVector<LinearForm> steps{lifting.analysis.expanded(form)};
  llvm::DenseMap<unsigned, int64_t> rowOf;
  result.starts.push_back(carried ? lifting.loop.getInits()[*carried] : Value());
  if (carried) {
    rowOf[*carried] = 0;
  }
  for (size_t next = 0; next < steps.size(); ++next) {
    LinearForm step = steps[next];
    for (auto &[tensor, coefficient] : step) {
      if (lifting.analysis.basis(tensor) != InnerLoop::Basis::Before) {
        continue;
      }
      unsigned index = lifting.analysis.carriedIndex(tensor.value);
      if (rowOf.try_emplace(index, result.starts.size()).second) {
        result.starts.push_back(lifting.loop.getInits()[index]);
        steps.push_back(lifting.analysis.expanded(lifting.analysis.definition(index)));
      }
    }
  }
  if (lifting.mostCoupled && result.starts.size() > *lifting.mostCoupled) {
    lifting.fail(lifting.loop.getLoc(),
                 "there is a dual form, but " + Twine(result.starts.size()) +
                     " tensors enter one recurrence, which has a coefficient for each pair of "
                     "them; --form=dual compiles it");
    return result;
  }
  RankedTensorType along;
  if (!findAxis(steps, result.axis, along)) {
    lifting.fail(lifting.loop.getLoc(), "a state is scaled along its rows and along its columns");
    return result;
  }
  usedRules.insert(result.axis ? Rule::RecurrencePerChannel : Rule::Recurrence);
  auto gateType = RankedTensorType::get({lifting.size}, lifting.element);
  if (result.axis) {
    gateType = RankedTensorType::get({lifting.size, along.getDimSize(0)}, lifting.element);
  }
  auto gateOf = [&](Coefficient c) -> Value {
    const TokenExpr *vectors = result.axis ? c.along[*result.axis] : nullptr;
    c.along = {};
    Value scalars = c.isOne() ? lifting.ones() : vector(c);
    if (!result.axis || !scalars) {
      return scalars;
    }
    Value wide = BroadcastOp::create(lifting.builder, lifting.loop.getLoc(), gateType, scalars,
                                     ArrayRef<int64_t>{1});
    Value lifted = vectors ? lifter.rows(*vectors) : Value();
    return vectors && !lifted ? lifted : lifting.product(wide, lifted);
  };
  llvm::MapVector<Value, int64_t> outside; // in the order of the results
  llvm::DenseMap<BasisTensor, int64_t> sources;
  SmallVector<int64_t> transitions, inputs;
  SmallVector<Value> gates, rates;
  for (auto [row, step] : llvm::enumerate(steps)) {
    for (auto &[tensor, coefficient] : step) {
      InnerLoop::Basis kind = lifting.analysis.basis(tensor);
      if (kind == InnerLoop::Basis::Own) {
        auto [it, isNew] = sources.try_emplace(tensor, result.sources.size());
        if (isNew) {
          result.sources.push_back(tensor);
        }
        llvm::append_values(inputs, int64_t(row), it->second);
        rates.push_back(gateOf(coefficient));
        continue;
      }
      int64_t column;
      if (kind == InnerLoop::Basis::Before) {
        column = rowOf.lookup(lifting.analysis.carriedIndex(tensor.value));
      } else {
        auto [it, isNew] = outside.insert({tensor.value, int64_t(result.starts.size())});
        if (isNew) {
          result.starts.push_back(tensor.value);
        }
        column = it->second;
      }
      llvm::append_values(transitions, int64_t(row), column);
      gates.push_back(gateOf(coefficient));
    }
  }
  for (auto [value, column] : outside) {
    llvm::append_values(transitions, column, column);
    gates.push_back(gateOf(Coefficient()));
  }
  if (lifting.why || llvm::is_contained(gates, Value()) || llvm::is_contained(rates, Value())) {
    return result;
  }
  int64_t n = result.starts.size(), m = result.sources.size();
  SmallVector<int64_t> sourceShape(gateType.getShape());
  sourceShape.insert(sourceShape.begin(), lifting.size);
  SmallVector<Type> types(n * n, gateType);
  types.append(n * m, RankedTensorType::get(sourceShape, lifting.element));
  result.op = RecurrenceOp::create(lifting.builder, lifting.loop.getLoc(), types, n, m, transitions,
                                   gates, inputs, rates);
  return result;
}

//===----------------------------------------------------------------------===//
// Terms of carried tensors
//===----------------------------------------------------------------------===//

void CoefficientRows::addStart(Terms &terms, Value tensor, Factor coefficient) {
  if (std::optional<double> splat = splatValue(tensor); splat && *splat == 0) {
    return;
  }
  for (StartTerm &term : terms.starts) {
    if (term.tensor != tensor) {
      continue;
    }
    Location loc = lifting.loop.getLoc();
    Factor a = term.coefficient, b = coefficient;
    a.rows = a.rows ? a.rows : lifting.ones();
    b.rows = b.rows ? b.rows : lifting.ones();
    if (a.axis && b.axis && a.axis != b.axis) {
      lifting.fail(loc, "a state is scaled along its rows and along its columns");
      return;
    }
    RankedTensorType type = tensorType(a.axis ? a.rows : b.rows);
    auto widened = [&](Factor f) -> Value {
      bool isWide = tensorType(f.rows) == type;
      return isWide ? f.rows
                    : BroadcastOp::create(lifting.builder, loc, type, f.rows, ArrayRef<int64_t>{1});
    };
    term.coefficient = {arith::AddFOp::create(lifting.builder, loc, widened(a), widened(b)),
                        a.axis ? a.axis : b.axis};
    return;
  }
  terms.starts.push_back({tensor, coefficient});
}

void CoefficientRows::collectRecurrence(const Recurrence &recurrence, Value coefficient,
                                        bool isBefore, Terms &terms) {
  RecurrenceOp op = recurrence.op;
  if (!op) {
    return;
  }
  for (auto [j, start] : llvm::enumerate(recurrence.starts)) {
    if (start) {
      Value row = op.getStartCoefficient(0, j);
      Factor factor{isBefore ? lifting.before(row, j == 0) : row, recurrence.axis};
      addStart(terms, start, scaled(factor, coefficient));
    }
  }
  for (auto [l, source] : llvm::enumerate(recurrence.sources)) {
    Value dense = op.getSourceCoefficient(0, l);
    // Row 0 has the token's own term only if the recurrence has an input there.
    bool hasOwn = false;
    for (size_t p = 0; p < op.getInputs().size(); p += 2) {
      hasOwn |= op.getInputs()[p] == 0 && op.getInputs()[p + 1] == int64_t(l);
    }
    terms.owns.push_back({source, coefficient, Value(),
                          Factor{isBefore ? lifting.before(dense, 0) : dense, recurrence.axis},
                          isBefore || !hasOwn, Value(), Value()});
  }
}

void CoefficientRows::collectCarried(unsigned index, Value coefficient, bool isBefore,
                                     Terms &terms) {
  auto runningSum = [&](unsigned sum, Value row) {
    usedRules.insert(Rule::RunningSum);
    addStart(terms, lifting.loop.getInits()[sum], {row, std::nullopt});
    BasisTensor itself(lifting.loop.getCarriedArgs()[sum]);
    for (auto &[tensor, rate] : lifting.analysis.definition(sum)) {
      if (!(tensor == itself)) {
        terms.owns.push_back({tensor, row, vector(rate), Factor(), isBefore, Value(), Value()});
      }
    }
  };
  switch (lifting.analysis.evolution(index)) {
  case Evolution::PrefixSum:
    return runningSum(index, coefficient);
  case Evolution::Direct:
    usedRules.insert(Rule::Direct);
    for (auto &[tensor, factor] : lifting.analysis.definition(index)) {
      Value row = vector(factor);
      row = lifting.product(coefficient, isBefore ? lifting.before(row, 0) : row);
      if (lifting.analysis.basis(tensor) == InnerLoop::Basis::After) {
        runningSum(lifting.analysis.carriedIndex(tensor.value), row);
      } else {
        addStart(terms, tensor.value, {row, std::nullopt});
      }
    }
    if (isBefore) {
      Value zeros = createSplat(lifting.builder, lifting.loop.getLoc(),
                                RankedTensorType::get({lifting.size}, lifting.element), 0);
      addStart(terms, lifting.loop.getInits()[index],
               {lifting.product(coefficient, lifting.before(zeros, 1)), std::nullopt});
    }
    return;
  case Evolution::Recurrence:
    auto [known, isNew] = recurrences.try_emplace(index);
    if (isNew) {
      known->second = buildRecurrence(lifting.analysis.definition(index), index);
    }
    collectRecurrence(known->second, coefficient, isBefore, terms);
  }
}

/// The decay of a carried matrix, if its update is a gate along one axis plus the tokens' own
/// terms; else none.
std::optional<CoefficientRows::Decay> CoefficientRows::decayOf(unsigned carried) {
  auto [known, isNew] = decays.try_emplace(carried);
  if (!isNew || lifting.analysis.evolution(carried) != Evolution::Recurrence ||
      tensorType(lifting.loop.getInits()[carried]).getRank() != 2) {
    return known->second;
  }
  BasisTensor itself(lifting.loop.getCarriedArgs()[carried]);
  std::optional<Coefficient> gate;
  for (auto &[tensor, coefficient] : lifting.analysis.definition(carried)) {
    if (tensor == itself) {
      gate = coefficient;
    } else if (lifting.analysis.basis(tensor) != InnerLoop::Basis::Own) {
      return known->second;
    }
  }
  if (!gate || bool(gate->along[0]) == bool(gate->along[1])) {
    return known->second;
  }
  unsigned axis = gate->along[0] ? 0 : 1;
  Value vectors = lifter.rows(*gate->along[axis]);
  gate->along = {};
  Value scalars = vector(*gate);
  if (!vectors || lifting.why) {
    return known->second;
  }
  vectors = lifting.scaleRows(vectors, scalars);
  auto total = RecurrenceOp::create(lifting.builder, lifting.loop.getLoc(),
                                    TypeRange{vectors.getType()}, 1, 0, ArrayRef<int64_t>{0, 0},
                                    ValueRange{vectors}, ArrayRef<int64_t>{}, ValueRange{});
  return known->second = Decay{axis, vectors, total.getResult(0)};
}

/// Adds the terms of `coefficient` times a decayed matrix, before or after each token.
void CoefficientRows::collectDecayed(unsigned index, const Decay &decay, Coefficient coefficient,
                                     bool isBefore, Terms &terms) {
  usedRules.insert(Rule::RecurrencePerChannel);
  const TokenExpr *along = coefficient.along[decay.axis];
  coefficient.along = {};
  Value row = vector(coefficient), reader = along ? lifter.rows(*along) : Value();
  if (lifting.why) {
    return;
  }
  Value total = isBefore ? lifting.before(decay.total, 1) : decay.total;
  addStart(terms, lifting.loop.getInits()[index],
           scaled(Factor{reader ? lifting.product(total, reader) : total, decay.axis}, row));
  BasisTensor itself(lifting.loop.getCarriedArgs()[index]);
  for (auto &[tensor, rate] : lifting.analysis.definition(index)) {
    if (!(tensor == itself)) {
      terms.owns.push_back({tensor, row, vector(rate), Factor(), isBefore, decay.gate, reader});
    }
  }
}

Terms CoefficientRows::termsOf(const LinearForm &form, std::optional<unsigned> summedAxis) {
  Terms terms;
  if (summedAxis && form.size() == 1) {
    auto &[tensor, coefficient] = *form.begin();
    InnerLoop::Basis kind = lifting.analysis.basis(tensor);
    bool isCarried = kind == InnerLoop::Basis::Before || kind == InnerLoop::Basis::After;
    unsigned index = isCarried ? lifting.analysis.carriedIndex(tensor.value) : 0;
    std::optional<Decay> decay = isCarried ? decayOf(index) : std::nullopt;
    if (decay && decay->axis == *summedAxis && !coefficient.along[1 - decay->axis]) {
      collectDecayed(index, *decay, coefficient, kind == InnerLoop::Basis::Before, terms);
      return terms;
    }
  }
  // A token's own term or a vector coefficient in the form itself needs one more row of the
  // recurrence.
  bool isInside = llvm::any_of(form, [&](auto &term) {
    return lifting.analysis.basis(term.first) == InnerLoop::Basis::Own || !term.second.isScalar();
  });
  if (isInside) {
    collectRecurrence(buildRecurrence(form, std::nullopt), Value(), /*isBefore=*/false, terms);
    return terms;
  }
  for (auto &[tensor, coefficient] : form) {
    Value row = vector(coefficient);
    switch (lifting.analysis.basis(tensor)) {
    case InnerLoop::Basis::Own:
      llvm_unreachable("own terms are in a recurrence");
    case InnerLoop::Basis::Outside:
      addStart(terms, tensor.value, {row, std::nullopt});
      break;
    case InnerLoop::Basis::After:
    case InnerLoop::Basis::Before:
      collectCarried(lifting.analysis.carriedIndex(tensor.value), row,
                     lifting.analysis.basis(tensor) == InnerLoop::Basis::Before, terms);
    }
  }
  return terms;
}

Terms CoefficientRows::termsAfter(unsigned index, std::optional<unsigned> &decayAxis) {
  Terms terms;
  if (std::optional<Decay> decay = decayOf(index)) {
    decayAxis = decay->axis;
    collectDecayed(index, *decay, Coefficient(), /*isBefore=*/false, terms);
  } else {
    collectCarried(index, Value(), /*isBefore=*/false, terms);
  }
  return terms;
}

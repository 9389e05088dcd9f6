//===- Coefficients.cpp - Coefficients of carried tensors, all tokens ----- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of RowLifter that turns linear forms into rows of coefficients: what a carried
// tensor is before or after each token, as a sum over what the mini-batch starts from and
// over the tokens' own terms.
//
//===----------------------------------------------------------------------===//

#include "RowLifter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

//===----------------------------------------------------------------------===//
// Coefficient vectors: tensor<b>, null for all ones
//===----------------------------------------------------------------------===//

Value RowLifter::ones() {
  return createSplat(builder, loop.getLoc(), RankedTensorType::get({size}, element), 1);
}

Value RowLifter::vector(Coefficient coefficient) {
  if (coefficient.isOne()) {
    return Value();
  }
  Value &known = vectors[{coefficient.value.getAsOpaquePointer(), coefficient.scale}];
  if (!known) {
    auto type = RankedTensorType::get({size}, element);
    if (!coefficient.value) {
      return known = createSplat(builder, loop.getLoc(), type, coefficient.scale);
    }
    Value value = rows(coefficient.value);
    if (value && coefficient.scale != 1) {
      Value scale = createSplat(builder, value.getLoc(), type, coefficient.scale);
      value = arith::MulFOp::create(builder, value.getLoc(), value, scale);
    }
    known = value;
  }
  return known;
}

Value RowLifter::product(Value a, Value b) {
  return a && b ? arith::MulFOp::create(builder, a.getLoc(), a, b).getResult() : (a ? a : b);
}

Value RowLifter::before(Value rows, double first) {
  if (!rows) {
    rows = ones();
  }
  auto type = tensorType(rows);
  auto rowType = RankedTensorType::get(type.getShape().drop_front(), type.getElementType());
  Value row = createSplat(builder, loop.getLoc(), rowType, first);
  return ShiftRowsOp::create(builder, loop.getLoc(), rows, row);
}

/// `vector[t] * factor[t]`.
RowLifter::Factor RowLifter::scaled(Factor factor, Value vector) {
  if (!factor.rows || !vector) {
    return factor.rows ? factor : Factor{vector, std::nullopt};
  }
  return {scaleRows(factor.rows, vector), factor.axis};
}

//===----------------------------------------------------------------------===//
// Recurrences
//===----------------------------------------------------------------------===//

/// The axis that vectors of a system run along; nothing if all gates are scalars, a
/// failure if there are two.
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
        type = tensorType(coefficient.along[i]);
      }
    }
  }
  return true;
}

/// The ttt.recurrence whose row 0 is `form`, the new value of `carried` or, without it, a
/// value inside the token. The other rows are the carried tensors that it reads; a tensor
/// from outside is carried along unchanged. States with the same gates get equal ops,
/// which CSE makes one.
RowLifter::Recurrence RowLifter::buildRecurrence(const LinearForm &form,
                                                 std::optional<unsigned> carried) {
  Recurrence result;
  SmallVector<LinearForm> steps{analysis.expanded(form)};
  llvm::DenseMap<unsigned, int64_t> rowOf;
  result.starts.push_back(carried ? loop.getInits()[*carried] : Value());
  if (carried) {
    rowOf[*carried] = 0;
  }
  for (size_t next = 0; next < steps.size(); ++next) {
    LinearForm step = steps[next];
    for (auto &[value, coefficient] : step) {
      if (analysis.basis(value) != InnerLoop::Basis::Before) {
        continue;
      }
      unsigned index = analysis.carriedIndex(value);
      if (rowOf.try_emplace(index, result.starts.size()).second) {
        result.starts.push_back(loop.getInits()[index]);
        steps.push_back(analysis.expanded(analysis.definition(index)));
      }
    }
  }
  RankedTensorType along;
  if (!findAxis(steps, result.axis, along)) {
    fail(loop.getLoc(), "a state is scaled along its rows and along its columns");
    return result;
  }
  usedRules.insert(result.axis ? Rule::RecurrencePerChannel : Rule::Recurrence);
  auto gateType = RankedTensorType::get({size}, element);
  if (result.axis) {
    gateType = RankedTensorType::get({size, along.getDimSize(0)}, element);
  }
  auto gateOf = [&](Coefficient c) -> Value {
    Value vectors = result.axis ? c.along[*result.axis] : Value();
    c.along = {};
    Value scalars = c.isOne() ? ones() : vector(c);
    if (!result.axis || !scalars) {
      return scalars;
    }
    Value wide =
        BroadcastOp::create(builder, loop.getLoc(), gateType, scalars, ArrayRef<int64_t>{1});
    Value lifted = vectors ? rows(vectors) : Value();
    return vectors && !lifted ? lifted : product(wide, lifted);
  };
  llvm::MapVector<Value, int64_t> outside; // its order is that of the results
  llvm::DenseMap<Value, int64_t> sources;
  SmallVector<int64_t> transitions, inputs;
  SmallVector<Value> gates, rates;
  for (auto [row, step] : llvm::enumerate(steps)) {
    for (auto &[value, coefficient] : step) {
      InnerLoop::Basis kind = analysis.basis(value);
      if (kind == InnerLoop::Basis::Own) {
        auto [it, isNew] = sources.try_emplace(value, result.sources.size());
        if (isNew) {
          result.sources.push_back(value);
        }
        llvm::append_values(inputs, int64_t(row), it->second);
        rates.push_back(gateOf(coefficient));
        continue;
      }
      int64_t column;
      if (kind == InnerLoop::Basis::Before) {
        column = rowOf.lookup(analysis.carriedIndex(value));
      } else {
        auto [it, isNew] = outside.insert({value, int64_t(result.starts.size())});
        if (isNew) {
          result.starts.push_back(value);
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
  if (why || llvm::is_contained(gates, Value()) || llvm::is_contained(rates, Value())) {
    return result;
  }
  int64_t n = result.starts.size(), m = result.sources.size();
  SmallVector<int64_t> sourceShape(gateType.getShape());
  sourceShape.insert(sourceShape.begin(), size);
  SmallVector<Type> types(n * n, gateType);
  types.append(n * m, RankedTensorType::get(sourceShape, element));
  result.op =
      RecurrenceOp::create(builder, loop.getLoc(), types, n, m, transitions, gates, inputs, rates);
  return result;
}

//===----------------------------------------------------------------------===//
// What a carried tensor is made of
//===----------------------------------------------------------------------===//

void RowLifter::addStart(Terms &terms, Value tensor, Factor coefficient) {
  if (std::optional<double> splat = splatValue(tensor); splat && *splat == 0) {
    return;
  }
  for (StartTerm &term : terms.starts) {
    if (term.tensor != tensor) {
      continue;
    }
    Location loc = loop.getLoc();
    Factor a = term.coefficient, b = coefficient;
    a.rows = a.rows ? a.rows : ones();
    b.rows = b.rows ? b.rows : ones();
    if (a.axis && b.axis && a.axis != b.axis) {
      fail(loc, "a state is scaled along its rows and along its columns");
      return;
    }
    RankedTensorType type = tensorType(a.axis ? a.rows : b.rows);
    auto widened = [&](Factor f) -> Value {
      bool isWide = tensorType(f.rows) == type;
      return isWide ? f.rows
                    : BroadcastOp::create(builder, loc, type, f.rows, ArrayRef<int64_t>{1});
    };
    term.coefficient = {arith::AddFOp::create(builder, loc, widened(a), widened(b)),
                        a.axis ? a.axis : b.axis};
    return;
  }
  terms.starts.push_back({tensor, coefficient});
}

void RowLifter::collectRecurrence(const Recurrence &recurrence, Value coefficient, bool isBefore,
                                  Terms &terms) {
  RecurrenceOp op = recurrence.op;
  if (!op) {
    return;
  }
  for (auto [j, start] : llvm::enumerate(recurrence.starts)) {
    if (start) {
      Value row = op.getStartCoefficient(0, j);
      Factor factor{isBefore ? before(row, j == 0) : row, recurrence.axis};
      addStart(terms, start, scaled(factor, coefficient));
    }
  }
  for (auto [l, source] : llvm::enumerate(recurrence.sources)) {
    Value dense = op.getSourceCoefficient(0, l);
    // Without an input of its own row the token's own term is not in it.
    bool hasOwn = false;
    for (size_t p = 0; p < op.getInputs().size(); p += 2) {
      hasOwn |= op.getInputs()[p] == 0 && op.getInputs()[p + 1] == int64_t(l);
    }
    terms.owns.push_back({source, coefficient, Value(),
                          Factor{isBefore ? before(dense, 0) : dense, recurrence.axis},
                          isBefore || !hasOwn, Value(), Value()});
  }
}

void RowLifter::collectCarried(unsigned index, Value coefficient, bool isBefore, Terms &terms) {
  auto runningSum = [&](unsigned sum, Value row) {
    usedRules.insert(Rule::RunningSum);
    addStart(terms, loop.getInits()[sum], {row, std::nullopt});
    for (auto &[value, rate] : analysis.definition(sum)) {
      if (value != Value(loop.getCarriedArgs()[sum])) {
        terms.owns.push_back({value, row, vector(rate), Factor(), isBefore, Value(), Value()});
      }
    }
  };
  switch (analysis.evolution(index)) {
  case Evolution::PrefixSum:
    return runningSum(index, coefficient);
  case Evolution::Direct:
    usedRules.insert(Rule::Direct);
    for (auto &[value, factor] : analysis.definition(index)) {
      Value row = vector(factor);
      row = product(coefficient, isBefore ? before(row, 0) : row);
      if (analysis.basis(value) == InnerLoop::Basis::After) {
        runningSum(analysis.carriedIndex(value), row);
      } else {
        addStart(terms, value, {row, std::nullopt});
      }
    }
    if (isBefore) {
      Value zeros = createSplat(builder, loop.getLoc(), RankedTensorType::get({size}, element), 0);
      addStart(terms, loop.getInits()[index],
               {product(coefficient, before(zeros, 1)), std::nullopt});
    }
    return;
  case Evolution::Recurrence:
    auto [known, isNew] = recurrences.try_emplace(index);
    if (isNew) {
      known->second = buildRecurrence(analysis.definition(index), index);
    }
    collectRecurrence(known->second, coefficient, isBefore, terms);
  }
}

/// Whether a carried matrix decays by a vector and gets nothing but its tokens' own terms.
std::optional<RowLifter::Decay> RowLifter::decayOf(unsigned carried) {
  auto [known, isNew] = decays.try_emplace(carried);
  if (!isNew || analysis.evolution(carried) != Evolution::Recurrence ||
      tensorType(loop.getInits()[carried]).getRank() != 2) {
    return known->second;
  }
  Value self = loop.getCarriedArgs()[carried];
  std::optional<Coefficient> gate;
  for (auto &[value, coefficient] : analysis.definition(carried)) {
    if (value == self) {
      gate = coefficient;
    } else if (analysis.basis(value) != InnerLoop::Basis::Own) {
      return known->second;
    }
  }
  if (!gate || bool(gate->along[0]) == bool(gate->along[1])) {
    return known->second;
  }
  unsigned axis = gate->along[0] ? 0 : 1;
  Value vectors = rows(gate->along[axis]);
  gate->along = {};
  Value scalars = vector(*gate);
  if (!vectors || why) {
    return known->second;
  }
  vectors = scaleRows(vectors, scalars);
  auto total = RecurrenceOp::create(builder, loop.getLoc(), TypeRange{vectors.getType()}, 1, 0,
                                    ArrayRef<int64_t>{0, 0}, ValueRange{vectors},
                                    ArrayRef<int64_t>{}, ValueRange{});
  return known->second = Decay{axis, vectors, total.getResult(0)};
}

/// `coefficient` times such a matrix, before or after its token.
void RowLifter::collectDecayed(unsigned index, const Decay &decay, Coefficient coefficient,
                               bool isBefore, Terms &terms) {
  usedRules.insert(Rule::RecurrencePerChannel);
  Value along = coefficient.along[decay.axis];
  coefficient.along = {};
  Value row = vector(coefficient), reader = along ? rows(along) : Value();
  if (why) {
    return;
  }
  Value total = isBefore ? before(decay.total, 1) : decay.total;
  addStart(terms, loop.getInits()[index],
           scaled(Factor{reader ? product(total, reader) : total, decay.axis}, row));
  for (auto &[value, rate] : analysis.definition(index)) {
    if (value != Value(loop.getCarriedArgs()[index])) {
      terms.owns.push_back({value, row, vector(rate), Factor(), isBefore, decay.gate, reader});
    }
  }
}

/// `summedAxis`: the axis of the matrix that a product sums; none for other uses.
RowLifter::Terms RowLifter::collect(const LinearForm &form, std::optional<unsigned> summedAxis) {
  Terms terms;
  if (summedAxis && form.size() == 1) {
    auto &[value, coefficient] = *form.begin();
    InnerLoop::Basis kind = analysis.basis(value);
    bool isCarried = kind == InnerLoop::Basis::Before || kind == InnerLoop::Basis::After;
    unsigned index = isCarried ? analysis.carriedIndex(value) : 0;
    std::optional<Decay> decay = isCarried ? decayOf(index) : std::nullopt;
    if (decay && decay->axis == *summedAxis && !coefficient.along[1 - decay->axis]) {
      collectDecayed(index, *decay, coefficient, kind == InnerLoop::Basis::Before, terms);
      return terms;
    }
  }
  // A token's own term, or a vector, in the form itself: one more row of the recurrence.
  bool isInside = llvm::any_of(form, [&](auto &term) {
    return analysis.basis(term.first) == InnerLoop::Basis::Own || !term.second.isScalar();
  });
  if (isInside) {
    collectRecurrence(buildRecurrence(form, std::nullopt), Value(), /*isBefore=*/false, terms);
    return terms;
  }
  for (auto &[value, coefficient] : form) {
    Value row = vector(coefficient);
    switch (analysis.basis(value)) {
    case InnerLoop::Basis::Own:
      llvm_unreachable("own terms are in a recurrence");
    case InnerLoop::Basis::Outside:
      addStart(terms, value, {row, std::nullopt});
      break;
    case InnerLoop::Basis::After:
    case InnerLoop::Basis::Before:
      collectCarried(analysis.carriedIndex(value), row,
                     analysis.basis(value) == InnerLoop::Basis::Before, terms);
    }
  }
  return terms;
}

//===- UnknownRows.cpp - Updates that read their own state --------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See UnknownRows.h.
//
//===----------------------------------------------------------------------===//

#include "UnknownRows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// If the value does not depend on carried tensors: a product in its computation of a row with a
/// matrix that is linear because it is a sum with a matrix from outside of the loop. Else null.
Value UnknownRows::outsideProduct(Value value) {
  llvm::SetVector<Value> reached;
  reached.insert(value);
  Value product;
  for (size_t i = 0; i < reached.size(); ++i) {
    Value part = reached[i];
    if (llvm::is_contained(lifting.loop.getCarriedArgs(), part)) {
      return Value();
    }
    Operation *op = part.getDefiningOp();
    if (!op || part.getParentRegion() != &lifting.loop.getBody()) {
      continue;
    }
    bool isProduct = isa<ContractOp>(op) && llvm::any_of(op->getOperands(), [&](Value v) {
                       return lifting.isCarriedMatrix(v);
                     });
    product = isProduct && !product ? part : product;
    reached.insert_range(op->getOperands());
  }
  return product;
}

/// Finds the predictions that a row depends on, each with its Jacobian. Fails unless the row is
/// affine in them with a scalar or diagonal Jacobian per token.
bool UnknownRows::findAtoms(Value value, LinearForm &atoms) {
  if (auto seen = atomsOf.find(value); seen != atomsOf.end()) {
    atoms = seen->second;
    return true;
  }
  if (lifting.analysis.dependence(value) == Dependence::None) {
    return true;
  }
  Operation *op = value.getDefiningOp();
  auto isLinear = [&](Value v) { return lifting.analysis.dependence(v) == Dependence::Linear; };
  auto isRead = [&](Value v) { return lifting.analysis.dependence(v) == Dependence::Read; };
  bool isPrediction =
      isa_and_nonnull<ContractOp>(op) &&
      llvm::any_of(op->getOperands(), [&](Value v) { return lifting.isCarriedMatrix(v); }) &&
      llvm::none_of(op->getOperands(), isRead);
  if (isPrediction || (isLinear(value) && tensorType(value).getRank() == 1)) {
    atoms[value] = Coefficient();
    return true;
  }
  auto add = [&](Value operand, Coefficient jacobian) {
    LinearForm part;
    if (!findAtoms(operand, part)) {
      return false;
    }
    lifting.analysis.addAtoms(atoms, part, jacobian);
    return true;
  };
  if (isa<arith::AddFOp, arith::SubFOp, arith::NegFOp>(op)) {
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      bool isMinus = isa<arith::NegFOp>(op) || (isa<arith::SubFOp>(op) && i == 1);
      if (!add(operand, Coefficient{nullptr, isMinus ? -1.0 : 1.0, {}})) {
        return false;
      }
    }
    atomsOf[value] = atoms;
    return true;
  }
  if (isa<arith::MulFOp, arith::DivFOp>(op)) {
    for (unsigned i : {1u, 0u}) {
      std::optional<Coefficient> factor = lifting.analysis.factorOf(op->getOperand(i));
      if (factor && (i == 1 || isa<arith::MulFOp>(op))) {
        return add(op->getOperand(1 - i),
                   isa<arith::MulFOp>(op) ? *factor : lifting.analysis.inverse(*factor));
      }
    }
  }
  Value outside = outsideProduct(value);
  if (outside) {
    lifting.fail(outside.getLoc(),
                 "an update reads a row times the sum of a matrix from outside of the "
                 "loop and one of this token: only sums of such products times numbers "
                 "or rows have a dual form");
  } else {
    lifting.fail(op->getLoc(),
                 "an update reads a state updated in the same mini-batch: only sums of predictions "
                 "`x @ S` times numbers or rows have a dual form");
  }
  return false;
}

bool UnknownRows::findAtoms(const ScaledRow &row, LinearForm &atoms) {
  if (!row.along) {
    return findAtoms(row.row, atoms);
  }
  LinearForm part;
  if (!findAtoms(row.row, part)) {
    return false;
  }
  lifting.analysis.addAtoms(atoms, part, Coefficient{nullptr, 1, {row.along, nullptr}});
  return true;
}

void UnknownRows::couple(const OwnTerm &term, Value prediction, const ScaledRow &unknown,
                         Value weights) {
  weights = lifting.scaleRows(weights, term.row);
  if (term.column) {
    Value columns = lifting.broadcastRows(term.column);
    weights = arith::MulFOp::create(lifting.builder, weights.getLoc(), weights, columns);
  }
  couplings[prediction].push_back({unsolved.lookup(unknown), weights, term.strict});
}

bool UnknownRows::writeEquation(const ScaledRow &unknown, const LinearForm &atoms,
                                Equation &equation) {
  unsigned number = unsolved.lookup(unknown);
  std::optional<const TokenExpr *> gate;
  for (auto &[atom, jacobian] : atoms) {
    auto coupled = couplings.find(atom.value);
    if (coupled == couplings.end()) {
      continue; // the state of the prediction does not change in the mini-batch
    }
    Coefficient scalar{jacobian.value, jacobian.scale, {}};
    Value factor = coefficients.vector(scalar);
    if (gate && *gate != jacobian.along[0]) {
      lifting.fail(
          unknown.row.getLoc(),
          "an update reads a state updated in the same mini-batch, in predictions scaled by "
          "different rows");
      return false;
    }
    gate = jacobian.along[0];
    for (const Coupling &coupling : coupled->second) {
      if (!coupling.strict && coupling.unknown >= number) {
        lifting.fail(unknown.row.getLoc(), "an update reads itself");
        return false;
      }
      Location loc = coupling.weights.getLoc();
      Value weights = lifting.scaleRows(coupling.weights, factor);
      if (coupling.strict && coupling.unknown < number) {
        weights = TrilOp::create(lifting.builder, loc, weights, /*strict=*/true);
      }
      auto same = llvm::find_if(equation.couplings, [&](const Coupling &other) {
        return other.unknown == coupling.unknown;
      });
      if (same == equation.couplings.end()) {
        equation.couplings.push_back({coupling.unknown, weights, coupling.strict});
      } else {
        same->weights = arith::AddFOp::create(lifting.builder, loc, same->weights, weights);
      }
    }
  }
  if (gate && *gate) {
    equation.gate = lifter.rows(**gate);
  }
  return !lifting.why;
}

/// Offsets, sizes and strides of the rows `offset + i * stride` along the first axes of a tensor.
static std::tuple<SmallVector<OpFoldResult>, SmallVector<OpFoldResult>, SmallVector<OpFoldResult>>
interleaved(OpBuilder &b, RankedTensorType part, ArrayRef<int64_t> offsets, int64_t stride) {
  SmallVector<OpFoldResult> from, sizes, strides;
  for (auto [axis, extent] : llvm::enumerate(part.getShape())) {
    bool isInterleaved = axis < offsets.size();
    from.push_back(b.getIndexAttr(isInterleaved ? offsets[axis] : 0));
    sizes.push_back(b.getIndexAttr(extent));
    strides.push_back(b.getIndexAttr(isInterleaved ? stride : 1));
  }
  return {from, sizes, strides};
}

/// Solves one system for unknowns that depend on each other; the rows of a token are adjacent.
bool UnknownRows::solveTogether(ArrayRef<unsigned> members, ArrayRef<Equation> equations) {
  Location loc = lifting.loop.getLoc();
  int64_t n = members.size();
  RankedTensorType type = tensorType(equations[members[0]].constant);
  auto wide = [&](int64_t rank, int64_t columns) {
    SmallVector<int64_t> shape{n * lifting.size};
    if (rank == 2) {
      shape.push_back(columns);
    }
    return RankedTensorType::get(shape, lifting.element);
  };
  auto insert = [&](Value part, Value whole, ArrayRef<int64_t> offsets) -> Value {
    if (n == 1) {
      return part;
    }
    auto [from, sizes, strides] = interleaved(lifting.builder, tensorType(part), offsets, n);
    return tensor::InsertSliceOp::create(lifting.builder, loc, part, whole, from, sizes, strides);
  };
  bool isGated = llvm::any_of(members, [&](unsigned i) { return bool(equations[i].gate); });
  Value constant = createSplat(lifting.builder, loc, wide(2, type.getDimSize(1)), 0);
  Value weights = createSplat(lifting.builder, loc, wide(2, n * lifting.size), 0);
  Value gate = isGated ? createSplat(lifting.builder, loc, tensorType(constant), 1) : Value();
  for (auto [l, i] : llvm::enumerate(members)) {
    const Equation &equation = equations[i];
    if (tensorType(equation.constant) != type) {
      lifting.fail(loc, "updates of rows of different lengths read each other's states");
      return false;
    }
    constant = insert(equation.constant, constant, {int64_t(l)});
    if (equation.gate) {
      gate = insert(equation.gate, gate, {int64_t(l)});
    }
    for (const Coupling &coupling : equation.couplings) {
      int64_t column = llvm::find(members, coupling.unknown) - members.begin();
      // Weights past the end of a ragged mini-batch are zero, so that the solution does not grow.
      Value valid =
          ValidRowsOp::create(lifting.builder, loc, coupling.weights, lifting.loop.getCount());
      weights = insert(valid, weights, {int64_t(l), column});
    }
  }
  Value solution =
      TrilSolveOp::create(lifting.builder, loc, tensorType(constant), weights, constant, gate,
                          /*transpose=*/false);
  ArrayRef<ScaledRow> unknowns = lifting.analysis.unknowns();
  for (auto [l, i] : llvm::enumerate(members)) {
    Value part = solution;
    if (n > 1) {
      auto [from, sizes, strides] = interleaved(lifting.builder, type, {int64_t(l)}, n);
      part = tensor::ExtractSliceOp::create(lifting.builder, loc, type, solution, from, sizes,
                                            strides);
    }
    known.set(unknowns[i], part);
  }
  return true;
}

/// Groups of unknowns that depend on each other (strongly connected components), dependences first.
static SmallVector<SmallVector<unsigned>> groupsOf(const std::vector<BitVector> &reads) {
  size_t n = reads.size();
  std::vector<BitVector> reaches = reads;
  for (size_t i = 0; i < n; ++i) {
    reaches[i].set(i);
  }
  for (size_t through = 0; through < n; ++through) {
    for (BitVector &row : reaches) {
      if (row.test(through)) {
        row |= reaches[through];
      }
    }
  }
  SmallVector<SmallVector<unsigned>> groups;
  BitVector placed(n);
  while (!placed.all()) {
    for (size_t i = 0; i < n; ++i) {
      SmallVector<unsigned> group;
      bool isReady = !placed.test(i);
      for (unsigned j : reaches[i].set_bits()) {
        if (reaches[j].test(i)) {
          group.push_back(j);
        } else {
          isReady &= placed.test(j);
        }
      }
      if (isReady) {
        for (unsigned j : group) {
          placed.set(j);
        }
        groups.push_back(group);
      }
    }
  }
  return groups;
}

/// Lifts the constants of the equations of these unknowns and fills `couplings` with the terms that
/// multiply them.
bool UnknownRows::liftConstants(ArrayRef<unsigned> members, MutableArrayRef<Equation> equations) {
  unsolved.clear();
  couplings.clear();
  for (unsigned i : members) {
    unsolved[lifting.analysis.unknowns()[i]] = i;
  }
  for (unsigned i : members) {
    equations[i].constant = lifter.rows(lifting.analysis.unknowns()[i]);
  }
  return !lifting.why;
}

bool UnknownRows::solve() {
  ArrayRef<ScaledRow> unknowns = lifting.analysis.unknowns();
  std::vector<LinearForm> atoms(unknowns.size());
  for (auto [i, unknown] : llvm::enumerate(unknowns)) {
    if (tensorType(unknown.row).getRank() != 1) {
      lifting.fail(unknown.row.getLoc(),
                   "an update of a state that is one number reads that state");
    }
    if (lifting.why || !findAtoms(unknown, atoms[i])) {
      return false;
    }
  }
  // The constants of the system are lifted without the terms that multiply unknowns. These lifted
  // values are only valid here; `known` is restored from `outside` afterwards.
  LiftedValues outside = known;
  std::vector<Equation> equations(unknowns.size());
  auto all = llvm::to_vector(llvm::seq<unsigned>(0, unknowns.size()));
  if (!liftConstants(all, equations)) {
    return false;
  }
  std::vector<BitVector> reads(unknowns.size(), BitVector(unknowns.size()));
  for (unsigned i : all) {
    for (auto &[atom, jacobian] : atoms[i]) {
      for (const Coupling &coupling : couplings.lookup(atom.value)) {
        reads[i].set(coupling.unknown);
      }
    }
  }
  SmallVector<SmallVector<unsigned>> groups = groupsOf(reads);
  SmallVector<std::pair<ScaledRow, Value>> solved;
  auto addSolved = [&] {
    known = outside;
    for (auto &[unknown, rows] : solved) {
      known.set(unknown, rows);
    }
  };
  for (ArrayRef<unsigned> group : groups) {
    // In the equations of later groups, solved unknowns are ordinary rows.
    if (groups.size() > 1) {
      addSolved();
      if (!liftConstants(group, equations)) {
        return false;
      }
    }
    for (unsigned i : group) {
      if (!writeEquation(unknowns[i], atoms[i], equations[i])) {
        return false;
      }
    }
    if (!solveTogether(group, equations)) {
      return false;
    }
    for (unsigned i : group) {
      solved.push_back({unknowns[i], lifter.rows(unknowns[i])});
    }
  }
  addSolved();
  unsolved.clear();
  couplings.clear();
  return true;
}

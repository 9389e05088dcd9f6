//===- CountFlops.cpp - Floating-point operations per token --------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/ZeroStates.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTCOUNTFLOPSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

static double elements(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : 0;
}

/// What counts: every operation that is done, or only the products, triangular ones as
/// if they were whole: what publications count.
enum class Which { All, Products };

static double countBlock(Block &block, Which which = Which::All);

/// One multiplication and one addition per term.
static double countContract(ContractOp op, Which which) {
  llvm::SmallDenseMap<char, int64_t> extents;
  for (auto [axes, operand] :
       {std::pair(op.lhsAxes(), op.getLhs()), std::pair(op.rhsAxes(), op.getRhs())}) {
    for (auto [axis, size] : llvm::zip(axes, tensorType(operand).getShape())) {
      extents[axis] = size;
    }
  }
  double terms = 1;
  for (auto [axis, size] : extents) {
    terms *= size;
  }
  return op.isOuterProduct() && which == Which::All ? terms : 2 * terms;
}

/// As many columns as rows, each with all rows.
static double wholeSquare(Value rows) {
  return 2 * tensorType(rows).getDimSize(0) * elements(rows);
}

/// Coefficients of every row: those of all carried tensors before, times a gate.
static double countRecurrence(RecurrenceOp op) {
  double size = elements(op.getOperand(0)), carried = op.getCarried();
  double rows = tensorType(op.getOperand(0)).getDimSize(0);
  return 2 * size * op.getGates().size() * (carried + rows * op.getSources());
}

/// In a leaf a gate, a product and a sum for each pair of tokens; in each halving two
/// products per element of its rows and columns, and the product of these.
static double countDecayedProducts(DecayedProductsOp op) {
  double size = elements(op.getRows());
  int64_t tokens = tensorType(op.getRows()).getDimSize(0);
  double total = 3 * size * op.getLeafSize();
  for (int64_t half = op.getLeafSize(); half < tokens; half *= 2) {
    total += size * (2 + half);
  }
  return total;
}

static double countLoop(Operation &op, Which which) {
  if (auto loop = dyn_cast<EveryOp>(op)) {
    auto size = tensorType(loop.getTokens()[0]).getDimSize(0);
    double groups =
        ShapedType::isDynamic(size) ? 1 : llvm::divideCeil(size, int64_t(loop.getChunk()));
    return groups * countBlock(loop.getBody().front(), which);
  }
  auto loop = cast<EachTokenOp>(op);
  auto size = tensorType(loop.getTokens()[0]).getDimSize(0);
  double tokens = ShapedType::isDynamic(size) ? 1 : size;
  return tokens * countBlock(loop.getBody().front(), which);
}

static double countProducts(Operation &op) {
  return llvm::TypeSwitch<Operation *, double>(&op)
      .Case([](ContractOp contract) { return countContract(contract, Which::Products); })
      .Case([](TrilMatmulOp product) { return wholeSquare(product.getRows()); })
      .Case([](TrilSolveOp solve) { return wholeSquare(solve.getRows()); })
      .Case([](DecayedProductsOp op) { return wholeSquare(op.getRows()); })
      .Case<EveryOp, EachTokenOp>([](Operation *loop) { return countLoop(*loop, Which::Products); })
      .Default([](Operation *) { return 0.0; });
}

static double countAll(Operation &op) {
  auto isFloat = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && isa<FloatType>(type.getElementType());
  };
  return llvm::TypeSwitch<Operation *, double>(&op)
      .Case([](ContractOp contract) { return countContract(contract, Which::All); })
      .Case([](TrilMatmulOp product) {
        double rows = tensorType(product.getRows()).getDimSize(0);
        return (rows + 1) * elements(product.getRows());
      })
      .Case([](TrilSolveOp solve) {
        double rows = tensorType(solve.getRows()).getDimSize(0);
        return (rows - 1 + (solve.getGate() ? 2 : 0)) * elements(solve.getRows());
      })
      .Case([](ReduceSumOp sum) { return elements(sum.getInput()); })
      .Case(countDecayedProducts)
      .Case([](DecayedRowsOp op) { return 2 * elements(op.getRows()); })
      .Case([](RecurrenceOp recurrence) { return countRecurrence(recurrence); })
      .Case<EveryOp, EachTokenOp>([](Operation *loop) { return countLoop(*loop, Which::All); })
      .Default([&](Operation *other) {
        bool counts = other->hasTrait<OpTrait::Elementwise>() && other->getNumResults() == 1 &&
                      isFloat(other->getResult(0)) && !isa<arith::SelectOp>(other);
        return counts ? elements(other->getResult(0)) : 0.0;
      });
}

static double count(Operation &op, Which which) {
  return which == Which::All ? countAll(op) : countProducts(op);
}

static double countBlock(Block &block, Which which) {
  double total = 0;
  for (Operation &op : block) {
    total += count(op, which);
  }
  return total;
}

/// Products of a token's query with the rows of a full window, with and without a derivative;
/// without a window their number grows with the sequence.
static double countAttention(Operation &op) {
  auto widths = [](auto attention) {
    return std::tuple<double, double, double>(attention.getWindow().value_or(0),
                                              tensorType(attention.getKeys()).getDimSize(1),
                                              tensorType(attention.getValues()).getDimSize(1));
  };
  if (auto attention = dyn_cast<AttentionOp>(op)) {
    auto [rows, keys, values] = widths(attention);
    return 2 * rows * (keys + values);
  }
  if (auto gradient = dyn_cast<AttentionGradientOp>(op)) {
    auto [rows, keys, values] = widths(gradient);
    return 2 * rows * (3 * keys + 2 * values);
  }
  return 0;
}

/// Of all loops over the whole sequence together, and of what stands between them.
static double perToken(func::FuncOp func, Which which = Which::All) {
  double total = 0;
  for (Operation &op : func.getBody().front()) {
    if (auto every = dyn_cast<EveryOp>(op)) {
      total += count(op, which) / every.getChunk();
    } else if (isa<EachTokenOp>(op)) {
      total += count(op, which);
    } else {
      total += countAttention(op);
    }
  }
  return total;
}

/// Of a token in the first mini-batch: products with states that are zero there.
static double fewerInFirst(func::FuncOp func) {
  double total = 0;
  for (auto every : func.getBody().front().getOps<EveryOp>()) {
    SmallVector<Value> zeros = llvm::map_to_vector(
        tttc::zeroStates(every), [&](unsigned i) -> Value { return every.getCarriedArgs()[i]; });
    for (ContractOp product : tttc::zeroProducts(every.getBody().front(), zeros)) {
      total += countContract(product, Which::Products) / every.getChunk();
    }
  }
  return total;
}

namespace {
struct TTTCountFlopsPass : ttt::impl::TTTCountFlopsPassBase<TTTCountFlopsPass> {
  using TTTCountFlopsPassBase::TTTCountFlopsPassBase;

  void runOnOperation() override {
    Builder builder(&getContext());
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (func.isPrivate()) {
        continue;
      }
      double flops = perToken(func);
      func->setAttr("ttt.flops_per_token", builder.getF64FloatAttr(flops));
      auto text = [](double number) { return llvm::formatv("{0:N0}", number).str(); };
      InFlightDiagnostic remark = func.emitRemark("[ttt-count-flops] ");
      remark << func.getSymName() << ": " << text(flops)
             << " floating-point operations per token; products, triangles as squares: "
             << text(perToken(func, Which::Products));
      if (double fewer = fewerInFirst(func)) {
        remark << ", " << text(fewer) << " fewer in the first mini-batch";
      }
    }
  }
};
} // namespace

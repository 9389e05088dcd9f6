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

static double countBlock(Block &block);

/// One multiplication and one addition per term.
static double countContract(ContractOp op) {
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
  return op.isOuterProduct() ? terms : 2 * terms;
}

/// Coefficients of every row: those of all carried tensors before, times a gate.
static double countRecurrence(RecurrenceOp op) {
  double size = elements(op.getOperand(0)), carried = op.getCarried();
  double rows = tensorType(op.getOperand(0)).getDimSize(0);
  return 2 * size * op.getGates().size() * (carried + rows * op.getSources());
}

static double count(Operation &op) {
  auto isFloat = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && isa<FloatType>(type.getElementType());
  };
  return llvm::TypeSwitch<Operation *, double>(&op)
      .Case([](ContractOp contract) { return countContract(contract); })
      .Case([](TrilMatmulOp product) {
        double rows = tensorType(product.getRows()).getDimSize(0);
        return (rows + 1) * elements(product.getRows());
      })
      .Case([](TrilSolveOp solve) {
        double rows = tensorType(solve.getRows()).getDimSize(0);
        return (rows - 1 + (solve.getGate() ? 2 : 0)) * elements(solve.getRows());
      })
      .Case([](ReduceSumOp sum) { return elements(sum.getInput()); })
      .Case([](DecayedProductsOp op) {
        // A gate, a product and a sum for each entry of the lower triangle.
        double rows = tensorType(op.getRows()).getDimSize(0);
        return 3 * (rows + 1) / 2 * elements(op.getRows());
      })
      .Case([](DecayedRowsOp op) { return 2 * elements(op.getRows()); })
      .Case([](RecurrenceOp recurrence) { return countRecurrence(recurrence); })
      .Case([](EveryOp loop) {
        auto size = tensorType(loop.getTokens()[0]).getDimSize(0);
        double groups =
            ShapedType::isDynamic(size) ? 1 : llvm::divideCeil(size, int64_t(loop.getChunk()));
        return groups * countBlock(loop.getBody().front());
      })
      .Case([](EachTokenOp loop) {
        auto size = tensorType(loop.getTokens()[0]).getDimSize(0);
        double tokens = ShapedType::isDynamic(size) ? 1 : size;
        return tokens * countBlock(loop.getBody().front());
      })
      .Default([&](Operation *other) {
        bool counts = other->hasTrait<OpTrait::Elementwise>() && other->getNumResults() == 1 &&
                      isFloat(other->getResult(0)) && !isa<arith::SelectOp>(other);
        return counts ? elements(other->getResult(0)) : 0.0;
      });
}

static double countBlock(Block &block) {
  double total = 0;
  for (Operation &op : block) {
    total += count(op);
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
static double perToken(func::FuncOp func) {
  double total = 0;
  for (Operation &op : func.getBody().front()) {
    if (auto every = dyn_cast<EveryOp>(op)) {
      total += count(op) / every.getChunk();
    } else if (isa<EachTokenOp>(op)) {
      total += count(op);
    } else {
      total += countAttention(op);
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
      func.emitRemark("[ttt-count-flops] ")
          << func.getSymName() << ": " << llvm::formatv("{0:N0}", flops).str()
          << " floating-point operations per token";
    }
  }
};
} // namespace

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

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTCOUNTFLOPSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// Operations per token of a loop over mini-batches. The open mini-batch of a decode entry, whose
/// streams are as long as a chunk, is computed once per call: per token, if calls have one token.
static double perToken(EveryOp loop, FlopKind kind) {
  bool isOpen = tensorType(loop.getTokens()[0]).getDimSize(0) == int64_t(loop.getChunk());
  return countFlops(loop.getBody().front(), kind) / (isOpen ? 1 : double(loop.getChunk()));
}

/// Operations per token of a loop over the groups that a decode call has tokens of
/// (ttt-resume-groups): its step computes at most `most` rows, a loop in it ends a full group.
static double perToken(scf::ForOp groups, int64_t most, FlopKind kind) {
  const std::optional<int64_t> chunk = getConstantIntValue(groups.getStep());
  if (!chunk || most == 0) {
    return 0;
  }
  double total = countFlops(*groups.getBody(), kind) / double(std::min(most, *chunk));
  for (auto end : groups.getBody()->getOps<scf::ForOp>()) {
    total += countFlops(*end.getBody(), kind) / double(*chunk);
  }
  return total;
}

/// Operations per token of all loops over tokens and of stream ops between them.
static double perToken(func::FuncOp func, FlopKind kind) {
  auto isStream = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.getRank() > 0 && type.isDynamicDim(0);
  };
  double total = 0;
  for (Operation &op : func.getBody().front()) {
    if (auto every = dyn_cast<EveryOp>(op)) {
      total += perToken(every, kind);
    } else if (auto groups = dyn_cast<scf::ForOp>(op)) {
      total += perToken(groups, mostTokensOf(func), kind);
    } else if (llvm::any_of(op.getOperands(), isStream)) {
      total += countFlops(&op, kind);
    }
  }
  return total;
}

/// Operations that a token of the first mini-batch saves: products with states that are zero there.
static double fewerInFirst(func::FuncOp func) {
  double total = 0;
  for (auto every : func.getBody().front().getOps<EveryOp>()) {
    SmallVector<Value> zeros = llvm::map_to_vector(
        tttc::zeroStates(every), [&](unsigned i) -> Value { return every.getCarriedArgs()[i]; });
    for (ContractOp product : tttc::zeroProducts(every.getBody().front(), zeros)) {
      total += product.countFlops(FlopKind::Products) / every.getChunk();
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
      if (func.isPrivate() || func.isDeclaration()) {
        continue;
      }
      double flops = perToken(func, FlopKind::All);
      func->setAttr(flopsAttrName, builder.getF64FloatAttr(flops));
      // Fractions occur where the tokens of a mini-batch share operations.
      auto text = [](double number) {
        return llvm::formatv(number == std::floor(number) ? "{0:F0}" : "{0:F2}", number).str();
      };
      InFlightDiagnostic remark = func.emitRemark("[ttt-count-flops] ");
      remark << func.getSymName() << ": " << text(flops)
             << " floating-point operations per token; products, triangles as squares: "
             << text(perToken(func, FlopKind::Products));
      if (double fewer = fewerInFirst(func)) {
        remark << ", " << text(fewer) << " fewer in the first mini-batch";
      }
    }
  }
};
} // namespace

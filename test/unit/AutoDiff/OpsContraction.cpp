//===- OpsContraction.cpp - Products, sums and broadcasts -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Ops.h. Ops of TTTContractionOps.td.
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc::test;

static Tensor contract(const OpCall &call) {
  auto op = cast<ContractOp>(call.op);
  const Tensor &lhs = call[0], &rhs = call[1];
  Tensor out = call.result();
  std::string letters;
  Index extents;
  auto collect = [&](StringRef axes, const Tensor &tensor) {
    for (auto [letter, extent] : llvm::zip_equal(axes, tensor.shape)) {
      if (letters.find(letter) == std::string::npos) {
        letters += letter;
        extents.push_back(extent);
      }
    }
  };
  collect(op.lhsAxes(), lhs);
  collect(op.rhsAxes(), rhs);
  forEachIndex(extents, [&](ArrayRef<int64_t> index) {
    auto pick = [&](StringRef axes) {
      Index part;
      for (char letter : axes) {
        part.push_back(index[letters.find(letter)]);
      }
      return part;
    };
    out.at(pick(op.resultAxes())) += lhs.at(pick(op.lhsAxes())) * rhs.at(pick(op.rhsAxes()));
  });
  return out;
}

/// Returns the components of `index` on the axes that are not in `without`.
static Index dropAxes(ArrayRef<int64_t> index, ArrayRef<int64_t> without) {
  Index rest;
  for (auto [axis, i] : llvm::enumerate(index)) {
    if (!llvm::is_contained(without, int64_t(axis))) {
      rest.push_back(i);
    }
  }
  return rest;
}

static Tensor reduceSum(const OpCall &call) {
  Tensor out = call.result();
  forEachIndex(call[0].shape, [&](ArrayRef<int64_t> index) {
    out.at(dropAxes(index, cast<ReduceSumOp>(call.op).getAxes())) += call[0].at(index);
  });
  return out;
}

static Tensor broadcast(const OpCall &call) {
  Tensor out = call.result();
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
    out.at(index) = call[0].at(dropAxes(index, cast<BroadcastOp>(call.op).getAxes()));
  });
  return out;
}

ArrayRef<OpTest> tttc::test::contractionOps() {
  static const std::vector<OpTest> table = {
      {"ttt.contract",
       contract,
       {{"%x: tensor<4x3xf64>, %y: tensor<3x2xf64>",
         "ttt.contract \"ti,ij->jt\" %x, %y : tensor<4x3xf64>, tensor<3x2xf64> -> tensor<2x4xf64>"},
        {"%x: tensor<4x3xf64>, %y: tensor<4x3xf64>",
         "ttt.contract \"ti,ti->t\" %x, %y : tensor<4x3xf64>, tensor<4x3xf64> -> tensor<4xf64>"},
        {"%x: tensor<4xf64>, %y: tensor<3xf64>",
         "ttt.contract \"i,j->ji\" %x, %y : tensor<4xf64>, tensor<3xf64> -> tensor<3x4xf64>"}}},
      {"ttt.reduce_sum",
       reduceSum,
       {{"%x: tensor<2x3x4xf64>",
         "ttt.reduce_sum %x [0, 2] : tensor<2x3x4xf64> -> tensor<3xf64>"}}},
      {"ttt.broadcast",
       broadcast,
       {{"%x: tensor<3xf64>", "ttt.broadcast %x [0, 2] : tensor<3xf64> -> tensor<2x3x4xf64>"}}},
  };
  return table;
}

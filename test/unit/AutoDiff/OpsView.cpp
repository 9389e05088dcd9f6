//===- OpsView.cpp - Ops of views -----------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Ops.h. Ops of TTTViewOps.td.
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc::test;

static Tensor rotateHalf(const OpCall &call) {
  const bool halves = cast<RotateHalfOp>(call.op).getHalves();
  Tensor out = call[0];
  const int64_t size = out.shape.back();
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
    Index other(index);
    const bool isFirst = halves ? index.back() < size / 2 : index.back() % 2 == 0;
    const int64_t step = halves ? size / 2 : 1;
    other.back() += isFirst ? step : -step;
    out.at(index) = (isFirst ? -1 : 1) * call[0].at(other);
  });
  return out;
}

static Tensor delay(const OpCall &call) {
  Tensor out = filledTensor(call[0].shape, 0);
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
    Index other(index);
    other[0] -= int64_t(cast<DelayOp>(call.op).getBy());
    if (other[0] >= 0 && other[0] < out.shape[0]) {
      out.at(index) = call[0].at(other);
    }
  });
  return out;
}

ArrayRef<OpTest> tttc::test::viewOps() {
  static const std::vector<OpTest> table = {
      {"ttt.rotate_half",
       rotateHalf,
       {{"%x: tensor<2x6xf64>", "ttt.rotate_half %x : tensor<2x6xf64>"},
        {"%x: tensor<6xf64>", "ttt.rotate_half %x {halves} : tensor<6xf64>"}}},
      {"ttt.delay",
       delay,
       {{"%x: tensor<?x3xf64>", "ttt.delay %x by 1 : tensor<?x3xf64>"},
        {"%x: tensor<?x3xf64>", "ttt.delay %x by -2 : tensor<?x3xf64>"}}},
  };
  return table;
}

//===- OpsElementwise.cpp - Ops of elements -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Ops.h.
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinAttributes.h"

#include <cmath>

using namespace mlir;
using namespace tttc::test;

#define PAIR "%x: tensor<2x3xf64>, %y: tensor<2x3xf64>"
#define ONE "%x: tensor<2x3xf64>"

template <double (*F)(double)> static Tensor unary(const OpCall &call) {
  return call.map([](auto x) { return F(x[0]); });
}

static Tensor constant(const OpCall &call) {
  Attribute value = cast<arith::ConstantOp>(call.op).getValue();
  if (auto number = dyn_cast<IntegerAttr>(value)) {
    return Tensor{{}, {double(number.getInt())}};
  }
  Tensor out = call.result();
  out.data.clear();
  for (APFloat element : cast<DenseElementsAttr>(value).getValues<APFloat>()) {
    out.data.push_back(element.convertToDouble());
  }
  return out;
}

static Tensor compare(const OpCall &call) {
  auto predicate = cast<arith::CmpFOp>(call.op).getPredicate();
  return call.map([&](auto x) {
    switch (predicate) {
    case arith::CmpFPredicate::OGT:
      return double(x[0] > x[1]);
    case arith::CmpFPredicate::OLT:
      return double(x[0] < x[1]);
    default:
      llvm_unreachable("no derivative compares otherwise");
    }
  });
}

/// Conversions of elements, without rounding, which would dominate a difference quotient.
static Tensor convert(const OpCall &call) { return call[0]; }

ArrayRef<OpTest> tttc::test::elementwiseOps() {
  static const std::vector<OpTest> table = {
      {"arith.constant", constant, {}},
      {"arith.cmpf", compare, {}},
      {"arith.subi",
       [](const OpCall &call) { return Tensor{{}, {double(call.integer(0) - call.integer(1))}}; },
       {}},
      {"arith.remui",
       [](const OpCall &call) { return Tensor{{}, {double(call.integer(0) % call.integer(1))}}; },
       {}},
      {"arith.addf",
       [](const OpCall &call) { return call.map([](auto x) { return x[0] + x[1]; }); },
       {{PAIR, "arith.addf %x, %y : tensor<2x3xf64>"}}},
      {"arith.subf",
       [](const OpCall &call) { return call.map([](auto x) { return x[0] - x[1]; }); },
       {{PAIR, "arith.subf %x, %y : tensor<2x3xf64>"}}},
      {"arith.mulf",
       [](const OpCall &call) { return call.map([](auto x) { return x[0] * x[1]; }); },
       {{PAIR, "arith.mulf %x, %y : tensor<2x3xf64>"},
        {ONE, "arith.mulf %x, %x : tensor<2x3xf64>"}}},
      {"arith.divf",
       [](const OpCall &call) { return call.map([](auto x) { return x[0] / x[1]; }); },
       {{PAIR, "arith.divf %x, %y : tensor<2x3xf64>", 0.5}}},
      {"arith.negf",
       [](const OpCall &call) { return call.map([](auto x) { return -x[0]; }); },
       {{ONE, "arith.negf %x : tensor<2x3xf64>"}}},
      {"arith.select",
       [](const OpCall &call) { return call.map([](auto x) { return x[0] != 0 ? x[1] : x[2]; }); },
       {{PAIR ", %z: tensor<2x3xf64>",
         "arith.cmpf ogt, %z, %x : tensor<2x3xf64>\n"
         "%1 = arith.select %0, %x, %y : tensor<2x3xi1>, tensor<2x3xf64>"}}},
      // Values of f32 in pairs of conversions, each of which is the derivative of the other.
      {"arith.truncf",
       convert,
       {{ONE, "arith.mulf %x, %x : tensor<2x3xf64>\n"
              "%1 = arith.truncf %0 : tensor<2x3xf64> to tensor<2x3xf32>"}}},
      {"arith.extf",
       convert,
       {{ONE, "arith.truncf %x : tensor<2x3xf64> to tensor<2x3xf32>\n"
              "%1 = arith.extf %0 : tensor<2x3xf32> to tensor<2x3xf64>"}}},
      {"math.exp", unary<std::exp>, {{ONE, "math.exp %x : tensor<2x3xf64>"}}},
      {"math.log", unary<std::log>, {{ONE, "math.log %x : tensor<2x3xf64>", 0.5}}},
      {"math.log1p", unary<std::log1p>, {{ONE, "math.log1p %x : tensor<2x3xf64>", -0.5}}},
      {"math.sqrt", unary<std::sqrt>, {{ONE, "math.sqrt %x : tensor<2x3xf64>", 0.5}}},
      {"math.rsqrt",
       [](const OpCall &call) { return call.map([](auto x) { return 1 / std::sqrt(x[0]); }); },
       {{ONE, "math.rsqrt %x : tensor<2x3xf64>", 0.5}}},
      {"math.tanh", unary<std::tanh>, {{ONE, "math.tanh %x : tensor<2x3xf64>"}}},
      {"math.sin", unary<std::sin>, {{ONE, "math.sin %x : tensor<2x3xf64>"}}},
      {"math.cos", unary<std::cos>, {{ONE, "math.cos %x : tensor<2x3xf64>"}}},
      {"math.erf", unary<std::erf>, {{ONE, "math.erf %x : tensor<2x3xf64>"}}},
      {"math.absf", unary<std::fabs>, {{ONE, "math.absf %x : tensor<2x3xf64>"}}},
  };
  return table;
}

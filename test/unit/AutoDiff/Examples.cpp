//===- Examples.cpp - Small functions of one op each ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Examples.h.
//
//===----------------------------------------------------------------------===//

#include "Examples.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;
using namespace tttc::test;

#define PAIR "%x: tensor<2x3xf64>, %y: tensor<2x3xf64>"
#define ONE "%x: tensor<2x3xf64>"

static const Example table[] = {
    {"arith.addf", PAIR, "arith.addf %x, %y : tensor<2x3xf64>"},
    {"arith.subf", PAIR, "arith.subf %x, %y : tensor<2x3xf64>"},
    {"arith.mulf", PAIR, "arith.mulf %x, %y : tensor<2x3xf64>"},
    {"arith.mulf", ONE, "arith.mulf %x, %x : tensor<2x3xf64>"},
    {"arith.divf", PAIR, "arith.divf %x, %y : tensor<2x3xf64>", 0.5},
    {"arith.negf", ONE, "arith.negf %x : tensor<2x3xf64>"},
    {"arith.select", PAIR ", %z: tensor<2x3xf64>",
     "arith.cmpf ogt, %z, %x : tensor<2x3xf64>\n"
     "%1 = arith.select %0, %x, %y : tensor<2x3xi1>, tensor<2x3xf64>"},
    {"math.exp", ONE, "math.exp %x : tensor<2x3xf64>"},
    {"math.log", ONE, "math.log %x : tensor<2x3xf64>", 0.5},
    {"math.log1p", ONE, "math.log1p %x : tensor<2x3xf64>", -0.5},
    {"math.sqrt", ONE, "math.sqrt %x : tensor<2x3xf64>", 0.5},
    {"math.rsqrt", ONE, "math.rsqrt %x : tensor<2x3xf64>", 0.5},
    {"math.tanh", ONE, "math.tanh %x : tensor<2x3xf64>"},
    {"math.sin", ONE, "math.sin %x : tensor<2x3xf64>"},
    {"math.cos", ONE, "math.cos %x : tensor<2x3xf64>"},
    // Values of f32 in pairs of conversions, each of which is the derivative of the other.
    {"arith.truncf", ONE,
     "arith.mulf %x, %x : tensor<2x3xf64>\n"
     "%1 = arith.truncf %0 : tensor<2x3xf64> to tensor<2x3xf32>"},
    {"arith.extf", ONE,
     "arith.truncf %x : tensor<2x3xf64> to tensor<2x3xf32>\n"
     "%1 = arith.extf %0 : tensor<2x3xf32> to tensor<2x3xf64>"},
    {"math.erf", ONE, "math.erf %x : tensor<2x3xf64>"},
    {"math.absf", ONE, "math.absf %x : tensor<2x3xf64>"},
    {"ttt.contract", "%x: tensor<4x3xf64>, %y: tensor<3x2xf64>",
     "ttt.contract \"ti,ij->jt\" %x, %y : tensor<4x3xf64>, tensor<3x2xf64> -> tensor<2x4xf64>"},
    {"ttt.contract", "%x: tensor<4x3xf64>, %y: tensor<4x3xf64>",
     "ttt.contract \"ti,ti->t\" %x, %y : tensor<4x3xf64>, tensor<4x3xf64> -> tensor<4xf64>"},
    {"ttt.contract", "%x: tensor<4xf64>, %y: tensor<3xf64>",
     "ttt.contract \"i,j->ji\" %x, %y : tensor<4xf64>, tensor<3xf64> -> tensor<3x4xf64>"},
    {"ttt.reduce_sum", "%x: tensor<2x3x4xf64>",
     "ttt.reduce_sum %x [0, 2] : tensor<2x3x4xf64> -> tensor<3xf64>"},
    {"ttt.broadcast", "%x: tensor<3xf64>",
     "ttt.broadcast %x [0, 2] : tensor<3xf64> -> tensor<2x3x4xf64>"},
    {"ttt.tril_matmul", "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>",
     "ttt.tril_matmul %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
    {"ttt.tril_matmul", "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>",
     "ttt.tril_matmul strict %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
    {"ttt.tril_matmul", "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>",
     "ttt.tril_matmul transpose %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
    {"ttt.tril_matmul", "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>",
     "ttt.tril_matmul strict transpose %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
    {"ttt.tril_solve", "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>",
     "ttt.tril_solve %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
    {"ttt.tril_solve", "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>",
     "ttt.tril_solve transpose %x, %y : tensor<4x4xf64>, tensor<4x3xf64>"},
    {"ttt.tril_solve", "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>, %z: tensor<4x3xf64>",
     "ttt.tril_solve %x, %y gate %z : tensor<4x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>"},
    {"ttt.tril_solve", "%x: tensor<4x4xf64>, %y: tensor<4x3xf64>, %z: tensor<4x3xf64>",
     "ttt.tril_solve transpose %x, %y gate %z : tensor<4x4xf64>, tensor<4x3xf64>, "
     "tensor<4x3xf64>"},
    {"ttt.tril", "%x: tensor<4x4xf64>", "ttt.tril %x : tensor<4x4xf64>"},
    {"ttt.tril", "%x: tensor<4x4xf64>", "ttt.tril strict %x : tensor<4x4xf64>"},
    {"ttt.valid_rows", "%x: tensor<4x3xf64>",
     "arith.constant 2 : index\n%1 = ttt.valid_rows %x, %0 : tensor<4x3xf64>"},
    // Rows past the end have no cotangent.
    {"ttt.pad_rows", "%x: tensor<4x3xf64>",
     "arith.constant 2 : index\n%1 = ttt.pad_rows %x, %0 : tensor<4x3xf64>\n"
     "%2 = ttt.valid_rows %1, %0 : tensor<4x3xf64>"},
    {"ttt.row_at", "%x: tensor<4x3xf64>",
     "arith.constant 6 : index\n%1 = ttt.row_at %x[%0 mod 4] : tensor<4x3xf64> -> tensor<3xf64>"},
    {"ttt.shift_rows", "%x: tensor<4x3xf64>, %y: tensor<3xf64>",
     "ttt.shift_rows %x, %y : tensor<4x3xf64>, tensor<3xf64>"},
    {"ttt.shift_rows", "%x: tensor<4xf64>, %y: tensor<f64>",
     "ttt.shift_rows %x, %y : tensor<4xf64>, tensor<f64>"},
    {"ttt.rotate_half", "%x: tensor<2x6xf64>", "ttt.rotate_half %x : tensor<2x6xf64>"},
    {"ttt.rotate_half", "%x: tensor<6xf64>", "ttt.rotate_half %x {halves} : tensor<6xf64>"},
    {"ttt.delay", "%x: tensor<?x3xf64>", "ttt.delay %x by 1 : tensor<?x3xf64>"},
    {"ttt.delay", "%x: tensor<?x3xf64>", "ttt.delay %x by -2 : tensor<?x3xf64>"},
    {"tensor.extract_slice", "%x: tensor<4x3xf64>",
     "tensor.extract_slice %x[1, 1] [1, 2] [1, 1] : tensor<4x3xf64> to tensor<2xf64>"},
    {"tensor.extract_slice", "%x: tensor<4x3xf64>",
     "arith.constant 1 : index\n"
     "%1 = tensor.extract_slice %x[%0, 0] [2, 3] [1, 1] : tensor<4x3xf64> to tensor<2x3xf64>"},
    {"tensor.insert_slice", "%x: tensor<2xf64>, %y: tensor<4x3xf64>",
     "tensor.insert_slice %x into %y[1, 1] [1, 2] [1, 1] : tensor<2xf64> into tensor<4x3xf64>"},
};

llvm::ArrayRef<Example> tttc::test::examples() { return table; }

ExampleTest::ExampleTest() {
  context.loadDialect<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                      tensor::TensorDialect, ttt::TTTDialect>();
}

Block *ExampleTest::parse(const Example &example) {
  std::string text = std::string("func.func @f(") + example.arguments +
                     ") {\n%0 = " + example.body + "\nreturn\n}";
  module = parseSourceString<ModuleOp>(text, &context);
  EXPECT_TRUE(module) << text;
  return module ? &(*module->getOps<func::FuncOp>().begin()).getBody().front() : nullptr;
}

Tensor ExampleTest::random(Type type, double low) {
  constexpr int64_t tokens = 4; // of a sequence
  SmallVector<int64_t> shape(cast<RankedTensorType>(type).getShape());
  llvm::replace(shape, ShapedType::kDynamic, tokens);
  Tensor tensor = filledTensor(shape, 0);
  for (double &entry : tensor.data) {
    entry = std::uniform_real_distribution<double>(low, 2)(engine);
  }
  return tensor;
}

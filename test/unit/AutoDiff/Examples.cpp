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

#include "Ops.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;
using namespace tttc::test;

std::vector<Example> tttc::test::examples() {
  std::vector<Example> all;
  for (const OpTest *row : allOps()) {
    for (const OpExample &example : row->examples) {
      all.push_back({row->name, example.arguments, example.body, example.low});
    }
  }
  return all;
}

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

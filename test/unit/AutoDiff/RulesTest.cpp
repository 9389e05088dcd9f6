//===- RulesTest.cpp - Every row of the derivative table --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks each row on a small function: the ops that it builds have rows themselves, and first and
// second derivatives agree with central differences.
//
//===----------------------------------------------------------------------===//

#include "Examples.h"

#include "tttc/AutoDiff/Derivatives.h"
#include "tttc/AutoDiff/ReverseMode.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace tttc;
using namespace tttc::test;

namespace {

using Rules = ExampleTest;

double innerProduct(const Tensor &a, const Tensor &b) {
  double sum = 0;
  for (auto [x, y] : llvm::zip_equal(a.data, b.data)) {
    sum += x * y;
  }
  return sum;
}

using Seeds = std::vector<std::pair<Value, Value>>;

/// Returns the sum of <value, seed> of a block evaluated on `inputs`.
double objective(Block &block, Environment inputs, const Seeds &seeds) {
  EXPECT_TRUE(succeeded(evaluate(block, inputs)));
  double sum = 0;
  for (auto [value, seed] : seeds) {
    sum += innerProduct(inputs[value], inputs[seed]);
  }
  return sum;
}

/// Expects the values of `gradients` to be the objective's central differences.
void expectDifferences(Block &block, const Environment &inputs, const Seeds &seeds, ValueRange wrt,
                       llvm::DenseMap<Value, Value> &gradients) {
  Environment values = inputs;
  ASSERT_TRUE(succeeded(evaluate(block, values)));
  for (Value x : wrt) {
    Value gradient = gradients.lookup(x);
    for (size_t i = 0; i < values[x].data.size(); ++i) {
      const double step = 1e-5;
      Environment above = inputs, below = inputs;
      above[x].data[i] += step;
      below[x].data[i] -= step;
      double expected =
          (objective(block, above, seeds) - objective(block, below, seeds)) / (2 * step);
      double found = gradient ? values[gradient].data[i] : 0;
      EXPECT_NEAR(found, expected, 1e-7 * std::max(1.0, std::abs(expected))) << "entry " << i;
    }
  }
}

TEST_F(Rules, EveryRowHasAnExample) {
  for (const DerivativeRule &rule : derivativeRules()) {
    EXPECT_TRUE(llvm::any_of(examples(), [&](const Example &e) { return rule.op == e.op; }))
        << rule.op.str();
    EXPECT_TRUE(RegisteredOperationName::lookup(rule.op, &context)) << rule.op.str();
  }
}

TEST_F(Rules, RowsBuildOpsThatHaveRows) {
  for (const Example &example : examples()) {
    SCOPED_TRACE(example.body);
    Block *block = parse(example);
    ASSERT_TRUE(block);
    Operation *op = block->getTerminator()->getPrevNode();
    const DerivativeRule *rule = lookupDerivative(op);
    ASSERT_TRUE(rule);
    Value cotangent = block->addArgument(op->getResult(0).getType(), op->getLoc());
    OpBuilder builder = OpBuilder::atBlockTerminator(block);
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      auto type = dyn_cast<RankedTensorType>(operand.getType());
      if (type && type.getElementType().isF64()) {
        EXPECT_EQ(rule->build(builder, op, i, cotangent).getType(), type) << "operand " << i;
      }
    }
    for (Operation *made = op->getNextNode(); made; made = made->getNextNode()) {
      EXPECT_TRUE(lookupDerivative(made) || hasZeroDerivative(made) ||
                  made == block->getTerminator())
          << made->getName().getStringRef().str();
    }
  }
}

TEST_F(Rules, FirstAndSecondDerivativesAreDifferences) {
  for (const Example &example : examples()) {
    SCOPED_TRACE(example.body);
    Block *block = parse(example);
    ASSERT_TRUE(block);
    Value out = block->getTerminator()->getPrevNode()->getResult(0);
    SmallVector<Value> wrt(block->getArguments());
    Environment inputs;
    for (Value x : wrt) {
      inputs[x] = random(x.getType(), example.low);
    }
    auto seed = [&](Value value) {
      Value cotangent = block->addArgument(value.getType(), value.getLoc());
      inputs[cotangent] = random(cotangent.getType(), -2);
      return std::pair(value, cotangent);
    };

    Seeds first = {seed(out)};
    llvm::DenseMap<Value, Value> gradients;
    ASSERT_TRUE(succeeded(differentiate(*block, wrt, first, gradients)));
    expectDifferences(*block, inputs, first, wrt, gradients);

    Seeds second;
    for (Value x : wrt) {
      if (Value gradient = gradients.lookup(x)) {
        second.push_back(seed(gradient));
      }
    }
    wrt.push_back(first[0].second);
    llvm::DenseMap<Value, Value> seconds;
    ASSERT_TRUE(succeeded(differentiate(*block, wrt, second, seconds)));
    expectDifferences(*block, inputs, second, wrt, seconds);
  }
}

TEST_F(Rules, EqualOperandsOfMaxGiveToTheFirst) {
  for (auto *create : {ttt::createMax, ttt::createMin}) {
    Block *block = parse({"arith.negf", "%x: tensor<2x3xf64>, %y: tensor<2x3xf64>",
                          "arith.negf %x : tensor<2x3xf64>"});
    ASSERT_TRUE(block);
    Value x = block->getArgument(0), y = block->getArgument(1);
    OpBuilder builder = OpBuilder::atBlockTerminator(block);
    Value out = create(builder, x.getLoc(), x, y);
    Value seed = block->addArgument(out.getType(), out.getLoc());
    llvm::DenseMap<Value, Value> gradients;
    ASSERT_TRUE(succeeded(differentiate(*block, {x, y}, {{out, seed}}, gradients)));
    Environment values;
    values[x] = values[y] = filledTensor({2, 3}, 0.5);
    values[seed] = filledTensor({2, 3}, 3);
    ASSERT_TRUE(succeeded(evaluate(*block, values)));
    EXPECT_EQ(values[gradients.lookup(x)].data, std::vector<double>(6, 3));
    EXPECT_EQ(values[gradients.lookup(y)].data, std::vector<double>(6, 0));
  }
}

TEST_F(Rules, AnOpWithoutARowIsAnError) {
  Block *block = parse({"math.atan", "%x: tensor<2x3xf64>", "math.atan %x : tensor<2x3xf64>"});
  ASSERT_TRUE(block);
  Value out = block->getTerminator()->getPrevNode()->getResult(0);
  Value seed = block->addArgument(out.getType(), out.getLoc());
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message = diagnostic.str();
    return success();
  });
  llvm::DenseMap<Value, Value> gradients;
  EXPECT_TRUE(failed(differentiate(*block, block->getArgument(0), {{out, seed}}, gradients)));
  EXPECT_EQ(message, "no derivative rule for 'math.atan'");
}

} // namespace

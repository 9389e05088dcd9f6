//===- RulesTest.cpp - Every row of the derivative table --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each row on a small function: what it builds has rows itself, and first and second
// derivatives agree with central differences.
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

#include "tttc/AutoDiff/Derivatives.h"
#include "tttc/AutoDiff/ReverseMode.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>
#include <random>

using namespace mlir;
using namespace tttc;
using namespace tttc::test;

namespace {

/// A function of `x`, `y` whose last op is the one of the row.
struct Example {
  const char *op, *arguments, *body;
  double low = -2; ///< smallest input
};

#define PAIR "%x: tensor<2x3xf64>, %y: tensor<2x3xf64>"
#define ONE "%x: tensor<2x3xf64>"

const Example examples[] = {
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
    // Numbers of f32 in pairs of conversions, of which each is the other one's derivative.
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

constexpr int64_t tokens = 4; ///< of a sequence

class Rules : public testing::Test {
protected:
  Rules() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                        tensor::TensorDialect, ttt::TTTDialect>();
  }

  Block *parse(const Example &example) {
    std::string text = std::string("func.func @f(") + example.arguments +
                       ") {\n%0 = " + example.body + "\nreturn\n}";
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    return module ? &(*module->getOps<func::FuncOp>().begin()).getBody().front() : nullptr;
  }

  Tensor random(Value value, double low) {
    SmallVector<int64_t> shape(ttt::tensorType(value).getShape());
    llvm::replace(shape, ShapedType::kDynamic, tokens);
    Tensor tensor = filledTensor(shape, 0);
    for (double &entry : tensor.data) {
      entry = std::uniform_real_distribution<double>(low, 2)(engine);
    }
    return tensor;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::mt19937_64 engine{7};
};

double innerProduct(const Tensor &a, const Tensor &b) {
  double sum = 0;
  for (auto [x, y] : llvm::zip_equal(a.data, b.data)) {
    sum += x * y;
  }
  return sum;
}

using Seeds = std::vector<std::pair<Value, Value>>;

/// The sum of <value, seed> of a block run on `inputs`.
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
    EXPECT_TRUE(llvm::any_of(examples, [&](const Example &e) { return rule.op == e.op; }))
        << rule.op.str();
    EXPECT_TRUE(RegisteredOperationName::lookup(rule.op, &context)) << rule.op.str();
  }
}

TEST_F(Rules, RowsBuildOpsThatHaveRows) {
  for (const Example &example : examples) {
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
  for (const Example &example : examples) {
    SCOPED_TRACE(example.body);
    Block *block = parse(example);
    ASSERT_TRUE(block);
    Value out = block->getTerminator()->getPrevNode()->getResult(0);
    SmallVector<Value> wrt(block->getArguments());
    Environment inputs;
    for (Value x : wrt) {
      inputs[x] = random(x, example.low);
    }
    auto seed = [&](Value value) {
      Value cotangent = block->addArgument(value.getType(), value.getLoc());
      inputs[cotangent] = random(cotangent, -2);
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
    Block *block = parse({"arith.negf", PAIR, "arith.negf %x : tensor<2x3xf64>"});
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
  Block *block = parse({"math.atan", ONE, "math.atan %x : tensor<2x3xf64>"});
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

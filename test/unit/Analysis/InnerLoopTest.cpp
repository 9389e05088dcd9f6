//===- InnerLoopTest.cpp - Analysis of loops over tokens ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops over the tokens of a mini-batch: the evolution of loop-carried values, the rows that are
// unknowns of a system, and the reasons why some loops have no linear form.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/InnerLoop.h"
#include "tttc/Analysis/ZeroStates.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

namespace {

class InnerLoops : public testing::Test {
protected:
  InnerLoops() {
    context.loadDialect<TTTDialect, func::FuncDialect, arith::ArithDialect, math::MathDialect>();
  }

  /// A loop that carries the matrices %m and %s, 4 x 4, and reads the rows %x, %u and the gate %g
  /// of each token; `body` gives %nm and %ns.
  EachTokenOp parse(const std::string &body) {
    std::string types = "tensor<8x4xf64>, tensor<8x4xf64>, tensor<8xf64>, tensor<4x4xf64>, "
                        "tensor<4x4xf64>",
                text = "func.func @f(%start: index, %count: index, %X: tensor<8x4xf64>, "
                       "%U: tensor<8x4xf64>, %G: tensor<8xf64>, %M: tensor<4x4xf64>, "
                       "%S: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {\n"
                       "  %r:2 = ttt.each_token %start, %count tokens(%X, %U, %G) carry(%M, %S) : "
                       "(index, index, " +
                       types +
                       ") -> (tensor<4x4xf64>, tensor<4x4xf64>) {\n"
                       "  ^bb0(%t: index, %x: tensor<4xf64>, %u: tensor<4xf64>, %g: tensor<f64>, "
                       "%m: tensor<4x4xf64>, %s: tensor<4x4xf64>):\n" +
                       body +
                       "    ttt.yield %nm, %ns : tensor<4x4xf64>, tensor<4x4xf64>\n"
                       "  }\n"
                       "  return %r#0, %r#1 : tensor<4x4xf64>, tensor<4x4xf64>\n"
                       "}\n";
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    EachTokenOp found;
    module->walk([&](EachTokenOp loop) { found = loop; });
    return found;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

const std::string outer =
    "    %o = ttt.contract \"i,j->ij\" %x, %u : tensor<4xf64>, tensor<4xf64> -> tensor<4x4xf64>\n";
const std::string sum = outer + "    %nm = arith.addf %m, %o : tensor<4x4xf64>\n";
const std::string decayed = outer + "    %gate = ttt.broadcast %g [0, 1] : tensor<f64> -> "
                                    "tensor<4x4xf64>\n"
                                    "    %kept = arith.mulf %gate, %m : tensor<4x4xf64>\n"
                                    "    %nm = arith.addf %kept, %o : tensor<4x4xf64>\n";

TEST_F(InnerLoops, SumsFormulasAndRecurrencesAreToldApart) {
  // m is a running sum; s depends on it and on the value of s before all tokens.
  EachTokenOp loop = parse(sum + "    %ns = arith.addf %S, %nm : tensor<4x4xf64>\n");
  InnerLoop sums(loop);
  ASSERT_TRUE(sums.isLinear()) << sums.failure().reason;
  EXPECT_EQ(sums.evolution(0), Evolution::PrefixSum);
  EXPECT_EQ(sums.evolution(1), Evolution::Direct);
  EXPECT_TRUE(sums.unknowns().empty());
  // A decay is a recurrence, and so is a running sum of it.
  loop = parse(decayed + "    %ns = arith.addf %s, %nm : tensor<4x4xf64>\n");
  InnerLoop recurrence(loop);
  ASSERT_TRUE(recurrence.isLinear()) << recurrence.failure().reason;
  EXPECT_EQ(recurrence.evolution(0), Evolution::Recurrence);
  EXPECT_EQ(recurrence.evolution(1), Evolution::Recurrence);
  const LinearForm &step = recurrence.definition(0);
  Coefficient gate = step.lookup(BasisTensor(loop.getCarriedArgs()[0]));
  ASSERT_TRUE(gate.value);
  EXPECT_EQ(gate.value->value, loop.getTokenArgs()[2]);
  EXPECT_TRUE(gate.isScalar());
}

TEST_F(InnerLoops, ARowThatReadsWhatItUpdatesIsAnUnknown) {
  EachTokenOp loop =
      parse("    %p = ttt.contract \"i,ij->j\" %x, %m : tensor<4xf64>, tensor<4x4xf64> -> "
            "tensor<4xf64>\n"
            "    %e = arith.subf %u, %p : tensor<4xf64>\n"
            "    %o = ttt.contract \"i,j->ij\" %x, %e : tensor<4xf64>, tensor<4xf64> -> "
            "tensor<4x4xf64>\n"
            "    %nm = arith.addf %m, %o : tensor<4x4xf64>\n"
            "    %ns = arith.addf %s, %s : tensor<4x4xf64>\n");
  InnerLoop delta(loop);
  ASSERT_TRUE(delta.isLinear()) << delta.failure().reason;
  ASSERT_EQ(delta.unknowns().size(), 1u);
  EXPECT_TRUE(isa<arith::SubFOp>(delta.unknowns()[0].row.getDefiningOp()));
  EXPECT_EQ(delta.dependence(delta.unknowns()[0].row), Dependence::Read);
}

TEST_F(InnerLoops, AnalysisLeavesTheLoopAsItIs) {
  // Coefficients that are products, quotients and sums: %m is scaled by (g / u) and (u + 2 u).
  EachTokenOp loop =
      parse(outer + "    %gate = ttt.broadcast %g [0, 1] : tensor<f64> -> tensor<4x4xf64>\n"
                    "    %rows = ttt.broadcast %u [1] : tensor<4xf64> -> tensor<4x4xf64>\n"
                    "    %a = arith.mulf %m, %gate : tensor<4x4xf64>\n"
                    "    %b = arith.divf %a, %rows : tensor<4x4xf64>\n"
                    "    %c = arith.mulf %s, %rows : tensor<4x4xf64>\n"
                    "    %d = arith.addf %s, %c : tensor<4x4xf64>\n"
                    "    %e = arith.mulf %d, %gate : tensor<4x4xf64>\n"
                    "    %f = arith.mulf %o, %rows : tensor<4x4xf64>\n"
                    "    %nm = arith.addf %b, %f : tensor<4x4xf64>\n"
                    "    %ns = arith.addf %e, %f : tensor<4x4xf64>\n");
  auto textOf = [&] {
    std::string text;
    llvm::raw_string_ostream(text) << *module;
    return text;
  };
  std::string before = textOf();
  InnerLoop analysis(loop);
  ASSERT_TRUE(analysis.isLinear()) << analysis.failure().reason;
  EXPECT_EQ(textOf(), before);
  Value gate = loop.getTokenArgs()[2], rows = loop.getTokenArgs()[1];
  auto coefficientOf = [&](unsigned carried) {
    return analysis.definition(carried).lookup(BasisTensor(loop.getCarriedArgs()[carried]));
  };
  Coefficient quotient = coefficientOf(0), sum = coefficientOf(1);
  ASSERT_TRUE(quotient.value && quotient.along[0] && sum.value && sum.along[0]);
  EXPECT_EQ(quotient.value->value, gate);
  EXPECT_EQ(quotient.value, sum.value); // equal expressions are one
  EXPECT_EQ(quotient.along[0]->kind, TokenExpr::Kind::Inverse);
  EXPECT_EQ(quotient.along[0]->lhs->value, rows);
  EXPECT_EQ(sum.along[0]->kind, TokenExpr::Kind::Sum);
  EXPECT_EQ(sum.along[0]->lhs->kind, TokenExpr::Kind::Broadcast);
  EXPECT_EQ(sum.along[0]->lhs->lhs->number, 1);
  // The vector multiplies the column of the token's own term.
  BasisTensor own(ScaledRow{loop.getTokenArgs()[0], quotient.along[0]->lhs}, ScaledRow{rows});
  EXPECT_TRUE(analysis.definition(0).contains(own));
  EXPECT_TRUE(analysis.definition(1).contains(own));
}

TEST_F(InnerLoops, ConstantsOfATermAreItsScale) {
  EachTokenOp loop = parse("    %two = arith.constant dense<2.0> : tensor<4xf64>\n"
                           "    %a = arith.mulf %two, %x : tensor<4xf64>\n"
                           "    %b = arith.negf %a : tensor<4xf64>\n"
                           "    %o = ttt.contract \"i,j->ij\" %b, %a : tensor<4xf64>, "
                           "tensor<4xf64> -> tensor<4x4xf64>\n"
                           "    %nm = arith.addf %m, %o : tensor<4x4xf64>\n"
                           "    %ns = arith.addf %s, %o : tensor<4x4xf64>\n");
  Block &body = loop.getBody().front();
  Value row = std::next(body.begin(), 2)->getResult(0);
  Value product = std::next(body.begin(), 3)->getResult(0);
  ScaledRow x{loop.getTokenArgs()[0]};
  LinearForms forms(loop);
  double scale = 3;
  EXPECT_EQ(forms.ownTerm(row, scale), BasisTensor(x));
  EXPECT_EQ(scale, -6);
  EXPECT_EQ(forms.ownTerm(product, scale), BasisTensor(x, x));
  EXPECT_EQ(scale, 24);
}

TEST_F(InnerLoops, ARowOfAScaledUpdateIsAnUnknownToo) {
  // m reads s, and s receives the new m with a vector along its columns.
  EachTokenOp loop =
      parse("    %p = ttt.contract \"i,ij->j\" %x, %s : tensor<4xf64>, tensor<4x4xf64> -> "
            "tensor<4xf64>\n"
            "    %o = ttt.contract \"i,j->ij\" %x, %p : tensor<4xf64>, tensor<4xf64> -> "
            "tensor<4x4xf64>\n"
            "    %nm = arith.addf %m, %o : tensor<4x4xf64>\n"
            "    %w = ttt.broadcast %u [0] : tensor<4xf64> -> tensor<4x4xf64>\n"
            "    %scaled = arith.mulf %nm, %w : tensor<4x4xf64>\n"
            "    %ns = arith.addf %s, %scaled : tensor<4x4xf64>\n");
  InnerLoop analysis(loop);
  ASSERT_TRUE(analysis.isLinear()) << analysis.failure().reason;
  Value row = loop.getBody().front().front().getResult(0);
  ASSERT_EQ(analysis.unknowns().size(), 2u);
  EXPECT_EQ(analysis.unknowns()[0], ScaledRow{row});
  EXPECT_EQ(analysis.unknowns()[1].row, row);
  ASSERT_TRUE(analysis.unknowns()[1].along);
  EXPECT_EQ(analysis.unknowns()[1].along->value, loop.getTokenArgs()[1]);
}

TEST_F(InnerLoops, WhatIsNotLinearSaysWhy) {
  EachTokenOp loop = parse("    %nm = math.tanh %m : tensor<4x4xf64>\n"
                           "    %ns = arith.addf %s, %s : tensor<4x4xf64>\n");
  InnerLoop tanh(loop);
  ASSERT_FALSE(tanh.isLinear());
  EXPECT_EQ(tanh.failure().reason, "a matrix state is read through a function of its entries: "
                                   "only products with a row, `x @ S`, have a dual form");
  loop = parse("    %nm = ttt.contract \"ik,kj->ij\" %m, %s : tensor<4x4xf64>, tensor<4x4xf64> -> "
               "tensor<4x4xf64>\n"
               "    %ns = arith.addf %s, %s : tensor<4x4xf64>\n");
  InnerLoop product(loop);
  ASSERT_FALSE(product.isLinear());
  EXPECT_EQ(product.failure().reason, "a matrix state is multiplied with another matrix: only "
                                      "products with a row, `x @ S`, have a dual form");
}

TEST_F(InnerLoops, ZerosOfABlockFollowFromLinearity) {
  EachTokenOp loop = parse(
      decayed + "    %p = ttt.contract \"i,ij->j\" %x, %s : tensor<4xf64>, tensor<4x4xf64> -> "
                "tensor<4xf64>\n"
                "    %q = arith.divf %p, %u : tensor<4xf64>\n"
                "    %d = arith.subf %p, %u : tensor<4xf64>\n"
                "    %ns = arith.addf %s, %kept : tensor<4x4xf64>\n");
  Block &body = loop.getBody().front();
  auto zero = zeroValues(body, {loop.getCarriedArgs()[0], loop.getCarriedArgs()[1]});
  auto named = [&](int64_t number) { return &*std::next(body.begin(), number); };
  // %kept, %p and %ns are zero; %nm and %d have another term; zero divided by zero is not zero.
  EXPECT_TRUE(zero.contains(named(2)->getResult(0)));
  EXPECT_FALSE(zero.contains(named(3)->getResult(0)));
  EXPECT_TRUE(zero.contains(named(4)->getResult(0)));
  EXPECT_FALSE(zero.contains(named(5)->getResult(0)));
  EXPECT_FALSE(zero.contains(named(6)->getResult(0)));
  EXPECT_TRUE(zero.contains(named(7)->getResult(0)));
  EXPECT_EQ(zeroProducts(body, {loop.getCarriedArgs()[1]}).size(), 1u);
}

} // namespace

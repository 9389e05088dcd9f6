//===- TextTest.cpp - Pieces of the PyTorch text ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What programs do not reach: numbers at the ends, where lines break, ops that the matrix
// form of no program has.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Parser.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Target/Torch/Torch.h"
#include "tttc/Torch/Python.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace tttc;

namespace {

TEST(TextTest, NumbersAreTheShortestThatAreTheSame) {
  EXPECT_EQ(torch::numberText(0.1), "0.1");
  EXPECT_EQ(torch::numberText(64), "64");
  EXPECT_EQ(torch::numberText(-2.5), "-2.5");
  EXPECT_EQ(torch::numberText(1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(torch::numberText(0.1 + 0.2), "0.30000000000000004");
  EXPECT_EQ(torch::numberText(1e300), "1e+300");
}

TEST(TextTest, NamesThatPythonNeedsGetAnUnderscore) {
  EXPECT_EQ(torch::pythonName("lambda"), "lambda_");
  EXPECT_EQ(torch::pythonName("tokens"), "tokens_");
  EXPECT_EQ(torch::pythonName("W1"), "W1");
  std::set<std::string> taken = {"F"};
  EXPECT_EQ(torch::freshName("F", taken), "F_2");
  EXPECT_EQ(torch::freshName("F", taken), "F_3");
}

TEST(TextTest, LongLinesBreakInTheOutermostBracket) {
  const std::string argument(30, 'x'), call = "    f(" + argument + ", (a, b), " + argument;
  EXPECT_EQ(torch::wrapped(call + ", " + argument + ")\n"), call + ",\n      " + argument + ")\n");
  EXPECT_EQ(torch::wrapped("# " + std::string(120, 'x') + "\n"),
            "# " + std::string(120, 'x') + "\n");
}

TEST(TextTest, AnOpWithoutATextIsAnErrorAtItsPlace) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::ttt::TTTDialect, mlir::arith::ArithDialect, mlir::func::FuncDialect>();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(R"(
    func.func @l(%q: tensor<?xf64> {ttt.name = "q", ttt.role = "token", ttt.axes = "BHT"})
        -> (tensor<?xf64> {ttt.name = "out", ttt.role = "out", ttt.axes = "BHT"}) {
      %r = arith.remf %q, %q : tensor<?xf64>
      return %r : tensor<?xf64>
    })",
                                                        &context);
  ASSERT_TRUE(module);
  dsl::Source source("l.ttt", "layer l { token q\n each token { out = q } }\n");
  dsl::Diagnostics diags(source);
  auto file = dsl::parse(source, diags);
  ASSERT_TRUE(dsl::check(*file, diags)) << diags.render();
  std::string message;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
    message += diagnostic.str();
    return mlir::success();
  });
  EXPECT_TRUE(failed(writeDual(*module, *file->layers[0], {}, source)));
  EXPECT_NE(message.find("not supported yet: 'arith.remf' in a PyTorch function"),
            std::string::npos)
      << message;
}

} // namespace

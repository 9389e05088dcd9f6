//===- TextTest.cpp - Pieces of the PyTorch text ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cases that no program reaches: extreme values, line breaks, ops that the matrix
// form of no program has.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Parser.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Target/Torch/Torch.h"
#include "tttc/Torch/Python.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace tttc;

namespace {

TEST(TextTest, NumbersAreTheShortestThatAreTheSame) {
  EXPECT_EQ(torch::pythonNumber(0.1), "0.1");
  EXPECT_EQ(torch::pythonNumber(64), "64");
  EXPECT_EQ(torch::pythonNumber(-2.5), "-2.5");
  EXPECT_EQ(torch::pythonNumber(1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(torch::pythonNumber(0.1 + 0.2), "0.30000000000000004");
  EXPECT_EQ(torch::pythonNumber(1e300), "1e+300");
}

TEST(TextTest, NamesThatPythonNeedsGetAnUnderscore) {
  EXPECT_EQ(torch::pythonName("lambda"), "lambda_");
  EXPECT_EQ(torch::pythonName("tokens"), "tokens_");
  EXPECT_EQ(torch::pythonName("W1"), "W1");
  EXPECT_EQ(torch::pythonName("W1_"), "W1_");
  EXPECT_EQ(torch::pythonName("lambda_"), "lambda__");
  EXPECT_EQ(torch::pythonName("lambda__"), "lambda___");
  EXPECT_EQ(torch::pythonName("_"), "__");
  EXPECT_EQ(torch::pythonName("__"), "___");
  EXPECT_EQ(torch::pythonName("__class__"), "__class___");
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

/// Returns the dual text of a program that has `body` between `%q : tensor<?xf64>` and its result
/// `%r`; the message if there is an error.
std::string textOf(const std::string &body) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::ttt::TTTDialect, mlir::arith::ArithDialect, mlir::func::FuncDialect,
                  mlir::tensor::TensorDialect>();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      R"(func.func @l(%q: tensor<?xf64> {ttt.tensor = #ttt.tensor<"q", token, BHT>},
                      %W: tensor<3x3xf64> {ttt.tensor = #ttt.tensor<"W", param, H>},
                      %w: tensor<3xf64> {ttt.tensor = #ttt.tensor<"w", param, H>})
        -> (tensor<?xf64> {ttt.tensor = #ttt.tensor<"out", out, BHT>},
            tensor<3x3xf64> {ttt.tensor = #ttt.tensor<"m_final", final, BH>}) {)" +
          body + "return %r, %m : tensor<?xf64>, tensor<3x3xf64> }",
      &context);
  EXPECT_TRUE(module);
  dsl::Source source("l.ttt", "layer l { token q\n param W : [3, 3], w : [3]\n"
                              "each token { out = q + sum(w @ W) } }\n");
  dsl::Diagnostics diags(source);
  auto file = dsl::parse(source, diags);
  EXPECT_TRUE(dsl::check(*file, diags)) << diags.render();
  std::string message;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
    message += diagnostic.str();
    return mlir::success();
  });
  mlir::FailureOr<std::string> text = mlir::failure();
  if (module)
    text = writeDual(*module, *file->layers[0], {}, source);
  return succeeded(text) ? *text : message;
}

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

TEST(TextTest, AnOpWithoutATextIsAnErrorAtItsPlace) {
  std::string text = textOf("%r = arith.remf %q, %q : tensor<?xf64> "
                            "%m = arith.addf %W, %W : tensor<3x3xf64>");
  EXPECT_TRUE(
      contains(text, "not supported yet: the dual form of this in PyTorch; '--form=primal'"))
      << text;
}

TEST(TextTest, RowsAreInsertedWithTheAxisTheyLack) {
  std::string text = textOf("%r = arith.addf %q, %q : tensor<?xf64> "
                            "%m = tensor.insert_slice %w into %W[1, 0] [1, 3] [1, 1] "
                            ": tensor<3xf64> into tensor<3x3xf64>");
  EXPECT_TRUE(contains(text, "inserted(w[None, :], W, 0, slice(1, 2, 1), slice(0, 3, 1))")) << text;
}

TEST(TextTest, TransposedSystems) {
  const std::string r = "%r = arith.addf %q, %q : tensor<?xf64> ";
  std::string text = textOf(r + "%m = ttt.tril_solve transpose %W, %W "
                                ": tensor<3x3xf64>, tensor<3x3xf64>");
  EXPECT_TRUE(contains(text, "transposed_tril_solve(W, W)")) << text;
  text = textOf(r + "%m = ttt.tril_solve transpose %W, %W gate %W "
                    ": tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>");
  EXPECT_TRUE(
      contains(text, "not supported yet: the dual form of this in PyTorch; '--form=primal'"))
      << text;
}

} // namespace

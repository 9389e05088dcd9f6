//===- IndependentTokensTest.cpp - Tokens that may be computed apart ------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dependences between the tokens of a function: states, shifts, positions, loops over a part of the
// tokens, results that several tasks share.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/IndependentTokens.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::ttt;

namespace {

class IndependentTokens : public testing::Test {
protected:
  IndependentTokens() {
    context
        .loadDialect<TTTDialect, func::FuncDialect, arith::ArithDialect, tensor::TensorDialect>();
  }

  /// The analysis of a function of the tokens %x and the state %S whose result has these axes.
  int64_t analyse(const std::string &body, const std::string &axes = "BHT") {
    std::string text =
        "func.func @f(%x: tensor<?x4xf64> {ttt.tensor = #ttt.tensor<\"x\", token, BHT>}, "
        "%S: tensor<4xf64> {ttt.tensor = #ttt.tensor<\"S\", state, BH>}) -> (tensor<?x4xf64> "
        "{ttt.tensor = #ttt.tensor<\"y\", out, " +
        axes +
        ">}) {\n"
        "  %zero = arith.constant 0 : index\n"
        "  %T = tensor.dim %x, %zero : tensor<?x4xf64>\n" +
        body + "  return %y : tensor<?x4xf64>\n}\n";
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    return module ? tttc::independentTokens(*module->getOps<func::FuncOp>().begin()) : -1;
  }

  /// A loop over groups of `size` tokens of `of` that computes `name`.
  static std::string loop(const std::string &name, const std::string &of, int64_t size,
                          const std::string &step = "    %z = arith.addf %r, %r : ") {
    std::string rows = "tensor<" + std::to_string(size) + "x4xf64>";
    return "  " + name + " = ttt.every " + std::to_string(size) + " tokens(" + of +
           ") carry() : (tensor<?x4xf64>) -> tensor<?x4xf64> {\n  ^bb0(%start: index, %count: "
           "index, "
           "%r: " +
           rows + "):\n" + step + rows + "\n    ttt.yield %z : " + rows + "\n  }\n";
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(IndependentTokens, LoopsWithoutStates) {
  EXPECT_EQ(analyse(loop("%y", "%x", 8)), 8);
  // One loop after the other: multiples of both.
  EXPECT_EQ(analyse(loop("%h", "%x", 8) + loop("%y", "%h", 12)), 24);
  EXPECT_EQ(analyse(loop("%h", "%x", 4096) + loop("%y", "%h", 3)), 0); // too long
}

TEST_F(IndependentTokens, StatesShiftsAndPositions) {
  EXPECT_EQ(analyse("  %last, %y = ttt.every 8 tokens(%x) carry(%S) : (tensor<?x4xf64>, "
                    "tensor<4xf64>) -> (tensor<4xf64>, tensor<?x4xf64>) {\n"
                    "  ^bb0(%start: index, %count: index, %r: tensor<8x4xf64>, %s: tensor<4xf64>):"
                    "\n    ttt.yield %s, %r : tensor<4xf64>, tensor<8x4xf64>\n  }\n"),
            0);
  EXPECT_EQ(analyse("  %h = ttt.delay %x by 1 : tensor<?x4xf64>\n" + loop("%y", "%h", 8)), 0);
  // The index of a group, as a number or to read another stream.
  EXPECT_EQ(analyse(loop("%y", "%x", 8,
                         "    %p = ttt.position %start : tensor<8xf64>\n"
                         "    %w = ttt.broadcast %p [1] : tensor<8xf64> -> tensor<8x4xf64>\n"
                         "    %z = arith.addf %r, %w : ")),
            0);
  EXPECT_EQ(analyse(loop("%y", "%x", 8,
                         "    %q = tensor.extract_slice %x[%zero, 0] [8, 4] [1, 1] : "
                         "tensor<?x4xf64> to tensor<8x4xf64>\n"
                         "    %z = arith.addf %r, %q : ")),
            0);
}

TEST_F(IndependentTokens, LoopsOverPartOfTheTokens) {
  auto from = [](const std::string &start) {
    return "  %one = arith.constant 1 : index\n"
           "  %y = ttt.each_token " +
           start +
           ", %T tokens(%x) carry() : (index, index, tensor<?x4xf64>) -> tensor<?x4xf64> {\n"
           "  ^bb0(%t: index, %r: tensor<4xf64>):\n    ttt.yield %r : tensor<4xf64>\n  }\n";
  };
  EXPECT_EQ(analyse(from("%zero")), 1);
  EXPECT_EQ(analyse(from("%one")), 0);
}

TEST_F(IndependentTokens, ResultsOfOtherTasks) {
  EXPECT_EQ(analyse(loop("%y", "%x", 8), "BT"), 0); // the heads share it
}

} // namespace

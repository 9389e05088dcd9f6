//===- PhaseTest.cpp - Guarantees of phases -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op that a phase removes but that still exists after it is an error at the op, whichever pass
// missed it.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Pipelines/Pipelines.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace tttc;

namespace {

/// Returns the first message of a check of `text` against `phase`; empty if it passes.
std::string checked(const Phase &phase, const std::string &text) {
  MLIRContext context;
  context.loadDialect<ttt::TTTDialect, func::FuncDialect>();
  auto module = parseSourceString<ModuleOp>(text, &context);
  EXPECT_TRUE(module) << text;
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message = message.empty() ? diagnostic.str() : message;
    return success();
  });
  PassManager passes(&context);
  passes.addPass(createVerifyPhasePass(phase));
  EXPECT_EQ(succeeded(passes.run(*module)), message.empty());
  return message;
}

const std::string position = "func.func @f(%t: index) -> tensor<f32> {\n"
                             "  %p = ttt.position %t : tensor<f32>\n"
                             "  return %p : tensor<f32>\n"
                             "}\n",
                  composite = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                              "  %y = ttt.relu %x : tensor<4xf32>\n"
                              "  return %y : tensor<4xf32>\n"
                              "}\n";

TEST(Phase, AnOpThatIsLeftIsAnError) {
  EXPECT_EQ(checked(gradPhase, composite),
            "internal error: 'ttt.relu' is left after the phase 'grad'");
  EXPECT_EQ(checked(tiledPhase, position),
            "internal error: 'ttt.position' is left after the phase 'tiled'");
}

TEST(Phase, WhatALaterPhaseRemovesIsNoError) {
  EXPECT_EQ(checked(gradPhase, position), "");
  EXPECT_EQ(checked(dualPhase, composite), ""); // the preceding phase has checked it
}

} // namespace

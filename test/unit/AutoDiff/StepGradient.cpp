//===- StepGradient.cpp - The gradient of a mini-batch's step ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StepGradient.h.
//
//===----------------------------------------------------------------------===//

#include "StepGradient.h"

#include "tttc/AutoDiff/ReverseMode.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Import/Import.h"
#include "tttc/Pipelines/Pipelines.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/SetVector.h"

#include <gtest/gtest.h>

using namespace mlir;

namespace tttc::test {
namespace {

/// Returns the loop over mini-batches of the layer's matrix form, or null.
ttt::EveryOp matrixForm(ModuleOp module) {
  PassManager manager(module.getContext());
  PipelineOptions options;
  options.compile.form = Form::Dual;
  buildPhases(manager, tttPhase, dualPhase, options);
  EXPECT_TRUE(succeeded(manager.run(module)));
  ttt::EveryOp loop;
  module.walk([&](ttt::EveryOp every) { loop = every; });
  EXPECT_TRUE(loop);
  return loop;
}

std::string nameOf(func::FuncOp layer, Value argument) {
  return ttt::argumentTensor(layer, cast<BlockArgument>(argument).getArgNumber()).getName().str();
}

/// Returns the name of the layer's result that is a result of the loop.
std::string nameOfResult(func::FuncOp layer, Value result) {
  for (OpOperand &operand : layer.getBody().front().getTerminator()->getOpOperands()) {
    if (operand.get() == result) {
      return ttt::resultTensor(layer, operand.getOperandNumber()).getName().str();
    }
  }
  ADD_FAILURE() << "a result of the loop is no result of the layer";
  return "";
}

/// Returns the layer's arguments that the body uses from outside, including all params.
llvm::SetVector<Value> outsideArguments(ttt::EveryOp loop, IRMapping &mapping, OpBuilder &builder) {
  llvm::SetVector<Value> outside;
  for (Operation &op : loop.getBody().front()) {
    for (Value operand : op.getOperands()) {
      if (auto constant = operand.getDefiningOp<arith::ConstantOp>()) {
        if (constant->getBlock() != op.getBlock() && !mapping.contains(operand)) {
          mapping.map(operand, builder.clone(*constant)->getResult(0));
        }
      } else if (operand.getParentBlock() != op.getBlock()) {
        outside.insert(operand);
      }
    }
  }
  return outside;
}

} // namespace

StepGradient differentiateStep(MLIRContext &context, const dsl::Source &source,
                               const dsl::Layer &layer, const dsl::DimEnv &dims, int64_t count) {
  StepGradient gradient;
  dsl::Diagnostics diags(source);
  OwningOpRef<ModuleOp> imported =
      importLayer(context, layer, dims, {Float64Type::get(&context), {}}, diags);
  EXPECT_TRUE(imported) << diags.render();
  ttt::EveryOp loop = imported ? matrixForm(*imported) : ttt::EveryOp();
  if (!loop) {
    return gradient;
  }
  auto program = loop->getParentOfType<func::FuncOp>();
  Location loc = loop.getLoc();
  OpBuilder builder(&context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToStart(module->getBody());
  auto func = func::FuncOp::create(builder, loc, "step_gradient", builder.getFunctionType({}, {}));
  Block *block = func.addEntryBlock();
  builder.setInsertionPointToStart(block);
  auto ret = func::ReturnOp::create(builder, loc);
  builder.setInsertionPoint(ret);

  IRMapping mapping;
  SmallVector<Value> wrt;
  auto argument = [&](const std::string &name, Value like) {
    gradient.arguments.push_back(name);
    return block->addArgument(like.getType(), loc);
  };
  // `given` is the value in the layer, `inner` the value in the body.
  auto take = [&](Value given, Value inner, std::vector<std::string> &kind) {
    kind.push_back(nameOf(program, given));
    wrt.push_back(argument(kind.back(), inner));
    mapping.map(inner, wrt.back());
  };
  for (auto [stream, inner] : llvm::zip_equal(loop.getTokens(), loop.getTokenArgs())) {
    take(stream, inner, gradient.tokens);
  }
  for (auto [init, inner] : llvm::zip_equal(loop.getInits(), loop.getCarriedArgs())) {
    take(init, inner, gradient.states);
  }
  for (Value outside : outsideArguments(loop, mapping, builder)) {
    take(outside, outside, gradient.params);
  }
  mapping.map(loop.getStart(), arith::ConstantIndexOp::create(builder, loc, 0).getResult());
  mapping.map(loop.getCount(), arith::ConstantIndexOp::create(builder, loc, count).getResult());
  for (Operation &op : loop.getBody().front().without_terminator()) {
    builder.clone(op, mapping);
  }
  std::vector<std::pair<Value, Value>> seeds;
  Operation *yield = loop.getBody().front().getTerminator();
  for (auto [value, result] : llvm::zip_equal(yield->getOperands(), loop.getResults())) {
    seeds.push_back({mapping.lookup(value), argument("d_" + nameOfResult(program, result), value)});
  }

  llvm::DenseMap<Value, Value> cotangents;
  bool good = succeeded(differentiate(*block, wrt, seeds, cotangents));
  EXPECT_TRUE(good);
  for (auto [i, value] : llvm::enumerate(wrt)) {
    if (Value found = cotangents.lookup(value)) {
      gradient.results.push_back("d_" + gradient.arguments[i]);
      ret->insertOperands(ret->getNumOperands(), found);
    }
  }
  func.setType(builder.getFunctionType(block->getArgumentTypes(), ret->getOperandTypes()));
  good = good && succeeded(verify(*module));
  EXPECT_TRUE(good);
  if (good) {
    gradient.module = std::move(module);
  }
  return gradient;
}

} // namespace tttc::test

//===- Torch.cpp - Writes the dual form as a PyTorch function -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Torch.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Torch/Torch.h"

#include "Stages.h"

using namespace mlir;
using namespace tttc;

FailureOr<std::string> tttc::writeDual(ModuleOp module, const dsl::Layer &layer,
                                       const dsl::DimEnv &dims, const dsl::Source &source) {
  torch::Module text;
  text.more = dualHelpers();
  std::vector<torch::Argument> arguments = torch::argumentsOf(layer);
  llvm::erase_if(arguments, [](const torch::Argument &argument) {
    return argument.entity->kind == dsl::EntityKind::State && argument.entity->init;
  });
  simplify(module);
  if (failed(Stages(text, arguments, source).write(module))) {
    return failure();
  }
  return torch::writeModule(layer, dims, source, "dual", arguments, text);
}

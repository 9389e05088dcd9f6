//===- Torch.cpp - A layer as a PyTorch function ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Torch.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Torch/Torch.h"

#include "Program.h"

using namespace tttc;
using namespace tttc::torch;

std::string tttc::torch::writePrimal(const dsl::File &file, const dsl::Layer &layer,
                                     const dsl::DimEnv &dims, const dsl::Source &source) {
  Needs needs;
  Module module;
  Program program(layer, dims, file, source, needs, module);
  program.write();
  std::vector<Argument> arguments = argumentsOf(layer);
  for (Argument &argument : arguments)
    if (argument.entity->init || argument.entity->growing)
      argument.initial = program.initial(*argument.entity);
  std::vector<std::string> constants, values;
  for (const dsl::Entity *constant : layer.consts)
    if (needs.constants.count(constant)) {
      constants.push_back(pythonName(constant->name));
      values.push_back(pythonNumber(dims.at(constant->name)));
    }
  if (!constants.empty())
    module.constants.line(commaList(constants) + " = " + commaList(values));
  module.helpers = needs.helpers;
  module.imports = needs.imports;
  module.number = needs.number;
  module.tokens = true;
  return writeModule(layer, dims, source, "primal", arguments, module);
}

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

#include <cmath>
#include <cstdio>

using namespace tttc;
using namespace tttc::torch;

static std::string numberText(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.17g", value);
  double back = 0;
  // The shortest text that is the same number.
  for (int digits = 1; digits < 17 && back != value; ++digits) {
    std::snprintf(text, sizeof(text), "%.*g", digits, value);
    std::sscanf(text, "%lf", &back);
  }
  if (value == std::floor(value) && std::fabs(value) < 1e15)
    std::snprintf(text, sizeof(text), "%.0f", value);
  return text;
}

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
      values.push_back(numberText(dims.at(constant->name)));
    }
  if (!constants.empty())
    module.constants.line(commaList(constants) + " = " + commaList(values));
  module.helpers = needs.helpers;
  module.imports = needs.imports;
  module.number = needs.number;
  return writeModule(layer, dims, source, "primal", arguments, module);
}

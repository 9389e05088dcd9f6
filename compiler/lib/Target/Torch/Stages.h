//===- Stages.h - The stages of a layer in Python ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Joins the stages that the importer has split: see ImportStages.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_TORCH_STAGES_H
#define TTTC_LIB_TARGET_TORCH_STAGES_H

#include "Writer.h"

#include "mlir/IR/BuiltinOps.h"

namespace tttc {

class Stages {
public:
  Stages(torch::Module &module, const std::vector<torch::Argument> &arguments,
         const dsl::Source &source)
      : module(module), arguments(arguments), source(source) {}

  /// Fills `module` with the functions, which run one after another.
  mlir::LogicalResult write(mlir::ModuleOp functions);

private:
  void join(mlir::func::FuncOp func, const Writer &all, const std::string &name);

  torch::Module &module;
  const std::vector<torch::Argument> &arguments;
  const dsl::Source &source;
};

} // namespace tttc

#endif // TTTC_LIB_TARGET_TORCH_STAGES_H

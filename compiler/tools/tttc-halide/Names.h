//===- Names.h - What has a name in a text -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_HALIDE_NAMES_H
#define TTTC_TOOLS_TTTC_HALIDE_NAMES_H

#include "Halide.h"

#include <map>
#include <string>
#include <vector>

namespace tttc::halide {

/// A function of expressions: its parameters, and where its body begins.
struct Defined {
  std::vector<std::string> parameters;
  size_t body;
};

/// Everything that has a name in the text of a function.
struct Names {
  std::map<std::string, Halide::Func> funcs;
  std::map<std::string, Halide::ImageParam> images;
  std::map<std::string, Halide::Parameter> parameters;
  std::map<std::string, Halide::RDom> domains;
  std::map<std::string, Halide::Buffer<void>> buffers;
  std::map<std::string, std::vector<double>> arrays;
  std::map<std::string, Defined> functions;
  std::map<std::string, Halide::Expr> locals; ///< in the body of a function of expressions
  std::map<std::string, Halide::Var> vars;
  std::map<std::string, Halide::RVar> rvars;
};

} // namespace tttc::halide

#endif // TTTC_TOOLS_TTTC_HALIDE_NAMES_H

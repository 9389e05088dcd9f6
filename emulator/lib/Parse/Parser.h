//===- Parser.h - Recursive descent over a module ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_LIB_PARSE_PARSER_H
#define TTTC_PTXEMULATOR_LIB_PARSE_PARSER_H

#include "BodyParser.h"

namespace ptxemu {

/// Parses the top level of a module and the heads of functions.
class Parser {
public:
  explicit Parser(Module &module)
      : module(module), names(module, in), variables(in, names), bodies(in, names, variables) {}
  bool run();
  TokenReader in;

private:
  bool topLevel();
  bool version();
  bool target();
  bool functionOrEntry(bool isEntry);
  bool parameters(Function &function, std::vector<uint32_t> &list);
  bool performance(Function &function);
  bool triple(uint32_t (&values)[3]);

  Module &module;
  Names names;
  VariableParser variables;
  BodyParser bodies;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_LIB_PARSE_PARSER_H

//===- VariableParser.h - Variables and their initialisers ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_LIB_PARSE_VARIABLEPARSER_H
#define TTTC_PTXEMULATOR_LIB_PARSE_VARIABLEPARSER_H

#include "Names.h"

namespace ptxemu {

/// Limit that bounds the memory for any text to some hundred megabytes.
constexpr uint64_t maxVariableBytes = 1u << 28;

class VariableParser {
public:
  VariableParser(TokenReader &in, Names &names) : in(in), names(names) {}

  /// Parses the variables of one line, after their state space.
  bool variables(Space space, bool isExtern, std::vector<Variable> &into, bool inFunction);
  /// Parses a parameter and its name.
  bool parameter(Function &function, std::vector<uint32_t> &list);

private:
  bool attributes(Variable &variable, unsigned &lanes);
  bool extent(Variable &variable, uint64_t elementBytes);
  bool initializer(Variable &variable, unsigned depth);
  bool initialValue(Variable &variable);

  TokenReader &in;
  Names &names;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_LIB_PARSE_VARIABLEPARSER_H

//===- BodyParser.h - The body of a function --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_LIB_PARSE_BODYPARSER_H
#define TTTC_PTXEMULATOR_LIB_PARSE_BODYPARSER_H

#include "VariableParser.h"

namespace ptxemu {

/// Limits that bound the memory for any text to some hundred megabytes.
constexpr uint64_t maxRegisters = 1u << 18;
constexpr unsigned maxScopes = 64;

class BodyParser {
public:
  BodyParser(TokenReader &in, Names &names, VariableParser &variables)
      : in(in), names(names), variables(variables) {}

  /// Parses from `{` to its `}` and resolves the names.
  bool body(Function &function);

private:
  bool statement(Function &function);
  bool registers(Function &function);
  bool label(Function &function);
  bool branchTargets(Function &function, const std::string &name);
  bool instruction(Function &function);
  bool operand(Operand &result, unsigned depth);
  bool name(Operand &result);
  bool group(Operand &result, Operand::Kind kind, char close, unsigned depth);
  bool address(Operand &result, unsigned depth);

  TokenReader &in;
  Names &names;
  VariableParser &variables;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_LIB_PARSE_BODYPARSER_H

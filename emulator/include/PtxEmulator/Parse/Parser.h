//===- Parser.h - Recursive descent over a module -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to Parse/. The first error ends the parse: every function returns false
// after one, and the caller's returns too.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_PARSE_PARSER_H
#define TTTC_PTXEMULATOR_PARSE_PARSER_H

#include "PtxEmulator/Parse/Lexer.h"
#include "PtxEmulator/Parse/Module.h"

#include <map>

namespace ptxemu {

/// Limits that keep any text within some hundred megabytes.
constexpr uint64_t maxRegisters = 1u << 18;
constexpr uint64_t maxVariableBytes = 1u << 28;
constexpr unsigned maxScopes = 64;

class Parser {
public:
  explicit Parser(Module &module) : module(module) {}
  bool run();
  std::string error;
  SourcePos errorPos;

private:
  // Tokens.
  const Token &peek(size_t ahead = 0) const;
  const Token &next();
  bool fail(SourcePos at, const std::string &message);
  bool failHere(const std::string &expected);
  bool takePunctuation(char c);
  bool takeDot(std::string_view name);
  bool expect(char c);
  bool identifier(std::string &name);
  bool integer(uint64_t &value);
  void skipLine();
  /// .loc, .file, .section, .pragma; true if there was one.
  bool skipDebug(bool &skipped);

  // Declarations.
  bool topLevel();
  bool version();
  bool target();
  bool functionOrEntry(bool isEntry);
  bool signature(Function &function);
  bool parameters(Function &function, std::vector<uint32_t> &list);
  bool parameter(Function &function, std::vector<uint32_t> &list);
  bool performance(Function &function);
  bool triple(uint32_t (&values)[3]);
  bool variables(Space space, bool isExtern, std::vector<Variable> &into, bool inFunction);
  bool attributes(Variable &variable, unsigned &lanes);
  bool extent(Variable &variable, uint64_t elementBytes);
  bool initializer(Variable &variable, unsigned depth);
  bool initialValue(Variable &variable);

  // Bodies.
  struct Scope {
    int parent;
    unsigned depth;
    std::map<std::string, std::pair<Ref, uint32_t>> names;
  };
  bool body(Function &function);
  bool statement(Function &function);
  bool registers(Function &function);
  bool label(Function &function);
  bool branchTargets(Function &function, const std::string &name);
  bool instruction(Function &function);
  bool operand(Operand &result, unsigned depth);
  bool name(Operand &result);
  bool group(Operand &result, Operand::Kind kind, char close, unsigned depth);
  bool address(Operand &result, unsigned depth);
  bool declare(const std::string &name, Ref ref, uint32_t index, SourcePos at);
  bool resolveAll(Function &function);
  bool resolve(Function &function, Operand &operand, uint32_t scope);

  Module &module;
  std::vector<Token> tokens;
  size_t at = 0;
  std::vector<Scope> scopes;
  uint32_t scope = 0;
  struct PendingTargets {
    uint32_t list;
    uint32_t scope;
    std::vector<Operand> labels;
  };
  std::vector<PendingTargets> pendingTargets;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_PARSE_PARSER_H

//===- Names.h - Name resolution --------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_LIB_PARSE_NAMES_H
#define TTTC_PTXEMULATOR_LIB_PARSE_NAMES_H

#include "TokenReader.h"

#include "PtxEmulator/Parse/Module.h"

#include <map>

namespace ptxemu {

/// The names of a function, in nested blocks.
class Names {
public:
  Names(const Module &module, TokenReader &in) : module(module), in(in) {}

  /// Clears the names at the start of a function.
  void clear();
  void openBlock();
  void closeBlock();
  uint32_t scope() const { return present; }
  bool declare(const std::string &name, Ref ref, uint32_t index, SourcePos at);
  /// Adds the targets of a branch through a table; their labels may be declared later.
  void addTargets(uint32_t list, std::vector<Operand> labels);
  /// Resolves the names of a whole body.
  bool resolveAll(Function &function);

private:
  struct Scope {
    int parent;
    std::map<std::string, std::pair<Ref, uint32_t>> names;
  };
  struct PendingTargets {
    uint32_t list;
    uint32_t scope;
    std::vector<Operand> labels;
  };

  bool resolve(Operand &operand, uint32_t scope);

  const Module &module;
  TokenReader &in;
  std::vector<Scope> scopes;
  uint32_t present = 0;
  std::vector<PendingTargets> pendingTargets;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_LIB_PARSE_NAMES_H

//===- ParserStmt.h - The program of a layer --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIB_PARSERSTMT_H
#define TTTC_DSL_LIB_PARSERSTMT_H

#include "ParserExpr.h"

namespace tttc::dsl {

class StmtParser {
public:
  StmtParser(TokenReader &in, ExprParser &exprs) : in(in), exprs(exprs) {}

  /// Parses one statement into `block`, or reports an error and recovers.
  void statement(Block &block);
  /// Reports a name that starts a line without a `=` after it.
  void wrongAssignment();
  /// Reports a token that cannot start a statement where `what` was expected.
  void wrongStatement(const std::string &what);

private:
  void loop(Block &block);
  bool loopHeader(Stmt &stmt);
  void assignment(Block &block, StmtKind kind);

  TokenReader &in;
  ExprParser &exprs;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_LIB_PARSERSTMT_H

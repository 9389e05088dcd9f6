//===- ParserImpl.h - The recursive-descent parser --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIB_PARSERIMPL_H
#define TTTC_DSL_LIB_PARSERIMPL_H

#include "ParserStmt.h"

namespace tttc::dsl {

/// Files, layers and their declarations.
class Parser {
public:
  Parser(const Source &source, Diagnostics &diags)
      : in(source, diags), exprs(in), stmts(in, exprs) {}
  std::unique_ptr<File> file();

private:
  std::string hintBetweenLayers() const;

  // Declarations (ParserDecl.cpp).
  void layer(File &file);
  bool constants(Layer &layer);
  void item(Layer &layer);
  void declarations(Layer &layer);
  bool declarationLine(Layer &layer, DeclLine &line, Learner *learner);
  bool declarationGroup(Layer &layer, DeclLine &line, Learner *learner);
  bool shape(Entity &entity);
  bool initialValues(Entity &entity);
  void view(Layer &layer);
  void function(Layer &layer);
  Entity *addEntity(Layer &layer, EntityKind kind, std::string name, SourceRange range);
  ExprPtr clone(const Expr &expr);

  // Learners (ParserLearner.cpp).
  void learner(Layer &layer);
  bool learnerPart(Layer &layer, Learner &learner);

  TokenReader in;
  ExprParser exprs;
  StmtParser stmts;
  /// Copies of shapes and initial values made so far, in nodes.
  size_t clonedNodes = 0;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_LIB_PARSERIMPL_H

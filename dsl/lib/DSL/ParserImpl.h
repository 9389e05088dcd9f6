//===- ParserImpl.h - The recursive-descent parser --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per rule of Grammar.ebnf. A function that fails has reported why
// and returns null or false; the enclosing statement then calls recover(), so
// each statement reports at most one syntax error.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIB_PARSERIMPL_H
#define TTTC_DSL_LIB_PARSERIMPL_H

#include "tttc/DSL/Lexer.h"

namespace tttc::dsl {

class Parser {
public:
  Parser(const Source &source, Diagnostics &diags)
      : source(source), diags(diags), list(lex(source, diags)) {}
  std::unique_ptr<File> file();

private:
  // Tokens (Parser.cpp).
  const Token &peek(size_t ahead = 0) const;
  bool at(TokenKind kind) const { return peek().kind == kind; }
  const Token &take();
  bool accept(TokenKind kind);
  /// Takes a token of this kind or reports "expected `what`, found ...".
  bool expect(TokenKind kind, const char *what, std::string hint = "");
  std::string_view text(SourceRange range) const;
  std::string_view text(const Token &token) const { return text(token.range); }
  std::string describe(const Token &token) const;
  /// Takes a name that is being declared; `what` says whose.
  bool declaredName(const char *what, std::string &name, SourceRange &range);

  // Errors and recovery (Parser.cpp).
  void error(SourceRange range, std::string message, std::string hint = "");
  void expected(const std::string &what, std::string hint = "");
  std::string implicitProductHint() const;
  /// Goes on behind the next END, or before a `}` or the next statement.
  void recover();
  /// The same, for a word that is no statement here and would be found again.
  void recoverFromHere();
  void skipBraces();
  bool endOfStatement();
  uint32_t previousEnd() const { return index == 0 ? 0 : list.tokens[index - 1].range.end; }

  // Blocks (Parser.cpp): `{` on the line of its header; false: there is none.
  bool openBrace(const char *header, SourceRange &range);
  /// At a `layer` that starts a line: no block contains one, so all are over.
  bool atNextLayer() const;
  bool atBlockEnd() const;
  /// Takes the `}` of the block that begins at `range`, or reports that there is none.
  void closeBrace(SourceRange &range);
  /// Of the line in which `range` begins.
  size_t indentation(SourceRange range) const;

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

  // Statements (ParserStmt.cpp).
  void statement(Block &block);
  void loop(Block &block);
  bool loopHeader(Stmt &stmt);
  void assignment(Block &block, StmtKind kind);
  void wrongAssignment();
  void wrongStatement(const std::string &what);

  // Expressions (ParserExpr.cpp).
  ExprPtr expr();
  ExprPtr term();
  ExprPtr unary();
  ExprPtr power();
  ExprPtr postfix();
  bool exponent(Expr &power);
  ExprPtr member(ExprPtr base);
  ExprPtr element(ExprPtr base);
  ExprPtr node(ExprKind kind, SourceRange range, SourceRange opRange);
  ExprPtr binary(ExprKind kind, const Token &op, ExprPtr lhs, ExprPtr rhs);
  /// Gives `parent` one more operand; false if that is null or makes it too high.
  bool adopt(Expr &parent, ExprPtr operand);
  bool raise(Expr &parent, uint32_t operandHeight);

  // What stands below all operators (ParserPrimary.cpp).
  ExprPtr primary();
  ExprPtr number();
  ExprPtr name();
  ExprPtr parenthesised();
  ExprPtr call();
  bool argument(Expr &call);
  bool expectClose(const Token &open, const char *what);

  /// Counts nested rules; every recursive cycle of the grammar passes through one.
  struct Nesting {
    explicit Nesting(Parser &parser) : parser(parser) { ++parser.depth; }
    ~Nesting() { --parser.depth; }
    Nesting(const Nesting &) = delete;
    Nesting &operator=(const Nesting &) = delete;
    /// Reports once per file if the limit is passed.
    bool tooDeep();
    Parser &parser;
  };

  const Source &source;
  Diagnostics &diags;
  TokenList list;
  size_t index = 0;
  unsigned depth = 0;
  bool reportedDepth = false;
  /// Inside a bracket whose missing partner is reported: say nothing more.
  bool quiet = false;
  /// The first block of the layer whose `}` stands further left than the line of its `{`: from
  /// the one to the other; to 0 without such a block.
  SourceRange lacking;
  /// Copies of shapes and initial values made so far, in nodes.
  size_t clonedNodes = 0;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_LIB_PARSERIMPL_H

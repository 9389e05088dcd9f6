//===- ParserStmt.cpp - The program of a layer ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops and assignments, and the messages for lines that are neither.
//
//===----------------------------------------------------------------------===//

#include "ParserStmt.h"

#include "tttc/DSL/Spelling.h"

using namespace tttc::dsl;

void StmtParser::statement(Block &block) {
  switch (in.peek().kind) {
  case TokenKind::Every:
  case TokenKind::Each:
  case TokenKind::Repeat:
    return loop(block);
  case TokenKind::Out:
    return assignment(block, StmtKind::Out);
  case TokenKind::Probe:
    return assignment(block, StmtKind::Probe);
  case TokenKind::Name:
    return assignment(block, StmtKind::Assign);
  default:
    wrongStatement("a statement");
    return in.recoverFromHere();
  }
}

void StmtParser::loop(Block &block) {
  auto stmt = std::make_unique<Stmt>();
  stmt->range = in.peek().range;
  TokenReader::Nesting nesting(in);
  if (nesting.tooDeep()) {
    // Neither this loop nor the enclosing ones can be parsed further: skip the layer.
    while (!in.at(TokenKind::Layer) && !in.at(TokenKind::Eof))
      in.take();
    return;
  }
  const bool header = loopHeader(*stmt);
  if (!header)
    in.quiet = true; // Report only the header's error; still parse the body.
  stmt->body = std::make_unique<Block>();
  stmt->body->parent = &block;
  stmt->body->stmt = stmt.get();
  // `every n d {` may stand for the product `n * d`.
  const std::string product = stmt->kind == StmtKind::EachToken ? "" : in.implicitProductHint();
  const bool mayReverse = stmt->kind != StmtKind::Repeat && !stmt->reverse;
  if (!in.openBrace("loop",
                    mayReverse ? "only `reverse` may stand before the '{'" +
                                     (product.empty() ? "" : "; " + product)
                               : product,
                    stmt->body->range))
    return in.recover();
  in.quiet = false;
  while (!in.atBlockEnd())
    statement(*stmt->body);
  in.closeBrace(stmt->body->range);
  stmt->range.end = stmt->body->range.end;
  if (header)
    block.stmts.push_back(std::move(stmt));
  in.endOfStatement();
}

bool StmtParser::loopHeader(Stmt &stmt) {
  const TokenKind kind = in.take().kind;
  if (kind == TokenKind::Each) {
    stmt.kind = StmtKind::EachToken;
    if (!in.expect(TokenKind::Token, "'token' after 'each'"))
      return false;
    stmt.reverse = in.accept(TokenKind::Reverse);
    return true;
  }
  stmt.kind = kind == TokenKind::Every ? StmtKind::Every : StmtKind::Repeat;
  if (in.at(TokenKind::Reverse) && kind == TokenKind::Every) {
    in.expected("an expression", "the length stands first: `every n reverse { ... }`");
    return false;
  }
  stmt.expr = exprs.expr();
  if (!stmt.expr)
    return false;
  if (stmt.kind == StmtKind::Every) {
    stmt.reverse = in.accept(TokenKind::Reverse);
    return true;
  }
  if (in.at(TokenKind::Reverse)) {
    in.expected("'{' or 'as' after the count of 'repeat'",
                "a `repeat` runs on the same tokens; `reverse` is an order of "
                "tokens, for `every` and `each token`");
    return false;
  }
  if (!in.accept(TokenKind::As))
    return true;
  return in.declaredName("the name of the loop's index after 'as'", stmt.name, stmt.nameRange);
}

void StmtParser::assignment(Block &block, StmtKind kind) {
  auto stmt = std::make_unique<Stmt>();
  stmt->kind = kind;
  stmt->range = in.peek().range;
  if (kind != StmtKind::Assign)
    in.take();
  if (kind == StmtKind::Assign && in.peek(1).kind != TokenKind::Equal) {
    wrongAssignment();
    return in.recover();
  }
  if (kind != StmtKind::Out && !in.declaredName("the probe's name", stmt->name, stmt->nameRange))
    return in.recover();
  if (!in.expect(TokenKind::Equal,
                 kind == StmtKind::Out ? "'=' after 'out'" : "'=' after the probe's name") ||
      !(stmt->expr = exprs.expr()))
    return in.recover();
  stmt->range.end = in.previousEnd();
  block.stmts.push_back(std::move(stmt));
  in.endOfStatement();
}

void StmtParser::wrongAssignment() {
  const std::string name(in.text(in.take()));
  std::string hint;
  switch (in.peek().kind) {
  case TokenKind::Dot:
    hint = "a state is assigned by its own name, `" +
           std::string(in.peek(1).kind == TokenKind::Name ? in.text(in.peek(1)) : "W1") + " = ...`";
    break;
  case TokenKind::LBracket:
    hint = "entries are not assigned; assign the whole value";
    break;
  case TokenKind::LParen:
    hint = "functions are defined in the layer, outside loops and learners; a value is assigned, "
           "`y = " +
           name + "(...)`";
    break;
  case TokenKind::Colon:
    hint = in.peek(1).kind == TokenKind::Equal
               ? "write `" + name + " = ...`"
               : "declare it with `token`, `param` or, in a learner, `state`";
    break;
  case TokenKind::Name:
  case TokenKind::Number:
  case TokenKind::T:
  case TokenKind::LBrace:
  case TokenKind::Token:
    hint = hintForForeignWord(name);
    if (hint.empty())
      hint = didYouMean(name, reservedWords(), "");
    break;
  default:
    if (in.peek(1).kind == TokenKind::Equal)
      hint = "write `" + name + " = " + name + " " + std::string(in.text(in.peek())) + " ...`";
    break;
  }
  in.expected("'=' after '" + name + "'", hint);
}

void StmtParser::wrongStatement(const std::string &what) {
  const std::string spelling(in.text(in.peek()));
  switch (in.peek().kind) {
  case TokenKind::Plus:
  case TokenKind::Minus:
  case TokenKind::Star:
  case TokenKind::Slash:
  case TokenKind::Percent:
  case TokenKind::At:
  case TokenKind::Caret:
  case TokenKind::CaretT:
  case TokenKind::Dot:
  case TokenKind::LParen:
  case TokenKind::LBracket:
  case TokenKind::Comma:
  case TokenKind::Equal:
    return in.expected(what, in.peek().newlineBefore
                                 ? "a line that starts with `" + spelling +
                                       "` does not go on from the one before: end the line before "
                                       "with it"
                                 : "");
  case TokenKind::Reverse:
    return in.expected(what, "`reverse` stands behind: `each token reverse { ... }`");
  case TokenKind::Noncausal:
    return in.expected(what,
                       "`noncausal` stands in the layer's head: `layer f(d = 64) noncausal {`");
  case TokenKind::State:
  case TokenKind::Return:
    return in.expected(what, "`" + spelling + "` stands in a learner");
  case TokenKind::Shared:
  case TokenKind::Token:
  case TokenKind::Param:
  case TokenKind::View:
  case TokenKind::Learner:
    return in.expected(what, "declarations stand in the layer, outside loops and learners");
  case TokenKind::T:
  case TokenKind::Heads:
  case TokenKind::Function:
    return in.expected(what, "choose another name, the language uses this one");
  default:
    return in.expected(what);
  }
}

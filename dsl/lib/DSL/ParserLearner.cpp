//===- ParserLearner.cpp - Learners -----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `learner f(x) { state ...; y = ...; return ... }`: states and locals in any
// order, `return` once and last.
//
//===----------------------------------------------------------------------===//

#include "ParserImpl.h"

using namespace tttc::dsl;

void Parser::learner(Layer &layer) {
  const uint32_t begin = in.take().range.begin;
  layer.learners.push_back(std::make_unique<Learner>());
  Learner &learner = *layer.learners.back();
  const bool header = in.declaredName("the learner's name", learner.name, learner.nameRange) &&
                      in.expect(TokenKind::LParen, "'(' after the learner's name",
                                "a learner takes one value: f(x)") &&
                      in.declaredName("the name of the learner's parameter", learner.paramName,
                                      learner.paramRange) &&
                      in.expect(TokenKind::RParen, "')' after the learner's parameter",
                                "a learner takes one value: f(x)");
  if (!header)
    in.quiet = true; // Report only the header's error; still parse the body.
  Entity *entity = addEntity(layer, EntityKind::Learner, learner.name, learner.nameRange);
  entity->learner = &learner;
  learner.entity = entity;
  learner.param = addEntity(layer, EntityKind::Parameter, learner.paramName, learner.paramRange);

  if (!in.openBrace("learner", "nothing stands between the parameter and the '{'",
                    learner.bodyRange))
    return in.recover();
  in.quiet = false;
  bool returned = false;
  while (!in.atBlockEnd()) {
    if (returned) {
      in.expected("'}' after the learner's 'return'", "'return' is the last line of a learner");
      in.recoverFromHere();
      continue;
    }
    returned = in.at(TokenKind::Return);
    const size_t before = in.place();
    if (!learnerPart(layer, learner))
      before == in.place() ? in.recoverFromHere() : in.recover();
    else
      in.endOfStatement();
  }
  if (!returned)
    in.expected("'return' as the last line of learner '" + learner.name + "'");
  in.closeBrace(learner.bodyRange);
  learner.range = {begin, learner.bodyRange.end};
  in.endOfStatement();
}

bool Parser::learnerPart(Layer &layer, Learner &learner) {
  switch (in.peek().kind) {
  case TokenKind::State: {
    DeclLine line{EntityKind::State, false, in.take().range, {}};
    if (!declarationLine(layer, line, &learner))
      return false;
    for (const auto &group : line.groups)
      learner.states.insert(learner.states.end(), group.begin(), group.end());
    learner.decls.push_back(std::move(line));
    return true;
  }
  case TokenKind::Return:
    learner.returnRange = in.take().range;
    learner.result = exprs.expr();
    learner.returnRange.end = in.previousEnd();
    return learner.result != nullptr;
  case TokenKind::Name: {
    if (in.peek(1).kind != TokenKind::Equal) {
      stmts.wrongAssignment();
      return false;
    }
    LocalDef local;
    in.declaredName("a name", local.name, local.nameRange);
    in.take();
    local.expr = exprs.expr();
    if (!local.expr)
      return false;
    local.entity = addEntity(layer, EntityKind::LocalValue, local.name, local.nameRange);
    learner.locals.push_back(std::move(local));
    return true;
  }
  default:
    stmts.wrongStatement("'state', an assignment or 'return' in a learner");
    return false;
  }
}

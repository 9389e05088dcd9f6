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
  const uint32_t begin = take().range.begin;
  layer.learners.push_back(std::make_unique<Learner>());
  Learner &learner = *layer.learners.back();
  const bool header =
      declaredName("the learner's name", learner.name, learner.nameRange) &&
      expect(TokenKind::LParen, "'(' after the learner's name",
             "a learner takes one value: f(x)") &&
      declaredName("the name of the learner's parameter", learner.paramName, learner.paramRange) &&
      expect(TokenKind::RParen, "')' after the learner's parameter",
             "a learner takes one value: f(x)");
  if (!header)
    quiet = true; // The header's error says it all; the body is still read.
  Entity *entity = addEntity(layer, EntityKind::Learner, learner.name, learner.nameRange);
  entity->learner = &learner;
  learner.entity = entity;
  learner.param = addEntity(layer, EntityKind::Parameter, learner.paramName, learner.paramRange);

  if (!openBrace("learner", learner.bodyRange))
    return recover();
  quiet = false;
  bool returned = false;
  while (!atBlockEnd()) {
    if (returned) {
      expected("'}' after the learner's 'return'", "'return' is the last line of a learner");
      recoverFromHere();
      continue;
    }
    returned = at(TokenKind::Return);
    const size_t before = index;
    if (!learnerPart(layer, learner))
      before == index ? recoverFromHere() : recover();
    else
      endOfStatement();
  }
  if (!returned)
    expected("'return' as the last line of learner '" + learner.name + "'");
  closeBrace(learner.bodyRange);
  learner.range = {begin, learner.bodyRange.end};
  endOfStatement();
}

bool Parser::learnerPart(Layer &layer, Learner &learner) {
  switch (peek().kind) {
  case TokenKind::State: {
    DeclLine line{EntityKind::State, false, take().range, {}};
    if (!declarationLine(layer, line, &learner))
      return false;
    for (const auto &group : line.groups)
      learner.states.insert(learner.states.end(), group.begin(), group.end());
    learner.decls.push_back(std::move(line));
    return true;
  }
  case TokenKind::Return:
    learner.returnRange = take().range;
    learner.result = expr();
    learner.returnRange.end = previousEnd();
    return learner.result != nullptr;
  case TokenKind::Name: {
    if (peek(1).kind != TokenKind::Equal) {
      wrongAssignment();
      return false;
    }
    LocalDef local;
    declaredName("a name", local.name, local.nameRange);
    take();
    local.expr = expr();
    if (!local.expr)
      return false;
    local.entity = addEntity(layer, EntityKind::LocalValue, local.name, local.nameRange);
    learner.locals.push_back(std::move(local));
    return true;
  }
  default:
    wrongStatement("'state', an assignment or 'return' in a learner");
    return false;
  }
}

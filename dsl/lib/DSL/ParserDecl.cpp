//===- ParserDecl.cpp - Layers and declarations -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that declares a name: each becomes an Entity of its layer, in the
// order of the text. Whether a name is declared twice is the checker's matter.
//
//===----------------------------------------------------------------------===//

#include "ParserImpl.h"

#include "tttc/DSL/Spelling.h"

using namespace tttc::dsl;

Entity *Parser::addEntity(Layer &layer, EntityKind kind, std::string name, SourceRange range) {
  auto entity = std::make_unique<Entity>();
  entity->kind = kind;
  entity->name = std::move(name);
  entity->range = range;
  layer.entities.push_back(std::move(entity));
  return layer.entities.back().get();
}

ExprPtr Parser::clone(const Expr &expr) {
  if (++clonedNodes > maxClonedNodes)
    return nullptr;
  ExprPtr copy = node(expr.kind, expr.range, expr.opRange);
  copy->parenthesised = expr.parenthesised;
  copy->number = expr.number;
  copy->spelling = expr.spelling;
  copy->exponent = expr.exponent;
  copy->builtin = expr.builtin;
  copy->height = expr.height;
  for (const ExprPtr &operand : expr.operands) {
    copy->operands.push_back(clone(*operand));
    if (!copy->operands.back())
      return nullptr;
  }
  for (const Option &option : expr.options) {
    copy->options.push_back({option.name, option.range, clone(*option.value)});
    if (!copy->options.back().value)
      return nullptr;
  }
  return copy;
}

void Parser::layer(File &file) {
  const uint32_t begin = take().range.begin;
  file.layers.push_back(std::make_unique<Layer>());
  Layer &layer = *file.layers.back();
  quiet = false;
  lacking = {};
  // After a wrong header say no more about it, but read the body.
  quiet = !declaredName("the layer's name", layer.name, layer.nameRange) || !constants(layer);
  if (at(TokenKind::Noncausal))
    layer.noncausal = take().range;
  if (!openBrace("layer", layer.body.range))
    return recover();
  quiet = false;
  while (!atBlockEnd())
    item(layer);
  closeBrace(layer.body.range);
  layer.range = {begin, layer.body.range.end};
  if (!at(TokenKind::RBrace))
    endOfStatement();
}

bool Parser::constants(Layer &layer) {
  const Token open = peek();
  if (!accept(TokenKind::LParen))
    return true;
  quiet |= open.unclosed;
  do {
    std::string name;
    SourceRange range;
    if (!declaredName("the name of a constant", name, range))
      return false;
    Entity *constant = addEntity(layer, EntityKind::Const, std::move(name), range);
    layer.consts.push_back(constant);
    if (accept(TokenKind::Equal) && !(constant->init = expr()))
      return false;
  } while (accept(TokenKind::Comma));
  return expect(TokenKind::RParen, "',' or ')'");
}

void Parser::item(Layer &layer) {
  switch (peek().kind) {
  case TokenKind::Shared:
  case TokenKind::Token:
  case TokenKind::Param:
    return declarations(layer);
  case TokenKind::View:
    return view(layer);
  case TokenKind::Learner:
    return learner(layer);
  case TokenKind::Name:
    if (peek(1).kind == TokenKind::LParen)
      return function(layer);
    return statement(layer.body);
  default:
    return statement(layer.body);
  }
}

void Parser::declarations(Layer &layer) {
  DeclLine line{EntityKind::Token, accept(TokenKind::Shared), {}, {}};
  line.range.begin = line.shared ? list.tokens[index - 1].range.begin : peek().range.begin;
  if (!at(TokenKind::Token) && !at(TokenKind::Param)) {
    expected("'token' or 'param' after 'shared'");
    return recover();
  }
  if (take().kind == TokenKind::Param)
    line.kind = EntityKind::Param;
  if (!declarationLine(layer, line, nullptr))
    return recover();
  auto &sameKind = line.kind == EntityKind::Token ? layer.tokens : layer.params;
  for (const auto &group : line.groups)
    sameKind.insert(sameKind.end(), group.begin(), group.end());
  layer.decls.push_back(std::move(line));
  endOfStatement();
}

bool Parser::declarationLine(Layer &layer, DeclLine &line, Learner *learner) {
  do {
    if (!declarationGroup(layer, line, learner))
      return false;
  } while (accept(TokenKind::Comma));
  line.range.end = previousEnd();
  return true;
}

bool Parser::declarationGroup(Layer &layer, DeclLine &line, Learner *learner) {
  line.groups.emplace_back();
  std::vector<Entity *> names;
  do {
    std::string name;
    SourceRange range;
    if (!declaredName("a name to declare", name, range))
      return false;
    Entity *entity = addEntity(layer, line.kind, std::move(name), range);
    entity->shared = line.shared;
    entity->perHead = !line.shared;
    entity->learner = learner;
    names.push_back(entity);
    line.groups.back().push_back(entity);
  } while (accept(TokenKind::Comma));

  Entity &first = *names.front();
  if (accept(TokenKind::Colon) && !shape(first))
    return false;
  if (!initialValues(first))
    return false;
  for (size_t i = 1; i < names.size(); ++i) {
    Entity &other = *names[i];
    other.growing = first.growing;
    for (const ExprPtr &axis : first.axes)
      other.axes.push_back(clone(*axis));
    if (first.init)
      other.init = clone(*first.init);
    if (first.trainedFrom)
      other.trainedFrom = clone(*first.trainedFrom);
    if (clonedNodes > maxClonedNodes) {
      error(other.range, "expected fewer names with long shapes, found more than fit",
            "name the axes as constants of the layer");
      quiet = true;
      return false;
    }
  }
  return true;
}

/// `init e` or `= e`. The word is one here only, where no name can stand.
bool Parser::initialValues(Entity &entity) {
  const auto atInit = [&] { return at(TokenKind::Name) && text(peek()) == "init"; };
  const char *both = "a state with a value always starts at it: `=` or `init`";
  if (atInit() && entity.kind != EntityKind::Token) {
    take();
    if (!(entity.trainedFrom = expr()))
      return false;
  }
  if (at(TokenKind::Equal) && (entity.kind != EntityKind::State || entity.trainedFrom)) {
    expected("the end of the declaration",
             entity.trainedFrom && entity.kind == EntityKind::State
                 ? both
                 : "only states take an initial value; a `view` is a name for an expression");
    return false;
  }
  if (accept(TokenKind::Equal) && !(entity.init = expr()))
    return false;
  if (!at(TokenKind::Name) && !(at(TokenKind::Colon) && entity.trainedFrom))
    return true;
  expected("the end of the declaration",
           at(TokenKind::Colon) ? "the shape stands before `init`"
           : !atInit()          ? didYouMean(text(peek()), {"init"}, implicitProductHint())
           : entity.init        ? both
           : entity.trainedFrom ? "one `init` for the names before it"
                                : "`init` is where the training of a param or state begins; a "
                                  "token is not trained");
  return false;
}

bool Parser::shape(Entity &entity) {
  const Token open = peek();
  if (!expect(TokenKind::LBracket, "'[' after ':'", "a shape is written `[d]` or `[d, e]`"))
    return false;
  quiet |= open.unclosed;
  if (at(TokenKind::RBracket)) {
    expected("an axis", "a scalar has no shape: leave `: []` out");
    return false;
  }
  do {
    const bool star = at(TokenKind::Star) &&
                      (peek(1).kind == TokenKind::Comma || peek(1).kind == TokenKind::RBracket);
    if (star) {
      if (entity.kind != EntityKind::State || entity.growing || !entity.axes.empty()) {
        expected("an axis", "`*` is the first axis of a state: rows that `append` adds");
        return false;
      }
      take();
      entity.growing = true;
    } else if (entity.axes.size() + entity.growing == maxAxes) {
      expected("at most " + std::to_string(maxAxes) + " axes");
      return false;
    } else {
      entity.axes.push_back(expr());
      if (!entity.axes.back())
        return false;
    }
  } while (accept(TokenKind::Comma));
  return expectClose(open, "',' or ']'");
}

void Parser::view(Layer &layer) {
  DeclLine line{EntityKind::View, false, take().range, {}};
  std::string name;
  SourceRange range;
  if (!declaredName("the view's name", name, range) ||
      !expect(TokenKind::Equal, "'=' after the view's name"))
    return recover();
  Entity *entity = addEntity(layer, EntityKind::View, std::move(name), range);
  layer.views.push_back(entity);
  entity->init = expr();
  if (!entity->init)
    return recover();
  line.range.end = previousEnd();
  line.groups.push_back({entity});
  layer.decls.push_back(std::move(line));
  endOfStatement();
}

void Parser::function(Layer &layer) {
  layer.functions.push_back(std::make_unique<Function>());
  Function &function = *layer.functions.back();
  function.nameRange = peek().range;
  function.name = std::string(text(take()));
  quiet |= take().unclosed;
  Entity *entity = addEntity(layer, EntityKind::Function, function.name, function.nameRange);
  entity->function = &function;
  function.entity = entity;
  do {
    std::string name;
    SourceRange range;
    if (!at(TokenKind::Name)) {
      expected("the name of a parameter", "a function is defined as `name(a, b) = ...`; a value "
                                          "is assigned, `y = name(...)`");
      return recover();
    }
    declaredName("the name of a parameter", name, range);
    function.paramNames.push_back(name);
    function.paramRanges.push_back(range);
    function.params.push_back(addEntity(layer, EntityKind::Parameter, std::move(name), range));
  } while (accept(TokenKind::Comma));
  if (!expect(TokenKind::RParen, "',' or ')'", "a function is defined as `name(a, b) = ...`") ||
      !expect(TokenKind::Equal, "'=' after the function's parameters",
              "a function is defined as `name(a, b) = ...`; a value is assigned, `y = name(...)`"))
    return recover();
  function.body = expr();
  if (!function.body)
    return recover();
  function.range = {function.nameRange.begin, previousEnd()};
  endOfStatement();
}

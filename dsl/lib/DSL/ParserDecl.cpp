//===- ParserDecl.cpp - Layers and declarations -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses everything that declares a name: each becomes an Entity of its layer, in
// the order of the text. The checker reports duplicate declarations.
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
  ExprPtr copy = ExprParser::node(expr.kind, expr.range, expr.opRange);
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
  const uint32_t begin = in.take().range.begin;
  file.layers.push_back(std::make_unique<Layer>());
  Layer &layer = *file.layers.back();
  in.quiet = false;
  in.lacking = {};
  // After an error in the header, suppress further ones but parse the body.
  in.quiet = !in.declaredName("the layer's name", layer.name, layer.nameRange) || !constants(layer);
  if (in.at(TokenKind::Noncausal))
    layer.noncausal = in.take().range;
  if (!in.openBrace("layer", "only `noncausal` may stand before the '{'", layer.body.range))
    return in.recover();
  in.quiet = false;
  while (!in.atBlockEnd())
    item(layer);
  in.closeBrace(layer.body.range);
  layer.range = {begin, layer.body.range.end};
  if (!in.at(TokenKind::RBrace))
    in.endOfStatement();
}

bool Parser::constants(Layer &layer) {
  const Token open = in.peek();
  if (!in.accept(TokenKind::LParen))
    return true;
  in.quiet |= open.unclosed;
  do {
    std::string name;
    SourceRange range;
    if (!in.declaredName("the name of a constant", name, range))
      return false;
    Entity *constant = addEntity(layer, EntityKind::Const, std::move(name), range);
    layer.consts.push_back(constant);
    if (in.accept(TokenKind::Equal) && !(constant->init = exprs.expr()))
      return false;
  } while (in.accept(TokenKind::Comma));
  return in.expect(TokenKind::RParen, "',' or ')'",
                   in.at(TokenKind::Colon) ? "the default of a constant follows `=`, `d = 64`"
                                           : "");
}

void Parser::item(Layer &layer) {
  switch (in.peek().kind) {
  case TokenKind::Shared:
  case TokenKind::Token:
  case TokenKind::Param:
    return declarations(layer);
  case TokenKind::View:
    return view(layer);
  case TokenKind::Learner:
    return learner(layer);
  case TokenKind::Name:
    if (in.peek(1).kind == TokenKind::LParen)
      return function(layer);
    return stmts.statement(layer.body);
  default:
    return stmts.statement(layer.body);
  }
}

void Parser::declarations(Layer &layer) {
  DeclLine line{EntityKind::Token, in.accept(TokenKind::Shared), {}, {}};
  line.range.begin = line.shared ? in.previous().range.begin : in.peek().range.begin;
  if (!in.at(TokenKind::Token) && !in.at(TokenKind::Param)) {
    in.expected("'token' or 'param' after 'shared'");
    return in.recover();
  }
  if (in.take().kind == TokenKind::Param)
    line.kind = EntityKind::Param;
  if (!declarationLine(layer, line, nullptr))
    return in.recover();
  auto &sameKind = line.kind == EntityKind::Token ? layer.tokens : layer.params;
  for (const auto &group : line.groups)
    sameKind.insert(sameKind.end(), group.begin(), group.end());
  layer.decls.push_back(std::move(line));
  in.endOfStatement();
}

bool Parser::declarationLine(Layer &layer, DeclLine &line, Learner *learner) {
  do {
    if (!declarationGroup(layer, line, learner))
      return false;
  } while (in.accept(TokenKind::Comma));
  line.range.end = in.previousEnd();
  return true;
}

bool Parser::declarationGroup(Layer &layer, DeclLine &line, Learner *learner) {
  line.groups.emplace_back();
  std::vector<Entity *> names;
  do {
    std::string name;
    SourceRange range;
    if (!in.declaredName("a name to declare", name, range))
      return false;
    Entity *entity = addEntity(layer, line.kind, std::move(name), range);
    entity->shared = line.shared;
    entity->perHead = !line.shared;
    entity->learner = learner;
    names.push_back(entity);
    line.groups.back().push_back(entity);
  } while (in.accept(TokenKind::Comma));

  Entity &first = *names.front();
  if (in.accept(TokenKind::Colon) && !shape(first))
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
      in.error(other.range, "expected fewer names with long shapes, found more than fit",
               "name the axes as constants of the layer");
      in.quiet = true;
      return false;
    }
  }
  return true;
}

/// `init e` or `= e`. `init` is a keyword only here, where no name can occur.
bool Parser::initialValues(Entity &entity) {
  const auto atInit = [&] { return in.at(TokenKind::Name) && in.text(in.peek()) == "init"; };
  const char *both = "a state with a value always starts at it: `=` or `init`";
  if (atInit() && entity.kind != EntityKind::Token) {
    in.take();
    if (!(entity.trainedFrom = exprs.expr()))
      return false;
  }
  if (in.at(TokenKind::Equal) && (entity.kind != EntityKind::State || entity.trainedFrom)) {
    in.expected("the end of the declaration",
                entity.trainedFrom && entity.kind == EntityKind::State ? both
                : entity.kind == EntityKind::Param && !entity.trainedFrom
                    ? "write `init` instead of `=`: a param is trained from there"
                    : "only states take an initial value; a `view` is a name for an expression");
    return false;
  }
  if (in.accept(TokenKind::Equal) && !(entity.init = exprs.expr()))
    return false;
  if (!in.at(TokenKind::Name) && !(in.at(TokenKind::Colon) && entity.trainedFrom))
    return true;
  in.expected("the end of the declaration",
              in.at(TokenKind::Colon) ? "the shape stands before `init`"
              : !atInit()   ? didYouMean(in.text(in.peek()), {"init"}, in.implicitProductHint())
              : entity.init ? both
              : entity.trainedFrom ? "one `init` for the names before it"
                                   : "`init` is where the training of a param or state begins; a "
                                     "token is not trained");
  return false;
}

bool Parser::shape(Entity &entity) {
  const Token open = in.peek();
  if (!in.expect(TokenKind::LBracket, "'[' after ':'", "a shape is written `[d]` or `[d, e]`"))
    return false;
  in.quiet |= open.unclosed;
  if (in.at(TokenKind::RBracket)) {
    in.expected("an axis", "a scalar has no shape: leave `: []` out");
    return false;
  }
  do {
    const bool star = in.at(TokenKind::Star) && (in.peek(1).kind == TokenKind::Comma ||
                                                 in.peek(1).kind == TokenKind::RBracket);
    if (star) {
      if (entity.kind != EntityKind::State || entity.growing || !entity.axes.empty()) {
        in.expected("an axis", "`*` is the first axis of a state: rows that `append` adds");
        return false;
      }
      in.take();
      entity.growing = true;
    } else if (entity.axes.size() + entity.growing == maxAxes) {
      in.expected("at most " + std::to_string(maxAxes) + " axes");
      return false;
    } else {
      entity.axes.push_back(exprs.expr());
      if (!entity.axes.back())
        return false;
    }
  } while (in.accept(TokenKind::Comma));
  return in.expectClose(open, "',' or ']'");
}

void Parser::view(Layer &layer) {
  DeclLine line{EntityKind::View, false, in.take().range, {}};
  std::string name;
  SourceRange range;
  if (!in.declaredName("the view's name", name, range) ||
      !in.expect(TokenKind::Equal, "'=' after the view's name"))
    return in.recover();
  Entity *entity = addEntity(layer, EntityKind::View, std::move(name), range);
  layer.views.push_back(entity);
  entity->init = exprs.expr();
  if (!entity->init)
    return in.recover();
  line.range.end = in.previousEnd();
  line.groups.push_back({entity});
  layer.decls.push_back(std::move(line));
  in.endOfStatement();
}

void Parser::function(Layer &layer) {
  layer.functions.push_back(std::make_unique<Function>());
  Function &function = *layer.functions.back();
  function.nameRange = in.peek().range;
  function.name = std::string(in.text(in.take()));
  in.quiet |= in.take().unclosed;
  Entity *entity = addEntity(layer, EntityKind::Function, function.name, function.nameRange);
  entity->function = &function;
  function.entity = entity;
  do {
    std::string name;
    SourceRange range;
    if (!in.at(TokenKind::Name)) {
      in.expected("the name of a parameter", "a function is defined as `name(a, b) = ...`; a value "
                                             "is assigned, `y = name(...)`");
      return in.recover();
    }
    in.declaredName("the name of a parameter", name, range);
    function.paramNames.push_back(name);
    function.paramRanges.push_back(range);
    function.params.push_back(addEntity(layer, EntityKind::Parameter, std::move(name), range));
  } while (in.accept(TokenKind::Comma));
  if (!in.expect(TokenKind::RParen, "',' or ')'", "a function is defined as `name(a, b) = ...`") ||
      !in.expect(
          TokenKind::Equal, "'=' after the function's parameters",
          "a function is defined as `name(a, b) = ...`; a value is assigned, `y = name(...)`"))
    return in.recover();
  function.body = exprs.expr();
  if (!function.body)
    return in.recover();
  function.range = {function.nameRange.begin, in.previousEnd()};
  in.endOfStatement();
}

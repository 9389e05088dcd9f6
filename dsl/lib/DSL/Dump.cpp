//===- Dump.cpp - The tree as an indented text ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tttc --emit=ast`, with types if the tree is checked. Declarations and
// statements end with `@line:column`, so that the rest of a line does not depend
// on the layout of the source.
//
//===----------------------------------------------------------------------===//

#include "FormatExpr.h"
#include "tttc/DSL/Parser.h"

#include <iterator>

using namespace tttc::dsl;

namespace {

const char *kindName(ExprKind kind) {
  switch (kind) {
  case ExprKind::Number:
    return "number";
  case ExprKind::Name:
    return "name";
  case ExprKind::TokenIndex:
    return "token-index";
  case ExprKind::Heads:
    return "heads";
  case ExprKind::Negate:
    return "negate";
  case ExprKind::Power:
    return "power";
  case ExprKind::Transpose:
    return "transpose";
  case ExprKind::Add:
    return "add";
  case ExprKind::Sub:
    return "sub";
  case ExprKind::Mul:
    return "mul";
  case ExprKind::Div:
    return "div";
  case ExprKind::Mod:
    return "mod";
  case ExprKind::MatMul:
    return "matmul";
  case ExprKind::Index:
    return "index";
  case ExprKind::Member:
    return "member";
  case ExprKind::Call:
    return "call";
  }
  return "";
}

const char *kindName(EntityKind kind) {
  switch (kind) {
  case EntityKind::Token:
    return "token ";
  case EntityKind::Param:
    return "param ";
  case EntityKind::State:
    return "state ";
  case EntityKind::View:
    return "view ";
  default:
    return "const ";
  }
}

/// The checked type after a colon; "" before the check.
std::string typeName(const Type &type) {
  switch (type.kind) {
  case TypeKind::Unknown:
    return "";
  case TypeKind::Array:
    return std::string(" : ") + (type.growing ? "rows of " : "") + str(type.shape);
  case TypeKind::Learner:
    return " : " + type.learner->name;
  case TypeKind::LearnerNumbers:
    return " : numbers of " + type.learner->name;
  }
  return "";
}

class Dumper {
public:
  explicit Dumper(const Source &source) : source(source) {}
  void layer(const Layer &layer);
  std::string text;

private:
  void line(unsigned indent, const std::string &content) {
    text.append(2 * indent, ' ');
    text += content + "\n";
  }
  std::string where(SourceRange range) const {
    const LineColumn position = source.lineColumn(range.begin);
    return " @" + std::to_string(position.line) + ":" + std::to_string(position.column);
  }
  void entity(const Entity &entity);
  void learner(const Learner &learner);
  void statement(const Stmt &stmt, unsigned indent);
  void expr(const Expr &expr, unsigned indent);
  const Source &source;
};

void Dumper::expr(const Expr &expr, unsigned indent) {
  std::string content = kindName(expr.kind);
  if (!expr.spelling.empty())
    content += " " + expr.spelling;
  if (expr.builtin != Builtin::None)
    content += " (built in)";
  line(indent, content + typeName(expr.type));
  for (const ExprPtr &operand : expr.operands)
    this->expr(*operand, indent + 1);
  for (const Option &option : expr.options) {
    line(indent + 1, "option " + option.name);
    this->expr(*option.value, indent + 2);
  }
}

void Dumper::entity(const Entity &entity) {
  const bool inLearner = entity.kind == EntityKind::State;
  line(1 + inLearner, (entity.shared ? "shared " : "") + std::string(kindName(entity.kind)) +
                          entity.name + formatShape(entity) + where(entity.range));
  if (entity.init)
    expr(*entity.init, 2 + inLearner);
  if (entity.trainedFrom) {
    line(2 + inLearner, "init");
    expr(*entity.trainedFrom, 3 + inLearner);
  }
}

void Dumper::learner(const Learner &learner) {
  line(1, "learner " + learner.name + "(" + learner.paramName + ")" + where(learner.nameRange));
  for (const Entity *state : learner.states)
    entity(*state);
  for (const LocalDef &local : learner.locals) {
    line(2, "local " + local.name + where(local.nameRange));
    expr(*local.expr, 3);
  }
  if (!learner.result)
    return;
  line(2, "return" + where(learner.returnRange));
  expr(*learner.result, 3);
}

void Dumper::statement(const Stmt &stmt, unsigned indent) {
  static const char *const names[] = {"every", "each-token", "repeat", "assign", "out", "probe"};
  static_assert(std::size(names) == static_cast<size_t>(StmtKind::Probe) + 1, "a name is missing");
  std::string content = names[static_cast<int>(stmt.kind)];
  if (!stmt.name.empty())
    content += " " + stmt.name;
  content += stmt.reverse ? " reverse" : "";
  line(indent, content + where(stmt.range));
  if (stmt.expr)
    expr(*stmt.expr, indent + 1);
  if (!stmt.body)
    return;
  line(indent + 1, "do");
  for (const StmtPtr &inner : stmt.body->stmts)
    statement(*inner, indent + 2);
}

void Dumper::layer(const Layer &layer) {
  line(0, "layer " + layer.name + (layer.noncausal ? " noncausal" : "") + where(layer.nameRange));
  for (const auto *group : {&layer.consts, &layer.tokens, &layer.params, &layer.views})
    for (const Entity *each : *group)
      entity(*each);
  for (const auto &each : layer.learners)
    learner(*each);
  for (const auto &function : layer.functions) {
    std::string content = "function " + function->name + "(";
    for (const std::string &name : function->paramNames)
      content += (content.back() == '(' ? "" : ", ") + name;
    line(1, content + ")" + where(function->nameRange));
    if (function->body)
      expr(*function->body, 2);
  }
  line(1, "program");
  for (const StmtPtr &stmt : layer.body.stmts)
    statement(*stmt, 2);
}

} // namespace

std::string tttc::dsl::dump(const File &file, const Source &source) {
  Dumper dumper(source);
  for (const auto &layer : file.layers)
    dumper.layer(*layer);
  return std::move(dumper.text);
}

//===- Format.cpp - The canonical layout ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tttc --format`: one statement per line, two spaces per level. The tree lists the
// items of a layer by kind; their source positions restore the order.
//
//===----------------------------------------------------------------------===//

#include "FormatExpr.h"
#include "FormatLines.h"
#include "tttc/DSL/Parser.h"

#include <algorithm>

using namespace tttc::dsl;

namespace {

constexpr size_t maxOneLineLoop = 100;

class Formatter {
public:
  /// A loop that contains one of `comments` stays on several lines.
  explicit Formatter(const std::vector<SourceRange> &comments) : comments(comments) {}
  void layer(const Layer &layer);
  std::vector<FormatLine> take() { return std::move(lines); }

private:
  void line(SourceRange range, unsigned indent, std::string text, LineKind kind = LineKind::Plain) {
    lines.push_back({range, indent, std::move(text), kind});
  }
  void closeLine(SourceRange block, unsigned indent) {
    line({block.end - 1, block.end}, indent, "}", LineKind::Closes);
  }
  void learner(const Learner &learner);
  void statement(const Stmt &stmt, unsigned indent);
  void loop(const Stmt &stmt, unsigned indent);
  bool hasComment(SourceRange range) const;
  void sortFrom(size_t first);

  const std::vector<SourceRange> &comments;
  std::vector<FormatLine> lines;
};

std::string assignment(const std::string &name, const Expr &value) {
  return name + " = " + formatExpr(value, Spacing::Around);
}

std::string declaration(const DeclLine &decl) {
  std::string text = decl.shared ? "shared " : "";
  text += decl.kind == EntityKind::Token   ? "token "
          : decl.kind == EntityKind::Param ? "param "
          : decl.kind == EntityKind::State ? "state "
                                           : "view ";
  const char *separator = "";
  for (const auto &group : decl.groups) {
    for (const Entity *entity : group) {
      text += separator + entity->name;
      separator = ", ";
    }
    text += formatShape(*group.front());
    if (group.front()->init)
      text += " = " + formatExpr(*group.front()->init, Spacing::Around);
    if (group.front()->trainedFrom)
      text += " init " + formatExpr(*group.front()->trainedFrom, Spacing::Around);
  }
  return text;
}

std::string header(const Layer &layer) {
  std::string text = "layer " + layer.name;
  const char *separator = "(";
  for (const Entity *constant : layer.consts) {
    text += separator + constant->name;
    if (constant->init)
      text += " = " + formatExpr(*constant->init, Spacing::None);
    separator = ", ";
  }
  text += layer.consts.empty() ? "" : ")";
  return text + (layer.noncausal ? " noncausal {" : " {");
}

std::string header(const Stmt &loop) {
  std::string text = "each token";
  if (loop.kind != StmtKind::EachToken)
    text = (loop.kind == StmtKind::Every ? "every " : "repeat ") +
           formatExpr(*loop.expr, Spacing::None);
  text += loop.reverse ? " reverse" : "";
  return text + (loop.name.empty() ? " {" : " as " + loop.name + " {");
}

std::string simpleStatement(const Stmt &stmt) {
  if (stmt.kind == StmtKind::Out)
    return assignment("out", *stmt.expr);
  return assignment((stmt.kind == StmtKind::Probe ? "probe " : "") + stmt.name, *stmt.expr);
}

std::string function(const Function &function) {
  std::string text = function.name;
  const char *separator = "(";
  for (const std::string &name : function.paramNames) {
    text += separator + name;
    separator = ", ";
  }
  return assignment(text + ")", *function.body);
}

bool Formatter::hasComment(SourceRange range) const {
  auto found =
      std::lower_bound(comments.begin(), comments.end(), range.begin,
                       [](SourceRange comment, uint32_t begin) { return comment.begin < begin; });
  return found != comments.end() && found->begin < range.end;
}

/// Sorts the lines added since `first` by source position.
void Formatter::sortFrom(size_t first) {
  std::sort(lines.begin() + first, lines.end(),
            [](const FormatLine &a, const FormatLine &b) { return a.range.begin < b.range.begin; });
}

void Formatter::loop(const Stmt &stmt, unsigned indent) {
  const Block &body = *stmt.body;
  const std::string head = header(stmt);
  const bool single = body.stmts.size() == 1 && (body.stmts[0]->kind == StmtKind::Assign ||
                                                 body.stmts[0]->kind == StmtKind::Out);
  if (single && !hasComment(stmt.range)) {
    std::string whole = head + " " + simpleStatement(*body.stmts[0]) + " }";
    if (2 * indent + whole.size() <= maxOneLineLoop)
      return line(stmt.range, indent, std::move(whole));
  }
  line({stmt.range.begin, body.range.begin + 1}, indent, head, LineKind::Opens);
  for (const StmtPtr &inner : body.stmts)
    statement(*inner, indent + 1);
  closeLine(body.range, indent);
}

void Formatter::statement(const Stmt &stmt, unsigned indent) {
  if (stmt.body)
    loop(stmt, indent);
  else
    line(stmt.range, indent, simpleStatement(stmt));
}

void Formatter::learner(const Learner &learner) {
  line({learner.range.begin, learner.bodyRange.begin + 1}, 1,
       "learner " + learner.name + "(" + learner.paramName + ") {", LineKind::Opens);
  for (const DeclLine &decl : learner.decls)
    line(decl.range, 2, declaration(decl));
  for (const LocalDef &local : learner.locals)
    line({local.nameRange.begin, local.expr->range.end}, 2, assignment(local.name, *local.expr));
  line(learner.returnRange, 2, "return " + formatExpr(*learner.result, Spacing::Around));
  closeLine(learner.bodyRange, 1);
}

void Formatter::layer(const Layer &layer) {
  line({layer.range.begin, layer.body.range.begin + 1}, 0, header(layer), LineKind::Opens);
  const size_t first = lines.size();
  for (const DeclLine &decl : layer.decls)
    line(decl.range, 1, declaration(decl));
  for (const auto &each : layer.functions)
    line(each->range, 1, function(*each));
  for (const auto &each : layer.learners)
    learner(*each);
  for (const StmtPtr &stmt : layer.body.stmts)
    statement(*stmt, 1);
  sortFrom(first);
  closeLine(layer.body.range, 0);
}

} // namespace

std::optional<std::string> tttc::dsl::format(const Source &source, Diagnostics &diags) {
  const size_t errorsBefore = diags.errors();
  const std::unique_ptr<File> file = parse(source, diags);
  if (diags.errors() != errorsBefore)
    return std::nullopt;
  Formatter formatter(file->comments);
  for (const auto &layer : file->layers)
    formatter.layer(*layer);
  return layOut(source, formatter.take(), file->comments);
}

std::string tttc::dsl::canonicalText(const Layer &layer) {
  const std::vector<SourceRange> noComments;
  Formatter formatter(noComments);
  formatter.layer(layer);
  std::string text;
  for (const FormatLine &line : formatter.take())
    text += std::string(2 * size_t(line.indent), ' ') + line.text + "\n";
  return text;
}

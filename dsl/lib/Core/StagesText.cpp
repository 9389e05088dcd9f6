//===- StagesText.cpp - Stages as text ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/Core/Stages.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Core/Stages.h"

#include <algorithm>

using namespace tttc::dsl;

namespace {
class StagesPrinter {
public:
  StagesPrinter(const Layer &layer, const Source &source)
      : layer(layer), source(source), sites(layer), plan(layer, sites) {}
  std::string print();

private:
  struct JoinedOutput {
    std::string name;
    const Expr *expr;
  };

  std::string textOf(SourceRange range) const;
  std::string placeOf(SourceRange range) const;
  std::string siteText(const CallSite *site) const;
  void line(const std::string &text) { out += "  " + text + "\n"; }
  void names(const char *what, const std::vector<const Entity *> &all, const Reach &reached);
  void inputs(const Reach &reached);
  void shifts(const Reach &reached);
  void collectOutputs(const Block &block);

  const Layer &layer;
  const Source &source;
  CallSites sites;
  StagePlan plan;
  std::vector<std::string> outputs; ///< of the program's stage
  std::vector<JoinedOutput> joined;
  std::vector<const Expr *> joinInputs;
  std::string out;
};
} // namespace

/// The source text of `range` in one line, without comments.
std::string StagesPrinter::textOf(SourceRange range) const {
  std::string text;
  const std::string_view written = source.text().substr(range.begin, range.end - range.begin);
  for (size_t i = 0; i < written.size(); ++i) {
    if (written.substr(i, 2) == "//")
      i = std::min(written.find('\n', i), written.size() - 1);
    const char c = written[i];
    const bool isSpace = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!isSpace)
      text += c;
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
  }
  return text;
}

std::string StagesPrinter::placeOf(SourceRange range) const {
  const LineColumn at = source.lineColumn(range.begin);
  return std::to_string(at.line) + ":" + std::to_string(at.column);
}

std::string StagesPrinter::siteText(const CallSite *site) const {
  std::string text;
  for (; site; site = site->caller)
    text += ", in " + textOf(site->call->range) + " at " + placeOf(site->call->range);
  return text;
}

void StagesPrinter::names(const char *what, const std::vector<const Entity *> &all,
                          const Reach &reached) {
  std::string text;
  for (const Entity *entity : all)
    if (reached.has(entity))
      text +=
          (text.empty() ? "" : ", ") + std::string(entity->shared ? "shared " : "") + entity->name;
  if (!text.empty())
    line(std::string(what) + " " + text);
}

void StagesPrinter::inputs(const Reach &reached) {
  names("tokens", layer.tokens, reached);
  names("views", plan.ahead, reached);
  names("params", layer.params, reached);
}

void StagesPrinter::shifts(const Reach &reached) {
  for (const auto &[expr, site] : reached.shifts)
    line("of other tokens " + textOf(expr->range) + " at " + placeOf(expr->range) + siteText(site));
}

void StagesPrinter::collectOutputs(const Block &block) {
  for (const StmtPtr &stmt : block.stmts) {
    if (stmt->kind == StmtKind::Out || stmt->kind == StmtKind::Probe) {
      const std::string name = stmt->kind == StmtKind::Out ? "out" : stmt->name;
      if (!plan.isJoined(*stmt->expr)) {
        outputs.push_back(name);
        continue;
      }
      joined.push_back({name, stmt->expr.get()});
      for (const Expr *part : plan.joinInputs(*stmt->expr))
        joinInputs.push_back(part);
    }
    if (stmt->body)
      collectOutputs(*stmt->body);
  }
}

std::string StagesPrinter::print() {
  collectOutputs(layer.body);
  if (!plan.ahead.empty()) {
    out += "stage " + layer.name + "_views {\n";
    names("tokens", layer.tokens, plan.views);
    names("params", layer.params, plan.views);
    shifts(plan.views);
    for (const Entity *view : plan.ahead)
      line("gives view " + view->name + " = " + textOf(view->init->range));
    out += "}\n";
  }
  out += "stage " + layer.name + " {\n";
  inputs(plan.program);
  for (const auto &learner : layer.learners)
    for (const Entity *state : learner->states)
      line("state " + state->name + " of " + learner->name);
  shifts(plan.program);
  for (size_t i = 0; i < joinInputs.size(); ++i) {
    const bool isJoin = joinInputs[i]->builtin == Builtin::Join;
    line("gives " + std::string(isJoin ? "join." : "row.") + std::to_string(i) + " = " +
         textOf((isJoin ? joinInputs[i]->operands[0].get() : joinInputs[i])->range) + " at " +
         placeOf(joinInputs[i]->range));
  }
  for (const std::string &name : outputs)
    line("gives " + name);
  out += "}\n";
  if (joined.empty())
    return out;
  // Values that are handed over are inputs of this stage: their operands are not read again.
  Entity standIn;
  standIn.kind = EntityKind::Token;
  Reach reached;
  for (const Expr *part : joinInputs)
    plan.reach.replacements[part] = &standIn;
  for (const JoinedOutput &output : joined)
    plan.reach.add(*output.expr, reached);
  out += "stage " + layer.name + "_join {\n";
  inputs(reached);
  shifts(reached);
  for (const JoinedOutput &output : joined)
    line("gives " + output.name + " = " + textOf(output.expr->range));
  out += "}\n";
  return out;
}

std::string tttc::dsl::stagesText(const Layer &layer, const Source &source) {
  return StagesPrinter(layer, source).print();
}

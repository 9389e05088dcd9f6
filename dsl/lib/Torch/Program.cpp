//===- Program.cpp - Statements in Python ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Program.h; results are in Results.cpp.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include <algorithm>
#include <cmath>

using namespace tttc;
using namespace tttc::torch;
using dsl::StmtKind;

/// Each view as a list over all tokens, after the views that it reads.
Lines Program::views(const std::set<const dsl::Entity *> &read, Expressions &with) {
  std::vector<std::string> lines;
  std::set<const dsl::Entity *> needed = read;
  for (auto view = layer.views.rbegin(); view != layer.views.rend(); ++view) {
    if (!needed.count(*view))
      continue;
    const std::string value = with.value(*(*view)->init).text;
    needed.insert(with.reads.begin(), with.reads.end());
    lines.push_back(pythonName((*view)->name) + " = [" + value + " for t in tokens]");
  }
  Lines text;
  for (auto line = lines.rbegin(); line != lines.rend(); ++line)
    text.line(*line);
  return text;
}

void Program::write() {
  for (const auto &entity : layer.entities)
    taken.insert(pythonName(entity->name));
  for (const auto &learner : layer.learners) {
    std::vector<std::string> states;
    for (const dsl::Entity *state : learner->states)
      states.push_back(pythonName(state->name));
    text.line(Expressions::learnerName(*learner) + " = " +
              expressions.learnerValue(*learner, states));
  }
  block(layer.body, {});
  finals();
  // Views may call functions, so definitions come first; functions look up views when they run.
  const Lines given = views(expressions.reads, expressions);
  module.head.paste(expressions.definitions());
  module.head.paste(given);
  if (!given.empty())
    module.head.blank();
  module.head.paste(sinks);
  module.head.paste(text);
}

void Program::line(const std::string &content, const dsl::Stmt &stmt,
                   const std::string &otherwise) {
  std::string comment = otherwise;
  const uint32_t row = source.lineColumn(stmt.range.begin).line;
  for (const dsl::SourceRange &range : file.comments) {
    const std::string_view words = source.text().substr(range.begin, range.end - range.begin);
    const size_t begin = words.find_first_not_of("/ ");
    if (range.begin > stmt.range.begin && source.lineColumn(range.begin).line == row &&
        begin != words.npos)
      comment = words.substr(begin);
  }
  constexpr size_t longest = 80; // without indentation
  const bool above = !comment.empty() && content.size() + comment.size() > longest;
  if (above)
    text.line("# " + comment);
  text.line(content + (above || comment.empty() ? "" : "  # " + comment));
}

void Program::block(const dsl::Block &block, const Path &path) {
  if (block.stmts.empty())
    text.line("pass");
  for (const dsl::StmtPtr &stmt : block.stmts) {
    expressions.group = path.group;
    statement(*stmt, path);
  }
}

void Program::statement(const dsl::Stmt &stmt, Path path) {
  auto loop = [&](const std::string &head, const std::string &otherwise = "") {
    line(head + ":", stmt, otherwise);
    text.indent();
    block(*stmt.body, path);
    text.dedent();
  };
  auto ordered = [&](const std::string &tokens) {
    return stmt.reverse ? "reversed(" + tokens + ")" : tokens;
  };
  switch (stmt.kind) {
  case StmtKind::Every: {
    needs.helpers.insert("groups");
    const Text n = expressions.size(*stmt.expr);
    const std::string outer = path.group;
    std::set<std::string> names = taken;
    path.group = outer == "tokens" ? freshName("group", names) : freshName("sub" + outer, names);
    path.time = path.group + "[0] // " + n.as(Binding::Minus);
    return loop("for " + path.group + " in " + ordered("groups(" + outer + ", " + n.text + ")"),
                "mini-batches of " + n.text + " tokens");
  }
  case StmtKind::EachToken:
    path.time = "t";
    path.token = true;
    return loop("for t in " + ordered(path.group));
  case StmtKind::Repeat: {
    const std::string n = expressions.size(*stmt.expr).text;
    const std::string index = stmt.target ? pythonName(stmt.name) : freshName("turn", taken);
    path.repeats.push_back(index);
    path.extents.push_back(n);
    return loop("for " + index + " in range(" + n + ")");
  }
  case StmtKind::Assign:
    return assign(stmt);
  case StmtKind::Out:
  case StmtKind::Probe:
    return joins(*stmt.expr) ? recordJoined(stmt, path) : record(stmt, path);
  }
}

/// The axes of a checked shape: constants by name, others as numbers if their values are known.
std::string Program::axes(const dsl::Shape &shape) {
  std::vector<std::string> all;
  for (const dsl::Poly &axis : shape) {
    std::string name = axis.str();
    for (const dsl::Entity *constant : layer.consts)
      if (constant->name == name && pythonName(name) == name)
        needs.constants.insert(constant);
    const bool known = std::any_of(needs.constants.begin(), needs.constants.end(),
                                   [&](const dsl::Entity *c) { return c->name == name; });
    if (known)
      name = pythonName(name);
    else if (name != "heads")
      if (std::optional<double> size = axis.evaluate(dims))
        name = std::to_string(std::llround(*size));
    all.push_back(name);
  }
  return commaList(all);
}

std::string Program::filling(Value value, const dsl::Type &have, const dsl::Type &want) {
  if (value.kind.of == Kind::Learner || (have.isArray() && !have.shape.empty()))
    return value.text;
  if (want.isLearner() && want.isWholeLearner()) {
    needs.helpers.insert("filled");
    needs.helpers.insert("Learner");
    return "filled(" + Expressions::learnerName(*want.learner) + ", " + value.text + ")";
  }
  const std::string one = expressions.asArray(value).as(Binding::Primary);
  auto expanded = [&](const dsl::Shape &shape) {
    return shape.empty() ? expressions.asArray(value).text : one + ".expand(" + axes(shape) + ")";
  };
  if (!want.isLearner())
    return expanded(want.shape);
  std::vector<std::string> parts;
  for (size_t i = 0; i < want.learner->states.size(); ++i)
    parts.push_back(expanded(want.perState.empty() ? dsl::Shape{} : want.perState[i]));
  return expressions.learnerValue(*want.learner, parts);
}

void Program::assign(const dsl::Stmt &stmt) {
  const dsl::Entity &target = *stmt.target;
  Value value = expressions.value(*stmt.expr);
  const std::string name = pythonName(target.name);
  if (target.kind == dsl::EntityKind::State) {
    const std::string learner = Expressions::learnerName(*target.learner);
    const std::string filled =
        target.growing ? value.text : filling(value, stmt.expr->type, target.type);
    needs.helpers.insert("replaced");
    line(learner + " = replaced(" + learner + ", " + name + "=" + filled + ")", stmt);
    return;
  }
  const dsl::Type want = target.kind == dsl::EntityKind::Learner
                             ? dsl::Type::learnerValue(target.learner)
                             : target.type;
  line(name + " = " + filling(value, stmt.expr->type, want), stmt);
}

std::string Program::initial(const dsl::Entity &state) {
  if (state.growing) {
    needs.number = true;
    return "number(0).new_zeros" + expressions.shape(state);
  }
  Value value = expressions.value(*state.init);
  const bool constant = value.kind.of == Kind::Number;
  std::string text = filling(value, state.init->type, state.type);
  if (constant)
    return text;
  // An initial value may read params, per head.
  std::vector<std::string> params;
  std::vector<bool> mapped;
  for (const dsl::Entity *param : layer.params) {
    params.push_back(pythonName(param->name));
    mapped.push_back(!param->shared);
  }
  if (std::find(mapped.begin(), mapped.end(), true) == mapped.end())
    return text;
  const std::string map = vmapLine("", "lambda " + commaList(params) + ": " + text, mapped);
  return map.substr(3) + "(" + commaList(params) + ")";
}

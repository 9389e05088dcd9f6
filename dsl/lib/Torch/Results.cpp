//===- Results.cpp - out, probes and final values in Python ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `out[t] = ...` at the statement, `stack(out)` at the end. `join` needs all heads:
// each head returns its part, and a function of one sequence evaluates the expression
// around the join.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include <algorithm>

using namespace tttc;
using namespace tttc::torch;

bool tttc::torch::joins(const dsl::Expr &expr) {
  return expr.builtin == dsl::Builtin::Join ||
         std::any_of(expr.operands.begin(), expr.operands.end(),
                     [](const dsl::ExprPtr &operand) { return joins(*operand); });
}

bool tttc::torch::isPerHead(const dsl::Expr &expr) {
  using dsl::EntityKind;
  if (expr.builtin == dsl::Builtin::Join)
    return false;
  const dsl::Entity *entity = expr.entity;
  if (entity) {
    const bool input = entity->kind == EntityKind::Token || entity->kind == EntityKind::Param;
    const bool made = entity->kind == EntityKind::View || entity->kind == EntityKind::Variable;
    if ((input && !entity->shared) || (made && entity->perHead) ||
        entity->kind == EntityKind::Learner || entity->kind == EntityKind::State ||
        (entity->kind == EntityKind::Function && isPerHead(*entity->function->body)))
      return true;
  }
  return std::any_of(expr.operands.begin(), expr.operands.end(),
                     [](const dsl::ExprPtr &operand) { return isPerHead(*operand); });
}

std::string Program::Path::key() const {
  std::vector<std::string> parts = repeats;
  if (!time.empty())
    parts.insert(parts.begin(), time);
  return commaList(parts);
}

std::string Program::stacked(const std::string &rows, const Path &path) {
  if (path.key().empty())
    return rows;
  needs.helpers.insert("stack");
  std::vector<std::string> axes = path.extents;
  if (!path.time.empty())
    axes.insert(axes.begin(), "-1");
  const std::string all = "stack(" + rows + ")";
  return axes.size() > 1 ? all + ".unflatten(0, " + tuple(axes) + ")" : all;
}

/// Adds the result entries of `name`, which holds an array or a learner value per run of its
/// block.
void Program::entries(const std::string &key, const std::string &name, const Value &value,
                      const Path &path, bool perHead, bool isProbe) {
  const std::string detached = isProbe ? ".detach()" : "";
  std::vector<Output> &list = isProbe ? probes : module.outputs;
  if (value.kind.of != Kind::Learner) {
    list.push_back({key, stacked(name, path) + detached, perHead});
    return;
  }
  for (const dsl::Entity *state : value.kind.learner->states) {
    const std::string own = pythonName(state->name);
    const std::string rows = path.key().empty()
                                 ? name + "." + own
                                 : "{i: f." + own + " for i, f in " + name + ".items()}";
    list.push_back({key + "." + state->name, stacked(rows, path) + detached, perHead});
  }
}

void Program::record(const dsl::Stmt &stmt, const Path &path) {
  const bool isProbe = stmt.kind == dsl::StmtKind::Probe;
  const std::string key = isProbe ? stmt.name : "out", name = pythonName(key);
  const Value value = expressions.array(*stmt.expr);
  const std::string index = path.key();
  if (!index.empty())
    sinks.line(name + " = {}");
  line(name + (index.empty() ? "" : "[" + index + "]") + " = " + value.text, stmt);
  entries(key, name, value, path, isPerHead(*stmt.expr), isProbe);
}

namespace {

/// Returns true if a value exists only inside one head's program.
bool isOfProgram(const dsl::Expr &expr) {
  using dsl::EntityKind;
  if (expr.entity &&
      (expr.entity->kind == EntityKind::Variable || expr.entity->kind == EntityKind::Learner ||
       expr.entity->kind == EntityKind::State || expr.entity->kind == EntityKind::RepeatIndex))
    return true;
  if (expr.builtin == dsl::Builtin::SumTokens || expr.builtin == dsl::Builtin::MeanTokens)
    return true;
  return std::any_of(expr.operands.begin(), expr.operands.end(),
                     [](const dsl::ExprPtr &operand) { return isOfProgram(*operand); });
}

/// Collects the values that a head must return: arguments of joins, and other values of its
/// program.
void pieces(const dsl::Expr &expr, std::vector<const dsl::Expr *> &found) {
  if (expr.builtin == dsl::Builtin::Join || (!joins(expr) && isOfProgram(expr)))
    found.push_back(&expr);
  else
    for (const dsl::ExprPtr &operand : expr.operands)
      pieces(*operand, found);
}

} // namespace

void Program::recordJoined(const dsl::Stmt &stmt, const Path &path) {
  const bool isProbe = stmt.kind == dsl::StmtKind::Probe, perHead = isPerHead(*stmt.expr);
  const std::string key = isProbe ? stmt.name : "out", index = path.key();
  const std::string run = path.token ? "t" : "i";
  std::vector<const dsl::Expr *> parts;
  pieces(*stmt.expr, parts);

  Expressions around(layer, needs);
  Lines merged;
  std::vector<std::string> parameters, values;
  std::vector<bool> overHeads, overBatch;
  for (const dsl::Expr *part : parts) {
    const bool join = part->builtin == dsl::Builtin::Join;
    const dsl::Expr &own = join ? *part->operands[0] : *part;
    const std::string name = freshName(join ? "joined" : "of_head", taken);
    if (!index.empty())
      sinks.line(name + " = {}");
    line(name + (index.empty() ? "" : "[" + index + "]") + " = " + expressions.array(own).text,
         stmt);
    Path flat = path;
    flat.extents.clear();
    module.outputs.push_back({name, stacked(name, flat), join || isPerHead(own)});
    around.replace(*part, {{index.empty() ? name : name + "[" + run + "]"}, {Kind::Array}});
    // [B, H, runs, ...] -> [B, runs, H * ...]
    const size_t rank = own.type.shape.size();
    const std::string side =
        std::string(".movedim(1, ") + (rank ? "-2" : "-1") + ")" + (rank ? ".flatten(-2)" : "");
    merged.line(name + " = result.pop(\"" + name + "\")" + (join ? side : ""));
    parameters.push_back(name);
    overHeads.push_back(!join && isPerHead(own));
    overBatch.push_back(true);
  }
  const std::string value = around.array(*stmt.expr).text;
  const Lines given = views(around.reads, around);
  for (const Argument &argument : argumentsOf(layer))
    if (around.reads.count(argument.entity)) {
      parameters.push_back(argument.name);
      overHeads.push_back(argument.perHead);
      overBatch.push_back(argument.batched);
    }

  const std::string function = freshName(key == "out" ? "output" : key + "_of", taken);
  Lines &after = module.after;
  after.paste(merged);
  after.blank();
  after.line("def " + function + "(" + commaList(parameters) + "):  # all heads of one sequence");
  after.indent();
  after.paste(around.definitions());
  after.paste(given);
  if (index.empty()) {
    after.line("return " + value);
  } else {
    needs.helpers.insert("stack");
    after.line("rows = {}");
    after.line("for " + run + " in range(len(" + parameters[0] + ")):");
    after.indent();
    after.line("rows[" + run + "] = " + value);
    after.dedent();
    after.line("return stack(rows)");
  }
  after.dedent();
  after.blank();
  std::string lifted = function;
  if (perHead) {
    after.line(vmapLine("over_heads", lifted, overHeads));
    lifted = "over_heads";
  }
  after.line(vmapLine("over_batch", lifted, overBatch));
  std::string all = "over_batch(" + commaList(parameters) + ")";
  std::vector<std::string> extents = path.extents;
  if (!path.time.empty())
    extents.insert(extents.begin(), "-1");
  if (extents.size() > 1)
    all += ".unflatten(" + std::string(perHead ? "2" : "1") + ", " + tuple(extents) + ")";
  after.line("result[\"" + key + "\"] = " + all + (isProbe ? ".detach()" : ""));
}

void Program::finals() {
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      module.outputs.push_back({state->name + "_final",
                                Expressions::learnerName(*learner) + "." + pythonName(state->name),
                                true});
  for (const dsl::Entity *variable : layer.variables) {
    if (variable->owner != &layer.body)
      continue;
    const std::string name = pythonName(variable->name);
    if (!variable->type.isLearner()) {
      module.outputs.push_back({variable->name + "_final", name, variable->perHead});
      continue;
    }
    for (const dsl::Entity *state : variable->type.learner->states)
      module.outputs.push_back({variable->name + "." + state->name + "_final",
                                name + "." + pythonName(state->name), variable->perHead});
  }
  module.outputs.insert(module.outputs.end(), probes.begin(), probes.end());
}

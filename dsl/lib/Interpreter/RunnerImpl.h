//===- RunnerImpl.h - Runs the program of one sequence -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions of Runner's members for names, statements and loops; OutputsImpl.h
// has those for results.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_RUNNERIMPL_H
#define TTTC_INTERPRETER_RUNNERIMPL_H

#include "Runner.h"

namespace tttc::interpreter {

template <typename N> Value<N> HeadScope<N>::lookup(const dsl::Entity &entity, const Place &place) {
  using dsl::EntityKind;
  auto fail = [&](const char *why) {
    runner.status.fail("'" + entity.name + "' " + why);
    return Value<N>::number(0);
  };
  switch (entity.kind) {
  case EntityKind::Token: {
    const Tensor<N> &all = given.at(&entity);
    if (all.axis(0) == 0) // only the shape is needed
      return Tensor<N>::zeros({all.shape().begin() + 1, all.shape().end()});
    if (place.token < 0)
      return fail("has no value outside a token");
    return all.entry(place.token);
  }
  case EntityKind::Param:
    return given.at(&entity);
  case EntityKind::View: {
    auto known = views.find({&entity, place.token});
    if (known != views.end())
      return known->second;
    Value<N> value = runner.evaluate(*this, *entity.init, place);
    views[{&entity, place.token}] = value;
    return value;
  }
  case EntityKind::Learner: {
    std::vector<Tensor<N>> parts;
    for (const dsl::Entity *state : entity.learner->states)
      parts.push_back(states.at(state));
    return {entity.learner, std::move(parts)};
  }
  case EntityKind::State:
    return states.at(&entity);
  case EntityKind::Variable: {
    auto set = variables.find(&entity);
    return set == variables.end() ? fail("is read before it is set") : set->second;
  }
  case EntityKind::RepeatIndex:
    return Value<N>::number(static_cast<double>(runner.repeatIndex[&entity]));
  default:
    return fail("has no value here");
  }
}

template <typename N> Value<N> HeadScope<N>::join(const dsl::Expr &expr, const Place &place) {
  std::vector<N> out;
  for (HeadScope<N> &other : runner.heads) {
    Value<N> value = runner.evaluate(other, expr, place);
    if (value.learner || value.array().rank() > 1) {
      runner.status.fail("expected a row or a number to join");
      return value;
    }
    out.insert(out.end(), value.array().data().begin(), value.array().data().end());
  }
  int64_t width = static_cast<int64_t>(out.size());
  return Tensor<N>({width}, std::move(out));
}

template <typename N>
Runner<N>::Runner(const Layout &layout, std::vector<int64_t> headNumbers, Status &status)
    : layout(layout), status(status) {
  heads.reserve(headNumbers.size());
  for (int64_t head : headNumbers)
    heads.emplace_back(*this, head);
}

template <typename N> Outputs<N> Runner<N>::run() {
  for (HeadScope<N> &head : heads)
    start(head);
  addSinks(layout.layer->body, {});
  block(layout.layer->body, {-1, 0, layout.tokens}, {});
  Outputs<N> outputs;
  if (!status.ok())
    return outputs;
  status.enter("the outputs");
  for (const auto &entry : sinks)
    collect(entry.second, outputs);
  collectFinals(outputs);
  return outputs;
}

/// Gives every state its value before the first token.
template <typename N> void Runner<N>::start(HeadScope<N> &head) {
  for (const auto &learner : layout.layer->learners)
    for (const dsl::Entity *state : learner->states) {
      status.enter("state '" + state->name + "'");
      auto given = head.given.find(state);
      if (given != head.given.end()) {
        head.states[state] = given->second;
        continue;
      }
      std::optional<std::vector<int64_t>> shape = declaredShape(*state, *layout.dims);
      Value<N> value = state->init ? evaluate(head, *state->init, {}) : Value<N>::number(0);
      head.states[state] = shaped(value, shape);
    }
}

template <typename N>
void Runner<N>::block(const dsl::Block &block, const Place &place, const Path &path) {
  for (const dsl::Entity *variable : layout.layer->variables)
    if (variable->owner == &block)
      for (HeadScope<N> &head : heads)
        head.variables.erase(variable);
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (!status.ok())
      return;
    statement(*stmt, place, path);
  }
}

template <typename N> int64_t Runner<N>::length(const dsl::Stmt &stmt) {
  std::optional<double> length = dsl::evaluate(*stmt.expr, *layout.dims);
  if (length && *length >= 1 && *length == std::floor(*length))
    return static_cast<int64_t>(std::min(*length, 1e15));
  status.fail("expected a whole loop length of at least 1");
  return 1;
}

/// The path of the first run of a loop's body, including the number of runs.
template <typename N> typename Runner<N>::Path Runner<N>::inside(const dsl::Stmt &stmt, Path path) {
  if (stmt.kind == dsl::StmtKind::Repeat) {
    path.repeats.push_back(0);
    path.extents.push_back(length(stmt));
    return path;
  }
  int64_t n = stmt.kind == dsl::StmtKind::Every ? length(stmt) : 1;
  path.timed = true;
  path.times = layout.tokens / n + (layout.tokens % n != 0);
  return path;
}

template <typename N>
void Runner<N>::statement(const dsl::Stmt &stmt, const Place &place, const Path &path) {
  using dsl::StmtKind;
  switch (stmt.kind) {
  case StmtKind::Every: {
    int64_t n = length(stmt);
    Path group = inside(stmt, path);
    // Groups are the same in both directions: the last one in sequence order may be shorter.
    const int64_t tokens = place.end - place.begin, groups = tokens / n + (tokens % n != 0);
    for (int64_t i = 0; i < groups && status.ok(); ++i) {
      const int64_t begin = place.begin + (stmt.reverse ? groups - 1 - i : i) * n;
      group.time = begin / n;
      block(*stmt.body, {-1, begin, n < place.end - begin ? begin + n : place.end}, group);
    }
    return;
  }
  case StmtKind::EachToken: {
    Path token = inside(stmt, path);
    for (int64_t i = place.begin; i < place.end && status.ok(); ++i) {
      token.time = stmt.reverse ? place.begin + place.end - 1 - i : i;
      block(*stmt.body, {token.time, place.begin, place.end}, token);
    }
    return;
  }
  case StmtKind::Repeat: {
    Path round = inside(stmt, path);
    for (int64_t &i = round.repeats.back(); i < round.extents.back() && status.ok(); ++i) {
      if (stmt.target)
        repeatIndex[stmt.target] = i;
      block(*stmt.body, place, round);
    }
    return;
  }
  case StmtKind::Assign:
    status.enter("the assignment of '" + stmt.name + "'");
    for (HeadScope<N> &head : heads)
      assign(stmt, head, place);
    return;
  case StmtKind::Out:
  case StmtKind::Probe:
    status.enter(stmt.kind == StmtKind::Out ? "out" : "probe '" + stmt.name + "'");
    record(stmt, place, path);
    return;
  }
}

template <typename N>
void Runner<N>::assign(const dsl::Stmt &stmt, HeadScope<N> &head, const Place &place) {
  if (!stmt.target)
    return status.fail("the name is not resolved");
  const dsl::Entity &target = *stmt.target;
  Value<N> value = evaluate(head, *stmt.expr, place);
  if (!status.ok())
    return;
  if (target.kind == dsl::EntityKind::Variable) {
    head.variables[&target] = shaped(value, target.type);
    return;
  }
  if (target.kind == dsl::EntityKind::State) {
    if (value.learner)
      return status.fail("expected an array, found a learner value");
    bool fill = value.isScalar() && !target.growing;
    head.states[&target] =
        fill ? shaped(value, declaredShape(target, *layout.dims)) : value.array();
    return;
  }
  Value<N> whole = shaped(value, dsl::Type::learnerValue(target.learner));
  if (whole.learner != target.learner)
    return status.fail("expected a value of '" + target.name + "'");
  for (size_t i = 0; i < whole.parts.size(); ++i)
    head.states[target.learner->states[i]] = whole.parts[i];
}

/// A number fills `shape`; any other array is returned unchanged.
template <typename N>
Tensor<N> Runner<N>::shaped(const Value<N> &value,
                            const std::optional<std::vector<int64_t>> &shape) {
  if (!value.isScalar())
    return value.array();
  if (shape)
    return Tensor<N>::filled(*shape, value.array()[0]);
  status.fail("the shape is not known");
  return value.array();
}

/// A number assigned to a variable fills it (docs/Language.md, "Loops and lifetimes").
template <typename N> Value<N> Runner<N>::shaped(const Value<N> &value, const dsl::Type &type) {
  if (!value.isScalar() || type.growing)
    return value;
  if (!type.isLearner())
    return shaped(value, numericShape(type.shape, *layout.dims));
  std::vector<Tensor<N>> parts;
  for (size_t i = 0; i < type.learner->states.size(); ++i) {
    std::optional<std::vector<int64_t>> shape;
    if (type.kind == dsl::TypeKind::LearnerNumbers)
      shape.emplace();
    else if (type.perState.empty())
      shape = declaredShape(*type.learner->states[i], *layout.dims);
    else
      shape = numericShape(type.perState[i], *layout.dims);
    parts.push_back(shaped(value, shape));
  }
  return {type.learner, std::move(parts)};
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_RUNNERIMPL_H

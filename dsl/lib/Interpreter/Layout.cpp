//===- Layout.cpp - Shapes of a layer's arrays and programs ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches the arrays of a call with the layer's declarations.
//
//===----------------------------------------------------------------------===//

#include "Layout.h"

namespace tttc::interpreter {
namespace {

using dsl::EntityKind;

bool callsJoin(const dsl::Expr &expr) {
  if (expr.builtin == dsl::Builtin::Join)
    return true;
  for (const dsl::ExprPtr &operand : expr.operands)
    if (callsJoin(*operand))
      return true;
  return expr.kind == dsl::ExprKind::Call && expr.entity && expr.entity->function &&
         callsJoin(*expr.entity->function->body);
}

bool callsJoin(const dsl::Block &block) {
  for (const dsl::StmtPtr &stmt : block.stmts)
    if ((stmt->expr && callsJoin(*stmt->expr)) || (stmt->body && callsJoin(*stmt->body)))
      return true;
  return false;
}

/// Removes the leading axis of `shape`; the first array that has the axis determines its size.
bool takeAxis(std::vector<int64_t> &shape, int64_t &size, bool &known) {
  if (shape.empty() || (known && shape[0] != size))
    return false;
  size = shape[0];
  known = true;
  shape.erase(shape.begin());
  return true;
}

/// `[B, H, T, 64]`, for messages.
std::string expectedShape(const Input &input, const std::vector<int64_t> &declared) {
  std::string text;
  auto axis = [&](const std::string &name) { text += (text.empty() ? "" : ", ") + name; };
  if (input.batched)
    axis("B");
  if (input.perHead)
    axis("H");
  if (input.timed)
    axis("T");
  for (int64_t size : declared)
    axis(std::to_string(size));
  return "[" + text + "]";
}

struct Known {
  bool batch = false, heads = false, tokens = false;
};

bool match(const dsl::Entity &entity, const Array &array, Layout &layout, Known &known,
           std::string &error) {
  std::optional<std::vector<int64_t>> declared = declaredShape(entity, *layout.dims);
  if (!declared) {
    error = "the axes of '" + entity.name + "' are not known";
    return false;
  }
  Input input;
  input.entity = &entity;
  input.array = &array;
  size_t rank = array.shape.size();
  input.timed = entity.kind == EntityKind::Token;
  input.perHead = entity.kind == EntityKind::State || !entity.shared;
  input.batched = input.timed || (entity.kind == EntityKind::State && rank == declared->size() + 2);
  std::vector<int64_t> rest = array.shape;
  bool good = static_cast<uint64_t>(elementCount(rest)) == array.data.size();
  good &= !input.batched || takeAxis(rest, layout.batch, known.batch);
  good &= !input.perHead || takeAxis(rest, layout.heads, known.heads);
  good &= !input.timed || takeAxis(rest, layout.tokens, known.tokens);
  if (entity.growing && good && !rest.empty())
    declared->front() = rest.front(); // resumed with any number of stored rows
  if (!good || rest != *declared) {
    error = "array '" + entity.name + "': expected shape " + expectedShape(input, *declared) +
            ", found " + shapeText(array.shape);
    return false;
  }
  input.shape = std::move(rest);
  layout.inputs[entity.name] = std::move(input);
  return true;
}

} // namespace

std::optional<std::vector<int64_t>> declaredShape(const dsl::Entity &entity,
                                                  const dsl::DimEnv &dims) {
  std::vector<int64_t> shape;
  if (entity.growing)
    shape.push_back(0);
  for (const dsl::ExprPtr &axis : entity.axes) {
    std::optional<double> size = dsl::evaluate(*axis, dims);
    if (!size || *size < 1 || *size > 1e12)
      return std::nullopt;
    shape.push_back(static_cast<int64_t>(*size));
  }
  return shape;
}

std::optional<std::vector<int64_t>> numericShape(const dsl::Shape &shape, const dsl::DimEnv &dims) {
  std::vector<int64_t> sizes;
  for (const dsl::Poly &axis : shape) {
    std::optional<double> size = axis.evaluate(dims);
    // d/49 is evaluated as (1/49) * d: an integer only up to rounding.
    if (!size || !(*size >= 0 && *size <= 1e12) || std::fabs(*size - std::round(*size)) > 1e-3)
      return std::nullopt;
    sizes.push_back(std::llround(*size));
  }
  return sizes;
}

bool isPerHead(const dsl::Expr &expr) {
  if (expr.builtin == dsl::Builtin::Join)
    return false;
  if (expr.entity) {
    switch (expr.entity->kind) {
    case EntityKind::Token:
    case EntityKind::Param:
      if (!expr.entity->shared)
        return true;
      break;
    case EntityKind::View:
    case EntityKind::Variable:
      if (expr.entity->perHead)
        return true;
      break;
    case EntityKind::Learner:
    case EntityKind::State:
      return true;
    case EntityKind::Function:
      if (expr.entity->function && isPerHead(*expr.entity->function->body))
        return true;
      break;
    default:
      break;
    }
  }
  for (const dsl::ExprPtr &operand : expr.operands)
    if (isPerHead(*operand))
      return true;
  return false;
}

bool makeLayout(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &arrays,
                Layout &layout, std::string &error) {
  layout.layer = &layer;
  layout.dims = &dims;
  layout.inStep = callsJoin(layer.body);
  Known known;
  auto heads = dims.find("heads");
  if (heads != dims.end()) {
    if (!(heads->second >= 1 && heads->second <= 1e9)) {
      error = "expected at least one head";
      return false;
    }
    layout.heads = static_cast<int64_t>(heads->second);
    known.heads = true;
  }
  if (layer.tokens.empty()) {
    error = "expected a layer with a token";
    return false;
  }
  auto take = [&](const dsl::Entity &entity, bool needed) {
    auto given = arrays.find(entity.name);
    if (given != arrays.end())
      return match(entity, given->second, layout, known, error);
    if (needed)
      error = "expected an array '" + entity.name + "', found none";
    return !needed;
  };
  for (const dsl::Entity *token : layer.tokens)
    if (!take(*token, true))
      return false;
  for (const dsl::Entity *param : layer.params)
    if (!take(*param, true))
      return false;
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      if (!take(*state, !state->init && !state->growing))
        return false;
  return true;
}

} // namespace tttc::interpreter

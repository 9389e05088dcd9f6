//===- StageFunction.cpp - The function of a stage ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StageFunction.h.
//
//===----------------------------------------------------------------------===//

#include "StageFunction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

void StageFunction::addArgument(const dsl::Entity &entity, RankedTensorType row, Role role,
                                Axes axes) {
  SmallVector<int64_t> shape(row.getShape());
  if (bitEnumContainsAny(axes, Axes::T)) {
    shape.insert(shape.begin(), ShapedType::kDynamic);
    scope.streamed.push_back(&entity);
  }
  arguments.push_back({&entity, b.tensorOf(shape), role, axes});
}

void StageFunction::addInput(const dsl::Entity &entity, Role role, Axes axes) {
  if (std::optional<RankedTensorType> type = b.typeOf(entity)) {
    addArgument(entity, *type, role, axes);
  }
}

/// The attributes of an argument or result. Rows that belong to the caller have the stored type.
DictionaryAttr StageFunction::describe(Type type, StringRef name, Role role, Axes axes,
                                       int64_t block) {
  bool isCallers = llvm::is_contained({Role::Token, Role::Out, Role::Probe}, role) &&
                   bitEnumContainsAny(axes, Axes::T) && isa<FloatType>(getElementTypeOrSelf(type));
  return dictionaryOf(b.getContext(),
                      TensorAttr::get(b.getContext(), b.getStringAttr(name), role, axes, block,
                                      isCallers ? b.stored : FloatType()));
}

void StageFunction::createFunction(StringRef suffix) {
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  for (const Argument &argument : arguments) {
    types.push_back(argument.type);
    attributes.push_back(
        describe(argument.type, argument.entity->name, argument.role, argument.axes));
  }
  b.setInsertionPointToEnd(module.getBody());
  function = func::FuncOp::create(b, b.location(b.layer.nameRange), b.layer.name + suffix.str(),
                                  b.getFunctionType(types, {}));
  if (!suffix.empty()) {
    function->setAttr(entryAttrName,
                      EntryAttr::get(b.getContext(), EntryKind::Forward, suffix.drop_front()));
  }
  function.setAllArgAttrs(attributes);
  Block *body = function.addEntryBlock();
  for (auto [value, argument] : llvm::zip(body->getArguments(), arguments)) {
    value.setLoc(b.named(*argument.entity));
  }
  b.setInsertionPointToStart(body);
}

/// Initializes each state, to its value in the text or to the next of `given`.
void StageFunction::bindStates(ValueRange given) {
  for (const auto &learner : b.layer.learners) {
    for (auto [i, state] : llvm::enumerate(learner->states)) {
      const Slot slot{learner->entity, int(i)};
      if (state->growing) {
        scope.slots[slot] =
            Imported::of(NoRowsOp::create(b, b.location(state->range), scope.slotType(slot)));
        continue;
      }
      Imported value = state->init ? exprs.eval(*state->init) : Imported::of(given.front());
      given = state->init ? given : given.drop_front();
      if (value) {
        scope.slots[slot] = Imported::of(b.asTensor(value, scope.slotType(slot)));
      }
    }
  }
}

bool StageFunction::begin(StringRef suffix, const dsl::Reach &reached,
                          ArrayRef<InternalRows> internals, bool hasStates) {
  scope.streamed.clear();
  scope.streams.clear();
  scope.bound.clear();
  arguments.clear();
  const auto axesOf = [](const dsl::Entity &token) {
    return token.shared ? Axes::B | Axes::T : Axes::B | Axes::H | Axes::T;
  };
  for (const dsl::Entity *token : b.layer.tokens) {
    if (reached.has(token)) {
      addInput(*token, Role::Token, axesOf(*token));
    }
  }
  for (const InternalRows &rows : internals) {
    addArgument(*rows.entity, rows.type, Role::Internal, rows.axes);
  }
  if (arguments.empty()) {
    // A program that reads only `t` still takes a token, to know the number of tokens.
    const dsl::Entity &token = *b.layer.tokens[0];
    addInput(token, Role::Token, axesOf(token));
  }
  const size_t firstParam = arguments.size();
  for (const dsl::Entity *param : b.layer.params) {
    if (reached.has(param)) {
      addInput(*param, Role::Param, param->shared ? Axes::None : Axes::H);
    }
  }
  const size_t firstState = arguments.size();
  for (const auto &learner : b.layer.learners) {
    for (const dsl::Entity *state : learner->states) {
      if (hasStates && !state->init && !state->growing) {
        addInput(*state, Role::State, Axes::B | Axes::H);
      }
    }
  }
  if (b.failed) {
    return false;
  }
  createFunction(suffix);
  ValueRange values = function.getArguments();
  for (auto [entity, value] : llvm::zip(scope.streamed, values)) {
    scope.streams[entity] = value;
  }
  for (size_t i = firstParam; i < firstState; ++i) {
    scope.bound[arguments[i].entity] = Imported::of(values[i]);
  }
  if (hasStates) {
    bindStates(values.drop_front(firstState));
  }
  scope.start = arith::ConstantIndexOp::create(b, function.getLoc(), 0);
  scope.count = tensor::DimOp::create(b, function.getLoc(), values[0], 0);
  exprs.otherTokens().import(reached.shifts);
  return !b.failed;
}

void StageFunction::end(ArrayRef<StageResult> outputs) {
  SmallVector<Value> results;
  SmallVector<Attribute> attributes;
  for (const StageResult &output : outputs) {
    results.push_back(output.value);
    attributes.push_back(
        describe(output.value.getType(), output.name, output.role, output.axes, output.block));
  }
  func::ReturnOp::create(b, function.getLoc(), results);
  function.setType(b.getFunctionType(function.getArgumentTypes(), ValueRange(results).getTypes()));
  function.setResAttrsAttr(b.getArrayAttr(attributes));
  exprs.otherTokens().clear();
}

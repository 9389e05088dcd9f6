//===- ImportScope.cpp - Names in scope during the import -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ImportScope.h.
//
//===----------------------------------------------------------------------===//

#include "ImportScope.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

int64_t ImportScope::repetitions() const {
  int64_t product = 1;
  for (auto [number, count] : repeats) {
    product *= count;
  }
  return product;
}

void ImportScope::addSlots(const dsl::Entity *target, llvm::SetVector<Slot> &out) {
  const dsl::Learner *learner = target->kind == dsl::EntityKind::Learner ? target->learner
                                : target->kind == dsl::EntityKind::State ? target->learner
                                : target->type.isLearner()               ? target->type.learner
                                                                         : nullptr;
  if (!learner) {
    out.insert({target, -1});
    return;
  }
  bool isState = target->kind == dsl::EntityKind::State;
  for (auto [i, state] : llvm::enumerate(learner->states)) {
    if (!isState || state == target) {
      out.insert({isState ? learner->entity : target, int(i)});
    }
  }
}

RankedTensorType ImportScope::slotType(Slot slot) {
  auto [entity, state] = slot;
  if (state >= 0) {
    const dsl::Learner *learner =
        entity->kind == dsl::EntityKind::Learner ? entity->learner : entity->type.learner;
    if (entity->type.kind == dsl::TypeKind::LearnerNumbers) {
      return b.tensorOf({});
    }
    if (entity->kind == dsl::EntityKind::Learner || entity->type.perState.empty()) {
      std::optional<RankedTensorType> type = b.typeOf(*learner->states[state]);
      return type ? *type : b.tensorOf({});
    }
  }
  if (state == groupProbe) {
    return tensorType(slots.lookup(slot).tensor);
  }
  if (state == window) {
    SmallVector<int64_t> shape(tensorType(streams.lookup(entity)).getShape());
    shape[0] = windowLength;
    return b.tensorOf(shape);
  }
  std::optional<SmallVector<int64_t>> shape =
      b.sizesOf(state >= 0 ? entity->type.perState[state] : entity->type.shape);
  if (!shape) {
    b.unsupported(entity->range, "'" + entity->name + "': its shape is not known at compile time");
    return b.tensorOf({});
  }
  return b.tensorOf(*shape);
}

Location ImportScope::named(Slot slot) {
  const auto &[entity, state] = slot;
  const bool isLearner = entity->kind == dsl::EntityKind::Learner;
  const dsl::Learner *learner = isLearner ? entity->learner : entity->type.learner;
  std::string name = entity->name;
  if (state >= 0 && learner) {
    const std::string &stateName = learner->states[size_t(state)]->name;
    name = isLearner ? stateName : name + "_" + stateName;
  }
  return b.named(name, entity->range);
}

Imported ImportScope::currentLearner(const dsl::Entity *entity) const {
  Imported value;
  value.kind = Imported::Learner;
  value.learner = entity->kind == dsl::EntityKind::Learner ? entity->learner : entity->type.learner;
  for (size_t i = 0; i < value.learner->states.size(); ++i) {
    value.states.push_back(slots.lookup({entity, int(i)}));
  }
  return value;
}

/// Creates an entity that is not in the text; the importer owns it.
const dsl::Entity *ImportScope::makeEntity(const std::string &name, dsl::SourceRange range) {
  made.push_back(std::make_unique<dsl::Entity>());
  made.back()->kind = dsl::EntityKind::Token;
  made.back()->name = name;
  made.back()->range = range;
  return made.back().get();
}

const dsl::Entity *ImportScope::addStream(const std::string &name, dsl::SourceRange range,
                                          Value rows) {
  const dsl::Entity *entity = makeEntity(name, range);
  streams[entity] = rows;
  streamed.push_back(entity);
  return entity;
}

SmallVector<Value> ImportScope::withToken(Location loc, Region &region,
                                          llvm::function_ref<void(Block &)> body) {
  auto outside = std::pair(token, bound);
  OpBuilder::InsertionGuard guard(b);
  auto *block = new Block;
  region.push_back(block);
  b.setInsertionPointToEnd(block);
  token = block->addArgument(b.getIndexType(), loc);
  SmallVector<Value> tokens;
  for (const dsl::Entity *entity : streamed) {
    tokens.push_back(streams.lookup(entity));
    ArrayRef<int64_t> row = tensorType(tokens.back()).getShape().drop_front();
    bound[entity] = Imported::of(block->addArgument(b.tensorOf(row), b.named(*entity)));
  }
  body(*block);
  std::tie(token, bound) = outside;
  return tokens;
}

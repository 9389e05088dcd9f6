//===- MemoryPlan.cpp - Offsets of buffers by lifetime --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See MemoryPlan.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/MemoryPlan.h"

#include "llvm/ADT/STLExtras.h"

#include <tuple>

using namespace mlir;
using namespace tttc;

OperationOrder::OperationOrder(Operation *root) {
  int64_t next = 0;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    spans[op] = {next, next};
    last = next++;
  });
  root->walk([&](Operation *op) { // inner ones first
    if (Operation *parent = op->getParentOp(); parent && spans.count(parent)) {
      int64_t end = spans[op].to;
      spans[parent].to = std::max(spans[parent].to, end);
    }
  });
}

Lifetime OperationOrder::over(ArrayRef<Operation *> users, Block *block) const {
  auto isAround = [&](Operation *user) { return block->findAncestorOpInBlock(*user) != nullptr; };
  while (!llvm::all_of(users, isAround)) {
    Operation *parent = block->getParentOp();
    if (!spans.count(parent) || !parent->getBlock()) {
      return all();
    }
    block = parent->getBlock();
  }
  Lifetime life;
  for (Operation *user : users) {
    Lifetime here = of(block->findAncestorOpInBlock(*user));
    life.from = life.to < 0 ? here.from : std::min(life.from, here.from);
    life.to = std::max(life.to, here.to);
  }
  return life;
}

SmallVector<Operation *> tttc::bufferUsers(Value buffer, const BufferViewFlowAnalysis &aliases) {
  SmallVector<Operation *> users;
  for (Value alias : aliases.resolve(buffer)) {
    llvm::append_range(users, alias.getUsers());
  }
  return users;
}

int64_t tttc::firstFit(const PlannedBuffer &buffer, ArrayRef<const PlannedBuffer *> placed) {
  SmallVector<const PlannedBuffer *> others;
  llvm::copy_if(placed, std::back_inserter(others),
                [&](const PlannedBuffer *other) { return other->life.overlaps(buffer.life); });
  llvm::sort(others, [](auto *a, auto *b) { return a->offset < b->offset; });
  int64_t offset = 0;
  for (const PlannedBuffer *other : others) {
    if (offset + buffer.bytes <= other->offset) {
      break;
    }
    offset = std::max(offset, other->end());
  }
  return offset;
}

int64_t tttc::planMemory(MutableArrayRef<PlannedBuffer> buffers) {
  SmallVector<PlannedBuffer *> order;
  for (PlannedBuffer &buffer : buffers) {
    order.push_back(&buffer);
  }
  // Equal ones by address, which is their order: a plan is reproducible.
  llvm::sort(order, [](auto *a, auto *b) {
    return std::tuple(-a->bytes, a->life.from, a) < std::tuple(-b->bytes, b->life.from, b);
  });
  SmallVector<const PlannedBuffer *> placed;
  int64_t used = 0;
  for (PlannedBuffer *buffer : order) {
    buffer->offset = firstFit(*buffer, placed);
    used = std::max(used, buffer->end());
    placed.push_back(buffer);
  }
  return used;
}

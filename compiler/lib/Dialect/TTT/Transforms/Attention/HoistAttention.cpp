//===- HoistAttention.cpp - Reads of stored rows as one op on streams ----- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. In three steps: find the stores and their reads; hoist the reads whose
// operands depend on no other read, repeatedly until none is left; replace the rows stored
// at the end. Loops are copied as a whole; canonicalization removes the unused parts.
//
//===----------------------------------------------------------------------===//

#include "../Loops/TokenLoops.h"

#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Functions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTHOISTATTENTIONPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

namespace {
/// A stored state: its only append, and the result of the outermost loop around it.
struct Store {
  AppendOp append;
  Value result;
};

/// A read and the stores that it reads; `before`: it precedes the append of the token's own rows.
struct Read {
  AttendOp op;
  AppendOp keys, values;
  bool before = false;
};

class Hoisting {
public:
  explicit Hoisting(func::FuncOp func) : func(func) {}
  LogicalResult run();

private:
  LogicalResult findStores();
  LogicalResult findReads();
  AppendOp storeOf(Value rows, EachTokenOp loop, bool &before);
  /// The values that depend on results of the remaining reads.
  llvm::DenseSet<Value> findDependent();
  /// A value per token, in the body of a loop, and the loop.
  using RowOf = std::pair<Value, Operation *>;
  Value streamOf(RowOf row);
  void hoist(ArrayRef<Read> ready);
  /// Builds the streams of rows by copies of the surrounding loops, placed before these loops.
  void tap(ArrayRef<RowOf> rows);

  func::FuncOp func;
  SmallVector<Store> stores;
  SmallVector<Read> reads;
  llvm::DenseMap<RowOf, Value> tapped;
};
} // namespace

LogicalResult Hoisting::findStores() {
  WalkResult walk = func.walk([&](AppendOp append) {
    auto refuse = [&](Operation *at, StringRef what) {
      at->emitError("not supported yet: ") << what;
      return WalkResult::interrupt();
    };
    Value before = append.getRows(), after = append.getResult();
    for (Operation *loop = append->getParentOp(); loop != func; loop = loop->getParentOp()) {
      auto around = dyn_cast<TokenLoopOpInterface>(loop);
      if (!around) {
        return refuse(append, "stored rows elsewhere than in loops over tokens");
      }
      if (around.getReverse()) {
        return refuse(append, "stored rows in a loop in reverse");
      }
      auto argument = dyn_cast<BlockArgument>(before);
      std::optional<unsigned> number = argument && argument.getOwner() == &around.getStep()
                                           ? around.getCarriedNumber(argument)
                                           : std::nullopt;
      if (!number || around.getYield()->getOperand(*number) != after) {
        return refuse(append, "stored rows that something else is done to");
      }
      before = around.getInits()[*number];
      after = loop->getResult(*number);
    }
    if (!before.getDefiningOp<NoRowsOp>()) {
      return refuse(append, "stored rows that do not start from none");
    }
    stores.push_back({append, after});
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

/// The append in `loop` whose operand or result is `rows`; null if there is none. Sets `before` if
/// it is the operand.
AppendOp Hoisting::storeOf(Value rows, EachTokenOp loop, bool &before) {
  for (Store &store : stores) {
    before = store.append.getRows() == rows;
    if (store.append->getParentOp() == loop && (before || store.append.getResult() == rows)) {
      return store.append;
    }
  }
  return AppendOp();
}

LogicalResult Hoisting::findReads() {
  WalkResult walk = func.walk([&](AttendOp op) {
    auto loop = dyn_cast<EachTokenOp>(op->getParentOp());
    Read read{op, {}, {}, false};
    bool before = false;
    if (loop) {
      read.keys = storeOf(op.getKeys(), loop, read.before);
      read.values = storeOf(op.getValues(), loop, before);
    }
    if (!read.keys || !read.values || before != read.before) {
      op.emitError("not supported yet: stored rows that are read elsewhere than in the `each "
                   "token` that appends them");
      return WalkResult::interrupt();
    }
    reads.push_back(read);
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

llvm::DenseSet<Value> Hoisting::findDependent() {
  llvm::DenseSet<Value> found;
  for (Read &read : reads) {
    found.insert(read.op.getResult());
  }
  bool changed = true;
  auto flow = [&](Value from, Value to) {
    changed |= found.contains(from) && found.insert(to).second;
  };
  while (changed) {
    changed = false;
    func.walk([&](Operation *op) {
      if (auto loop = dyn_cast<TokenLoopOpInterface>(op)) {
        for (auto [token, argument] : llvm::zip(loop.getTokens(), loop.getTokenArgs())) {
          flow(token, argument);
        }
        for (auto [i, init] : llvm::enumerate(loop.getInits())) {
          flow(init, loop.getCarriedArgs()[i]);
          flow(init, op->getResult(i));
        }
      } else if (auto loop = dyn_cast<TokenLoopOpInterface>(op->getParentOp());
                 loop && isa<YieldOp>(op)) {
        for (auto [i, value] : llvm::enumerate(op->getOperands())) {
          flow(value, loop->getResult(i));
          if (i < loop.getInits().size()) {
            flow(value, loop.getCarriedArgs()[i]);
          }
        }
      } else {
        for (Value operand : op->getOperands()) {
          for (Value result : op->getResults()) {
            flow(operand, result);
          }
        }
      }
    });
  }
  return found;
}

/// The stream that a row belongs to; null if it is computed in the loop and not tapped yet.
Value Hoisting::streamOf(RowOf row) {
  if (Value known = tapped.lookup(row)) {
    return known;
  }
  Value value = row.first;
  while (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast<TokenLoopOpInterface>(argument.getOwner()->getParentOp());
    std::optional<unsigned> number = loop ? loop.getTokenNumber(argument) : std::nullopt;
    if (!number) {
      break;
    }
    value = loop.getTokens()[*number];
  }
  return value != row.first && value.getParentBlock() == &func.getBody().front() ? value : Value();
}

static Operation *outermost(Operation *op, func::FuncOp func) {
  while (op->getParentOp() != func) {
    op = op->getParentOp();
  }
  return op;
}

void Hoisting::tap(ArrayRef<RowOf> rows) {
  llvm::MapVector<Operation *, llvm::SetVector<Value>> byLoop;
  for (RowOf row : rows) {
    if (!streamOf(row)) {
      byLoop[row.second].insert(row.first);
    }
  }
  for (auto &[loop, values] : byLoop) {
    Operation *whole = outermost(loop, func);
    OpBuilder builder(whole);
    IRMapping mapping;
    builder.clone(*whole, mapping);
    SmallVector<Value> copies =
        llvm::map_to_vector(values, [&](Value value) { return mapping.lookupOrDefault(value); });
    SmallVector<Value> streams = yieldToTop(copies, mapping.lookup(loop), func);
    for (auto [value, stream] : llvm::zip(values, streams)) {
      tapped[{value, loop}] = stream;
    }
  }
}

void Hoisting::hoist(ArrayRef<Read> ready) {
  SmallVector<RowOf> operands;
  for (Read read : ready) {
    for (Value value : {read.op.getQuery(), read.keys.getRow(), read.values.getRow()}) {
      operands.push_back({value, read.op->getParentOp()});
    }
  }
  tap(operands);
  for (Read read : ready) {
    Operation *loop = read.op->getParentOp();
    OpBuilder builder(outermost(loop, func));
    Value queries = streamOf({read.op.getQuery(), loop}),
          keys = streamOf({read.keys.getRow(), loop}),
          values = streamOf({read.values.getRow(), loop});
    auto logs = RankedTensorType::get({ShapedType::kDynamic}, tensorType(values).getElementType());
    auto attention = AttentionOp::create(builder, read.op.getLoc(), values.getType(), logs, queries,
                                         keys, values, read.keys.getWindowAttr(), read.before);
    read.op.replaceAllUsesWith(addToken(attention.getRows(), loop, func));
    read.op.erase();
  }
}

LogicalResult Hoisting::run() {
  if (failed(findStores()) || failed(findReads())) {
    return failure();
  }
  if (stores.empty()) {
    return success();
  }
  if (failed(tttc::checkOneBlock(func))) {
    return failure();
  }
  while (!reads.empty()) {
    llvm::DenseSet<Value> dependent = findDependent();
    SmallVector<Read> ready, waiting;
    for (Read read : reads) {
      bool waits = dependent.contains(read.op.getQuery()) ||
                   dependent.contains(read.keys.getRow()) ||
                   dependent.contains(read.values.getRow());
      (waits ? waiting : ready).push_back(read);
    }
    if (ready.empty()) {
      return reads[0].op.emitError("not supported yet: what is stored or asked for depends on "
                                   "what an earlier token read of the same rows");
    }
    hoist(ready);
    reads = std::move(waiting);
  }
  for (Store store : stores) {
    RowOf row{store.append.getRow(), store.append->getParentOp()};
    tap(row);
    OpBuilder builder(outermost(store.append, func));
    store.result.replaceAllUsesWith(StoredRowsOp::create(
        builder, store.append.getLoc(), streamOf(row), store.append.getWindowAttr()));
  }
  // Remaining appends, in the loops and in their copies, are removed: stores are then carried
  // unchanged. Inner loops come first.
  func.walk([](AppendOp append) {
    append.replaceAllUsesWith(append.getRows());
    append.erase();
  });
  func.walk([](TokenLoopOpInterface loop) {
    for (auto [i, argument] : llvm::enumerate(loop.getCarriedArgs())) {
      if (loop.getYield()->getOperand(i) == argument && !tensorType(argument).hasStaticShape()) {
        loop->getResult(i).replaceAllUsesWith(loop.getInits()[i]);
      }
    }
  });
  func.walk([](AttendOp read) {
    OpBuilder builder(read);
    read.replaceAllUsesWith(createSplat(builder, read.getLoc(), read.getType(), 0));
    read.erase();
  });
  return success();
}

namespace {
struct TTTHoistAttentionPass : ttt::impl::TTTHoistAttentionPassBase<TTTHoistAttentionPass> {
  using TTTHoistAttentionPassBase::TTTHoistAttentionPassBase;

  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (failed(Hoisting(func).run())) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace

//===- FormLaunches.cpp - Pipelines that work in the memory of a device --===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Halide/Passes.h"

#include "Accesses.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace tttc {
#define GEN_PASS_DEF_FORMLAUNCHESPASS
#include "tttc/Target/Halide/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace tttc;

namespace {
/// Pipelines that copy, one for each type and kind of access, and their runs.
class Copies {
public:
  explicit Copies(ModuleOp module) : symbols(module) {}

  /// `to`: how the copy is stored.
  Value copy(OpBuilder &b, Value tensor, Access to) {
    auto type = cast<RankedTensorType>(tensor.getType());
    Location loc = tensor.getLoc();
    func::FuncOp &pipeline = pipelines[{type, {unsigned(readAccess(tensor).access), unsigned(to)}}];
    if (!pipeline) {
      pipeline = func::FuncOp::create(loc, "copy_pipeline", b.getFunctionType(type, type));
      pipeline.setPrivate();
      pipeline->setAttr(halide::pipelineAttrName, b.getUnitAttr());
      symbols.insert(pipeline);
      Block *body = pipeline.addEntryBlock();
      OpBuilder inBody = OpBuilder::atBlockEnd(body);
      func::ReturnOp::create(inBody, loc, body->getArgument(0));
    }
    Value out = tensor::EmptyOp::create(b, loc, type.getShape(), type.getElementType());
    return halide::RunOp::create(b, loc, TypeRange(type),
                                 FlatSymbolRefAttr::get(pipeline.getSymNameAttr()), ValueRange(),
                                 ValueRange(tensor), ValueRange(out),
                                 /*in_place=*/nullptr)
        .getResult(0);
  }

private:
  SymbolTable symbols;
  llvm::DenseMap<std::pair<Type, std::pair<unsigned, unsigned>>, func::FuncOp> pipelines;
};

struct FormLaunchesPass : tttc::impl::FormLaunchesPassBase<FormLaunchesPass> {
  void runOnOperation() override {
    Copies copies(getOperation());
    // Rows that are not only read by pipelines.
    getOperation().walk([&](Operation *op) {
      if (op->getNumResults() != 1 || readAccess(op->getResult(0)).access == Access::Whole) {
        return;
      }
      OpBuilder b(op->getContext());
      b.setInsertionPointAfter(op);
      Value copied;
      for (OpOperand &use : llvm::make_early_inc_range(op->getUses())) {
        if (!isa<halide::RunOp>(use.getOwner())) {
          copied = copied ? copied : copies.copy(b, op->getResult(0), Access::Whole);
          use.set(copied);
        }
      }
    });
    // Rows where another run of the pipeline reads one row, or the reverse.
    llvm::StringMap<SmallVector<Access>> reads;
    getOperation().walk([&](halide::RunOp run) {
      SmallVector<Access> &known = reads[run.getPipeline()];
      known.resize(run.getInputs().size(), Access::Whole);
      for (auto [access, input] : llvm::zip(known, run.getInputsMutable())) {
        const Access now = readAccess(input.get()).access;
        if (access == Access::Whole) {
          access = now;
        } else if (now != Access::Whole && now != access) {
          OpBuilder b(run);
          input.set(copies.copy(b, input.get(), Access::Whole));
        }
      }
    });
    // Insertions of what no pipeline can store itself.
    llvm::StringMap<SmallVector<bool>> storesItself = findStores();
    SmallVector<tensor::InsertSliceOp> inserts;
    getOperation().walk([&](tensor::InsertSliceOp insert) {
      if (writeAccess(insert)) {
        inserts.push_back(insert);
      }
    });
    for (tensor::InsertSliceOp insert : inserts) {
      Value tile = insertedTile(insert);
      auto run = tile.getDefiningOp<halide::RunOp>();
      if (run && storesItself[run.getPipeline()][cast<OpResult>(tile).getResultNumber()]) {
        continue;
      }
      Operation *valid = tile == insert.getSource() ? nullptr : insert.getSource().getDefiningOp();
      OpBuilder b(insert);
      Value copied = copies.copy(b, tile, writeAccess(insert)->access);
      if (!valid) {
        insert.getSourceMutable().assign(copied);
        continue;
      }
      Operation *own = b.clone(*valid);
      own->setOperand(0, copied);
      insert.getSourceMutable().assign(own->getResult(0));
    }
  }

private:
  /// For each result of each pipeline, whether all runs store it in the same kind of rows.
  llvm::StringMap<SmallVector<bool>> findStores() {
    llvm::StringMap<SmallVector<Access>> first;
    llvm::StringMap<SmallVector<bool>> stores;
    getOperation().walk([&](halide::RunOp run) {
      SmallVector<Access> &accesses = first[run.getPipeline()];
      SmallVector<bool> &all = stores[run.getPipeline()];
      const bool isFirst = all.empty();
      for (OpResult result : run->getResults()) {
        auto write = writeAccess(result);
        const Access access = write ? write->access : Access::Whole;
        if (isFirst) {
          accesses.push_back(access);
          all.push_back(access != Access::Whole);
        }
        const unsigned i = result.getResultNumber();
        all[i] = all[i] && access == accesses[i];
      }
    });
    return stores;
  }
};
} // namespace

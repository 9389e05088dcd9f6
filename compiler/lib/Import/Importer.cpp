//===- Importer.cpp - Imports the program of a layer ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Importer.h.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "tttc/DSL/Causality.h"
#include "tttc/DSL/Limits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

Importer::Importer(MLIRContext &context, const dsl::Layer &layer, const dsl::DimEnv &dims,
                   ElementTypes types, dsl::Diagnostics &diags, std::vector<WrittenOut> *writtenOut)
    : b(context, layer, dims, types, diags), sites(layer), plan(layer, sites), scope(b),
      exprs(b, scope, sites, plan.reach), outputs(b, scope, plan.hasHeads()),
      module(ModuleOp::create(b.location(layer.range))), stage(b, scope, exprs, *module),
      writtenOut(writtenOut) {}

OwningOpRef<ModuleOp> Importer::import() {
  const dsl::Layer &layer = b.layer;
  if (layer.tokens.empty()) {
    b.unsupported(layer.nameRange, "a layer without tokens");
    return {};
  }
  auto heads = b.dims.find("heads");
  (*module)->setAttr(layerAttrName,
                     LayerAttr::get(b.getContext(), dsl::analyzeCausality(layer, b.dims).isCausal(),
                                    heads == b.dims.end() ? 0 : int64_t(heads->second)));
  if (!plan.ahead.empty()) {
    importViews();
  }
  if (!b.failed) {
    importProgram();
  }
  if (!b.failed && !joinedOutputs.empty()) {
    importJoin();
  }
  return b.failed ? OwningOpRef<ModuleOp>() : std::move(module);
}

void Importer::importProgram() {
  if (!stage.begin("", plan.program, viewsRead(plan.program), /*hasStates=*/true)) {
    return;
  }
  exprs.tokenSums().startWindows();
  outputs.start();
  importBlock(b.layer.body);
  if (!b.failed) {
    SmallVector<StageResult> results = finalValues();
    llvm::append_range(results, outputs.finish());
    stage.end(results);
  }
}

/// Final values of states and of variables of the whole sequence.
SmallVector<StageResult> Importer::finalValues() {
  SmallVector<StageResult> results;
  for (const auto &learner : b.layer.learners) {
    for (auto [i, state] : llvm::enumerate(learner->states)) {
      const int64_t kept = exprs.keptRows(state);
      results.push_back(
          {scope.slotValue({learner->entity, int(i)}), state->name + "_final", Role::Final,
           state->growing ? Axes::B | Axes::H | Axes::T : Axes::B | Axes::H, kept ? -kept : 1});
    }
  }
  for (const dsl::Entity *variable : b.layer.variables) {
    if (variable->owner != &b.layer.body) {
      continue;
    }
    llvm::SetVector<Slot> parts;
    ImportScope::addSlots(variable, parts);
    for (Slot slot : parts) {
      std::string name = variable->name;
      if (slot.second >= 0) {
        name += "." + variable->type.learner->states[slot.second]->name;
      }
      results.push_back({scope.slotValue(slot), name + "_final", Role::Final,
                         variable->perHead ? Axes::B | Axes::H : Axes::B});
    }
  }
  return results;
}

void Importer::importBlock(const dsl::Block &block) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (b.failed) {
      return;
    }
    b.here = stmt->range;
    Block *at = b.getInsertionBlock();
    Operation *before = at->empty() ? nullptr : &at->back();
    importStmt(*stmt);
    bool isLoop = stmt->kind == dsl::StmtKind::Every || stmt->kind == dsl::StmtKind::EachToken;
    if (writtenOut && scope.repeats.empty() && !isLoop && !b.failed) {
      noteWrittenOut(*stmt, before);
    }
  }
}

void Importer::importStmt(const dsl::Stmt &stmt) {
  switch (stmt.kind) {
  case dsl::StmtKind::Every:
  case dsl::StmtKind::EachToken:
    return importLoop(stmt);
  case dsl::StmtKind::Repeat:
    return importRepeat(stmt);
  case dsl::StmtKind::Assign:
    return assign(stmt);
  case dsl::StmtKind::Out:
    return give("out", *stmt.expr);
  case dsl::StmtKind::Probe:
    return give(stmt.name, *stmt.expr);
  }
}

/// Returns true of statements that assign a state. Others are written out too, but their copies do
/// not depend on each other through a product of rows, and are compiled once.
static bool assignsState(const dsl::Stmt &stmt) {
  return stmt.body ? llvm::any_of(stmt.body->stmts,
                                  [](const dsl::StmtPtr &inner) { return assignsState(*inner); })
                   : stmt.target && (stmt.target->kind == dsl::EntityKind::State ||
                                     stmt.target->kind == dsl::EntityKind::Learner);
}

/// Counts the products that a statement has added after `before`; null for the start of the block.
void Importer::noteWrittenOut(const dsl::Stmt &stmt, Operation *before) {
  Block *block = b.getInsertionBlock();
  int64_t products = 0;
  for (auto op = before ? std::next(before->getIterator()) : block->begin(); op != block->end();
       ++op) {
    op->walk([&](Operation *inner) { products += isa<ContractOp, GradOp>(inner); });
  }
  int64_t copies = std::exchange(mostRepetitions, 1);
  if (products >= dsl::manyProducts && assignsState(stmt)) {
    writtenOut->push_back({stmt.range, copies, products});
  }
}

void Importer::assign(const dsl::Stmt &stmt) {
  Imported value = exprs.eval(*stmt.expr);
  if (!value) {
    return;
  }
  llvm::SetVector<Slot> targets;
  ImportScope::addSlots(stmt.target, targets);
  for (Slot slot : targets) {
    Imported part = value.kind == Imported::Learner ? value.states[slot.second] : value;
    if (part.kind == Imported::Transposed || part.kind == Imported::Diagonal) {
      b.reportNotTensor(stmt.expr->range, part);
      return;
    }
    // A constant fills all entries.
    scope.slots[slot] = Imported::of(b.asTensor(part, scope.slotType(slot)));
  }
}

/// Unrolls repetitions; their probes get an axis for them.
void Importer::importRepeat(const dsl::Stmt &stmt) {
  std::optional<double> times = dsl::evaluate(*stmt.expr, b.dims);
  if (!times || *times * double(scope.repetitions()) > dsl::maxRepeats) {
    b.unsupported(stmt.expr->range, "more than " + std::to_string(dsl::maxRepeats) +
                                        " repetitions, those around multiplied");
    return;
  }
  mostRepetitions = std::max(mostRepetitions, int64_t(*times) * scope.repetitions());
  for (int64_t i = 0; i < int64_t(*times) && !b.failed; ++i) {
    if (stmt.target) {
      scope.bound[stmt.target] = Imported::of(double(i));
    }
    scope.repeats.push_back({i, int64_t(*times)});
    importBlock(*stmt.body);
    scope.repeats.pop_back();
  }
}

void Importer::give(const std::string &name, const dsl::Expr &expr) {
  if (scope.token && plan.isJoined(expr)) {
    return addJoinedOutput(name, expr);
  }
  if (scope.token) {
    return outputs.addRow(name, exprs.eval(expr), expr);
  }
  if (!expr.type.perHead && plan.hasHeads()) {
    b.unsupported(expr.range, "a probe outside 'each token' that all heads share");
    return;
  }
  outputs.addGroupOutput(name, exprs.eval(expr), expr);
}

OwningOpRef<ModuleOp> tttc::importLayer(MLIRContext &context, const dsl::Layer &layer,
                                        const dsl::DimEnv &dims, ElementTypes types,
                                        dsl::Diagnostics &diags,
                                        std::vector<WrittenOut> *writtenOut) {
  context.loadDialect<TTTDialect, func::FuncDialect, arith::ArithDialect, math::MathDialect,
                      tensor::TensorDialect>();
  return Importer(context, layer, dims, types, diags, writtenOut).import();
}

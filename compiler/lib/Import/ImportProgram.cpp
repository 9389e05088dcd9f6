//===- ImportProgram.cpp - A layer's statements as loops over time -------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Variables become SSA values: a loop carries exactly the slots its body assigns
// and that live outside of it; what a token yields (`out`, probes) leaves each loop
// as a stream of rows.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "tttc/DSL/Causality.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

Importer::Importer(MLIRContext &context, const dsl::Layer &layer, const dsl::DimEnv &dims,
                   unsigned bits, dsl::Diagnostics &diags, std::vector<WrittenOut> *writtenOut)
    : context(context), layer(layer), dims(dims), diags(diags), writtenOut(writtenOut),
      element(bits == 64 ? FloatType(Float64Type::get(&context))
                         : FloatType(Float32Type::get(&context))),
      builder(&context), hasSites(shiftsParameters()) {
  context.loadDialect<TTTDialect, func::FuncDialect, arith::ArithDialect, math::MathDialect,
                      tensor::TensorDialect>();
}

Imported Importer::unsupported(dsl::SourceRange range, const std::string &what,
                               const std::string &hint) {
  // After the first error others follow from it, or repeat it.
  if (!failed) {
    diags.error(range, "not supported yet: " + what, hint);
  }
  failed = true;
  return Imported();
}

Location Importer::location(dsl::SourceRange range) {
  dsl::LineColumn at = diags.file().lineColumn(range.begin);
  return FileLineColLoc::get(&context, diags.file().name(), at.line, at.column);
}

Location Importer::named(StringRef name, dsl::SourceRange range) {
  return NameLoc::get(builder.getStringAttr(name), location(range));
}

Location Importer::named(const dsl::Entity &entity) { return named(entity.name, entity.range); }

/// `W1` of the learner itself, `start_W1` of a value of it.
Location Importer::named(Slot slot) {
  const auto &[entity, state] = slot;
  const bool isLearner = entity->kind == dsl::EntityKind::Learner;
  const dsl::Learner *learner = isLearner ? entity->learner : entity->type.learner;
  std::string name = entity->name;
  if (state >= 0 && learner) {
    const std::string &stateName = learner->states[size_t(state)]->name;
    name = isLearner ? stateName : name + "_" + stateName;
  }
  return named(name, entity->range);
}

RankedTensorType Importer::tensorOf(ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, element);
}

std::optional<RankedTensorType> Importer::typeOf(const dsl::Entity &entity) {
  if (entity.growing) {
    return storedType(entity);
  }
  std::optional<std::vector<int64_t>> shape = dsl::concreteShape(entity, dims);
  if (!shape) {
    unsupported(entity.range, "'" + entity.name + "': its shape is not known at compile time");
    return std::nullopt;
  }
  return tensorOf(*shape);
}

//===----------------------------------------------------------------------===//
// The stage of the states
//===----------------------------------------------------------------------===//

/// Final values in the order of the declarations, then `out` and the probes.
void Importer::finish() {
  for (const auto &learner : layer.learners) {
    for (auto [i, state] : llvm::enumerate(learner->states)) {
      addResult(slotValue({learner->entity, int(i)}), state->name + "_final", "final",
                state->growing ? "BHT" : "BH", -windows.lookup(state));
    }
  }
  for (const dsl::Entity *variable : layer.variables) {
    if (variable->owner != &layer.body) {
      continue;
    }
    llvm::SetVector<Slot> parts;
    addSlots(variable, parts);
    for (Slot slot : parts) {
      std::string name = variable->name;
      if (slot.second >= 0) {
        name += "." + variable->type.learner->states[slot.second]->name;
      }
      addResult(slotValue(slot), name + "_final", "final", variable->perHead ? "BH" : "B");
    }
  }
  finishProbes();
  for (auto &[name, value] : rows) {
    addResult(value, name.first, name.second, hasHeads() ? "BHT" : "BT");
  }
}

OwningOpRef<ModuleOp> Importer::import() {
  module = ModuleOp::create(location(layer.range));
  if (layer.tokens.empty()) {
    unsupported(layer.nameRange, "a layer without tokens");
    return {};
  }
  if (auto heads = dims.find("heads"); heads != dims.end() && readsHeads()) {
    (*module)->setAttr("ttt.heads", builder.getI64IntegerAttr(int64_t(heads->second)));
  }
  (*module)->setAttr("ttt.causal",
                     builder.getBoolAttr(dsl::analyzeCausality(layer, dims).isCausal()));
  Reach program = reachOfProgram(), everything = reachOfProgram(/*withJoined=*/true);
  importViews(program);
  Reach ofStates = reachOfProgram();
  // A call gives what nothing reads like all else: leaving out a line changes no signature.
  for (const auto *inputs : {&layer.tokens, &layer.params}) {
    for (const dsl::Entity *input : *inputs) {
      if (!everything.entities.contains(input)) {
        ofStates.entities.insert(input);
      }
    }
  }
  if (failed || !beginStage("", ofStates, /*hasStates=*/true)) {
    return {};
  }
  startWindows();
  startProbes();
  importBlock(layer.body);
  if (failed) {
    return {};
  }
  finish();
  endStage();
  if (!joinedOutputs.empty()) {
    importJoin();
  }
  return failed ? OwningOpRef<ModuleOp>() : std::move(module);
}

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

void Importer::addSlots(const dsl::Entity *target, llvm::SetVector<Slot> &out) {
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

void Importer::collectAssigned(const dsl::Block &block, llvm::SetVector<Slot> &out) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (stmt->kind == dsl::StmtKind::Assign && stmt->target) {
      addSlots(stmt->target, out);
    } else if (stmt->kind == dsl::StmtKind::Probe) {
      if (auto probe = groupProbes.find(stmt->expr.get()); probe != groupProbes.end()) {
        out.insert(probe->second.slots.begin(), probe->second.slots.end());
      }
    } else if (stmt->body) {
      collectAssigned(*stmt->body, out);
    }
  }
}

RankedTensorType Importer::slotType(Slot slot) {
  auto [entity, state] = slot;
  SmallVector<int64_t> shape;
  if (state >= 0) {
    const dsl::Learner *learner =
        entity->kind == dsl::EntityKind::Learner ? entity->learner : entity->type.learner;
    if (entity->type.kind == dsl::TypeKind::LearnerNumbers) {
      return tensorOf({});
    }
    if (entity->kind == dsl::EntityKind::Learner || entity->type.perState.empty()) {
      std::optional<RankedTensorType> type = typeOf(*learner->states[state]);
      return type ? *type : tensorOf({});
    }
  }
  if (state == groupProbe) {
    return tensorType(slots.lookup(slot).tensor);
  }
  if (state == window) {
    SmallVector<int64_t> shape(tensorType(streams.lookup(entity)).getShape());
    shape[0] = windowLength;
    return tensorOf(shape);
  }
  const dsl::Shape &symbolic = state >= 0 ? entity->type.perState[state] : entity->type.shape;
  for (const dsl::Poly &axis : symbolic) {
    std::optional<double> size = axis.evaluate(dims);
    if (!size) {
      unsupported(entity->range, "'" + entity->name + "': its shape is not known at compile time");
      return tensorOf({});
    }
    shape.push_back(int64_t(*size));
  }
  return tensorOf(shape);
}

Value Importer::slotValue(Slot slot) { return asTensor(slots.lookup(slot), slotType(slot)); }

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void Importer::importBlock(const dsl::Block &block) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (failed) {
      return;
    }
    here = stmt->range;
    Block *at = builder.getInsertionBlock();
    Operation *before = at->empty() ? nullptr : &at->back();
    importStmt(*stmt);
    bool isLoop = stmt->kind == dsl::StmtKind::Every || stmt->kind == dsl::StmtKind::EachToken;
    if (writtenOut && repeats.empty() && !isLoop && !failed) {
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
    return emitRows("out", *stmt.expr);
  case dsl::StmtKind::Probe:
    return emitRows(stmt.name, *stmt.expr);
  }
}

/// Counts what a statement has added behind `before`, null for the start of the block.
void Importer::noteWrittenOut(const dsl::Stmt &stmt, Operation *before) {
  Block *block = builder.getInsertionBlock();
  int64_t products = 0;
  for (auto op = before ? std::next(before->getIterator()) : block->begin(); op != block->end();
       ++op) {
    op->walk([&](Operation *inner) { products += isa<ContractOp, GradOp>(inner); });
  }
  int64_t copies = std::exchange(mostUnrolled, 1);
  if (products >= dsl::manyProducts) {
    writtenOut->push_back({stmt.range, copies, products});
  }
}

void Importer::assign(const dsl::Stmt &stmt) {
  Imported value = eval(*stmt.expr);
  if (!value) {
    return;
  }
  llvm::SetVector<Slot> targets;
  addSlots(stmt.target, targets);
  for (Slot slot : targets) {
    Imported part = value.kind == Imported::Learner ? value.states[slot.second] : value;
    if (part.kind == Imported::Transposed || part.kind == Imported::Diagonal) {
      refuse(stmt.expr->range, part);
      return;
    }
    // A number stays one (`acc = 0`) until a loop or an operation needs its shape.
    slots[slot] =
        part.kind == Imported::Number ? part : Imported::of(asTensor(part, slotType(slot)));
  }
}

/// `repeat n` is unrolled: its body is one token's or one group's program.
void Importer::importRepeat(const dsl::Stmt &stmt) {
  std::optional<double> times = dsl::evaluate(*stmt.expr, dims);
  if (!times || *times * unrolled > dsl::maxRepeats) {
    unsupported(stmt.expr->range, "more than " + std::to_string(dsl::maxRepeats) +
                                      " repetitions, those around multiplied");
    return;
  }
  unrolled *= int64_t(*times);
  mostUnrolled = std::max(mostUnrolled, unrolled);
  for (int64_t i = 0; i < int64_t(*times) && !failed; ++i) {
    if (stmt.target) {
      bound[stmt.target] = Imported::of(double(i));
    }
    repeats.push_back({i, int64_t(*times)});
    importBlock(*stmt.body);
    repeats.pop_back();
  }
  unrolled /= int64_t(*times);
}

void Importer::emitRows(const std::string &name, const dsl::Expr &expr) {
  StringRef role = name != "out" ? "probe" : "out";
  if (!token) {
    return emitGroupProbe(name, expr);
  }
  if (isJoined(expr)) {
    return emitJoined(name, expr, role);
  }
  for (auto &[suffix, value] : namedParts(eval(expr), expr)) {
    Value &row = rows[{name + suffix, role}];
    if (repeats.empty()) {
      row = value;
      continue;
    }
    Location loc = location(expr.range);
    if (!row) {
      row = createSplat(builder, loc, tensorOf(repeatedShape(tensorType(value))), 0);
    }
    row = insertAt(loc, value, row, std::nullopt);
  }
}

OwningOpRef<ModuleOp> tttc::importLayer(MLIRContext &context, const dsl::Layer &layer,
                                        const dsl::DimEnv &dims, unsigned bits,
                                        dsl::Diagnostics &diags,
                                        std::vector<WrittenOut> *writtenOut) {
  return Importer(context, layer, dims, bits, diags, writtenOut).import();
}

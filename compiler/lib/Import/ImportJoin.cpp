//===- ImportJoin.cpp - What is computed once the heads are joined -------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The stage of the states hands over the rows that are joined, and what else of an
// output depends on a learner or a variable; the rest of the expression is the join's.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::EntityKind;

bool Importer::isJoined(const dsl::Expr &expr) const {
  Reach parts;
  reach(expr, parts);
  return parts.joins || (!expr.type.perHead && hasHeads());
}

/// Whether anything of the layer differs from head to head.
bool Importer::hasHeads() const {
  auto isPerHead = [](const dsl::Entity *entity) { return entity->perHead; };
  return !layer.learners.empty() || llvm::any_of(layer.tokens, isPerHead) ||
         llvm::any_of(layer.params, isPerHead);
}

void Importer::emitJoined(const std::string &name, const dsl::Expr &expr, StringRef role) {
  for (const dsl::Expr *part : handedOver(expr)) {
    handOver(*part);
  }
  joinedOutputs.push_back({name, &expr, role});
}

/// The parts of `expr` that the join cannot compute.
SmallVector<const dsl::Expr *> Importer::handedOver(const dsl::Expr &expr) const {
  Reach parts;
  reach(expr, parts);
  bool isJoin = expr.builtin == dsl::Builtin::Join;
  SmallVector<const dsl::Expr *> result;
  if (!isJoin && parts.joins) {
    for (const dsl::ExprPtr &operand : expr.operands) {
      llvm::append_range(result, handedOver(*operand));
    }
    return result;
  }
  bool needsStates = llvm::any_of(parts.entities, [](const dsl::Entity *entity) {
    return entity->kind == EntityKind::Learner || entity->kind == EntityKind::State ||
           entity->kind == EntityKind::Variable;
  });
  if (isJoin || needsStates) {
    result.push_back(&expr);
  }
  return result;
}

/// Gives rows of a part that the join reads.
void Importer::handOver(const dsl::Expr &expr) {
  bool isJoin = expr.builtin == dsl::Builtin::Join;
  const dsl::Expr &row = isJoin ? *expr.operands[0] : expr;
  if (isJoin && !dims.count("heads")) {
    unsupported(expr.range, "heads joined whose number is not known at compile time",
                "give it with --dim heads=N");
    return;
  }
  if (!isJoin && !expr.type.perHead) {
    unsupported(expr.range,
                "a variable that all heads share beside 'join', or in a probe of 'each token'");
    return;
  }
  Imported value = eval(row);
  if (value.kind != Imported::Tensor && value.kind != Imported::Number) {
    if (value) {
      unsupported(row.range, "a learner value, transpose or diag() beside 'join'");
    }
    return;
  }
  RankedTensorType type = value.tensor ? tensorType(value.tensor) : tensorOf({});
  std::string name = (isJoin ? "join." : "row.") + std::to_string(joinedRows.size());
  rows[{name, "internal"}] = asTensor(value, type);
  joinedRows.push_back({&expr, makeEntity(name, expr.range), type, isJoin});
}

void Importer::importJoin() {
  // Without what the rows that are handed over are made of.
  Reach reached;
  for (const JoinedRow &row : joinedRows) {
    streamOf[{row.expr, nullptr}] = row.entity;
  }
  for (const JoinedOutput &output : joinedOutputs) {
    reach(*output.expr, reached);
  }
  if (!beginStage("_join", reached, /*hasStates=*/false)) {
    return;
  }
  SmallVector<Value> rows = rowsOfTokens(stage.getLoc(), [&] {
    SmallVector<Value> values;
    for (const JoinedOutput &output : joinedOutputs) {
      Imported value = eval(*output.expr);
      if (value.kind != Imported::Tensor && value.kind != Imported::Number) {
        if (value) {
          refuse(output.expr->range, value);
        }
        return SmallVector<Value>();
      }
      values.push_back(asTensor(value, value.tensor ? tensorType(value.tensor) : tensorOf({})));
    }
    return values;
  });
  if (failed) {
    return;
  }
  for (auto [output, value] : llvm::zip(joinedOutputs, rows)) {
    addResult(value, output.name, output.role, output.expr->type.perHead ? "BHT" : "BT");
  }
  endStage();
}

//===- ImportStages.cpp - Stages that involve all heads -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Views that all heads share or that read other tokens are computed before the program; rows of all
// heads are joined after it. See Importer.h.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

static constexpr Axes perHeadRows = Axes::B | Axes::H | Axes::T;

/// The views computed before the program that a stage reads.
SmallVector<InternalRows> Importer::viewsRead(const dsl::Reach &reached) const {
  SmallVector<InternalRows> read;
  for (const InternalRows &view : views) {
    if (reached.has(view.entity)) {
      read.push_back(view);
    }
  }
  return read;
}

void Importer::importViews() {
  if (!stage.begin("_views", plan.views, {}, /*hasStates=*/false)) {
    return;
  }
  SmallVector<Value> rows = exprs.otherTokens().rowsOfTokens(stage.getLoc(), [&] {
    SmallVector<Value> values;
    for (const dsl::Entity *view : plan.ahead) {
      Imported value = exprs.viewValue(*view);
      if (value.kind != Imported::Tensor) {
        b.unsupported(view->range, "a view of all heads that is a number");
        return SmallVector<Value>();
      }
      values.push_back(value.tensor);
    }
    return values;
  });
  if (b.failed) {
    return;
  }
  SmallVector<StageResult> results;
  for (auto [view, value] : llvm::zip(plan.ahead, rows)) {
    results.push_back({value, view->name, Role::Internal, perHeadRows});
    views.push_back({view, b.tensorOf(tensorType(value).getShape().drop_front()), perHeadRows});
  }
  stage.end(results);
}

void Importer::addJoinedOutput(const std::string &name, const dsl::Expr &expr) {
  if (!scope.repeats.empty()) {
    b.unsupported(expr.range, "'join', or a value that all heads share, in a 'repeat'",
                  "probe one head's row there, or join behind the 'repeat'");
    return;
  }
  for (const dsl::Expr *part : plan.joinInputs(expr)) {
    passToJoin(*part);
  }
  joinedOutputs.push_back({name, &expr});
}

/// Outputs the rows of a part that the join stage reads.
void Importer::passToJoin(const dsl::Expr &expr) {
  bool isJoin = expr.builtin == dsl::Builtin::Join;
  const dsl::Expr &row = isJoin ? *expr.operands[0] : expr;
  if (isJoin && !b.dims.count("heads")) {
    b.unsupported(expr.range, "heads joined whose number is not known at compile time",
                  "give it with --dim heads=N");
    return;
  }
  if (!isJoin && !expr.type.perHead) {
    b.unsupported(expr.range,
                  "a variable that all heads share beside 'join', or in a probe of 'each token'");
    return;
  }
  Imported value = exprs.eval(row);
  if (value.kind != Imported::Tensor && value.kind != Imported::Number) {
    if (value) {
      b.unsupported(row.range, "a learner value, transpose or diag() beside 'join'");
    }
    return;
  }
  RankedTensorType type = value.tensor ? tensorType(value.tensor) : b.tensorOf({});
  std::string name = (isJoin ? "join." : "row.") + std::to_string(joinedRows.size());
  outputs.rows[{name, Role::Internal}] = b.asTensor(value, type);
  joinedRows.push_back({&expr, scope.makeEntity(name, expr.range), type, isJoin});
}

/// The argument of the join stage for a row. In joined heads, all elements of one head precede
/// those of the next.
InternalRows Importer::joined(const JoinedRow &row) {
  return row.joins
             ? InternalRows{row.entity,
                            b.tensorOf({int64_t(b.dims.at("heads")) * row.type.getNumElements()}),
                            Axes::B | Axes::T}
             : InternalRows{row.entity, row.type, perHeadRows};
}

void Importer::importJoin() {
  // Rows that are handed over hide their inputs, which are therefore no arguments of the join
  // stage.
  SmallVector<InternalRows> joinInputs;
  for (const JoinedRow &row : joinedRows) {
    exprs.otherTokens().substitute(*row.expr, row.entity);
    joinInputs.push_back(joined(row));
  }
  dsl::Reach reached;
  for (const JoinedOutput &output : joinedOutputs) {
    plan.reach.add(*output.expr, reached);
  }
  SmallVector<InternalRows> internals = viewsRead(reached);
  llvm::append_range(internals, joinInputs);
  if (!stage.begin("_join", reached, internals, /*hasStates=*/false)) {
    return;
  }
  SmallVector<Value> rows = exprs.otherTokens().rowsOfTokens(stage.getLoc(), [&] {
    SmallVector<Value> values;
    for (const JoinedOutput &output : joinedOutputs) {
      Imported value = exprs.eval(*output.expr);
      if (value.kind != Imported::Tensor && value.kind != Imported::Number) {
        if (value) {
          b.reportNotTensor(output.expr->range, value);
        }
        return SmallVector<Value>();
      }
      values.push_back(b.asTensor(value));
    }
    return values;
  });
  if (b.failed) {
    return;
  }
  SmallVector<StageResult> results;
  for (auto [output, value] : llvm::zip(joinedOutputs, rows)) {
    results.push_back({value, output.name, output.name != "out" ? Role::Probe : Role::Out,
                       output.expr->type.perHead ? perHeadRows : Axes::B | Axes::T});
  }
  stage.end(results);
}

//===- ImportStored.cpp - Stored tokens ----------------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stored state is a slot whose tensor has no fixed length; loops carry it like any other.
// What is read of it is `softmax(x @ K^T) @ V`: scores are kept as the query they are
// products of, `s * (x @ K^T)` as `s * x`, until the product with V makes them one op.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::ExprKind;

static const char *const hint = "stored rows are read as `softmax(s * (x @ K^T)) @ V`; ttt-run "
                                "--interpret runs the whole language";

static bool isStored(Value tensor) {
  return tensor && tensorType(tensor).getRank() > 0 && tensorType(tensor).isDynamicDim(0);
}

bool Importer::readsStored(const Imported &value) {
  return value.kind == Imported::Scores || value.kind == Imported::Weights ||
         isStored(value.tensor);
}

Imported Importer::refuseStored(dsl::SourceRange range, const std::string &what) {
  return unsupported(range, what, hint);
}

std::optional<RankedTensorType> Importer::storedType(const dsl::Entity &entity) {
  SmallVector<int64_t> shape{ShapedType::kDynamic};
  for (const dsl::ExprPtr &axis : entity.axes) {
    std::optional<double> size = dsl::evaluate(*axis, dims);
    if (!size) {
      unsupported(axis->range, "a row of stored tokens whose length is not known at compile time");
      return std::nullopt;
    }
    shape.push_back(int64_t(*size));
  }
  return tensorOf(shape);
}

Imported Importer::append(const dsl::Expr &expr) {
  if (!token || unrolled > 1) {
    return refuseStored(expr.range, "'append' outside 'each token' or in 'repeat'");
  }
  Imported rows = eval(*expr.operands[0]);
  Imported row = rows ? eval(*expr.operands[1]) : rows;
  if (!row) {
    return row;
  }
  IntegerAttr window;
  for (const dsl::Option &option : expr.options) {
    std::optional<double> length = dsl::evaluate(*option.value, dims);
    if (!length) {
      return unsupported(option.value->range, "a number of stored rows unknown at compile time");
    }
    windows[expr.operands[0]->entity] = int64_t(*length);
    window = builder.getI64IntegerAttr(int64_t(*length));
  }
  if (row.kind != Imported::Tensor && row.kind != Imported::Number) {
    return refuseStored(expr.operands[1]->range, "a stored row that is no array");
  }
  RankedTensorType type = tensorOf(tensorType(rows.tensor).getShape().drop_front());
  return Imported::of(
      AppendOp::create(builder, location(expr.range), rows.tensor, asTensor(row, type), window));
}

/// `x @ K^T`: the keys and the query.
static Imported scoresOf(Value keys, Value query) {
  Imported scores = Imported::of(query, Imported::Scores);
  scores.keys = keys;
  return scores;
}

Imported Importer::multiplyStored(const Imported &a, const Imported &b, const dsl::Expr &at) {
  auto isRow = [](const Imported &value) {
    return value.kind == Imported::Tensor && !isStored(value.tensor) &&
           tensorType(value.tensor).getRank() == 1;
  };
  auto isRows = [](const Imported &value, Imported::Kind kind) {
    return value.kind == kind && isStored(value.tensor) && tensorType(value.tensor).getRank() == 2;
  };
  if (isRow(a) && isRows(b, Imported::Transposed)) {
    return scoresOf(b.tensor, a.tensor);
  }
  if (a.kind != Imported::Weights || !isRows(b, Imported::Tensor)) {
    return refuseStored(at.range, "this product of stored rows");
  }
  RankedTensorType type = tensorOf(tensorType(b.tensor).getShape().drop_front());
  return Imported::of(
      AttendOp::create(builder, location(at.opRange), type, a.tensor, a.keys, b.tensor));
}

/// Scores times a number are scores of the query times it; a number added to all scores of a
/// token changes no softmax.
Imported Importer::combineStored(ExprKind kind, const Imported &a, const Imported &b,
                                 const dsl::Expr &at) {
  auto isNumber = [](const Imported &value) {
    return value.kind == Imported::Number ||
           (value.kind == Imported::Tensor && tensorType(value.tensor).getRank() == 0);
  };
  bool left = a.kind == Imported::Scores, right = b.kind == Imported::Scores;
  bool adds = kind == ExprKind::Add || kind == ExprKind::Sub;
  auto query = [](const Imported &scores) { return Imported::of(scores.tensor); };
  if (left && right && adds && a.keys == b.keys) {
    return scoresOf(a.keys, combine(kind, query(a), query(b), at).tensor);
  }
  if (left && isNumber(b)) {
    return adds ? a : scoresOf(a.keys, combine(kind, query(a), b, at).tensor);
  }
  if (right && isNumber(a) && kind != ExprKind::Div) {
    Imported sign = Imported::of(kind == ExprKind::Sub ? -1 : 1);
    return adds ? scoresOf(b.keys, combine(ExprKind::Mul, sign, query(b), at).tensor)
                : scoresOf(b.keys, combine(kind, a, query(b), at).tensor);
  }
  return refuseStored(at.range, "this operation on stored rows");
}

Imported Importer::softmax(const dsl::Expr &expr) {
  Imported scores = eval(*expr.operands[0]);
  if (!scores) {
    return scores;
  }
  if (scores.kind != Imported::Scores) {
    return refuseStored(expr.range, "a softmax of anything but scores of stored rows");
  }
  scores.kind = Imported::Weights;
  return scores;
}

/// The states of a loss are trained through its ops; these have no inner derivative.
bool Importer::checkInnerGradient(GradOp grad, const dsl::Expr &at) {
  llvm::DenseSet<Value> active(grad.getBody().args_begin(), grad.getBody().args_end());
  for (Operation &op : grad.getBody().front()) {
    if (llvm::any_of(op.getOperands(), [&](Value value) { return active.contains(value); })) {
      if (isa<AttendOp>(op)) {
        refuseStored(at.range, "a gradient through what is read of stored rows");
        return false;
      }
      active.insert(op.result_begin(), op.result_end());
    }
  }
  return true;
}

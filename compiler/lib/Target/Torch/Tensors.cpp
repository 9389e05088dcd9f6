//===- Tensors.cpp - ttt and tensor ops in Python -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrix products are written with `@`, other products with einsum.
//
//===----------------------------------------------------------------------===//

#include "ExpressionWriter.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tttc;
using tttc::torch::Binding;
using tttc::torch::Text;

Operand tttc::named(Value value, std::string name) {
  Operand result;
  result.text = {std::move(name)};
  auto type = dyn_cast<RankedTensorType>(value.getType());
  result.full.assign(type ? type.getRank() : 0, true);
  result.scalar = result.full.empty();
  result.number = !type;
  return result;
}

std::optional<Operand> ExpressionWriter::expression(Operation &op) {
  if (std::optional<Operand> constant = constantOperand(module, op)) {
    return constant;
  }
  for (auto write :
       {&ExpressionWriter::elementwise, &ExpressionWriter::function, &ExpressionWriter::tensorOp}) {
    if (std::optional<Operand> result = (this->*write)(op)) {
      return result;
    }
  }
  return std::nullopt;
}

std::string ExpressionWriter::shape(Value value) {
  std::vector<std::string> sizes;
  for (int64_t size : ttt::tensorType(value).getShape()) {
    bool isLength = ShapedType::isDynamic(size) || (sizes.empty() && allTokens.contains(value));
    sizes.push_back(isLength ? "T" : std::to_string(size));
  }
  return "(" + torch::commaList(sizes) + ")";
}

Text ExpressionWriter::whole(Value value, Value result) {
  Operand operand = get(value);
  if (operand.number) {
    module.number = true;
    operand.text = {"number(" + operand.text.text + ")"};
  }
  bool isWhole = cast<RankedTensorType>(value.getType()).getRank() == 0 ||
                 (!operand.scalar && llvm::all_of(operand.full, [](bool has) { return has; }));
  if (isWhole) {
    return operand.text;
  }
  return {operand.text.as(Binding::Primary) + ".expand" + shape(result ? result : value)};
}

Operand tttc::wholeResult(Operation &op, Text text) {
  Operand result;
  result.text = std::move(text);
  result.full.assign(cast<RankedTensorType>(op.getResult(0).getType()).getRank(), true);
  result.scalar = result.full.empty();
  return result;
}

Operand ExpressionWriter::call(const char *name, ValueRange arguments, StringRef more) {
  std::vector<std::string> texts;
  for (Value argument : arguments) {
    texts.push_back(isa<RankedTensorType>(argument.getType()) ? whole(argument).text
                                                              : get(argument).text.text);
  }
  Operand result;
  result.text = {helper(name) + "(" + torch::commaList(texts) + more.str() + ")"};
  return result;
}

/// Numbers and arrays of rank 0 need no change; others get axes of length 1.
Operand ExpressionWriter::broadcast(ttt::BroadcastOp op) {
  Operand input = get(op.getInput());
  if (input.scalar) {
    return input;
  }
  int64_t rank = op.getType().getRank();
  Operand result;
  std::vector<std::string> index;
  for (int64_t axis = 0, next = 0; axis < rank; ++axis) {
    bool isNew = llvm::is_contained(op.getAxes(), axis);
    index.push_back(isNew ? "None" : ":");
    result.full.push_back(!isNew && input.full[next]);
    next += !isNew;
  }
  while (index.back() == ":") {
    index.pop_back();
  }
  result.text = {input.text.as(Binding::Primary) + "[" + torch::commaList(index) + "]"};
  return result;
}

Operand ExpressionWriter::contract(ttt::ContractOp op) {
  StringRef a = op.lhsAxes(), b = op.rhsAxes(), out = op.resultAxes();
  Text x = whole(op.getLhs()), y = whole(op.getRhs());
  auto product = [&](StringRef left, StringRef right) -> Operand {
    Text p{x.as(Binding::Primary) + left.str()}, q{y.as(Binding::Primary) + right.str()};
    return wholeResult(*op, {(left.empty() ? x.as(Binding::Product) : p.text) + " @ " +
                                 (right.empty() ? y.as(Binding::Minus) : q.text),
                             Binding::Product});
  };
  // A product of matrices: one letter is summed, and the rows of the result are those of the left
  // operand.
  if (a.size() == 2 && b.size() == 2 && out.size() == 2 && a != b) {
    for (bool turnLeft : {false, true}) {
      for (bool turnRight : {false, true}) {
        char row = a[turnLeft], sum = a[!turnLeft], column = b[!turnRight];
        if (b[turnRight] == sum && row != column && out[0] == row && out[1] == column) {
          return product(turnLeft ? ".mT" : "", turnRight ? ".mT" : "");
        }
      }
    }
  }
  if (a.size() == 1 && b.size() == 2 && out.size() == 1 && b[0] == a[0] && b[1] == out[0]) {
    return product("", "");
  }
  if (a.size() == 2 && b.size() == 1 && out.size() == 1 && a[1] == b[0] && a[0] == out[0]) {
    return product("", "");
  }
  return wholeResult(
      *op, {"torch.einsum(\"" + op.getSubscripts().str() + "\", " + x.text + ", " + y.text + ")"});
}

std::optional<Operand> ExpressionWriter::tensorOp(Operation &op) {
  auto matmul = [&](ttt::TrilMatmulOp product) -> std::optional<Operand> {
    std::string triangle = "torch.tril(" + whole(product.getWeights()).text +
                           (product.getStrict() ? ", -1)" : ")") +
                           (product.getTranspose() ? ".mT" : "");
    return wholeResult(
        op, {triangle + " @ " + whole(product.getRows()).as(Binding::Minus), Binding::Product});
  };
  auto solve = [&](ttt::TrilSolveOp system) -> std::optional<Operand> {
    if (system.getTranspose() && system.getGate()) {
      return std::nullopt;
    }
    return wholeResult(op, call(system.getTranspose() ? "transposed_tril_solve"
                                : system.getGate()    ? "gated_tril_solve"
                                                      : "tril_solve",
                                op.getOperands())
                               .text);
  };
  auto tril = [&](ttt::TrilOp triangle) -> std::optional<Operand> {
    bool matrix = triangle.getType().getRank() == 2;
    std::string name = matrix ? "torch.tril" : helper("tril_of_rows");
    return wholeResult(op, {name + "(" + whole(triangle.getInput()).text +
                            (triangle.getStrict() ? ", -1)" : ")")});
  };
  auto reduce = [&](ttt::ReduceSumOp sum) -> std::optional<Operand> {
    std::vector<std::string> axes;
    for (int64_t axis : sum.getAxes()) {
      axes.push_back(std::to_string(axis));
    }
    return wholeResult(op, {whole(sum.getInput()).as(Binding::Primary) + ".sum(" +
                            (axes.size() == 1 ? axes[0] : torch::tuple(axes)) + ")"});
  };
  auto position = [&](ttt::PositionOp token) -> std::optional<Operand> {
    Operand result = get(token.getToken());
    ArrayRef<int64_t> sizes = ttt::tensorType(token.getResult()).getShape();
    if (!sizes.empty()) {
      module.positions = true;
      std::string range = allTokens.contains(token) ? "T"
                                                    : result.text.text + ", " + result.text.text +
                                                          " + " + std::to_string(sizes[0]);
      result = wholeResult(op, {"positions(" + range + ")"});
    }
    if (std::optional<int64_t> modulo = token.getModulo()) {
      result.text = {result.text.as(Binding::Product) + " % " + std::to_string(*modulo),
                     Binding::Product};
    }
    return result;
  };
  auto padded = [&](ttt::PadRowsOp rows) -> std::optional<Operand> {
    // If all tokens are computed at the same time, there are no rows past the end.
    if (allTokens.contains(rows)) {
      return get(rows.getInput());
    }
    std::string size = std::to_string(ttt::tensorType(rows.getInput()).getDimSize(0));
    return wholeResult(op, {helper("padded") + "(" + whole(rows.getInput()).text + ", 0, " +
                            get(rows.getCount()).text.text + ", " + size + ")"});
  };
  auto rowAt = [&](ttt::RowAtOp row) -> std::optional<Operand> {
    return wholeResult(op, {whole(row.getTable()).as(Binding::Primary) + "[" +
                            get(row.getToken()).text.as(Binding::Product) + " % " +
                            std::to_string(row.getModulo()) + "]"});
  };
  auto length = [&](tensor::DimOp) -> std::optional<Operand> {
    return tttc::named(op.getResult(0), "T");
  };
  auto turned = [&](ttt::RotateHalfOp pairs) -> std::optional<Operand> {
    const char *name = pairs.getHalves() ? "rotate_halves" : "rotate_pairs";
    return wholeResult(op, call(name, op.getOperands()).text);
  };
  auto delayed = [&](ttt::DelayOp rows) -> std::optional<Operand> {
    std::string by = ", " + std::to_string(int64_t(rows.getBy()));
    return wholeResult(op, call("delayed", op.getOperands(), by).text);
  };
  auto named = [&](const char *helper, StringRef more = "") -> std::optional<Operand> {
    return wholeResult(op, call(helper, op.getOperands(), more).text);
  };
  return llvm::TypeSwitch<Operation *, std::optional<Operand>>(&op)
      .Case([&](ttt::ContractOp product) { return contract(product); })
      .Case([&](ttt::BroadcastOp repeat) { return broadcast(repeat); })
      .Case([&](tensor::ExtractSliceOp part) { return slice(part); })
      .Case([&](tensor::InsertSliceOp part) { return insert(part); })
      .Case(matmul)
      .Case(solve)
      .Case(tril)
      .Case(reduce)
      .Case(position)
      .Case(rowAt)
      .Case(length)
      .Case(turned)
      .Case(delayed)
      .Case([&](ttt::ValidRowsOp) { return named("valid_rows"); })
      .Case([&](ttt::PadRowsOp pad) { return padded(pad); })
      .Case([&](ttt::ShiftRowsOp) { return named("shift_rows"); })
      .Case([&](ttt::DecayedRowsOp) { return named("decayed_rows"); })
      .Case([&](ttt::DecayedProductsOp products) {
        return named("decayed_products", products.getStrict() ? ", strict=True" : "");
      })
      .Default([](Operation *) { return std::nullopt; });
}

//===- Products.cpp - Sums as Funcs with a domain -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products of matrices, triangles and bands, sums and maxima.
//
//===----------------------------------------------------------------------===//

#include "FuncBuilder.h"

using namespace mlir;
using namespace tttc;

/// Reads the matrix `operand` of a product by columns: a transposed copy of it, whose index letters
/// are in the other order.
static bool readsColumns(StringRef letters, StringRef result) {
  return result.size() >= 2 && letters.size() == 2 && letters[0] == result.back();
}

static Element transposed(FuncBuilder &b, Value operand) {
  const Element source = b.values.at(operand);
  SmallVector<int64_t> shape = shapeOf(operand);
  std::swap(shape[0], shape[1]);
  if (b.pipeline.perTask) { // threads of a device read columns as they read rows
    Element element;
    element.shape = shape;
    element.at = [source](llvm::ArrayRef<HalideExpr> index) {
      return source.at({index[1], index[0]});
    };
    return element;
  }
  HalideFunc &func = b.addFunc(HalideFunc::Kind::Transpose, "turned", shape);
  func.accumulator = func.name + "_block";
  Index index = pureIndex(2), swapped = {index[1], index[0]};
  func.definitions = {b.at(func.accumulator, index).text + " = " + source.at(swapped).text + ";",
                      b.at(func.name, index).text + " = " + b.at(func.accumulator, index).text +
                          ";"};
  return b.elementOf(func.name, shape);
}

bool tttc::contract(FuncBuilder &b, ttt::ContractOp op) {
  std::string letters[2] = {op.lhsAxes().str(), op.rhsAxes().str()}, out = op.resultAxes().str();
  Value operands[2] = {op.getLhs(), op.getRhs()};
  Element elements[2];
  std::string summed;
  SmallVector<int64_t> extents;
  for (unsigned side : {0u, 1u}) {
    elements[side] = b.values.at(operands[side]);
    for (auto [letter, size] : llvm::zip(letters[side], shapeOf(operands[side]))) {
      if (!llvm::is_contained(out, letter) && !llvm::is_contained(summed, letter)) {
        summed += letter;
        extents.push_back(size);
      }
    }
  }
  for (unsigned side : {0u, 1u}) {
    if (!summed.empty() && readsColumns(letters[side], out)) {
      elements[side] = transposed(b, operands[side]);
      std::swap(letters[side][0], letters[side][1]);
    }
  }
  auto term = [=](llvm::ArrayRef<HalideExpr> index, llvm::ArrayRef<HalideExpr> sums) {
    auto read = [&](unsigned side) {
      Index at;
      for (char letter : letters[side]) {
        size_t place = out.find(letter);
        at.push_back(place != std::string::npos ? index[place] : sums[summed.find(letter)]);
      }
      return elements[side].at(at);
    };
    return read(0) * read(1);
  };
  if (extents.empty()) {
    Element element;
    element.at = [term](llvm::ArrayRef<HalideExpr> index) { return term(index, {}); };
    b.set(op, element);
    return true;
  }
  b.values[op] = b.reduce(op, HalideFunc::Kind::Product, "product", extents, b.zeroOf(op), term);
  return true;
}

/// The terms of a sum along rows: a Func of their own, unless they are products or reads. Halide
/// does not find that sums and differences may be added in any order, and refuses vectors.
static Element termsOf(FuncBuilder &b, Value input) {
  Element element = b.values.at(input);
  SmallVector<int64_t> shape = shapeOf(input);
  const HalideExpr term = element.at(pureIndex(shape.size()));
  const bool hasVectors = !b.pipeline.perTask;
  if (!hasVectors || (term.level >= HalideExpr::Product && !StringRef(term.text).contains('-'))) {
    return element;
  }
  HalideFunc &terms = b.addFunc(HalideFunc::Kind::Elementwise, "terms", shape);
  b.define(terms, element);
  return b.elementOf(terms.name, shape);
}

bool tttc::reduction(FuncBuilder &b, Operation &op) {
  if (auto sum = dyn_cast<ttt::ReduceSumOp>(op)) {
    SmallVector<int64_t> axes(sum.getAxes()), shape = shapeOf(sum.getInput()), extents;
    for (int64_t axis : axes) {
      extents.push_back(shape[axis]);
    }
    const bool isRow = axes.back() == int64_t(shape.size()) - 1;
    const Element terms = isRow ? termsOf(b, sum.getInput()) : b.values.at(sum.getInput());
    auto term = [&](const Index &index, const Index &sums) {
      Index at;
      size_t kept = 0, reduced = 0;
      for (size_t axis = 0; axis < shape.size(); ++axis) {
        at.push_back(llvm::is_contained(axes, int64_t(axis)) ? sums[reduced++] : index[kept++]);
      }
      return terms.at(at);
    };
    b.values[sum] =
        b.reduce(sum, isRow ? HalideFunc::Kind::RowReduction : HalideFunc::Kind::ColumnReduction,
                 "sum", extents, b.zeroOf(sum), term);
    return true;
  }
  if (auto max = dyn_cast<ttt::ReduceMaxOp>(op)) {
    auto term = [&](const Index &index, const Index &sums) {
      Index at = index;
      at.push_back(sums[0]);
      return b.values.at(max.getInput()).at(at);
    };
    b.values[max] = b.reduce(
        max, HalideFunc::Kind::RowReduction, "max", {shapeOf(max.getInput()).back()},
        numberExpr(-std::numeric_limits<double>::infinity(), bitsOf(max)), term, nullptr, "max");
    return true;
  }
  if (auto product = dyn_cast<ttt::TrilMatmulOp>(op)) {
    // out[i] sums the entries (t, s) of the triangle with t = i or, transposed, s = i.
    const bool transpose = product.getTranspose();
    Element weights =
        transpose ? transposed(b, product.getWeights()) : b.values.at(product.getWeights());
    Element rows = b.values.at(product.getRows());
    auto term = [&](const Index &i, const Index &r) {
      return weights.at({i[0], r[0]}) * rows.at({r[0], i[1]});
    };
    auto where = [&](const Index &i, const Index &r) {
      return transpose ? isEarlier(i[0], r[0], product.getStrict())
                       : isEarlier(r[0], i[0], product.getStrict());
    };
    b.values[product] = b.reduce(product, HalideFunc::Kind::Product, "product",
                                 {shapeOf(product)[0]}, b.zeroOf(product), term, where);
    return true;
  }
  if (auto product = dyn_cast<ttt::BandMatmulOp>(op)) {
    Element weights = b.values.at(product.getWeights()), rows = b.values.at(product.getRows());
    HalideExpr offset = b.scalar(product.getOffset());
    auto term = [&](const Index &i, const Index &r) {
      return weights.at({i[0], r[0]}) * rows.at({r[0], i[1]});
    };
    auto where = [&](const Index &i, const Index &r) { return sees(product, offset, i[0], r[0]); };
    Element start = b.values.at(product.getStart());
    b.values[product] =
        b.reduce(product, HalideFunc::Kind::Product, "product", {shapeOf(product.getWeights())[1]},
                 start.at(pureIndex(2)), term, where);
    return true;
  }
  return false;
}

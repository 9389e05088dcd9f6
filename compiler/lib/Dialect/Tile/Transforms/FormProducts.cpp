//===- FormProducts.cpp - Forms products of tiles -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If an operand of a product has no axis of its own, the product becomes an elementwise
// multiplication and a sum, in the layout of the other operand.
//
//===----------------------------------------------------------------------===//

#include "FormTiles.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::tile;
using mlir::tile::tensorType;

/// `value`, whose axes are `letters`, with the axes `wanted`, whose lengths are `sizes`.
static Value align(OpBuilder &b, Location loc, Value value, StringRef letters, StringRef wanted,
                   const llvm::SmallDenseMap<char, int64_t> &sizes) {
  SmallVector<int64_t> permutation, shape, whole, added;
  for (auto [axis, letter] : llvm::enumerate(wanted)) {
    whole.push_back(sizes.lookup(letter));
    if (size_t from = letters.find(letter); from != StringRef::npos) {
      permutation.push_back(from);
      shape.push_back(sizes.lookup(letter));
    } else {
      added.push_back(axis);
    }
  }
  Type element = tensorType(value).getElementType();
  if (!llvm::is_sorted(permutation)) {
    value = TransposeOp::create(b, loc, RankedTensorType::get(shape, element), value, permutation);
  }
  if (!added.empty()) {
    value = BroadcastOp::create(b, loc, RankedTensorType::get(whole, element), value, added);
  }
  return value;
}

Value tile::createProduct(OpBuilder &b, Location loc, StringRef subscripts, Value lhs, Value rhs,
                          Value start, StringRef causal, bool strict, bool skipZeros) {
  auto [inputs, out] = subscripts.split("->");
  auto [left, right] = inputs.split(',');
  llvm::SmallDenseMap<char, int64_t> sizes;
  for (auto [letters, value] : {std::pair(left, lhs), std::pair(right, rhs)}) {
    for (auto [letter, size] : llvm::zip(letters, tensorType(value).getShape())) {
      sizes[letter] = size;
    }
  }
  auto covers = [](StringRef wide, StringRef narrow) {
    return llvm::all_of(narrow, [&](char letter) { return wide.contains(letter); });
  };
  SmallVector<int64_t> shape;
  for (char letter : out) {
    shape.push_back(sizes[letter]);
  }
  auto type = RankedTensorType::get(shape, tensorType(lhs).getElementType());
  StringRef wide = covers(out, left) && covers(out, right) ? out
                   : covers(left, right)                   ? left
                   : covers(right, left)                   ? right
                                                           : StringRef();
  if (wide.empty() && !out.empty()) {
    start = start ? start : ttt::createSplat(b, loc, type, 0);
    return DotOp::create(b, loc, type, subscripts, lhs, rhs, start,
                         causal.empty() ? StringAttr() : b.getStringAttr(causal), strict, skipZeros,
                         /*tensorCores=*/false);
  }
  // A causal mask would need the full matrix, which is not formed here; no op multiplies a row by a
  // triangle.
  assert(causal.empty() && "a triangle without axes of its own");
  Value product = arith::MulFOp::create(b, loc, align(b, loc, lhs, left, wide, sizes),
                                        align(b, loc, rhs, right, wide, sizes));
  SmallVector<int64_t> summed, kept;
  std::string rest;
  for (auto [axis, letter] : llvm::enumerate(wide)) {
    (out.contains(letter) ? kept : summed).push_back(axis);
    rest += out.contains(letter) ? std::string(1, letter) : "";
  }
  if (!summed.empty()) {
    SmallVector<int64_t> left = llvm::map_to_vector(
        kept, [&](int64_t axis) { return tensorType(product).getDimSize(axis); });
    product = ReduceOp::create(b, loc, RankedTensorType::get(left, type.getElementType()), "sum",
                               product, summed, /*parts=*/false);
  }
  product = align(b, loc, product, rest, out, sizes);
  return start ? arith::AddFOp::create(b, loc, start, product).getResult() : product;
}

//===- FuncBuilder.h - Values of a pipeline as Funcs --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_FUNCBUILDER_H
#define TTTC_LIB_TARGET_HALIDE_FUNCBUILDER_H

#include "Algorithm.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <functional>

namespace tttc {

/// An index, row-major as in IR.
using Index = llvm::SmallVector<HalideExpr>;

/// A value of a pipeline: its element at an index. A scalar ignores the index.
struct Element {
  std::function<HalideExpr(llvm::ArrayRef<HalideExpr>)> at;
  llvm::SmallVector<int64_t> shape;
  /// Products that have to be computed in the tiles of the Func that reads the element.
  std::vector<HalideFunc *> fused;
  bool isAccumulator = false; ///< the element is that of the only one of `fused`
};

llvm::SmallVector<int64_t> shapeOf(mlir::Value value);
/// Bits of an element.
unsigned bitsOf(mlir::Value value);
/// `float` or `double`.
std::string scalarType(unsigned bits);
/// A literal of `bits` bits.
std::string numberText(double value, unsigned bits);
HalideExpr numberExpr(double value, unsigned bits);
std::string axisName(size_t axis);
/// The Vars of a Func, row-major.
Index pureIndex(size_t rank);
/// The Var of the task, the last axis of all Funcs of a pipeline for a device.
constexpr llvm::StringLiteral taskName = "n";
/// The parameter with the number of tasks.
constexpr llvm::StringLiteral taskCountName = "tasks";

/// The Funcs of one pipeline while its ops are translated, in their order.
class FuncBuilder {
public:
  HalidePipeline pipeline;
  llvm::DenseMap<mlir::Value, Element> values;
  llvm::DenseMap<mlir::Value, HalideFunc *> stored; ///< values that are a Func of their own

  FuncBuilder() = default;
  FuncBuilder(const FuncBuilder &) = delete; // elements refer to their builder
  FuncBuilder &operator=(const FuncBuilder &) = delete;

  /// The element of a Func at a row-major index; Halide's order is the reverse.
  HalideExpr at(llvm::StringRef func, llvm::ArrayRef<HalideExpr> index) const;
  HalideFunc &addFunc(HalideFunc::Kind kind, llvm::StringRef name, llvm::ArrayRef<int64_t> shape);
  /// The elements of a Func or ImageParam.
  Element elementOf(const std::string &func, llvm::ArrayRef<int64_t> shape) const;
  void define(HalideFunc &func, const Element &element);
  /// The elements of `value`, which `func` computes.
  Element store(mlir::Value value, HalideFunc &func);
  /// Sets the element of an elementwise op: as a Func, or for the reader to compute.
  void set(mlir::Value value, Element element);
  /// A Func that starts from `start` and joins (default: adds) the terms of a domain.
  Element reduce(mlir::Value value, HalideFunc::Kind kind, llvm::StringRef name,
                 llvm::ArrayRef<int64_t> extents, const HalideExpr &start,
                 llvm::function_ref<HalideExpr(const Index &, const Index &)> term,
                 llvm::function_ref<HalideExpr(const Index &, const Index &)> where = nullptr,
                 llvm::StringRef join = "");
  /// `a + b` or `a - b` in one accumulator, where one is a product in the tiles of its reader: a
  /// chain of products has as many sums in registers as one product.
  std::optional<Element> addInTiles(const Element &a, const Element &b, bool isDifference);
  /// `input` where `keep` holds for the index, else `otherwise`.
  void mask(mlir::Value value, mlir::Value input, const HalideExpr &otherwise,
            std::function<HalideExpr(llvm::ArrayRef<HalideExpr>)> keep);
  HalideExpr scalar(mlir::OpFoldResult value) const;
  HalideExpr zeroOf(mlir::Value value) const;

private:
  Element accumulated(HalideFunc &func);
  /// Behind all Funcs that were added after it.
  void moveToEnd(const HalideFunc &func);
  void defineSums(HalideFunc &func) const;

  unsigned counter = 0; ///< number of the next Func
};

/// Is the result of an elementwise op a Func of its own, computed before all readers?
bool isStored(mlir::Value value);
/// Is a sum of products computed in the tiles of its reader?
bool isInTilesOfReader(mlir::Value product);

// The kinds of ops. Each function sets the values of the results; it returns false if it does not
// know the op.
bool constant(FuncBuilder &b, mlir::arith::ConstantOp op);
bool elementwise(FuncBuilder &b, mlir::Operation &op);
bool other(FuncBuilder &b, mlir::Operation &op);
bool slice(FuncBuilder &b, mlir::tensor::ExtractSliceOp op);
bool insert(FuncBuilder &b, mlir::tensor::InsertSliceOp op);
bool selection(FuncBuilder &b, mlir::Operation &op);
bool contract(FuncBuilder &b, mlir::ttt::ContractOp op);
bool reduction(FuncBuilder &b, mlir::Operation &op);
bool solve(FuncBuilder &b, mlir::ttt::TrilSolveOp op);
bool recurrence(FuncBuilder &b, mlir::ttt::RecurrenceOp op);
bool decayedProducts(FuncBuilder &b, mlir::ttt::DecayedProductsOp op);
bool decayedRows(FuncBuilder &b, mlir::ttt::DecayedRowsOp op);

/// The condition of a triangle: is row a before row b, or the same unless `strict`?
HalideExpr isEarlier(const HalideExpr &a, const HalideExpr &b, bool strict);
/// The condition of ttt.band and ttt.band_matmul: does row t see column s?
template <typename OpTy>
HalideExpr sees(OpTy op, const HalideExpr &offset, const HalideExpr &t, const HalideExpr &s) {
  HalideExpr distance = offset + t - s;
  const int64_t from = op.getBefore() ? 1 : 0;
  HalideExpr condition = binary(distance, ">=", from, HalideExpr::Less);
  if (std::optional<int64_t> window = op.getWindow()) {
    condition = binary(condition, "&&", binary(distance, "<", *window + from, HalideExpr::Less),
                       HalideExpr::And);
  }
  return condition;
}

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_FUNCBUILDER_H

//===- Translator.h - Ops on tensors as expressions of Halide ---*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_TRANSLATOR_H
#define TTTC_LIB_TARGET_HALIDE_TRANSLATOR_H

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
  std::vector<const HalideFunc *> fused;
};

llvm::SmallVector<int64_t> shapeOf(mlir::Value value);
/// A literal of `bits` bits.
std::string numberText(double value, unsigned bits);
std::string axisName(size_t axis);
/// The Vars of a Func, row-major.
Index pureIndex(size_t rank);
/// The element of a Func at a row-major index; Halide's order is the reverse.
HalideExpr at(llvm::StringRef func, llvm::ArrayRef<HalideExpr> index);

/// Translates the ops of one pipeline, in their order.
class Translator {
public:
  mlir::FailureOr<HalidePipeline> run(mlir::func::FuncOp func, mlir::halide::RunOp run);

private:
  // Translate.cpp. Each returns false if it does not know the op.
  bool translate(mlir::Operation &op);
  bool constant(mlir::arith::ConstantOp op);
  bool elementwise(mlir::Operation &op);
  bool slice(mlir::tensor::ExtractSliceOp op);
  bool insert(mlir::tensor::InsertSliceOp op);
  bool selection(mlir::Operation &op);
  bool contract(mlir::ttt::ContractOp op);
  bool reduction(mlir::Operation &op);
  bool other(mlir::Operation &op);

  // Recurrences.cpp: rows that depend on the rows before them.
  bool solve(mlir::ttt::TrilSolveOp op);
  bool recurrence(mlir::ttt::RecurrenceOp op);
  bool decayedProducts(mlir::ttt::DecayedProductsOp op);
  bool decayedRows(mlir::ttt::DecayedRowsOp op);

  void addArgument(mlir::BlockArgument argument, mlir::Value memory);
  HalideFunc &addFunc(HalideFunc::Kind kind, llvm::StringRef name, llvm::ArrayRef<int64_t> shape);
  Element elementOf(const std::string &func, llvm::ArrayRef<int64_t> shape) const;
  Element materialise(const Element &element, llvm::StringRef name);
  void define(HalideFunc &func, const Element &element);
  /// Sets the element of an elementwise op: as a Func, or for the reader to compute.
  void set(mlir::Value value, Element element);
  /// A Func that starts from `start` and joins (default: adds) the terms of a domain.
  Element reduce(mlir::Value value, HalideFunc::Kind kind, llvm::StringRef name,
                 llvm::ArrayRef<int64_t> extents, const HalideExpr &start,
                 llvm::function_ref<HalideExpr(const Index &, const Index &)> term,
                 llvm::function_ref<HalideExpr(const Index &, const Index &)> where = nullptr,
                 llvm::StringRef join = "");
  void mask(mlir::Value value, mlir::Value input, const HalideExpr &otherwise,
            std::function<HalideExpr(llvm::ArrayRef<HalideExpr>)> keep);
  Element transposed(mlir::Value operand);
  HalideExpr scalar(mlir::OpFoldResult value) const;
  HalideExpr zeroOf(mlir::Value value) const;

  HalidePipeline result;
  llvm::DenseMap<mlir::Value, Element> values;
};

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_TRANSLATOR_H

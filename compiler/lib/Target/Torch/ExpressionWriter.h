//===- ExpressionWriter.h - Values in Python --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_TORCH_EXPRESSIONWRITER_H
#define TTTC_LIB_TARGET_TORCH_EXPRESSIONWRITER_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Torch/Frame.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace tttc {

/// A value in Python.
struct Operand {
  torch::Text text;
  /// A number of Python. It stands for an array of any shape, or for an index.
  bool number = false;
  /// Per axis of the value in IR: whether the array has its length there, not 1. Not
  /// meaningful if `scalar`.
  llvm::SmallVector<bool> full;
  /// An array without axes, or a number, that stands for one of any shape.
  bool scalar = false;
};

/// A value that goes by this name: an array of its whole shape, or an index.
Operand named(mlir::Value value, std::string name);

/// What an op gives if its text is an array of its whole shape.
Operand wholeResult(mlir::Operation &op, torch::Text text);

/// Whether a text can be repeated: a name, not an expression.
bool isName(llvm::StringRef text);

/// Writes ops as expressions of their operands.
class ExpressionWriter {
public:
  explicit ExpressionWriter(torch::Module &module) : module(module) {}

  /// What values are called, or the expressions that they are.
  llvm::DenseMap<mlir::Value, Operand> values;
  /// Values of a loop that is none in Python, with a row for each token of the sequence.
  llvm::DenseSet<mlir::Value> allTokens;

  /// The op as an expression, if it is one.
  std::optional<Operand> expression(mlir::Operation &op);
  Operand get(mlir::Value value) const { return values.at(value); }
  /// As an array of its whole shape, or of that of `result`, of which it is a row.
  torch::Text whole(mlir::Value value, mlir::Value result = {});
  /// Says that the text calls a helper; gives its name.
  std::string helper(const char *name) {
    module.helpers.insert(name);
    return name;
  }

private:
  std::optional<Operand> constant(mlir::Operation &op);
  std::optional<Operand> elementwise(mlir::Operation &op);
  std::optional<Operand> function(mlir::Operation &op);
  std::optional<Operand> tensorOp(mlir::Operation &op);
  Operand contract(mlir::ttt::ContractOp op);
  Operand broadcast(mlir::ttt::BroadcastOp op);
  Operand slice(mlir::tensor::ExtractSliceOp op);
  std::optional<Operand> insert(mlir::tensor::InsertSliceOp op);
  /// A call of a helper that makes a whole array of whole arrays.
  Operand call(const char *helper, mlir::ValueRange arguments, llvm::StringRef more = "");
  std::string shape(mlir::Value value);
  /// Which axes the result of an elementwise op has.
  Operand joined(mlir::Operation &op, torch::Text text);

  torch::Module &module;
};

} // namespace tttc

#endif // TTTC_LIB_TARGET_TORCH_EXPRESSIONWRITER_H

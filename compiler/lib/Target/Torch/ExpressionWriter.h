//===- ExpressionWriter.h - Writes ops as Python expressions ----*- C++ -*-===//
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
  /// A Python number. It stands for an array of any shape, or for an index.
  bool number = false;
  /// Per axis of the value in IR: true if the array has the full length there, not 1. Meaningless
  /// if `scalar`.
  llvm::SmallVector<bool> full;
  /// A number or an array of rank 0, which stands for an array of any shape.
  bool scalar = false;
};

/// A value with this name: an array of its full shape, or an index.
Operand named(mlir::Value value, std::string name);

/// The result of an op whose text is an array of its full shape.
Operand wholeResult(mlir::Operation &op, torch::Text text);

/// The operand that stands for an `arith.constant`, if the op is one of numbers or an index.
std::optional<Operand> constantOperand(torch::Module &module, mlir::Operation &op);

/// Returns true if a text can be repeated: a name, not an expression.
bool isName(llvm::StringRef text);

/// Writes ops as expressions of their operands.
class ExpressionWriter {
public:
  explicit ExpressionWriter(torch::Module &module) : module(module) {}

  /// The names or expressions of values.
  llvm::DenseMap<mlir::Value, Operand> values;
  /// Values of a loop that is not a loop in Python; they have a row for each token of the sequence.
  llvm::DenseSet<mlir::Value> allTokens;

  /// The op as an expression, if it is one.
  std::optional<Operand> expression(mlir::Operation &op);
  Operand get(mlir::Value value) const { return values.at(value); }
  /// `value` as an array of its full shape, or of the shape of `result`, of which it is a row.
  torch::Text whole(mlir::Value value, mlir::Value result = {});
  /// Records that the text calls a helper; returns its name.
  std::string helper(const char *name) {
    module.helpers.insert(name);
    return name;
  }

private:
  std::optional<Operand> elementwise(mlir::Operation &op);
  std::optional<Operand> function(mlir::Operation &op);
  std::optional<Operand> tensorOp(mlir::Operation &op);
  Operand contract(mlir::ttt::ContractOp op);
  Operand broadcast(mlir::ttt::BroadcastOp op);
  Operand slice(mlir::tensor::ExtractSliceOp op);
  std::optional<Operand> insert(mlir::tensor::InsertSliceOp op);
  /// A call of a helper that maps full arrays to a full array.
  Operand call(const char *helper, mlir::ValueRange arguments, llvm::StringRef more = "");
  std::string shape(mlir::Value value);
  /// The result of an elementwise op, with the axes of its operands.
  Operand joined(mlir::Operation &op, torch::Text text);

  torch::Module &module;
};

} // namespace tttc

#endif // TTTC_LIB_TARGET_TORCH_EXPRESSIONWRITER_H

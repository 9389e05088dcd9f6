//===- Writer.h - Ops of the matrix form in Python --------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks one function. Values that are used once become part of the expression that
// uses them; broadcasts are left to PyTorch, which repeats axes of length 1 by itself.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_TORCH_WRITER_H
#define TTTC_LIB_TARGET_TORCH_WRITER_H

#include "tttc/DSL/Source.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Torch/Frame.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/DenseMap.h"

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

/// The Python name for what a function calls `W1_final`, `out` or, if the heads are joined,
/// `join.0`.
std::string nameOf(llvm::StringRef result);

class Writer {
public:
  /// `arguments` are names that the text may not use for its own.
  Writer(torch::Module &module, const dsl::Source &source, const std::set<std::string> &arguments)
      : module(module), source(source), arguments(arguments), taken(arguments) {}

  /// Writes one stage behind those before it.
  mlir::LogicalResult write(mlir::func::FuncOp func);

  torch::Lines text;
  std::vector<torch::Output> outputs;
  /// Rows that a stage has for those after it: their names in IR and in Python.
  std::map<std::string, std::string> handed;

private:
  mlir::LogicalResult block(mlir::Block &block);
  mlir::LogicalResult op(mlir::Operation &op);
  mlir::LogicalResult every(mlir::ttt::EveryOp loop);
  /// Whether a loop's rows do not depend on each other; `rows` then writes them for all
  /// tokens of the sequence at once.
  bool hasSeparateRows(mlir::ttt::EveryOp loop);
  mlir::LogicalResult rows(mlir::ttt::EveryOp loop);
  void recurrence(mlir::ttt::RecurrenceOp op);
  /// The op as an expression, if it is one.
  std::optional<Operand> expression(mlir::Operation &op);
  std::optional<Operand> elementwise(mlir::Operation &op);
  std::optional<Operand> function(mlir::Operation &op);
  std::optional<Operand> tensorOp(mlir::Operation &op);
  std::optional<Operand> constant(mlir::Operation &op);
  Operand contract(mlir::ttt::ContractOp op);
  Operand broadcast(mlir::ttt::BroadcastOp op);
  Operand slice(mlir::tensor::ExtractSliceOp op);
  std::optional<Operand> insert(mlir::tensor::InsertSliceOp op);
  /// A call of a helper that makes a whole array of whole arrays.
  Operand call(const char *helper, mlir::ValueRange arguments, llvm::StringRef more = "");

  Operand get(mlir::Value value) { return values.at(value); }
  /// As an array of its whole shape, or of that of `result`, of which it is a row.
  torch::Text whole(mlir::Value value, mlir::Value result = {});
  std::string shape(mlir::Value value);
  /// Which axes the result of an elementwise op has.
  Operand joined(mlir::Operation &op, torch::Text text);
  /// Gives a result its text: inlined, or behind a name in a line of its own.
  void define(mlir::Value value, Operand operand);
  std::string nameFor(mlir::Value value);
  void carryOn(const std::vector<std::string> &names, std::vector<std::string> next);
  std::string unused(const std::string &wanted);
  /// The name that the results of a loop have in the end, `W1` or `out`, if they get there.
  std::string resultName(mlir::Value result);
  std::string loopName(mlir::Value result, bool isRows);
  void comment(mlir::Location location);
  std::string helper(const char *name) {
    module.helpers.insert(name);
    return name;
  }

  torch::Module &module;
  const dsl::Source &source;
  std::set<std::string> arguments, taken;
  llvm::DenseMap<mlir::Value, Operand> values;
  /// Values of a loop that is none in Python, with a row for each token of the sequence.
  llvm::DenseSet<mlir::Value> allTokens;
  int64_t chunk = 0; ///< tokens per mini-batch of the loop around
  unsigned commented = 0;
};

/// Takes the program's words for what it has been made of, where they are shorter: an
/// angle needs no reduction to one turn.
void simplify(mlir::ModuleOp module);

/// The helpers that only this form calls.
std::vector<torch::Helper> dualHelpers();

} // namespace tttc

#endif // TTTC_LIB_TARGET_TORCH_WRITER_H

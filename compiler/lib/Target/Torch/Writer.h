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

#include "ExpressionWriter.h"

#include "tttc/DSL/Source.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tttc {

/// The Python name for what a function calls `W1_final`, `out` or, if the heads are joined,
/// `join.0`.
std::string nameOf(llvm::StringRef result);

class Writer {
public:
  /// `arguments` are names that the text may not use for its own.
  Writer(torch::Module &module, const dsl::Source &source, const std::set<std::string> &arguments)
      : exprs(module), source(source), arguments(arguments), taken(arguments) {}

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
  /// Gives a result its text: inlined, or behind a name in a line of its own.
  void define(mlir::Value value, Operand operand);
  std::string nameFor(mlir::Value value);
  void carryOn(const std::vector<std::string> &names, std::vector<std::string> next);
  std::string unused(const std::string &wanted);
  /// The name that the results of a loop have in the end, `W1` or `out`, if they get there.
  std::string resultName(mlir::Value result);
  std::string loopName(mlir::Value result, bool isRows);
  void comment(mlir::Location location);

  ExpressionWriter exprs;
  const dsl::Source &source;
  std::set<std::string> arguments, taken;
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

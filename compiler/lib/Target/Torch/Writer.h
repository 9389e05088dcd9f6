//===- Writer.h - Writes the dual form in Python ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks one function. Values that are used once become part of the expression that uses them.
// Broadcasts are implicit: PyTorch broadcasts axes of length 1.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_TORCH_WRITER_H
#define TTTC_LIB_TARGET_TORCH_WRITER_H

#include "ExpressionWriter.h"

#include "tttc/DSL/Source.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tttc {

/// The Python name of a result `W1_final`, `out` or, for joined heads, `join.0`.
std::string nameOf(llvm::StringRef result);

class Writer {
public:
  /// `arguments` are names that the text must not redefine.
  Writer(torch::Module &module, const dsl::Source &source, const std::set<std::string> &arguments)
      : exprs(module), source(source), arguments(arguments), taken(arguments) {}

  /// Writes one stage after the previous ones.
  mlir::LogicalResult write(mlir::func::FuncOp func);

  torch::Lines text;
  std::vector<torch::Output> outputs;
  /// Rows that a stage passes to later ones: their names in IR and in Python.
  std::map<std::string, std::string> handed;

private:
  mlir::LogicalResult block(mlir::Block &block);
  mlir::LogicalResult op(mlir::Operation &op);
  mlir::LogicalResult every(mlir::ttt::EveryOp loop);
  /// Returns true if the rows of a loop are independent of each other; `rows` then writes them for
  /// all tokens of the sequence at the same time.
  bool hasSeparateRows(mlir::ttt::EveryOp loop);
  mlir::LogicalResult rows(mlir::ttt::EveryOp loop);
  void recurrence(mlir::ttt::RecurrenceOp op);
  /// Defines the text of a result: inlined, or assigned to a name on a separate line.
  void define(mlir::Value value, Operand operand);
  std::string nameFor(mlir::Value value);
  void carryOn(const std::vector<std::string> &names, std::vector<std::string> next);
  std::string unused(const std::string &wanted);
  /// The name that a result of a loop has as a result of the function, `W1` or `out`, if it is one.
  std::string resultName(mlir::Value result);
  std::string loopName(mlir::Value result, bool isRows);
  void comment(mlir::Location location);

  ExpressionWriter exprs;
  const dsl::Source &source;
  std::set<std::string> arguments, taken;
  int64_t chunk = 0; ///< tokens per mini-batch of the enclosing loop
  unsigned commented = 0;
};

/// Undoes rewrites where the form in the program is shorter: an angle needs no range reduction.
void simplify(mlir::ModuleOp module);

/// The helpers that only the dual form calls.
std::vector<torch::Helper> dualHelpers();

} // namespace tttc

#endif // TTTC_LIB_TARGET_TORCH_WRITER_H

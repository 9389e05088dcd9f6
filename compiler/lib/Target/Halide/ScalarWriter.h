//===- ScalarWriter.h - Arithmetic on scalars as C --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arithmetic and loops of drivers, for processors and for devices. Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_SCALARWRITER_H
#define TTTC_LIB_TARGET_HALIDE_SCALARWRITER_H

#include "Algorithm.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tttc {

/// Declarations that a driver needs: tensors of tasks, and Halide's of its buffers.
llvm::StringRef driverPrelude();
/// A literal of C, which has other names than C++ for what is not finite.
std::string cNumber(double value, unsigned bits);
/// The type of a scalar in a driver: `float`, `double` or `int64_t`.
std::string scalarType(mlir::Type type);

/// The statements of a C function, and the scalars that it has computed.
class ScalarWriter {
public:
  std::string body;
  unsigned indent = 0;

  void line(const llvm::Twine &text) { body += std::string(indent, ' ') + text.str() + "\n"; }
  std::string fresh() { return "v" + std::to_string(counter++); }
  void startFunction(const std::string &head);
  void set(mlir::Value value, const HalideExpr &text) { scalars[value] = text; }
  HalideExpr scalar(mlir::Value value) const { return scalars.at(value); }
  HalideExpr scalar(mlir::OpFoldResult value) const;
  /// A scalar as argument of a pipeline, which has indices of 32 bits.
  std::string pipelineArgument(mlir::Value value) const;
  /// Writes the head of a loop, whose body follows.
  void openLoop(mlir::scf::ForOp loop);
  /// Writes an op on scalars; false for other ops.
  bool write(mlir::Operation &op);

private:
  /// Declares a variable for a value.
  void assign(mlir::Value value, const HalideExpr &text);

  unsigned counter = 0;
  llvm::DenseMap<mlir::Value, HalideExpr> scalars;
};

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_SCALARWRITER_H

//===- Imported.h - Values of the language during the import ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_IMPORTED_H
#define TTTC_LIB_IMPORT_IMPORTED_H

#include "tttc/DSL/Sema.h"

#include "mlir/IR/Value.h"

#include <optional>
#include <vector>

namespace tttc {

/// The value of an expression during the import.
struct Imported {
  enum Kind {
    Error,      ///< reported
    Number,     ///< known at compile time
    Tensor,     ///< a scalar, row or matrix
    Transposed, ///< as an operand of `@`, or in functions of its entries
    Diagonal,   ///< diag(`tensor`), only as an operand of `@`
    Learner,    ///< one value per state
    Scores,     ///< products of the row `tensor` with the stored rows `keys`
    Weights     ///< their softmax
  };
  Kind kind = Error;
  double number = 0;
  std::optional<dsl::SourceRange> place; ///< Number: the place of the literal
  mlir::Value tensor;
  mlir::Value keys; ///< Scores, Weights
  const dsl::Learner *learner = nullptr;
  std::vector<Imported> states; ///< Learner: Number or Tensor each

  explicit operator bool() const { return kind != Error; }
  /// True for a number or a tensor of rank 0.
  bool isScalar() const;
  /// True for stored rows and for values computed from them.
  bool readsStored() const;
  /// True for a tensor whose first axis is that of stored rows.
  bool isStored() const;
  /// Swaps a matrix and its transpose; returns other values unchanged.
  Imported transposed() const;
  /// The tensors of the value: the value itself, or one per state.
  llvm::SmallVector<Imported *> parts();

  static Imported of(double number) {
    Imported v;
    v.kind = Number;
    v.number = number;
    return v;
  }
  static Imported of(mlir::Value tensor, Kind kind = Tensor) {
    Imported v;
    v.kind = kind;
    v.tensor = tensor;
    return v;
  }
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_IMPORTED_H

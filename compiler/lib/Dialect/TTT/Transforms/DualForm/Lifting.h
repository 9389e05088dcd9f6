//===- Lifting.h - Shared state and helpers of the lifting ----*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop that is lifted, its analysis, the builder and the first failure; arithmetic on rows.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_LIFTING_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_LIFTING_H

#include "tttc/Analysis/InnerLoop.h"

namespace tttc {

/// A scalar per token, or a vector per token along an axis of the tensor that it multiplies:
/// `tensor<b>` or `tensor<b x n>`; for tokens' own terms `tensor<b x b>` or
/// `tensor<b x b x n>`. Null is 1.
struct Factor {
  mlir::Value rows;
  std::optional<unsigned> axis;
};

/// A loop over the `size` tokens of a mini-batch, which becomes matrix ops in front of it.
struct Lifting {
  mlir::ttt::EachTokenOp loop;
  InnerLoop &analysis;
  mlir::OpBuilder &builder;
  int64_t size;
  mlir::FloatType element;
  std::optional<size_t> mostCoupled; ///< limit of the tensors that enter one recurrence
  std::optional<NotLinear> why;      ///< the first failure

  Lifting(mlir::ttt::EachTokenOp loop, InnerLoop &analysis, mlir::OpBuilder &builder,
          std::optional<size_t> mostCoupled);

  /// Records the reason of the first failure. Returns null.
  mlir::Value fail(mlir::Location loc, const llvm::Twine &reason);

  /// Returns true if `value` is a matrix that is linear in carried tensors.
  bool isCarriedMatrix(mlir::Value value) const;
  /// `tensor<b>` of ones.
  mlir::Value ones();
  /// `a * b`; null is 1.
  mlir::Value product(mlir::Value a, mlir::Value b);
  /// `value`, which is equal for all tokens, broadcast to rows.
  mlir::Value broadcastRows(mlir::Value value);
  /// `rows` (null for ones) shifted by one token: the row of the token before, `first` for the
  /// first token.
  mlir::Value before(mlir::Value rows, double first);
  /// `vector[t] * rows[t]`; a null vector is 1.
  mlir::Value scaleRows(mlir::Value rows, mlir::Value vector);
  /// A tensor times one token's factor: a scalar, or a vector along an axis.
  mlir::Value scaleAlong(mlir::Value tensor, Factor factor);
  /// The row of the last token.
  mlir::Value lastRow(mlir::Value rows);
};

/// Provides all rows of what is computed at each token, `tensor<b x ...>`; null after a failure.
class RowSource {
public:
  virtual ~RowSource() = default;
  virtual mlir::Value rows(mlir::Value value) = 0;
  virtual mlir::Value rows(const TokenExpr &expr) = 0;
  virtual mlir::Value rows(const ScaledRow &row) = 0;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_LIFTING_H

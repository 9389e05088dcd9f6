//===- Lifting.h - What parts of the lifting share ------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop that is lifted, what is known of it, where code goes, why it failed; arithmetic of
// rows.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_LIFTING_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_LIFTING_H

#include "tttc/Analysis/InnerLoop.h"

namespace tttc {

/// A number per token, or a vector per token along an axis of what it multiplies:
/// `tensor<b>`, `tensor<b x n>`; of a token's own terms `tensor<b x b>`,
/// `tensor<b x b x n>`. Null is 1.
struct Factor {
  mlir::Value rows;
  std::optional<unsigned> axis;
};

/// One loop over the `size` tokens of a mini-batch that becomes matrix ops in front of it.
struct Lifting {
  mlir::ttt::EachTokenOp loop;
  InnerLoop &analysis;
  mlir::OpBuilder &builder;
  int64_t size;
  mlir::FloatType element;
  std::optional<NotLinear> why; ///< the first failure

  Lifting(mlir::ttt::EachTokenOp loop, InnerLoop &analysis, mlir::OpBuilder &builder);

  /// Notes the reason unless there is one already. Gives null.
  mlir::Value fail(mlir::Location loc, const llvm::Twine &reason);

  /// Whether `value` is a matrix that is linear in what the loop carries.
  bool isCarriedMatrix(mlir::Value value) const;
  /// `tensor<b>` of ones.
  mlir::Value ones();
  /// Null is 1.
  mlir::Value product(mlir::Value a, mlir::Value b);
  /// `value`, the same for all tokens, with a row axis.
  mlir::Value broadcastRows(mlir::Value value);
  /// What `rows`, null for ones, were one token before; `first` before the first.
  mlir::Value before(mlir::Value rows, double first);
  /// `vector[t] * rows[t]`; a null vector is 1.
  mlir::Value scaleRows(mlir::Value rows, mlir::Value vector);
  /// A tensor times one token's factor: a number, or a vector along an axis.
  mlir::Value scaleAlong(mlir::Value tensor, Factor factor);
  /// The row of the last token.
  mlir::Value lastRow(mlir::Value rows);
};

/// Gives all rows of a value of the body, `tensor<b x ...>`; null after a failure.
class RowSource {
public:
  virtual ~RowSource() = default;
  virtual mlir::Value rows(mlir::Value value) = 0;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_LIFTING_H

//===- Form.h - Primal or dual ----------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form of loops over tokens, as an option of the compiler and of passes.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_OPTIONS_FORM_H
#define TTTC_OPTIONS_FORM_H

namespace tttc {

/// How the tokens of a mini-batch are computed.
enum class Form {
  Auto,   ///< the dual form where there is one
  Primal, ///< token by token
  Dual    ///< by matrix ops on all tokens
};

/// Loops for which `Form::Auto` accepts a dual form whose coefficients are vectors.
enum class VectorCoefficients {
  None,     ///< no loop
  Matrices, ///< loops that carry a matrix
  All       ///< all loops
};

} // namespace tttc

#endif // TTTC_OPTIONS_FORM_H

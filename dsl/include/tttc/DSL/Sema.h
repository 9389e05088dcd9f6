//===- Sema.h - The checker ---------------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Resolves names, finds the type and the block of every variable, and checks
// the rules of docs/Language.md. After a check without errors:
//   - every Name, Member and Call of user functions/learners has its `entity`,
//     in function and learner bodies too;
//   - every Assign, and every Repeat with `as`, has its `target`;
//   - Layer::variables lists the variables in order of first assignment, each
//     with `owner` and `type` (a variable that is a learner value has
//     TypeKind::Learner even if its first assignment is a number);
//   - expressions outside function and learner bodies have their `type`.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMA_H
#define TTTC_DSL_SEMA_H

#include "tttc/DSL/AST.h"

#include <array>
#include <map>

namespace tttc::dsl {

/// Checks one file in place. Returns true if no error was reported.
bool check(File &file, Diagnostics &diags);

/// Values of the layer's constants, and of `heads` once it is known.
using DimEnv = std::map<std::string, double>;

/// Shape of an array given by the user, by its DSL name, batch and head and
/// time axes included ([B,H,T,...] tokens, [H,...] params, ...).
using ArrayShapes = std::map<std::string, std::vector<int64_t>>;

/// Default limit on the elements of an array: more are probably a typo (`--allow-huge`).
constexpr double defaultMaxElements = 2147483648.0;
/// Hard limit on the elements of an array, so that sizes in bytes and their sums fit 64 bits.
constexpr double absoluteMaxElements = 1099511627776.0;

/// Binds the dims of `layer` (docs/Language.md, "Declarations"): an axis that is one name
/// binds it from the array given; then `overrides` (`--dim d=128`); then the
/// default. Contradictions and missing values go to `diags`, and so do sizes
/// that are not positive integers, an inner `every` that does not divide the
/// outer one, tokens, params and states of more than `elements` elements (a token's are
/// one token's, all others' one head's), and constant indices that do not fit. A state `S` may be
/// given as [H,...] or, resumed, as [B,H,...]; then a stored axis has any length. Arrays of other
/// names are ignored. `heads` is in the result if an array or an override gives it. Pre: the
/// layer passed `check`.
std::optional<DimEnv> bindDims(const Layer &layer, const DimEnv &overrides,
                               const ArrayShapes &arrays, Diagnostics &diags,
                               double elements = defaultMaxElements);

/// How `/` divides in a compile-time expression.
enum class Division {
  Exact,   ///< in shapes, loop lengths, indices: the quotient must be whole
  Numbers, ///< elsewhere: any quotient
};

/// Evaluates a compile-time expression (axis, loop length, `last`, default).
/// Returns nothing if it is not a compile-time expression, a dim it uses has no value, the
/// result is not finite, or an exact division has a remainder.
std::optional<double> evaluate(const Expr &expr, const DimEnv &dims,
                               Division division = Division::Exact);

/// The constants' defaults, in order, each using those before it; constants
/// without one are omitted.
DimEnv defaultDims(const Layer &layer);

/// The declared axes of a token, param or state as numbers. Nothing if an axis is
/// not a whole positive number, or if the state grows with the stored tokens.
std::optional<std::vector<int64_t>> concreteShape(const Entity &entity, const DimEnv &dims);

/// The state of this name, of any learner, or null.
const Entity *findState(const Layer &layer, const std::string &name);

/// Initialization of an array for the outer training, independent for each element.
struct TrainingStart {
  enum class Kind { Constant, Normal, Uniform, Fixed };
  /// Fixed: not trained, a sequence always starts from the value.
  Kind kind = Kind::Constant;
  /// Constant, Fixed: the value and 0; Normal: mean and standard deviation; Uniform: the ends.
  /// Finite.
  std::array<double, 2> values = {0, 0};
};

/// The declared initialization of a param or state, `init normal(0.02)`; nothing if it has none.
/// Pre: the layer passed `check`, and `dims` are its bound dims.
std::optional<TrainingStart> trainingStart(const Entity &entity, const DimEnv &dims);

/// The initialization as source text: `normal(0.02)`.
std::string startText(const TrainingStart &start);

/// The constant initial value of a state, `state S : [d, d] = 0`; nothing if it declares none.
std::optional<double> startOf(const Layer &layer, const std::string &state, const DimEnv &dims);

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMA_H

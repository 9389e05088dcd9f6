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

/// An array of more elements is taken for a slip of the pen, unless it is asked for.
constexpr double usualElements = 2147483648.0;
/// No array has more: sizes in bytes, and their sums, are 64-bit numbers.
constexpr double mostElements = 1099511627776.0;

/// Binds the dims of `layer` (docs/Language.md, "Declarations"): an axis that is one name
/// binds it from the array given; then `overrides` (`--dim d=128`); then the
/// default. Contradictions and missing values go to `diags`, and so do sizes
/// that are no whole positive numbers, an inner `every` that does not divide the
/// outer one, tokens, params and states of more than `elements` elements (a token's are
/// one token's, all others' one head's), and constant indices that do not fit. A state `S` may be
/// given as [H,...] or, resumed, as [B,H,...]; then a stored axis has any length. Arrays of other
/// names are not looked at. `heads` is in the result if an array or an override gives it. Pre: the
/// layer passed `check`.
std::optional<DimEnv> bindDims(const Layer &layer, const DimEnv &overrides,
                               const ArrayShapes &arrays, Diagnostics &diags,
                               double elements = usualElements);

/// How `/` divides in a compile-time expression.
enum class Division {
  Exact,   ///< in shapes, loop lengths, indices: the quotient must be whole
  Numbers, ///< elsewhere
};

/// Evaluates a compile-time expression (axis, loop length, `last`, default).
/// Returns nothing if it is none, if a dim it uses has no value, if the result is
/// not finite, or if an exact division does not come out.
std::optional<double> evaluate(const Expr &expr, const DimEnv &dims,
                               Division division = Division::Exact);

/// The constants' defaults, in order, each using those before it; constants
/// without one are left out.
DimEnv defaultDims(const Layer &layer);

/// The declared axes of a token, param or state as numbers. Nothing if an axis is
/// not a whole positive number, or if the state grows with the stored tokens.
std::optional<std::vector<int64_t>> concreteShape(const Entity &entity, const DimEnv &dims);

/// The state of this name, of any learner, or null.
const Entity *findState(const Layer &layer, const std::string &name);

/// Where the outer training of an array begins, each element by itself.
struct TrainingStart {
  enum class Kind { Constant, Normal, Uniform };
  Kind kind = Kind::Constant;
  /// Constant: the value and 0; Normal: mean and standard deviation; Uniform: the ends. Finite.
  std::array<double, 2> values = {0, 0};
};

/// What a param or state says of it, `init normal(0.02)`. Nothing if it says nothing. Pre: the
/// layer passed `check`, and `dims` are its bound dims.
std::optional<TrainingStart> trainingStart(const Entity &entity, const DimEnv &dims);

/// The same as it stands in a text: `normal(0.02)`.
std::string startText(const TrainingStart &start);

/// The number at which a state starts whose text gives one, `state S : [d, d] = 0`.
std::optional<double> startOf(const Layer &layer, const std::string &state, const DimEnv &dims);

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMA_H

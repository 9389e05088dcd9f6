//===- Evaluator.h - Expressions of one token and head -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates an expression by walking the checked tree. A `Scope` binds the names: the
// program's runner for plain evaluation, or, inside `grad`, a scope that provides the
// same values as constants of the inner tape.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_EVALUATOR_H
#define TTTC_INTERPRETER_EVALUATOR_H

#include "Functions.h"
#include "tttc/DSL/Sema.h"
#include "tttc/Interpreter/Tape.h"

#include <map>

namespace tttc::interpreter {

/// The current token and group.
struct Place {
  int64_t token = -1;         ///< the current token; -1 if there is none
  int64_t begin = 0, end = 0; ///< the tokens of the innermost group
};

/// A frame of the call stack of functions and learners that binds names to expressions instead
/// of values: at another token, a bound name is its expression evaluated at that token.
struct Call {
  struct Text {
    const dsl::Expr *expr = nullptr;
    const Call *call = nullptr; ///< whose body contains `expr`; null outside bodies
  };
  const Call *outer = nullptr;
  const dsl::Expr *site = nullptr;           ///< the calling expression
  std::map<const dsl::Entity *, Text> bound; ///< parameters and local values
};

/// Bindings of the names outside functions and learner bodies.
template <typename N> class Scope {
public:
  virtual ~Scope() = default;
  /// The number of tokens of the call, and `t` at the first of them.
  virtual int64_t tokens() const = 0;
  virtual int64_t position() const = 0;
  /// The value of `expr`, which reads tokens and views only and is in the body of `call`, at any
  /// token of the call.
  virtual Value<N> valueAt(const dsl::Expr &expr, const Call *call, int64_t token) = 0;
  /// The sum of such values over `token` and all before it.
  virtual Value<N> sumUpTo(const dsl::Expr &expr, const Call *call, int64_t token) = 0;
  /// The value of a token, param, view, learner, state, variable or repeat index.
  virtual Value<N> lookup(const dsl::Entity &entity, const Place &place) = 0;
  /// `join(expr)`: the values of all heads, concatenated.
  virtual Value<N> join(const dsl::Expr &expr, const Place &place) = 0;
};

/// True for number types whose programs may contain `grad`: all but those that only occur
/// inside a `grad` (nesting `grad` in a loss is not part of the language).
template <typename N> constexpr bool hasGrad = true;
template <> inline constexpr bool hasGrad<Recorded<Dual>> = false;
template <typename T> constexpr bool hasGrad<Recorded<Recorded<T>>> = false;

template <typename N> class Evaluator {
public:
  /// `caller`: the call whose body contains the expressions; null outside bodies.
  Evaluator(Scope<N> &scope, const dsl::DimEnv &dims, Place place, Status &status,
            const Call *caller = nullptr)
      : scope(scope), dims(dims), place(place), status(status), caller(caller) {}

  Value<N> evaluate(const dsl::Expr &expr);
  /// Calls a function with evaluated arguments, which are the last operands of `site`.
  Value<N> callFunction(const dsl::Function &function, std::vector<Value<N>> arguments,
                        const dsl::Expr &site);

private:
  using Bindings = std::map<const dsl::Entity *, Value<N>>;

  Value<N> fail(const std::string &why) {
    status.fail(why);
    return Value<N>::number(0);
  }
  Value<N> name(const dsl::Entity &entity);
  Value<N> binary(const dsl::Expr &expr);
  Value<N> product(const dsl::Expr &expr);
  Value<N> index(const dsl::Expr &expr);
  Value<N> member(const dsl::Expr &expr);
  Value<N> call(const dsl::Expr &expr);
  Value<N> callLearner(const Value<N> &learner, Value<N> argument, const dsl::Expr &site);
  Value<N> builtin(const dsl::Expr &expr);
  Value<N> oneArgument(const dsl::Expr &expr);
  Value<N> zerosOf(const dsl::Expr &expr);
  Value<N> append(const dsl::Expr &expr);
  Value<N> gradient(const dsl::Expr &expr);
  Value<N> overTokens(const dsl::Expr &expr);
  Value<N> convolution(const dsl::Expr &expr);
  Value<N> neighbour(const dsl::Expr &expr, int64_t token);

  /// The value of `expr` at another token of the sequence.
  Value<N> at(int64_t token, const dsl::Expr &expr);
  /// The option's value, or `otherwise`; options are constants.
  double option(const dsl::Expr &expr, const char *name, double otherwise);
  bool arity(const dsl::Expr &expr, size_t count);

  Scope<N> &scope;
  const dsl::DimEnv &dims;
  Place place;
  Status &status;
  const Call *caller;                 ///< the enclosing call
  const Bindings *bindings = nullptr; ///< its values; null at another token than the call's
};

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_EVALUATOR_H

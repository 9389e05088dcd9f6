//===- Expressions.h - Expressions of the checked tree in Python -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An expression is translated almost literally. The translation adds that a token is
// row `t` of an array, that a state belongs to a learner value, and that a function of
// a learner value is mapped over its states.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TORCH_LIB_EXPRESSIONS_H
#define TTTC_TORCH_LIB_EXPRESSIONS_H

#include "ShiftedNames.h"

#include "tttc/DSL/Sema.h"
#include "tttc/Torch/Python.h"

#include <map>

namespace tttc::torch {

/// The kind of a Python value: a Python number, an array (also of rank 0), or a learner value.
/// Bodies are emitted once for each combination of argument kinds.
struct Kind {
  enum Of { Number, Array, Learner } of = Array;
  const dsl::Learner *learner = nullptr;
  bool operator<(const Kind &o) const { return of != o.of ? of < o.of : learner < o.learner; }
};

struct Value : Text {
  Kind kind;
};

/// The definitions that the text of one layer requires from its module.
struct Needs {
  std::set<std::string> helpers, imports;
  std::set<const dsl::Entity *> constants;
  bool number = false; ///< the function that converts a number to an array

  /// Adds a helper; returns its name.
  std::string helper(const std::string &name) {
    helpers.insert(name);
    return name;
  }
};

/// Emits the expressions of one Python function, and collects the learners and functions
/// that it calls.
class Expressions {
public:
  Expressions(const dsl::Layer &layer, Needs &needs) : layer(layer), needs(needs), shifted(layer) {}

  Value value(const dsl::Expr &expr);
  /// The value as an array; Python numbers are converted.
  Value array(const dsl::Expr &expr) { return asArray(value(expr)); }
  Value asArray(Value value);
  /// A size or length as an integer expression; divisions are exact.
  Text size(const dsl::Expr &expr);
  /// `(d, h)`, the axes of a token, param or state.
  std::string shape(const dsl::Entity &entity);
  /// A learner value from one expression per state; collects the learner's definition.
  std::string learnerValue(const dsl::Learner &learner, const std::vector<std::string> &states);
  /// The inner gradient of a loss.
  Value gradient(const dsl::Expr &expr);
  /// `text`, a value of token `t`, as a Python function of the token.
  static std::string ofToken(const std::string &text);
  /// The Python name of the tokens of the innermost group.
  std::string group = "tokens";
  const dsl::Layer &layer;
  /// Imports, helpers and constants that the module has to define for the translated expressions.
  Needs &needs;
  /// Replaces all later occurrences of `expr` by `by`.
  void replace(const dsl::Expr &expr, Value by) { replaced[&expr] = std::move(by); }

  /// The collected learners and functions, in the order of the source.
  Lines definitions() const;
  /// Tokens, params and views read so far.
  std::set<const dsl::Entity *> reads;
  /// True if something read so far has a value only for a token.
  bool readsToken = false;
  /// The variable of the learner in the enclosing program: `f`.
  static std::string learnerName(const dsl::Learner &learner) { return pythonName(learner.name); }

private:
  struct Body {
    std::string name; ///< in Python
    bool readsToken = false;
    Kind result;
    uint32_t place = 0; ///< in the source
    bool isLoss = false;
    bool again = false; ///< same text as for another combination of kinds
    std::string head;   ///< the first line
    Lines text;         ///< the other lines
  };
  using Bindings = std::map<const dsl::Entity *, Value>;

  Value name(const dsl::Entity &entity);
  Value binary(const dsl::Expr &expr);
  Value product(const dsl::Expr &expr);
  Value member(const dsl::Expr &expr);
  Value index(const dsl::Expr &expr);
  Value call(const dsl::Expr &expr);
  Value bind(const dsl::Entity &entity, Kind kind);
  Body &function(const dsl::Function &function, const std::vector<Value> &args);
  const Body &learner(const dsl::Learner &learner);

  const ShiftedNames shifted;
  const Bindings *bindings = nullptr;
  std::map<const dsl::Expr *, Value> replaced;
  std::map<std::pair<const dsl::Function *, std::vector<Kind>>, Body> functions;
  std::map<const dsl::Learner *, Body> learners;
  std::map<const dsl::Entity *, Kind> views;
  std::set<std::string> names;
};

} // namespace tttc::torch

#endif // TTTC_TORCH_LIB_EXPRESSIONS_H

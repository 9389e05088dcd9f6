//===- SemaTypes.h - Types of everything ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checker's second pass: an abstract evaluation of the layer on types.
// Function and learner bodies are evaluated once per call, with the types of
// its arguments. The program is evaluated quietly until the types of the
// variables stand still, then once more to report.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMATYPES_H
#define TTTC_DSL_SEMATYPES_H

#include "SemaConst.h"

#include <functional>
#include <map>
#include <set>
#include <utility>

namespace tttc::dsl {

/// What is known of an expression's value.
struct Value {
  Type type;
  std::optional<Poly> exact; ///< its value, if it is one of dims and whole numbers
  std::optional<Poly> bound; ///< a whole number, at least 0 and less than this
  bool whole = false;        ///< a whole number
  /// Made of tokens, views, outer parameters and constants only, so that it has
  /// a value at other tokens too (`conv`, `prev`, `next`, `cumsum`).
  bool stateless = true;
};

class TypeChecker {
public:
  TypeChecker(Layer &layer, Diagnostics &diags)
      : layer(layer), diags(diags), defaults(defaultDims(layer)) {}
  void run();

private:
  /// One call that is being evaluated.
  struct Frame {
    const Frame *caller = nullptr;
    const Expr *call = nullptr;
    std::map<const Entity *, Value> own; ///< parameters, locals, states
  };
  struct Context {
    bool tokens = false; ///< tokens have values here
    bool inSum = false;  ///< in `sum_tokens` or `mean_tokens`
    bool inGrad = false; ///< in a loss that is differentiated
  };

  // Declarations (SemaDecls.cpp, SemaStarts.cpp).
  void constants();
  void shapes();
  std::optional<Poly> axis(const Expr &expr);
  void initialValue(Entity &state);
  void trainingStart(const Entity &entity);
  void views();
  /// Reports a compile-time size that is no whole positive number.
  bool checkSize(const Expr &expr, const std::string &what);

  // The program (SemaProgram.cpp).
  void solveVariables();
  void standStill();
  void evalBlock(Block &block);
  void evalLoop(Stmt &stmt, const Block &block);
  void checkLoop(const Stmt &stmt, const Block &block);
  void checkDivides(const Stmt &inner, const Stmt &outer);
  void assign(const Stmt &stmt, const Value &value);
  void assignLearner(const Stmt &stmt, const Type &type);
  void assignState(const Stmt &stmt, const Type &type);
  void assignVariable(const Stmt &stmt, const Type &type);
  void result(const Stmt &stmt, const Type &type);
  /// Reports a value of stored tokens that would be kept.
  bool isStored(const Stmt &stmt, const Type &type);
  void publish();

  // Expressions (SemaEval.cpp).
  Value eval(Expr &expr, const Frame *frame);
  Value evalKind(Expr &expr, const Frame *frame);
  Value evalName(Expr &expr, const Frame *frame);
  Value evalTokenValue(Expr &expr, const Frame *frame, Value value);
  Value evalMember(Expr &expr, const Frame *frame);
  Value evalIndex(Expr &expr, const Frame *frame);
  Value evalArithmetic(Expr &expr, const Frame *frame);
  void checkDivisor(const Expr &divisor);
  Value evalMod(Expr &expr, const Value &left, const Value &right);

  // Calls (SemaCalls.cpp, SemaBuiltins.cpp, SemaTokens.cpp).
  Value evalCall(Expr &expr, const Frame *frame);
  Value callFunction(Expr &expr, const Frame *frame);
  Value callLearner(Expr &expr, const Frame *frame);
  Value inlineFunction(const Function &function, std::vector<Value> args, const Expr &call,
                       const Frame *frame);
  Value evalGrad(Expr &expr, const Frame *frame);
  Value evalBuiltin(Expr &expr, const Frame *frame);
  Value evalSumTokens(Expr &expr, const Frame *frame);
  Value evalJoin(Expr &expr, const Frame *frame);
  Value evalZeros(Expr &expr);
  Value evalHistory(Expr &expr, const std::vector<Value> &args, const Frame *frame);
  bool checkArguments(Expr &expr);
  std::optional<Shape> builtinShape(const Expr &expr, const std::vector<Shape> &args);
  std::optional<Shape> vectorShape(const Expr &expr, const std::vector<Shape> &args);
  std::optional<Shape> matrixShape(const Expr &expr, const std::vector<Shape> &args);
  std::nullopt_t needs(const Expr &expr, const std::string &expected, const Shape &found);

  // Operations on arrays, repeated per state for learner values (SemaOps.cpp).
  using ShapeOp = std::function<std::optional<Shape>(const std::vector<Shape> &)>;
  Value lift(const Expr &expr, const std::vector<Value> &args, const ShapeOp &op);
  bool liftable(const Expr &expr, const std::vector<Value> &args, const Learner *&learner);
  Value elementwise(const Expr &expr, const std::vector<Value> &args);
  std::optional<Shape> elementwiseShape(const Expr &expr, const std::vector<Shape> &args);
  Type makeLearner(const Learner &learner, std::vector<Shape> perState) const;
  std::vector<Shape> stateShapes(const Type &type) const;
  /// What the operation of `expr` is called in messages: "`+`", "`dot`".
  std::string operandText(const Expr &expr, const char *otherwise) const;
  std::optional<Shape> matMulShape(const Expr &expr, const Shape &left, const Shape &right);
  bool fits(const Expr &expr, const Value &index, const Poly &axis);
  static std::string opName(const Expr &expr);
  static bool growingLearner(const Learner &learner);

  // Messages: silent while the types are being found; each is said once, with
  // the calls that led to it.
  void error(SourceRange range, std::string message, std::string hint = "");
  /// The same for a mistake that a call makes, not the body it calls.
  void errorAtCall(SourceRange range, const Frame *frame, std::string message, std::string hint);
  bool withinLimits(const Expr &expr);

  Layer &layer;
  Diagnostics &diags;
  const DimEnv defaults;
  Context context;
  const Frame *current = nullptr;      ///< the innermost call, for messages
  const Entity *liftedState = nullptr; ///< the state an operation is repeated for
  bool quiet = true, changed = false, gaveUp = false;
  /// Variables that are given a number known at compile time, which fills them.
  std::set<const Entity *> filled;
  std::map<const Entity *, Type> variables;
  std::map<const Entity *, SourceRange> typedAt; ///< where a variable's type is from
  std::map<const Entity *, Poly> bounds;         ///< of indices and views that are positions
  std::set<std::pair<uint32_t, std::string>> reported;
  size_t work = 0, depth = 0;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMATYPES_H

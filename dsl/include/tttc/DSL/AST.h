//===- AST.h - Syntax tree of a .ttt file, with resolved names ---*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tree the parser builds. The checker (Sema.h) resolves every name to an
// Entity and gives every entity its type; the interpreter and the MLIR importer
// read both from here and never look a name up themselves.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_AST_H
#define TTTC_DSL_AST_H

#include "tttc/DSL/Source.h"
#include "tttc/DSL/Type.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tttc::dsl {

struct Expr;
struct Stmt;
struct Block;
struct Learner;
struct Function;
using ExprPtr = std::unique_ptr<Expr>;
using StmtPtr = std::unique_ptr<Stmt>;

/// The kinds of names.
enum class EntityKind {
  Const,       ///< layer constant: a dim or a number, fixed at compile time
  Token,       ///< given per token, [B,H,T,...] (shared: [B,T,...])
  Param,       ///< trained by the outer loop only, [H,...] (shared: [...])
  View,        ///< a name for an expression of the token
  Learner,     ///< a learner: its function and all its states
  State,       ///< one tensor of a learner
  Function,    ///< a user function, inlined at each call
  Parameter,   ///< of a function or a learner (type differs per call)
  LocalValue,  ///< `NAME = expr` inside a learner body
  Variable,    ///< assigned in the layer's program
  RepeatIndex, ///< the `as` of a `repeat`
};

/// A declared name. Owned by the Layer (Layer::entities); addresses are stable.
struct Entity {
  EntityKind kind;
  std::string name;
  SourceRange range;                  ///< of the declaring name
  bool shared = false;                ///< Token, Param: one for all heads
  Type type;                          ///< not meaningful for Parameter and LocalValue
  std::vector<ExprPtr> axes;          ///< Token, Param, State: declared axes, without the `*`
  bool growing = false;               ///< State: a `*` stands before `axes`
  ExprPtr init;                       ///< State: `= e`; Const: default; View: its expression
  ExprPtr trainedFrom;                ///< Param, State: `init e`, a number or a distribution
  const Learner *learner = nullptr;   ///< Learner, State: the learner
  const Function *function = nullptr; ///< Function
  const Block *owner = nullptr;       ///< Variable: the block it lives in (see Sema.h)
  bool perHead = true;                ///< Token, Param, View, Variable: has an H axis
};

enum class ExprKind {
  Number,     ///< number
  Name,       ///< entity
  TokenIndex, ///< t
  Heads,      ///< heads
  Negate,     ///< -operands[0]
  Power,      ///< operands[0] ^ exponent
  Transpose,  ///< operands[0] ^T
  Add,
  Sub,
  Mul,
  Div,
  Mod,
  MatMul, ///< operands[0] op operands[1]
  Index,  ///< operands[0] [ operands[1] ]
  Member, ///< operands[0] . name   (entity: the State)
  Call,   ///< builtin(...), function(...) or learner value(...)
};

/// The built-in functions (docs/Language.md, "Functions").
enum class Builtin {
  None,
  Exp,
  Log,
  Sqrt,
  Abs,
  Sign,
  Tanh,
  Sigmoid,
  Softplus,
  Relu,
  Silu,
  Gelu,
  GeluErf,
  Max,
  Min,
  Sum,
  Mean,
  Norm,
  Dot,
  RowNorms,
  ColNorms,
  Softmax,
  LayerNorm,
  RmsNorm,
  L2Norm,
  Outer,
  Diag,
  Zeros,
  Append,
  NewtonSchulz,
  Rope,
  RopeHalves,
  Conv,
  Prev,
  Next,
  Cumsum,
  Grad,
  Join,
  SumTokens,
  MeanTokens,
};

/// A named option of a call, `eps = 1e-5`.
struct Option {
  std::string name;
  SourceRange range;
  ExprPtr value;
};

struct Expr {
  ExprKind kind;
  SourceRange range;               ///< the whole expression
  SourceRange opRange;             ///< the operator or callee name, for carets
  bool parenthesised = false;      ///< written in ( ) in the source
  double number = 0;               ///< Number
  std::string spelling;            ///< Number, Power: as written; Name, Member, Call: the name
  int64_t exponent = 0;            ///< Power
  std::vector<ExprPtr> operands;   ///< Call: the positional arguments
  std::vector<Option> options;     ///< Call
  Builtin builtin = Builtin::None; ///< Call of a built-in function
  /// Name, Member: what it stands for. Call: the Function, or the Learner /
  /// Variable / Parameter whose learner value is called; for `grad`, null (its
  /// first operand is a Name whose entity is the loss Function).
  const Entity *entity = nullptr;
  Type type;           ///< set outside function and learner bodies
  uint32_t height = 1; ///< of this tree; at most maxExprHeight, so recursion is safe
};

enum class StmtKind { Every, EachToken, Repeat, Assign, Out, Probe };

/// Statements in order; one lifetime scope (docs/Language.md, "Loops and lifetimes").
struct Block {
  std::vector<StmtPtr> stmts;
  const Block *parent = nullptr;
  const Stmt *stmt = nullptr; ///< the loop it is the body of; null: the sequence
  SourceRange range;          ///< from its `{` to its `}`
};

struct Stmt {
  StmtKind kind;
  SourceRange range;
  SourceRange nameRange;          ///< Assign, Probe: the name; Repeat: the `as` name
  std::string name;               ///< Assign, Probe, Repeat ("" without `as`)
  ExprPtr expr;                   ///< Every, Repeat: length; others: the value
  std::unique_ptr<Block> body;    ///< loops
  bool reverse = false;           ///< Every, EachToken: last to first
  const Entity *target = nullptr; ///< Assign: Variable, Learner or State; Repeat: RepeatIndex
};

/// One line of declarations as written, for the formatter: `token`, `param`,
/// `state` and `view` lines.
struct DeclLine {
  EntityKind kind;
  bool shared = false;
  SourceRange range;                               ///< the whole line, keyword included
  std::vector<std::vector<const Entity *>> groups; ///< the names of one group share shape and init
};

/// One `NAME = expr` of a learner body.
struct LocalDef {
  const Entity *entity = nullptr;
  std::string name;
  SourceRange nameRange;
  ExprPtr expr;
};

/// A learner: `learner f(x) { state ...; y = ...; return ... }`.
struct Learner {
  std::string name;
  SourceRange range, nameRange;
  std::string paramName;
  SourceRange paramRange;
  const Entity *entity = nullptr, *param = nullptr;
  std::vector<const Entity *> states;
  std::vector<LocalDef> locals;
  ExprPtr result;
  std::vector<DeclLine> decls;        ///< its `state` lines
  SourceRange bodyRange, returnRange; ///< from `{` to `}`; the whole `return` line
};

/// `NAME(p, ...) = expr`.
struct Function {
  std::string name;
  SourceRange range, nameRange;
  std::vector<std::string> paramNames;
  std::vector<SourceRange> paramRanges;
  const Entity *entity = nullptr;
  std::vector<const Entity *> params;
  ExprPtr body;
};

/// A layer: its declarations in textual order and the program of one sequence.
struct Layer {
  std::string name;
  SourceRange range, nameRange;
  std::optional<SourceRange> noncausal;          ///< the keyword in the header, if given
  std::vector<std::unique_ptr<Entity>> entities; ///< owns all; declaration order
  std::vector<const Entity *> consts, tokens, params, views;
  std::vector<std::unique_ptr<Learner>> learners;
  std::vector<std::unique_ptr<Function>> functions;
  std::vector<const Entity *> variables; ///< filled by the checker
  Block body;
  std::vector<DeclLine> decls; ///< `token`, `param` and `view` lines
};

/// A parsed file: the layers, and the comments for the formatter.
struct File {
  std::vector<std::unique_ptr<Layer>> layers;
  std::vector<SourceRange> comments; ///< from `//` to the line's end, in order
};

} // namespace tttc::dsl

#endif // TTTC_DSL_AST_H

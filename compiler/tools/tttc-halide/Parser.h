//===- Parser.h - Reads pipelines of Halide -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text is C++ that a compiler accepts with Halide.h; only the statements that tttc writes are
// read. Calls the functions of Halide that the text names.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_HALIDE_PARSER_H
#define TTTC_TOOLS_TTTC_HALIDE_PARSER_H

#include "Halide.h"

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace tttc::halide {

/// A position in the text, and what is wrong there.
struct ParseError : std::runtime_error {
  ParseError(unsigned line, const std::string &message)
      : std::runtime_error("line " + std::to_string(line) + ": " + message) {}
};

struct Token {
  enum Kind { Name, Number, String, Symbol, End } kind = End;
  std::string text;
  unsigned line = 1;
};

/// Splits the text into tokens; comments and lines that begin with `#` are left out.
std::vector<Token> tokenize(const std::string &text);

/// A pipeline, its name and the order of its arguments; outputs follow them.
struct Function {
  std::string name;
  Halide::Pipeline pipeline;
  std::vector<Halide::Argument> arguments;
};

/// Everything that has a name in the text of a function.
struct Names {
  std::map<std::string, Halide::Func> funcs;
  std::map<std::string, Halide::ImageParam> images;
  std::map<std::string, Halide::Parameter> parameters;
  std::map<std::string, Halide::RDom> domains;
  std::map<std::string, Halide::Buffer<void>> buffers;
  std::map<std::string, std::vector<double>> arrays;
  std::map<std::string, Halide::Expr> locals; ///< in the body of a function of expressions
  std::map<std::string, Halide::Var> vars;
  std::map<std::string, Halide::RVar> rvars;
};

class Parser {
public:
  /// Throws a ParseError at the first statement that it does not know.
  explicit Parser(const std::string &text) : tokens(tokenize(text)) {}

  std::vector<Function> parse();

private:
  // Parser.cpp: statements.
  Function function();
  void declareFunction();
  void statement();
  void declareVars();
  void declareFuncs();
  void declareParam();
  void declareImage();
  void declareArray();
  void declareBuffer();
  void declareDomain();
  void definition(const std::string &name);
  void outputs();
  Halide::Argument argument(const std::string &name) const;

  // Schedules.cpp: chains of calls.
  void directives(const std::string &name);
  void dimension(const std::string &name, bool isOutput);
  void directive(Halide::Func &func, const std::string &method);
  void directive(Halide::Stage &stage, const std::string &method);
  std::vector<Halide::VarOrRVar> loopVars();
  Halide::VarOrRVar loopVar();
  Halide::Var pureVar();

  // Expressions.cpp.
  Halide::Expr expression(unsigned least = 0);
  Halide::Expr unary();
  Halide::Expr primary();
  Halide::Expr call(const Token &name);
  Halide::Expr callOutside();
  Halide::Expr callDefined(const std::string &name, const std::vector<Halide::Expr> &values);
  std::vector<Halide::Expr> arguments();
  int64_t integer();
  double number();

  const Token &peek() const { return tokens[at]; }
  const Token &next();
  bool take(const std::string &text);
  void expect(const std::string &text);
  std::string name();
  [[noreturn]] void fail(const std::string &message) const;

  /// A function of expressions: its parameters, and where its body begins.
  struct Defined {
    std::vector<std::string> parameters;
    size_t body;
  };

  std::vector<Token> tokens;
  size_t at = 0;
  std::map<std::string, Defined> defined;
  Names shared, names; ///< declared before all functions; of the present function
  std::vector<Halide::Func> outs;
  std::vector<Halide::Argument> order;
};

} // namespace tttc::halide

#endif // TTTC_TOOLS_TTTC_HALIDE_PARSER_H

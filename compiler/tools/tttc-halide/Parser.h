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

#include "ScheduleReader.h"

namespace tttc::halide {

/// A pipeline, its name and the order of its arguments; outputs follow them.
struct Function {
  std::string name;
  Halide::Pipeline pipeline;
  std::vector<Halide::Argument> arguments;
};

class Parser {
public:
  /// `hasSchedule`: the Funcs have that of the text, else none. Throws a ParseError at the first
  /// statement that it does not know.
  Parser(const std::string &text, bool hasSchedule)
      : in(text), expressions(in, names), schedules(in, names) {
    schedules.skipsFuncs = !hasSchedule;
  }

  std::vector<Function> parse();

private:
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

  Tokens in;
  Names shared, names; ///< declared before all functions; of the present function
  ExpressionReader expressions;
  ScheduleReader schedules;
  std::vector<Halide::Func> outs;
  std::vector<Halide::Argument> order;
};

} // namespace tttc::halide

#endif // TTTC_TOOLS_TTTC_HALIDE_PARSER_H

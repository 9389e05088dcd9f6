//===- ScheduleReader.h - Reads schedules ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_HALIDE_SCHEDULEREADER_H
#define TTTC_TOOLS_TTTC_HALIDE_SCHEDULEREADER_H

#include "ExpressionReader.h"

namespace tttc::halide {

class ScheduleReader {
public:
  ScheduleReader(Tokens &in, Names &names) : in(in), names(names), expressions(in, names) {}

  bool skipsFuncs = false; ///< leaves the schedule to an autoscheduler

  /// The statement after its first word, `subject`: a chain of calls.
  void read(const std::string &subject);

private:
  void dimension(const std::string &subject, bool isOutput);
  void directive(Halide::Func &func, const std::string &method);
  /// A method of loops, after its name and `(`.
  void loops(Halide::Stage &stage, const std::string &method);
  std::vector<Halide::VarOrRVar> loopVars();
  Halide::VarOrRVar loopVar();
  Halide::Var pureVar();

  Tokens &in;
  Names &names;
  ExpressionReader expressions;
};

} // namespace tttc::halide

#endif // TTTC_TOOLS_TTTC_HALIDE_SCHEDULEREADER_H

//===- Schedules.cpp - Reads schedules ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parser.h"

using namespace tttc::halide;
using Halide::VarOrRVar;

/// `NAME.method(...).method(...);` of a Func, an ImageParam or an RDom.
void Parser::directives(const std::string &subject) {
  expect(".");
  if (const auto domain = names.domains.find(subject); domain != names.domains.end()) {
    expect("where");
    expect("(");
    domain->second.where(expression());
    expect(")");
    return expect(";");
  }
  if (names.images.count(subject)) {
    expect("dim");
    dimension(subject, /*isOutput=*/false);
    return expect(";");
  }
  const auto func = names.funcs.find(subject);
  if (func == names.funcs.end())
    fail("no Func '" + subject + "'");
  if (take("output_buffer")) {
    for (const char *part : {"(", ")", ".", "dim"})
      expect(part);
    dimension(subject, /*isOutput=*/true);
    return expect(";");
  }
  if (take("update")) {
    expect("(");
    expect(")");
    Halide::Stage stage = func->second.update();
    while (take("."))
      directive(stage, name());
    return expect(";");
  }
  do
    directive(func->second, name());
  while (take("."));
  expect(";");
}

/// `(0).set_bounds(0, 64).set_stride(1)` of an axis of an argument; `Expr()` is any stride.
void Parser::dimension(const std::string &subject, bool isOutput) {
  expect("(");
  const auto axis = static_cast<int>(integer());
  expect(")");
  Halide::Internal::Dimension dim = isOutput ? names.funcs[subject].output_buffer().dim(axis)
                                             : names.images.at(subject).dim(axis);
  while (take(".")) {
    const std::string method = name();
    expect("(");
    if (method == "set_bounds") {
      const auto from = static_cast<int>(integer());
      expect(",");
      dim.set_bounds(from, static_cast<int>(integer()));
    } else if (method == "set_stride") {
      if (take("Expr")) {
        expect("(");
        expect(")");
        dim.set_stride(Halide::Expr());
      } else {
        dim.set_stride(static_cast<int>(integer()));
      }
    } else {
      fail("no method '" + method + "' of a dimension");
    }
    expect(")");
  }
}

Halide::Var Parser::pureVar() {
  const std::string var = name();
  const auto known = names.vars.find(var);
  if (known == names.vars.end())
    fail("no Var '" + var + "'");
  return known->second;
}

VarOrRVar Parser::loopVar() {
  const std::string var = name();
  if (const auto known = names.vars.find(var); known != names.vars.end())
    return known->second;
  if (const auto known = names.rvars.find(var); known != names.rvars.end())
    return known->second;
  const auto domain = names.domains.find(var);
  if (domain == names.domains.end())
    fail("no Var, RVar or RDom '" + var + "'");
  expect("[");
  const auto axis = static_cast<int>(integer());
  expect("]");
  return domain->second[axis];
}

std::vector<VarOrRVar> Parser::loopVars() {
  std::vector<VarOrRVar> list;
  do
    list.push_back(loopVar());
  while (take(","));
  return list;
}

void Parser::directive(Halide::Func &func, const std::string &method) {
  expect("(");
  if (method == "compute_root") {
    func.compute_root();
  } else if (method == "compute_at") {
    const std::string reader = name();
    if (!names.funcs.count(reader))
      fail("no Func '" + reader + "'");
    expect(",");
    func.compute_at(names.funcs[reader], pureVar());
  } else if (method == "store_in") {
    expect("MemoryType::Register");
    func.store_in(Halide::MemoryType::Register);
  } else if (method == "bound") {
    const Halide::Var var = pureVar();
    expect(",");
    const auto from = static_cast<int>(integer());
    expect(",");
    func.bound(var, from, static_cast<int>(integer()));
  } else if (method == "bound_extent") {
    const Halide::Var var = pureVar();
    expect(",");
    func.bound_extent(var, static_cast<int>(integer()));
  } else if (method == "tile") {
    std::vector<Halide::Var> vars;
    for (unsigned i = 0; i < 6; ++i) {
      vars.push_back(pureVar());
      expect(",");
    }
    const auto columns = static_cast<int>(integer());
    expect(",");
    func.tile(vars[0], vars[1], vars[2], vars[3], vars[4], vars[5], columns,
              static_cast<int>(integer()));
  } else if (method == "vectorize" || method == "unroll") {
    const Halide::Var var = pureVar();
    const int factor = take(",") ? static_cast<int>(integer()) : 0;
    if (method == "unroll")
      factor ? func.unroll(var, factor) : func.unroll(var);
    else
      factor ? func.vectorize(var, factor) : func.vectorize(var);
  } else {
    fail("no method '" + method + "' of a Func");
  }
  expect(")");
}

void Parser::directive(Halide::Stage &stage, const std::string &method) {
  expect("(");
  if (method == "reorder") {
    stage.reorder(loopVars());
  } else if (method == "atomic") {
    stage.atomic();
  } else if (method == "split") {
    const VarOrRVar old = loopVar();
    expect(",");
    const VarOrRVar outer = loopVar();
    expect(",");
    const VarOrRVar inner = loopVar();
    expect(",");
    stage.split(old, outer, inner, static_cast<int>(integer()));
  } else if (method == "vectorize" || method == "unroll") {
    const VarOrRVar var = loopVar();
    const int factor = take(",") ? static_cast<int>(integer()) : 0;
    if (method == "unroll")
      factor ? stage.unroll(var, factor) : stage.unroll(var);
    else
      factor ? stage.vectorize(var, factor) : stage.vectorize(var);
  } else {
    fail("no method '" + method + "' of an update");
  }
  expect(")");
}

//===- ScheduleReader.cpp - Reads schedules -----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduleReader.h"

using namespace tttc::halide;
using Halide::VarOrRVar;

/// `NAME.method(...).method(...);` of a Func, an ImageParam or an RDom.
void ScheduleReader::read(const std::string &subject) {
  in.expect(".");
  if (const auto domain = names.domains.find(subject); domain != names.domains.end()) {
    in.expect("where");
    in.expect("(");
    domain->second.where(expressions.expression());
    in.expect(")");
    return in.expect(";");
  }
  if (names.images.count(subject)) {
    in.expect("dim");
    dimension(subject, /*isOutput=*/false);
    return in.expect(";");
  }
  const auto func = names.funcs.find(subject);
  if (func == names.funcs.end())
    in.fail("no Func '" + subject + "'");
  if (in.take("output_buffer")) {
    in.expect({"(", ")", ".", "dim"});
    dimension(subject, /*isOutput=*/true);
    return in.expect(";");
  }
  if (skipsFuncs) {
    while (!in.take(";"))
      in.next();
    return;
  }
  if (in.take("update")) {
    in.expect("(");
    int number = 0;
    if (!in.take(")")) {
      number = static_cast<int>(in.integer());
      in.expect(")");
    }
    Halide::Stage stage = func->second.update(number);
    while (in.take(".")) {
      const std::string method = in.name();
      in.expect("(");
      loops(stage, method);
    }
    return in.expect(";");
  }
  do
    directive(func->second, in.name());
  while (in.take("."));
  in.expect(";");
}

/// `(0).set_bounds(0, 64).set_stride(1)` of an axis of an argument; `Expr()` is any stride.
void ScheduleReader::dimension(const std::string &subject, bool isOutput) {
  in.expect("(");
  const auto axis = static_cast<int>(in.integer());
  in.expect(")");
  Halide::Internal::Dimension dim = isOutput ? names.funcs[subject].output_buffer().dim(axis)
                                             : names.images.at(subject).dim(axis);
  while (in.take(".")) {
    const std::string method = in.name();
    in.expect("(");
    if (method == "set_bounds") {
      const auto from = static_cast<int>(in.integer());
      in.expect(",");
      const auto extent = static_cast<int>(in.integer());
      dim.set_bounds(from, extent).set_estimate(from, extent);
    } else if (method == "set_min") {
      dim.set_min(static_cast<int>(in.integer()));
    } else if (method == "set_stride") {
      if (in.take("Expr")) {
        in.expect("(");
        in.expect(")");
        dim.set_stride(Halide::Expr());
      } else {
        dim.set_stride(static_cast<int>(in.integer()));
      }
    } else {
      in.fail("no method '" + method + "' of a dimension");
    }
    in.expect(")");
  }
}

Halide::Var ScheduleReader::pureVar() {
  const std::string var = in.name();
  const auto known = names.vars.find(var);
  if (known == names.vars.end())
    in.fail("no Var '" + var + "'");
  return known->second;
}

VarOrRVar ScheduleReader::loopVar() {
  const std::string var = in.name();
  if (const auto known = names.vars.find(var); known != names.vars.end())
    return known->second;
  if (const auto known = names.rvars.find(var); known != names.rvars.end())
    return known->second;
  const auto domain = names.domains.find(var);
  if (domain == names.domains.end())
    in.fail("no Var, RVar or RDom '" + var + "'");
  in.expect("[");
  const auto axis = static_cast<int>(in.integer());
  in.expect("]");
  return domain->second[axis];
}

std::vector<VarOrRVar> ScheduleReader::loopVars() {
  std::vector<VarOrRVar> list;
  do
    list.push_back(loopVar());
  while (in.take(","));
  return list;
}

void ScheduleReader::directive(Halide::Func &func, const std::string &method) {
  in.expect("(");
  if (method == "compute_root") {
    func.compute_root();
  } else if (method == "compute_at") {
    const std::string reader = in.name();
    if (!names.funcs.count(reader))
      in.fail("no Func '" + reader + "'");
    in.expect(",");
    func.compute_at(names.funcs[reader], pureVar());
  } else if (method == "store_in") {
    if (in.take("MemoryType::GPUShared")) {
      func.store_in(Halide::MemoryType::GPUShared);
    } else {
      in.expect("MemoryType::Register");
      func.store_in(Halide::MemoryType::Register);
    }
  } else if (method == "bound") {
    const Halide::Var var = pureVar();
    in.expect(",");
    const Halide::Expr from = expressions.expression();
    in.expect(",");
    func.bound(var, from, expressions.expression());
  } else if (method == "compute_with") {
    const std::string other = in.name();
    if (!names.funcs.count(other))
      in.fail("no Func '" + other + "'");
    in.expect(",");
    func.compute_with(names.funcs[other], pureVar());
  } else if (method == "bound_extent") {
    const Halide::Var var = pureVar();
    in.expect(",");
    func.bound_extent(var, static_cast<int>(in.integer()));
  } else if (method == "tile") {
    std::vector<Halide::Var> vars;
    for (unsigned i = 0; i < 6; ++i) {
      vars.push_back(pureVar());
      in.expect(",");
    }
    const auto columns = static_cast<int>(in.integer());
    in.expect(",");
    func.tile(vars[0], vars[1], vars[2], vars[3], vars[4], vars[5], columns,
              static_cast<int>(in.integer()));
  } else {
    // The loops of the definition, as those of an update.
    if (!func.defined())
      in.fail("'" + func.name() + "' is not defined before its schedule");
    Halide::Stage stage(func);
    return loops(stage, method);
  }
  in.expect(")");
}

void ScheduleReader::loops(Halide::Stage &stage, const std::string &method) {
  if (method == "reorder") {
    stage.reorder(loopVars());
  } else if (method == "atomic") {
    stage.atomic();
  } else if (method == "split") {
    const VarOrRVar old = loopVar();
    in.expect(",");
    const VarOrRVar outer = loopVar();
    in.expect(",");
    const VarOrRVar inner = loopVar();
    in.expect(",");
    const auto factor = static_cast<int>(in.integer());
    auto tail = Halide::TailStrategy::Auto;
    if (in.take(",")) {
      in.expect("TailStrategy::GuardWithIf");
      tail = Halide::TailStrategy::GuardWithIf;
    }
    stage.split(old, outer, inner, factor, tail);
  } else if (method == "gpu_threads" || method == "gpu_blocks") {
    const std::vector<VarOrRVar> list = loopVars();
    if (list.size() > 3)
      in.fail("expected at most 3 loops of '" + method + "'");
    const bool isThreads = method == "gpu_threads";
    if (list.size() == 1)
      isThreads ? stage.gpu_threads(list[0]) : stage.gpu_blocks(list[0]);
    else if (list.size() == 2)
      isThreads ? stage.gpu_threads(list[0], list[1]) : stage.gpu_blocks(list[0], list[1]);
    else
      isThreads ? stage.gpu_threads(list[0], list[1], list[2])
                : stage.gpu_blocks(list[0], list[1], list[2]);
  } else if (method == "vectorize" || method == "unroll") {
    const VarOrRVar var = loopVar();
    const int factor = in.take(",") ? static_cast<int>(in.integer()) : 0;
    if (method == "unroll")
      factor ? stage.unroll(var, factor) : stage.unroll(var);
    else
      factor ? stage.vectorize(var, factor) : stage.vectorize(var);
  } else {
    in.fail("no method '" + method + "' of a Func or an update");
  }
  in.expect(")");
}

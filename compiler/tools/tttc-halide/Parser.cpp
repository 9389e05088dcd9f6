//===- Parser.cpp - Reads the statements of a pipeline --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parser.h"

using namespace tttc::halide;
using Halide::Expr;
using Halide::Func;

std::vector<Function> Parser::parse() {
  std::vector<Function> functions;
  while (in.peek().kind != Token::End) {
    if (in.take("using")) {
      in.expect("namespace");
      in.expect("Halide");
      in.expect(";");
    } else if (in.take("Expr")) {
      declareFunction();
      shared = names;
    } else if (in.take("Pipeline")) {
      functions.push_back(function());
    } else {
      declareVars();
      shared = names;
    }
  }
  return functions;
}

/// `Pipeline NAME(std::vector<Argument> &arguments) { ... }`
Function Parser::function() {
  names = shared;
  outs.clear();
  order.clear();
  Function function;
  function.name = in.name();
  in.expect({"(", "std::vector", "<", "Argument", ">", "&", "arguments", ")", "{"});
  while (!in.take("}"))
    statement();
  if (outs.empty())
    in.fail("expected a pipeline with outputs");
  function.pipeline = Halide::Pipeline(outs);
  function.arguments = order;
  return function;
}

/// `Expr NAME(Expr x) { Expr y = ...; return ...; }`; the body is read at each call.
void Parser::declareFunction() {
  const std::string declared = in.name();
  Defined function;
  in.expect("(");
  do {
    in.expect("Expr");
    function.parameters.push_back(in.name());
  } while (in.take(","));
  in.expect(")");
  in.expect("{");
  function.body = in.position();
  for (unsigned depth = 1; depth != 0;) {
    const Token &token = in.next();
    if (token.kind == Token::End)
      in.fail("expected the end of '" + declared + "'");
    if (token.kind == Token::Symbol)
      depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0;
  }
  names.functions[declared] = function;
}

void Parser::statement() {
  const std::string &first = in.peek().text;
  if (first == "Var" || first == "RVar")
    return declareVars();
  if (in.take("Func"))
    return declareFuncs();
  if (in.take("Param"))
    return declareParam();
  if (in.take("ImageParam"))
    return declareImage();
  if (in.take("static"))
    return declareArray();
  if (in.take("Buffer"))
    return declareBuffer();
  if (in.take("RDom"))
    return declareDomain();
  if (in.take("return") || in.peek().text == "arguments")
    return outputs();
  const std::string subject = in.name();
  if (in.peek().text == "(")
    definition(subject);
  else
    schedules.read(subject);
}

/// `Var x0("x0"), x1("x1");`, the same for RVar.
void Parser::declareVars() {
  const std::string type = in.name();
  if (type != "Var" && type != "RVar")
    in.fail("expected a declaration or a function, found '" + type + "'");
  do {
    const std::string declared = in.name();
    in.expect("(");
    const std::string label = in.next().text;
    in.expect(")");
    if (type == "Var")
      names.vars.emplace(declared, Halide::Var(label));
    else
      names.rvars.emplace(declared, Halide::RVar(label));
  } while (in.take(","));
  in.expect(";");
}

void Parser::declareFuncs() {
  const std::string declared = in.name();
  in.expect("(");
  names.funcs.emplace(declared, Func(in.next().text));
  in.expect(")");
  in.expect(";");
}

static Halide::Type typeOf(const std::string &name) {
  return name == "int" ? Halide::Int(32) : Halide::Float(name == "double" ? 64 : 32);
}

/// `Param<int> p("p");`
void Parser::declareParam() {
  in.expect("<");
  const Halide::Type type = typeOf(in.name());
  in.expect(">");
  const std::string declared = in.name();
  in.expect("(");
  Halide::Parameter parameter(type, /*is_buffer=*/false, 0, in.next().text);
  parameter.set_estimate(Halide::cast(type, 16)); // for autoschedulers: tokens of a mini-batch
  names.parameters.emplace(declared, parameter);
  in.expect(")");
  in.expect(";");
}

/// `ImageParam a(Float(32), 2, "a");`
void Parser::declareImage() {
  const std::string declared = in.name();
  in.expect("(");
  in.expect("Float");
  in.expect("(");
  const auto bits = static_cast<int>(in.integer());
  in.expect(")");
  in.expect(",");
  const auto rank = static_cast<int>(in.integer());
  in.expect(",");
  names.images.emplace(declared, Halide::ImageParam(Halide::Float(bits), rank, in.next().text));
  in.expect(")");
  in.expect(";");
}

/// `static float values[] = {1.0f, 2.0f};`
void Parser::declareArray() {
  in.name();
  std::vector<double> &values = names.arrays[in.name()];
  in.expect({"[", "]", "=", "{"});
  do
    values.push_back(in.number());
  while (in.take(","));
  in.expect("}");
  in.expect(";");
}

template <typename Element>
static Halide::Buffer<void> bufferOf(const std::vector<double> &values,
                                     const std::vector<int> &extents) {
  Halide::Buffer<Element> buffer(extents);
  for (size_t i = 0; i < values.size(); ++i)
    buffer.data()[i] = static_cast<Element>(values[i]);
  return buffer;
}

/// `Buffer<float> c(values, {64, 16});`
void Parser::declareBuffer() {
  in.expect("<");
  const bool isDouble = typeOf(in.name()).bits() == 64;
  in.expect(">");
  const std::string declared = in.name();
  in.expect("(");
  const std::vector<double> &values = names.arrays[in.name()];
  in.expect(",");
  in.expect("{");
  std::vector<int> extents;
  size_t size = 1;
  do {
    extents.push_back(static_cast<int>(in.integer()));
    size *= static_cast<size_t>(extents.back());
  } while (in.take(","));
  if (size != values.size())
    in.fail("expected " + std::to_string(size) + " values of '" + declared + "', found " +
            std::to_string(values.size()));
  names.buffers.emplace(declared, isDouble ? bufferOf<double>(values, extents)
                                           : bufferOf<float>(values, extents));
  in.expect("}");
  in.expect(")");
  in.expect(";");
}

/// `RDom r(0, 64, 0, 16);`
void Parser::declareDomain() {
  const std::string declared = in.name();
  in.expect("(");
  std::vector<Halide::Range> ranges;
  do {
    const auto from = static_cast<int>(in.integer());
    in.expect(",");
    ranges.emplace_back(from, static_cast<int>(in.integer()));
  } while (in.take(","));
  names.domains.emplace(declared, Halide::RDom(ranges));
  in.expect(")");
  in.expect(";");
}

/// `f(x1, x0) = value;` or `+=`.
void Parser::definition(const std::string &func) {
  const auto known = names.funcs.find(func);
  if (known == names.funcs.end())
    in.fail("no Func '" + func + "'");
  const std::vector<Expr> left = expressions.arguments();
  // A definition by Vars alone is pure; Halide tells it from an update by their type.
  std::vector<Halide::Var> pure;
  for (const Expr &index : left)
    if (const auto *variable = index.as<Halide::Internal::Variable>();
        variable && !variable->reduction_domain.defined() && !variable->param.defined())
      pure.emplace_back(variable->name);
  const bool isPure = pure.size() == left.size();
  const bool adds = in.take("+=");
  if (!adds)
    in.expect("=");
  std::vector<Expr> values;
  if (in.take("Tuple"))
    values = expressions.arguments();
  else
    values = {expressions.expression()};
  in.expect(";");
  Func &target = known->second;
  if (values.size() > 1) {
    if (isPure)
      target(pure) = Halide::Tuple(values);
    else
      target(left) = Halide::Tuple(values);
  } else if (adds && isPure) {
    target(pure) += values[0];
  } else if (adds) {
    target(left) += values[0];
  } else if (isPure) {
    target(pure) = values[0];
  } else {
    target(left) = values[0];
  }
}

Halide::Argument Parser::argument(const std::string &name) const {
  if (const auto image = names.images.find(name); image != names.images.end())
    return image->second;
  if (const auto parameter = names.parameters.find(name); parameter != names.parameters.end())
    return {parameter->second.name(), Halide::Argument::InputScalar, parameter->second.type(), 0,
            Halide::ArgumentEstimates()};
  in.fail("no argument '" + name + "'");
}

/// `arguments = {p, a};`, then `return Pipeline({f, g});`
void Parser::outputs() {
  if (in.take("arguments")) {
    in.expect("=");
    in.expect("{");
    while (!in.take("}")) {
      order.push_back(argument(in.name()));
      in.take(",");
    }
    return in.expect(";");
  }
  in.expect({"Pipeline", "(", "{"});
  do {
    const std::string out = in.name();
    if (!names.funcs.count(out))
      in.fail("no Func '" + out + "'");
    outs.push_back(names.funcs[out]);
  } while (in.take(","));
  for (const char *part : {"}", ")", ";"})
    in.expect(part);
}

//===- Parser.cpp - Reads the statements of a pipeline --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parser.h"

#include <cctype>

using namespace tttc::halide;
using Halide::Expr;
using Halide::Func;

std::vector<Token> tttc::halide::tokenize(const std::string &text) {
  std::vector<Token> tokens;
  unsigned line = 1;
  size_t at = 0;
  auto takeWhile = [&](auto holds) {
    const size_t begin = at;
    while (at < text.size() && holds(text[at]))
      ++at;
    return text.substr(begin, at - begin);
  };
  while (at < text.size()) {
    const char c = text[at];
    if (c == '\n') {
      ++line;
      ++at;
    } else if (isspace(static_cast<unsigned char>(c))) {
      ++at;
    } else if (c == '#' || text.compare(at, 2, "//") == 0) {
      takeWhile([](char x) { return x != '\n'; });
    } else if (isalpha(static_cast<unsigned char>(c)) || c == '_' || c == ':') {
      tokens.push_back({Token::Name, takeWhile([](char x) {
                          return isalnum(static_cast<unsigned char>(x)) || x == '_' || x == ':';
                        }),
                        line});
    } else if (isdigit(static_cast<unsigned char>(c))) {
      std::string number = takeWhile([&](char x) {
        const bool isSign = (x == '-' || x == '+') && at > 0 && text[at - 1] == 'e';
        return isalnum(static_cast<unsigned char>(x)) || x == '.' || isSign;
      });
      tokens.push_back({Token::Number, number, line});
    } else if (c == '"') {
      ++at;
      tokens.push_back(
          {Token::String, takeWhile([](char x) { return x != '"' && x != '\n'; }), line});
      ++at;
    } else {
      static const char *const pairs[] = {"<=", ">=", "==", "!=", "&&", "||", "+="};
      std::string symbol(1, c);
      for (const char *pair : pairs)
        if (text.compare(at, 2, pair) == 0)
          symbol = pair;
      at += symbol.size();
      tokens.push_back({Token::Symbol, symbol, line});
    }
  }
  tokens.push_back({Token::End, "", line});
  return tokens;
}

const Token &Parser::next() {
  const Token &token = tokens[at];
  if (token.kind != Token::End)
    ++at;
  return token;
}

bool Parser::take(const std::string &text) {
  if (peek().kind == Token::String || peek().text != text)
    return false;
  next();
  return true;
}

void Parser::expect(const std::string &text) {
  if (!take(text))
    fail("expected '" + text + "', found '" + peek().text + "'");
}

std::string Parser::name() {
  if (peek().kind != Token::Name)
    fail("expected a name, found '" + peek().text + "'");
  return next().text;
}

void Parser::fail(const std::string &message) const { throw ParseError(peek().line, message); }

std::vector<Function> Parser::parse() {
  std::vector<Function> functions;
  while (peek().kind != Token::End) {
    if (take("using")) {
      expect("namespace");
      expect("Halide");
      expect(";");
    } else if (take("Expr")) {
      declareFunction();
    } else if (take("Pipeline")) {
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
  function.name = name();
  for (const char *part : {"(", "std::vector", "<", "Argument", ">", "&", "arguments", ")", "{"})
    expect(part);
  while (!take("}"))
    statement();
  if (outs.empty())
    fail("expected a pipeline with outputs");
  function.pipeline = Halide::Pipeline(outs);
  function.arguments = order;
  return function;
}

/// `Expr NAME(Expr x) { Expr y = ...; return ...; }`; the body is read at each call.
void Parser::declareFunction() {
  const std::string declared = name();
  Defined function;
  expect("(");
  do {
    expect("Expr");
    function.parameters.push_back(name());
  } while (take(","));
  expect(")");
  expect("{");
  function.body = at;
  for (unsigned depth = 1; depth != 0;) {
    const Token &token = next();
    if (token.kind == Token::End)
      fail("expected the end of '" + declared + "'");
    if (token.kind == Token::Symbol)
      depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0;
  }
  defined[declared] = function;
}

void Parser::statement() {
  const std::string &first = peek().text;
  if (first == "Var" || first == "RVar")
    return declareVars();
  if (take("Func"))
    return declareFuncs();
  if (take("Param"))
    return declareParam();
  if (take("ImageParam"))
    return declareImage();
  if (take("static"))
    return declareArray();
  if (take("Buffer"))
    return declareBuffer();
  if (take("RDom"))
    return declareDomain();
  if (take("return") || peek().text == "arguments")
    return outputs();
  const std::string subject = name();
  if (peek().text == "(")
    definition(subject);
  else
    directives(subject);
}

/// `Var x0("x0"), x1("x1");`, the same for RVar.
void Parser::declareVars() {
  const std::string type = name();
  if (type != "Var" && type != "RVar")
    fail("expected a declaration or a function, found '" + type + "'");
  do {
    const std::string declared = name();
    expect("(");
    const std::string label = next().text;
    expect(")");
    if (type == "Var")
      names.vars.emplace(declared, Halide::Var(label));
    else
      names.rvars.emplace(declared, Halide::RVar(label));
  } while (take(","));
  expect(";");
}

void Parser::declareFuncs() {
  const std::string declared = name();
  expect("(");
  names.funcs.emplace(declared, Func(next().text));
  expect(")");
  expect(";");
}

static Halide::Type typeOf(const std::string &name) {
  return name == "int" ? Halide::Int(32) : Halide::Float(name == "double" ? 64 : 32);
}

/// `Param<int> p("p");`
void Parser::declareParam() {
  expect("<");
  const Halide::Type type = typeOf(name());
  expect(">");
  const std::string declared = name();
  expect("(");
  names.parameters.emplace(declared, Halide::Parameter(type, /*is_buffer=*/false, 0, next().text));
  expect(")");
  expect(";");
}

/// `ImageParam a(Float(32), 2, "a");`
void Parser::declareImage() {
  const std::string declared = name();
  expect("(");
  expect("Float");
  expect("(");
  const auto bits = static_cast<int>(integer());
  expect(")");
  expect(",");
  const auto rank = static_cast<int>(integer());
  expect(",");
  names.images.emplace(declared, Halide::ImageParam(Halide::Float(bits), rank, next().text));
  expect(")");
  expect(";");
}

/// `static float values[] = {1.0f, 2.0f};`
void Parser::declareArray() {
  name();
  std::vector<double> &values = names.arrays[name()];
  for (const char *part : {"[", "]", "=", "{"})
    expect(part);
  do
    values.push_back(number());
  while (take(","));
  expect("}");
  expect(";");
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
  expect("<");
  const bool isDouble = typeOf(name()).bits() == 64;
  expect(">");
  const std::string declared = name();
  expect("(");
  const std::vector<double> &values = names.arrays[name()];
  expect(",");
  expect("{");
  std::vector<int> extents;
  size_t size = 1;
  do {
    extents.push_back(static_cast<int>(integer()));
    size *= static_cast<size_t>(extents.back());
  } while (take(","));
  if (size != values.size())
    fail("expected " + std::to_string(size) + " values of '" + declared + "', found " +
         std::to_string(values.size()));
  names.buffers.emplace(declared, isDouble ? bufferOf<double>(values, extents)
                                           : bufferOf<float>(values, extents));
  expect("}");
  expect(")");
  expect(";");
}

/// `RDom r(0, 64, 0, 16);`
void Parser::declareDomain() {
  const std::string declared = name();
  expect("(");
  std::vector<Halide::Range> ranges;
  do {
    const auto from = static_cast<int>(integer());
    expect(",");
    ranges.emplace_back(from, static_cast<int>(integer()));
  } while (take(","));
  names.domains.emplace(declared, Halide::RDom(ranges));
  expect(")");
  expect(";");
}

/// `f(x1, x0) = value;` or `+=`.
void Parser::definition(const std::string &func) {
  const auto known = names.funcs.find(func);
  if (known == names.funcs.end())
    fail("no Func '" + func + "'");
  const std::vector<Expr> left = arguments();
  // A definition by Vars alone is pure; Halide tells it from an update by their type.
  std::vector<Halide::Var> pure;
  for (const Expr &index : left)
    if (const auto *variable = index.as<Halide::Internal::Variable>();
        variable && !variable->reduction_domain.defined() && !variable->param.defined())
      pure.emplace_back(variable->name);
  const bool isPure = pure.size() == left.size();
  const bool adds = take("+=");
  if (!adds)
    expect("=");
  std::vector<Expr> values;
  if (take("Tuple"))
    values = arguments();
  else
    values = {expression()};
  expect(";");
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
  fail("no argument '" + name + "'");
}

/// `arguments = {p, a};`, then `return Pipeline({f, g});`
void Parser::outputs() {
  if (take("arguments")) {
    expect("=");
    expect("{");
    while (!take("}")) {
      order.push_back(argument(name()));
      take(",");
    }
    return expect(";");
  }
  for (const char *part : {"Pipeline", "(", "{"})
    expect(part);
  do {
    const std::string out = name();
    if (!names.funcs.count(out))
      fail("no Func '" + out + "'");
    outs.push_back(names.funcs[out]);
  } while (take(","));
  for (const char *part : {"}", ")", ";"})
    expect(part);
}

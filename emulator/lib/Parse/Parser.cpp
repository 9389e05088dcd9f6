//===- Parser.cpp - The top level of a module -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Parser.h.
//
//===----------------------------------------------------------------------===//

#include "Parser.h"

using namespace ptxemu;

bool Parser::run() {
  if (!in.lex(module.source) || !version() || !target())
    return false;
  while (in.peek().kind != TokenKind::End)
    if (!topLevel())
      return false;
  return true;
}

bool Parser::version() {
  if (!in.takeDot("version"))
    return in.failHere("'.version'");
  if (in.peek().kind != TokenKind::Float64)
    return in.failHere("a version like 8.3");
  module.version = std::string(in.next().text);
  return true;
}

bool Parser::target() {
  if (!in.takeDot("target"))
    return in.failHere("'.target'");
  do {
    std::string word;
    if (!in.identifier(word))
      return false;
    if (module.target.empty())
      module.target = word;
    else if (word != "debug")
      return in.fail(in.previous().pos, "target option '" + word + "' is not supported");
  } while (in.takePunctuation(','));
  if (module.target.rfind("sm_", 0) != 0)
    return in.fail(in.previous().pos,
                   "expected a target like sm_80, found '" + module.target + "'");
  uint64_t bits = 64;
  const SourcePos where = in.peek().pos;
  if (in.takeDot("address_size") && !in.integer(bits))
    return false;
  return bits == 64 || in.fail(where, "only .address_size 64 is supported");
}

bool Parser::topLevel() {
  bool skipped;
  if (!in.skipDebug(skipped) || skipped)
    return skipped && !in.hasFailed();
  bool isExtern = false;
  for (;;) {
    if (in.takeDot("extern"))
      isExtern = true;
    else if (!in.takeDot("visible") && !in.takeDot("weak") && !in.takeDot("common"))
      break;
  }
  if (in.takeDot("entry"))
    return functionOrEntry(true);
  if (in.takeDot("func"))
    return functionOrEntry(false);
  for (const Space space : {Space::Global, Space::Const, Space::Shared})
    if (in.takeDot(nameOf(space)))
      return variables.variables(space, isExtern, module.variables, false);
  if (in.takePunctuation(';'))
    return true;
  return in.failHere("a directive of a module");
}

bool Parser::functionOrEntry(bool isEntry) {
  Function function;
  function.isEntry = isEntry;
  names.clear();
  if (!isEntry && in.takePunctuation('(') && !parameters(function, function.returns))
    return false;
  function.pos = in.peek().pos;
  if (!in.identifier(function.name))
    return false;
  if (in.takePunctuation('(') && !parameters(function, function.params))
    return false;
  if (!performance(function))
    return false;

  size_t index = 0;
  while (index < module.functions.size() && module.functions[index].name != function.name)
    ++index;
  if (index == module.functions.size()) {
    // A body may call its own function: recursion is detected and rejected later.
    module.functions.emplace_back();
    module.functions[index].name = function.name;
    module.functions[index].isEntry = isEntry;
  }
  Function &slot = module.functions[index];
  if (slot.isDefined)
    return in.fail(function.pos, "'" + function.name + "' is already defined");
  if (in.takePunctuation(';')) {
    if (!slot.isDefined)
      slot = std::move(function);
    return true;
  }
  function.isDefined = true;
  if (!bodies.body(function))
    return false;
  module.functions[index] = std::move(function);
  return true;
}

bool Parser::parameters(Function &function, std::vector<uint32_t> &list) {
  if (in.takePunctuation(')'))
    return true;
  do {
    if (!variables.parameter(function, list))
      return false;
  } while (in.takePunctuation(','));
  return in.expect(')');
}

bool Parser::triple(uint32_t (&values)[3]) {
  for (unsigned i = 0; i < 3; ++i) {
    values[i] = 1;
    uint64_t value = 1;
    if (i && !in.takePunctuation(','))
      continue;
    if (!in.integer(value))
      return false;
    values[i] = static_cast<uint32_t>(value);
  }
  return true;
}

bool Parser::performance(Function &function) {
  for (;;) {
    uint32_t ignored[3];
    bool skipped;
    if (in.takeDot("maxntid")) {
      if (!triple(function.maximumBlock))
        return false;
    } else if (in.takeDot("reqntid")) {
      if (!triple(function.requiredBlock))
        return false;
    } else if (in.takeDot("reqnctapercluster")) {
      if (!triple(function.requiredCluster))
        return false;
    } else if (in.takeDot("minnctapersm") || in.takeDot("maxnreg") ||
               in.takeDot("maxclusterrank") || in.takeDot("maxnctapersm")) {
      if (!triple(ignored))
        return false;
    } else if (in.takeDot("explicitcluster") || in.takeDot("noreturn")) {
      continue;
    } else if (!in.skipDebug(skipped)) {
      return false;
    } else if (!skipped) {
      return true;
    }
  }
}

const Function *Module::find(const std::string &name) const {
  for (const Function &function : functions)
    if (function.name == name)
      return &function;
  return nullptr;
}

std::unique_ptr<Module> ptxemu::parseModule(std::string name, std::string text,
                                            std::string &error) {
  auto module = std::make_unique<Module>();
  module->source = {std::move(name), std::move(text)};
  Parser parser(*module);
  if (parser.run())
    return module;
  error = module->source.render(parser.in.errorPos, parser.in.error);
  return nullptr;
}

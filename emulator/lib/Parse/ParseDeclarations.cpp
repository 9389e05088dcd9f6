//===- ParseDeclarations.cpp - Functions, parameters and variables --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Parse/Parser.h"

using namespace ptxemu;

bool Parser::functionOrEntry(bool isEntry) {
  Function function;
  function.isEntry = isEntry;
  scopes.assign(1, {-1, 0, {}});
  scope = 0;
  pendingTargets.clear();
  if (!isEntry && takePunctuation('(') && !parameters(function, function.returns))
    return false;
  function.pos = peek().pos;
  if (!identifier(function.name))
    return false;
  if (takePunctuation('(') && !parameters(function, function.params))
    return false;
  if (!performance(function))
    return false;

  size_t index = 0;
  while (index < module.functions.size() && module.functions[index].name != function.name)
    ++index;
  if (index == module.functions.size()) {
    // A body may call its own function: that is found, and refused, later.
    module.functions.emplace_back();
    module.functions[index].name = function.name;
    module.functions[index].isEntry = isEntry;
  }
  Function &slot = module.functions[index];
  if (slot.isDefined)
    return fail(function.pos, "'" + function.name + "' is already defined");
  if (takePunctuation(';')) {
    if (!slot.isDefined)
      slot = std::move(function);
    return true;
  }
  function.isDefined = true;
  if (!body(function))
    return false;
  module.functions[index] = std::move(function);
  return true;
}

bool Parser::parameters(Function &function, std::vector<uint32_t> &list) {
  if (takePunctuation(')'))
    return true;
  do {
    if (!parameter(function, list))
      return false;
  } while (takePunctuation(','));
  return expect(')');
}

bool Parser::parameter(Function &function, std::vector<uint32_t> &list) {
  if (!takeDot("param"))
    return failHere("'.param' (parameters in registers are not supported)");
  Variable variable;
  variable.space = Space::Param;
  unsigned lanes = 1;
  if (!attributes(variable, lanes))
    return false;
  variable.pos = peek().pos;
  if (!identifier(variable.name) || !extent(variable, uint64_t(bytesOf(variable.type)) * lanes))
    return false;
  if (variable.bytes > (1u << 16))
    return fail(variable.pos, "a parameter of more than 64 KiB");
  list.push_back(static_cast<uint32_t>(function.variables.size()));
  if (!declare(variable.name, Ref::Local, list.back(), variable.pos))
    return false;
  function.variables.push_back(std::move(variable));
  return true;
}

bool Parser::triple(uint32_t (&values)[3]) {
  for (unsigned i = 0; i < 3; ++i) {
    values[i] = 1;
    uint64_t value = 1;
    if (i && !takePunctuation(','))
      continue;
    if (!integer(value))
      return false;
    values[i] = static_cast<uint32_t>(value);
  }
  return true;
}

bool Parser::performance(Function &function) {
  for (;;) {
    uint32_t ignored[3];
    bool skipped;
    if (takeDot("maxntid")) {
      if (!triple(function.maximumBlock))
        return false;
    } else if (takeDot("reqntid")) {
      if (!triple(function.requiredBlock))
        return false;
    } else if (takeDot("reqnctapercluster")) {
      if (!triple(function.requiredCluster))
        return false;
    } else if (takeDot("minnctapersm") || takeDot("maxnreg") || takeDot("maxclusterrank") ||
               takeDot("maxnctapersm")) {
      if (!triple(ignored))
        return false;
    } else if (takeDot("explicitcluster") || takeDot("noreturn")) {
      continue;
    } else if (!skipDebug(skipped)) {
      return false;
    } else if (!skipped) {
      return true;
    }
  }
}

/// .align N, .ptr, .v2 and the type, before a name.
bool Parser::attributes(Variable &variable, unsigned &lanes) {
  uint64_t align = 0;
  bool isPointer = false;
  for (; peek().kind == TokenKind::Dot; next()) {
    const std::string word(peek().text);
    if (word == "align") {
      const SourcePos where = next().pos;
      if (!integer(align))
        return false;
      --at; // the loop steps over it
      if (!align || (align & (align - 1)) || align > 4096)
        return fail(where, "an alignment is a power of two up to 4096");
      // A pointer's alignment is that of what it points to.
      if (!isPointer)
        variable.align = align;
    } else if (word == "ptr") {
      isPointer = true;
    } else if (isPointer &&
               (word == "global" || word == "shared" || word == "const" || word == "local")) {
      continue;
    } else if (word == "v2" || word == "v4") {
      lanes = word == "v2" ? 2 : 4;
    } else if (const std::optional<Type> type = typeFromName(word)) {
      variable.type = *type;
    } else {
      return failHere("an attribute or a type");
    }
  }
  const unsigned bytes = bytesOf(variable.type);
  if (!bytes || variable.type == Type::Pred)
    return failHere("a type of a variable");
  variable.align = std::max<uint64_t>(variable.align, uint64_t(bytes) * lanes);
  if (align && !isPointer && align < variable.align)
    variable.align = align;
  return true;
}

/// [4][8] after a name; [] of an extern variable or a trailing parameter.
bool Parser::extent(Variable &variable, uint64_t elementBytes) {
  uint64_t count = 1;
  while (takePunctuation('[')) {
    uint64_t size = 0;
    if (!peek().is(']') && !integer(size))
      return false;
    if (!expect(']'))
      return false;
    if (size > maxVariableBytes || count * size > maxVariableBytes)
      return fail(variable.pos, "a variable of more than 256 MiB");
    count *= size;
  }
  variable.bytes = count * elementBytes;
  return variable.bytes <= maxVariableBytes ||
         fail(variable.pos, "a variable of more than 256 MiB");
}

bool Parser::variables(Space space, bool isExtern, std::vector<Variable> &into, bool inFunction) {
  Variable common;
  common.space = space;
  common.isExtern = isExtern;
  unsigned lanes = 1;
  if (!attributes(common, lanes))
    return false;
  do {
    Variable variable = common;
    variable.pos = peek().pos;
    const uint64_t elementBytes = uint64_t(bytesOf(common.type)) * lanes;
    if (!identifier(variable.name))
      return false;
    const bool isArray = peek().is('[');
    if (!extent(variable, elementBytes))
      return false;
    if (takePunctuation('=')) {
      if (space != Space::Global && space != Space::Const)
        return fail(variable.pos, "only .global and .const variables have initialisers");
      variable.isInitialized = true;
      if (!initializer(variable, 0))
        return false;
      if (isArray && !variable.bytes)
        variable.bytes = variable.initial.size();
      if (variable.initial.size() > variable.bytes)
        return fail(variable.pos, "more initial values than elements");
    }
    if (!variable.bytes && !isExtern)
      return fail(variable.pos, "a variable without a size");
    if (isExtern && space != Space::Shared)
      return fail(variable.pos, "extern variables of ." + std::string(nameOf(space)) +
                                    " are not supported: no other module is linked");
    if (inFunction) {
      if (!declare(variable.name, Ref::Local, static_cast<uint32_t>(into.size()), variable.pos))
        return false;
    } else {
      for (const Variable &other : into)
        if (other.name == variable.name)
          return fail(variable.pos, "'" + variable.name + "' is already declared");
    }
    into.push_back(std::move(variable));
  } while (takePunctuation(','));
  return expect(';');
}

bool Parser::initializer(Variable &variable, unsigned depth) {
  if (depth > 8)
    return failHere("fewer than 8 nested braces");
  if (!takePunctuation('{'))
    return initialValue(variable);
  if (takePunctuation('}'))
    return true;
  do {
    if (!initializer(variable, depth + 1))
      return false;
  } while (takePunctuation(','));
  return expect('}');
}

bool Parser::initialValue(Variable &variable) {
  const unsigned bytes = bytesOf(variable.type);
  if (bytes > 8)
    return failHere("no initial value of .b128");
  uint64_t bits = 0;
  const Token token = peek();
  if (token.kind == TokenKind::Identifier) {
    AddressInitializer address{
        variable.initial.size(), bytes, std::string(next().text), 0, false, token.pos};
    if (address.symbol == "generic" && takePunctuation('(')) {
      address.isGeneric = true;
      if (!identifier(address.symbol) || !expect(')'))
        return false;
    }
    if (takePunctuation('+') && !integer(address.addend))
      return false;
    if (bytes != 8)
      return fail(token.pos, "an address needs 64 bits");
    variable.addresses.push_back(address);
  } else if (token.kind == TokenKind::Float32 || token.kind == TokenKind::Float64) {
    next();
    bits = token.bits;
    if (token.kind == TokenKind::Float64 && variable.type != Type::F64 &&
        variable.type != Type::B64)
      return fail(token.pos, "a double does not initialise ." + std::string(nameOf(variable.type)));
  } else if (!integer(bits)) {
    return false;
  }
  for (unsigned i = 0; i < bytes; ++i)
    variable.initial.push_back(static_cast<uint8_t>(bits >> (8 * i)));
  return true;
}

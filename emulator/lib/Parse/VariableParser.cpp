//===- VariableParser.cpp - Variables and their initialisers --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See VariableParser.h.
//
//===----------------------------------------------------------------------===//

#include "VariableParser.h"

#include <algorithm>

using namespace ptxemu;

bool VariableParser::parameter(Function &function, std::vector<uint32_t> &list) {
  if (!in.takeDot("param"))
    return in.failHere("'.param' (parameters in registers are not supported)");
  Variable variable;
  variable.space = Space::Param;
  unsigned lanes = 1;
  if (!attributes(variable, lanes))
    return false;
  variable.pos = in.peek().pos;
  if (!in.identifier(variable.name) || !extent(variable, uint64_t(bytesOf(variable.type)) * lanes))
    return false;
  if (variable.bytes > (1u << 16))
    return in.fail(variable.pos, "a parameter of more than 64 KiB");
  list.push_back(static_cast<uint32_t>(function.variables.size()));
  if (!names.declare(variable.name, Ref::Local, list.back(), variable.pos))
    return false;
  function.variables.push_back(std::move(variable));
  return true;
}

/// .align N, .ptr, .v2 and the type, before a name.
bool VariableParser::attributes(Variable &variable, unsigned &lanes) {
  uint64_t align = 0;
  bool isPointer = false;
  for (; in.peek().kind == TokenKind::Dot; in.next()) {
    const std::string word(in.peek().text);
    if (word == "align") {
      const SourcePos where = in.next().pos;
      if (!in.integer(align))
        return false;
      in.back(); // the loop steps over it
      if (!align || (align & (align - 1)) || align > 4096)
        return in.fail(where, "an alignment is a power of two up to 4096");
      // A pointer's alignment is that of its pointee.
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
      return in.failHere("an attribute or a type");
    }
  }
  const unsigned bytes = bytesOf(variable.type);
  if (!bytes || variable.type == Type::Pred)
    return in.failHere("a type of a variable");
  variable.align = std::max<uint64_t>(variable.align, uint64_t(bytes) * lanes);
  if (align && !isPointer && align < variable.align)
    variable.align = align;
  return true;
}

/// [4][8] after a name; [] of an extern variable or a trailing parameter.
bool VariableParser::extent(Variable &variable, uint64_t elementBytes) {
  uint64_t count = 1;
  while (in.takePunctuation('[')) {
    uint64_t size = 0;
    if (!in.peek().is(']') && !in.integer(size))
      return false;
    if (!in.expect(']'))
      return false;
    if (size > maxVariableBytes || count * size > maxVariableBytes)
      return in.fail(variable.pos, "a variable of more than 256 MiB");
    count *= size;
  }
  variable.bytes = count * elementBytes;
  return variable.bytes <= maxVariableBytes ||
         in.fail(variable.pos, "a variable of more than 256 MiB");
}

bool VariableParser::variables(Space space, bool isExtern, std::vector<Variable> &into,
                               bool inFunction) {
  Variable common;
  common.space = space;
  common.isExtern = isExtern;
  unsigned lanes = 1;
  if (!attributes(common, lanes))
    return false;
  do {
    Variable variable = common;
    variable.pos = in.peek().pos;
    const uint64_t elementBytes = uint64_t(bytesOf(common.type)) * lanes;
    if (!in.identifier(variable.name))
      return false;
    const bool isArray = in.peek().is('[');
    if (!extent(variable, elementBytes))
      return false;
    if (in.takePunctuation('=')) {
      if (space != Space::Global && space != Space::Const)
        return in.fail(variable.pos, "only .global and .const variables have initialisers");
      variable.isInitialized = true;
      if (!initializer(variable, 0))
        return false;
      if (isArray && !variable.bytes)
        variable.bytes = variable.initial.size();
      if (variable.initial.size() > variable.bytes)
        return in.fail(variable.pos, "more initial values than elements");
    }
    if (!variable.bytes && !isExtern)
      return in.fail(variable.pos, "a variable without a size");
    if (isExtern && space != Space::Shared)
      return in.fail(variable.pos, "extern variables of ." + std::string(nameOf(space)) +
                                       " are not supported: no other module is linked");
    if (inFunction) {
      if (!names.declare(variable.name, Ref::Local, static_cast<uint32_t>(into.size()),
                         variable.pos))
        return false;
    } else {
      for (const Variable &other : into)
        if (other.name == variable.name)
          return in.fail(variable.pos, "'" + variable.name + "' is already declared");
    }
    into.push_back(std::move(variable));
  } while (in.takePunctuation(','));
  return in.expect(';');
}

bool VariableParser::initializer(Variable &variable, unsigned depth) {
  if (depth > 8)
    return in.failHere("fewer than 8 nested braces");
  if (!in.takePunctuation('{'))
    return initialValue(variable);
  if (in.takePunctuation('}'))
    return true;
  do {
    if (!initializer(variable, depth + 1))
      return false;
  } while (in.takePunctuation(','));
  return in.expect('}');
}

bool VariableParser::initialValue(Variable &variable) {
  const unsigned bytes = bytesOf(variable.type);
  if (bytes > 8)
    return in.failHere("no initial value of .b128");
  uint64_t bits = 0;
  const Token token = in.peek();
  if (token.kind == TokenKind::Identifier) {
    AddressInitializer address{
        variable.initial.size(), bytes, std::string(in.next().text), 0, false, token.pos};
    if (address.symbol == "generic" && in.takePunctuation('(')) {
      address.isGeneric = true;
      if (!in.identifier(address.symbol) || !in.expect(')'))
        return false;
    }
    if (in.takePunctuation('+') && !in.integer(address.addend))
      return false;
    if (bytes != 8)
      return in.fail(token.pos, "an address needs 64 bits");
    variable.addresses.push_back(address);
  } else if (token.kind == TokenKind::Float32 || token.kind == TokenKind::Float64) {
    in.next();
    bits = token.bits;
    if (token.kind == TokenKind::Float64 && variable.type != Type::F64 &&
        variable.type != Type::B64)
      return in.fail(token.pos,
                     "a double does not initialise ." + std::string(nameOf(variable.type)));
  } else if (!in.integer(bits)) {
    return false;
  }
  for (unsigned i = 0; i < bytes; ++i)
    variable.initial.push_back(static_cast<uint8_t>(bits >> (8 * i)));
  return true;
}

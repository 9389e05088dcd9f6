//===- BodyParser.cpp - The body of a function ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See BodyParser.h.
//
//===----------------------------------------------------------------------===//

#include "BodyParser.h"

using namespace ptxemu;

bool BodyParser::body(Function &function) {
  if (!in.expect('{'))
    return false;
  unsigned depth = 1;
  while (depth) {
    if (in.peek().kind == TokenKind::End)
      return in.failHere("'}' at the end of the function");
    if (in.takePunctuation('{')) {
      if (++depth > maxScopes)
        return in.failHere("fewer nested blocks");
      names.openBlock();
    } else if (in.takePunctuation('}')) {
      --depth;
      names.closeBlock();
    } else if (!statement(function)) {
      return false;
    }
  }
  return names.resolveAll(function);
}

bool BodyParser::statement(Function &function) {
  bool skipped;
  if (!in.skipDebug(skipped) || skipped)
    return !in.hasFailed();
  if (in.takePunctuation(';'))
    return true;
  if (in.peek().kind == TokenKind::Identifier && in.peek(1).is(':'))
    return label(function);
  if (in.peek().kind != TokenKind::Dot)
    return instruction(function);
  if (in.takeDot("reg"))
    return registers(function);
  for (const Space space : {Space::Local, Space::Shared, Space::Param})
    if (in.takeDot(nameOf(space)))
      return variables.variables(space, false, function.variables, true);
  return in.failHere("a directive of a function");
}

bool BodyParser::registers(Function &function) {
  std::optional<Type> type;
  if (in.peek().kind != TokenKind::Dot || !(type = typeFromName(in.peek().text)) ||
      *type == Type::B128)
    return in.failHere("a register type");
  in.next();
  do {
    const SourcePos where = in.peek().pos;
    std::string name;
    uint64_t count = 1;
    bool isRange = false;
    if (!in.identifier(name))
      return false;
    if (in.takePunctuation('<')) {
      isRange = true;
      if (!in.integer(count) || !in.expect('>'))
        return false;
    }
    if (count > maxRegisters || function.registers.size() + count > maxRegisters)
      return in.fail(where, "more than " + std::to_string(maxRegisters) + " registers");
    for (uint64_t i = 0; i < count; ++i) {
      const std::string full = isRange ? name + std::to_string(i) : name;
      const auto index = static_cast<uint32_t>(function.registers.size());
      if (!names.declare(full, Ref::Register, index, where))
        return false;
      function.registers.push_back({full, *type});
    }
  } while (in.takePunctuation(','));
  return in.expect(';');
}

bool BodyParser::label(Function &function) {
  const SourcePos where = in.peek().pos;
  const std::string name(in.next().text);
  in.next(); // ':'
  if (in.takeDot("branchtargets"))
    return names.declare(name, Ref::Targets, static_cast<uint32_t>(function.targets.size()),
                         where) &&
           branchTargets(function, name);
  if (!names.declare(name, Ref::Label, static_cast<uint32_t>(function.labels.size()), where))
    return false;
  function.labels.push_back({name, static_cast<uint32_t>(function.body.size()), where});
  return true;
}

bool BodyParser::branchTargets(Function &function, const std::string &name) {
  const auto list = static_cast<uint32_t>(function.targets.size());
  std::vector<Operand> labels;
  function.targets.push_back({name, {}});
  do {
    Operand target;
    target.pos = in.peek().pos;
    if (!in.identifier(target.name))
      return false;
    labels.push_back(std::move(target));
  } while (in.takePunctuation(','));
  names.addTargets(list, std::move(labels));
  return in.expect(';');
}

bool BodyParser::instruction(Function &function) {
  Instruction result;
  result.scope = names.scope();
  if (in.takePunctuation('@')) {
    result.guard.isNegated = in.takePunctuation('!');
    if (!name(result.guard))
      return false;
    result.guard.ref = Ref::Register; // until resolved
  }
  result.pos = in.peek().pos;
  if (!in.identifier(result.opcode))
    return in.failHere("an instruction");
  while (in.peek().kind == TokenKind::Dot) {
    const Token &token = in.next();
    result.modifiers.push_back({std::string(token.text), token.pos});
  }
  if (!in.peek().is(';'))
    do {
      Operand parsed;
      if (!operand(parsed, 0))
        return false;
      result.operands.push_back(std::move(parsed));
    } while (in.takePunctuation(','));
  function.body.push_back(std::move(result));
  return in.expect(';');
}

bool BodyParser::operand(Operand &result, unsigned depth) {
  if (depth > 4)
    return in.failHere("a simpler operand");
  result.pos = in.peek().pos;
  const Token &token = in.peek();
  if (in.takePunctuation('{'))
    return group(result, Operand::Kind::Vector, '}', depth);
  if (in.takePunctuation('('))
    return group(result, Operand::Kind::List, ')', depth);
  if (in.takePunctuation('['))
    return address(result, depth);
  const bool isSink = in.takePunctuation('_');
  if (isSink) {
    result.kind = Operand::Kind::Sink;
  } else if (token.kind == TokenKind::Identifier || token.is('!')) {
    result.isNegated = in.takePunctuation('!');
    if (!name(result))
      return false;
    if (in.peek().is('+') || in.peek().is('-')) {
      const bool minus = in.next().is('-');
      if (!in.integer(result.value))
        return false;
      result.value = minus ? 0 - result.value : result.value;
    }
  } else {
    const bool minus = in.takePunctuation('-');
    const Token &number = in.peek();
    if (number.kind == TokenKind::Integer)
      result.kind = Operand::Kind::Integer;
    else if (number.kind == TokenKind::Float32)
      result.kind = Operand::Kind::Float32;
    else if (number.kind == TokenKind::Float64)
      result.kind = Operand::Kind::Float64;
    else
      return in.failHere("an operand");
    result.value = in.next().bits;
    if (minus && result.kind == Operand::Kind::Integer)
      result.value = 0 - result.value;
    else if (minus)
      result.value ^= result.kind == Operand::Kind::Float32 ? 1ull << 31 : 1ull << 63;
  }
  if (!in.takePunctuation('|'))
    return true;
  Operand pair;
  pair.kind = Operand::Kind::Pair;
  pair.pos = result.pos;
  pair.parts.resize(1);
  pair.parts[0] = std::move(result);
  pair.parts.emplace_back();
  result = std::move(pair);
  return operand(result.parts[1], depth + 1);
}

/// A name, with the component of a special register: %tid.x.
bool BodyParser::name(Operand &result) {
  result.pos = in.peek().pos;
  if (!in.identifier(result.name))
    return false;
  if (result.name[0] == '%' && in.peek().kind == TokenKind::Dot && in.peek().text.size() == 1)
    result.name += "." + std::string(in.next().text);
  return true;
}

bool BodyParser::group(Operand &result, Operand::Kind kind, char close, unsigned depth) {
  result.kind = kind;
  if (in.takePunctuation(close))
    return true;
  do {
    if (result.parts.size() >= 256)
      return in.failHere("at most 256 elements");
    result.parts.emplace_back();
    if (!operand(result.parts.back(), depth + 1))
      return false;
  } while (in.takePunctuation(','));
  return in.expect(close);
}

bool BodyParser::address(Operand &result, unsigned depth) {
  if (!group(result, Operand::Kind::Address, ']', depth))
    return false;
  if (result.parts.empty())
    return in.fail(result.pos, "expected an address between the brackets");
  const Operand &base = result.parts[0];
  if (base.isNegated || (base.kind != Operand::Kind::Name && base.kind != Operand::Kind::Integer))
    return in.fail(base.pos, "expected a register, a variable or an integer as an address");
  result.value = base.kind == Operand::Kind::Name ? base.value : 0;
  return true;
}

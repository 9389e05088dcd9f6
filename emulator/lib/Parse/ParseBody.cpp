//===- ParseBody.cpp - Statements and operands ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Parse/Parser.h"

using namespace ptxemu;

bool Parser::declare(const std::string &name, Ref ref, uint32_t index, SourcePos where) {
  if (scopes[scope].names.emplace(name, std::make_pair(ref, index)).second)
    return true;
  return fail(where, "'" + name + "' is already declared in this scope");
}

bool Parser::body(Function &function) {
  if (!expect('{'))
    return false;
  unsigned depth = 1;
  while (depth) {
    if (peek().kind == TokenKind::End)
      return failHere("'}' at the end of the function");
    if (takePunctuation('{')) {
      if (++depth > maxScopes)
        return failHere("fewer nested blocks");
      scopes.push_back({static_cast<int>(scope), depth, {}});
      scope = static_cast<uint32_t>(scopes.size() - 1);
    } else if (takePunctuation('}')) {
      --depth;
      scope = depth ? static_cast<uint32_t>(scopes[scope].parent) : 0;
    } else if (!statement(function)) {
      return false;
    }
  }
  return resolveAll(function);
}

bool Parser::statement(Function &function) {
  bool skipped;
  if (!skipDebug(skipped) || skipped)
    return error.empty();
  if (takePunctuation(';'))
    return true;
  if (peek().kind == TokenKind::Identifier && peek(1).is(':'))
    return label(function);
  if (peek().kind != TokenKind::Dot)
    return instruction(function);
  if (takeDot("reg"))
    return registers(function);
  for (const Space space : {Space::Local, Space::Shared, Space::Param})
    if (takeDot(nameOf(space)))
      return variables(space, false, function.variables, true);
  return failHere("a directive of a function");
}

bool Parser::registers(Function &function) {
  std::optional<Type> type;
  if (peek().kind != TokenKind::Dot || !(type = typeFromName(peek().text)) || *type == Type::B128)
    return failHere("a register type");
  next();
  do {
    const SourcePos where = peek().pos;
    std::string name;
    uint64_t count = 1;
    bool isRange = false;
    if (!identifier(name))
      return false;
    if (takePunctuation('<')) {
      isRange = true;
      if (!integer(count) || !expect('>'))
        return false;
    }
    if (count > maxRegisters || function.registers.size() + count > maxRegisters)
      return fail(where, "more than " + std::to_string(maxRegisters) + " registers");
    for (uint64_t i = 0; i < count; ++i) {
      const std::string full = isRange ? name + std::to_string(i) : name;
      const auto index = static_cast<uint32_t>(function.registers.size());
      if (!declare(full, Ref::Register, index, where))
        return false;
      function.registers.push_back({full, *type});
    }
  } while (takePunctuation(','));
  return expect(';');
}

bool Parser::label(Function &function) {
  const SourcePos where = peek().pos;
  const std::string name(next().text);
  next(); // ':'
  if (takeDot("branchtargets"))
    return declare(name, Ref::Targets, static_cast<uint32_t>(function.targets.size()), where) &&
           branchTargets(function, name);
  if (!declare(name, Ref::Label, static_cast<uint32_t>(function.labels.size()), where))
    return false;
  function.labels.push_back({name, static_cast<uint32_t>(function.body.size()), where});
  return true;
}

bool Parser::branchTargets(Function &function, const std::string &name) {
  PendingTargets pending{static_cast<uint32_t>(function.targets.size()), scope, {}};
  function.targets.push_back({name, {}});
  do {
    Operand target;
    target.pos = peek().pos;
    if (!identifier(target.name))
      return false;
    pending.labels.push_back(std::move(target));
  } while (takePunctuation(','));
  pendingTargets.push_back(std::move(pending));
  return expect(';');
}

bool Parser::instruction(Function &function) {
  Instruction result;
  result.scope = scope;
  if (takePunctuation('@')) {
    result.guard.isNegated = takePunctuation('!');
    if (!name(result.guard))
      return false;
    result.guard.ref = Ref::Register; // until it is resolved
  }
  result.pos = peek().pos;
  if (!identifier(result.opcode))
    return failHere("an instruction");
  while (peek().kind == TokenKind::Dot) {
    const Token &token = next();
    result.modifiers.push_back({std::string(token.text), token.pos});
  }
  if (!peek().is(';'))
    do {
      Operand parsed;
      if (!operand(parsed, 0))
        return false;
      result.operands.push_back(std::move(parsed));
    } while (takePunctuation(','));
  function.body.push_back(std::move(result));
  return expect(';');
}

bool Parser::operand(Operand &result, unsigned depth) {
  if (depth > 4)
    return failHere("a simpler operand");
  result.pos = peek().pos;
  const Token &token = peek();
  if (takePunctuation('{'))
    return group(result, Operand::Kind::Vector, '}', depth);
  if (takePunctuation('('))
    return group(result, Operand::Kind::List, ')', depth);
  if (takePunctuation('['))
    return address(result, depth);
  const bool isSink = takePunctuation('_');
  if (isSink) {
    result.kind = Operand::Kind::Sink;
  } else if (token.kind == TokenKind::Identifier || token.is('!')) {
    result.isNegated = takePunctuation('!');
    if (!name(result))
      return false;
    if (peek().is('+') || peek().is('-')) {
      const bool minus = next().is('-');
      if (!integer(result.value))
        return false;
      result.value = minus ? 0 - result.value : result.value;
    }
  } else {
    const bool minus = takePunctuation('-');
    const Token &number = peek();
    if (number.kind == TokenKind::Integer)
      result.kind = Operand::Kind::Integer;
    else if (number.kind == TokenKind::Float32)
      result.kind = Operand::Kind::Float32;
    else if (number.kind == TokenKind::Float64)
      result.kind = Operand::Kind::Float64;
    else
      return failHere("an operand");
    result.value = next().bits;
    if (minus && result.kind == Operand::Kind::Integer)
      result.value = 0 - result.value;
    else if (minus)
      result.value ^= result.kind == Operand::Kind::Float32 ? 1ull << 31 : 1ull << 63;
  }
  if (!takePunctuation('|'))
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
bool Parser::name(Operand &result) {
  result.pos = peek().pos;
  if (!identifier(result.name))
    return false;
  if (result.name[0] == '%' && peek().kind == TokenKind::Dot && peek().text.size() == 1)
    result.name += "." + std::string(next().text);
  return true;
}

bool Parser::group(Operand &result, Operand::Kind kind, char close, unsigned depth) {
  result.kind = kind;
  if (takePunctuation(close))
    return true;
  do {
    if (result.parts.size() >= 256)
      return failHere("at most 256 elements");
    result.parts.emplace_back();
    if (!operand(result.parts.back(), depth + 1))
      return false;
  } while (takePunctuation(','));
  return expect(close);
}

bool Parser::address(Operand &result, unsigned depth) {
  if (!group(result, Operand::Kind::Address, ']', depth))
    return false;
  if (result.parts.empty())
    return fail(result.pos, "expected an address between the brackets");
  const Operand &base = result.parts[0];
  if (base.isNegated || (base.kind != Operand::Kind::Name && base.kind != Operand::Kind::Integer))
    return fail(base.pos, "expected a register, a variable or an integer as an address");
  result.value = base.kind == Operand::Kind::Name ? base.value : 0;
  return true;
}

bool Parser::resolve(Function &function, Operand &operand, uint32_t from) {
  for (Operand &part : operand.parts)
    if (!resolve(function, part, from))
      return false;
  if (operand.kind != Operand::Kind::Name)
    return true;
  if (operand.name == "WARP_SZ") {
    operand.kind = Operand::Kind::Integer;
    operand.value += 32;
    return true;
  }
  for (int at = static_cast<int>(from); at >= 0; at = scopes[at].parent) {
    const auto found = scopes[at].names.find(operand.name);
    if (found == scopes[at].names.end())
      continue;
    operand.ref = found->second.first;
    operand.index = found->second.second;
    return true;
  }
  for (size_t i = 0; i < module.variables.size(); ++i)
    if (module.variables[i].name == operand.name) {
      operand.ref = Ref::Global;
      operand.index = static_cast<uint32_t>(i);
      return true;
    }
  for (size_t i = 0; i < module.functions.size(); ++i)
    if (module.functions[i].name == operand.name) {
      operand.ref = Ref::Function;
      operand.index = static_cast<uint32_t>(i);
      return true;
    }
  if (operand.name[0] == '%') {
    operand.ref = Ref::Special; // its name is checked where it is decoded
    return true;
  }
  return fail(operand.pos, "unknown name '" + operand.name + "'");
}

bool Parser::resolveAll(Function &function) {
  for (PendingTargets &pending : pendingTargets)
    for (Operand &target : pending.labels) {
      if (!resolve(function, target, pending.scope))
        return false;
      if (target.ref != Ref::Label)
        return fail(target.pos, "'" + target.name + "' is not a label");
      function.targets[pending.list].labels.push_back(target.index);
    }
  for (Instruction &instruction : function.body) {
    for (Operand &operand : instruction.operands)
      if (!resolve(function, operand, instruction.scope))
        return false;
    if (instruction.guard.ref == Ref::None)
      continue;
    if (!resolve(function, instruction.guard, instruction.scope))
      return false;
    const Operand &guard = instruction.guard;
    if (guard.ref != Ref::Register || function.registers[guard.index].type != Type::Pred)
      return fail(guard.pos, "'" + guard.name + "' is not a predicate register");
  }
  return true;
}

//===- Names.cpp - Name resolution ----------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Names.h.
//
//===----------------------------------------------------------------------===//

#include "Names.h"

using namespace ptxemu;

void Names::clear() {
  scopes.assign(1, {-1, {}});
  present = 0;
  pendingTargets.clear();
}

void Names::openBlock() {
  scopes.push_back({static_cast<int>(present), {}});
  present = static_cast<uint32_t>(scopes.size() - 1);
}

void Names::closeBlock() {
  const int parent = scopes[present].parent;
  present = parent < 0 ? 0 : static_cast<uint32_t>(parent);
}

void Names::addTargets(uint32_t list, std::vector<Operand> labels) {
  pendingTargets.push_back({list, present, std::move(labels)});
}

bool Names::declare(const std::string &name, Ref ref, uint32_t index, SourcePos where) {
  if (scopes[present].names.emplace(name, std::make_pair(ref, index)).second)
    return true;
  return in.fail(where, "'" + name + "' is already declared in this scope");
}

bool Names::resolve(Operand &operand, uint32_t from) {
  for (Operand &part : operand.parts)
    if (!resolve(part, from))
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
  return in.fail(operand.pos, "unknown name '" + operand.name + "'");
}

bool Names::resolveAll(Function &function) {
  for (PendingTargets &pending : pendingTargets)
    for (Operand &target : pending.labels) {
      if (!resolve(target, pending.scope))
        return false;
      if (target.ref != Ref::Label)
        return in.fail(target.pos, "'" + target.name + "' is not a label");
      function.targets[pending.list].labels.push_back(target.index);
    }
  for (Instruction &instruction : function.body) {
    for (Operand &operand : instruction.operands)
      if (!resolve(operand, instruction.scope))
        return false;
    if (instruction.guard.ref == Ref::None)
      continue;
    if (!resolve(instruction.guard, instruction.scope))
      return false;
    const Operand &guard = instruction.guard;
    if (guard.ref != Ref::Register || function.registers[guard.index].type != Type::Pred)
      return in.fail(guard.pos, "'" + guard.name + "' is not a predicate register");
  }
  return true;
}

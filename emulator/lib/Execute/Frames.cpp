//===- Frames.cpp - Frames of functions -----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Frames.h.
//
//===----------------------------------------------------------------------===//

#include "Execute/Frames.h"

#include <algorithm>

using namespace ptxemu;

void DecodeError::fail(SourcePos at, const std::string &text) {
  if (hasFailed())
    return;
  message = text;
  pos = at;
}

bool Frames::make(const Function &kernel) {
  if (!collect(kernel, 0))
    return false;
  program.staticShared = shared;
  for (auto &entry : frames)
    place(entry.second);
  return true;
}

void Frames::placeShared(const Variable &variable, uint64_t &address) {
  shared = (shared + variable.align - 1) / variable.align * variable.align;
  address = shared;
  shared += variable.bytes;
}

uint64_t Frames::globalAddress(uint32_t index) {
  const Variable &variable = image.module->variables[index];
  if (variable.space != Space::Shared)
    return image.addresses[index];
  return variable.isExtern ? program.dynamicSharedOffset() : sharedAddresses[&variable];
}

/// Creates the frames of all functions the kernel may call, and collects the shared variables
/// in use.
bool Frames::collect(const Function &function, unsigned depth) {
  if (depth > 64)
    error.fail(function.pos, "calls are nested too deeply");
  if (!function.isDefined)
    error.fail(function.pos, "'" + function.name + "' is called and has no body");
  if (error.hasFailed())
    return false;
  Frame &made = frames[&function];
  made.function = &function;
  for (const Variable &variable : function.variables)
    if (variable.space == Space::Shared) {
      placeShared(variable, made.addresses.emplace_back());
    } else {
      made.addresses.push_back(0);
    }
  for (const Instruction &instruction : function.body)
    for (const Operand &operand : instruction.operands)
      if (!collectOperand(operand, depth))
        return false;
  return true;
}

bool Frames::collectOperand(const Operand &operand, unsigned depth) {
  for (const Operand &part : operand.parts)
    if (!collectOperand(part, depth))
      return false;
  if (operand.kind != Operand::Kind::Name)
    return true;
  if (operand.ref == Ref::Function) {
    const Function &called = image.module->functions[operand.index];
    return frames.count(&called) || collect(called, depth + 1);
  }
  if (operand.ref != Ref::Global)
    return true;
  const Variable &variable = image.module->variables[operand.index];
  if (variable.space != Space::Shared || sharedAddresses.count(&variable))
    return true;
  if (variable.isExtern) {
    program.usesDynamicShared = true;
    program.dynamicAlign = std::max(program.dynamicAlign, variable.align);
    sharedAddresses[&variable] = 0;
    return true;
  }
  placeShared(variable, sharedAddresses[&variable]);
  return true;
}

void Frames::place(Frame &made) {
  const Function &function = *made.function;
  for (const RegisterDecl &declared : function.registers)
    made.registers.push_back(program.addRegister(declared.name));
  program.declaredRegisters += static_cast<uint32_t>(function.registers.size());
  if (!function.isEntry)
    made.returnSlot = program.addRegister(function.name + "'s return address");
  uint64_t params = 0;
  for (size_t i = 0; i < function.variables.size(); ++i) {
    const Variable &variable = function.variables[i];
    const bool isParam =
        std::find(function.params.begin(), function.params.end(), i) != function.params.end();
    if (variable.space == Space::Shared)
      continue;
    uint64_t &end = function.isEntry && isParam ? params : program.localBytes;
    end = (end + variable.align - 1) / variable.align * variable.align;
    made.addresses[i] = end;
    end += variable.bytes;
    if (function.isEntry && isParam)
      program.params.push_back(
          {variable.name, variable.type, made.addresses[i], variable.bytes, variable.align});
  }
  if (function.isEntry)
    program.paramBytes = params;
}

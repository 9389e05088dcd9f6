//===- Decoder.cpp - From parsed instructions to decoded ones -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Decoder.h"

#include "Execute/Layout.h"

#include <algorithm>

using namespace ptxemu;

Decoder::Decoder(const ModuleImage &image, Program &program) : image(image), program(program) {
  program.registerNames = {"_"};
}

void Decoder::fail(SourcePos at, const std::string &text) {
  if (!message.empty())
    return;
  message = text;
  messagePos = at;
}

const DecodeTable &ptxemu::decodeTable() {
  static const DecodeTable table = [] {
    DecodeTable made;
    addInteger(made);
    addIntegerBits(made);
    addCarry(made);
    addFloat(made);
    addCompare(made);
    addConvert(made);
    addMove(made);
    addControl(made);
    addLoadStore(made);
    addAtomics(made);
    addShuffle(made);
    addBarriers(made);
    addFences(made);
    addAsyncCopy(made);
    addCluster(made);
    addMbarrier(made);
    addMatrix(made);
    addWgmma(made);
    return made;
  }();
  return table;
}

bool Decoder::run(const Function &kernel, std::string &error) {
  program.name = kernel.name;
  program.module = image.module;
  program.function = &kernel;
  if (collect(kernel, 0)) {
    program.staticShared = shared;
    for (auto &entry : frames)
      makeFrame(entry.second);
    decodeFunction(kernel);
  }
  if (hasFailed()) {
    error = image.module->source.render(messagePos, message);
    return false;
  }
  program.entry = frames[&kernel].entry;
  return true;
}

/// Frames of all functions the kernel may call, and the shared variables in use.
bool Decoder::collect(const Function &function, unsigned depth) {
  if (depth > 64)
    fail(function.pos, "calls are nested too deeply");
  if (!function.isDefined)
    fail(function.pos, "'" + function.name + "' is called and has no body");
  if (hasFailed())
    return false;
  Frame &made = frames[&function];
  made.function = &function;
  for (const Variable &variable : function.variables)
    if (variable.space == Space::Shared) {
      shared = (shared + variable.align - 1) / variable.align * variable.align;
      made.addresses.push_back(shared);
      shared += variable.bytes;
    } else {
      made.addresses.push_back(0);
    }
  for (const Instruction &instruction : function.body)
    for (const Operand &operand : instruction.operands)
      if (!collectOperand(operand, depth))
        return false;
  return true;
}

bool Decoder::collectOperand(const Operand &operand, unsigned depth) {
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
  shared = (shared + variable.align - 1) / variable.align * variable.align;
  sharedAddresses[&variable] = shared;
  shared += variable.bytes;
  return true;
}

void Decoder::makeFrame(Frame &made) {
  const Function &function = *made.function;
  for (const RegisterDecl &declared : function.registers)
    made.registers.push_back(newRegister(declared.name));
  program.declaredRegisters += static_cast<uint32_t>(function.registers.size());
  if (!function.isEntry)
    made.returnSlot = newRegister(function.name + "'s return address");
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

bool Decoder::decodeFunction(const Function &function) {
  Frame &own = frames[&function];
  own.state = Frame::Open;
  for (const Instruction &instruction : function.body)
    for (const Operand &operand : instruction.operands) {
      if (operand.kind != Operand::Kind::Name || operand.ref != Ref::Function)
        continue;
      const Function &called = image.module->functions[operand.index];
      if (called.isEntry)
        fail(operand.pos, "a kernel cannot be called");
      else if (frames[&called].state == Frame::Open)
        fail(operand.pos, "recursion is not supported");
      else if (frames[&called].state == Frame::New)
        decodeFunction(called);
      if (hasFailed())
        return false;
    }
  own.state = Frame::Done;
  return decodeBody(own);
}

bool Decoder::decodeOne(const Instruction &instruction) {
  current = &instruction;
  taken.assign(instruction.modifiers.size(), false);
  inst = Inst();
  inst.pos = instruction.pos;
  following.clear();
  if (instruction.guard.ref == Ref::Register) {
    inst.guard = frame->registers[instruction.guard.index];
    inst.isGuardNegated = instruction.guard.isNegated;
  }
  const auto found = decodeTable().find(instruction.opcode);
  if (found == decodeTable().end()) {
    fail("unknown instruction '" + instruction.opcode + "'");
    return false;
  }
  found->second(*this);
  for (size_t i = 0; i < taken.size(); ++i)
    if (!taken[i])
      fail(instruction.modifiers[i].pos, "'" + instruction.opcode + "' has no modifier '." +
                                             instruction.modifiers[i].name + "' here");
  return !hasFailed();
}

namespace {
bool endsBlock(const Instruction &instruction) {
  const std::string &name = instruction.opcode;
  return name == "bra" || name == "brx" || name == "ret" || name == "exit" || name == "trap";
}
} // namespace

bool Decoder::decodeBody(Frame &own) {
  frame = &own;
  const Function &function = *own.function;
  const auto size = static_cast<uint32_t>(function.body.size());
  // One more instruction: the return that the end of a body means.
  static const Instruction implicitReturn = [] {
    Instruction made;
    made.opcode = "ret";
    return made;
  }();
  const auto astOf = [&](uint32_t i) -> const Instruction & {
    return i < size ? function.body[i] : implicitReturn;
  };
  std::vector<bool> leads(size + 2, false);
  leads[0] = true;
  for (const Label &label : function.labels)
    leads[label.at] = true;
  for (uint32_t i = 0; i < size; ++i)
    if (endsBlock(function.body[i]))
      leads[i + 1] = true;

  std::vector<FlowBlock> blocks;
  std::vector<uint32_t> blockOf(size + 1);
  for (uint32_t i = 0; i <= size; ++i) {
    if (leads[i])
      blocks.push_back({i, i, {}});
    blockOf[i] = static_cast<uint32_t>(blocks.size() - 1);
    blocks.back().end = i + 1;
  }
  std::vector<std::vector<Inst>> code(blocks.size());
  for (uint32_t b = 0; b < blocks.size(); ++b) {
    for (uint32_t i = blocks[b].begin; i < blocks[b].end; ++i) {
      if (!decodeOne(astOf(i)))
        return false;
      code[b].push_back(inst);
      for (Inst &more : following)
        code[b].push_back(more);
    }
    const Instruction &last = astOf(blocks[b].end - 1);
    if (last.opcode == "bra" || last.opcode == "brx")
      for (uint32_t &label : code[b].back().counts)
        blocks[b].next.push_back(label = blockOf[function.labels[label].at]);
    const bool falls = !endsBlock(last) || last.guard.ref == Ref::Register;
    // First, so that the code after a branch stays behind it where it can.
    if (falls)
      blocks[b].next.push_back(b + 1);
  }

  const BlockOrder layout = orderBlocks(blocks);
  std::vector<uint32_t> startOf(blocks.size(), UINT32_MAX), ends;
  auto at = static_cast<uint32_t>(program.insts.size());
  own.entry = at;
  for (const uint32_t block : layout.order) {
    startOf[block] = at;
    at += static_cast<uint32_t>(code[block].size());
    ends.push_back(at);
  }
  for (const uint32_t block : layout.order) {
    std::vector<Inst> &insts = code[block];
    for (size_t i = 0; i < insts.size(); ++i) {
      insts[i].next = startOf[block] + static_cast<uint32_t>(i) + 1;
      if (i + 1 == insts.size() && block + 1 < blocks.size())
        insts[i].next = startOf[block + 1];
    }
    const Instruction &last = astOf(blocks[block].end - 1);
    if (last.opcode == "bra" || last.opcode == "brx") {
      for (uint32_t &target : insts.back().counts)
        target = startOf[target];
      insts.back().target = insts.back().counts.front();
    }
    for (Inst &moved : insts)
      program.insts.push_back(std::move(moved));
  }
  for (const Loop &loop : layout.loops)
    program.loops.push_back({startOf[layout.order[loop.begin]], ends[loop.end - 1], loop.depth});
  return true;
}

//===- ProgramDecoder.cpp - A kernel and its callees as one program -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ProgramDecoder.h.
//
//===----------------------------------------------------------------------===//

#include "Execute/ProgramDecoder.h"

#include "Execute/Layout.h"

using namespace ptxemu;

ProgramDecoder::ProgramDecoder(const ModuleImage &image, Program &program)
    : image(image), program(program), frames(image, program, problem),
      decoder(image, program, frames, problem) {
  program.registerNames = {"_"};
}

bool ProgramDecoder::run(const Function &kernel, std::string &error) {
  program.name = kernel.name;
  program.module = image.module;
  program.function = &kernel;
  if (frames.make(kernel))
    decodeFunction(kernel);
  if (problem.hasFailed()) {
    error = image.module->source.render(problem.pos, problem.message);
    return false;
  }
  program.entry = frames.of(kernel).entry;
  return true;
}

bool ProgramDecoder::decodeFunction(const Function &function) {
  Frame &own = frames.of(function);
  own.state = Frame::Open;
  for (const Instruction &instruction : function.body)
    for (const Operand &operand : instruction.operands) {
      if (operand.kind != Operand::Kind::Name || operand.ref != Ref::Function)
        continue;
      const Function &called = image.module->functions[operand.index];
      if (called.isEntry)
        problem.fail(operand.pos, "a kernel cannot be called");
      else if (frames.of(called).state == Frame::Open)
        problem.fail(operand.pos, "recursion is not supported");
      else if (frames.of(called).state == Frame::New)
        decodeFunction(called);
      if (problem.hasFailed())
        return false;
    }
  own.state = Frame::Done;
  return decodeBody(own);
}

static bool endsBlock(const Instruction &instruction) {
  const std::string &name = instruction.opcode;
  return name == "bra" || name == "brx" || name == "ret" || name == "exit" || name == "trap";
}

bool ProgramDecoder::decodeBody(Frame &own) {
  const Function &function = *own.function;
  const auto size = static_cast<uint32_t>(function.body.size());
  // One additional instruction: the implicit return at the end of a body.
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
      if (!decoder.decode(astOf(i), own, code[b]))
        return false;
    }
    const Instruction &last = astOf(blocks[b].end - 1);
    if (last.opcode == "bra" || last.opcode == "brx")
      for (uint32_t &label : code[b].back().counts)
        blocks[b].next.push_back(label = blockOf[function.labels[label].at]);
    const bool falls = !endsBlock(last) || last.guard.ref == Ref::Register;
    // The fall-through successor comes first, so that the code after a branch stays next to it
    // where possible.
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

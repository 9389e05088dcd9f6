//===- Decoder.cpp - Decoding of one instruction --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Decoder.h.
//
//===----------------------------------------------------------------------===//

#include "Execute/Decoder.h"

using namespace ptxemu;

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

bool Decoder::decode(const Instruction &instruction, const Frame &own, std::vector<Inst> &into) {
  frame = &own;
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
  into.push_back(inst);
  into.insert(into.end(), following.begin(), following.end());
  return !hasFailed();
}

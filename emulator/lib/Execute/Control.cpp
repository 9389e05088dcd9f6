//===- Control.cpp - Branches, calls and exits ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

#include <cstring>

using namespace ptxemu;

namespace {

void runBra(Step &step, const Inst &inst) { step.jump(step.active, inst.target); }

void decodeBra(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Control;
  decoder.take("uni");
  inst.run = runBra;
  if (decoder.expectOperands(1))
    inst.counts = {decoder.label(decoder.operand(0))};
}

void runBrx(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "branch index"))
    return;
  const uint64_t *index = step.read(inst.a);
  step.each([&](uint32_t lane) {
    if (index[lane] >= inst.counts.size())
      step.fail(ErrorKind::BadOperand, lane,
                "branch index " + std::to_string(index[lane]) + " of " +
                    std::to_string(inst.counts.size()) + " targets");
    else
      step.jump(1u << lane, inst.counts[index[lane]]);
  });
}

void decodeBrx(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Control;
  decoder.take("uni");
  if (!decoder.take("idx"))
    return decoder.fail("expected brx.idx");
  inst.run = runBrx;
  if (!decoder.expectOperands(2))
    return;
  inst.a = decoder.source(0, Type::U32);
  const Operand &targets = decoder.operand(1);
  if (targets.ref != Ref::Targets)
    return decoder.fail(targets.pos, "expected a list of .branchtargets");
  inst.counts = decoder.function().targets[targets.index].labels;
  if (inst.counts.empty())
    decoder.fail(targets.pos, "no targets");
}

void runExit(Step &step, const Inst &) { step.exit(step.active); }

void runReturn(Step &step, const Inst &inst) {
  const uint64_t *to = step.read(inst.a);
  step.each([&](uint32_t lane) { step.jump(1u << lane, static_cast<uint32_t>(to[lane])); });
}

void decodeRet(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Control;
  decoder.take("uni");
  decoder.expectOperands(0);
  inst.run = decoder.isEntry() ? runExit : runReturn;
  if (!decoder.isEntry())
    inst.a = decoder.returnSlot(decoder.function());
}

void decodeExit(Decoder &decoder) {
  decoder.inst.kind = InstClass::Control;
  decoder.inst.run = runExit;
  decoder.expectOperands(0);
}

/// Copies parameters within the frame of each lane: `counts` holds triples of
/// source, destination and bytes.
void copyParams(Step &step, const Inst &inst) {
  Block &local = step.warp.local;
  const uint64_t size = step.machine.program.localBytes;
  step.each([&](uint32_t lane) {
    for (size_t i = 0; i < inst.counts.size(); i += 3) {
      const uint64_t from = lane * size + inst.counts[i], to = lane * size + inst.counts[i + 1];
      memmove(&local.bytes[to], &local.bytes[from], inst.counts[i + 2]);
      memmove(&local.defined[to], &local.defined[from], inst.counts[i + 2]);
    }
  });
}

void runCall(Step &step, const Inst &inst) {
  copyParams(step, inst);
  uint64_t *back = step.write(inst.d);
  step.each([&](uint32_t lane) { back[lane] = inst.next; });
  step.define(inst.d, 0);
  step.jump(step.active, inst.target);
}

/// Matches the variables of a call's list with those of the function.
void matchParams(Decoder &decoder, const Function &callee, const Operand &list,
                 const std::vector<uint32_t> &params, bool isReturn,
                 std::vector<uint32_t> &copies) {
  if (list.kind != Operand::Kind::List || list.parts.size() != params.size())
    return decoder.fail(list.pos, "'" + callee.name + "' has " + std::to_string(params.size()) +
                                      (isReturn ? " results" : " parameters"));
  for (size_t i = 0; i < params.size(); ++i) {
    const Operand &given = list.parts[i];
    if (given.kind != Operand::Kind::Name || given.ref != Ref::Local ||
        decoder.function().variables[given.index].space != Space::Param)
      return decoder.fail(given.pos, "expected a .param variable");
    const Variable &own = decoder.function().variables[given.index];
    const Variable &its = callee.variables[params[i]];
    if (own.bytes != its.bytes)
      return decoder.fail(given.pos, "'" + own.name + "' has " + std::to_string(own.bytes) +
                                         " bytes, '" + its.name + "' of '" + callee.name +
                                         "' has " + std::to_string(its.bytes));
    const auto mine = static_cast<uint32_t>(decoder.frameOffset(decoder.function(), given.index));
    const auto there = static_cast<uint32_t>(decoder.frameOffset(callee, params[i]));
    const uint32_t from = isReturn ? there : mine, to = isReturn ? mine : there;
    copies.insert(copies.end(), {from, to, static_cast<uint32_t>(own.bytes)});
  }
}

void decodeCall(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Control;
  decoder.take("uni");
  if (!decoder.expectOperands(1, 3))
    return;
  const bool hasResults = decoder.operand(0).kind == Operand::Kind::List;
  const Function *callee = decoder.callee(decoder.operand(hasResults));
  if (!callee)
    return;
  inst.run = runCall;
  inst.target = decoder.entryOf(*callee);
  inst.d = decoder.returnSlot(*callee);
  static const Operand none = [] {
    Operand list;
    list.kind = Operand::Kind::List;
    return list;
  }();
  const size_t argument = hasResults ? 2 : 1;
  matchParams(decoder, *callee, decoder.operands() > argument ? decoder.operand(argument) : none,
              callee->params, false, inst.counts);
  Inst results;
  results.run = copyParams;
  results.kind = InstClass::Control;
  results.pos = inst.pos;
  matchParams(decoder, *callee, hasResults ? decoder.operand(0) : none, callee->returns, true,
              results.counts);
  if (!results.counts.empty())
    decoder.follow(results);
}

void runTrap(Step &step, const Inst &) {
  step.fail(ErrorKind::Trap, static_cast<uint32_t>(__builtin_ctz(step.active)),
            "trap was executed");
}

void runNothing(Step &, const Inst &) {}

void decodeNanosleep(Decoder &decoder) {
  decoder.inst.kind = InstClass::Other;
  decoder.inst.run = runNothing;
  decoder.inst.isPoll = true;
  decoder.takeType();
  if (decoder.expectOperands(1))
    decoder.source(0, Type::U32);
}

/// Decodes hints to the hardware that do not change results.
template <InstClass kind> void decodeHint(Decoder &decoder) {
  decoder.inst.kind = kind;
  decoder.inst.run = runNothing;
}

} // namespace

void ptxemu::addControl(DecodeTable &table) {
  table["bra"] = decodeBra;
  table["brx"] = decodeBrx;
  table["ret"] = decodeRet;
  table["exit"] = decodeExit;
  table["call"] = decodeCall;
  table["trap"] = [](Decoder &d) {
    d.inst.kind = InstClass::Control;
    d.inst.run = runTrap;
    d.expectOperands(0);
  };
  table["brkpt"] = [](Decoder &d) {
    decodeHint<InstClass::Other>(d);
    d.expectOperands(0);
  };
  table["nanosleep"] = decodeNanosleep;
  table["griddepcontrol"] = [](Decoder &d) {
    decodeHint<InstClass::Other>(d);
    if (d.takeOneOf({"launch_dependents", "wait"}) < 0)
      d.fail("expected .launch_dependents or .wait");
    d.expectOperands(0);
  };
}

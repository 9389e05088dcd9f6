//===- WgmmaGroups.cpp - Fences and groups of wgmma -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// wgmma.mma_async uses registers and shared memory until its warp has waited for its
// group. Registers that it accesses must be fenced after writes by other instructions.
//
//===----------------------------------------------------------------------===//

#include "Execute/MatrixTypes.h"

#include <algorithm>

using namespace ptxemu;

bool ptxemu::checkInFlight(Step &step) {
  const Inst &inst = step.inst;
  if (inst.kind == InstClass::Wgmma)
    return true; // checked separately
  auto check = [&](Slot slot) {
    if (slot <= sinkSlot) // constants, nothing and `_`
      return true;
    for (const PendingWgmma &pending : step.warp.wgmmas)
      for (const std::vector<Slot> *used : {&pending.accumulators, &pending.operands})
        if (std::find(used->begin(), used->end(), slot) != used->end())
          return step.fail(ErrorKind::WgmmaInFlight,
                           step.machine.program.nameOfSlot(slot) +
                               " is in use by wgmma.mma_async of line " +
                               std::to_string(pending.line) +
                               ": wgmma.commit_group and wgmma.wait_group have to come first");
    return true;
  };
  for (const Slot slot : {inst.guard, inst.d, inst.d2, inst.a, inst.b, inst.c, inst.e, inst.f})
    if (!check(slot))
      return false;
  return std::all_of(inst.list.begin(), inst.list.end(), check);
}

static void runFence(Step &step, const Inst &) {
  if (!hasFullWarp(step))
    return;
  step.warp.wgmmaFenced = true;
  step.warp.writtenSinceFence.assign(step.machine.program.registers, 0);
}

static void runWgmmaCommit(Step &step, const Inst &) {
  if (!hasFullWarp(step))
    return;
  ++step.warp.wgmmaGroup;
  for (PendingWgmma &pending : step.warp.wgmmas)
    if (!pending.isCommitted) {
      pending.isCommitted = true;
      pending.group = step.warp.wgmmaGroup;
    }
}

static void runWgmmaWait(Step &step, const Inst &inst) {
  if (!hasFullWarp(step))
    return;
  Warp &warp = step.warp;
  // Groups complete in order, so complete ones come first.
  size_t over = 0;
  while (over < warp.wgmmas.size() && warp.wgmmas[over].isCommitted &&
         warp.wgmmas[over].group + inst.imm <= warp.wgmmaGroup)
    ++over;
  warp.wgmmas.erase(warp.wgmmas.begin(), warp.wgmmas.begin() + static_cast<std::ptrdiff_t>(over));
  // Each has an operation, in the same order, which never completes and has no bulk group.
  auto &operations = step.cluster.operations;
  const auto isOver = [&](const AsyncOperation &operation) {
    if (over == 0 || operation.warp != &warp || operation.complete || operation.group != 0)
      return false;
    --over;
    return true;
  };
  operations.erase(std::remove_if(operations.begin(), operations.end(), isOver), operations.end());
}

static void decodeWgmma(Decoder &decoder) {
  Inst &inst = decoder.inst;
  if (decoder.take("mma_async")) {
    decodeWgmmaProduct(decoder);
    return;
  }
  const int which = decoder.takeOneOf({"fence", "commit_group", "wait_group"});
  if (which < 0) {
    decoder.fail("expected wgmma.mma_async, .fence, .commit_group or .wait_group");
    return;
  }
  static constexpr Handler handlers[] = {runFence, runWgmmaCommit, runWgmmaWait};
  inst.kind = InstClass::Fence;
  inst.run = handlers[which];
  takeAligned(decoder);
  if (decoder.expectOperands(which == 2) && which == 2)
    inst.imm = decoder.immediate(0);
}

void ptxemu::addWgmma(DecodeTable &table) { table["wgmma"] = decodeWgmma; }

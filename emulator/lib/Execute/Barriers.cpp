//===- Barriers.cpp - bar, barrier and barrier.cluster --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

using namespace ptxemu;

namespace {

enum class Kind : uint8_t { Sync, Arrive, Red };

/// Reads a value that must be equal in all active lanes.
bool uniform(Step &step, Slot slot, const char *what, uint64_t &value) {
  if (!step.needs(slot, what))
    return false;
  const uint64_t *values = step.read(slot);
  value = values[__builtin_ctz(step.active)];
  bool isSame = true;
  step.each([&](uint32_t lane) { isSame &= values[lane] == value; });
  return isSame || step.fail(ErrorKind::BadOperand,
                             std::string("the lanes of a warp disagree about the ") + what);
}

void runBarrier(Step &step, const Inst &inst) {
  const bool isAligned = inst.flags & 1;
  const auto kind = static_cast<Kind>(inst.sub2);
  if (isAligned && !step.converged())
    return;
  uint64_t id = 0, count = 0;
  if (!uniform(step, inst.a, "barrier number", id))
    return;
  if (inst.b != noSlot && !uniform(step, inst.b, "thread count", count))
    return;
  if (id > 15 || count % 32 || (inst.b != noSlot && !count)) {
    step.fail(ErrorKind::BadOperand, "barrier " + std::to_string(id) + " with " +
                                         std::to_string(count) +
                                         " threads: there are 16, of multiples of 32 threads");
    return;
  }
  Barrier &barrier = step.cta.barriers[id];
  const auto lanes = static_cast<uint32_t>(__builtin_popcount(step.active));
  if (barrier.isInUse && barrier.expected != count) {
    step.fail(ErrorKind::BarrierCount, "barrier " + std::to_string(id) + " with " +
                                           std::to_string(count) + " threads; those of line " +
                                           std::to_string(barrier.firstLine) + " said " +
                                           std::to_string(barrier.expected) + " (0: all)");
    return;
  }
  if (!barrier.isInUse)
    barrier.firstLine = inst.pos.line;
  barrier.isInUse = true;
  barrier.expected = static_cast<uint32_t>(count);
  barrier.arrived += count && isAligned ? 32 : lanes;
  step.warp.publish(step.active, barrier.clock);
  if (kind == Kind::Red) {
    if (!step.needs(inst.c, "predicate"))
      return;
    const uint64_t *p = step.read(inst.c);
    step.each([&](uint32_t lane) { barrier.trueCount += ((p[lane] & 1) != 0) != (inst.imm != 0); });
    barrier.lanes += lanes;
  }
  const uint32_t expected = count ? static_cast<uint32_t>(count) : step.cta.alive;
  if (barrier.arrived > expected) {
    step.fail(ErrorKind::BarrierCount,
              "barrier " + std::to_string(id) + " of " + std::to_string(expected) +
                  " threads: " + std::to_string(barrier.arrived) + " arrived");
    return;
  }
  const bool waits = kind != Kind::Arrive;
  if (barrier.arrived == expected)
    step.machine.completeBarrier(step.cta, static_cast<uint32_t>(id), &step.warp,
                                 waits ? step.active : 0, &inst);
  else if (waits)
    step.wait(step.active, Wait::Barrier, static_cast<uint32_t>(id));
}

void decodeCtaBarrier(Decoder &decoder) {
  Inst &inst = decoder.inst;
  decoder.take("cta");
  const int kind = decoder.takeOneOf({"sync", "arrive", "red"});
  if (kind < 0)
    return decoder.fail("expected .sync, .arrive or .red");
  inst.sub2 = static_cast<uint8_t>(kind);
  // bar is equivalent to barrier.aligned.
  const bool isAligned = decoder.opcode() == "bar" || decoder.take("aligned");
  inst.flags = isAligned;
  size_t first = 0;
  inst.run = runBarrier;
  const bool isRed = static_cast<Kind>(kind) == Kind::Red;
  Type type = Type::None;
  if (isRed) {
    const int op = decoder.takeOneOf({"popc", "and", "or"});
    type = decoder.takeType();
    if (op < 0 || type != (op == 0 ? Type::U32 : Type::Pred))
      return decoder.fail("expected .popc.u32, .and.pred or .or.pred");
    inst.sub = static_cast<uint8_t>(op);
    first = 1;
  }
  const size_t all = decoder.operands();
  const bool isArrive = static_cast<Kind>(kind) == Kind::Arrive;
  if (!decoder.expectOperands(isArrive ? 2 : first + 1 + isRed, first + 2 + isRed))
    return;
  if (isRed) {
    inst.d = decoder.destination(0, type);
    bool isNegated;
    inst.c = decoder.predicate(decoder.operand(all - 1), isNegated);
    inst.imm = isNegated;
  }
  inst.a = decoder.source(first, Type::U32);
  if (all > first + 1 + isRed)
    inst.b = decoder.source(first + 1, Type::U32);
}

void runWarpSync(Step &step, const Inst &inst) {
  const uint32_t ready = step.arrive(inst.a);
  const uint64_t *masks = step.read(inst.a);
  for (uint32_t rest = ready; rest;) {
    const auto members = static_cast<uint32_t>(masks[__builtin_ctz(rest)]) & ready;
    step.warp.syncLanes(members);
    rest &= ~members;
  }
}

void runClusterArrive(Step &step, const Inst &inst) {
  if ((inst.flags & 1) && !step.converged())
    return;
  Warp &warp = step.warp;
  Cluster &cluster = step.cluster;
  if (const uint32_t twice = warp.clusterArrived & step.active) {
    step.fail(ErrorKind::BarrierCount, static_cast<uint32_t>(__builtin_ctz(twice)),
              "this thread arrived at the cluster barrier and did not wait before it arrived "
              "again");
    return;
  }
  if (inst.isRelease)
    warp.publish(step.active, cluster.clock);
  warp.clusterArrived |= step.active;
  step.each([&](uint32_t lane) { warp.clusterPhase[lane] = cluster.phase; });
  cluster.arrived += static_cast<uint32_t>(__builtin_popcount(step.active));
  step.machine.completeCluster(cluster);
}

void runClusterWait(Step &step, const Inst &inst) {
  if ((inst.flags & 1) && !step.converged())
    return;
  Warp &warp = step.warp;
  if (const uint32_t never = step.active & ~warp.clusterArrived) {
    step.fail(ErrorKind::BarrierCount, static_cast<uint32_t>(__builtin_ctz(never)),
              "this thread waits for the cluster barrier and did not arrive");
    return;
  }
  const uint64_t phase = warp.clusterPhase[__builtin_ctz(step.active)];
  if (phase == step.cluster.phase) {
    step.wait(step.active, Wait::ClusterBarrier, 0, phase);
    return;
  }
  warp.clusterArrived &= ~step.active;
  warp.acquire(step.active, *step.cluster.done);
}

void decodeClusterBarrier(Decoder &decoder) {
  Inst &inst = decoder.inst;
  const int kind = decoder.takeOneOf({"arrive", "wait"});
  if (kind < 0)
    return decoder.fail("expected .arrive or .wait");
  const int order = decoder.takeOneOf({"relaxed", "release", "acquire"});
  inst.isRelease = order != 0;
  inst.flags = decoder.take("aligned");
  inst.run = kind == 0 ? runClusterArrive : runClusterWait;
  decoder.expectOperands(0);
}

void decodeBar(Decoder &decoder) {
  decoder.inst.kind = InstClass::Barrier;
  if (decoder.take("cluster"))
    return decodeClusterBarrier(decoder);
  if (!decoder.take("warp"))
    return decodeCtaBarrier(decoder);
  if (!decoder.take("sync"))
    return decoder.fail("expected bar.warp.sync");
  decoder.inst.run = runWarpSync;
  if (decoder.expectOperands(1))
    decoder.inst.a = decoder.source(0, Type::B32);
}

} // namespace

void ptxemu::addBarriers(DecodeTable &table) {
  table["bar"] = decodeBar;
  table["barrier"] = decodeBar;
}

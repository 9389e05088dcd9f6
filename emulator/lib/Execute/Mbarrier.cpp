//===- Mbarrier.cpp - mbarrier --------------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A phase ends when all expected arrivals and bytes have come. Threads that observe its
// end acquire the clocks published by the arrivals.
//
//===----------------------------------------------------------------------===//

#include "Execute/Memory.h"

using namespace ptxemu;

Mbarrier *ptxemu::mbarrierAt(Step &step, uint32_t lane, Space space, uint64_t address,
                             Place &place) {
  if (!step.locate(lane, space, address, 8, 8, place))
    return nullptr;
  if (!place.cta) {
    step.fail(ErrorKind::WrongSpace, lane, "an mbarrier lies in shared memory");
    return nullptr;
  }
  const auto found = place.cta->mbarriers.find(place.offset);
  if (found == place.cta->mbarriers.end()) {
    step.fail(ErrorKind::MbarrierUninitialized, lane,
              "no mbarrier was initialised at shared address " + std::to_string(place.offset));
    return nullptr;
  }
  // The initialisation must be ordered before the use, as a write before a read.
  Conflict conflict;
  step.warp.dirty |= 1u << lane;
  if (!place.block->shadow.read(step.accessor(lane, true), place.offset, 8, conflict)) {
    step.failConflict(lane, place, conflict, false);
    return nullptr;
  }
  return &found->second;
}

WriteRecord ptxemu::markOf(const Cluster &cluster, const Mbarrier &barrier, uint32_t line,
                           bool isAsync) {
  WriteRecord mark;
  mark.cluster = cluster.index;
  mark.thread = barrier.thread;
  mark.time = static_cast<uint32_t>(barrier.phase + 1);
  mark.line = line & 0xfffffff;
  mark.isAsync = isAsync;
  return mark;
}

namespace {

constexpr uint64_t maxCount = (1u << 20) - 1;

/// The state that mbarrier.arrive returns.
uint64_t stateOf(const Mbarrier &barrier) { return barrier.phase << 32 | barrier.pending; }

void runInit(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "address") || !step.needs(inst.b, "count"))
    return;
  step.each([&](uint32_t lane) {
    if (step.hasFailed())
      return;
    const uint64_t count = step.read(inst.b)[lane];
    Place place;
    const uint64_t address = addressOf(step, inst.a, inst.offset, inst.space, lane);
    if (!step.locate(lane, inst.space, address, 8, 8, place))
      return;
    if (place.cta != &step.cta) {
      step.fail(ErrorKind::WrongSpace, lane, "an mbarrier is initialised in its own CTA");
      return;
    }
    if (!count || count > maxCount) {
      step.fail(ErrorKind::BadOperand, lane,
                "an mbarrier expects 1 to " + std::to_string(maxCount) + " arrivals, not " +
                    std::to_string(count));
      return;
    }
    const uint64_t zero = 0;
    if (!step.store(lane, place, &zero, 8, false, false))
      return;
    Mbarrier barrier;
    barrier.thread = step.cluster.threads + step.cluster.mbarrierCount++;
    barrier.expected = barrier.pending = static_cast<uint32_t>(count);
    barrier.initLine = inst.pos.line;
    step.cta.mbarriers[place.offset] = std::move(barrier);
  });
}

void runInval(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "address"))
    return;
  step.each([&](uint32_t lane) {
    Place place;
    const uint64_t address = addressOf(step, inst.a, inst.offset, inst.space, lane);
    if (step.hasFailed() || !mbarrierAt(step, lane, inst.space, address, place))
      return;
    place.cta->mbarriers.erase(place.offset);
    const uint64_t zero = 0;
    step.store(lane, place, &zero, 8, true, true);
  });
}

enum MbarrierFlags : uint32_t {
  expectsBytes = 1, ///< arrive.expect_tx
  noComplete = 2,
  drops = 4,
  isParity = 8,
  isTry = 16,
  completes = 32 ///< complete_tx
};

/// expect_tx and complete_tx without an arrival.
void runTransactions(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "address") || !step.needs(inst.b, "byte count"))
    return;
  step.each([&](uint32_t lane) {
    Place place;
    const uint64_t address = addressOf(step, inst.a, inst.offset, inst.space, lane);
    Mbarrier *barrier =
        step.hasFailed() ? nullptr : mbarrierAt(step, lane, inst.space, address, place);
    if (!barrier)
      return;
    const auto bytes = static_cast<int64_t>(step.read(inst.b)[lane]);
    barrier->transactions += inst.flags & completes ? -bytes : bytes;
    step.machine.completePhase(step.cluster, *barrier);
  });
}

void arriveOne(Step &step, const Inst &inst, uint32_t lane) {
  Place place;
  const uint64_t address = addressOf(step, inst.a, inst.offset, inst.space, lane);
  Mbarrier *barrier = mbarrierAt(step, lane, inst.space, address, place);
  if (!barrier)
    return;
  const uint64_t given = inst.b == noSlot ? 1 : step.read(inst.b)[lane];
  const uint64_t count = inst.flags & expectsBytes ? 1 : given;
  if (!count || count > maxCount) {
    step.fail(ErrorKind::BadOperand, lane, "an arrival counts " + std::to_string(count));
    return;
  }
  if (count > barrier->pending) {
    step.fail(ErrorKind::MbarrierArrival, lane,
              "an arrival of " + std::to_string(count) + " at the mbarrier at shared address " +
                  std::to_string(place.offset) + ", whose phase " + std::to_string(barrier->phase) +
                  " misses " + std::to_string(barrier->pending) + " of " +
                  std::to_string(barrier->expected) + " (initialised in line " +
                  std::to_string(barrier->initLine) + ")");
    return;
  }
  if ((inst.flags & noComplete) && count == barrier->pending) {
    step.fail(ErrorKind::MbarrierArrival, lane, ".noComplete, and the phase completes");
    return;
  }
  if (inst.flags & expectsBytes)
    barrier->transactions += static_cast<int64_t>(given);
  step.write(inst.d)[lane] = stateOf(*barrier);
  if (inst.isRelease)
    step.warp.publish(1u << lane, barrier->current);
  if (inst.flags & drops)
    barrier->expected -= static_cast<uint32_t>(count);
  barrier->pending -= static_cast<uint32_t>(count);
  ++step.machine.progress;
  step.machine.completePhase(step.cluster, *barrier);
}

void runArrive(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "address") || (inst.b != noSlot && !step.needs(inst.b, "count")))
    return;
  step.each([&](uint32_t lane) {
    if (!step.hasFailed())
      arriveOne(step, inst, lane);
  });
  step.define(inst.d, 0);
}

/// Returns 1 if the phase that a lane waits for has ended, 0 if not, -1 after an error.
int hasEnded(Step &step, const Inst &inst, uint32_t lane, const Mbarrier &barrier) {
  const uint64_t given = step.read(inst.b)[lane];
  if (inst.flags & isParity) {
    if (given > 1) {
      step.fail(ErrorKind::MbarrierPhase, lane,
                "a phase parity is 0 or 1, not " + std::to_string(given));
      return -1;
    }
    return (barrier.phase & 1) != given;
  }
  const uint64_t phase = given >> 32;
  if (phase != barrier.phase && phase + 1 != barrier.phase) {
    step.fail(ErrorKind::MbarrierPhase, lane,
              "the state is of phase " + std::to_string(phase) + ", the mbarrier is in phase " +
                  std::to_string(barrier.phase) +
                  ": only the current and the one before can be waited for");
    return -1;
  }
  return phase != barrier.phase;
}

void runMbarrierWait(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "address") || !step.needs(inst.b, "phase"))
    return;
  uint64_t *d = step.write(inst.d);
  uint32_t waiting = 0;
  uint64_t where = 0;
  step.each([&](uint32_t lane) {
    Place place;
    const uint64_t address = addressOf(step, inst.a, inst.offset, inst.space, lane);
    const Mbarrier *barrier =
        step.hasFailed() ? nullptr : mbarrierAt(step, lane, inst.space, address, place);
    if (!barrier)
      return;
    const int ended = hasEnded(step, inst, lane, *barrier);
    d[lane] = ended > 0;
    if (!ended) {
      waiting |= 1u << lane;
      where = place.offset;
    } else if (ended > 0 && inst.isAcquire && barrier->done) {
      step.warp.acquire(1u << lane, *barrier->done);
    }
  });
  step.define(inst.d, 0);
  // try_wait may suspend: here, until a phase ends.
  if (waiting && (inst.flags & isTry))
    step.wait(waiting, Wait::Mbarrier, static_cast<uint32_t>(where), step.cluster.events);
}

void takeOrder(Decoder &decoder) {
  const int order = decoder.takeOneOf({"release", "acquire", "relaxed"});
  decoder.inst.isRelease = decoder.inst.isAcquire = order != 2;
  decoder.takeOneOf({"cta", "cluster"});
}

void decodeArrive(Decoder &decoder, bool isDrop) {
  Inst &inst = decoder.inst;
  inst.run = runArrive;
  inst.flags |= isDrop ? drops : 0;
  inst.flags |= decoder.take("expect_tx") ? expectsBytes : 0;
  inst.flags |= decoder.take("noComplete") ? noComplete : 0;
  const bool needsCount = inst.flags & (expectsBytes | noComplete);
  // The state operand is optional.
  const bool hasState = decoder.operands() && decoder.operand(0).kind != Operand::Kind::Address;
  if (!decoder.expectOperands(hasState + 1 + needsCount, hasState + 2))
    return;
  if (hasState)
    inst.d = decoder.destination(0, Type::B64);
  decoder.address(hasState, inst.space);
  if (decoder.operands() == hasState + size_t(2))
    inst.b = decoder.source(hasState + 1, Type::U32);
}

void decodeWait(Decoder &decoder, bool tries) {
  Inst &inst = decoder.inst;
  inst.run = runMbarrierWait;
  inst.isPoll = !tries;
  inst.flags |= tries ? isTry : 0;
  const bool byParity = decoder.take("parity");
  inst.flags |= byParity ? isParity : 0;
  if (!decoder.expectOperands(3, tries ? 4 : 3))
    return;
  inst.d = decoder.destination(0, Type::Pred);
  decoder.address(1, inst.space);
  inst.b = decoder.source(2, byParity ? Type::U32 : Type::B64);
  if (decoder.operands() == 4)
    decoder.source(3, Type::U32); // suspend time
}

void decodeMbarrier(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Mbarrier;
  const int what = decoder.takeOneOf({"init", "inval", "arrive", "arrive_drop", "test_wait",
                                      "try_wait", "pending_count", "complete_tx"});
  const bool isExpect = what < 0 && decoder.take("expect_tx");
  takeOrder(decoder);
  takeMemorySpace(decoder, inst.space);
  if (what == 2 || what == 3)
    decodeArrive(decoder, what == 3);
  if (what == 4 || what == 5)
    decodeWait(decoder, what == 5);
  if (decoder.takeType() != Type::B64)
    return decoder.fail("an mbarrier is .b64");
  if (what >= 2 && what <= 5)
    return;
  if (what < 0 && !isExpect)
    return decoder.fail("unknown operation of an mbarrier");
  if (what == 6) {
    inst.run = [](Step &step, const Inst &i) {
      map1(step, i, [](uint64_t state) { return state & 0xffffffff; });
    };
    if (!decoder.expectOperands(2))
      return;
    inst.d = decoder.destination(0, Type::U32);
    inst.a = decoder.source(1, Type::B64);
    return;
  }
  inst.run = what == 0 ? runInit : what == 1 ? runInval : runTransactions;
  inst.flags |= what == 7 ? completes : 0;
  if (!decoder.expectOperands(what == 1 ? 1 : 2))
    return;
  decoder.address(0, inst.space);
  if (what != 1)
    inst.b = decoder.source(1, Type::U32);
}

} // namespace

void ptxemu::addMbarrier(DecodeTable &table) { table["mbarrier"] = decodeMbarrier; }

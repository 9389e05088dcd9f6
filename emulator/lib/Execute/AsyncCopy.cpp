//===- AsyncCopy.cpp - cp.async -------------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bytes are copied when the instruction is issued, but the destination must not be
// accessed until its thread has waited for them. From then on they count as a write of
// that thread. `cp.async.bulk` is in Bulk.cpp.
//
//===----------------------------------------------------------------------===//

#include "Execute/Memory.h"

#include <algorithm>
#include <cstring>

using namespace ptxemu;

namespace {

void runCopy(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "address") || !step.needs(inst.b, "address"))
    return;
  const bool hasSize = inst.c != noSlot;
  if (hasSize && !step.needs(inst.c, "source size"))
    return;
  const uint32_t bytes = inst.bytes;
  const uint32_t id = step.machine.newOperation("cp.async", inst.pos.line);
  uint64_t offsets[32], addresses[32];
  uint32_t reading = 0;
  step.each([&](uint32_t lane) {
    if (step.hasFailed())
      return;
    uint32_t size = bytes;
    if (hasSize) {
      const uint64_t given = step.read(inst.c)[lane];
      // An optional predicate makes the copy ignore the source.
      size = inst.sub ? ((given & 1) != 0) != (inst.imm != 0) ? 0 : bytes
                      : static_cast<uint32_t>(given);
      if (size > bytes) {
        step.fail(ErrorKind::BadOperand, lane,
                  "source size " + std::to_string(size) + " of a copy of " + std::to_string(bytes) +
                      " bytes");
        return;
      }
    }
    Place to, from;
    if (!step.locate(lane, Space::Shared, addressOf(step, inst.a, inst.offset, Space::Shared, lane),
                     bytes, bytes, to))
      return;
    offsets[lane] = to.offset;
    uint8_t data[16] = {};
    bool isPoison = false;
    if (size) {
      addresses[lane] = addressOf(step, inst.b, inst.offset2, Space::Global, lane);
      if (!step.locate(lane, inst.space2, addresses[lane], size, bytes, from) ||
          !step.load(lane, from, data, size, false, isPoison))
        return;
      reading |= 1u << lane;
    }
    Conflict conflict;
    step.warp.dirty |= 1u << lane;
    if (!step.checkMbarriers(lane, to, bytes) || !step.checkSources(lane, to, bytes))
      return;
    if (!to.block->shadow.beginFlight(step.accessor(lane, false), to.offset, bytes, id, conflict)) {
      step.failConflict(lane, to, conflict, true);
      return;
    }
    memcpy(&to.block->bytes[to.offset], data, bytes);
    memset(&to.block->defined[to.offset], 1, bytes);
    if (isPoison)
      memcpy(&to.block->defined[to.offset], &from.block->defined[from.offset], size);
    step.warp.copies.push_back({lane, step.warp.copyGroup[lane], id, to.offset, bytes});
  });
  if (step.hasFailed())
    return;
  ++step.machine.progress;
  step.countBanks(offsets, step.active, bytes);
  if (reading)
    step.countSectors(addresses, reading, bytes, false);
  step.machine.counts.asyncBytes +=
      uint64_t(bytes) * static_cast<unsigned>(__builtin_popcount(step.active));
}

void runCopyCommit(Step &step, const Inst &) {
  step.each([&](uint32_t lane) { ++step.warp.copyGroup[lane]; });
}

/// Completes the copies of the active lanes up to the group `until(lane)`, exclusive.
template <typename Until, typename MarkOf>
void completeCopies(Step &step, Until until, MarkOf markFor) {
  auto &copies = step.warp.copies;
  step.warp.dirty |= step.active;
  const auto isOver = [&](const PendingCopy &copy) {
    if (!(step.active >> copy.lane & 1) || copy.group >= until(copy.lane))
      return false;
    step.cta.shared.shadow.complete(copy.offset, copy.bytes, copy.operation, markFor(copy));
    return true;
  };
  copies.erase(std::remove_if(copies.begin(), copies.end(), isOver), copies.end());
}

WriteRecord ownMark(const Step &step, const PendingCopy &copy) {
  WriteRecord mark;
  mark.cluster = step.cluster.index;
  mark.thread = step.warp.firstThread + copy.lane;
  mark.time = step.warp.time;
  mark.line = step.machine.operations[copy.operation].line;
  return mark;
}

void runCopyWait(Step &step, const Inst &inst) {
  const bool all = inst.sub;
  completeCopies(
      step,
      [&](uint32_t lane) -> uint64_t {
        const uint32_t committed = step.warp.copyGroup[lane];
        return all ? UINT64_MAX : committed > inst.imm ? committed - inst.imm : 0;
      },
      [&](const PendingCopy &copy) { return ownMark(step, copy); });
}

/// Arrives when all copies issued by the thread so far have completed. They are then visible to the
/// threads that wait for the mbarrier, not to the issuing thread.
void runMbarrierArrive(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "address"))
    return;
  const uint32_t all = step.active;
  step.each([&](uint32_t lane) {
    if (step.hasFailed())
      return;
    Place place;
    Mbarrier *barrier = mbarrierAt(step, lane, inst.space,
                                   addressOf(step, inst.a, inst.offset, inst.space, lane), place);
    if (!barrier)
      return;
    // Without .noinc, the arrival is in addition to those that the phase expects.
    if (inst.sub && !barrier->pending) {
      step.fail(ErrorKind::MbarrierArrival, lane, "more arrivals than the mbarrier expects");
      return;
    }
    const WriteRecord mark = markOf(step.cluster, *barrier, inst.pos.line, false);
    step.active = 1u << lane;
    completeCopies(
        step, [](uint32_t) { return UINT64_MAX; }, [&](const PendingCopy &) { return mark; });
    step.warp.publish(1u << lane, barrier->current);
    if (inst.sub)
      --barrier->pending;
    step.machine.completePhase(step.cluster, *barrier);
  });
  step.active = all;
}

void decodeGroups(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::AsyncCopy;
  if (decoder.take("commit_group")) {
    inst.run = runCopyCommit;
    decoder.expectOperands(0);
    return;
  }
  inst.run = runCopyWait;
  inst.sub = decoder.take("wait_all");
  if (!inst.sub)
    decoder.take("wait_group");
  if (decoder.expectOperands(!inst.sub) && !inst.sub)
    inst.imm = decoder.immediate(0);
}

void decodeArrive(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Mbarrier;
  decoder.take("mbarrier");
  decoder.take("arrive");
  inst.sub = decoder.take("noinc");
  takeMemorySpace(decoder, inst.space);
  if (decoder.takeType() != Type::B64)
    return decoder.fail("an mbarrier is .b64");
  inst.run = runMbarrierArrive;
  if (decoder.expectOperands(1))
    decoder.address(0, inst.space);
}

void decodeCopy(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::AsyncCopy;
  const int cache = decoder.takeOneOf({"ca", "cg"});
  if (cache < 0 || decoder.takeOneOf({"shared", "shared::cta"}) < 0 || !decoder.take("global"))
    return decoder.fail("expected cp.async.{ca,cg}.shared.global");
  const bool hasPolicy = takeCacheHints(decoder);
  if (!decoder.expectOperands(3 + hasPolicy, 4 + hasPolicy))
    return;
  inst.space = Space::Shared;
  inst.space2 = Space::Global;
  decoder.address(0, inst.space);
  decoder.address(decoder.operand(1), inst.b, inst.offset2, inst.space2);
  const uint64_t bytes = decoder.immediate(2);
  if (bytes != 16 && (cache == 1 || (bytes != 4 && bytes != 8)))
    return decoder.fail(decoder.operand(2).pos,
                        cache == 1 ? "cp.async.cg copies 16 bytes" : "expected 4, 8 or 16 bytes");
  inst.bytes = static_cast<uint8_t>(bytes);
  inst.run = runCopy;
  if (decoder.operands() != 4 + size_t(hasPolicy))
    return;
  const Operand &size = decoder.operand(3);
  inst.sub = decoder.registerType(size) == Type::Pred;
  bool isNegated = false;
  inst.c = inst.sub ? decoder.predicate(size, isNegated) : decoder.source(size, Type::U32);
  inst.imm = isNegated;
}

/// Decodes all instructions that begin with `cp`.
void decodeCp(Decoder &decoder) {
  const bool reduces = decoder.take("reduce");
  if (!decoder.take("async"))
    return decoder.fail("expected cp.async");
  if (decoder.take("bulk"))
    return decodeBulk(decoder, reduces);
  if (reduces)
    return decoder.fail("expected cp.reduce.async.bulk");
  if (decoder.has("commit_group") || decoder.has("wait_group") || decoder.has("wait_all"))
    return decodeGroups(decoder);
  if (decoder.has("mbarrier"))
    return decodeArrive(decoder);
  decodeCopy(decoder);
}

} // namespace

void ptxemu::addAsyncCopy(DecodeTable &table) { table["cp"] = decodeCp; }

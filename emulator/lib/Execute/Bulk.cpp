//===- Bulk.cpp - cp.async.bulk, its reductions and groups ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/BulkCopy.h"

#include <algorithm>

using namespace ptxemu;

Reduction ptxemu::takeReduction(Decoder &decoder) {
  const int which = decoder.takeOneOf({"add", "min", "max", "inc", "dec", "and", "or", "xor"});
  if (which < 0)
    decoder.fail("expected a reduction like .add");
  return static_cast<Reduction>(which + 1);
}

bool ptxemu::isReducible(Reduction reduction, Type type) {
  const bool isHalf = type == Type::F16 || type == Type::BF16;
  switch (reduction) {
  case Reduction::Add:
    return isHalf || type == Type::F32 || type == Type::F64 || type == Type::U32 ||
           type == Type::S32 || type == Type::U64;
  case Reduction::Min:
  case Reduction::Max:
    return isHalf || type == Type::U32 || type == Type::S32 || type == Type::U64 ||
           type == Type::S64;
  case Reduction::Inc:
  case Reduction::Dec:
    return type == Type::U32;
  default:
    return type == Type::B32 || type == Type::B64;
  }
}

namespace {

void runBulk(Step &step, const Inst &inst) {
  for (const Slot slot : {inst.a, inst.b})
    if (!step.needs(slot, "address"))
      return;
  if (!step.needs(inst.c, "size") || (inst.e != noSlot && !step.needs(inst.e, "address")) ||
      (inst.f != noSlot && !step.needs(inst.f, "CTA mask")))
    return;
  step.each([&](uint32_t lane) {
    const uint64_t bytes = step.read(inst.c)[lane];
    if (bytes % 16 || !bytes || bytes > (1u << 24)) {
      step.fail(ErrorKind::BadOperand, lane,
                "a bulk copy of " + std::to_string(bytes) +
                    " bytes: the size is a multiple of 16, and not zero");
      return;
    }
    const uint64_t to = addressOf(step, inst.a, inst.offset, inst.space, lane);
    const uint64_t from = addressOf(step, inst.b, inst.offset2, inst.space2, lane);
    const uint32_t ranks =
        inst.f == noSlot ? 1 : static_cast<uint32_t>(step.read(inst.f)[lane] & 0xffff);
    for (uint32_t rest = ranks; rest && !step.hasFailed(); rest &= rest - 1) {
      BulkCopy copy;
      copy.what = inst.sub ? "cp.reduce.async.bulk" : "cp.async.bulk";
      copy.reduction = static_cast<Reduction>(inst.sub);
      copy.type = inst.type;
      copy.pieces.resize(1);
      BulkPiece &piece = copy.pieces[0];
      piece.bytes = static_cast<uint32_t>(bytes);
      // With .multicast each named CTA gets the bytes at the same offset.
      const auto inCta = [&](uint64_t address) {
        return inst.f == noSlot ? address
                                : sharedOfRank(static_cast<uint32_t>(__builtin_ctz(rest))) +
                                      (address & 0xffffff);
      };
      if (!step.locate(lane, inst.space2, from, bytes, 16, piece.from) ||
          !step.locate(lane, inst.space, inCta(to), bytes, 16, piece.to))
        return;
      if (inst.e != noSlot) {
        Place at;
        const uint64_t address =
            inCta(addressOf(step, inst.e, static_cast<int64_t>(inst.imm), inst.space, lane));
        if (!mbarrierAt(step, lane, inst.space, address, at))
          return;
        if (at.cta != piece.to.cta) {
          step.fail(ErrorKind::BadOperand, lane,
                    "the mbarrier is in another CTA than the destination");
          return;
        }
        copy.mbarrierCta = at.cta;
        copy.mbarrierOffset = at.offset;
        copy.mbarrierBytes = bytes;
      }
      issueBulk(step, lane, std::move(copy));
    }
  });
}

void runBulkCommit(Step &step, const Inst &) {
  step.each([&](uint32_t lane) { ++step.warp.bulkGroup[lane]; });
}

/// Completes the groups that must be complete. With .read only their sources become free.
void runBulkWait(Step &step, const Inst &inst) {
  Cluster &cluster = step.cluster;
  const bool isRead = inst.sub;
  const auto isOver = [&](const AsyncOperation &operation) {
    if (operation.warp != &step.warp || !operation.group || !(step.active >> operation.lane & 1))
      return false;
    const uint32_t committed = step.warp.bulkGroup[operation.lane];
    return operation.group + inst.imm <= committed;
  };
  for (size_t i = 0; i < cluster.operations.size() && !step.hasFailed(); ++i) {
    if (!isOver(cluster.operations[i]))
      continue;
    if (!cluster.operations[i].isComplete)
      step.machine.complete(cluster, i);
    AsyncOperation &operation = cluster.operations[i];
    // Records the reads, so that writes ordered after this thread may overwrite the sources.
    for (const SourceRange &range : operation.sources)
      cluster.ctas[range.rank]->shared.shadow.noteRead(step.accessor(operation.lane, false),
                                                       range.offset, range.bytes);
    operation.sources.clear();
    cluster.unfinished.push_back(std::move(operation));
    cluster.operations.erase(cluster.operations.begin() + static_cast<std::ptrdiff_t>(i--));
  }
  step.warp.dirty |= step.active;
  if (isRead || step.hasFailed())
    return;
  auto &unfinished = cluster.unfinished;
  const auto finish = [&](AsyncOperation &operation) {
    if (!isOver(operation))
      return false;
    WriteRecord mark;
    mark.cluster = cluster.index;
    mark.thread = step.warp.firstThread + operation.lane;
    mark.time = step.warp.time;
    mark.line = operation.line & 0xfffffff;
    mark.isAsync = true;
    operation.finish(mark);
    return true;
  };
  unfinished.erase(std::remove_if(unfinished.begin(), unfinished.end(), finish), unfinished.end());
}

void decodeGroup(Decoder &decoder) {
  Inst &inst = decoder.inst;
  if (decoder.take("commit_group")) {
    inst.run = runBulkCommit;
    decoder.expectOperands(0);
    return;
  }
  decoder.take("wait_group");
  inst.run = runBulkWait;
  inst.sub = decoder.take("read");
  if (decoder.expectOperands(1))
    inst.imm = decoder.immediate(0);
}

void decodePrefetch(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Prefetch;
  inst.run = [](Step &step, const Inst &i) { step.needs(i.a, "address"); };
  const bool hasPolicy = decoder.take("L2::cache_hint");
  if (!decoder.take("L2") || !decoder.take("global"))
    return decoder.fail("expected cp.async.bulk.prefetch.L2.global");
  inst.space = Space::Global;
  if (!decoder.expectOperands(2 + hasPolicy))
    return;
  decoder.address(0, inst.space);
  decoder.source(1, Type::U32);
}

/// The two state spaces in textual order: destination and source.
bool takeDirections(Decoder &decoder) {
  Inst &inst = decoder.inst;
  static const std::pair<std::string_view, Space> names[] = {
      {"shared::cluster", Space::SharedCluster},
      {"shared::cta", Space::Shared},
      {"global", Space::Global}};
  std::vector<Space> found;
  for (const Modifier &modifier : decoder.ast().modifiers)
    for (const auto &[name, space] : names)
      if (modifier.name == name && decoder.take(name))
        found.push_back(space);
  if (found.size() != 2)
    return false;
  inst.space = found[0];
  inst.space2 = found[1];
  const bool toShared = inst.space != Space::Global;
  if (!toShared)
    return inst.space2 == Space::Shared;
  return inst.space2 == Space::Global ||
         (inst.space == Space::SharedCluster && inst.space2 == Space::Shared);
}

} // namespace

void ptxemu::decodeBulk(Decoder &decoder, bool reduces) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::BulkCopy;
  if (decoder.has("commit_group") || decoder.has("wait_group"))
    return decodeGroup(decoder);
  if (decoder.take("tensor"))
    return decodeTensorCopy(decoder, reduces);
  if (decoder.take("prefetch"))
    return decodePrefetch(decoder);
  if (!takeDirections(decoder))
    return decoder.fail("expected a destination and a source space of a bulk copy");
  const bool toGlobal = inst.space == Space::Global;
  if (!decoder.take(toGlobal ? "bulk_group" : "mbarrier::complete_tx::bytes"))
    return decoder.fail(toGlobal ? "a copy to global memory needs .bulk_group"
                                 : "a copy to shared memory needs .mbarrier::complete_tx::bytes");
  const bool isMulticast = decoder.take("multicast::cluster");
  const bool hasPolicy = decoder.take("L2::cache_hint");
  if (reduces) {
    const Reduction reduction = takeReduction(decoder);
    decoder.take("noftz");
    inst.type = decoder.takeType();
    inst.sub = static_cast<uint8_t>(reduction);
    if (!isReducible(reduction, inst.type))
      return decoder.fail("no such reduction of ." + std::string(nameOf(inst.type)));
  }
  if (isMulticast && (toGlobal || inst.space2 != Space::Global))
    return decoder.fail(".multicast::cluster copies from global to shared memory");
  inst.run = runBulk;
  if (!decoder.expectOperands(3 + size_t(!toGlobal) + isMulticast + hasPolicy))
    return;
  decoder.address(0, inst.space);
  decoder.address(decoder.operand(1), inst.b, inst.offset2, inst.space2);
  inst.c = decoder.source(2, Type::U32);
  if (!toGlobal) {
    int64_t offset = 0;
    Space space = inst.space;
    decoder.address(decoder.operand(3), inst.e, offset, space);
    inst.imm = static_cast<uint64_t>(offset);
  }
  if (isMulticast)
    inst.f = decoder.source(4, Type::U16);
}

//===- Cluster.cpp - Addresses within a cluster, and st.async -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Memory.h"

#include <cstring>

using namespace ptxemu;

namespace {

void runMapa(Step &step, const Inst &inst) {
  if (!step.needs(inst.b, "CTA rank"))
    return;
  const uint64_t *ranks = step.read(inst.b);
  bool isFine = true;
  step.each([&](uint32_t lane) {
    if (isFine && ranks[lane] >= step.cluster.ctas.size())
      isFine = step.fail(ErrorKind::BadOperand, lane,
                         "CTA rank " + std::to_string(ranks[lane]) + " of a cluster of " +
                             std::to_string(step.cluster.ctas.size()));
  });
  if (!isFine)
    return;
  const uint64_t window = inst.sub ? sharedWindow : 0;
  map2(step, inst, [=](uint64_t a, uint64_t rank) {
    return window + sharedOfRank(static_cast<uint32_t>(rank)) + (a & 0xffffff);
  });
}

void decodeMapa(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Integer;
  const bool isShared = decoder.take("shared::cluster");
  inst.sub = !isShared;
  const Type type = decoder.takeType();
  if (bitsOf(type) < 32 || isFloatingPoint(type))
    return decoder.fail("'mapa' is .u32 or .u64");
  inst.run = runMapa;
  if (!decoder.expectOperands(3))
    return;
  inst.d = decoder.destination(0, type);
  inst.a = decoder.source(1, type);
  inst.b = decoder.source(2, Type::U32);
}

void decodeGetctarank(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Integer;
  decoder.take("shared::cluster");
  const Type type = decoder.takeType();
  inst.run = [](Step &step, const Inst &i) {
    const uint64_t own = step.cta.rank;
    map1(step, i, [=](uint64_t a) {
      const uint64_t number = (a & 0xffffffff) >> 24;
      return number ? number - 1 : own;
    });
  };
  if (!decoder.expectOperands(2))
    return;
  inst.d = decoder.destination(0, Type::U32);
  inst.a = decoder.source(1, type);
}

/// The register file is not limited here, so only the operand is checked.
void decodeSetmaxnreg(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Other;
  if (decoder.takeOneOf({"inc", "dec"}) < 0 || !decoder.take("sync") || !decoder.take("aligned") ||
      decoder.takeType() != Type::U32)
    return decoder.fail("expected setmaxnreg.{inc,dec}.sync.aligned.u32");
  inst.run = [](Step &step, const Inst &) { step.converged(); };
  if (!decoder.expectOperands(1))
    return;
  const uint64_t count = decoder.immediate(0);
  if (count < 24 || count > 256 || count % 8)
    decoder.fail(decoder.operand(0).pos, "expected a multiple of 8 from 24 to 256");
}

/// st.async: stores to another CTA and completes the bytes on its mbarrier.
void runStoreAsync(Step &step, const Inst &inst) {
  if (!step.needs(inst.a, "address") || !step.needs(inst.b, "address"))
    return;
  Machine &machine = step.machine;
  step.each([&](uint32_t lane) {
    if (step.hasFailed())
      return;
    const auto bytes = static_cast<uint32_t>(inst.bytes * inst.list.size());
    Place to, at;
    Mbarrier *barrier =
        mbarrierAt(step, lane, Space::SharedCluster,
                   addressOf(step, inst.b, inst.offset2, Space::SharedCluster, lane), at);
    if (!barrier || !step.locate(lane, Space::SharedCluster,
                                 addressOf(step, inst.a, inst.offset, Space::SharedCluster, lane),
                                 bytes, bytes, to))
      return;
    if (to.cta != at.cta) {
      step.fail(ErrorKind::BadOperand, lane, "the mbarrier is in another CTA than the destination");
      return;
    }
    std::vector<uint8_t> data(bytes);
    std::vector<uint8_t> defined(bytes, 1);
    for (size_t i = 0; i < inst.list.size(); ++i) {
      const uint64_t value = step.read(inst.list[i])[lane];
      memcpy(&data[i * inst.bytes], &value, inst.bytes);
      if (step.poison(inst.list[i]) >> lane & 1)
        memset(&defined[i * inst.bytes], 0, inst.bytes);
    }
    Conflict conflict;
    const uint32_t id = machine.newOperation("st.async", inst.pos.line);
    step.warp.dirty |= 1u << lane;
    if (!step.checkMbarriers(lane, to, bytes) || !step.checkSources(lane, to, bytes))
      return;
    if (!to.block->shadow.beginFlight(step.accessor(lane, false), to.offset, bytes, id, conflict)) {
      step.failConflict(lane, to, conflict, true);
      return;
    }
    AsyncOperation operation;
    operation.id = id;
    operation.what = "st.async";
    operation.line = inst.pos.line;
    operation.warp = &step.warp;
    operation.lane = lane;
    Cluster *cluster = &step.cluster;
    const AsyncOperation issued = operation;
    operation.complete = [=, &machine] {
      memcpy(&to.block->bytes[to.offset], data.data(), bytes);
      memcpy(&to.block->defined[to.offset], defined.data(), bytes);
      const auto found = at.cta->mbarriers.find(at.offset);
      if (found == at.cta->mbarriers.end())
        return failCompletion(machine, issued, ErrorKind::MbarrierUninitialized,
                              "the mbarrier was invalidated before the bytes arrived");
      to.block->shadow.complete(to.offset, bytes, id,
                                markOf(*cluster, found->second, issued.line, false));
      completeBytes(machine, *cluster, issued, found->second, bytes);
    };
    step.cluster.operations.push_back(std::move(operation));
    machine.counts.asyncBytes += bytes;
  });
}

} // namespace

void ptxemu::decodeStoreAsync(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::BulkCopy;
  takeSemantics(decoder);
  if (!decoder.take("shared::cluster") || !decoder.take("mbarrier::complete_tx::bytes"))
    return decoder.fail("expected st.async.shared::cluster.mbarrier::complete_tx::bytes");
  const int vector = decoder.takeOneOf({"v2", "v4"});
  const unsigned elements = vector < 0 ? 1 : 2u << vector;
  const Type type = decoder.takeType();
  if (bitsOf(type) != 32 && bitsOf(type) != 64)
    return decoder.fail("'st.async' has types of 32 and 64 bits");
  inst.bytes = static_cast<uint8_t>(bytesOf(type));
  inst.run = runStoreAsync;
  inst.space = inst.space2 = Space::SharedCluster;
  if (!decoder.expectOperands(3))
    return;
  decoder.address(0, inst.space);
  if (decoder.vector(decoder.operand(1), type, false, inst.list) != elements)
    decoder.fail(decoder.operand(1).pos, "expected " + std::to_string(elements) + " elements");
  decoder.address(decoder.operand(2), inst.b, inst.offset2, inst.space2);
}

void ptxemu::addCluster(DecodeTable &table) {
  table["mapa"] = decodeMapa;
  table["getctarank"] = decodeGetctarank;
  table["setmaxnreg"] = decodeSetmaxnreg;
}

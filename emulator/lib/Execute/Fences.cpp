//===- Fences.cpp - Fences and ordering by atomics ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An atomic or volatile store publishes, at its address, the clock of its thread if it
// is a release, or the clock at the last fence if one preceded it. A load acquires that
// clock immediately if it is an acquire, otherwise at the next fence.
//
//===----------------------------------------------------------------------===//

#include "Execute/Memory.h"

using namespace ptxemu;

static uint64_t keyOf(const Step &step, const Place &place) {
  if (!place.cta)
    return place.block->base + place.offset;
  return 1ull << 63 | uint64_t(step.cluster.index) << 28 | uint64_t(place.cta->rank) << 24 |
         place.offset;
}

void ptxemu::releaseAt(Step &step, uint32_t lane, const Place &place, bool isReadModifyWrite) {
  const uint64_t key = keyOf(step, place);
  Warp &warp = step.warp;
  if (!step.inst.isRelease && !warp.fenced[lane]) {
    // An unrelated store ends the release sequence of another thread.
    if (!isReadModifyWrite)
      step.machine.releases.erase(key);
    return;
  }
  auto clock = std::make_shared<Clock>();
  if (step.inst.isRelease)
    warp.publish(1u << lane, *clock);
  if (warp.fenced[lane])
    clock->join(*warp.fenced[lane]);
  const auto before = step.machine.releases.find(key);
  if (isReadModifyWrite && before != step.machine.releases.end())
    clock->joinForeign(step.cluster.index, before->second.first, before->second.second);
  step.machine.releases[key] = {step.cluster.index, std::move(clock)};
}

void ptxemu::acquireAt(Step &step, uint32_t lane, const Place &place) {
  if (step.machine.releases.empty())
    return;
  const auto found = step.machine.releases.find(keyOf(step, place));
  if (found == step.machine.releases.end())
    return;
  Warp &warp = step.warp;
  const auto &[cluster, clock] = found->second;
  if (step.inst.isAcquire) {
    auto joined = std::make_shared<Clock>(*warp.clocks[lane]);
    joined->joinForeign(step.cluster.index, cluster, clock);
    warp.clocks[lane] = std::move(joined);
    return;
  }
  if (!warp.observed[lane])
    warp.observed[lane] = std::make_shared<Clock>();
  warp.observed[lane]->joinForeign(step.cluster.index, cluster, clock);
}

namespace {

void runFence(Step &step, const Inst &) {
  Warp &warp = step.warp;
  step.each([&](uint32_t lane) {
    if (warp.observed[lane]) {
      warp.acquire(1u << lane, *warp.observed[lane]);
      warp.observed[lane] = nullptr;
    }
    auto clock = std::make_shared<Clock>(*warp.clocks[lane]);
    clock->learn(warp.firstThread + lane, warp.time);
    warp.fenced[lane] = std::move(clock);
  });
  ++warp.time;
}

void runProxyFence(Step &step, const Inst &) { step.warp.fenceProxy(step.active); }
void runNothing(Step &, const Inst &) {}

void decodeProxy(Decoder &decoder) {
  Inst &inst = decoder.inst;
  if (decoder.takeOneOf({"async", "async.global", "async.shared::cta"}) >= 0) {
    decoder.takeOneOf({"global", "shared::cta", "shared::cluster"});
    inst.run = runProxyFence;
    decoder.expectOperands(0);
    return;
  }
  if (decoder.take("alias")) {
    inst.run = runFence;
    decoder.expectOperands(0);
    return;
  }
  if (decoder.take("tensormap::generic")) {
    inst.run = runNothing;
    const int order = decoder.takeOneOf({"acquire", "release"});
    if (order < 0 || decoder.takeOneOf({"cta", "cluster", "gpu", "sys"}) < 0)
      return decoder.fail("expected an order and a scope");
    if (!decoder.expectOperands(order == 0 ? 2 : 0) || order)
      return;
    decoder.address(0, inst.space);
    decoder.immediate(1);
    return;
  }
  decoder.fail("unknown proxy");
}

void decodeFence(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Fence;
  if (decoder.take("proxy"))
    return decodeProxy(decoder);
  inst.run = runFence;
  if (!decoder.expectOperands(0))
    return;
  if (decoder.opcode() == "membar") {
    if (decoder.takeOneOf({"cta", "gl", "sys"}) < 0)
      decoder.fail("'membar' needs .cta, .gl or .sys");
    return;
  }
  if (decoder.take("mbarrier_init")) {
    if (!decoder.take("release") || !decoder.take("cluster"))
      decoder.fail("expected fence.mbarrier_init.release.cluster");
    return;
  }
  decoder.takeOneOf({"sc", "acq_rel", "acquire", "release"});
  if (decoder.takeOneOf({"cta", "cluster", "gpu", "sys"}) < 0)
    decoder.fail("'fence' needs a scope like .gpu");
}

} // namespace

void ptxemu::addFences(DecodeTable &table) {
  table["fence"] = decodeFence;
  table["membar"] = decodeFence;
}

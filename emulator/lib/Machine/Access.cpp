//===- Access.cpp - Addresses, loads and stores with their checks ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Step.h"

#include <cstdio>
#include <cstring>
#include <set>

using namespace ptxemu;

static std::string hex(uint64_t value) {
  char text[24];
  snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(value));
  return text;
}

static std::string outside(uint64_t offset, uint64_t bytes, const Block &block) {
  std::string text = std::to_string(bytes) + " bytes at offset " + std::to_string(offset) +
                     " of '" + block.name + "', which has " + std::to_string(block.size());
  return text;
}

bool Step::locate(uint32_t lane, Space space, uint64_t address, uint64_t bytes, uint64_t align,
                  Place &place) {
  const auto kindOf = [](uint64_t at) {
    const uint64_t window = at & ~(windowSize - 1);
    return window == sharedWindow  ? Space::SharedCluster
           : window == localWindow ? Space::Local
           : window == paramWindow ? Space::Param
                                   : Space::Global;
  };
  const Space generic = kindOf(address);
  if (space == Space::Generic) {
    space = generic;
    if (space != Space::Global)
      address &= windowSize - 1;
  } else if (space != Space::Global && space != Space::Const && address >= windowSize) {
    return fail(ErrorKind::WrongSpace, lane,
                hex(address) + " is a generic address, not one of ." + std::string(nameOf(space)) +
                    ": cvta.to is missing");
  } else if ((space == Space::Global || space == Space::Const) && generic != Space::Global) {
    return fail(ErrorKind::WrongSpace, lane,
                hex(address) + " is an address of ." +
                    std::string(nameOf(generic == Space::SharedCluster ? Space::Shared : generic)) +
                    ", not of ." + std::string(nameOf(space)));
  }
  if (address % align)
    return fail(ErrorKind::Misaligned, lane,
                "address " + hex(address) + " is no multiple of " + std::to_string(align));
  if (space == Space::Global || space == Space::Const) {
    Block *block = machine.device.find(address);
    if (!block || bytes > block->size() - (address - block->base)) {
      const Block *near = machine.device.below(address);
      std::string text = "address " + hex(address);
      text += address < 4096 ? " is null or near it"
              : near         ? ": " + outside(address - near->base, bytes, *near)
                             : " is in no allocation";
      return fail(ErrorKind::OutOfBounds, lane, text);
    }
    if (block->isConst != (space == Space::Const) && inst.space != Space::Generic)
      return fail(ErrorKind::WrongSpace, lane,
                  "'" + block->name + "' is " + (block->isConst ? "" : "not ") +
                      "in constant memory");
    place = {block, address - block->base, space, nullptr};
    return true;
  }
  if (space == Space::Shared || space == Space::SharedCluster) {
    Cta *owner = &cta;
    if (address >> 24) {
      const uint64_t rank = (address >> 24) - 1;
      if (rank >= cluster.ctas.size())
        return fail(ErrorKind::OutOfBounds, lane, hex(address) + " is in no CTA's shared memory");
      owner = cluster.ctas[rank].get();
      if (space == Space::Shared && owner != &cta)
        return fail(ErrorKind::WrongSpace, lane,
                    hex(address) + " is shared memory of another CTA: .shared::cluster reaches it");
      if (!owner->alive)
        return fail(ErrorKind::OutOfBounds, lane,
                    "the CTA of rank " + std::to_string(rank) +
                        ", whose shared memory this is, has exited");
      address &= (1u << 24) - 1;
    }
    if (address + bytes > owner->shared.size())
      return fail(ErrorKind::OutOfBounds, lane, outside(address, bytes, owner->shared));
    place = {&owner->shared, address, Space::Shared, owner};
    return true;
  }
  const bool isLocal = space == Space::Local;
  const uint64_t size = isLocal ? machine.program.localBytes : machine.params.size();
  if (address + bytes > size)
    return fail(ErrorKind::OutOfBounds, lane,
                std::to_string(bytes) + " bytes at offset " + std::to_string(address) + " of ." +
                    std::string(nameOf(space)) + " memory, which has " + std::to_string(size));
  place = {isLocal ? &warp.local : &machine.params, isLocal ? lane * size + address : address,
           space, nullptr};
  return true;
}

Accessor Step::accessor(uint32_t lane, bool isStrong) const {
  Accessor who;
  who.cluster = cluster.index;
  who.thread = warp.firstThread + lane;
  who.time = warp.time;
  who.line = inst.pos.line;
  who.isStrong = isStrong;
  who.clock = warp.clocks[lane].get();
  who.firstCluster = machine.launched.firstCluster;
  return who;
}

static bool isTracked(const Place &place) {
  return place.space == Space::Shared || (place.space == Space::Global && !place.block->isConst);
}

bool Step::load(uint32_t lane, const Place &place, void *data, uint32_t bytes, bool isStrong,
                bool &isPoison) {
  memcpy(data, &place.block->bytes[place.offset], bytes);
  for (uint32_t i = 0; i < bytes; ++i)
    isPoison |= !place.block->defined[place.offset + i];
  if (!isTracked(place))
    return true;
  if (place.cta && !checkMbarriers(lane, place, bytes))
    return false;
  warp.dirty |= 1u << lane;
  Conflict conflict;
  return place.block->shadow.read(accessor(lane, isStrong), place.offset, bytes, conflict) ||
         failConflict(lane, place, conflict, false);
}

bool Step::store(uint32_t lane, const Place &place, const void *data, uint32_t bytes, bool isStrong,
                 bool isPoison) {
  if (place.block->isReadOnly)
    return fail(ErrorKind::ReadOnly, lane, "'" + place.block->name + "' cannot be written");
  if (isPoison && place.space == Space::Global)
    return fail(ErrorKind::Poison, lane,
                "a poison value is stored to global memory ('" + place.block->name + "', offset " +
                    std::to_string(place.offset) + ")");
  uint8_t *to = &place.block->bytes[place.offset];
  if (isTracked(place)) {
    if (place.cta && (!checkMbarriers(lane, place, bytes) || !checkSources(lane, place, bytes)))
      return false;
    warp.dirty |= 1u << lane;
    ++machine.progress;
    Conflict conflict;
    const bool isSame = !memcmp(to, data, bytes);
    if (!place.block->shadow.write(accessor(lane, isStrong), place.offset, bytes, isSame, conflict))
      return failConflict(lane, place, conflict, true);
  }
  memcpy(to, data, bytes);
  memset(&place.block->defined[place.offset], !isPoison, bytes);
  return true;
}

bool Step::checkMbarriers(uint32_t lane, const Place &place, uint64_t bytes) {
  auto &mbarriers = place.cta->mbarriers;
  if (mbarriers.empty())
    return true;
  const auto above = mbarriers.lower_bound(place.offset + bytes);
  if (above == mbarriers.begin() || std::prev(above)->first + 8 <= place.offset)
    return true;
  const auto &found = *std::prev(above);
  return fail(ErrorKind::MbarrierUninitialized, lane,
              "an ordinary access to the mbarrier at shared address " +
                  std::to_string(found.first) + " (initialised in line " +
                  std::to_string(found.second.initLine) + ", not invalidated)");
}

bool Step::failConflict(uint32_t lane, const Place &place, const Conflict &conflict, bool isWrite) {
  const std::string where =
      place.cta ? "shared address " + std::to_string(conflict.offset)
                : "'" + place.block->name + "' offset " + std::to_string(conflict.offset);
  if (conflict.kind == ConflictKind::InFlight) {
    const auto &operation = machine.operations[conflict.operation];
    return fail(ErrorKind::AsyncNotWaited, lane,
                where + " is the destination of " + operation.what + " of line " +
                    std::to_string(operation.line) + ", which was not waited for");
  }
  const bool isCopy = conflict.cluster == cluster.index && conflict.thread >= cluster.threads;
  const std::string other = machine.threadText(cluster, conflict.cluster, conflict.thread) +
                            " (line " + std::to_string(conflict.line) + ")";
  if (isCopy)
    return fail(ErrorKind::AsyncNotWaited, lane,
                where + " was written by an asynchronous copy (line " +
                    std::to_string(conflict.line) + ") whose mbarrier phase was not waited for");
  const std::string verb =
      conflict.kind == ConflictKind::ReadWrite ? "was read by " : "was written by ";
  const bool isOwnWarp =
      conflict.cluster == cluster.index && conflict.thread / 32 == warp.firstThread / 32;
  const ErrorKind kind = isOwnWarp   ? ErrorKind::WarpRace
                         : place.cta ? ErrorKind::SharedRace
                                     : ErrorKind::GlobalRace;
  return fail(kind, lane,
              std::string(isWrite ? "write to " : "read of ") + where + ", which " + verb + other +
                  (isOwnWarp ? " without bar.warp.sync between them"
                             : " without a barrier that orders them"));
}

bool Step::checkSources(uint32_t lane, const Place &place, uint64_t bytes) {
  for (const AsyncOperation &operation : cluster.operations)
    for (const SourceRange &range : operation.sources)
      if (range.rank == place.cta->rank && range.offset < place.offset + bytes &&
          place.offset < range.offset + range.bytes)
        return fail(ErrorKind::AsyncSource, lane,
                    "shared address " + std::to_string(place.offset) + " is still read by " +
                        operation.what + " of line " + std::to_string(operation.line) +
                        ", which was not waited for");
  return true;
}

bool Step::checkProxy(uint32_t lane, const Place &place, uint64_t bytes) {
  const Clock &clock = *warp.clocks[lane];
  bool isFine = true;
  place.block->shadow.eachWrite(place.offset, bytes, [&](const WriteRecord &mark) {
    if (!isFine || !mark.time || mark.isAsync || mark.cluster != cluster.index)
      return;
    const Warp *writer = cluster.warpOf(mark.thread);
    if (!writer)
      return;
    const bool isOwn = mark.thread == warp.firstThread + lane;
    const uint32_t until = isOwn ? warp.time : clock.of(mark.thread);
    if (!writer->hasProxyFence(mark.thread % 32, mark.time, until))
      isFine = fail(ErrorKind::ProxyFence, lane,
                    "the async proxy accesses what " +
                        machine.threadText(cluster, mark.cluster, mark.thread) + " wrote (line " +
                        std::to_string(mark.line) +
                        ") without fence.proxy.async by that thread before it synchronised");
  });
  return isFine;
}

void Step::countBanks(const uint64_t *offsets, uint32_t lanes, uint32_t bytes) {
  const uint32_t perPhase = bytes <= 4 ? 32 : bytes == 8 ? 16 : 8;
  BankCounts count;
  for (uint32_t first = 0; first < 32; first += perPhase) {
    uint8_t used[32] = {};
    uint64_t words[32][32];
    uint32_t most = 0;
    for (uint32_t lane = first; lane < first + perPhase; ++lane) {
      if (!(lanes >> lane & 1))
        continue;
      for (uint64_t word = offsets[lane] / 4; word <= (offsets[lane] + bytes - 1) / 4; ++word) {
        const auto bank = static_cast<uint32_t>(word % 32);
        uint32_t i = 0;
        while (i < used[bank] && words[bank][i] != word)
          ++i;
        if (i == used[bank])
          words[bank][used[bank]++] = word;
        most = std::max<uint32_t>(most, used[bank]);
      }
    }
    count.accesses += most != 0;
    count.conflicts += most ? most - 1 : 0;
  }
  machine.counts.banks += count;
  if (!machine.config.recordsPaths)
    return;
  std::set<uint64_t> different;
  for (uint32_t lane = 0; lane < 32; ++lane)
    if (lanes >> lane & 1)
      for (uint64_t word = offsets[lane] / 4; word <= (offsets[lane] + bytes - 1) / 4; ++word)
        different.insert(word);
  SharedCounts &ofLine = machine.counts.sharedOfLine[inst.pos.line];
  ofLine.banks += count;
  ofLine.words += different.size();
  ofLine.possible += static_cast<unsigned>(__builtin_popcount(lanes)) * ((bytes + 3) / 4);
}

void Step::countSectors(const uint64_t *addresses, uint32_t lanes, uint32_t bytes, bool isWrite) {
  uint64_t sectors[96];
  uint32_t count = 0;
  for (uint32_t rest = lanes; rest; rest &= rest - 1) {
    const uint64_t address = addresses[__builtin_ctz(rest)];
    for (uint64_t sector = address / 32; sector <= (address + bytes - 1) / 32; ++sector) {
      // Neighbouring lanes mostly share a sector.
      uint32_t i = count;
      while (i && sectors[i - 1] != sector)
        --i;
      if (!i && count < 96)
        sectors[count++] = sector;
    }
  }
  if (machine.config.recordsPaths) {
    std::set<uint64_t> segments;
    for (uint32_t i = 0; i < count; ++i)
      segments.insert(sectors[i] / 4);
    SegmentCounts &ofLine = machine.counts.segmentsOfLine[inst.pos.line];
    ++ofLine.accesses;
    ofLine.segments += segments.size();
  }
  const uint64_t total = uint64_t(bytes) * static_cast<unsigned>(__builtin_popcount(lanes));
  (isWrite ? machine.counts.globalSectorsWritten : machine.counts.globalSectorsRead) += count;
  (isWrite ? machine.counts.globalBytesWritten : machine.counts.globalBytesRead) += total;
}

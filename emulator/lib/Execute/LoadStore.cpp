//===- LoadStore.cpp - ld, st and prefetches ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Memory.h"

#include <cstring>

using namespace ptxemu;

bool ptxemu::takeMemorySpace(Decoder &decoder, Space &space) {
  static const Space spaces[] = {Space::Global, Space::Const,         Space::Shared,
                                 Space::Shared, Space::SharedCluster, Space::Local,
                                 Space::Param,  Space::Param,         Space::Param};
  const int which =
      decoder.takeOneOf({"global", "const", "shared", "shared::cta", "shared::cluster", "local",
                         "param", "param::entry", "param::func"});
  if (which >= 0)
    space = spaces[which];
  return which >= 0;
}

bool ptxemu::takeSemantics(Decoder &decoder) {
  Inst &inst = decoder.inst;
  const int which =
      decoder.takeOneOf({"weak", "volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"});
  const bool hasScope = decoder.takeOneOf({"cta", "cluster", "gpu", "sys"}) >= 0;
  if (which < 0 || which == 0)
    return which == 0;
  inst.isStrong = true;
  inst.isAcquire = which == 3 || which == 5;
  inst.isRelease = which == 4 || which == 5;
  if (which >= 2 && which <= 5 && !hasScope)
    decoder.fail("a memory order needs a scope like .gpu");
  return true;
}

bool ptxemu::takeCacheHints(Decoder &decoder) {
  for (const char *hint :
       {"ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "L1::evict_normal", "L1::evict_unchanged",
        "L1::evict_first", "L1::evict_last", "L1::no_allocate", "L2::evict_normal",
        "L2::evict_first", "L2::evict_last", "L2::64B", "L2::128B", "L2::256B"})
    decoder.take(hint);
  return decoder.take("L2::cache_hint");
}

namespace {

InstClass loadClass(Space space) {
  switch (space) {
  case Space::Global:
    return InstClass::LoadGlobal;
  case Space::Shared:
  case Space::SharedCluster:
    return InstClass::LoadShared;
  case Space::Local:
    return InstClass::LoadLocal;
  case Space::Param:
  case Space::Const:
    return InstClass::LoadParam;
  case Space::Generic:
    break;
  }
  return InstClass::LoadGeneric;
}

InstClass storeClass(Space space) {
  switch (space) {
  case Space::Global:
    return InstClass::StoreGlobal;
  case Space::Shared:
  case Space::SharedCluster:
    return InstClass::StoreShared;
  case Space::Generic:
    return InstClass::StoreGeneric;
  default:
    return InstClass::StoreLocal;
  }
}

/// Locates the operands of all active lanes and adds them to the counts.
bool locateLanes(Step &step, const Inst &inst, Place *places, bool isWrite) {
  if (!step.needs(inst.a, "address"))
    return false;
  const auto bytes = static_cast<uint32_t>(inst.bytes * inst.list.size());
  uint64_t offsets[32];
  uint32_t shared = 0, global = 0, local = 0;
  bool isFine = true;
  step.each([&](uint32_t lane) {
    if (!isFine)
      return;
    const uint64_t address = addressOf(step, inst.a, inst.offset, inst.space, lane);
    Place &place = places[lane];
    isFine = step.locate(lane, inst.space, address, bytes, bytes, place);
    if (!isFine)
      return;
    offsets[lane] = place.space == Space::Global ? address : place.offset;
    shared |= uint32_t(place.space == Space::Shared) << lane;
    global |= uint32_t(place.space == Space::Global) << lane;
    local |= uint32_t(place.space == Space::Local) << lane;
  });
  if (!isFine)
    return false;
  Counts &counts = step.machine.counts;
  if (shared) {
    step.countBanks(offsets, shared, bytes);
    (isWrite ? counts.sharedBytesWritten : counts.sharedBytesRead) +=
        uint64_t(bytes) * static_cast<unsigned>(__builtin_popcount(shared));
  }
  if (global)
    step.countSectors(offsets, global, bytes, isWrite);
  counts.localBytes += uint64_t(bytes) * static_cast<unsigned>(__builtin_popcount(local));
  return true;
}

void runLoad(Step &step, const Inst &inst) {
  Place places[32];
  if (!locateLanes(step, inst, places, false))
    return;
  const unsigned bits = inst.bytes * 8u;
  const bool isSigned = isSignedInteger(inst.type);
  const size_t elements = inst.list.size();
  uint32_t poison[8] = {};
  step.each([&](uint32_t lane) {
    for (size_t i = 0; i < elements && !step.hasFailed(); ++i) {
      Place place = places[lane];
      place.offset += i * inst.bytes;
      uint64_t value = 0;
      bool isPoison = false;
      if (!step.load(lane, place, &value, inst.bytes, inst.isStrong, isPoison))
        return;
      if (isSigned)
        value = static_cast<uint64_t>(static_cast<int64_t>(value << (64 - bits)) >> (64 - bits)) &
                inst.imm;
      step.write(inst.list[i])[lane] = value;
      poison[i] |= uint32_t(isPoison) << lane;
    }
    if (inst.isStrong && !step.hasFailed())
      acquireAt(step, lane, places[lane]);
  });
  for (size_t i = 0; i < elements; ++i)
    step.define(inst.list[i], poison[i]);
}

void runStore(Step &step, const Inst &inst) {
  Place places[32];
  if (!locateLanes(step, inst, places, true))
    return;
  const size_t elements = inst.list.size();
  step.each([&](uint32_t lane) {
    for (size_t i = 0; i < elements && !step.hasFailed(); ++i) {
      Place place = places[lane];
      place.offset += i * inst.bytes;
      const uint64_t value = step.read(inst.list[i])[lane];
      const bool isPoison = step.poison(inst.list[i]) >> lane & 1;
      if (!step.store(lane, place, &value, inst.bytes, inst.isStrong, isPoison))
        return;
    }
    if (inst.isStrong && !step.hasFailed())
      releaseAt(step, lane, places[lane], false);
  });
}

unsigned takeVector(Decoder &decoder) {
  const int which = decoder.takeOneOf({"v2", "v4", "v8"});
  return which < 0 ? 1 : 2u << which;
}

void decodeAccess(Decoder &decoder, bool isStore) {
  Inst &inst = decoder.inst;
  takeSemantics(decoder);
  takeMemorySpace(decoder, inst.space);
  const bool hasPolicy = takeCacheHints(decoder);
  const unsigned elements = takeVector(decoder);
  const Type type = inst.type = decoder.takeType();
  if (bitsOf(type) < 8 || bitsOf(type) > 64 || type == Type::TF32)
    return decoder.fail("no access of type ." + std::string(nameOf(type)));
  inst.bytes = static_cast<uint8_t>(bytesOf(type));
  inst.imm = ~0ull;
  if (!decoder.expectOperands(hasPolicy ? 3 : 2))
    return;
  const Operand &values = decoder.operand(isStore ? 1 : 0);
  decoder.address(isStore ? 0 : 1, inst.space);
  if (decoder.vector(values, type, !isStore, inst.list, Width::AtLeast) != elements ||
      elements > 8 || elements * inst.bytes > 32)
    return decoder.fail(values.pos, "expected " + std::to_string(elements) + " elements");
  const Operand &first = values.kind == Operand::Kind::Vector ? values.parts[0] : values;
  const unsigned registerBits = bitsOf(decoder.registerType(first));
  // Signed values are extended to the register's width.
  if (registerBits && registerBits < 64)
    inst.imm = (1ull << registerBits) - 1;
  if (hasPolicy)
    decoder.source(2, Type::B64);
  inst.kind = isStore ? storeClass(inst.space) : loadClass(inst.space);
  if (isStore && (inst.space == Space::Const || inst.space == Space::Param))
    return decoder.fail("no store to ." + std::string(nameOf(inst.space)));
  inst.isPoll = inst.isStrong && !isStore;
  inst.run = isStore ? runStore : runLoad;
}

/// Decodes prefetches and cache hints; only their operands are checked.
void decodePrefetch(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Prefetch;
  inst.run = [](Step &step, const Inst &i) { step.needs(i.a, "address"); };
  takeMemorySpace(decoder, inst.space);
  if (decoder.takeOneOf({"L1", "L2", "L2::evict_last", "L2::evict_normal", "tensormap"}) < 0)
    return decoder.fail("expected a cache level or .tensormap");
  const bool takesSize = decoder.opcode() == "discard" || decoder.opcode() == "applypriority";
  if (takesSize)
    decoder.takeOneOf({"L2::evict_normal"});
  if (!decoder.expectOperands(takesSize ? 2 : 1))
    return;
  decoder.address(0, inst.space);
  if (takesSize && decoder.immediate(1) != 128)
    decoder.fail("the size is 128");
}

void decodeCreatepolicy(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Other;
  inst.run = [](Step &step, const Inst &i) {
    step.each([&](uint32_t lane) { step.write(i.d)[lane] = 0; });
    step.define(i.d, 0);
  };
  if (!decoder.take("fractional"))
    return decoder.fail("only createpolicy.fractional is supported");
  for (const char *priority :
       {"L2::evict_last", "L2::evict_first", "L2::evict_normal", "L2::evict_unchanged"})
    decoder.take(priority);
  if (decoder.takeType() != Type::B64)
    return decoder.fail("a policy is .b64");
  if (!decoder.expectOperands(1, 2))
    return;
  inst.d = decoder.destination(0, Type::B64);
  if (decoder.operands() == 2)
    decoder.source(1, Type::F32);
}

} // namespace

void ptxemu::addLoadStore(DecodeTable &table) {
  table["ld"] = [](Decoder &d) { decodeAccess(d, false); };
  table["ldu"] = table["ld"];
  table["st"] = [](Decoder &d) {
    if (d.take("async"))
      decodeStoreAsync(d);
    else
      decodeAccess(d, true);
  };
  table["prefetch"] = decodePrefetch;
  table["prefetchu"] = decodePrefetch;
  table["discard"] = decodePrefetch;
  table["applypriority"] = decodePrefetch;
  table["createpolicy"] = decodeCreatepolicy;
}

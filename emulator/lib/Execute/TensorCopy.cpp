//===- TensorCopy.cpp - cp.async.bulk.tensor ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies of tensor tiles whose shape a tensor map defines. Tensor/TensorMap.h maps
// their bytes.
//
//===----------------------------------------------------------------------===//

#include "Execute/BulkCopy.h"

#include <algorithm>
#include <cstring>

using namespace ptxemu;

namespace {

/// Reads the map at a generic address.
bool mapAt(Step &step, uint32_t lane, uint64_t address, unsigned rank, TensorMap &map) {
  Place place;
  if (!step.locate(lane, Space::Generic, address, 128, 64, place))
    return false;
  if (place.cta || place.space == Space::Local)
    return step.fail(ErrorKind::WrongSpace, lane,
                     "a tensor map lies in global, constant or parameter memory");
  EncodedTensorMap bytes;
  memcpy(bytes.data(), &place.block->bytes[place.offset], bytes.size());
  std::string error = decodeTensorMap(bytes, map);
  if (error.empty())
    error = checkTensorMap(map);
  if (error.empty() && map.rank != rank)
    error = "the map has " + std::to_string(map.rank) + " dimensions, the instruction " +
            std::to_string(rank);
  return error.empty() || step.fail(ErrorKind::BadOperand, lane, "tensor map: " + error);
}

/// The type whose arithmetic a reduction of the map's elements uses.
Type typeOf(TensorElement element) {
  switch (element) {
  case TensorElement::UInt8:
    return Type::U8;
  case TensorElement::UInt16:
    return Type::U16;
  case TensorElement::UInt32:
    return Type::U32;
  case TensorElement::Int32:
    return Type::S32;
  case TensorElement::UInt64:
    return Type::U64;
  case TensorElement::Int64:
    return Type::S64;
  case TensorElement::Float16:
    return Type::F16;
  case TensorElement::Float32:
    return Type::F32;
  case TensorElement::Float64:
    return Type::F64;
  case TensorElement::BFloat16:
    return Type::BF16;
  }
  return Type::B8;
}

bool checkReduction(Step &step, uint32_t lane, BulkCopy &copy, TensorElement element) {
  copy.type = typeOf(element);
  const bool isBitwise = copy.reduction >= Reduction::And;
  if (isBitwise && (copy.type == Type::U32 || copy.type == Type::S32))
    copy.type = Type::B32;
  if (isBitwise && (copy.type == Type::U64 || copy.type == Type::S64))
    copy.type = Type::B64;
  return copy.reduction == Reduction::None || isReducible(copy.reduction, copy.type) ||
         step.fail(ErrorKind::BadOperand, lane,
                   "no such reduction of elements of ." + std::string(nameOf(copy.type)));
}

/// Issues the tile of one lane to or from one CTA. `shared` is an address of the
/// shared::cluster window.
void copyTile(Step &step, const Inst &inst, uint32_t lane, const TensorMap &map,
              const int32_t *coordinates, uint64_t shared, uint64_t mbarrier) {
  const bool isLoad = inst.sub2;
  BulkCopy copy;
  copy.what = inst.sub ? "cp.reduce.async.bulk.tensor" : "cp.async.bulk.tensor";
  copy.reduction = static_cast<Reduction>(inst.sub);
  copy.fill = fillBits(map);
  copy.fillBytes = tensorElementBytes(map.element);
  Place whole;
  const uint32_t bytes = tileBytes(map);
  if (!checkReduction(step, lane, copy, map.element) ||
      !step.locate(lane, Space::SharedCluster, shared, bytes, 1, whole))
    return;
  if (const std::string error = checkTileAddress(map, whole.offset); !error.empty()) {
    step.fail(ErrorKind::Misaligned, lane, error);
    return;
  }
  for (const TilePiece &tile : tilePieces(map, coordinates, whole.offset)) {
    BulkPiece piece;
    piece.bytes = tile.bytes;
    Place inShared = whole;
    inShared.offset = tile.shared;
    if (tile.shared + tile.bytes > whole.block->size()) {
      step.fail(ErrorKind::OutOfBounds, lane, "the swizzled tile leaves shared memory");
      return;
    }
    Place inGlobal;
    if (tile.isInBounds && !step.locate(lane, Space::Global, tile.global, tile.bytes, 1, inGlobal))
      return;
    if (!isLoad && !tile.isInBounds)
      continue;
    piece.isFilled = !tile.isInBounds;
    piece.to = isLoad ? inShared : inGlobal;
    piece.from = isLoad ? inGlobal : inShared;
    copy.pieces.push_back(piece);
  }
  if (isLoad) {
    Place at;
    if (!mbarrierAt(step, lane, Space::SharedCluster, mbarrier, at))
      return;
    if (at.cta != whole.cta) {
      step.fail(ErrorKind::BadOperand, lane, "the mbarrier is in another CTA than the destination");
      return;
    }
    copy.mbarrierCta = at.cta;
    copy.mbarrierOffset = at.offset;
    copy.mbarrierBytes = bytes;
  }
  issueBulk(step, lane, std::move(copy));
}

void runTensor(Step &step, const Inst &inst) {
  const bool isLoad = inst.sub2;
  if (!step.needs(inst.a, "address") || !step.needs(inst.b, "address of the tensor map") ||
      (isLoad && !step.needs(inst.e, "address")) ||
      (inst.f != noSlot && !step.needs(inst.f, "CTA mask")))
    return;
  for (const Slot slot : inst.list)
    if (!step.needs(slot, "coordinate"))
      return;
  step.each([&](uint32_t lane) {
    if (step.hasFailed())
      return;
    TensorMap map;
    const uint64_t address = addressOf(step, inst.b, inst.offset2, Space::Generic, lane);
    if (!mapAt(step, lane, address, static_cast<unsigned>(inst.list.size()), map))
      return;
    int32_t coordinates[5] = {};
    for (size_t i = 0; i < inst.list.size(); ++i)
      coordinates[i] = static_cast<int32_t>(step.read(inst.list[i])[lane]);
    const uint64_t shared = addressOf(step, inst.a, inst.offset, inst.space, lane);
    const uint64_t mbarrier =
        isLoad ? addressOf(step, inst.e, static_cast<int64_t>(inst.imm), inst.space, lane) : 0;
    if (inst.f == noSlot)
      return copyTile(step, inst, lane, map, coordinates, shared, mbarrier);
    auto ranks = static_cast<uint32_t>(step.read(inst.f)[lane] & 0xffff);
    for (; ranks && !step.hasFailed(); ranks &= ranks - 1) {
      const uint64_t base = sharedOfRank(static_cast<uint32_t>(__builtin_ctz(ranks)));
      copyTile(step, inst, lane, map, coordinates, base + (shared & 0xffffff),
               base + (mbarrier & 0xffffff));
    }
  });
}

/// [map, {c0, c1}]
void decodeMap(Decoder &decoder, const Operand &operand, size_t rank) {
  Inst &inst = decoder.inst;
  Space space = Space::Generic;
  decoder.address(operand, inst.b, inst.offset2, space);
  if (operand.kind != Operand::Kind::Address || operand.parts.size() != 2 ||
      operand.parts[1].kind != Operand::Kind::Vector || operand.parts[1].parts.size() != rank)
    return decoder.fail(operand.pos, "expected [map, {" + std::to_string(rank) + " coordinates}]");
  decoder.vector(operand.parts[1], Type::S32, false, inst.list);
}

} // namespace

void ptxemu::decodeTensorCopy(Decoder &decoder, bool reduces) {
  Inst &inst = decoder.inst;
  const int rank = decoder.takeOneOf({"1d", "2d", "3d", "4d", "5d"});
  if (rank < 0)
    return decoder.fail("expected .1d to .5d");
  const auto dimensions = static_cast<size_t>(rank) + 1;
  decoder.take("tile");
  if (decoder.take("prefetch")) {
    inst.kind = InstClass::Prefetch;
    inst.run = [](Step &step, const Inst &i) { step.needs(i.b, "address of the tensor map"); };
    const bool hasPolicy = decoder.take("L2::cache_hint");
    if (!decoder.take("L2") || !decoder.take("global"))
      return decoder.fail("expected .prefetch.tensor.L2.global");
    if (decoder.expectOperands(1 + hasPolicy))
      decodeMap(decoder, decoder.operand(0), dimensions);
    return;
  }
  const bool toCluster = decoder.take("shared::cluster");
  const bool hasCta = decoder.take("shared::cta");
  const bool isLoad = decoder.take("mbarrier::complete_tx::bytes");
  if (!decoder.take("global") || toCluster == hasCta || (toCluster && !isLoad) ||
      (isLoad && reduces))
    return decoder.fail("expected .shared::cluster.global with an mbarrier, or "
                        ".global.shared::cta with .bulk_group");
  if (!isLoad && !decoder.take("bulk_group"))
    return decoder.fail("a copy to global memory needs .bulk_group");
  const bool isMulticast = decoder.take("multicast::cluster");
  const bool hasPolicy = decoder.take("L2::cache_hint");
  if (isMulticast && !isLoad)
    return decoder.fail(".multicast::cluster is for loads");
  if (reduces)
    inst.sub = static_cast<uint8_t>(takeReduction(decoder));
  inst.sub2 = isLoad;
  inst.space = toCluster ? Space::SharedCluster : Space::Shared;
  inst.run = runTensor;
  if (!decoder.expectOperands(2 + size_t(isLoad) + isMulticast + hasPolicy))
    return;
  decodeMap(decoder, decoder.operand(isLoad ? 1 : 0), dimensions);
  decoder.address(isLoad ? 0 : 1, inst.space);
  if (isLoad) {
    int64_t offset = 0;
    Space space = inst.space;
    decoder.address(decoder.operand(2), inst.e, offset, space);
    inst.imm = static_cast<uint64_t>(offset);
  }
  if (isMulticast)
    inst.f = decoder.source(3, Type::U16);
}

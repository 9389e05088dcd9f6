//===- BulkCompletion.cpp - Issue and completion of bulk copies -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A copy is in flight from its issue until it completes, in an order that the seed chooses.
// On completion, its bytes move and its mbarrier counts them.
//
//===----------------------------------------------------------------------===//

#include "Execute/BulkCopy.h"

#include "PtxEmulator/Tensor/Arithmetic.h"

#include <algorithm>
#include <cstring>

using namespace ptxemu;

void ptxemu::failCompletion(Machine &machine, const AsyncOperation &operation, ErrorKind kind,
                            const std::string &message) {
  if (machine.error)
    return;
  RunError error;
  error.kind = kind;
  error.message = std::string(operation.what) + ": " + message;
  error.kernel = machine.program.name;
  for (unsigned i = 0; i < 3; ++i)
    error.cta[i] = operation.warp->cta->id[i];
  error.warp = operation.warp->index;
  error.lane = operation.lane;
  error.pos = {operation.line, 1};
  machine.error = error;
}

void ptxemu::completeBytes(Machine &machine, Cluster &cluster, const AsyncOperation &operation,
                           Mbarrier &barrier, uint64_t bytes) {
  barrier.transactions -= static_cast<int64_t>(bytes);
  if (!barrier.pending && barrier.transactions < 0)
    return failCompletion(machine, operation, ErrorKind::MbarrierArrival,
                          std::to_string(-barrier.transactions) +
                              " bytes more than the phase of the mbarrier expects");
  machine.completePhase(cluster, barrier);
}

namespace {

uint64_t reduced(const BulkCopy &copy, uint64_t old, uint64_t value) {
  FloatFormat format = FloatFormat::F32;
  unsigned parts = 1;
  if (floatFormatOf(copy.type, format, parts))
    return copy.reduction == Reduction::Add   ? addFloat(format, old, value, Rounding::Nearest)
           : copy.reduction == Reduction::Min ? minFloat(format, old, value)
                                              : maxFloat(format, old, value);
  const unsigned shift = 64 - bitsOf(copy.type);
  const auto less = [&](uint64_t a, uint64_t b) {
    return isSignedInteger(copy.type)
               ? static_cast<int64_t>(a << shift) < static_cast<int64_t>(b << shift)
               : a < b;
  };
  switch (copy.reduction) {
  case Reduction::Add:
    return old + value;
  case Reduction::Min:
    return less(value, old) ? value : old;
  case Reduction::Max:
    return less(old, value) ? value : old;
  case Reduction::Inc:
    return old >= value ? 0 : old + 1;
  case Reduction::Dec:
    return old == 0 || old > value ? value : old - 1;
  case Reduction::And:
    return old & value;
  case Reduction::Or:
    return old | value;
  default:
    return old ^ value;
  }
}

void move(const BulkCopy &copy, const BulkPiece &piece) {
  uint8_t *to = &piece.to.block->bytes[piece.to.offset];
  uint8_t *toValid = &piece.to.block->defined[piece.to.offset];
  if (piece.isFilled) {
    for (uint32_t i = 0; i < piece.bytes; ++i)
      to[i] = static_cast<uint8_t>(copy.fill >> (8 * (i % copy.fillBytes)));
    memset(toValid, 1, piece.bytes);
    return;
  }
  const uint8_t *from = &piece.from.block->bytes[piece.from.offset];
  const uint8_t *fromValid = &piece.from.block->defined[piece.from.offset];
  if (copy.reduction == Reduction::None) {
    memmove(to, from, piece.bytes);
    memmove(toValid, fromValid, piece.bytes);
    return;
  }
  const uint32_t size = bytesOf(copy.type);
  for (uint32_t i = 0; i + size <= piece.bytes; i += size) {
    uint64_t old = 0, value = 0;
    memcpy(&old, to + i, size);
    memcpy(&value, from + i, size);
    old = reduced(copy, old, value);
    memcpy(to + i, &old, size);
    for (uint32_t b = 0; b < size; ++b)
      toValid[i + b] &= fromValid[i + b];
  }
}

/// Checks that a global destination gets no poison.
bool checkPoison(Machine &machine, const AsyncOperation &operation, const BulkPiece &piece) {
  if (piece.to.cta || piece.isFilled)
    return true;
  for (uint32_t i = 0; i < piece.bytes; ++i)
    if (!piece.from.block->defined[piece.from.offset + i]) {
      failCompletion(machine, operation, ErrorKind::Poison,
                     "shared address " + std::to_string(piece.from.offset + i) +
                         ", which was never written, goes to global memory");
      return false;
    }
  return true;
}

/// Checks one piece and marks its destination as in flight.
bool begin(Step &step, uint32_t lane, const BulkCopy &copy, const BulkPiece &piece, uint32_t id) {
  Accessor who = step.accessor(lane, copy.reduction != Reduction::None);
  who.isAsync = true;
  Conflict conflict;
  if (!piece.isFilled) {
    const Place &from = piece.from;
    if (from.space != Space::Const &&
        !from.block->shadow.read(who, from.offset, piece.bytes, conflict))
      return step.failConflict(lane, from, conflict, false);
    if (!step.checkProxy(lane, from, piece.bytes))
      return false;
  }
  const Place &to = piece.to;
  if (to.block->isReadOnly)
    return step.fail(ErrorKind::ReadOnly, lane, "'" + to.block->name + "' cannot be written");
  if (to.cta &&
      (!step.checkMbarriers(lane, to, piece.bytes) || !step.checkSources(lane, to, piece.bytes) ||
       !step.checkProxy(lane, to, piece.bytes)))
    return false;
  // Concurrent reductions to the same place do not conflict.
  if (copy.reduction != Reduction::None)
    return to.block->shadow.write(who, to.offset, piece.bytes, false, conflict) ||
           step.failConflict(lane, to, conflict, true);
  return to.block->shadow.beginFlight(who, to.offset, piece.bytes, id, conflict) ||
         step.failConflict(lane, to, conflict, true);
}

std::vector<SourceRange> sourcesOf(const BulkCopy &copy) {
  std::vector<SourceRange> ranges;
  for (const BulkPiece &piece : copy.pieces) {
    if (piece.isFilled || !piece.from.cta)
      continue;
    const uint32_t rank = piece.from.cta->rank;
    if (!ranges.empty() && ranges.back().rank == rank &&
        ranges.back().offset + ranges.back().bytes == piece.from.offset)
      ranges.back().bytes += piece.bytes;
    else
      ranges.push_back({rank, piece.from.offset, piece.bytes});
  }
  return ranges;
}

} // namespace

void ptxemu::issueBulk(Step &step, uint32_t lane, BulkCopy given) {
  Machine &machine = step.machine;
  AsyncOperation operation;
  operation.what = given.what;
  operation.line = step.inst.pos.line;
  operation.id = machine.newOperation(operation.what, operation.line);
  operation.warp = &step.warp;
  operation.lane = lane;
  const bool isGroup = !given.mbarrierCta;
  operation.group = isGroup ? step.warp.bulkGroup[lane] + 1 : 0;
  step.warp.dirty |= 1u << lane;
  for (const BulkPiece &piece : given.pieces) {
    if (!begin(step, lane, given, piece, operation.id))
      return;
    machine.counts.asyncBytes += piece.bytes;
  }
  operation.sources = sourcesOf(given);
  Cluster *cluster = &step.cluster;
  AsyncOperation issued = operation;
  issued.sources.clear();
  const auto copy = std::make_shared<const BulkCopy>(std::move(given));
  operation.complete = [=, &machine] {
    Mbarrier *barrier = nullptr;
    if (!isGroup) {
      const auto found = copy->mbarrierCta->mbarriers.find(copy->mbarrierOffset);
      if (found == copy->mbarrierCta->mbarriers.end())
        return failCompletion(machine, issued, ErrorKind::MbarrierUninitialized,
                              "the mbarrier was invalidated before the bytes arrived");
      barrier = &found->second;
    }
    for (const BulkPiece &piece : copy->pieces) {
      if (!checkPoison(machine, issued, piece))
        return;
      move(*copy, piece);
      if (barrier)
        piece.to.block->shadow.complete(piece.to.offset, piece.bytes, issued.id,
                                        markOf(*cluster, *barrier, issued.line, true));
    }
    if (barrier)
      completeBytes(machine, *cluster, issued, *barrier, copy->mbarrierBytes);
  };
  if (isGroup)
    operation.finish = [=](const WriteRecord &mark) {
      for (const BulkPiece &piece : copy->pieces)
        piece.to.block->shadow.complete(piece.to.offset, piece.bytes, issued.id, mark);
    };
  cluster->operations.push_back(std::move(operation));
}

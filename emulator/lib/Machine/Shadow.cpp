//===- Shadow.cpp - Shadow memory for race detection ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Shadow.h"

#include <algorithm>

using namespace ptxemu;

void Shadow::clear() {
  pages.clear();
  parts.clear();
  readers.clear();
}

bool Shadow::isOrdered(const Accessor &who, uint32_t cluster, uint32_t thread, uint32_t time) {
  if (cluster == who.cluster)
    return thread == who.thread || who.clock->of(thread) >= time;
  return cluster < who.firstCluster || who.clock->ofForeign(cluster, thread) >= time;
}

static Conflict conflictWith(ConflictKind kind, const WriteRecord &mark) {
  Conflict conflict;
  conflict.kind = kind;
  conflict.cluster = mark.cluster;
  conflict.thread = mark.thread;
  conflict.line = mark.line;
  conflict.time = mark.time;
  return conflict;
}

void Shadow::addReader(const Accessor &who, Cell &cell) {
  const uint32_t first = who.thread & ~31u, bit = 1u << (who.thread & 31);
  const auto update = [&](ReadRecord &mark) {
    if (mark.lanes && (mark.cluster != who.cluster || mark.firstThread != first))
      return false;
    mark.cluster = who.cluster;
    mark.firstThread = first;
    // Older reads of other lanes are dropped together with their time.
    mark.lanes = mark.time == who.time ? mark.lanes | bit : bit;
    mark.time = who.time;
    mark.line = who.line;
    mark.isStrong = who.isStrong;
    return true;
  };
  if (update(cell.reader))
    return;
  if (!cell.others) {
    readers.emplace_back();
    cell.others = static_cast<uint32_t>(readers.size());
  }
  std::vector<ReadRecord> &others = readers[cell.others - 1];
  for (ReadRecord &mark : others)
    if (update(mark))
      return;
  others.emplace_back();
  update(others.back());
}

bool Shadow::read(const Accessor &who, uint64_t offset, uint64_t bytes, Conflict &conflict) {
  return each(offset, bytes, [&](Cell &cell, uint64_t at) {
    if (cell.operation) {
      conflict = conflictWith(ConflictKind::InFlight, cell.write);
      conflict.operation = cell.operation;
      conflict.offset = at;
      return false;
    }
    const WriteRecord &write = cell.write;
    if (write.time && !(write.isStrong && who.isStrong) &&
        !isOrdered(who, write.cluster, write.thread, write.time)) {
      conflict = conflictWith(ConflictKind::WriteRead, write);
      conflict.offset = at;
      return false;
    }
    addReader(who, cell);
    return true;
  });
}

void Shadow::noteRead(const Accessor &who, uint64_t offset, uint64_t bytes) {
  each(offset, bytes, [&](Cell &cell, uint64_t) {
    addReader(who, cell);
    return true;
  });
}

bool Shadow::readsOrdered(const Accessor &who, const ReadRecord &mark, Conflict &conflict) const {
  if (mark.isStrong && who.isStrong)
    return true;
  for (uint32_t lanes = mark.lanes; lanes; lanes &= lanes - 1) {
    const uint32_t thread = mark.firstThread + static_cast<uint32_t>(__builtin_ctz(lanes));
    if (isOrdered(who, mark.cluster, thread, mark.time))
      continue;
    conflict.kind = ConflictKind::ReadWrite;
    conflict.cluster = mark.cluster;
    conflict.thread = thread;
    conflict.line = mark.line;
    conflict.time = mark.time;
    return false;
  }
  return true;
}

bool Shadow::checkWrite(const Accessor &who, Cell &cell, bool sameValue, Conflict &conflict) const {
  const WriteRecord &write = cell.write;
  if (cell.operation) {
    conflict = conflictWith(ConflictKind::InFlight, write);
    conflict.operation = cell.operation;
    return false;
  }
  if (write.time && !(write.isStrong && who.isStrong) &&
      !isOrdered(who, write.cluster, write.thread, write.time)) {
    const bool sameInstruction = write.cluster == who.cluster && write.line == who.line &&
                                 (write.thread & ~31u) == (who.thread & ~31u) &&
                                 write.time == who.time;
    if (!sameInstruction || !sameValue) {
      conflict = conflictWith(ConflictKind::WriteWrite, write);
      return false;
    }
  }
  if (!readsOrdered(who, cell.reader, conflict))
    return false;
  if (cell.others)
    for (const ReadRecord &mark : readers[cell.others - 1])
      if (!readsOrdered(who, mark, conflict))
        return false;
  return true;
}

bool Shadow::write(const Accessor &who, uint64_t offset, uint64_t bytes, bool sameValue,
                   Conflict &conflict) {
  return each(offset, bytes, [&](Cell &cell, uint64_t at) {
    if (!checkWrite(who, cell, sameValue, conflict)) {
      conflict.offset = at;
      return false;
    }
    cell.write.cluster = who.cluster;
    cell.write.thread = who.thread;
    cell.write.time = who.time;
    cell.write.line = who.line;
    cell.write.isStrong = who.isStrong;
    cell.write.isAsync = who.isAsync;
    cell.reader.lanes = 0;
    if (cell.others)
      readers[cell.others - 1].clear();
    return true;
  });
}

bool Shadow::beginFlight(const Accessor &who, uint64_t offset, uint64_t bytes, uint32_t operation,
                         Conflict &conflict) {
  return each(offset, bytes, [&](Cell &cell, uint64_t at) {
    if (!checkWrite(who, cell, false, conflict)) {
      conflict.offset = at;
      return false;
    }
    cell.operation = operation;
    cell.write.line = who.line;
    cell.reader.lanes = 0;
    if (cell.others)
      readers[cell.others - 1].clear();
    return true;
  });
}

void Shadow::complete(uint64_t offset, uint64_t bytes, uint32_t operation,
                      const WriteRecord &mark) {
  each(offset, bytes, [&](Cell &cell, uint64_t) {
    if (cell.operation == operation) {
      cell.operation = 0;
      cell.write = mark;
    }
    return true;
  });
}

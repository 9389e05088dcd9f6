//===- Shadow.h - Shadow memory for race detection ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each word of shared or global memory: the last write, the reads since then, and
// whether a copy into it is in flight. A word that is accessed in parts is split
// into its bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_SHADOW_H
#define TTTC_PTXEMULATOR_MACHINE_SHADOW_H

#include "PtxEmulator/Machine/Clock.h"

#include <algorithm>
#include <array>
#include <memory>

namespace ptxemu {

struct WriteRecord {
  uint32_t cluster = 0;
  uint32_t thread = 0;
  uint32_t time = 0; ///< 0: none
  uint32_t line : 28;
  uint32_t isStrong : 1; ///< atomic or volatile
  uint32_t isAsync : 1;  ///< by the async proxy
  WriteRecord() : line(0), isStrong(0), isAsync(0) {}
};

/// Lanes of one warp (or an mbarrier) that read at `time`.
struct ReadRecord {
  uint32_t cluster = 0;
  uint32_t firstThread = 0;
  uint32_t lanes = 0; ///< 0: none
  uint32_t time = 0;
  uint32_t line : 31;
  uint32_t isStrong : 1;
  ReadRecord() : line(0), isStrong(0) {}
};

/// The thread that performs an access.
struct Accessor {
  uint32_t cluster = 0;
  uint32_t thread = 0; ///< in the cluster
  uint32_t time = 0;
  uint32_t line = 0;
  bool isStrong = false;
  bool isAsync = false;
  const Clock *clock = nullptr;
  /// Clusters with a smaller index belong to finished launches.
  uint32_t firstCluster = 0;
};

enum class ConflictKind : uint8_t { None, WriteWrite, WriteRead, ReadWrite, InFlight };

struct Conflict {
  ConflictKind kind = ConflictKind::None;
  uint32_t cluster = 0, thread = 0, line = 0, time = 0;
  uint32_t operation = 0; ///< id of the operation in flight
  uint64_t offset = 0;
};

class Shadow {
public:
  /// Checks and records an access. Returns false and sets `conflict` if the access is
  /// not ordered after those that it depends on.
  bool read(const Accessor &who, uint64_t offset, uint64_t bytes, Conflict &conflict);
  /// `sameValue`: the bytes do not change, so lanes of one instruction that write the
  /// same value do not race.
  bool write(const Accessor &who, uint64_t offset, uint64_t bytes, bool sameValue,
             Conflict &conflict);
  /// Marks the destination of a copy; the accesses before it must be ordered.
  bool beginFlight(const Accessor &who, uint64_t offset, uint64_t bytes, uint32_t operation,
                   Conflict &conflict);
  /// Completes the copy `operation`: from now on it counts as a write by `mark`.
  void complete(uint64_t offset, uint64_t bytes, uint32_t operation, const WriteRecord &mark);
  /// Records a completed read on behalf of a thread.
  void noteRead(const Accessor &who, uint64_t offset, uint64_t bytes);
  /// Calls `see` with the last write of each piece of the range.
  template <typename See> void eachWrite(uint64_t offset, uint64_t bytes, See see) {
    each(offset, bytes, [&](Cell &cell, uint64_t) {
      see(cell.write);
      return true;
    });
  }
  void clear();

private:
  struct Cell {
    WriteRecord write;
    ReadRecord reader;
    uint32_t operation = 0;
    uint32_t split = 0;  ///< 1 + index into `parts`
    uint32_t others = 0; ///< 1 + index into `readers`
  };
  static constexpr uint64_t pageWords = 256;
  using Page = std::array<Cell, pageWords>;

  template <typename Visit> bool each(uint64_t offset, uint64_t bytes, Visit visit);
  Cell &word(uint64_t index);
  static bool isOrdered(const Accessor &who, uint32_t cluster, uint32_t thread, uint32_t time);
  bool readsOrdered(const Accessor &who, const ReadRecord &mark, Conflict &conflict) const;
  bool checkWrite(const Accessor &who, Cell &cell, bool sameValue, Conflict &conflict) const;
  void addReader(const Accessor &who, Cell &cell);

  std::vector<std::unique_ptr<Page>> pages;
  std::vector<std::array<Cell, 4>> parts;
  std::vector<std::vector<ReadRecord>> readers;
};

inline Shadow::Cell &Shadow::word(uint64_t index) {
  const uint64_t page = index / pageWords;
  if (page >= pages.size())
    pages.resize(page + 1);
  if (!pages[page])
    pages[page] = std::make_unique<Page>();
  return (*pages[page])[index % pageWords];
}

template <typename Visit> bool Shadow::each(uint64_t offset, uint64_t bytes, Visit visit) {
  for (uint64_t at = offset, end = offset + bytes; at < end;) {
    const uint64_t index = at / 4;
    const uint64_t stop = std::min(end, (index + 1) * 4);
    Cell &cell = word(index);
    if (!cell.split && stop - at == 4) {
      if (!visit(cell, at))
        return false;
      at = stop;
      continue;
    }
    if (!cell.split) {
      parts.push_back({cell, cell, cell, cell});
      if (cell.others)
        for (Cell &part : parts.back()) {
          readers.push_back(readers[cell.others - 1]);
          part.others = static_cast<uint32_t>(readers.size());
        }
      cell.split = static_cast<uint32_t>(parts.size());
    }
    for (; at < stop; ++at)
      if (!visit(parts[cell.split - 1][at % 4], at))
        return false;
  }
  return true;
}

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_SHADOW_H

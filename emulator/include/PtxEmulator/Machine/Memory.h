//===- Memory.h - Memory of the emulated device ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Global memory and the module's variables are allocations with gaps between them,
// so that an access past the end of one hits no other. Every byte has a flag that
// says whether it was written.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_MEMORY_H
#define TTTC_PTXEMULATOR_MACHINE_MEMORY_H

#include "PtxEmulator/Machine/Shadow.h"
#include "PtxEmulator/Parse/Types.h"

#include <string>
#include <vector>

namespace ptxemu {

/// Generic addresses of the windows; all other generic addresses are global.
constexpr uint64_t paramWindow = 0x7d0000000000;
constexpr uint64_t localWindow = 0x7e0000000000;
constexpr uint64_t sharedWindow = 0x7f0000000000;
constexpr uint64_t windowSize = 1ull << 32;
/// Shared memory of the CTA of rank r begins here in the shared::cluster window;
/// addresses below the first are the executing CTA's own.
constexpr uint64_t sharedOfRank(uint32_t rank) { return uint64_t(rank + 1) << 24; }

struct Block {
  std::string name;
  uint64_t base = 0;
  bool isReadOnly = false;
  bool isConst = false; ///< of the const space
  std::vector<uint8_t> bytes;
  std::vector<uint8_t> defined; ///< per byte: 0 if never written, or if poison was stored
  Shadow shadow;

  uint64_t size() const { return bytes.size(); }
  void reset(uint64_t size);
};

/// Device memory. Addresses are those that kernels use.
class Device {
public:
  /// Room of `size` bytes, all poison; 0 if the device's 16 GiB are used up.
  uint64_t allocate(uint64_t size, const std::string &name = "allocation", uint64_t align = 256);
  bool release(uint64_t address);
  /// Copies within one allocation; false if the range is not.
  bool write(uint64_t address, const void *data, uint64_t size);
  bool read(uint64_t address, void *data, uint64_t size) const;
  bool fill(uint64_t address, uint8_t value, uint64_t size);
  /// The first byte of the range that was never written, or `size`.
  uint64_t firstPoison(uint64_t address, uint64_t size) const;

  /// The block that `address` is in, or null.
  Block *find(uint64_t address);
  /// The nearest block below `address`, for messages.
  const Block *below(uint64_t address) const;
  uint64_t allocateConst(uint64_t size, const std::string &name, uint64_t align);

  /// Clusters that ran so far: their accesses come before those of a new launch.
  uint32_t clustersRun = 0;

private:
  uint64_t place(uint64_t size, const std::string &name, uint64_t align, bool isConst);
  std::vector<std::unique_ptr<Block>> blocks; // by base
  Block *last = nullptr;
  uint64_t nextBase = 0x1000000000;
  uint64_t used = 0;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_MEMORY_H

//===- Memory.h - Device memory with guard bytes --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every block is followed by guard bytes, which no kernel may change.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Cuda.h"

#include <vector>

namespace tttc::gpu {

class Memory {
public:
  Memory(const Cuda &cuda, size_t guard) : cuda(cuda), guard(guard) {}
  ~Memory();
  Memory(const Memory &) = delete;
  Memory &operator=(const Memory &) = delete;

  /// Allocates a block of NaNs (all bits set). `reset` restores them in written blocks.
  bool allocate(const std::string &name, size_t bytes, bool isWritten, void *&data,
                std::string &error);
  bool reset(std::string &error) const;
  /// Fills a block of `bytes` bytes with a repeated pattern, which must not be empty.
  bool repeat(void *data, size_t bytes, const std::vector<unsigned char> &pattern,
              std::string &error) const;
  bool read(const void *data, std::vector<unsigned char> &bytes, std::string &error) const;
  /// Returns true if the guard bytes are unchanged.
  bool guarded(std::string &error) const;

  const Cuda &cuda;

private:
  struct Block {
    std::string name;
    DevicePointer pointer;
    size_t bytes;
    bool isWritten;
  };
  size_t guard;
  std::vector<Block> blocks;
};

} // namespace tttc::gpu

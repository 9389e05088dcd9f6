//===- Memory.h - Device memory with guard bytes --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Behind every block lie bytes that no kernel may change.
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

  /// A block of NaNs: every bit is set. `reset` makes those that are written such again.
  bool allocate(const std::string &name, size_t bytes, bool isWritten, void *&data,
                std::string &error);
  bool reset(std::string &error) const;
  /// Fills a block of `bytes` bytes with a pattern, over and over; the pattern must not be empty.
  bool repeat(void *data, size_t bytes, const std::vector<unsigned char> &pattern,
              std::string &error) const;
  bool read(const void *data, std::vector<unsigned char> &bytes, std::string &error) const;
  /// Are the guard bytes as they were?
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

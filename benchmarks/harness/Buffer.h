//===- Buffer.h - Aligned memory --------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory with a fixed alignment, so that the allocator's placement of arrays does not
// influence times.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_BUFFER_H
#define TTTC_BENCHMARKS_HARNESS_BUFFER_H

#include "tttc/Arrays/Array.h"

#include <cstdlib>
#include <cstring>
#include <memory>

namespace tttc::bench {

/// Zero-initialized bytes aligned to a page, or to `alignment` if that is more.
class Buffer {
public:
  Buffer() = default;
  explicit Buffer(size_t bytes, size_t alignment = 4096) {
    alignment = alignment < 4096 ? 4096 : alignment;
    size_t rounded = (bytes + alignment - 1) / alignment * alignment;
    memory.reset(std::aligned_alloc(alignment, rounded ? rounded : alignment));
    if (!memory)
      std::abort();
    std::memset(memory.get(), 0, rounded);
  }
  void *data() const { return memory.get(); }
  float *floats() const { return static_cast<float *>(memory.get()); }

  /// The array's values as float32.
  static Buffer of(const Array &array) {
    Buffer buffer(array.data.size() * sizeof(float));
    for (size_t i = 0; i < array.data.size(); ++i)
      buffer.floats()[i] = static_cast<float>(array.data[i]);
    return buffer;
  }
  /// float32 values as an array.
  Array toArray(const std::vector<int64_t> &shape) const {
    Array array = zeroArray(shape);
    for (size_t i = 0; i < array.data.size(); ++i)
      array.data[i] = static_cast<double>(floats()[i]);
    return array;
  }

private:
  struct Free {
    void operator()(void *pointer) const { std::free(pointer); }
  };
  std::unique_ptr<void, Free> memory;
};

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_BUFFER_H

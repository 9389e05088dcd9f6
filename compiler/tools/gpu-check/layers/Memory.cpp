//===- Memory.cpp - Device memory with guard bytes ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Memory.h.
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include <algorithm>
#include <cstring>

namespace tttc::gpu {

static_assert(sizeof(DevicePointer) == sizeof(void *), "the runtime's tensors hold addresses");

static DevicePointer address(const void *data) { return reinterpret_cast<DevicePointer>(data); }

Memory::~Memory() {
  for (const Block &block : blocks)
    cuda.memFree(block.pointer);
}

bool Memory::allocate(const std::string &name, size_t bytes, bool isWritten, void *&data,
                      std::string &error) {
  DevicePointer pointer = 0;
  // The driver rejects allocations of zero bytes.
  if (!cuda.ok(cuda.memAlloc(&pointer, std::max<size_t>(bytes + guard, 1)),
               ("allocating " + std::to_string(bytes) + " bytes for '" + name + "'").c_str(),
               error))
    return false;
  blocks.push_back({name, pointer, bytes, isWritten});
  std::memcpy(static_cast<void *>(&data), &pointer, sizeof(data));
  return (!bytes || cuda.ok(cuda.fill(pointer, Ones, bytes), "filling memory", error)) &&
         (!guard ||
          cuda.ok(cuda.fill(pointer + bytes, GuardByte, guard), "filling guard bytes", error));
}

bool Memory::reset(std::string &error) const {
  for (const Block &block : blocks)
    if (block.isWritten && block.bytes &&
        !cuda.ok(cuda.fill(block.pointer, Ones, block.bytes), "filling memory", error))
      return false;
  return true;
}

bool Memory::repeat(void *data, size_t bytes, const std::vector<unsigned char> &pattern,
                    std::string &error) const {
  const DevicePointer begin = address(data);
  size_t filled = std::min(bytes, pattern.size());
  if (filled && !cuda.ok(cuda.copyToDevice(begin, pattern.data(), filled), "filling memory", error))
    return false;
  // Each copy doubles the filled part.
  while (filled < bytes) {
    const size_t more = std::min(filled, bytes - filled);
    if (!cuda.ok(cuda.copyOnDevice(begin + filled, begin, more, nullptr), "filling memory", error))
      return false;
    filled += more;
  }
  return true;
}

bool Memory::read(const void *data, std::vector<unsigned char> &bytes, std::string &error) const {
  return bytes.empty() || cuda.ok(cuda.copyToHost(bytes.data(), address(data), bytes.size()),
                                  "reading a tensor", error);
}

bool Memory::guarded(std::string &error) const {
  std::vector<unsigned char> bytes(guard);
  for (const Block &block : blocks) {
    if (guard && !cuda.ok(cuda.copyToHost(bytes.data(), block.pointer + block.bytes, guard),
                          "reading the guard bytes", error))
      return false;
    const auto changed = std::find_if(bytes.begin(), bytes.end(),
                                      [](unsigned char byte) { return byte != GuardByte; });
    if (changed != bytes.end()) {
      error = "wrote " + std::to_string(changed - bytes.begin()) + " bytes behind the end of '" +
              block.name + "'";
      return false;
    }
  }
  return true;
}

} // namespace tttc::gpu

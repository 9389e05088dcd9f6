//===- Memory.cpp - Memory of the emulated device -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Memory.h"

#include <algorithm>
#include <cstring>

using namespace ptxemu;

void Block::reset(uint64_t size) {
  bytes.assign(size, 0);
  defined.assign(size, 0);
  shadow.clear();
}

uint64_t Device::place(uint64_t size, const std::string &name, uint64_t align, bool isConst) {
  constexpr uint64_t capacity = 1ull << 34;
  if (size > capacity - used)
    return 0;
  used += size;
  auto block = std::make_unique<Block>();
  block->name = name;
  block->isConst = block->isReadOnly = isConst;
  block->base = (nextBase + align - 1) / align * align;
  block->reset(size);
  // The gap is wider than any out-of-bounds offset that a kernel is likely to use.
  nextBase = block->base + size + 4096 + (size >> 2);
  blocks.push_back(std::move(block));
  return blocks.back()->base;
}

uint64_t Device::allocate(uint64_t size, const std::string &name, uint64_t align) {
  return place(size, name, align, false);
}

uint64_t Device::allocateConst(uint64_t size, const std::string &name, uint64_t align) {
  return place(size, name, align, true);
}

bool Device::release(uint64_t address) {
  for (auto it = blocks.begin(); it != blocks.end(); ++it) {
    if ((*it)->base != address)
      continue;
    used -= (*it)->size();
    last = nullptr;
    blocks.erase(it);
    return true;
  }
  return false;
}

const Block *Device::below(uint64_t address) const {
  const auto above = std::upper_bound(
      blocks.begin(), blocks.end(), address,
      [](uint64_t value, const std::unique_ptr<Block> &block) { return value < block->base; });
  return above == blocks.begin() ? nullptr : (above - 1)->get();
}

Block *Device::find(uint64_t address) {
  if (last && address - last->base < last->size())
    return last;
  auto *block = const_cast<Block *>(below(address));
  if (!block || address - block->base >= block->size())
    return nullptr;
  return last = block;
}

bool Device::write(uint64_t address, const void *data, uint64_t size) {
  if (!size)
    return true;
  Block *block = find(address);
  if (!block || size > block->size() - (address - block->base))
    return false;
  memcpy(&block->bytes[address - block->base], data, size);
  memset(&block->defined[address - block->base], 1, size);
  return true;
}

bool Device::fill(uint64_t address, uint8_t value, uint64_t size) {
  const std::vector<uint8_t> bytes(size, value);
  return write(address, bytes.data(), size);
}

bool Device::read(uint64_t address, void *data, uint64_t size) const {
  if (!size)
    return true;
  const Block *block = below(address);
  if (!block || address - block->base >= block->size() ||
      size > block->size() - (address - block->base))
    return false;
  memcpy(data, &block->bytes[address - block->base], size);
  return true;
}

uint64_t Device::firstPoison(uint64_t address, uint64_t size) const {
  const Block *block = below(address);
  for (uint64_t i = 0; i < size; ++i)
    if (!block || address + i - block->base >= block->size() ||
        !block->defined[address + i - block->base])
      return i;
  return size;
}

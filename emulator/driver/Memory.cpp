//===- Memory.cpp - libcuda.so, emulated: memory ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies are complete when they return, in every stream. Only fills can be captured.
//
//===----------------------------------------------------------------------===//

#include "State.h"
#include "Trace.h"

#include <cstring>

using namespace ptxemu;
using namespace ptxemu::driver;

extern "C" {

int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
  note("cuMemAlloc %zu", bytes);
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = readyToSync())
    return status;
  if (!bytes)
    return InvalidValue;
  *address = state().device.allocate(bytes);
  return *address ? Success : OutOfMemory;
}

int cuMemFree_v2(uint64_t address) {
  note("cuMemFree");
  std::lock_guard<std::mutex> lock(state().mutex);
  if (state().capture)
    return readyToSync();
  return !address || state().device.release(address) ? Success : InvalidValue;
}

int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t bytes) {
  note("cuMemcpyHtoD %zu", bytes);
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = readyToSync())
    return status;
  return !bytes || state().device.write(to, from, bytes) ? Success : InvalidValue;
}

int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t bytes) {
  note("cuMemcpyDtoH %zu", bytes);
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = readyToSync())
    return status;
  return !bytes || state().device.read(from, to, bytes) ? Success : InvalidValue;
}

int cuMemcpyDtoD_v2(uint64_t to, uint64_t from, size_t bytes) {
  note("cuMemcpyDtoD %zu", bytes);
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = readyToSync())
    return status;
  std::vector<uint8_t> held(bytes);
  return !bytes || (state().device.read(from, held.data(), bytes) &&
                    state().device.write(to, held.data(), bytes))
             ? Success
             : InvalidValue;
}

int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t bytes, void *) {
  return cuMemcpyHtoD_v2(to, from, bytes);
}
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t bytes, void *) {
  return cuMemcpyDtoH_v2(to, from, bytes);
}
int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes, void *) {
  return cuMemcpyDtoD_v2(to, from, bytes);
}

int cuMemsetD8_v2(uint64_t to, unsigned char value, size_t bytes) {
  note("cuMemsetD8 %zu", bytes);
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = readyToSync())
    return status;
  return !bytes || state().device.fill(to, value, bytes) ? Success : InvalidValue;
}

int cuMemsetD32_v2(uint64_t to, unsigned value, size_t count) {
  std::vector<unsigned> words(count, value);
  return cuMemcpyHtoD_v2(to, words.data(), count * 4);
}

int cuMemsetD8Async(uint64_t to, unsigned char value, size_t bytes, Stream *stream) {
  note("cuMemsetD8Async %zu stream %p", bytes, static_cast<void *>(stream));
  std::lock_guard<std::mutex> lock(state().mutex);
  Work work;
  work.address = to;
  work.bytes = bytes;
  work.value = value;
  return put(work, stream);
}

} // extern "C"

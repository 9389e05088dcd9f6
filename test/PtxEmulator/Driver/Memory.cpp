//===- Memory.cpp - libcuda.so, emulated: memory, streams, events ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every call has finished when it returns, so all streams are one.
//
//===----------------------------------------------------------------------===//

#include "Driver/State.h"

#include <cstring>

using namespace ptxemu;
using namespace ptxemu::driver;

extern "C" {

int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = ready())
    return status;
  if (!bytes)
    return InvalidValue;
  *address = state().device.allocate(bytes);
  return *address ? Success : OutOfMemory;
}

int cuMemFree_v2(uint64_t address) {
  std::lock_guard<std::mutex> lock(state().mutex);
  return !address || state().device.release(address) ? Success : InvalidValue;
}

int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t bytes) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = ready())
    return status;
  return !bytes || state().device.write(to, from, bytes) ? Success : InvalidValue;
}

int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t bytes) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = ready())
    return status;
  return !bytes || state().device.read(from, to, bytes) ? Success : InvalidValue;
}

int cuMemcpyDtoD_v2(uint64_t to, uint64_t from, size_t bytes) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = ready())
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
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = ready())
    return status;
  return !bytes || state().device.fill(to, value, bytes) ? Success : InvalidValue;
}

int cuMemsetD32_v2(uint64_t to, unsigned value, size_t count) {
  std::vector<unsigned> words(count, value);
  return cuMemcpyHtoD_v2(to, words.data(), count * 4);
}

int cuMemsetD8Async(uint64_t to, unsigned char value, size_t bytes, void *) {
  return cuMemsetD8_v2(to, value, bytes);
}

int cuStreamCreate(void **stream, unsigned) {
  *stream = &state();
  return ready();
}
int cuStreamDestroy_v2(void *) { return Success; }
int cuStreamSynchronize(void *) { return ready(); }

int cuEventCreate(Event **event, unsigned) {
  std::lock_guard<std::mutex> lock(state().mutex);
  auto made = std::make_unique<Event>();
  *event = made.get();
  state().events[*event] = std::move(made);
  return ready();
}

int cuEventDestroy_v2(Event *event) {
  std::lock_guard<std::mutex> lock(state().mutex);
  return state().events.erase(event) ? Success : InvalidHandle;
}

int cuEventRecord(Event *event, void *) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().events.count(event))
    return InvalidHandle;
  event->at = std::chrono::steady_clock::now();
  event->recorded = true;
  return ready();
}

int cuEventQuery(Event *event) { return state().events.count(event) ? ready() : InvalidHandle; }
int cuEventSynchronize(Event *event) { return cuEventQuery(event); }

int cuEventElapsedTime(float *milliseconds, Event *begin, Event *end) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().events.count(begin) || !state().events.count(end) || !begin->recorded ||
      !end->recorded)
    return InvalidHandle;
  *milliseconds = std::chrono::duration<float, std::milli>(end->at - begin->at).count();
  return Success;
}

} // extern "C"

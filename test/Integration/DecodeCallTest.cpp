//===- DecodeCallTest.cpp - Decoding with slots through the C interface ---===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decodes like a server: a batch of sequences at different positions, with their state in slots,
// and drafted tokens that are rolled back. Kernels are compiled with
// --invariant, so everything is compared bit for bit.
//
//===----------------------------------------------------------------------===//

#include "DecodeCall.h"
#include "CountCalls.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <gtest/gtest.h>
#include <semaphore.h>

using namespace tttc::integration;

namespace {

/// Drawn for each run and printed; TTTC_TEST_SEED reproduces a run.
uint64_t seed() {
  static const uint64_t value = [] {
    const char *given = std::getenv("TTTC_TEST_SEED");
    const uint64_t drawn = given ? std::strtoull(given, nullptr, 10) : std::random_device()();
    std::printf("TTTC_TEST_SEED=%llu\n", static_cast<unsigned long long>(drawn));
    return drawn;
  }();
  return value;
}

bool sameBits(const Floats &a, const Floats &b) {
  return a.size() == b.size() && !a.empty() &&
         memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

/// Returns the contents of one slot.
Floats held(const Slots &state, int64_t slot) {
  Floats values;
  for (const auto &[name, array] : state) {
    const auto size = static_cast<int64_t>(array.size()) / DecodeCall::slots;
    values.insert(values.end(), array.begin() + slot * size, array.begin() + (slot + 1) * size);
  }
  return values;
}

class DecodeCalls : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    const std::string path = std::string(TTTC_TEST_KERNELS) + "/decode." + GetParam() + ".so";
    ASSERT_EQ(tttc_kernel_open(path.c_str(), nullptr, &kernel), TTTC_OK) << tttc_last_error();
    most = tttc_kernel_entry(kernel, TTTC_ENTRY_DECODE)->max_tokens;
    ASSERT_EQ(most, 4);
  }
  void TearDown() override { tttc_kernel_close(kernel); }

  tttc_kernel *kernel = nullptr;
  int64_t most = 0;
};

TEST_P(DecodeCalls, EachSequenceOfABatchStandsAtItsOwnToken) {
  for (uint32_t threads : {1, 3}) {
    DecodeCall call(kernel, 3, seed());
    Slots state;
    std::vector<Part> parts = {{0, 0, 0, 3}, {1, 0, 0, 0}, {2, 0, 0, 2}};
    const int64_t lengths[] = {5, 8, 15};
    for (size_t i = 0; i < parts.size(); ++i) {
      const Floats rows = call.call(TTTC_ENTRY_PREFILL, {parts[i]}, lengths[i], state, threads)[0];
      EXPECT_TRUE(sameBits(rows, call.expected(i, 0, lengths[i])));
      parts[i].position = lengths[i];
      parts[i].read = parts[i].write;
    }
    for (int64_t count : {1, 3, 4, 1, 2, 1}) {
      const auto rows = call.call(TTTC_ENTRY_DECODE, parts, count, state, threads);
      for (size_t i = 0; i < parts.size(); ++i) {
        EXPECT_TRUE(sameBits(rows[i], call.expected(i, parts[i].position, count)))
            << "sequence " << i << " at " << parts[i].position;
        parts[i].position += count;
      }
    }
  }
}

TEST_P(DecodeCalls, TokensOfADraftAreTakenBack) {
  DecodeCall call(kernel, 1, seed());
  for (int64_t begin : {0, 3, 6, 8, 13})
    for (int64_t taken = 0; taken <= most; ++taken) {
      Slots state, never;
      (void)call.call(TTTC_ENTRY_PREFILL, {{0, 0, 0, 0}}, begin, state);
      (void)call.call(TTTC_ENTRY_PREFILL, {{0, 0, 0, 0}}, begin, never);
      const Floats before = held(state, 0);
      (void)call.call(TTTC_ENTRY_DECODE, {{0, begin, 0, 1}}, most, state);
      EXPECT_TRUE(sameBits(held(state, 0), before)) << "the draft wrote where it read";
      // Decode the accepted tokens again, from slot 0.
      const auto kept = call.call(TTTC_ENTRY_DECODE, {{0, begin, 0, 2}}, taken, state);
      const auto plain = call.call(TTTC_ENTRY_DECODE, {{0, begin, 0, 2}}, taken, never);
      EXPECT_EQ(kept, plain);
      EXPECT_TRUE(sameBits(held(state, 2), held(never, 2)));
      if (taken == 0)
        EXPECT_TRUE(sameBits(held(state, 2), before)) << "no tokens changed something";
      if (taken == most)
        EXPECT_TRUE(sameBits(held(state, 1), held(never, 2))) << "a draft that is all kept";
      const auto next = call.call(TTTC_ENTRY_DECODE, {{0, begin + taken, 2, 3}}, 3, state)[0];
      EXPECT_TRUE(sameBits(next, call.expected(0, begin + taken, 3)));
    }
}

TEST_P(DecodeCalls, ASlotMayBeReadAndWritten) {
  DecodeCall call(kernel, 1, seed());
  Slots apart, same;
  (void)call.call(TTTC_ENTRY_PREFILL, {{0, 0, 0, 0}}, 6, apart);
  (void)call.call(TTTC_ENTRY_PREFILL, {{0, 0, 0, 0}}, 6, same);
  int64_t position = 6, slot = 0;
  for (int64_t count : {1, 4, 2, 4, 3}) {
    const auto expected =
        call.call(TTTC_ENTRY_DECODE, {{0, position, slot, 1 - slot}}, count, apart);
    slot = 1 - slot;
    EXPECT_EQ(call.call(TTTC_ENTRY_DECODE, {{0, position, 0, 0}}, count, same), expected);
    EXPECT_TRUE(sameBits(held(same, 0), held(apart, slot)));
    position += count;
  }
}

/// Properties that are checked only for CPU kernels: device memory is not inspected, and the test
/// itself allocates device memory.
class DecodeCallsOfCpu : public DecodeCalls {};

TEST_P(DecodeCallsOfCpu, WhatIsRefusedWritesNothing) {
  DecodeCall call(kernel, 2, seed());
  Slots state;
  (void)call.call(TTTC_ENTRY_PREFILL, {{0, 0, 0, 0}, {1, 0, 0, 1}}, 6, state);
  const Slots before = state;
  const std::vector<Part> parts = {{0, 6, 0, 0}, {1, 6, 1, 1}};
  call.prepare(TTTC_ENTRY_DECODE, parts, most + 1, state);
  EXPECT_EQ(call.run(), TTTC_ERROR_SHAPE);
  EXPECT_NE(strstr(tttc_last_error(), "expected at most 4 tokens in a call, found 5"), nullptr)
      << tttc_last_error();
  call.prepare(TTTC_ENTRY_DECODE, parts, 1, state);
  call.setPosition(1, -1);
  EXPECT_EQ(call.run(), TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(strstr(tttc_last_error(), "expected a position of at least 0, found -1"), nullptr)
      << tttc_last_error();
  for (int64_t slot : {0, 1})
    EXPECT_TRUE(sameBits(held(state, slot), held(before, slot)));
}

const auto cpuKernels = testing::Values("ttt_linear", "ttt_mlp", "delta_rule", "two_learners",
                                        "layer_ttt_linear_mamba");

std::string nameOf(const testing::TestParamInfo<const char *> &info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Kernels, DecodeCalls, cpuKernels, nameOf);
INSTANTIATE_TEST_SUITE_P(Kernels, DecodeCallsOfCpu, cpuKernels, nameOf);
INSTANTIATE_TEST_SUITE_P(OnDevice, DecodeCalls,
                         testing::Values("device.ttt_linear", "device.ttt_mlp",
                                         "device.delta_rule"),
                         nameOf);

#ifdef TTTC_COUNTS_CALLS

TEST_P(DecodeCallsOfCpu, AllocateNothingAndLockNothing) {
  DecodeCall call(kernel, 2, seed());
  Slots state;
  std::vector<Part> parts = {{0, 0, 0, 0}, {1, 0, 1, 1}};
  (void)call.call(TTTC_ENTRY_PREFILL, parts, 6, state);
  for (Part &part : parts)
    part.position = 6;
  call.prepare(TTTC_ENTRY_DECODE, parts, 3, state);
  CountCalls counter;
  const tttc_status status = call.run();
  const CallCounts counts = counter.counts();
  EXPECT_EQ(status, TTTC_OK) << tttc_last_error();
  EXPECT_EQ(counts.allocations, 0);
  EXPECT_EQ(counts.locks, 0);
}

/// The same call with two threads takes the pool's lock: locks of the runtime are counted.
TEST_P(DecodeCallsOfCpu, LocksOfTheRuntimeAreCounted) {
  DecodeCall call(kernel, 2, seed());
  Slots state;
  (void)call.call(TTTC_ENTRY_PREFILL, {{0, 0, 0, 0}, {1, 0, 1, 1}}, 6, state);
  call.prepare(TTTC_ENTRY_DECODE, {{0, 6, 0, 0}, {1, 6, 1, 1}}, 3, state, 2);
  CountCalls counter;
  const tttc_status status = call.run();
  const CallCounts counts = counter.counts();
  EXPECT_EQ(status, TTTC_OK) << tttc_last_error();
  EXPECT_GE(counts.locks, 2);
}

/// Allocations of the runtime are counted too: opening a kernel allocates.
TEST_P(DecodeCallsOfCpu, AllocationsOfTheRuntimeAreCounted) {
  tttc_kernel *again = nullptr;
  CountCalls counter;
  const tttc_status status = tttc_kernel_from_info(tttc_kernel_get_info(kernel), &again);
  const CallCounts counts = counter.counts();
  EXPECT_EQ(status, TTTC_OK) << tttc_last_error();
  EXPECT_GE(counts.allocations, 1);
  tttc_kernel_close(again);
}

/// Calls each counting function once; `volatile` prevents the compiler from removing pairs.
TEST(CountCalls, EveryKindIsCounted) {
  static void *volatile kept;
  auto allocations = [](auto function) {
    CountCalls counter;
    kept = function();
    return counter.counts().allocations;
  };
  auto freed = [&](auto function) {
    const int count = allocations(function);
    free(kept);
    return count;
  };
  EXPECT_EQ(freed([] { return malloc(8); }), 1);
  EXPECT_EQ(freed([] { return calloc(2, 8); }), 1);
  EXPECT_EQ(freed([] { return realloc(nullptr, 8); }), 1);
  EXPECT_EQ(freed([] { return aligned_alloc(64, 64); }), 1);
  EXPECT_EQ(freed([] {
              void *pointer = nullptr;
              return posix_memalign(&pointer, 64, 64) == 0 ? pointer : nullptr;
            }),
            1);
  EXPECT_EQ(allocations([]() -> void * { return new int64_t[4]; }), 1);
  delete[] static_cast<int64_t *>(kept);

  auto locks = [](auto function) {
    CountCalls counter;
    function();
    return counter.counts().locks;
  };
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
  static sem_t semaphore;
  ASSERT_EQ(sem_init(&semaphore, 0, 1), 0);
  EXPECT_EQ(locks([] { return pthread_mutex_lock(&mutex); }), 1);
  pthread_mutex_unlock(&mutex);
  EXPECT_EQ(locks([] { return pthread_mutex_trylock(&mutex); }), 1);
  pthread_mutex_unlock(&mutex);
  EXPECT_EQ(locks([] { return pthread_cond_signal(&condition); }), 1);
  EXPECT_EQ(locks([] { return pthread_cond_broadcast(&condition); }), 1);
  EXPECT_EQ(locks([] { return sem_wait(&semaphore); }), 1);
  EXPECT_EQ(locks([] { return sem_post(&semaphore); }), 1);
}

#endif

} // namespace

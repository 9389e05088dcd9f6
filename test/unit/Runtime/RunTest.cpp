//===- RunTest.cpp - Results of calls -------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares calls with a reference implementation of the recurrence, over
// memory orders, thread counts and degenerate extents.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <thread>

using namespace tttc::runtime::test;

/// Returns the element of a tensor at these indices, through the caller's strides.
static double &at(const tttc_tensor &tensor, std::initializer_list<int64_t> indices) {
  int64_t offset = 0;
  uint32_t axis = 0;
  for (int64_t index : indices)
    offset += index * tensor.strides[axis++];
  return static_cast<double *>(tensor.data)[offset];
}

static void expectRecurrence(EmaCall &call) {
  for (int64_t b = 0; b < call.batch; ++b)
    for (int64_t h = 0; h < call.heads; ++h)
      for (int64_t i = 0; i < EmaCall::d; ++i) {
        double state = at(call.tensor("S"), {b, h, i});
        for (int64_t t = 0; t < call.tokens; ++t) {
          state = at(call.tensor("w"), {h, i}) * state +
                  at(call.tensor("gate"), {b, t}) * at(call.tensor("x"), {b, h, t, i}) +
                  call.bias[0];
          EXPECT_EQ(at(call.tensor("out"), {b, h, t, i}), state);
          if (i == 0 && (t % 2 == 1 || t == call.tokens - 1)) {
            EXPECT_EQ(at(call.tensor("group"), {b, h, t / 2}), state);
          }
        }
        EXPECT_EQ(at(call.tensor("S_final"), {b, h, i}), state);
      }
}

TEST(Run, HeadsOutsideTime) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall call(2, 3, 5);
  ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
  expectRecurrence(call);
}

TEST(Run, TimeOutsideHeads) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall call(2, 3, 5, Order::TimeOutside);
  ASSERT_EQ(call.run(kernel.get(), 3), TTTC_OK) << tttc_last_error();
  expectRecurrence(call);
}

TEST(Run, ArgumentsInAnyOrder) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall call(1, 2, 3);
  std::swap(call.args[0], call.args[6]);
  std::swap(call.args[2], call.args[5]);
  ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
  expectRecurrence(call);
}

TEST(Run, SharedInputsHaveStrideZero) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall call(3, 2, 4);
  call.tensor("S").strides[0] = 0;
  call.tensor("x").strides[1] = 0;
  call.tensor("gate").strides[1] = 0;
  ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
  expectRecurrence(call);
}

TEST(Run, StrideOfAnAxisOfOneDoesNotMatter) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall call(1, 1, 3);
  for (const char *name : {"x", "out", "S", "S_final", "group"})
    call.tensor(name).strides[0] = call.tensor(name).strides[1] = -7;
  ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
  expectRecurrence(call);
}

TEST(Run, FinalStateInPlace) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall separate(2, 2, 5), inPlace(2, 2, 5);
  inPlace.tensor("S_final").data = inPlace.tensor("S").data;
  ASSERT_EQ(separate.run(kernel.get(), 2), TTTC_OK) << tttc_last_error();
  ASSERT_EQ(inPlace.run(kernel.get(), 2), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(inPlace.initial, separate.final);
  EXPECT_EQ(inPlace.out, separate.out);
}

TEST(Run, NoTokens) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall call(2, 3, 0);
  for (const char *name : {"x", "gate", "out", "group"})
    call.tensor(name).data = nullptr;
  ASSERT_EQ(call.run(kernel.get(), 4), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(call.final, call.initial);
}

TEST(Run, NoSequencesOrHeadsNeedNoWorkspace) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  for (auto [batch, heads] : {std::pair(0, 3), std::pair(3, 0)}) {
    EmaCall call(batch, heads, 4);
    uint64_t bytes = 1, alignment = 0;
    ASSERT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, 8, batch, heads, 4, &bytes,
                                   &alignment),
              TTTC_OK);
    EXPECT_EQ(bytes, 0u);
    const tttc_run_options options = optionsOf(8);
    EXPECT_EQ(
        tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(), call.args.size(), &options),
        TTTC_OK)
        << tttc_last_error();
  }
}

TEST(Run, ThreadCountDoesNotChangeABit) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall reference(5, 7, 33);
  ASSERT_EQ(reference.run(kernel.get(), 1), TTTC_OK) << tttc_last_error();
  for (uint32_t threads : {0, 2, 3, 4, 5, 6, 7, 8, 100}) {
    EmaCall call(5, 7, 33);
    ASSERT_EQ(call.run(kernel.get(), threads), TTTC_OK) << tttc_last_error();
    EXPECT_EQ(call.out, reference.out) << threads;
    EXPECT_EQ(call.final, reference.final) << threads;
    EXPECT_EQ(call.group, reference.group) << threads;
  }
}

TEST(Run, TasksThatWalkTheHeads) {
  KernelPtr kernel = openLinked(tttc_kernel_head_sum);
  // x is [B,T,H] in memory.
  std::vector<float> x = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048}, out(4, -1);
  const int64_t xShape[] = {2, 3, 2}, outShape[] = {2, 2};
  std::vector<tttc_argument> args = {{"x", tttc_tensor_dense(x.data(), TTTC_F32, 3, xShape)},
                                     {"out", tttc_tensor_dense(out.data(), TTTC_F32, 2, outShape)}};
  args[0].tensor.strides[1] = 1;
  args[0].tensor.strides[2] = 3;
  ASSERT_EQ(runWithWorkspace(kernel.get(), args, 2, 2, 3, 2), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(out, (std::vector<float>{7, 56, 448, 3584}));
}

TEST(Run, ManyThreadsShareOneKernelAndAnother) {
  KernelPtr ema = openLinked(tttc_kernel_ema), headSum = openLinked(tttc_kernel_head_sum);
  EmaCall reference(4, 4, 9);
  ASSERT_EQ(reference.run(ema.get()), TTTC_OK) << tttc_last_error();
  std::vector<std::thread> threads;
  for (int caller = 0; caller < 4; ++caller)
    threads.emplace_back([&] {
      for (int repeat = 0; repeat < 25; ++repeat) {
        EmaCall call(4, 4, 9);
        ASSERT_EQ(call.run(ema.get(), 3), TTTC_OK) << tttc_last_error();
        EXPECT_EQ(call.out, reference.out);
        float x[3] = {1, 2, 4}, out = 0;
        const int64_t xShape[] = {1, 3, 1}, outShape[] = {1, 1};
        ASSERT_EQ(runWithWorkspace(headSum.get(),
                                   {{"x", tttc_tensor_dense(x, TTTC_F32, 3, xShape)},
                                    {"out", tttc_tensor_dense(&out, TTTC_F32, 2, outShape)}},
                                   2, 1, 3, 1),
                  TTTC_OK)
            << tttc_last_error();
        EXPECT_EQ(out, 7);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
}

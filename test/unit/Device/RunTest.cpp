//===- RunTest.cpp - Calls on the emulated device -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parameters of a kernel: addresses, strides, sequences, slots.
//
//===----------------------------------------------------------------------===//

#include "Sums.h"

using namespace tttc::runtime::test;

namespace {
class DeviceRun : public DeviceTest {
protected:
  void expectSums(SumsCall &call) {
    ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
    call.expect();
  }
  const std::unique_ptr<DeviceKernel> sums = sumsKernel();
  const KernelPtr kernel = sums->open();
};
} // namespace

TEST_F(DeviceRun, SequencesBesideEachOther) {
  SumsCall call({5, 5}, 3, false);
  expectSums(call);
}

TEST_F(DeviceRun, SequencesEndToEnd) {
  SumsCall call({3, 0, 4, 1}, 2, true);
  expectSums(call);
}

/// An array [B, T, H, 2] in memory is passed as [B, H, T, 2] by strides.
TEST_F(DeviceRun, AnyStrides) {
  constexpr int64_t batch = 2, heads = 3, tokens = 4;
  SumsCall call({tokens, tokens}, heads, false), reference({tokens, tokens}, heads, false);
  auto swap = [&](const std::vector<float> &from, bool toTimeOutside) {
    std::vector<float> to(from.size());
    for (int64_t b = 0; b < batch; ++b)
      for (int64_t h = 0; h < heads; ++h)
        for (int64_t t = 0; t < tokens; ++t)
          for (int64_t i = 0; i < 2; ++i) {
            const int64_t inside = ((b * heads + h) * tokens + t) * 2 + i,
                          outside = ((b * tokens + t) * heads + h) * 2 + i;
            (toTimeOutside ? to[outside] : to[inside]) =
                toTimeOutside ? from[inside] : from[outside];
          }
    return to;
  };
  DeviceArray<float> x(swap(call.x.values(), true));
  call.tensor("x").data = x.data();
  for (const char *name : {"x", "out"}) {
    int64_t *strides = call.tensor(name).strides;
    strides[0] = tokens * heads * 2;
    strides[1] = 2;
    strides[2] = heads * 2;
  }
  ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
  ASSERT_EQ(reference.run(kernel.get()), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(swap(call.out.values(), false), reference.out.values());
  EXPECT_EQ(call.final.values(), reference.final.values());
}

TEST_F(DeviceRun, OneInitialStateForAll) {
  SumsCall call({2, 2}, 2, false);
  const std::vector<float> first = {5, 6, 7, 8};
  call.S = std::vector<float>{5, 6, 7, 8, 5, 6, 7, 8};
  DeviceArray<float> shared(first);
  call.tensor("S").data = shared.data();
  call.tensor("S").strides[0] = 0;
  expectSums(call);
}

TEST_F(DeviceRun, SlotsOfStates) {
  SumsCall call({2, 3, 1}, 2, true);
  call.reads = {2, 0, 2};
  call.writes = {1, 2, 0};
  call.deviceReads = call.reads;
  call.deviceWrites = call.writes;
  call.options.read_slots = call.deviceReads.data();
  call.options.write_slots = call.deviceWrites.data();
  expectSums(call);
}

/// More slots than sequences.
TEST_F(DeviceRun, SlotsNobodyWrites) {
  SumsCall call({2}, 1, false);
  DeviceArray<float> slots(std::vector<float>{-1, -1, -2, -2, -3, -3});
  DeviceArray<int64_t> last(std::vector<int64_t>{2});
  call.tensor("S_final") = argument("S_final", slots, {3, 1, 2}).tensor;
  call.options.write_slots = last.data();
  ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(slots.values(), (std::vector<float>{-1, -1, -2, -2, 1004, 1007}));
}

TEST_F(DeviceRun, StatesInPlace) {
  SumsCall call({3, 3}, 2, false), apart({3, 3}, 2, false);
  call.tensor("S_final") = call.tensor("S");
  ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
  ASSERT_EQ(apart.run(kernel.get()), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(call.S.values(), apart.final.values());
}

TEST_F(DeviceRun, WithoutTokens) {
  SumsCall call({0, 0}, 2, false);
  call.args[0].tensor.data = call.args[3].tensor.data = call.args[4].tensor.data = nullptr;
  expectSums(call);
}

TEST_F(DeviceRun, WithoutSequencesNothingIsLaunched) {
  SumsCall call({}, 2, false);
  EXPECT_EQ(callsOf([&] {
              EXPECT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
            }).find("cuLaunchKernel"),
            std::string::npos);
}

/// A captured call is replayed with other cu_seqlens; the T axis has room for more tokens.
TEST_F(DeviceRun, RoomForMoreTokens) {
  SumsCall call({2, 1}, 1, true), roomy({2, 1}, 1, true);
  DeviceArray<float> x(std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8}), out(std::vector<float>(8, -1)),
      group(std::vector<float>(5, -1));
  roomy.tensor("x") = argument("x", x, {1, 1, 4, 2}).tensor;
  roomy.tensor("out") = argument("out", out, {1, 1, 4, 2}).tensor;
  roomy.tensor("group") = argument("group", group, {1, 1, 5}).tensor;
  expectSums(call);
  ASSERT_EQ(roomy.run(kernel.get()), TTTC_OK) << tttc_last_error();
  std::vector<float> expected = call.out.values(), groups = call.group.values();
  expected.resize(8, -1);
  groups.resize(5, -1);
  EXPECT_EQ(out.values(), expected);
  EXPECT_EQ(group.values(), groups);
}

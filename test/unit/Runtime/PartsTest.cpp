//===- PartsTest.cpp - Tensors that several tasks share -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel whose tasks write their number. Checks a gradient that lacks the
// batch axis, the head axis, or both, a final value, and a cotangent.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <cmath>

using namespace tttc::runtime::test;

namespace {

template <typename Element> struct Memref {
  Element *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
};

/// Tensors x [B, H] (read), d_each [B, H], d_head [H, 3], d_batch [B, 3], d_all [3].
void task(void *const *args, void *) {
  const float x = *static_cast<Memref<float> *>(args[0])->aligned;
  *static_cast<Memref<float> *>(args[1])->aligned = x;
  for (int tensor = 2; tensor < 5; ++tensor)
    for (int i = 0; i < 3; ++i)
      static_cast<Memref<float> *>(args[tensor])->aligned[i] = x * static_cast<float>(i + 1);
}

class Parts : public testing::Test {
protected:
  Parts() {
    tensors.push_back({"x", TTTC_TOKEN, TTTC_F32, both, 0, {}, 0, 0, 0, {}});
    add("d_each", both, 0);
    add("d_head", TTTC_AXIS_HEAD, 1);
    add("d_batch", TTTC_AXIS_BATCH, 1);
    add("d_all", 0, 1);
    entry.num_tensors = 5;
    entry.tensors = tensors.data();
  }
  void add(const char *name, uint32_t axes, uint32_t rank) {
    tensors.push_back({name, TTTC_GRADIENT, TTTC_F32, axes, rank, {3}, 0, 0, 0, {}});
  }

  tttc_status run(int64_t batch, int64_t heads, uint32_t threads) {
    kernel = openLinked(info);
    x.resize(batch * heads);
    for (size_t i = 0; i < x.size(); ++i)
      x[i] = std::ldexp(1.0f, static_cast<int>(i));
    each.assign(batch * heads, -1);
    head.assign(heads * 3, -1);
    perBatch.assign(batch * 3, -1);
    all.assign(3, -1);
    const int64_t plain[] = {batch, heads}, byHead[] = {heads, 3}, byBatch[] = {batch, 3},
                  single[] = {3};
    const std::vector<tttc_argument> args = {
        {"x", tttc_tensor_dense(x.data(), TTTC_F32, 2, plain)},
        {"d_each", tttc_tensor_dense(each.data(), TTTC_F32, 2, plain)},
        {"d_head", tttc_tensor_dense(head.data(), TTTC_F32, 2, byHead)},
        {"d_batch", tttc_tensor_dense(perBatch.data(), TTTC_F32, 2, byBatch)},
        {"d_all", tttc_tensor_dense(all.data(), TTTC_F32, 1, single)}};
    if (!writeSlots)
      return runWithWorkspace(kernel.get(), args, threads, batch, heads, 0);
    alignas(64) char workspace[4096];
    tttc_run_options options = optionsOf(1, workspace, sizeof(workspace));
    options.write_slots = writeSlots;
    return tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args.data(), args.size(), &options);
  }

  static constexpr uint32_t both = TTTC_AXIS_BATCH | TTTC_AXIS_HEAD;
  std::vector<tttc_tensor_info> tensors;
  tttc_entry_info entry = {TTTC_ENTRY_FORWARD,
                           0,
                           nullptr,
                           0,
                           0,
                           task,
                           sizeof(tttc_tensor_info),
                           both,
                           0,
                           0,
                           0,
                           0,
                           nullptr,
                           nullptr,
                           0,
                           0,
                           nullptr,
                           0,
                           0,
                           nullptr,
                           0,
                           nullptr,
                           0};
  tttc_kernel_info info = infoOf("sum", entry);
  KernelPtr kernel;
  const int64_t *writeSlots = nullptr;
  std::vector<float> x, each, head, perBatch, all;
};

} // namespace

TEST_F(Parts, OverTheAxesAGradientLacks) {
  for (uint32_t threads : {1u, 3u}) {
    ASSERT_EQ(run(2, 3, threads), TTTC_OK) << tttc_last_error();
    EXPECT_EQ(each, x); // 1 2 4, 8 16 32
    EXPECT_EQ(head, (std::vector<float>{9, 18, 27, 18, 36, 54, 36, 72, 108}));
    EXPECT_EQ(perBatch, (std::vector<float>{7, 14, 21, 56, 112, 168}));
    EXPECT_EQ(all, (std::vector<float>{63, 126, 189}));
  }
}

TEST_F(Parts, AFinalValueIsTheFirstTasks) {
  tensors[2].role = tensors[3].role = tensors[4].role = TTTC_STATE_FINAL;
  ASSERT_EQ(run(2, 3, 3), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(head, (std::vector<float>{1, 2, 3, 2, 4, 6, 4, 8, 12}));
  EXPECT_EQ(perBatch, (std::vector<float>{1, 2, 3, 8, 16, 24}));
  EXPECT_EQ(all, (std::vector<float>{1, 2, 3}));
}

TEST_F(Parts, AFinalValueGoesToItsSlot) {
  tensors[3].role = TTTC_STATE_FINAL;
  const int64_t swapped[] = {1, 0};
  writeSlots = swapped;
  ASSERT_EQ(run(2, 3, 1), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(perBatch, (std::vector<float>{8, 16, 24, 1, 2, 3}));
}

TEST_F(Parts, ACotangentReachesTheFirstTask) {
  entry.task = [](void *const *args, void *) {
    const float *given = static_cast<Memref<float> *>(args[4])->aligned;
    *static_cast<Memref<float> *>(args[1])->aligned = given[0] + given[1] + given[2];
  };
  tensors[4].role = TTTC_COTANGENT;
  ASSERT_EQ(run(2, 2, 1), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(each, (std::vector<float>{-3, 0, 0, 0}));
}

TEST_F(Parts, IsZeroWithoutTasks) {
  ASSERT_EQ(run(0, 2, 1), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(head, std::vector<float>(6, 0));
  EXPECT_EQ(all, std::vector<float>(3, 0));
}

TEST_F(Parts, AFailureOfATaskIsThatOfTheCall) {
  entry.failure = [] { return static_cast<const char *>(nullptr); };
  EXPECT_EQ(run(2, 3, 3), TTTC_OK) << tttc_last_error();
  entry.failure = [] { return "the device is gone"; };
  EXPECT_EQ(run(2, 3, 3), TTTC_ERROR_DEVICE);
  EXPECT_STREQ(tttc_last_error(), "sum: the device is gone");
}

TEST_F(Parts, GradientsOfTokensAreNotSummedOverSequences) {
  tensors[4].axes = TTTC_AXIS_TIME;
  tttc_kernel *opened = nullptr;
  EXPECT_EQ(tttc_kernel_from_info(&info, &opened), TTTC_ERROR_LOAD);
  EXPECT_STREQ(tttc_last_error(),
               "kernel 'sum': output 'd_all' is joined over sequences and has a value per token");
}

TEST_F(Parts, AreOfTypesThatACpuAdds) {
  tttc_kernel *opened = nullptr;
  for (uint32_t dtype : {TTTC_BF16, TTTC_F16, TTTC_I64}) {
    tensors[2].dtype = dtype;
    EXPECT_EQ(tttc_kernel_from_info(&info, &opened), TTTC_ERROR_LOAD);
    EXPECT_EQ(tttc_last_error(),
              std::string("kernel 'sum': tasks share output 'd_head': expected dtype f32 or f64, "
                          "found ") +
                  (dtype == TTTC_BF16  ? "bf16"
                   : dtype == TTTC_F16 ? "f16"
                                       : "i64"));
  }
}

TEST_F(Parts, AreOfOneValueOfEachAxis) {
  tttc_kernel *opened = nullptr;
  for (uint32_t split : {TTTC_AXIS_BATCH, TTTC_AXIS_HEAD}) {
    tensors[1].axes = tensors[4].axes = both & ~split;
    tensors[2].axes = tensors[3].axes = both;
    entry.task_axes = split;
    EXPECT_EQ(tttc_kernel_from_info(&info, &opened), TTTC_ERROR_LOAD);
    EXPECT_STREQ(tttc_last_error(),
                 "kernel 'sum': tasks share 'd_each', which has an axis that they "
                 "do not split");
    tensors[1].role = TTTC_COTANGENT;
    EXPECT_EQ(tttc_kernel_from_info(&info, &opened), TTTC_ERROR_LOAD);
    tensors[1].role = TTTC_GRADIENT;
  }
}

TEST_F(Parts, CotangentsOfTokensHaveAllAxes) {
  // The zeros that replace an omitted cotangent have only one row.
  tensors[3].role = TTTC_COTANGENT;
  tensors[3].axes |= TTTC_AXIS_TIME;
  tttc_kernel *opened = nullptr;
  EXPECT_EQ(tttc_kernel_from_info(&info, &opened), TTTC_ERROR_LOAD);
  EXPECT_STREQ(tttc_last_error(), "kernel 'sum': cotangent 'd_batch' has a value per token and "
                                  "lacks an axis that the tasks split");
}

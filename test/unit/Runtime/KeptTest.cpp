//===- KeptTest.cpp - Kernels of released sizes ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files that an earlier compiler wrote, with structs of that release's size. They contain
// x86-64 code, which other machines do not open.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <algorithm>
#include <map>

using namespace tttc::runtime::test;

namespace {

constexpr int64_t heads = 2, tokens = 5, d = 4;

/// Returns values for each head's tokens, [1, heads, tokens, `row`], or [1, heads, tokens] for 0.
std::vector<float> numbers(int seed, int64_t row) {
  std::vector<float> values(heads * tokens * std::max<int64_t>(row, 1));
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = static_cast<float>((seed + 7 * i) % 11) / 8 - 0.5f;
  return values;
}

void run(const tttc_kernel *kernel, tttc_entry_kind kind,
         std::map<std::string, std::vector<float>> &arrays) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
  ASSERT_NE(entry, nullptr) << tttc_last_error();
  std::vector<tttc_argument> arguments;
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    std::vector<int64_t> shape = {1, heads};
    if (info.axes & TTTC_AXIS_TIME)
      shape.push_back((tokens + std::max<int64_t>(info.time_block, 1) - 1) /
                      std::max<int64_t>(info.time_block, 1));
    shape.insert(shape.end(), info.inner_shape, info.inner_shape + info.inner_rank);
    std::vector<float> &array = arrays[info.name];
    int64_t count = 1;
    for (int64_t length : shape)
      count *= length;
    array.resize(static_cast<size_t>(count));
    arguments.push_back(
        {info.name, tttc_tensor_dense(array.data(), TTTC_F32, static_cast<uint32_t>(shape.size()),
                                      shape.data())});
  }
  tttc_run_options options = optionsOf(1);
  std::vector<std::unique_ptr<void, void (*)(void *)>> workspace;
  options.allocate_context = &workspace;
  options.allocate = [](void *context, uint64_t bytes, uint64_t alignment) {
    auto &kept = *static_cast<std::vector<std::unique_ptr<void, void (*)(void *)>> *>(context);
    kept.emplace_back(aligned_alloc(alignment, bytes), free);
    return kept.back().get();
  };
  ASSERT_EQ(tttc_run(kernel, kind, arguments.data(), arguments.size(), &options), TTTC_OK)
      << tttc_last_error();
}

KernelPtr openKept(const std::string &name) {
  tttc_kernel *opened = nullptr;
  EXPECT_EQ(tttc_kernel_open((TTTC_TEST_KEPT "/" + name).c_str(), nullptr, &opened), TTTC_OK)
      << tttc_last_error();
  return KernelPtr(opened);
}

} // namespace

TEST(Kept, AbiVersion2) {
#if !defined(__x86_64__)
  GTEST_SKIP() << "kernels are kept for x86-64";
#endif
  const KernelPtr kernel = openKept("delta_rule.abi2.so");
  ASSERT_NE(kernel, nullptr);
  const tttc_entry_info *entry = tttc_kernel_entry(kernel.get(), TTTC_ENTRY_FORWARD);
  ASSERT_NE(entry, nullptr);
  for (uint32_t i = 0; i < entry->num_tensors; ++i)
    EXPECT_EQ(entry->tensors[i].init_kind, uint32_t(TTTC_INIT_NONE));
  std::map<std::string, std::vector<float>> arrays;
  arrays["q"] = numbers(1, d);
  arrays["k"] = numbers(2, d);
  arrays["v"] = numbers(3, d);
  arrays["lr"] = numbers(4, 0);
  arrays["d_out"] = numbers(5, d);
  ASSERT_NO_FATAL_FAILURE(run(kernel.get(), TTTC_ENTRY_FORWARD, arrays));
  const std::vector<float> out = arrays["out"], final = arrays["S_final"];
  ASSERT_NO_FATAL_FAILURE(run(kernel.get(), TTTC_ENTRY_SAVE, arrays));
  ASSERT_NO_FATAL_FAILURE(run(kernel.get(), TTTC_ENTRY_BACKWARD, arrays));
  EXPECT_EQ(arrays["out"], out);
  // S -= lr * k^T (k @ S - v); out = q @ S; therefore the gradient of q is S @ d_out.
  for (int64_t h = 0; h < heads; ++h) {
    double S[d][d] = {};
    for (int64_t t = 0; t < tokens; ++t) {
      const int64_t at = h * tokens + t;
      auto row = [&](const char *name, int64_t i) { return double(arrays[name][at * d + i]); };
      double error[d];
      for (int64_t j = 0; j < d; ++j) {
        error[j] = -row("v", j);
        for (int64_t i = 0; i < d; ++i)
          error[j] += row("k", i) * S[i][j];
      }
      for (int64_t i = 0; i < d; ++i)
        for (int64_t j = 0; j < d; ++j)
          S[i][j] -= arrays["lr"][at] * row("k", i) * error[j];
      for (int64_t i = 0; i < d; ++i) {
        double read = 0, gradient = 0;
        for (int64_t j = 0; j < d; ++j) {
          read += row("q", j) * S[j][i];
          gradient += S[i][j] * row("d_out", j);
        }
        EXPECT_NEAR(out[at * d + i], read, 1e-5);
        EXPECT_NEAR(arrays["d_q"][at * d + i], gradient, 1e-5);
      }
    }
    for (int64_t i = 0; i < d * d; ++i)
      EXPECT_NEAR(final[h * d * d + i], S[i / d][i % d], 1e-5);
  }
}

TEST(Kept, WhereTrainingBegins) {
#if !defined(__x86_64__)
  GTEST_SKIP() << "kernels are kept for x86-64";
#endif
  const KernelPtr kernel = openKept("init.abi2.so");
  ASSERT_NE(kernel, nullptr);
  const tttc_entry_info *entry = tttc_kernel_entry(kernel.get(), TTTC_ENTRY_FORWARD);
  ASSERT_NE(entry, nullptr);
  auto expectInit = [&](const char *name, tttc_init_kind kind, double first, double second) {
    for (uint32_t i = 0; i < entry->num_tensors; ++i) {
      const tttc_tensor_info &info = entry->tensors[i];
      if (std::string(info.name) != name)
        continue;
      EXPECT_EQ(info.init_kind, uint32_t(kind)) << name;
      EXPECT_EQ(info.init_values[0], first) << name;
      EXPECT_EQ(info.init_values[1], second) << name;
      return;
    }
    ADD_FAILURE() << "no tensor " << name;
  };
  expectInit("x", TTTC_INIT_NONE, 0, 0);
  expectInit("g", TTTC_INIT_CONSTANT, 1, 0);
  expectInit("c", TTTC_INIT_UNIFORM, -0.1, 0.1);
  expectInit("W", TTTC_INIT_NORMAL, 0, 0.25);
  expectInit("b", TTTC_INIT_NONE, 0, 0);
  expectInit("W_final", TTTC_INIT_NONE, 0, 0);
}

//===- BlocksTest.cpp - Tasks of a part of a sequence ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A hand-written entry whose groups of four tokens do not depend on each other: y = w x, and the
// sum of x over two tokens. The task notes the tokens of each call.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <algorithm>
#include <mutex>
#include <numeric>

using namespace tttc::runtime::test;

namespace {

constexpr uint32_t B = TTTC_AXIS_BATCH, H = TTTC_AXIS_HEAD, T = TTTC_AXIS_TIME;
constexpr int64_t width = 3, group = 4;

template <int rank> struct Descriptor {
  float *allocated, *aligned;
  int64_t offset, sizes[rank], strides[rank];
};

std::mutex mutex;
std::vector<int64_t> calls; ///< tokens of each

void scaleAndSum(void *const *args, void *) {
  auto &x = *static_cast<Descriptor<2> *>(args[0]);
  const float w = *static_cast<Descriptor<1> *>(args[1])->aligned;
  auto &y = *static_cast<Descriptor<2> *>(args[2]);
  auto &sums = *static_cast<Descriptor<1> *>(args[3]);
  const int64_t tokens = x.sizes[0];
  // Not EXPECT: the threads of the runtime are no test threads.
  if (y.sizes[0] != tokens || sums.sizes[0] != (tokens + 1) / 2)
    abort();
  for (int64_t t = 0; t < tokens; ++t) {
    float *row = x.aligned + t * x.strides[0];
    float &sum = sums.aligned[t / 2 * sums.strides[0]];
    sum = t % 2 == 0 ? row[0] : sum + row[0];
    for (int64_t i = 0; i < width; ++i)
      y.aligned[t * y.strides[0] + i] = w * row[i];
  }
  std::lock_guard<std::mutex> lock(mutex);
  calls.push_back(tokens);
}

class Blocks : public testing::Test {
protected:
  void refused(const std::string &words) {
    tttc_kernel *kernel = nullptr;
    EXPECT_EQ(tttc_kernel_from_info(&info, &kernel), TTTC_ERROR_LOAD);
    EXPECT_NE(std::string(tttc_last_error()).find(words), std::string::npos) << tttc_last_error();
  }

  /// The results of a call, y and then the sums, with the tokens of its tasks in `calls`. In x and
  /// y, T is outside of H.
  std::vector<float> run(uint32_t threads, int64_t batch, int64_t heads, int64_t tokens,
                         const std::vector<int64_t> &ends = {}) {
    KernelPtr kernel = openLinked(info);
    const int64_t sequences = ends.empty() ? batch : int64_t(ends.size()) - 1;
    int64_t groups = 0;
    for (size_t i = 1; i < ends.size(); ++i)
      groups += (ends[i] - ends[i - 1] + 1) / 2;
    groups = ends.empty() ? (tokens + 1) / 2 : groups;
    std::vector<float> x(batch * heads * tokens * width), w(heads), y(x.size(), -1),
        sums(batch * heads * groups, -1);
    std::iota(x.begin(), x.end(), 1.0f);
    std::iota(w.begin(), w.end(), 2.0f);
    const int64_t rows[] = {batch, heads, tokens, width}, perGroup[] = {batch, heads, groups};
    std::vector<tttc_argument> args = {
        {"x", tttc_tensor_dense(x.data(), TTTC_F32, 4, rows)},
        {"w", tttc_tensor_dense(w.data(), TTTC_F32, 1, &heads)},
        {"y", tttc_tensor_dense(y.data(), TTTC_F32, 4, rows)},
        {"sums", tttc_tensor_dense(sums.data(), TTTC_F32, 3, perGroup)}};
    const int64_t strides[] = {tokens * heads * width, width, heads * width, 1};
    for (size_t i : {0u, 2u})
      std::copy_n(strides, 4, args[i].tensor.strides);
    tttc_run_options options = optionsOf(threads);
    options.cu_seqlens = ends.empty() ? nullptr : ends.data();
    options.num_sequences = ends.empty() ? 0 : uint64_t(sequences);
    uint64_t bytes = 0, alignment = 1;
    EXPECT_EQ(tttc_run_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, args.data(), args.size(),
                                       &options, &bytes, &alignment),
              TTTC_OK);
    std::unique_ptr<void, void (*)(void *)> workspace(
        bytes == 0 ? nullptr : aligned_alloc(alignment, bytes), free);
    options.workspace = workspace.get();
    options.workspace_bytes = bytes;
    calls.clear();
    EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args.data(), args.size(), &options),
              TTTC_OK)
        << tttc_last_error();
    y.insert(y.end(), sums.begin(), sums.end());
    return y;
  }

  std::vector<tttc_tensor_info> tensors = {
      {"x", TTTC_TOKEN, TTTC_F32, B | H | T, 1, {width}, 1, 0, 0, {}},
      {"w", TTTC_PARAM, TTTC_F32, H, 0, {}, 0, 0, 0, {}},
      {"y", TTTC_OUTPUT, TTTC_F32, B | H | T, 1, {width}, 1, 0, 0, {}},
      {"sums", TTTC_PROBE, TTTC_F32, B | H | T, 0, {}, 2, 0, 0, {}}};
  tttc_entry_info entry = {TTTC_ENTRY_FORWARD,
                           4,
                           tensors.data(),
                           0,
                           0,
                           scaleAndSum,
                           sizeof(tttc_tensor_info),
                           B | H,
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
                           group,
                           nullptr,
                           0};
  tttc_kernel_info info = infoOf("blocks", entry);
};

} // namespace

TEST_F(Blocks, FewTasksAreSplit) {
  const int64_t tokens = 1003;
  std::vector<float> whole = run(1, 2, 3, tokens);
  EXPECT_EQ(calls, std::vector<int64_t>(6, tokens));
  EXPECT_EQ(whole.front(), 2);
  EXPECT_EQ(std::count(whole.begin(), whole.end(), -1), 0);
  for (uint32_t threads : {2u, 3u, 7u}) {
    EXPECT_EQ(run(threads, 2, 3, tokens), whole);
    EXPECT_GT(calls.size(), 6u);
    EXPECT_EQ(std::accumulate(calls.begin(), calls.end(), int64_t(0)), 6 * tokens);
    // Parts are groups, but for the last one of each task.
    EXPECT_EQ(std::count_if(calls.begin(), calls.end(), [](int64_t n) { return n % group != 0; }),
              6);
  }
}

TEST_F(Blocks, EnoughTasksAndShortOnesStayWhole) {
  run(2, 2, 4, 1000);
  EXPECT_EQ(calls, std::vector<int64_t>(8, 1000)); // four for each thread
  run(4, 1, 1, 127);
  EXPECT_EQ(calls, std::vector<int64_t>(1, 127));
  run(4, 1, 1, 0);
  EXPECT_EQ(calls, std::vector<int64_t>(1, 0));
  entry.block_tokens = 0;
  run(4, 1, 1, 1000);
  EXPECT_EQ(calls, std::vector<int64_t>(1, 1000));
}

/// Sequences end to end: a short one has fewer parts than a long one, an empty one still has a
/// task, and entries of groups begin anew.
TEST_F(Blocks, PartsOfSequencesEndToEnd) {
  const std::vector<int64_t> ends = {0, 0, 5, 70, 801};
  std::vector<float> whole = run(1, 1, 1, 801, ends);
  EXPECT_EQ(calls, (std::vector<int64_t>{0, 5, 65, 731}));
  EXPECT_EQ(run(8, 1, 1, 801, ends), whole);
  EXPECT_GT(calls.size(), 8u);
  EXPECT_EQ(std::accumulate(calls.begin(), calls.end(), int64_t(0)), 801);
  EXPECT_EQ(std::count(calls.begin(), calls.end(), 0), 1);
}

TEST_F(Blocks, OfWhatCannotBeSplitAreRefused) {
  entry.block_tokens = -1;
  refused("kernel 'blocks': blocks of -1 tokens");
  entry.block_tokens = 3;
  refused("'sums' is no tensor of a kernel whose blocks of 3 tokens are computed apart");
  entry.block_tokens = group;
  tensors[3].time_block = -2;
  refused("'sums' is no tensor of a kernel");
  tensors[3] = {"S_final", TTTC_STATE_FINAL, TTTC_F32, B | H, 0, {}, 0, 0, 0, {}};
  refused("'S_final' is no tensor of a kernel");
  tensors[3] = {"d_x", TTTC_GRADIENT, TTTC_F32, B | T, 1, {width}, 1, 0, 0, {}};
  refused("'d_x' is no tensor of a kernel");
}

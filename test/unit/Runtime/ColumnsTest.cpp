//===- ColumnsTest.cpp - Tasks of a block of columns ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A hand-written entry whose columns do not depend on each other: a state of two rows, of which
// token t adds x to row t % 2 and returns the sum of both, times w. The task notes its columns.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <algorithm>
#include <mutex>
#include <numeric>

using namespace tttc::runtime::test;

namespace {

constexpr uint32_t B = TTTC_AXIS_BATCH, H = TTTC_AXIS_HEAD, T = TTTC_AXIS_TIME;
constexpr int64_t width = 6;

template <int rank> struct Descriptor {
  float *allocated, *aligned;
  int64_t offset, sizes[rank], strides[rank];
};

std::mutex mutex;
std::vector<int64_t> calls; ///< columns of each

void addUp(void *const *args, void *) {
  auto &x = *static_cast<Descriptor<2> *>(args[0]);
  auto &w = *static_cast<Descriptor<1> *>(args[1]);
  auto &scale = *static_cast<Descriptor<0> *>(args[2]);
  auto &S = *static_cast<Descriptor<2> *>(args[3]);
  auto &last = *static_cast<Descriptor<2> *>(args[4]);
  auto &out = *static_cast<Descriptor<2> *>(args[5]);
  const int64_t columns = x.sizes[1];
  // Not EXPECT: the threads of the runtime are no test threads.
  if (w.sizes[0] != columns || S.sizes[1] != columns || last.sizes[1] != columns ||
      out.sizes[1] != columns || S.strides[0] != width || last.strides[0] != width)
    abort();
  for (int64_t j = 0; j < columns; ++j) {
    float state[2] = {S.aligned[j], S.aligned[width + j]};
    for (int64_t t = 0; t < x.sizes[0]; ++t) {
      state[t % 2] += x.aligned[t * x.strides[0] + j];
      out.aligned[t * out.strides[0] + j] = *scale.aligned * w.aligned[j] * (state[0] + state[1]);
    }
    last.aligned[j] = state[0];
    last.aligned[width + j] = state[1];
  }
  std::lock_guard<std::mutex> lock(mutex);
  calls.push_back(columns);
}

class Columns : public testing::Test {
protected:
  void refused(const std::string &words) {
    tttc_kernel *kernel = nullptr;
    EXPECT_EQ(tttc_kernel_from_info(&info, &kernel), TTTC_ERROR_LOAD);
    EXPECT_NE(std::string(tttc_last_error()).find(words), std::string::npos) << tttc_last_error();
  }

  /// The results of a call, out and then the final states, with the columns of its tasks in
  /// `calls`. In x and out, T is outside of H.
  std::vector<float> run(uint32_t threads, int64_t batch, int64_t heads, int64_t tokens,
                         const std::vector<int64_t> &ends = {}) {
    KernelPtr kernel = openLinked(info);
    const int64_t sequences = ends.empty() ? batch : int64_t(ends.size()) - 1;
    std::vector<float> x(batch * heads * tokens * width), w(heads * width),
        S(sequences * heads * 2 * width), out(x.size(), -1),
        last(sequences * heads * 2 * width, -1);
    float scale = 2;
    std::iota(x.begin(), x.end(), 1.0f);
    std::iota(w.begin(), w.end(), 2.0f);
    std::iota(S.begin(), S.end(), 3.0f);
    const int64_t rows[] = {batch, heads, tokens, width}, states[] = {sequences, heads, 2, width},
                  params[] = {heads, width};
    std::vector<tttc_argument> args = {
        {"x", tttc_tensor_dense(x.data(), TTTC_F32, 4, rows)},
        {"w", tttc_tensor_dense(w.data(), TTTC_F32, 2, params)},
        {"scale", tttc_tensor_dense(&scale, TTTC_F32, 0, nullptr)},
        {"S", tttc_tensor_dense(S.data(), TTTC_F32, 4, states)},
        {"S_final", tttc_tensor_dense(last.data(), TTTC_F32, 4, states)},
        {"out", tttc_tensor_dense(out.data(), TTTC_F32, 4, rows)}};
    const int64_t strides[] = {tokens * heads * width, width, heads * width, 1};
    for (size_t i : {0u, 5u})
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
    out.insert(out.end(), last.begin(), last.end());
    return out;
  }

  static std::vector<tttc_tensor_info> tensorsOf(int64_t columns) {
    return {{"x", TTTC_TOKEN, TTTC_F32, B | H | T, 1, {columns}, 1, 0, 0, {}},
            {"w", TTTC_PARAM, TTTC_F32, H, 1, {columns}, 0, 0, 0, {}},
            {"scale", TTTC_PARAM, TTTC_F32, 0, 0, {}, 0, 0, 0, {}},
            {"S", TTTC_STATE_INITIAL, TTTC_F32, B | H, 2, {2, columns}, 0, 0, 0, {}},
            {"S_final", TTTC_STATE_FINAL, TTTC_F32, B | H, 2, {2, columns}, 0, 0, 0, {}},
            {"out", TTTC_OUTPUT, TTTC_F32, B | H | T, 1, {columns}, 1, 0, 0, {}}};
  }
  static tttc_entry_info entryOf(const std::vector<tttc_tensor_info> &tensors) {
    tttc_entry_info entry = {};
    entry.kind = TTTC_ENTRY_FORWARD;
    entry.num_tensors = uint32_t(tensors.size());
    entry.tensors = tensors.data();
    entry.task = addUp;
    entry.tensor_size = sizeof(tttc_tensor_info);
    entry.task_axes = B | H;
    return entry;
  }

  std::vector<tttc_tensor_info> whole = tensorsOf(width), ofBlock = tensorsOf(2);
  tttc_entry_info block = entryOf(ofBlock), entry = entryOf(whole);
  tttc_kernel_info info = infoOf("columns", entry);
};

} // namespace

TEST_F(Columns, FewTasksAreSplit) {
  const std::vector<float> expected = run(1, 1, 1, 9);
  EXPECT_EQ(calls, std::vector<int64_t>(1, width));
  run(4, 1, 1, 9);
  EXPECT_EQ(calls, std::vector<int64_t>(1, width)); // the kernel has no blocks
  entry.columns = &block;
  EXPECT_EQ(run(1, 1, 1, 9), expected);
  EXPECT_EQ(calls, std::vector<int64_t>(1, width));
  for (uint32_t threads : {2u, 3u, 7u}) {
    EXPECT_EQ(run(threads, 1, 1, 9), expected);
    EXPECT_EQ(calls, std::vector<int64_t>(3, 2));
  }
}

/// Split where the blocks take fewer turns of the threads than the tasks, with what they share.
TEST_F(Columns, TasksThatFillTheThreadsStayWhole) {
  const std::vector<float> expected = run(1, 2, 2, 5);
  entry.columns = &block;
  EXPECT_EQ(run(4, 2, 2, 5), expected);
  EXPECT_EQ(calls, std::vector<int64_t>(4, width)); // one turn
  EXPECT_EQ(run(3, 2, 2, 5), expected);
  EXPECT_EQ(calls, std::vector<int64_t>(12, 2)); // four short turns instead of two
  EXPECT_EQ(run(2, 2, 2, 5), expected);
  EXPECT_EQ(calls, std::vector<int64_t>(4, width));
  run(8, 1, 1, 0);
  run(8, 0, 1, 5);
  EXPECT_TRUE(calls.empty());
}

TEST_F(Columns, SequencesEndToEnd) {
  const std::vector<int64_t> ends = {0, 0, 5, 8};
  const std::vector<float> expected = run(1, 1, 1, 8, ends);
  entry.columns = &block;
  EXPECT_EQ(run(7, 1, 1, 8, ends), expected);
  EXPECT_EQ(calls, std::vector<int64_t>(9, 2));
}

TEST_F(Columns, TheirWorkspaceIsTheLargerOne) {
  entry.columns = &block;
  entry.workspace_bytes = 64;
  block.workspace_bytes = 4096;
  KernelPtr kernel = openLinked(info);
  uint64_t one = 0, several = 0, alignment = 0;
  for (auto [threads, bytes] : {std::pair(1u, &one), {2u, &several}})
    EXPECT_EQ(
        tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, threads, 1, 1, 4, bytes, &alignment),
        TTTC_OK);
  EXPECT_LT(one, 4096u);
  EXPECT_GE(several, 2 * 4096u);
}

TEST_F(Columns, OfAnOlderCompiler) {
  entry.columns = &block;
  info.entry_size = offsetof(tttc_entry_info, columns);
  run(2, 1, 1, 4);
  EXPECT_EQ(calls, std::vector<int64_t>(1, width));
}

TEST_F(Columns, WhatIsNoBlockIsRefused) {
  entry.columns = &block;
  for (auto change :
       {+[](tttc_entry_info &e) { e.task = nullptr; },
        +[](tttc_entry_info &e) { e.num_stages = 1; }, +[](tttc_entry_info &e) { e.columns = &e; },
        +[](tttc_entry_info &e) { e.kind = TTTC_ENTRY_SAVE; },
        +[](tttc_entry_info &e) { --e.num_tensors; }, +[](tttc_entry_info &e) { e.task_axes = B; },
        +[](tttc_entry_info &e) { e.tensors = nullptr; }}) {
    const tttc_entry_info good = block;
    change(block);
    refused("kernel 'columns': entry 0 has no code or no signature of columns");
    block = good;
  }
  for (auto change :
       {+[](tttc_tensor_info &t) { t.name = "y"; },
        +[](tttc_tensor_info &t) { t.role = TTTC_OUTPUT; },
        +[](tttc_tensor_info &t) { t.dtype = TTTC_F64; }, +[](tttc_tensor_info &t) { t.axes = B; },
        +[](tttc_tensor_info &t) { t.inner_rank = 1; },
        +[](tttc_tensor_info &t) { t.time_block = 4; },
        +[](tttc_tensor_info &t) { t.inner_shape[0] = 1; },
        +[](tttc_tensor_info &t) { t.inner_shape[1] = 3; },
        +[](tttc_tensor_info &t) { t.inner_shape[1] = 4; },
        +[](tttc_tensor_info &t) { t.inner_shape[1] = 0; },
        +[](tttc_tensor_info &t) { t.inner_shape[1] = -2; }}) {
    const tttc_tensor_info good = ofBlock[3];
    change(ofBlock[3]);
    refused("kernel 'columns': 'S' is no tensor of a kernel whose columns are computed apart");
    ofBlock[3] = good;
  }
  ofBlock[5].inner_shape[0] = width; // an output that each block would write
  refused("'out' is no tensor of a kernel whose columns are computed apart");
  ofBlock[5].inner_shape[0] = 2;
  block.workspace_bytes = -1;
  refused("impossible workspace of -1");
}

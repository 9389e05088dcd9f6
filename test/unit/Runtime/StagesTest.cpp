//===- StagesTest.cpp - Entries of several stages -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two hand-written entries for three heads. Forward: each head scales a shared token, then
// writes its part of a row, and a stage of whole rows adds neighbouring elements. Gradient: the
// heads of two stages add to the gradient of the token.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <functional>

using namespace tttc::runtime::test;

namespace {

constexpr uint32_t B = TTTC_AXIS_BATCH, H = TTTC_AXIS_HEAD, T = TTTC_AXIS_TIME;
constexpr int64_t heads = 3, width = 2;

struct Rows {
  float *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
};
struct Number {
  float *allocated, *aligned;
  int64_t offset;
};

const Rows &rowsOf(void *const *args, int index) { return *static_cast<Rows *>(args[index]); }

float &entry(const Rows &rows, int64_t t, int64_t i) {
  return rows.aligned[t * rows.strides[0] + i * rows.strides[1]];
}

void forEach(const Rows &rows, const std::function<void(int64_t, int64_t)> &visit) {
  for (int64_t t = 0; t < rows.sizes[0]; ++t)
    for (int64_t i = 0; i < rows.sizes[1]; ++i)
      visit(t, i);
}

/// y = w * x + t; the token index t makes rows of other tokens detectable.
void scale(void *const *args, void *) {
  const Rows &x = rowsOf(args, 0), &y = rowsOf(args, 2);
  const float w = *static_cast<Number *>(args[1])->aligned;
  forEach(x, [&](int64_t t, int64_t i) { entry(y, t, i) = w * entry(x, t, i) + float(t); });
}

/// A head's part of the row.
void place(void *const *args, void *) {
  const Rows &y = rowsOf(args, 0), &row = rowsOf(args, 1);
  forEach(y, [&](int64_t t, int64_t i) { entry(row, t, i) = entry(y, t, i) + float(i); });
}

/// Each element of the row plus the next one, also across heads.
void join(void *const *args, void *) {
  const Rows &row = rowsOf(args, 0), &out = rowsOf(args, 1);
  forEach(row, [&](int64_t t, int64_t i) {
    entry(out, t, i) = entry(row, t, i) + entry(row, t, (i + 1) % row.sizes[1]);
  });
}

/// d_x = w * x of each head; in f32 the result depends on the order of the sum.
void spread(void *const *args, void *) {
  const Rows &x = rowsOf(args, 0), &gradient = rowsOf(args, 2);
  const float w = *static_cast<Number *>(args[1])->aligned;
  forEach(x, [&](int64_t t, int64_t i) { entry(gradient, t, i) = w * entry(x, t, i); });
}

tttc_entry_info stageOf(std::vector<tttc_tensor_info> &tensors, tttc_task_fn task, uint32_t axes) {
  return {TTTC_ENTRY_FORWARD,
          static_cast<uint32_t>(tensors.size()),
          tensors.data(),
          0,
          0,
          task,
          sizeof(tttc_tensor_info),
          axes,
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
}

class Stages : public testing::Test {
protected:
  /// Builds kernel info from the entry, its stages and internals.
  void build(std::vector<tttc_tensor_info> given, std::vector<tttc_tensor_info> between) {
    tensors = std::move(given);
    internals = std::move(between);
    whole = {TTTC_ENTRY_FORWARD,
             static_cast<uint32_t>(tensors.size()),
             tensors.data(),
             0,
             0,
             nullptr,
             sizeof(tttc_tensor_info),
             0,
             heads,
             0,
             static_cast<uint32_t>(stages.size()),
             static_cast<uint32_t>(internals.size()),
             stages.data(),
             internals.data(),
             0,
             0,
             nullptr,
             0,
             0,
             nullptr,
             0,
             nullptr,
             0};
  }

  void buildForward() {
    scaled = {{"x", TTTC_TOKEN, TTTC_F32, B | T, 1, {width}, 1, 0, 0, {}},
              {"w", TTTC_PARAM, TTTC_F32, H, 0, {}, 0, 0, 0, {}},
              {"y", TTTC_INTERNAL, TTTC_F32, B | H | T, 1, {width}, 1, 0, 0, {}}};
    placed = {{"y", TTTC_INTERNAL, TTTC_F32, B | H | T, 1, {width}, 1, 0, 0, {}},
              {"row", TTTC_INTERNAL, TTTC_F32, B | H | T, 1, {width}, 1, 0, 0, {}}};
    joined = {{"row", TTTC_INTERNAL, TTTC_F32, B | T, 1, {heads * width}, 1, 0, 0, {}},
              {"out", TTTC_OUTPUT, TTTC_F32, B | T, 1, {heads * width}, 1, 0, 0, {}}};
    stages = {stageOf(scaled, scale, B | H), stageOf(placed, place, B | H),
              stageOf(joined, join, B)};
    build({scaled[0], scaled[1], joined[1]}, {scaled[2], joined[0]});
  }

  void buildGradient() {
    scaled = {{"x", TTTC_TOKEN, TTTC_F32, B | T, 1, {width}, 1, 0, 0, {}},
              {"w", TTTC_PARAM, TTTC_F32, H, 0, {}, 0, 0, 0, {}},
              {"d_x", TTTC_GRADIENT, TTTC_F32, B | T, 1, {width}, 1, 0, 0, {}}};
    placed = scaled;
    placed[2].role = TTTC_GRADIENT_PART;
    placed[1].name = "v";
    stages = {stageOf(scaled, spread, B | H), stageOf(placed, spread, B | H)};
    build({scaled[0], scaled[1], placed[1], scaled[2]}, {});
  }

  void refused(const std::string &words) {
    tttc_kernel *kernel = nullptr;
    EXPECT_EQ(tttc_kernel_from_info(&info, &kernel), TTTC_ERROR_LOAD);
    EXPECT_EQ(kernel, nullptr);
    EXPECT_NE(std::string(tttc_last_error()).find(words), std::string::npos) << tttc_last_error();
  }

  static tttc_argument argument(const char *name, std::vector<float> &values,
                                const std::vector<int64_t> &shape) {
    return {name, tttc_tensor_dense(values.data(), TTTC_F32, static_cast<uint32_t>(shape.size()),
                                    shape.data())};
  }

  std::vector<tttc_tensor_info> scaled, placed, joined, tensors, internals;
  std::vector<tttc_entry_info> stages;
  tttc_entry_info whole = {};
  tttc_kernel_info info = infoOf("stages", whole, "heads=3");
  std::vector<float> w = {1, 10, 100}, v = {1, 1, 1};
};

} // namespace

TEST_F(Stages, PassRowsToTheNext) {
  buildForward();
  KernelPtr kernel = openLinked(info);
  std::vector<float> x = {1, 2, 3, 4, 5, 6, 7, 8}, expected;
  for (size_t row = 0; row < 4; ++row) {
    auto placedAt = [&](size_t i) {
      i %= heads * width;
      return w[i / width] * x[row * width + i % width] + float(row % 2) + float(i % width);
    };
    for (size_t i = 0; i < heads * width; ++i)
      expected.push_back(placedAt(i) + placedAt(i + 1));
  }
  for (uint32_t threads : {1u, 3u}) {
    std::vector<float> out(expected.size(), -1);
    ASSERT_EQ(runWithWorkspace(kernel.get(),
                               {argument("x", x, {2, 2, width}), argument("w", w, {heads}),
                                argument("out", out, {2, 2, heads * width})},
                               threads, 2, heads, 2),
              TTTC_OK)
        << tttc_last_error();
    EXPECT_EQ(out, expected);
  }
}

/// The same rows, with the second batch entry as one sequence of two tokens and the first as two
/// sequences of one token.
TEST_F(Stages, PassRowsOfSequencesEndToEnd) {
  buildForward();
  KernelPtr kernel = openLinked(info);
  std::vector<float> x = {1, 2, 3, 4, 5, 6}, out(3 * heads * width, -1), alone(out);
  const int64_t ends[] = {0, 1, 1, 3};
  auto run = [&](std::vector<float> &to, float *first, int64_t tokens, const int64_t *offsets) {
    std::vector<float> given(first, first + tokens * width);
    uint64_t bytes = 0, alignment = 0;
    EXPECT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, 2, offsets ? 3 : 1, heads,
                                   tokens, &bytes, &alignment),
              TTTC_OK);
    std::unique_ptr<void, void (*)(void *)> workspace(aligned_alloc(alignment, bytes), free);
    tttc_run_options options = optionsOf(2, workspace.get(), bytes);
    options.cu_seqlens = offsets;
    options.num_sequences = offsets ? 3 : 0;
    const tttc_argument args[] = {argument("x", given, {1, tokens, width}),
                                  argument("w", w, {heads}),
                                  argument("out", to, {1, tokens, heads * width})};
    EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args, 3, &options), TTTC_OK)
        << tttc_last_error();
  };
  run(out, x.data(), 3, ends);
  std::vector<float> first(heads * width, -1), last(2 * heads * width, -1);
  run(first, x.data(), 1, nullptr);
  run(last, x.data() + width, 2, nullptr);
  first.insert(first.end(), last.begin(), last.end());
  EXPECT_EQ(out, first);
}

TEST_F(Stages, AddUpTheGradientOfASharedToken) {
  buildGradient();
  KernelPtr kernel = openLinked(info);
  w = {1e8f, 1, -1e8f}; // the 1 is lost: the order is head after head
  v = {0.25f, 2, 8};
  std::vector<float> x = {1, 2, 3, 4, 5, 6, 7, 8}, expected;
  for (float value : x) {
    float sum = w[0] * value;
    for (float factor : {w[1], w[2], v[0], v[1], v[2]})
      sum += factor * value;
    expected.push_back(sum);
  }
  EXPECT_EQ(expected[0], 10.25f);
  for (uint32_t threads : {1u, 3u}) {
    std::vector<float> gradient(x.size(), -1);
    ASSERT_EQ(
        runWithWorkspace(kernel.get(),
                         {argument("x", x, {2, 2, width}), argument("w", w, {heads}),
                          argument("v", v, {heads}), argument("d_x", gradient, {2, 2, width})},
                         threads, 2, heads, 2),
        TTTC_OK)
        << tttc_last_error();
    EXPECT_EQ(gradient, expected);
  }
}

/// Rows of the gradient need not be dense; its parts are.
TEST_F(Stages, AddUpToStridedRows) {
  buildGradient();
  KernelPtr kernel = openLinked(info);
  std::vector<float> x = {1, 2, 3, 4}, gradient(10, -1);
  tttc_argument to = argument("d_x", gradient, {1, 2, width});
  to.tensor.strides[1] = 5;
  ASSERT_EQ(runWithWorkspace(kernel.get(),
                             {argument("x", x, {1, 2, width}), argument("w", w, {heads}),
                              argument("v", v, {heads}), to},
                             1, 1, heads, 2),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(gradient, (std::vector<float>{114, 228, -1, -1, -1, 342, 456, -1, -1, -1}));
}

TEST_F(Stages, WithoutHeadsTheGradientIsZero) {
  buildGradient();
  whole.heads = 0;
  KernelPtr kernel = openLinked(info);
  std::vector<float> x = {1, 2, 3, 4}, none(1), gradient(6, -1);
  const int64_t ends[] = {0, 1, 2};
  tttc_run_options options = optionsOf(1);
  options.cu_seqlens = ends;
  options.num_sequences = 2;
  const tttc_argument args[] = {argument("x", x, {1, 2, width}), argument("w", none, {0}),
                                argument("v", none, {0}), argument("d_x", gradient, {1, 2, width})};
  ASSERT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args, 4, &options), TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(gradient, (std::vector<float>{0, 0, 0, 0, -1, -1}));
}

TEST_F(Stages, WithoutHeadsTheGradientOfOneSequenceIsZero) {
  // Without B the first axis is T.
  buildGradient();
  for (size_t i : {0, 3})
    tensors[i].axes = T;
  tensors.erase(tensors.begin() + 2);
  stages.clear();
  build(tensors, {});
  whole.heads = 0;
  whole.task = spread;
  whole.task_axes = H;
  KernelPtr kernel = openLinked(info);
  std::vector<float> x = {1, 2, 3, 4, 5, 6}, none(1), gradient(8, -1);
  EXPECT_EQ(runWithWorkspace(kernel.get(),
                             {argument("x", x, {3, width}), argument("w", none, {0}),
                              argument("d_x", gradient, {3, width})},
                             1, 1, 0, 3),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(gradient, (std::vector<float>{0, 0, 0, 0, 0, 0, -1, -1}));
}

TEST_F(Stages, OtherNumberOfHeads) {
  buildForward();
  KernelPtr kernel = openLinked(info);
  std::vector<float> x(2), two = {1, 2}, out(6, -1);
  EXPECT_EQ(runWithWorkspace(kernel.get(),
                             {argument("x", x, {1, 1, width}), argument("w", two, {2}),
                              argument("out", out, {1, 1, heads * width})},
                             1, 1, 2, 1),
            TTTC_ERROR_SHAPE);
  EXPECT_STREQ(tttc_last_error(), "stages: expected length 3 of axis H, which the kernel was "
                                  "compiled for, found 2");
  EXPECT_EQ(out, std::vector<float>(6, -1));
}

TEST_F(Stages, TakeTurnsInTheWorkspace) {
  buildForward();
  auto bytesFor = [&](int64_t perTask) {
    uint64_t bytes = 0, alignment = 0;
    for (tttc_entry_info &stage : stages)
      stage.workspace_bytes = perTask;
    KernelPtr kernel = openLinked(info);
    EXPECT_EQ(
        tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, 1, 1, heads, 4, &bytes, &alignment),
        TTTC_OK);
    return bytes;
  };
  // Both internals hold all heads of 4 tokens, 96 bytes, in 128; a task's 1024 bytes are
  // shared by three stages.
  const uint64_t none = bytesFor(0);
  EXPECT_GE(none, 256u);
  EXPECT_EQ(bytesFor(1024), none + 1024);
}

TEST_F(Stages, NamesATensorThatIsNotThere) {
  buildForward();
  placed[1].name = "rows";
  refused("kernel 'stages': no tensor 'rows', which a stage names");
}

TEST_F(Stages, HasInternalsWithoutStages) {
  buildForward();
  whole.num_stages = 0;
  tensors[0].name = nullptr;
  refused("kernel 'stages': tensor 0 has no name");
}

TEST_F(Stages, HasAnotherShape) {
  buildForward();
  placed[1].inner_shape[0] = 1;
  refused("kernel 'stages': a stage has another shape for tensor 'row'");
  placed[1].inner_shape[0] = width;
  scaled[2].dtype = TTTC_F64;
  refused("another shape for tensor 'y'");
  scaled[2].dtype = TTTC_F32;
  whole.heads = 2;
  refused("another shape for tensor 'row'");
  // 4 times this number of heads overflows 64 bits to 12.
  placed[1].inner_shape[0] = 4;
  internals[1].inner_shape[0] = joined[0].inner_shape[0] = 12;
  whole.heads = heads + (int64_t(1) << 62);
  refused("another shape for tensor 'row'");
}

TEST_F(Stages, SeesNoOtherAxesThanHeads) {
  buildForward();
  // The axes lack B, so the rows belong to no sequence and differ from the token's rows.
  scaled[0].axes = H | T;
  refused("another shape for tensor 'x'");
}

TEST_F(Stages, HasNoCode) {
  buildForward();
  stages[1].task = nullptr;
  refused("kernel 'stages': entry 0 has no code or no signature");
  stages[1].task = place;
  whole.stages = nullptr;
  refused("kernel 'stages': entry 0 has no code or no signature");
}

TEST_F(Stages, InternalsAreInternal) {
  buildForward();
  internals[0].role = TTTC_PROBE;
  refused("internal tensor 'y' has role 5, a window or a tensor's name");
  internals[0].role = TTTC_INTERNAL;
  internals[0].time_block = -2;
  refused("internal tensor 'y' has role 10, a window or a tensor's name");
  internals[0].time_block = 1;
  internals[0].name = "x";
  refused("internal tensor 'x' has role 10, a window or a tensor's name");
}

//===- StagesTest.cpp - Entries of several stages on a device -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two entries for three heads. Forward: each head scales a shared token, then writes its part
// of a row, and a stage of whole rows adds neighbouring elements. Gradient: the heads of two stages
// add to the gradient of the token.
//
//===----------------------------------------------------------------------===//

#include "DeviceCall.h"

using namespace tttc::runtime::test;

namespace {

constexpr int64_t heads = 3, width = 2;

/// Runs `body` for each token of the sequence: %n0 is its index there, %n1 its element.
std::string eachToken(const std::string &body) {
  return "  mov.u64 %n0, 0;\n  mov.u64 %n1, %first;\nNEXT:\n"
         "  setp.ge.u64 %p, %n0, %length;\n  @%p bra END;\n" +
         body + "  add.u64 %n0, %n0, 1;\n  add.u64 %n1, %n1, 1;\n  bra NEXT;\nEND:\n";
}

std::string entryOf(const char *to, const char *tensor, const char *i = "%i") {
  return ptxElement(to, tensor, "%row", "%h", "%n1", i);
}

/// Writes w * x to `to`.
std::string scale(const char *to) {
  return ptxElement("%a0", "w", "%b", "%h", "0", "0") + "  ld.global.f32 %f0, [%a0];\n" +
         eachToken(entryOf("%a1", "x") +
                   "  ld.global.f32 %f1, [%a1];\n"
                   "  mul.rn.f32 %f1, %f1, %f0;\n" +
                   entryOf("%a2", to) + "  st.global.f32 [%a2], %f1;\n");
}

const std::string forwardPtx =
    ptxHeader() + ptxKernel("scale", {"x", "w", "y"}, scale("y")) +
    ptxKernel("place", {"y", "row"},
              eachToken(entryOf("%a0", "y") + "  ld.global.f32 %f0, [%a0];\n" +
                        entryOf("%a1", "row") + "  st.global.f32 [%a1], %f0;\n")) +
    // Each element plus the next one, also across heads.
    ptxKernel("join", {"row", "out"},
              "  add.u64 %n2, %i, 1;\n  rem.u64 %n2, %n2, 6;\n" +
                  eachToken(entryOf("%a0", "row") + entryOf("%a1", "row", "%n2") +
                            "  ld.global.f32 %f0, [%a0];\n  ld.global.f32 %f1, [%a1];\n"
                            "  add.rn.f32 %f0, %f0, %f1;\n" +
                            entryOf("%a2", "out") + "  st.global.f32 [%a2], %f0;\n"));

const std::string gradientPtx = ptxHeader() + ptxKernel("spread", {"x", "w", "d_x"}, scale("d_x"));

class DeviceStages : public DeviceTest {
protected:
  void addStage(const char *name, std::vector<tttc_tensor_info> &list, uint32_t threads,
                uint32_t axes) {
    tttc_entry_info stage = {};
    stage.tensor_size = sizeof(tttc_tensor_info);
    stage.num_tensors = static_cast<uint32_t>(list.size());
    stage.tensors = list.data();
    stage.task_axes = axes;
    stage.kernel_name = name;
    stage.block_threads = threads;
    stages.push_back(stage);
  }
  void build(const std::string &ptx, std::vector<tttc_tensor_info> tensors) {
    kernel = std::make_unique<DeviceKernel>("stages", ptx, std::move(tensors), 1);
    kernel->entry.kernel_name = nullptr;
    kernel->entry.task_axes = 0;
    kernel->entry.heads = heads;
    kernel->entry.num_stages = static_cast<uint32_t>(stages.size());
    kernel->entry.stages = stages.data();
    kernel->entry.num_internals = static_cast<uint32_t>(internals.size());
    kernel->entry.internals = internals.data();
    opened = kernel->open();
  }
  void buildForward() {
    first = {x, w, {"y", TTTC_INTERNAL, TTTC_F32, B | H | T, 1, {width}, 1, 0, 0, {}}};
    second = {first[2], {"row", TTTC_INTERNAL, TTTC_F32, B | H | T, 1, {width}, 1, 0, 0, {}}};
    third = {{"row", TTTC_INTERNAL, TTTC_F32, B | T, 1, {heads * width}, 1, 0, 0, {}},
             {"out", TTTC_OUTPUT, TTTC_F32, B | T, 1, {heads * width}, 1, 0, 0, {}}};
    internals = {first[2], third[0]};
    addStage("scale", first, 2, B | H);
    addStage("place", second, 2, B | H);
    addStage("join", third, 6, B);
    build(forwardPtx, {x, w, third[1]});
  }
  void buildGradient() {
    first = {x, w, {"d_x", TTTC_GRADIENT, TTTC_F32, B | T, 1, {width}, 1, 0, 0, {}}};
    second = {x, v, {"d_x", TTTC_GRADIENT_PART, TTTC_F32, B | T, 1, {width}, 1, 0, 0, {}}};
    addStage("spread", first, 2, B | H);
    addStage("spread", second, 2, B | H);
    build(gradientPtx, {x, w, v, first[2]});
  }

  const tttc_tensor_info x = {"x", TTTC_TOKEN, TTTC_F32, B | T, 1, {width}, 1, 0, 0, {}},
                         w = {"w", TTTC_PARAM, TTTC_F32, H, 0, {}, 0, 0, 0, {}},
                         v = {"v", TTTC_PARAM, TTTC_F32, H, 0, {}, 0, 0, 0, {}};
  std::vector<tttc_tensor_info> first, second, third, internals;
  std::vector<tttc_entry_info> stages;
  std::unique_ptr<DeviceKernel> kernel;
  KernelPtr opened;
  const DeviceArray<float> factors{std::vector<float>{1, 10, 100}},
      ones{std::vector<float>{1, 2, 3}};
};

std::vector<float> joinedRows(const std::vector<float> &x) {
  std::vector<float> expected;
  const float factors[] = {1, 10, 100};
  for (size_t token = 0; token < x.size() / width; ++token)
    for (size_t i = 0; i < 6; ++i) {
      const size_t next = (i + 1) % 6;
      expected.push_back(factors[i / 2] * x[token * 2 + i % 2] +
                         factors[next / 2] * x[token * 2 + next % 2]);
    }
  return expected;
}

} // namespace

TEST_F(DeviceStages, PassRowsToTheNext) {
  buildForward();
  const std::vector<float> numbers = {1, 2, 3, 4, 5, 6, 7, 8};
  const DeviceArray<float> given(numbers);
  DeviceArray<float> out(std::vector<float>(24, -1));
  ASSERT_EQ(runOnDevice(opened.get(),
                        {argument("x", given, {2, 2, width}), argument("w", factors, {heads}),
                         argument("out", out, {2, 2, heads * width})},
                        2, heads, 2),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(out.values(), joinedRows(numbers));
}

TEST_F(DeviceStages, PassRowsOfSequencesEndToEnd) {
  buildForward();
  const std::vector<float> numbers = {1, 2, 3, 4, 5, 6};
  const DeviceArray<float> given(numbers);
  const DeviceArray<int64_t> ends(std::vector<int64_t>{0, 1, 1, 3});
  DeviceArray<float> out(std::vector<float>(18, -1));
  tttc_run_options options = {};
  options.cu_seqlens = ends.data();
  options.num_sequences = 3;
  ASSERT_EQ(runOnDevice(opened.get(),
                        {argument("x", given, {1, 3, width}), argument("w", factors, {heads}),
                         argument("out", out, {1, 3, heads * width})},
                        3, heads, 3, options),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(out.values(), joinedRows(numbers));
}

/// 111 times each value from the first stage, 6 times from the second.
TEST_F(DeviceStages, AddUpTheGradientOfASharedToken) {
  buildGradient();
  const DeviceArray<float> given(std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8});
  DeviceArray<float> gradient(std::vector<float>(8, -1));
  ASSERT_EQ(runOnDevice(opened.get(),
                        {argument("x", given, {2, 2, width}), argument("w", factors, {heads}),
                         argument("v", ones, {heads}), argument("d_x", gradient, {2, 2, width})},
                        2, heads, 2),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(gradient.values(), (std::vector<float>{117, 234, 351, 468, 585, 702, 819, 936}));
}

/// Rows of the gradient need not be dense; its parts are.
TEST_F(DeviceStages, AddUpToStridedRows) {
  buildGradient();
  const DeviceArray<float> given(std::vector<float>{1, 2, 3, 4});
  DeviceArray<float> gradient(std::vector<float>(12, -1));
  tttc_argument to = argument("d_x", gradient, {1, 2, width});
  to.tensor.strides[1] = 6;
  ASSERT_EQ(runOnDevice(opened.get(),
                        {argument("x", given, {1, 2, width}), argument("w", factors, {heads}),
                         argument("v", ones, {heads}), to},
                        1, heads, 2),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(gradient.values(),
            (std::vector<float>{117, 234, -1, -1, -1, -1, 351, 468, -1, -1, -1, -1}));
}

/// Two values of 4 bytes are read together, so rows must be aligned to 8 bytes.
TEST_F(DeviceStages, RefuseRowsThatBeginAnywhere) {
  buildGradient();
  const DeviceArray<float> given(std::vector<float>{1, 2, 3, 4});
  DeviceArray<float> gradient(std::vector<float>(10, -1));
  tttc_argument to = argument("d_x", gradient, {1, 2, width});
  to.tensor.strides[1] = 5;
  EXPECT_EQ(runOnDevice(opened.get(),
                        {argument("x", given, {1, 2, width}), argument("w", factors, {heads}),
                         argument("v", ones, {heads}), to},
                        1, heads, 2),
            TTTC_ERROR_ALIGNMENT);
  EXPECT_NE(std::string(tttc_last_error())
                .find("'d_x': expected strides of a multiple of 2 elements on a device, found 5"),
            std::string::npos)
      << tttc_last_error();
}

/// No parts are written past the last sequence, and none are added.
TEST_F(DeviceStages, AddUpWhatTheSequencesHave) {
  buildGradient();
  const DeviceArray<float> given(std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8});
  const DeviceArray<int64_t> ends(std::vector<int64_t>{0, 2, 3});
  DeviceArray<float> gradient(std::vector<float>(8, -1));
  tttc_run_options options = {};
  options.cu_seqlens = ends.data();
  options.num_sequences = 2;
  ASSERT_EQ(runOnDevice(opened.get(),
                        {argument("x", given, {1, 4, width}), argument("w", factors, {heads}),
                         argument("v", ones, {heads}), argument("d_x", gradient, {1, 4, width})},
                        2, heads, 4, options),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(gradient.values(), (std::vector<float>{117, 234, 351, 468, 585, 702, -1, -1}));
}

TEST_F(DeviceStages, WithoutHeadsTheGradientIsZero) {
  buildGradient();
  kernel->entry.heads = 0;
  opened = kernel->open();
  const DeviceArray<float> given(std::vector<float>{1, 2, 3, 4}), none(size_t(0));
  DeviceArray<float> gradient(std::vector<float>(6, -1));
  ASSERT_EQ(runOnDevice(opened.get(),
                        {argument("x", given, {1, 2, width}), argument("w", none, {0}),
                         argument("v", none, {0}), argument("d_x", gradient, {1, 2, width})},
                        1, 0, 2),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(gradient.values(), (std::vector<float>{0, 0, 0, 0, -1, -1}));
}

TEST_F(DeviceStages, OneLaunchPerStageAndSum) {
  buildGradient();
  const DeviceArray<float> given(std::vector<float>{1, 2});
  DeviceArray<float> gradient(std::vector<float>(2, -1));
  const std::vector<tttc_argument> args = {
      argument("x", given, {1, 1, width}), argument("w", factors, {heads}),
      argument("v", ones, {heads}), argument("d_x", gradient, {1, 1, width})};
  const DeviceArray<char> workspace(size_t(4096));
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  options.workspace = workspace.data();
  options.workspace_bytes = 4096;
  ASSERT_EQ(tttc_kernel_prepare(opened.get()), TTTC_OK) << tttc_last_error();
  const char *const stage =
      "cuLaunchKernel spread grid 3 1 1 block 2 1 1 shared 0 stream (nil)\n"
      "cuLaunchKernel tttc_sum_f32 grid 1 1 1 block 256 1 1 shared 0 stream (nil)\n";
  EXPECT_EQ(callsOf([&] {
              EXPECT_EQ(
                  tttc_run(opened.get(), TTTC_ENTRY_FORWARD, args.data(), args.size(), &options),
                  TTTC_OK)
                  << tttc_last_error();
            }),
            std::string(stage) + stage);
}

TEST_F(DeviceStages, TakeTurnsInTheWorkspace) {
  buildForward();
  auto bytesFor = [&](int64_t perBlock) {
    uint64_t bytes = 0, alignment = 0;
    for (tttc_entry_info &stage : stages)
      stage.workspace_bytes = perBlock;
    opened = kernel->open();
    EXPECT_EQ(
        tttc_workspace_bytes(opened.get(), TTTC_ENTRY_FORWARD, 1, 1, heads, 4, &bytes, &alignment),
        TTTC_OK);
    return bytes;
  };
  // Both internals hold all heads of 4 tokens, 96 bytes, in 128. Stages without a workspace
  // still need their internals.
  EXPECT_EQ(bytesFor(0), 256u);
  EXPECT_EQ(bytesFor(1024), 256u + 3 * 1024u);
}

/// tttc_workspace_bytes does not know that the tokens belong to both sequences.
TEST_F(DeviceStages, NeedLessOfSequencesEndToEnd) {
  buildGradient();
  DeviceArray<float> none, gradient(size_t(800 * width)); // which could be left out
  const DeviceArray<int64_t> ends(std::vector<int64_t>{0, 400, 800});
  const std::vector<tttc_argument> args = {
      argument("x", none, {1, 800, width}), argument("w", none, {heads}),
      argument("v", none, {heads}), argument("d_x", gradient, {1, 800, width})};
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  options.cu_seqlens = ends.data();
  options.num_sequences = 2;
  uint64_t bytes = 0, exact = 0, alignment = 0;
  ASSERT_EQ(
      tttc_workspace_bytes(opened.get(), TTTC_ENTRY_FORWARD, 1, 2, heads, 800, &bytes, &alignment),
      TTTC_OK);
  ASSERT_EQ(tttc_run_workspace_bytes(opened.get(), TTTC_ENTRY_FORWARD, args.data(), args.size(),
                                     &options, &exact, &alignment),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(exact, heads * 800 * width * sizeof(float));
  EXPECT_EQ(bytes, 2 * exact);
  EXPECT_EQ(alignment, 128u);
}

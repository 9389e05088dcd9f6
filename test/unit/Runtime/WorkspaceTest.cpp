//===- WorkspaceTest.cpp - Sizes and checks of the workspace --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The caller owns the workspace: tttc_workspace_bytes
// gives its size, and a wrong workspace is rejected before anything is written.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <cstdlib>
#include <thread>

using namespace tttc::runtime::test;

namespace {

class Workspace : public testing::Test {
protected:
  uint64_t bytesFor(uint32_t threads, int64_t batch, int64_t heads, int64_t tokens = 3) {
    uint64_t bytes = 0;
    EXPECT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, threads, batch, heads, tokens,
                                   &bytes, &alignment),
              TTTC_OK)
        << tttc_last_error();
    return bytes;
  }

  tttc_status run(EmaCall &call, void *workspace, uint64_t bytes) {
    const tttc_run_options options = optionsOf(1, workspace, bytes);
    return tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(), call.args.size(), &options);
  }

  KernelPtr kernel = openLinked(tttc_kernel_ema);
  uint64_t alignment = 0;
};

} // namespace

TEST_F(Workspace, OneSlotPerThreadAtMostOnePerTask) {
  const uint64_t slot = bytesFor(1, 1, 1);
  EXPECT_GE(slot, 32u);
  EXPECT_EQ(alignment, 256u);
  EXPECT_EQ(slot % alignment, 0u);
  EXPECT_EQ(bytesFor(4, 100, 100), 4 * slot);
  EXPECT_EQ(bytesFor(4, 1, 3), 3 * slot);
  EXPECT_EQ(bytesFor(4, 0, 3), 0u);
  EXPECT_EQ(bytesFor(4000000000u, int64_t(1) << 40, 1 << 20), 1024 * slot);
}

TEST_F(Workspace, ThreadsThatNobodyCounted) {
  const uint64_t slot = bytesFor(1, 1, 1);
  const uint64_t machines = bytesFor(0, 100, 100);
  // ctest runs this with and without the variable.
  const char *asked = getenv("TTTC_NUM_THREADS");
  if (asked)
    EXPECT_EQ(machines, std::stoull(asked) * slot);
  else
    EXPECT_LE(machines, std::thread::hardware_concurrency() * slot);
  tttc_set_num_threads(7);
  EXPECT_EQ(bytesFor(0, 100, 100), 7 * slot);
  EXPECT_EQ(bytesFor(2, 100, 100), 2 * slot);
  tttc_set_num_threads(4000000000u);
  EXPECT_EQ(bytesFor(0, 100, 100), 1024 * slot);
  tttc_set_num_threads(0);
  EXPECT_EQ(bytesFor(0, 100, 100), machines);
}

TEST_F(Workspace, GrowsWithTokensWhereTheKernelSaysSo) {
  tttc_entry_info entry = tttc_kernel_ema.entries[0];
  entry.workspace_bytes_per_token = 256;
  tttc_kernel_info info = tttc_kernel_ema;
  info.entries = &entry;
  const uint64_t constant = bytesFor(2, 2, 1, 10);
  kernel = openLinked(info);
  EXPECT_EQ(bytesFor(2, 2, 1, 10), constant + 2 * 10 * 256);
  uint64_t bytes = 0;
  EXPECT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, 1, 1, 1, INT64_MAX / 8, &bytes,
                                 &alignment),
            TTTC_ERROR_WORKSPACE);
  EXPECT_STREQ(tttc_last_error(), "ema: the workspace for B = 1, H = 1, T = 1152921504606846975 is "
                                  "beyond 64 bits");
}

TEST_F(Workspace, ImpossibleExtents) {
  uint64_t bytes = 0;
  EXPECT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, 1, -1, 2, 3, &bytes, &alignment),
            TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(), "ema: expected B, H and T of at least 0, found -1, 2 and 3");
  EXPECT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, 1, int64_t(1) << 40,
                                 int64_t(1) << 40, 3, &bytes, &alignment),
            TTTC_ERROR_SHAPE);
  EXPECT_STREQ(tttc_last_error(),
               "ema: B = 1099511627776 times H = 1099511627776 is beyond 64 bits");
  EXPECT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_DECODE, 1, 1, 1, 1, &bytes, &alignment),
            TTTC_ERROR_UNSUPPORTED);
  EXPECT_EQ(tttc_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, 1, 1, 1, 1, nullptr, &alignment),
            TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(), "tttc_workspace_bytes: expected a kernel and places for the "
                                  "answers, found null");
}

TEST_F(Workspace, TooSmallNullOrMisaligned) {
  EmaCall call(1, 1, 3);
  const uint64_t needed = bytesFor(1, 1, 1);
  std::vector<char> memory(needed + 2 * alignment);
  void *aligned = memory.data();
  size_t room = memory.size();
  ASSERT_TRUE(std::align(alignment, needed, aligned, room));

  EXPECT_EQ(run(call, aligned, needed - 1), TTTC_ERROR_WORKSPACE);
  EXPECT_EQ(tttc_last_error(), "ema: expected a workspace of " + std::to_string(needed) +
                                   " bytes, found " + std::to_string(needed - 1));
  EXPECT_EQ(run(call, nullptr, needed), TTTC_ERROR_WORKSPACE);
  EXPECT_NE(std::string(tttc_last_error()).find("at a null pointer"), std::string::npos);
  EXPECT_EQ(run(call, static_cast<char *>(aligned) + 64, needed), TTTC_ERROR_WORKSPACE);
  EXPECT_NE(std::string(tttc_last_error()).find("aligned to 256 bytes"), std::string::npos);
  EXPECT_EQ(call.out, std::vector<double>(12, -1));
  EXPECT_EQ(run(call, aligned, needed), TTTC_OK) << tttc_last_error();
}

TEST_F(Workspace, OverlapsATensor) {
  EmaCall call(1, 1, 3);
  const uint64_t needed = bytesFor(1, 1, 1);
  std::unique_ptr<void, void (*)(void *)> workspace(aligned_alloc(alignment, needed), free);
  memset(workspace.get(), 0, needed);
  call.tensor("x").data = workspace.get();
  EXPECT_EQ(run(call, workspace.get(), needed), TTTC_ERROR_OVERLAP);
  EXPECT_STREQ(tttc_last_error(), "ema: the workspace overlaps tensor 'x' in memory");
}

TEST_F(Workspace, IsAskedFor) {
  struct Asked {
    int times = 0;
    uint64_t bytes = 0, alignment = 0;
    std::unique_ptr<void, void (*)(void *)> memory{nullptr, free};
    bool isThere = true;
  } asked;
  tttc_run_options options = optionsOf(1);
  options.allocate_context = &asked;
  options.allocate = [](void *context, uint64_t bytes, uint64_t alignment) -> void * {
    Asked &asked = *static_cast<Asked *>(context);
    ++asked.times;
    asked.bytes = bytes;
    asked.alignment = alignment;
    asked.memory.reset(asked.isThere ? aligned_alloc(alignment, bytes) : nullptr);
    return asked.memory.get();
  };
  auto run = [&](EmaCall &call) {
    return tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(), call.args.size(), &options);
  };
  EmaCall call(2, 3, 5), plain(2, 3, 5), wrong(2, 3, 5), none(0, 3, 5);
  ASSERT_EQ(run(call), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(asked.times, 1);
  EXPECT_EQ(asked.bytes, bytesFor(1, 2, 3));
  EXPECT_EQ(asked.alignment, alignment);
  ASSERT_EQ(plain.run(), TTTC_OK);
  EXPECT_EQ(call.out, plain.out);
  // Not before everything else is checked, and not for 0 bytes.
  wrong.tensor("x").data = wrong.tensor("out").data;
  EXPECT_EQ(run(wrong), TTTC_ERROR_OVERLAP);
  EXPECT_EQ(run(none), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(asked.times, 1);
  asked.isThere = false;
  EXPECT_EQ(run(call), TTTC_ERROR_OUT_OF_MEMORY);
  EXPECT_EQ(tttc_last_error(),
            "ema: `allocate` gave no workspace of " + std::to_string(asked.bytes) + " bytes");
}

TEST_F(Workspace, OfACall) {
  EmaCall call(2, 3, 5);
  uint64_t bytes = 0;
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  options.num_threads = 4;
  for (const char *name : {"x", "S", "out"}) // tensors that a call must provide
    call.tensor(name).data = nullptr;
  EXPECT_EQ(tttc_run_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(),
                                     call.args.size(), &options, &bytes, &alignment),
            TTTC_OK)
      << tttc_last_error();
  EXPECT_EQ(bytes, bytesFor(4, 2, 3));
  EXPECT_EQ(alignment, 256u);
  EXPECT_EQ(tttc_run_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(),
                                     call.args.size(), &options, nullptr, &alignment),
            TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(),
               "tttc_run_workspace_bytes: expected places for the answers, found null");
  call.tensor("x").shape[2] = 4;
  EXPECT_EQ(tttc_run_workspace_bytes(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(),
                                     call.args.size(), &options, &bytes, &alignment),
            TTTC_ERROR_SHAPE);
}

//===- WorkspaceTest.cpp - Workspace and shared memory of blocks ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each block has its own workspace and shared memory, aligned and of the requested size.
//
//===----------------------------------------------------------------------===//

#include "DeviceCall.h"

#include <algorithm>
#include <set>

using namespace tttc::runtime::test;

namespace {

/// Writes the block's number into the first and the last word of its workspace and shared memory,
/// and returns the values read back, and the address and size of the workspace: place [B,H,2], i64.
const char *const body = R"(
  ld.param.u64 %n0, [block_bytes];
  mov.u32 %r0, %nctaid.x;
  cvt.u64.u32 %n1, %r0;
  mad.lo.u64 %n1, %b, %n1, %h;
  ld.param.u64 %a0, [workspace];
  mad.lo.u64 %a0, %n1, %n0, %a0;
  add.u64 %a1, %a0, %n0;
  st.global.u64 [%a0], %n1;
  st.global.u64 [%a1 - 8], %n1;
  mov.u64 %a3, memory;
  st.shared.u64 [%a3 + 992], %n1;
  ld.shared.u64 %n2, [%a3 + 992];
  ld.global.u64 %n3, [%a1 - 8];
  add.u64 %n2, %n2, %n3;
)";

class DeviceWorkspace : public DeviceTest {
protected:
  DeviceWorkspace() {
    kernel.entry.workspace_bytes = 40;
    kernel.entry.workspace_bytes_per_token = 100;
    kernel.entry.workspace_alignment = 256;
    kernel.entry.shared_bytes = 1000;
    opened = kernel.open();
  }
  uint64_t bytesFor(uint32_t threads, int64_t batch, int64_t heads, int64_t tokens) {
    uint64_t bytes = 0;
    EXPECT_EQ(tttc_workspace_bytes(opened.get(), TTTC_ENTRY_FORWARD, threads, batch, heads, tokens,
                                   &bytes, &alignment),
              TTTC_OK)
        << tttc_last_error();
    return bytes;
  }
  DeviceKernel kernel{"places",
                      ptxHeader() + ".extern .shared .align 16 .b8 memory[];\n" +
                          ptxKernel("places", {"place", "x"},
                                    body + ptxElement("%a2", "place", "%b", "%h", "0", "0", 8) +
                                        "  st.global.u64 [%a2], %a0;\n"
                                        "  st.global.u64 [%a2 + 8], %n0;\n"
                                        "  st.global.u64 [%a2 + 16], %n2;\n"),
                      {{"place", TTTC_OUTPUT, TTTC_I64, B | H, 1, {3}, 0, 0, 0, {}},
                       {"x", TTTC_TOKEN, TTTC_F32, T, 0, {}, 1, 0, 0, {}}},
                      1};
  KernelPtr opened;
  uint64_t alignment = 0;
};

} // namespace

TEST_F(DeviceWorkspace, OnePerBlockWhateverTheThreads) {
  EXPECT_EQ(bytesFor(1, 2, 3, 0), 6 * 256u);
  EXPECT_EQ(alignment, 256u);
  EXPECT_EQ(bytesFor(64, 2, 3, 10), 6 * 1280u);
  EXPECT_EQ(bytesFor(1, 0, 3, 10), 0u);
  EXPECT_EQ(bytesFor(1, 2, 0, 10), 0u);
  uint64_t bytes = 0;
  EXPECT_EQ(tttc_workspace_bytes(opened.get(), TTTC_ENTRY_FORWARD, 1, int64_t(1) << 40,
                                 int64_t(1) << 20, 1 << 20, &bytes, &alignment),
            TTTC_ERROR_WORKSPACE);
}

TEST_F(DeviceWorkspace, IsABlocksOwn) {
  DeviceArray<int64_t> place(std::vector<int64_t>(18, -1));
  DeviceArray<float> x(std::vector<float>(2));
  ASSERT_EQ(runOnDevice(opened.get(),
                        {argument("place", place, TTTC_I64, {2, 3, 3}), argument("x", x, {2})}, 2,
                        3, 2),
            TTTC_OK)
      << tttc_last_error();
  const std::vector<int64_t> found = place.values();
  for (int64_t block = 0; block < 6; ++block) {
    EXPECT_EQ(found[block * 3], found[0] + block * 256);
    EXPECT_EQ(found[block * 3] % 256, 0);
    EXPECT_EQ(found[block * 3 + 1], 256); // 40 + 2 * 100, aligned
    EXPECT_EQ(found[block * 3 + 2], 2 * block);
  }
}

TEST_F(DeviceWorkspace, IsChecked) {
  DeviceArray<int64_t> place(size_t(18));
  DeviceArray<float> x(size_t(2));
  DeviceArray<char> memory(size_t(4096));
  const tttc_argument args[] = {argument("place", place, TTTC_I64, {2, 3, 3}),
                                argument("x", x, {2})};
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  auto refused = [&](void *workspace, uint64_t bytes, const char *message) {
    options.workspace = workspace;
    options.workspace_bytes = bytes;
    EXPECT_EQ(tttc_run(opened.get(), TTTC_ENTRY_FORWARD, args, 2, &options), TTTC_ERROR_WORKSPACE);
    EXPECT_NE(std::string(tttc_last_error()).find(message), std::string::npos) << tttc_last_error();
  };
  refused(nullptr, 1536, "expected a workspace of 1536 bytes, found 1536 at a null pointer");
  refused(memory.data(), 1535, "expected a workspace of 1536 bytes, found 1535");
  refused(memory.data() + 128, 2048, "expected a workspace aligned to 256 bytes");
}

//===- ColumnsTest.cpp - Blocks of columns on a device --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel that doubles the four columns of each token, through its workspace, and one that doubles
// two of them.
//
//===----------------------------------------------------------------------===//

#include "DeviceCall.h"

#include <cstdlib>
#include <numeric>

using namespace tttc::runtime::test;

namespace {

/// Doubles column %i + %n8 of each token, where %n8 is %ctaid.z times `width`. Further
/// threads do nothing.
std::string doubled(const char *name, int width) {
  const std::string body = "  setp.ge.u64 %p, %i, " + std::to_string(width) +
                           ";\n  @%p exit;\n"
                           "  mov.u32 %r0, %ctaid.z;\n  cvt.u64.u32 %n8, %r0;\n"
                           // The workspace of this block: ((b * heads + h) * parts + z) * bytes.
                           "  mov.u32 %r0, %nctaid.x;\n  cvt.u64.u32 %n1, %r0;\n"
                           "  mad.lo.u64 %n1, %b, %n1, %h;\n"
                           "  mov.u32 %r0, %nctaid.z;\n  cvt.u64.u32 %n2, %r0;\n"
                           "  mad.lo.u64 %n1, %n1, %n2, %n8;\n"
                           "  ld.param.u64 %n3, [block_bytes];\n  ld.param.u64 %a5, [workspace];\n"
                           "  mad.lo.u64 %a5, %n1, %n3, %a5;\n  mad.lo.u64 %a5, %i, 4, %a5;\n"
                           "  mad.lo.u64 %n8, %n8, " +
                           std::to_string(width) +
                           ", %i;\n"
                           "  mov.u64 %n0, 0;\nNEXT:\n"
                           "  setp.ge.u64 %p, %n0, %length;\n  @%p bra END;\n" +
                           ptxElement("%a1", "x", "%row", "%h", "%n0", "%n8") +
                           "  ld.global.f32 %f0, [%a1];\n  add.rn.f32 %f0, %f0, %f0;\n"
                           "  st.global.f32 [%a5], %f0;\n  ld.global.f32 %f1, [%a5];\n" +
                           ptxElement("%a2", "out", "%row", "%h", "%n0", "%n8") +
                           "  st.global.f32 [%a2], %f1;\n"
                           "  add.u64 %n0, %n0, 1;\n  bra NEXT;\nEND:\n";
  return ptxKernel(name, {"x", "out"}, body);
}

std::vector<tttc_tensor_info> tensorsOf(int64_t columns) {
  return {{"x", TTTC_TOKEN, TTTC_F32, B | H | T, 1, {columns}, 1, 0, 0, {}},
          {"out", TTTC_OUTPUT, TTTC_F32, B | H | T, 1, {columns}, 1, 0, 0, {}}};
}

class DeviceColumns : public DeviceTest {
protected:
  DeviceColumns() {
    columns = kernel.entry;
    columns.kernel_name = "doubled_columns";
    columns.block_threads = 2;
    columns.num_tensors = 2;
    columns.tensors = narrow.data();
    kernel.entry.columns = &columns;
    kernel.entry.workspace_bytes = columns.workspace_bytes = 16;
  }
  ~DeviceColumns() override { unsetenv("PTX_EMU_MULTIPROCESSORS"); }

  /// The launch of a call of two sequences and three heads on a device of so many multiprocessors,
  /// which doubles x.
  std::string launchOn(const char *multiprocessors) {
    setenv("PTX_EMU_MULTIPROCESSORS", multiprocessors, /*overwrite=*/1);
    const KernelPtr opened = kernel.open();
    std::vector<float> given(2 * 3 * 5 * 4);
    std::iota(given.begin(), given.end(), 1.0f);
    const DeviceArray<float> x{given}, out(given.size());
    const std::string calls = callsOf([&] {
      EXPECT_EQ(runOnDevice(opened.get(),
                            {argument("x", x, {2, 3, 5, 4}), argument("out", out, {2, 3, 5, 4})}, 2,
                            3, 5),
                TTTC_OK)
          << tttc_last_error();
    });
    for (float &value : given)
      value *= 2;
    EXPECT_EQ(out.values(), given);
    const size_t at = calls.find("cuLaunchKernel");
    return calls.substr(at, calls.find(" shared", at) - at);
  }
  void refused(const std::string &words) {
    KernelPtr opened;
    EXPECT_EQ(kernel.open(opened), TTTC_ERROR_LOAD);
    EXPECT_NE(std::string(tttc_last_error()).find(words), std::string::npos) << tttc_last_error();
  }

  std::vector<tttc_tensor_info> narrow = tensorsOf(2);
  tttc_entry_info columns;
  DeviceKernel kernel{"doubled",
                      ptxHeader() + doubled("doubled", 4) + doubled("doubled_columns", 2),
                      tensorsOf(4), 4};
};

} // namespace

/// 6 tasks of 2 blocks each. A multiprocessor takes as long for two blocks as for one, and for a
/// block of columns three quarters of a task's time.
TEST_F(DeviceColumns, AreLaunchedWhereTasksAreFew) {
  const std::string whole = "cuLaunchKernel doubled grid 3 2 1 block 4 1 1",
                    apart = "cuLaunchKernel doubled_columns grid 3 2 2 block 2 1 1";
  EXPECT_EQ(launchOn("132"), apart);
  EXPECT_EQ(launchOn("6"), apart); // two blocks each
  EXPECT_EQ(launchOn("4"), whole); // three blocks, or two tasks
  EXPECT_EQ(launchOn("1"), whole);
  EXPECT_EQ(launchOn("0"), whole); // unknown
}

/// Blocks of more than two warps take as long as they are many.
TEST_F(DeviceColumns, OfManyWarpsNeedMoreMultiprocessors) {
  columns.block_threads = kernel.entry.block_threads = 128;
  EXPECT_EQ(launchOn("12"), "cuLaunchKernel doubled_columns grid 3 2 2 block 128 1 1");
  EXPECT_EQ(launchOn("6"), "cuLaunchKernel doubled grid 3 2 1 block 128 1 1");
}

/// A task has room for its own workspace or for those of its blocks.
TEST_F(DeviceColumns, HaveAWorkspaceEach) {
  const KernelPtr opened = kernel.open();
  auto bytesFor = [&](const tttc_kernel *of) {
    uint64_t bytes = 0, alignment = 0;
    EXPECT_EQ(tttc_workspace_bytes(of, TTTC_ENTRY_FORWARD, 1, 2, 3, 5, &bytes, &alignment),
              TTTC_OK);
    return bytes;
  };
  EXPECT_EQ(bytesFor(opened.get()), 6 * 2 * 128u);
  columns.workspace_alignment = 256;
  EXPECT_EQ(bytesFor(kernel.open().get()), 6 * 2 * 256u);
  columns.workspace_alignment = 0;
  columns.workspace_bytes = 0;
  EXPECT_EQ(bytesFor(kernel.open().get()), 6 * 128u);
}

TEST_F(DeviceColumns, AreChecked) {
  columns.kernel_name = nullptr;
  refused("entry 0 has no code or no signature of columns");
  columns.kernel_name = "doubled_columns";
  columns.block_threads = 2000;
  refused("expected 1 to 1024 threads of 'doubled_columns', found 2000");
  columns.block_threads = 2;
  narrow[1].inner_shape[0] = 3;
  refused("'out' is no tensor of a kernel whose columns are computed apart");
  narrow[1].inner_shape[0] = 2;
  columns.block_tokens = 2;
  refused("entry 0 of a device has blocks of tokens and of columns");
  columns.block_tokens = 0;
  kernel.entry.block_tokens = 2;
  refused("entry 0 of a device has blocks of tokens and of columns");
  kernel.entry.block_tokens = 0;
  columns.kernel_name = "missing";
  setenv("PTX_EMU_MULTIPROCESSORS", "1", /*overwrite=*/1);
  EXPECT_EQ(tttc_kernel_prepare(kernel.open().get()), TTTC_ERROR_DEVICE);
  EXPECT_NE(std::string(tttc_last_error()).find("its code has no 'missing'"), std::string::npos);
}

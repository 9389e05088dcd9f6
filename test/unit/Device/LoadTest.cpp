//===- LoadTest.cpp - Driver calls of a kernel call -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loading happens once; later calls consist of launches and fills in the caller's stream, which a
// graph can capture.
//
//===----------------------------------------------------------------------===//

#include "Sums.h"

#include <thread>

using namespace tttc::runtime::test;

namespace {

const char *const loads = "cuModuleLoadData ptx\ncuModuleGetFunction sums\n";

class DeviceLoad : public DeviceTest {
protected:
  /// Runs a call without allocating a workspace and without waiting.
  tttc_status put(SumsCall &call) {
    call.options.struct_size = sizeof(call.options);
    return tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(), call.args.size(),
                    &call.options);
  }
  std::string callsOfRun(SumsCall &call) {
    return callsOf([&] { EXPECT_EQ(put(call), TTTC_OK) << tttc_last_error(); });
  }
  static std::string launchOf(const void *stream) {
    char text[128];
    snprintf(text, sizeof(text), "cuLaunchKernel sums grid 3 2 1 block 2 1 1 shared 0 stream %p\n",
             stream);
    return text;
  }
  const std::unique_ptr<DeviceKernel> sums = sumsKernel();
  KernelPtr kernel = sums->open();
};

} // namespace

TEST_F(DeviceLoad, OnceAndNothingElse) {
  SumsCall call({2, 2}, 3, false);
  EXPECT_EQ(callsOfRun(call), loads + launchOf(nullptr));
  EXPECT_EQ(callsOfRun(call), launchOf(nullptr));
  call.expect();
}

TEST_F(DeviceLoad, BlocksShareATask) {
  // As many blocks as mini-batches. The first computes them all, the others nothing.
  const std::string first = "  ld.global.f32 %f0, [%a1];";
  sums->ptx.insert(sums->ptx.find(first), "  .reg .u32 %z;\n  mov.u32 %z, %ctaid.z;\n"
                                          "  setp.ne.u32 %p, %z, 0;\n  @%p exit;\n");
  sums->images[0].data = sums->ptx.c_str();
  sums->images[0].bytes = sums->ptx.size() + 1;
  sums->entry.block_tokens = 2;
  kernel = sums->open();
  DeviceArray<char> workspace(1024);
  const auto gridOf = [&](std::vector<int64_t> lengths) {
    SumsCall call(std::move(lengths), 3, false);
    call.options.workspace = workspace.data();
    call.options.workspace_bytes = 1024;
    const std::string said = callsOfRun(call);
    const size_t begin = said.find("grid ");
    return said.substr(begin, said.find(" block") - begin);
  };
  EXPECT_EQ(gridOf({2}), "grid 3 1 1");
  EXPECT_EQ(gridOf({3}), "grid 3 1 2");
  EXPECT_EQ(gridOf({7}), "grid 3 1 4");
  // A kernel with a workspace has one block a task, because the workspace is a block's.
  sums->entry.workspace_bytes = 16;
  kernel = sums->open();
  EXPECT_EQ(gridOf({7}), "grid 3 1 1");
}

TEST_F(DeviceLoad, BeforeTheFirstCall) {
  auto prepare = [&] {
    EXPECT_EQ(tttc_kernel_prepare(kernel.get()), TTTC_OK) << tttc_last_error();
  };
  SumsCall call({2, 2}, 3, false);
  EXPECT_EQ(callsOf(prepare), loads);
  EXPECT_EQ(callsOf(prepare), "");
  EXPECT_EQ(callsOfRun(call), launchOf(nullptr));
}

TEST_F(DeviceLoad, ClosingUnloads) {
  SumsCall call({2, 2}, 3, false);
  EXPECT_EQ(callsOf([&] { kernel.reset(); }), "");
  kernel = sums->open();
  (void)callsOfRun(call);
  EXPECT_EQ(callsOf([&] { kernel.reset(); }), "cuModuleUnload\n");
}

TEST_F(DeviceLoad, OncePerContext) {
  SumsCall call({2, 2}, 3, false);
  void *other = nullptr;
  EXPECT_EQ(callsOfRun(call), loads + launchOf(nullptr));
  ASSERT_EQ(emulator.createContext(&other, 0, 0), 0);
  EXPECT_EQ(callsOfRun(call), loads + launchOf(nullptr));
  EXPECT_EQ(callsOfRun(call), launchOf(nullptr));
  ASSERT_EQ(tttc_device_open(0), TTTC_OK);
  EXPECT_EQ(callsOfRun(call), launchOf(nullptr));
  call.expect();
  // Each module is unloaded in the context that loaded it.
  EXPECT_EQ(callsOf([&] { kernel.reset(); }), "cuModuleUnload\ncuModuleUnload\n");
}

TEST_F(DeviceLoad, InTheCallersStream) {
  void *stream = nullptr;
  ASSERT_EQ(emulator.streamCreate(&stream, 0), 0);
  SumsCall call({2, 2}, 3, false);
  call.options.stream = stream;
  call.options.num_threads = 7; // ignored on devices
  EXPECT_EQ(callsOfRun(call), loads + launchOf(stream));
}

TEST_F(DeviceLoad, OnceInManyThreads) {
  std::vector<std::unique_ptr<SumsCall>> calls;
  for (int i = 0; i < 4; ++i)
    calls.push_back(std::make_unique<SumsCall>(std::vector<int64_t>{2, 2}, 3, false));
  const std::string found = callsOf([&] {
    std::vector<std::thread> threads;
    for (auto &call : calls)
      threads.emplace_back(
          [&, each = call.get()] { EXPECT_EQ(put(*each), TTTC_OK) << tttc_last_error(); });
    for (std::thread &thread : threads)
      thread.join();
  });
  EXPECT_EQ(found.find("cuModuleLoadData"), found.rfind("cuModuleLoadData"));
  for (auto &call : calls)
    call->expect();
}

TEST_F(DeviceLoad, AGraphRepeatsTheCall) {
  void *stream = nullptr, *graph = nullptr, *executable = nullptr;
  ASSERT_EQ(emulator.streamCreate(&stream, 0), 0);
  ASSERT_EQ(tttc_kernel_prepare(kernel.get()), TTTC_OK) << tttc_last_error();
  SumsCall call({2, 1}, 2, true);
  call.options.stream = stream;
  ASSERT_EQ(emulator.beginCapture(stream, 0), 0);
  EXPECT_EQ(put(call), TTTC_OK) << tttc_last_error();
  ASSERT_EQ(emulator.endCapture(stream, &graph), 0);
  EXPECT_EQ(call.out.values(), std::vector<float>(call.out.values().size(), -1));
  ASSERT_EQ(emulator.instantiate(&executable, graph, 0), 0);
  ASSERT_EQ(emulator.graphLaunch(executable, stream), 0);
  call.expect();
  // Other contents of the same arrays, and other sequence lengths.
  std::vector<float> x = call.x.values();
  for (float &value : x)
    value *= 3;
  call.lengths = {1, 2};
  call.ends = {0, 1, 3};
  EXPECT_EQ(tttc_device_write(call.x.data(), x.data(), x.size() * sizeof(float)), TTTC_OK);
  EXPECT_EQ(tttc_device_write(call.deviceEnds.data(), call.ends.data(), 3 * sizeof(int64_t)),
            TTTC_OK);
  ASSERT_EQ(emulator.graphLaunch(executable, stream), 0);
  call.expect();
}

/// The purpose of tttc_kernel_prepare.
TEST_F(DeviceLoad, NotWhileAGraphIsCaptured) {
  void *stream = nullptr, *graph = nullptr;
  ASSERT_EQ(emulator.streamCreate(&stream, 0), 0);
  SumsCall call({2, 2}, 3, false);
  call.options.stream = stream;
  ASSERT_EQ(emulator.beginCapture(stream, 0), 0);
  EXPECT_EQ(put(call), TTTC_ERROR_DEVICE);
  EXPECT_NE(std::string(tttc_last_error()).find("CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"),
            std::string::npos)
      << tttc_last_error();
  EXPECT_NE(emulator.endCapture(stream, &graph), 0);
}

TEST_F(DeviceLoad, SharedMemoryIsAskedForOnce) {
  sums->entry.shared_bytes = 100000;
  kernel = sums->open();
  SumsCall call({1}, 1, false);
  const char *launch = "cuLaunchKernel sums grid 1 1 1 block 2 1 1 shared 100000 stream (nil)\n";
  EXPECT_EQ(callsOfRun(call), std::string(loads) + "cuFuncSetAttribute 8 = 100000\n" + launch);
  EXPECT_EQ(callsOfRun(call), launch);
}

TEST_F(DeviceLoad, ACpuKernelNeedsNothing) {
  sums->images.clear();
  sums->entry.task = [](void *const *, void *) {};
  kernel = sums->open();
  EXPECT_EQ(callsOf([&] { EXPECT_EQ(tttc_kernel_prepare(kernel.get()), TTTC_OK); }), "");
  EXPECT_EQ(tttc_kernel_prepare(nullptr), TTTC_ERROR_INVALID_ARGUMENT);
}

//===- DeviceCall.cpp - Calls of device kernels ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See DeviceCall.h.
//
//===----------------------------------------------------------------------===//

#include "DeviceCall.h"

#include <cstdlib>
#include <dlfcn.h>

namespace tttc::runtime::test {

Emulator DeviceTest::emulator;

void DeviceTest::SetUpTestSuite() {
  setenv("TTTC_CUDA_LIBRARY", TTTC_TEST_DRIVER, 1);
  void *library = dlopen(TTTC_TEST_DRIVER, RTLD_NOW);
  ASSERT_NE(library, nullptr) << dlerror();
  auto find = [&](auto &function, const char *name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
    ASSERT_NE(function, nullptr) << name;
  };
  find(emulator.trace, "ptxEmuTrace");
  find(emulator.calls, "ptxEmuCalls");
  find(emulator.setCurrent, "cuCtxSetCurrent");
  find(emulator.createContext, "cuCtxCreate_v2");
  find(emulator.streamCreate, "cuStreamCreate");
  find(emulator.beginCapture, "cuStreamBeginCapture_v2");
  find(emulator.endCapture, "cuStreamEndCapture");
  find(emulator.instantiate, "cuGraphInstantiateWithFlags");
  find(emulator.graphLaunch, "cuGraphLaunch");
}

DeviceKernel::DeviceKernel(const char *name, std::string text, std::vector<tttc_tensor_info> list,
                           uint32_t threads)
    : ptx(std::move(text)), tensors(std::move(list)) {
  entry.kind = TTTC_ENTRY_FORWARD;
  entry.tensor_size = sizeof(tttc_tensor_info);
  entry.task_axes = B | H;
  entry.kernel_name = name;
  entry.block_threads = threads;
  images.push_back({"sm_80", TTTC_IMAGE_PTX, 0, nullptr, 0});
  info = {TTTC_ABI_VERSION,
          sizeof(tttc_kernel_info),
          name,
          "by hand",
          "primal",
          "",
          "sm_80",
          "",
          1,
          sizeof(tttc_entry_info),
          &entry,
          0,
          sizeof(tttc_image),
          nullptr,
          nullptr,
          nullptr};
}

tttc_status DeviceKernel::open(KernelPtr &kernel) {
  entry.num_tensors = static_cast<uint32_t>(tensors.size());
  entry.tensors = tensors.data();
  if (!images.empty() && !images[0].data) {
    images[0].data = ptx.c_str();
    images[0].bytes = ptx.size() + 1;
  }
  info.num_images = static_cast<uint32_t>(images.size());
  info.images = images.data();
  tttc_kernel *opened = nullptr;
  tttc_status status = tttc_kernel_from_info(&info, &opened);
  kernel.reset(opened);
  return status;
}

KernelPtr DeviceKernel::open() {
  KernelPtr kernel;
  EXPECT_EQ(open(kernel), TTTC_OK) << tttc_last_error();
  return kernel;
}

tttc_status runOnDevice(const tttc_kernel *kernel, const std::vector<tttc_argument> &args,
                        int64_t batch, int64_t heads, int64_t tokens, tttc_run_options options) {
  uint64_t alignment = 1;
  options.struct_size = sizeof(options);
  if (tttc_status status = tttc_workspace_bytes(kernel, TTTC_ENTRY_FORWARD, 0, batch, heads, tokens,
                                                &options.workspace_bytes, &alignment))
    return status;
  EXPECT_LE(alignment, 256u);
  DeviceArray<char> workspace(static_cast<size_t>(options.workspace_bytes));
  options.workspace = workspace.data();
  if (tttc_status status = tttc_run(kernel, TTTC_ENTRY_FORWARD, args.data(), args.size(), &options))
    return status;
  return tttc_device_wait();
}

} // namespace tttc::runtime::test

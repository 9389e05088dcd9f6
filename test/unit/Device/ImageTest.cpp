//===- ImageTest.cpp - Choice of the image for a device -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Images for several targets, each with a different constant, on devices of several capabilities.
//
//===----------------------------------------------------------------------===//

#include "DeviceCall.h"

#include <cstdlib>

using namespace tttc::runtime::test;

namespace {

/// Writes a number to out [B].
std::string numberPtx(const std::string &target, int number) {
  return ptxHeader(target) +
         ptxKernel("number", {"out"},
                   "  mov.f32 %f0, 0f00000000;\n  cvt.rn.f32.s32 %f0, " + std::to_string(number) +
                       ";\n" + ptxElement("%a0", "out", "%b", "%h", "0", "0") +
                       "  st.global.f32 [%a0], %f0;\n");
}

class DeviceImage : public DeviceTest {
protected:
  void TearDown() override { unsetenv("PTX_EMU_CAPABILITY"); }

  void addText(const char *target, int number) {
    texts.push_back(std::make_unique<std::string>(numberPtx(target, number)));
    kernel.images.push_back(
        {target, TTTC_IMAGE_PTX, 0, texts.back()->c_str(), texts.back()->size() + 1});
  }
  /// Adds machine code, which the emulated device does not load, like a driver that is too old.
  void addCode(const char *target) {
    kernel.images.push_back({target, TTTC_IMAGE_CUBIN, 0,
                             "\x7f"
                             "ELF",
                             4});
  }

  tttc_status run(const char *capability) {
    setenv("PTX_EMU_CAPABILITY", capability, 1);
    const KernelPtr opened = kernel.open();
    calls = callsOf([&] { (void)tttc_kernel_prepare(opened.get()); });
    DeviceArray<float> out(std::vector<float>{-1});
    tttc_status status = runOnDevice(opened.get(), {argument("out", out, {1})}, 1, 1, 0);
    number = out.values()[0];
    return status;
  }
  /// Returns the number of the image that runs; 0 if none does.
  float chosen(const char *capability) { return run(capability) == TTTC_OK ? number : 0; }

  std::vector<std::unique_ptr<std::string>> texts;
  DeviceKernel kernel{"number", "", {{"out", TTTC_OUTPUT, TTTC_F32, B, 0, {}, 0, 0, 0, {}}}, 1};
  float number = 0;
  std::string calls;
  DeviceImage() {
    kernel.entry.task_axes = B;
    kernel.images.clear();
  }
};

} // namespace

TEST_F(DeviceImage, TheNewestThatTheDeviceTakes) {
  addText("sm_80", 80);
  addText("sm_90a", 901);
  addText("sm_90", 90);
  addText("sm_120", 120);
  EXPECT_EQ(chosen("8.0"), 80);
  EXPECT_EQ(chosen("8.9"), 80);
  EXPECT_EQ(chosen("9.0"), 901);
  EXPECT_EQ(chosen("10.3"), 90);
  EXPECT_EQ(chosen("12.0"), 120);
  EXPECT_EQ(chosen("12.1"), 120);
}

TEST_F(DeviceImage, None) {
  addText("sm_90a", 901);
  addText("sm_90", 90);
  addCode("sm_90");
  EXPECT_EQ(run("8.6"), TTTC_ERROR_UNSUPPORTED_DEVICE);
  EXPECT_STREQ(tttc_last_error(),
               "kernel 'number' has code for sm_90a, sm_90, none of which runs on "
               "PTX emulator of compute capability 8.6");
  EXPECT_EQ(calls, "");
}

/// Machine code that may run on the device is tried before PTX.
TEST_F(DeviceImage, MachineCodeBeforeText) {
  addText("sm_80", 80);
  addCode("sm_86");
  addCode("sm_90a");
  auto loads = [&](const char *capability) {
    EXPECT_EQ(chosen(capability), 80);
    std::string found = calls.substr(0, calls.find("cuModuleGetFunction"));
    return found;
  };
  const std::string text = "cuModuleLoadData ptx\n", code = "cuModuleLoadData machine code\n";
  EXPECT_EQ(loads("8.0"), text);
  EXPECT_EQ(loads("8.6"), code + text);
  EXPECT_EQ(loads("8.9"), code + text);
  EXPECT_EQ(loads("9.0"), code + text);
  EXPECT_EQ(loads("9.1"), text);
  EXPECT_EQ(loads("10.0"), text);
}

TEST_F(DeviceImage, NoneThatLoads) {
  addCode("sm_90a");
  EXPECT_EQ(run("9.0"), TTTC_ERROR_DEVICE);
  EXPECT_STREQ(tttc_last_error(),
               "kernel 'number': PTX emulator of compute capability 9.0 does not load the code for "
               "sm_90a: CUDA_ERROR_INVALID_IMAGE (200): CUDA_ERROR_INVALID_IMAGE");
}

TEST_F(DeviceImage, TextWithMistakes) {
  addText("sm_80", 80);
  texts[0]->replace(texts[0]->find("mov.f32"), 7, "mow.f32");
  EXPECT_EQ(run("9.0"), TTTC_ERROR_DEVICE);
  const std::string message = tttc_last_error();
  EXPECT_NE(message.find("CUDA_ERROR_INVALID_PTX (218)"), std::string::npos) << message;
  EXPECT_NE(message.find("mow.f32"), std::string::npos) << message; // the driver's log
}

TEST_F(DeviceImage, WithoutTheKernel) {
  addText("sm_80", 80);
  kernel.entry.kernel_name = "digit";
  EXPECT_EQ(run("9.0"), TTTC_ERROR_DEVICE);
  EXPECT_STREQ(tttc_last_error(), "kernel 'number': its code has no 'digit': "
                                  "CUDA_ERROR_NOT_FOUND (500): CUDA_ERROR_NOT_FOUND");
  // The module loaded so far is unloaded.
  EXPECT_EQ(calls, "cuModuleLoadData ptx\ncuModuleGetFunction digit\ncuModuleUnload\n");
}

TEST_F(DeviceImage, MoreSharedMemoryThanThereIs) {
  addText("sm_80", 80);
  kernel.entry.shared_bytes = 232449;
  EXPECT_EQ(run("9.0"), TTTC_ERROR_UNSUPPORTED_DEVICE);
  EXPECT_STREQ(tttc_last_error(), "kernel 'number': 'number' needs 232449 bytes of shared memory, "
                                  "PTX emulator has 232448");
}

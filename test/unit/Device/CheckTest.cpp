//===- CheckTest.cpp - Rejected calls of device kernels -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that does not require reading device memory is checked as on a CPU.
//
//===----------------------------------------------------------------------===//

#include "Sums.h"

using namespace tttc::runtime::test;

namespace {
class DeviceCheck : public DeviceTest {
protected:
  void refused(SumsCall &call, tttc_status status, const std::string &message) {
    const std::vector<float> before = call.out.values();
    EXPECT_EQ(call.run(kernel.get()), status);
    EXPECT_NE(std::string(tttc_last_error()).find(message), std::string::npos) << tttc_last_error();
    EXPECT_EQ(call.out.values(), before);
  }
  const std::unique_ptr<DeviceKernel> sums = sumsKernel();
  KernelPtr kernel = sums->open();
};
} // namespace

TEST_F(DeviceCheck, NullData) {
  SumsCall call({2}, 1, false);
  call.tensor("out").data = nullptr;
  refused(call, TTTC_ERROR_INVALID_ARGUMENT, "tensor 'out': expected data, found null");
}

TEST_F(DeviceCheck, ShapesAndStrides) {
  SumsCall call({2, 1}, 1, true);
  call.tensor("x").shape[0] = 2;
  refused(call, TTTC_ERROR_SHAPE, "expected length 1 of axis B to agree with 'cu_seqlens'");
  call.tensor("x").shape[0] = 1;
  call.tensor("out").shape[2] = 2;
  refused(call, TTTC_ERROR_SHAPE, "expected length 3 of axis T to agree with 'x', found 2");
  call.tensor("out").shape[2] = 3;
  call.tensor("group").shape[2] = 1;
  refused(call, TTTC_ERROR_SHAPE, "expected length at least 2 of axis T to agree with 'x'");
  call.tensor("group").shape[2] = 2;
  call.tensor("S").shape[0] = 1;
  refused(call, TTTC_ERROR_SHAPE, "expected length 2 of axis B to agree with 'cu_seqlens'");
  call.tensor("S").shape[0] = 2;
  call.tensor("out").data = call.tensor("x").data;
  refused(call, TTTC_ERROR_OVERLAP, "output 'out' overlaps 'x'");
}

/// For sequences of one length the number of groups is known.
TEST_F(DeviceCheck, TooManyGroups) {
  SumsCall call({3}, 1, false);
  call.tensor("group").shape[2] = 3;
  refused(call, TTTC_ERROR_SHAPE, "expected length 2 of axis T to agree with 'x', found 3");
}

TEST_F(DeviceCheck, NegativeSlots) {
  SumsCall call({1}, 1, false);
  call.deviceReads = call.reads;
  call.options.read_slots = call.deviceReads.data();
  call.tensor("S").shape[0] = -1;
  refused(call, TTTC_ERROR_SHAPE, "tensor 'S': axis B has negative length -1");
}

TEST_F(DeviceCheck, TokensOfACall) {
  sums->entry.max_tokens = 2;
  kernel = sums->open();
  SumsCall beside({3}, 1, false), endToEnd({3, 1}, 1, true);
  refused(beside, TTTC_ERROR_SHAPE, "expected at most 2 tokens in a call, found 3");
  // Only the device knows the lengths of the sequences.
  EXPECT_EQ(endToEnd.run(kernel.get()), TTTC_OK) << tttc_last_error();
}

TEST_F(DeviceCheck, AsManySequencesAsTheDeviceHasRows) {
  SumsCall call({}, 1, false);
  DeviceArray<float> states(std::vector<float>(2 * 65536)), finals(std::vector<float>(2 * 65536));
  call.tensor("S") = argument("S", states, {65536, 1, 2}).tensor;
  call.tensor("S_final") = argument("S_final", finals, {65536, 1, 2}).tensor;
  for (const char *name : {"x", "out", "group"})
    call.tensor(name).shape[0] = 65536;
  EXPECT_EQ(runOnDevice(kernel.get(), call.args, 65536, 1, 0), TTTC_ERROR_SHAPE);
  EXPECT_STREQ(tttc_last_error(),
               "sums: expected at most 65535 sequences and 2147483647 heads on a "
               "device, found 65536 and 1");
}

TEST_F(DeviceCheck, NoContext) {
  SumsCall call({1}, 1, false);
  ASSERT_EQ(emulator.setCurrent(nullptr), 0);
  tttc_run_options options = call.options;
  options.struct_size = sizeof(options);
  EXPECT_EQ(
      tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, call.args.data(), call.args.size(), &options),
      TTTC_ERROR_NO_DEVICE);
  EXPECT_STREQ(tttc_last_error(), "sums: expected a current CUDA context, found none");
  EXPECT_EQ(tttc_kernel_prepare(kernel.get()), TTTC_ERROR_NO_DEVICE);
  ASSERT_EQ(tttc_device_open(0), TTTC_OK) << tttc_last_error();
}

TEST_F(DeviceCheck, UnknownStream) {
  SumsCall call({1}, 1, false);
  call.options.stream = &call;
  EXPECT_EQ(call.run(kernel.get()), TTTC_ERROR_DEVICE);
  EXPECT_STREQ(
      tttc_last_error(),
      "sums: cannot launch 1 x 1 x 1 blocks of 'sums', 2 threads and 0 bytes of shared memory "
      "each: CUDA_ERROR_INVALID_HANDLE (400): CUDA_ERROR_INVALID_HANDLE");
}

TEST_F(DeviceCheck, DeviceFunctions) {
  EXPECT_EQ(tttc_device_open(7), TTTC_ERROR_NO_DEVICE);
  EXPECT_STREQ(tttc_last_error(),
               "no device 7: CUDA_ERROR_INVALID_DEVICE (101): CUDA_ERROR_INVALID_DEVICE");
  EXPECT_EQ(tttc_device_allocate(8, nullptr), TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(),
               "tttc_device_allocate: expected a place for the memory, found null");
  void *memory = nullptr;
  EXPECT_EQ(tttc_device_allocate(uint64_t(1) << 50, &memory), TTTC_ERROR_DEVICE);
  EXPECT_EQ(
      std::string(tttc_last_error()).find("cannot allocate 1125899906842624 bytes on the device: "),
      0u);
  EXPECT_EQ(memory, nullptr);
  EXPECT_EQ(tttc_device_allocate(0, &memory), TTTC_OK);
  EXPECT_EQ(memory, nullptr);
  int there = 0;
  EXPECT_EQ(tttc_device_write(&there, &there, sizeof(there)), TTTC_ERROR_DEVICE);
  EXPECT_EQ(tttc_device_read(&there, &there, sizeof(there)), TTTC_ERROR_DEVICE);
  EXPECT_EQ(tttc_device_free(&there), TTTC_ERROR_DEVICE);
}

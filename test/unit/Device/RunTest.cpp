//===- RunTest.cpp - Calls on the emulated device -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel is given: addresses, strides, sequences, slots.
//
//===----------------------------------------------------------------------===//

#include "Sums.h"

using namespace tttc::runtime::test;

namespace {
class Run : public DeviceTest {};
} // namespace

TEST_F(Run, GivesWhatTheKernelComputes) {
  const auto sums = sumsKernel();
  KernelPtr kernel = sums->open();
  SumsCall call({5, 5}, 3, false);
  ASSERT_EQ(call.run(kernel.get()), TTTC_OK) << tttc_last_error();
  call.expect();
}

//===- Sums.h - Running sums, a device kernel -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// out = S += x per token, two elements per row; `group` is S's first element after every second
// token. Has sequences, slots, strides and a time block.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_DEVICE_SUMS_H
#define TTTC_TEST_UNIT_DEVICE_SUMS_H

#include "DeviceCall.h"

namespace tttc::runtime::test {

/// x [B,H,T,2], S [B,H,2] to S_final [B,H,2], out [B,H,T,2], group [B,H,ceil(T/2)].
std::unique_ptr<DeviceKernel> sumsKernel();
/// Its PTX, for another target and under another name.
std::string sumsPtx(const std::string &target, const std::string &name = "sums");

/// A call of the kernel, and its expected results.
struct SumsCall {
  /// Sequences of these lengths, packed or (if all have one length) as batch entries.
  SumsCall(std::vector<int64_t> lengths, int64_t heads, bool endToEnd);
  int64_t count() const { return static_cast<int64_t>(lengths.size()); }
  /// Checks `out`, `group` and `S_final`; `reads` and `writes` are slots by sequence.
  void expect();
  tttc_tensor &tensor(const std::string &name);
  tttc_status run(const tttc_kernel *kernel);

  std::vector<int64_t> lengths, ends{0}, reads, writes;
  int64_t heads, tokens, groups;
  bool endToEnd;
  DeviceArray<float> x, S, final, out, group;
  DeviceArray<int64_t> deviceEnds, deviceReads, deviceWrites;
  std::vector<tttc_argument> args;
  tttc_run_options options = {};
};

} // namespace tttc::runtime::test

#endif // TTTC_TEST_UNIT_DEVICE_SUMS_H

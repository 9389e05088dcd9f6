//===- RunAnywhere.cpp - Calls of kernels for CPUs and devices ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See RunAnywhere.h.
//
//===----------------------------------------------------------------------===//

#include "RunAnywhere.h"

#include "tttc/device.h"

#include <algorithm>
#include <map>
#include <memory>

namespace tttc::integration {
namespace {

struct Free {
  void operator()(void *memory) const { (void)tttc_device_free(memory); }
};

/// Copies of host memory on the device.
class Copies {
public:
  /// Returns a copy of `bytes` bytes from `host`, or of more if an earlier request was larger; null
  /// for null.
  void *of(const void *host, uint64_t bytes) {
    Copy &copy = copies[host];
    if (!host || bytes <= copy.bytes)
      return copy.device.get();
    copy.device.reset(allocate(bytes));
    copy.bytes = bytes;
    note(tttc_device_write(copy.device.get(), host, bytes));
    return copy.device.get();
  }
  void *allocate(uint64_t bytes) {
    void *memory = nullptr;
    note(tttc_device_allocate(bytes, &memory));
    return memory;
  }
  void copyBack() {
    for (auto &[host, copy] : copies)
      if (copy.bytes)
        note(tttc_device_read(const_cast<void *>(host), copy.device.get(), copy.bytes));
  }
  void note(tttc_status next) { status = status == TTTC_OK ? next : status; }

  tttc_status status = TTTC_OK;

private:
  struct Copy {
    std::unique_ptr<void, Free> device;
    uint64_t bytes = 0;
  };
  std::map<const void *, Copy> copies;
};

uint64_t bytesOf(const tttc_tensor &tensor) {
  uint64_t last = 0;
  for (uint32_t i = 0; i < tensor.rank; ++i) {
    if (tensor.shape[i] == 0)
      return 0;
    last += static_cast<uint64_t>((tensor.shape[i] - 1) * tensor.strides[i]);
  }
  return (last + 1) * (tensor.dtype == TTTC_F32 ? sizeof(float) : sizeof(double));
}

} // namespace

tttc_status runAnywhere(const tttc_kernel *kernel, tttc_entry_kind kind,
                        const std::vector<tttc_argument> &arguments,
                        const tttc_run_options &options, size_t sequences) {
  if (tttc_kernel_get_info(kernel)->num_images == 0)
    return tttc_run(kernel, kind, arguments.data(), arguments.size(), &options);
  if (tttc_status status = tttc_device_open(0); status != TTTC_OK)
    return status;
  Copies copies;
  // The largest first: tensors at one address share a copy.
  for (const tttc_argument &argument : arguments)
    (void)copies.of(argument.tensor.data, bytesOf(argument.tensor));
  std::vector<tttc_argument> there = arguments;
  for (tttc_argument &argument : there)
    argument.tensor.data = copies.of(argument.tensor.data, 0);
  tttc_run_options onDevice = options;
  std::unique_ptr<void, Free> workspace(copies.allocate(options.workspace_bytes));
  onDevice.workspace = workspace.get();
  auto numbers = [&](const auto *host, size_t count) {
    return static_cast<decltype(host)>(copies.of(host, count * sizeof(*host)));
  };
  onDevice.cu_seqlens = numbers(options.cu_seqlens, sequences + 1);
  onDevice.cu_seqlens_i32 = numbers(options.cu_seqlens_i32, sequences + 1);
  onDevice.read_slots = numbers(options.read_slots, sequences);
  onDevice.write_slots = numbers(options.write_slots, sequences);
  if (copies.status != TTTC_OK)
    return copies.status;
  if (tttc_status status = tttc_run(kernel, kind, there.data(), there.size(), &onDevice);
      status != TTTC_OK)
    return status;
  copies.note(tttc_device_wait());
  copies.copyBack();
  return copies.status;
}

} // namespace tttc::integration

//===- DeviceCall.cpp - A call's tensors in device memory -----------------===//
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

#include "Elements.h"
#include "Report.h"

#include "tttc/device.h"

namespace tttc::run {
namespace {

/// From the first element to the last one.
uint64_t bytesOf(const tttc_tensor &tensor) {
  uint64_t last = 0;
  for (uint32_t i = 0; i < tensor.rank; ++i) {
    if (tensor.shape[i] == 0)
      return 0;
    last += static_cast<uint64_t>((tensor.shape[i] - 1) * tensor.strides[i]);
  }
  return (last + 1) * elementBytes(tensor.dtype);
}

bool good(tttc_status status) { return status == TTTC_OK || fail(tttc_last_error()); }

} // namespace

bool isForDevice(const tttc_kernel *kernel) {
  return tttc_kernel_get_info(kernel)->num_images != 0;
}

bool openDevice(const tttc_kernel *kernel) {
  return !isForDevice(kernel) || good(tttc_device_open(0));
}

void DeviceCall::Free::operator()(void *memory) const {
  // What a failed kernel left behind cannot be freed; the process ends soon.
  (void)tttc_device_free(memory);
}

bool DeviceCall::allocate(uint64_t bytes) {
  void *memory = nullptr;
  if (!good(tttc_device_allocate(bytes, &memory)))
    return false;
  memories.emplace_back(memory);
  return true;
}

bool DeviceCall::prepare(const std::vector<tttc_argument> &given, uint64_t workspaceBytes) {
  host = device = given;
  for (tttc_argument &argument : device) {
    if (!allocate(bytesOf(argument.tensor)))
      return false;
    argument.tensor.data = memories.back().get();
  }
  return allocate(workspaceBytes);
}

bool DeviceCall::copyInputs(const std::vector<bool> &isOutput) {
  for (size_t i = 0; i < host.size(); ++i)
    if (!isOutput[i] && !good(tttc_device_write(device[i].tensor.data, host[i].tensor.data,
                                                bytesOf(host[i].tensor))))
      return false;
  return true;
}

bool DeviceCall::copyOutputs(const std::vector<bool> &isOutput) {
  for (size_t i = 0; i < host.size(); ++i)
    if (isOutput[i] && !good(tttc_device_read(host[i].tensor.data, device[i].tensor.data,
                                              bytesOf(host[i].tensor))))
      return false;
  return true;
}

} // namespace tttc::run

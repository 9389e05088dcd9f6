//===- DeviceCall.h - A call's tensors in device memory ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A device kernel's tensors and workspace are copies of those on the host: inputs are copied
// there before a run, outputs back after it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_DEVICECALL_H
#define TTTC_TTTRUN_DEVICECALL_H

#include "tttc/runtime.h"

#include <memory>
#include <vector>

namespace tttc::run {

/// Whether a kernel runs on a device.
bool isForDevice(const tttc_kernel *kernel);

/// Opens the first device where the kernel is for one. Returns false, with the error printed,
/// if there is none.
bool openDevice(const tttc_kernel *kernel);

class DeviceCall {
public:
  /// Makes room for the tensors of `host` and a workspace. Returns false, with the error
  /// printed, if there is none.
  bool prepare(const std::vector<tttc_argument> &host, uint64_t workspaceBytes);
  /// Copies the tensors that `isOutput` is false for to the device, or the others back, for
  /// tensors in the order of `prepare`. Returns false, with the error printed, if that fails.
  bool copyInputs(const std::vector<bool> &isOutput);
  bool copyOutputs(const std::vector<bool> &isOutput);

  const std::vector<tttc_argument> &arguments() const { return device; }
  void *workspace() const { return memories.back().get(); }

private:
  struct Free {
    void operator()(void *memory) const;
  };
  bool allocate(uint64_t bytes);

  std::vector<tttc_argument> host, device;
  std::vector<std::unique_ptr<void, Free>> memories; ///< the workspace last
};

} // namespace tttc::run

#endif // TTTC_TTTRUN_DEVICECALL_H

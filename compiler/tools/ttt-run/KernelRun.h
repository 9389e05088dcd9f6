//===- KernelRun.h - Runs a compiled kernel on arrays -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Between named float64 arrays and the runtime's tensors: conversion to the
// kernel's element types, outputs and workspace by its signature. Where the kernel is for a
// device, they are copied there and back.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_KERNELRUN_H
#define TTTC_TTTRUN_KERNELRUN_H

#include "Call.h"
#include "DeviceCall.h"
#include "tttc/runtime.h"

#include <cstdlib>
#include <memory>
#include <vector>

namespace tttc::run {

struct CloseKernel {
  void operator()(tttc_kernel *kernel) const { tttc_kernel_close(kernel); }
};
using KernelHandle = std::unique_ptr<tttc_kernel, CloseKernel>;

/// Opens the call's layer in a shared object and checks that it was compiled from the call's text
/// for its dims. Returns null, with the error printed, if that fails.
KernelHandle openKernel(const std::string &path, const Call &call);

/// The state of this name, or null.
const dsl::Entity *findState(const dsl::Layer &layer, const std::string &name);

/// The value of a flag that a kernel was compiled with, empty for one that has none; nothing: it
/// was compiled without, or does not say.
std::optional<std::string> compiledFlag(const tttc_kernel_info &info, const std::string &flag);

/// One call of a kernel: its tensors and its workspace.
class KernelRun {
public:
  /// `kernel`, `call` and `saving` outlive this object; `threads` 0: one per
  /// processor. A backward run takes what it restores from the run that saved it.
  KernelRun(const tttc_kernel *kernel, const Call &call, tttc_entry_kind kind, uint32_t threads,
            const KernelRun *saving = nullptr)
      : kernel(kernel), call(call), kind(kind), threads(threads), saving(saving) {}

  /// Converts the inputs and makes room for outputs and workspace. Returns false,
  /// with the error printed, if the arrays are not what the kernel takes.
  bool prepare();
  /// Runs it; may be called again, with the same result. Pre: prepare. Returns
  /// false, with the error printed, if the runtime refuses the call.
  bool run();
  /// The same once more without copies to a device and back. Pre: run.
  bool runAgain();
  /// The outputs of the last run under the signature's names, but for what was
  /// saved. A gradient has the axes of the array it belongs to.
  ArrayMap outputs() const;

private:
  struct Free {
    void operator()(void *pointer) const { std::free(pointer); }
  };
  using Memory = std::unique_ptr<void, Free>;

  bool prepareInput(const tttc_tensor_info &info);
  bool prepareOutput(const tttc_tensor_info &info);
  bool prepareCotangent(const tttc_tensor_info &info);
  bool restore(const tttc_tensor_info &info);
  std::vector<int64_t> shapeOf(const tttc_tensor_info &info) const;
  bool addTensor(const tttc_tensor_info &info, const std::vector<int64_t> &shape);
  bool prepareWorkspace();
  bool prepareDevice(uint64_t workspaceBytes);
  bool allocate(uint64_t bytes, uint64_t alignment, Memory &memory);

  const tttc_kernel *kernel;
  const Call &call;
  tttc_entry_kind kind;
  uint32_t threads;
  const KernelRun *saving;
  const tttc_entry_info *entry = nullptr;
  std::vector<tttc_argument> arguments; ///< in the order of the signature
  std::vector<Memory> memories;
  tttc_run_options runOptions = {};
  DeviceCall device;
  std::vector<bool> areOutputs; ///< of `arguments`, for the device
};

/// Runs it `runs` times and prints the median time and the tokens per second to
/// stdout. Returns false, with the error printed, if a run fails.
bool timeKernel(const std::vector<KernelRun *> &kernelRuns, const Call &call, uint32_t runs);

} // namespace tttc::run

#endif // TTTC_TTTRUN_KERNELRUN_H

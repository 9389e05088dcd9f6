//===- KernelRun.h - Runs a compiled kernel on arrays -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes the arrays of a call to a kernel (tttc/client.h), and reports arrays that do not fit.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_KERNELRUN_H
#define TTTC_TTTRUN_KERNELRUN_H

#include "Call.h"
#include "tttc/client.h"

#include <vector>

namespace tttc::run {

using client::KernelHandle;

/// Opens the layer of the call in a shared object and checks that it was compiled from the same
/// text for the same dims. Returns null, with the error printed, on failure.
KernelHandle openKernel(const std::string &path, const Call &call);

/// The value of a flag that a kernel was compiled with, empty for a flag without value; none if it
/// was compiled without the flag, or does not record it.
std::optional<std::string> compiledFlag(const tttc_kernel_info &info, const std::string &flag);

/// One call of a kernel on the arrays of a Call.
class KernelRun {
public:
  /// `kernel`, `call` and `saving` outlive this object; `threads` 0: one per processor. A backward
  /// run restores values from the run that saved them.
  KernelRun(const tttc_kernel *kernel, const Call &call, tttc_entry_kind kind, uint32_t threads,
            const KernelRun *saving = nullptr)
      : kernelCall(kernel, kind), call(call), kind(kind), threads(threads), saving(saving) {}

  /// See client::KernelCall. Pre: not prepared.
  void shiftTensors(bool areOdd) { kernelCall.shiftTensors(areOdd); }
  /// Converts the inputs and allocates outputs and workspace. Returns false, with the error
  /// printed, if the arrays do not match the kernel.
  bool prepare();
  /// Runs the kernel; may be called again, with the same result. Pre: prepare. Returns false, with
  /// the error printed, if the runtime rejects the call.
  bool run();
  /// Runs again without copies to a device and back. Pre: run.
  bool runAgain();
  /// The outputs of the last run under the names of the signature, except saved tensors. A gradient
  /// has the axes of the array it belongs to.
  ArrayMap outputs() const;

private:
  bool prepareTensor(const tttc_tensor_info &info);
  bool checkAllTaken() const;

  client::KernelCall kernelCall;
  const Call &call;
  tttc_entry_kind kind;
  uint32_t threads;
  const KernelRun *saving;
};

/// Runs the kernels `runs` times and prints the median time and the tokens per second to stdout.
/// Returns false, with the error printed, if a run fails.
bool timeKernel(const std::vector<KernelRun *> &kernelRuns, const Call &call, uint32_t runs);

} // namespace tttc::run

#endif // TTTC_TTTRUN_KERNELRUN_H

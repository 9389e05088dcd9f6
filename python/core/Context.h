//===- Context.h - The CUDA context of a call --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime launches into the current context of the calling thread. A thread of autograd or of
// a server may have none, or that of another device.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_CONTEXT_H
#define TTTC_PYTHON_CORE_CONTEXT_H

#include <cstdint>

namespace tttc::python {

/// Makes a device's primary context, which frameworks use, current during the object's lifetime.
class CurrentContext {
public:
  CurrentContext() = default;
  ~CurrentContext();
  CurrentContext(const CurrentContext &) = delete;
  CurrentContext &operator=(const CurrentContext &) = delete;

  /// Returns false with a Python error.
  bool enter(int32_t device);

private:
  bool isEntered = false;
};

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_CONTEXT_H

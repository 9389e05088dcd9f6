//===- Handler.h - Kernels as an XLA custom call -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One typed FFI handler for each platform runs every entry of every kernel. Attributes select the
// call: `kernel`, a key that a process-wide registry maps to an open kernel (an address would be
// stored in executables that are cached on disk), `entry`, `bthd`, `end_to_end` (the last operand
// is cu_seqlens), and `shared_states`, whose bit n says that the n-th initial state, and its
// gradient, lack the axis B; the rank does not show that, because operands have the axes of vmap
// before their own.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_JAX_HANDLER_H
#define TTTC_PYTHON_CORE_JAX_HANDLER_H

#include "tttc/runtime.h"

#include <string>

namespace tttc::python {

/// Registers a kernel, which stays open until the process ends.
void registerKernel(const std::string &key, const tttc_kernel *kernel);

/// The handler's address for `jax.ffi.register_ffi_target` on the platform "CUDA" or "cpu".
void *jaxHandler(bool isForDevice);

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_JAX_HANDLER_H

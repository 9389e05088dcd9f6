//===- Handler.h - Kernels as a custom call of XLA ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One typed FFI handler for each platform runs every entry of every kernel. It is told which by
// attributes: `kernel`, a key that a registry of the process maps to an open kernel (an address
// would end up in executables that are kept on disk), `entry`, `bthd`, `end_to_end` (the last
// operand is cu_seqlens), and `shared_states`, whose bit n says that the n-th initial state, and
// its gradient, lack the axis B; ranks do not tell that, for operands have the axes of vmap before
// their own.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_JAX_HANDLER_H
#define TTTC_PYTHON_CORE_JAX_HANDLER_H

#include "tttc/runtime.h"

#include <string>

namespace tttc::python {

/// The kernel stays open as long as the process lives.
void registerKernel(const std::string &key, const tttc_kernel *kernel);

/// A handler's address for `jax.ffi.register_ffi_target`, of the platform "CUDA" or "cpu".
void *jaxHandler(bool isForDevice);

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_JAX_HANDLER_H

//===- RunAnywhere.h - Calls of kernels for CPUs and devices ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One call for tests whose tensors are on the host: those of a device kernel are copied to
// the device and back.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_RUNANYWHERE_H
#define TTTC_INTEGRATION_RUNANYWHERE_H

#include "tttc/runtime.h"

#include <vector>

namespace tttc::integration {

/// Like tttc_run. Everything in `options` is on the host; its slots have one number per sequence.
/// Tensors that share an address share one on the device too.
tttc_status runAnywhere(const tttc_kernel *kernel, tttc_entry_kind kind,
                        const std::vector<tttc_argument> &arguments,
                        const tttc_run_options &options, size_t sequences);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_RUNANYWHERE_H

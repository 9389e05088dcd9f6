//===- Errors.h - Failures as Python exceptions ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Raises tttc.CallError for invalid calls.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_ERRORS_H
#define TTTC_PYTHON_CORE_ERRORS_H

#include "PythonApi.h"

#include "tttc/runtime.h"

namespace tttc::python {

/// Sets tttc.CallError; returns false. `tensor`: the name of the offending array, or null.
bool callError(tttc_status status, const char *tensor, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/// The same with the message of the runtime's last failure on this thread.
bool runtimeError(tttc_status status);

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_ERRORS_H

//===- Errors.h - Failures as Python exceptions ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Raises tttc.CallError for invalid calls, and warns at the line of the user.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_ERRORS_H
#define TTTC_PYTHON_CORE_ERRORS_H

#include "PythonApi.h"

#include "tttc/runtime.h"

#include <string>

namespace tttc::python {

/// Sets tttc.CallError; returns false. `tensor`: the name of the offending array, or null.
bool callError(tttc_status status, const char *tensor, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/// The same with the message of the runtime's last failure on this thread, followed by `hint`.
bool runtimeError(tttc_status status, const std::string &hint = "");
/// Issues a UserWarning, formatted as by PyUnicode_FromFormat; returns false with a Python error if
/// warnings are errors.
bool warn(const char *format, ...);

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_ERRORS_H

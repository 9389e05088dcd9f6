//===- Error.h - Failures and their messages --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every failure of the runtime goes through fail(): it keeps the message for
// tttc_last_error() and returns the status, so that a check reads
// `return fail(TTTC_ERROR_SHAPE, "...", ...)`.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_ERROR_H
#define TTTC_RUNTIME_LIB_ERROR_H

#include "tttc/runtime.h"

#include <cstddef>

namespace tttc::runtime {

/// Keeps the formatted message as this thread's last error and returns `status`.
/// Messages longer than the buffer (2047 bytes) are cut.
tttc_status fail(tttc_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/// A path or name given by the caller, for a message: the end of a long one after "...", so that
/// the rest of the message fits.
class Shortened {
public:
  explicit Shortened(const char *given);
  const char *text() const { return buffer; }

private:
  char buffer[484];
};

/// A list "a, b, c" for a message, in a buffer on the stack.
class NameList {
public:
  void add(const char *name);
  const char *text() const { return length == 0 ? "none" : buffer; }

private:
  char buffer[1024] = {};
  size_t length = 0;
};

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_ERROR_H

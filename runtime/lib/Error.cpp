//===- Error.cpp - Failures and their messages ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last error is kept in constant-initialised thread-local storage: it needs
// no allocation, so it also works when memory has run out.
//
//===----------------------------------------------------------------------===//

#include "Error.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>

static thread_local char lastError[2048] = "";

tttc_status tttc::runtime::fail(tttc_status status, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(lastError, sizeof(lastError), format, arguments);
  va_end(arguments);
  return status;
}

tttc::runtime::Shortened::Shortened(const char *given) {
  const size_t length = strlen(given);
  if (length < sizeof(buffer)) {
    memcpy(buffer, given, length + 1);
    return;
  }
  const char *end = given + length, *rest = end - (sizeof(buffer) - sizeof("..."));
  // Begins with a whole character of UTF-8.
  while (rest != end && (*rest & 0xc0) == 0x80)
    ++rest;
  snprintf(buffer, sizeof(buffer), "...%s", rest);
}

void tttc::runtime::NameList::add(const char *name) {
  if (length + 1 >= sizeof(buffer))
    return;
  size_t room = sizeof(buffer) - length;
  int written = snprintf(buffer + length, room, "%s%s", length == 0 ? "" : ", ", name);
  if (written > 0)
    length += static_cast<size_t>(written) < room ? static_cast<size_t>(written) : room - 1;
}

const char *tttc_last_error(void) { return lastError; }

uint32_t tttc_abi_version(void) { return TTTC_ABI_VERSION; }

const char *tttc_status_name(int status) {
  switch (status) {
  case TTTC_OK:
    return "ok";
  case TTTC_ERROR_INVALID_ARGUMENT:
    return "invalid argument";
  case TTTC_ERROR_SHAPE:
    return "shape";
  case TTTC_ERROR_DTYPE:
    return "dtype";
  case TTTC_ERROR_STRIDE:
    return "stride";
  case TTTC_ERROR_ALIGNMENT:
    return "alignment";
  case TTTC_ERROR_OVERLAP:
    return "overlap";
  case TTTC_ERROR_WORKSPACE:
    return "workspace";
  case TTTC_ERROR_UNSUPPORTED_CPU:
    return "unsupported cpu";
  case TTTC_ERROR_LOAD:
    return "load";
  case TTTC_ERROR_OUT_OF_MEMORY:
    return "out of memory";
  case TTTC_ERROR_UNSUPPORTED:
    return "unsupported";
  case TTTC_ERROR_NO_DEVICE:
    return "no device";
  case TTTC_ERROR_UNSUPPORTED_DEVICE:
    return "unsupported device";
  case TTTC_ERROR_DEVICE:
    return "device";
  case TTTC_ERROR_COMPILE:
    return "compile";
  }
  return "unknown status";
}

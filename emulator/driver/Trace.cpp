//===- Trace.cpp - Trace of a program's calls -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Trace.h.
//
//===----------------------------------------------------------------------===//

#include "Trace.h"

#include <cstdarg>
#include <cstdio>
#include <mutex>
#include <string>

namespace {
struct Trace {
  std::mutex mutex; // separate, as some calls are recorded before they lock the state
  bool isOn = false;
  std::string lines;
};

Trace &trace() {
  // Never destroyed: programs may call from their own destructors.
  static Trace *const only = new Trace;
  return *only;
}
} // namespace

void ptxemu::driver::note(const char *format, ...) {
  std::lock_guard<std::mutex> lock(trace().mutex);
  if (!trace().isOn)
    return;
  char line[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof(line), format, arguments);
  va_end(arguments);
  trace().lines += std::string(line) + "\n";
}

extern "C" {

void ptxEmuTrace(int isOn) {
  std::lock_guard<std::mutex> lock(trace().mutex);
  trace().isOn = isOn != 0;
  trace().lines.clear();
}

const char *ptxEmuCalls() {
  std::lock_guard<std::mutex> lock(trace().mutex);
  return trace().lines.c_str();
}

} // extern "C"

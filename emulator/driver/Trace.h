//===- Trace.h - Trace of a program's calls -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A test that opens the library finds ptxEmuTrace and ptxEmuCalls in it, in addition to the
// API's functions: one line for each call with an effect, none for queries.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_DRIVER_TRACE_H
#define TTTC_PTXEMULATOR_DRIVER_TRACE_H

namespace ptxemu::driver {

/// Records a call as `NAME` or `NAME arguments`, if tracing is on.
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));

} // namespace ptxemu::driver

extern "C" {
/// Clears the recorded calls, and turns tracing on or off.
void ptxEmuTrace(int isOn);
/// The calls recorded so far, one per line. Valid until the next call of the library.
const char *ptxEmuCalls();
}

#endif // TTTC_PTXEMULATOR_DRIVER_TRACE_H

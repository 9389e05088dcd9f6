//===- Trace.h - Which calls a program made -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A test that opens the library finds ptxEmuTrace and ptxEmuCalls in it beside the API's
// functions: a line for each call that does something, not for those that only ask.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_DRIVER_TRACE_H
#define TTTC_PTXEMULATOR_DRIVER_TRACE_H

namespace ptxemu::driver {

/// Notes a call as `NAME` or `NAME what it was called with`, if anyone wants to know.
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));

} // namespace ptxemu::driver

extern "C" {
/// Forgets all calls, and notes those that come or none.
void ptxEmuTrace(int isOn);
/// The calls noted so far, a line each. Valid until the next call of the library.
const char *ptxEmuCalls();
}

#endif // TTTC_PTXEMULATOR_DRIVER_TRACE_H

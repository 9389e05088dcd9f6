//===- BuildId.h - Build ID of the compiler ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_COMPILE_BUILDID_H
#define TTTC_COMPILE_BUILDID_H

namespace tttc {

/// Build ID of the binary that contains the compiler, a program or a library, in hexadecimal
/// digits; empty if it was linked without one.
const char *buildId();

} // namespace tttc

#endif // TTTC_COMPILE_BUILDID_H

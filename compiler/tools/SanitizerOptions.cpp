//===- SanitizerOptions.cpp - ASan options for programs with LLVM ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linked into sanitized programs that use LLVM. The LLVM library is not instrumented: it writes to
// container memory that instrumented headers in our code have poisoned. Memory that is still
// allocated at exit is not a leak of a compilation.
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options();

extern "C" const char *__asan_default_options() { return "allow_user_poisoning=0:detect_leaks=0"; }

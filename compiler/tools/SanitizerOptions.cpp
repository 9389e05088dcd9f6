//===- SanitizerOptions.cpp - ASan beside a library that is not its own --- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linked to sanitized programs that use LLVM. Its library is not instrumented: it writes to memory
// of containers that headers in our code have poisoned. What a program leaves to its end is no
// leak of a compilation.
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options();

extern "C" const char *__asan_default_options() { return "allow_user_poisoning=0:detect_leaks=0"; }

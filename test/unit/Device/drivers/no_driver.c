//===- no_driver.c - A library that is no driver ------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Has the first of the functions alone.
//
//===----------------------------------------------------------------------===//

int cuInit(unsigned flags) { return (int)flags; }

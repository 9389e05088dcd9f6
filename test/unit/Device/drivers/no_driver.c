//===- no_driver.c - A library that is not a driver ---------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exports only the first of the driver's functions.
//
//===----------------------------------------------------------------------===//

int cuInit(unsigned flags) { return (int)flags; }

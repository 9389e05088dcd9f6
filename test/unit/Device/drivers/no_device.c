//===- no_device.c - A driver that finds no device ----------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All other functions come from the emulated driver, with which it is linked.
//
//===----------------------------------------------------------------------===//

enum { NoDevice = 100 };

int cuInit(unsigned flags) {
  (void)flags;
  return NoDevice;
}

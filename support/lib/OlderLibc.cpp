//===- OlderLibc.cpp - Functions missing in older C libraries -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of programs that are linked statically (cmake/TTTCStatic.cmake). glibc has arc4random since
// 2.36; libstdc++ takes its random numbers from it if it was compiled with such a glibc.
//
//===----------------------------------------------------------------------===//

#include <cstdint>
#include <sys/random.h>

extern "C" uint32_t arc4random() noexcept {
  uint32_t number = 0;
  // getrandom returns so few bytes completely or not at all, the latter only early in the boot.
  while (getrandom(&number, sizeof(number), 0) != sizeof(number)) {
  }
  return number;
}

//===- OlderLibc.cpp - What older C libraries lack ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of programs that are linked statically (cmake/TTTCStatic.cmake). glibc has arc4random since
// 2.36; the random numbers of libstdc++ come from it where it was there when that was compiled.
//
//===----------------------------------------------------------------------===//

#include <cstdint>
#include <sys/random.h>

extern "C" uint32_t arc4random() noexcept {
  uint32_t number = 0;
  // Of so few bytes it is all or nothing, and nothing only before the machine is up.
  while (getrandom(&number, sizeof(number), 0) != sizeof(number)) {
  }
  return number;
}

//===- WholeFile.h - Is a shared object all there? --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loader maps what a file's headers promise and does not ask how long the file is. Touching
// what is not there ends the process (SIGBUS), so a file cut short is refused before. So is one
// that was changed since it was linked (elf/Digest.h): what the loader makes of that is anything.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_WHOLEFILE_H
#define TTTC_RUNTIME_LIB_WHOLEFILE_H

#include "tttc/runtime.h"

namespace tttc::runtime {

/// Whether the file is an ELF file for this machine and holds its segments and its table of
/// sections; and whether it has the digest that it names, if it names one. The loader opens the
/// path again: a file that replaces this one in between is loaded unseen.
tttc_status checkWhole(const char *path);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_WHOLEFILE_H

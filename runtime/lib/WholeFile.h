//===- WholeFile.h - Completeness of a shared object ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loader maps the ranges in a file's headers without checking the size of the file. Accessing
// missing pages terminates the process (SIGBUS), so a truncated file is refused first. So is one
// that was changed since it was linked (elf/Digest.h), which the loader handles unpredictably.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_WHOLEFILE_H
#define TTTC_RUNTIME_LIB_WHOLEFILE_H

#include "tttc/runtime.h"

namespace tttc::runtime {

/// Checks that the file is an ELF file for this machine, contains its segments and its section
/// table, and matches its digest, if it has one. The loader opens the path again: a file that
/// replaces this one in between is loaded unchecked.
tttc_status checkWhole(const char *path);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_WHOLEFILE_H

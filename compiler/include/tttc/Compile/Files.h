//===- Files.h - What a compilation reads and writes ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file stands under its name when all of it is written, and not
// before: a compiler that fails or is interrupted leaves what was there.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_COMPILE_FILES_H
#define TTTC_COMPILE_FILES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tttc {

/// The text of a program, from the file `path` or, for "-", from standard input. Fails if it
/// cannot be read, or if it is longer than any program may be.
llvm::Expected<std::string> readProgramText(const std::string &path);

/// What is to be written: `path` may be "-", standard output.
struct Output {
  std::string path;
  llvm::StringRef bytes;
  bool isExecutable = false; ///< as a shared object is
};

/// Whether `path` names what is written to as it is: standard output, a terminal, a pipe, a device.
bool isStream(const std::string &path);

/// Fails if one of `outputs` would take the place of the program `input`, or of another one.
llvm::Error checkNames(const std::string &input, llvm::ArrayRef<Output> outputs);

/// Writes all of `outputs`, or fails and leaves none of them half written. What stands under a
/// name is replaced, unless it is no regular file: that is written to.
llvm::Error writeOutputs(llvm::ArrayRef<Output> outputs);

} // namespace tttc

#endif // TTTC_COMPILE_FILES_H

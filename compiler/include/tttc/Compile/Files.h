//===- Files.h - Input and output files of a compilation --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An output file gets its name only after it is completely written: a compiler
// that fails or is interrupted leaves a previous file unchanged.
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
/// cannot be read or exceeds the maximum size of a program.
llvm::Expected<std::string> readProgramText(const std::string &path);

/// An output file; `path` may be "-" for standard output.
struct Output {
  std::string path;
  llvm::StringRef bytes;
  bool isExecutable = false; ///< true for shared objects
};

/// Returns true if `path` is written to directly: standard output, a terminal, a pipe or a device.
bool isStream(const std::string &path);

/// Fails if one of `outputs` would overwrite the program `input` or another output.
llvm::Error checkNames(const std::string &input, llvm::ArrayRef<Output> outputs);

/// Writes all of `outputs`, or fails and leaves none of them partially written. Existing regular
/// files are replaced; other existing files are written to directly.
llvm::Error writeOutputs(llvm::ArrayRef<Output> outputs);

} // namespace tttc

#endif // TTTC_COMPILE_FILES_H

//===- Compile.h - From a layer to a kernel's file --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls the compiler driver as a program, so that this tool links no MLIR and
// runs exactly what a user of the driver gets.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_COMPILE_H
#define TTTC_TTTRUN_COMPILE_H

#include "KernelRun.h"

namespace tttc::run {

/// A new directory under $TMPDIR or /tmp, removed with all it holds at the end of
/// this object's life.
class TemporaryDirectory {
public:
  TemporaryDirectory() = default;
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory &) = delete;
  TemporaryDirectory &operator=(const TemporaryDirectory &) = delete;

  /// Returns false, with the error printed, if it cannot be made.
  bool create();
  const std::string &path() const { return directory; }

private:
  std::string directory;
};

/// The kernel given, or the call's layer compiled for its dims. What the compiler prints goes to
/// stderr or, unless it `shows`, nowhere. Returns null, with the error printed, if it is not found
/// or fails, or if its kernel cannot be opened.
KernelHandle obtainKernel(const Options &options, const Call &call, bool shows = true);

} // namespace tttc::run

#endif // TTTC_TTTRUN_COMPILE_H

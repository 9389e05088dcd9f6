//===- Compile.h - Compiles a layer to a kernel file ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the compiler driver as a program, so that this tool does not link MLIR and gets exactly what
// a user of the driver gets.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_COMPILE_H
#define TTTC_TTTRUN_COMPILE_H

#include "KernelRun.h"

namespace tttc::run {

/// A new directory under $TMPDIR or /tmp, removed with its contents by the destructor.
class TemporaryDirectory {
public:
  TemporaryDirectory() = default;
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory &) = delete;
  TemporaryDirectory &operator=(const TemporaryDirectory &) = delete;

  /// Returns false, with the error printed, if it cannot be created.
  bool create();
  const std::string &path() const { return directory; }

private:
  std::string directory;
};

/// The given kernel, or the layer of the call compiled for its dims. Output of the compiler goes to
/// stderr if `shows`, otherwise it is discarded. Returns null, with the error printed, if the
/// compiler is not found or fails, or if the kernel cannot be opened.
KernelHandle obtainKernel(const Options &options, const Call &call, bool shows = true);

} // namespace tttc::run

#endif // TTTC_TTTRUN_COMPILE_H

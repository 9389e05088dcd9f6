//===- Build.h - Runs Halide and the C compiler -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_BUILD_H
#define TTTC_LIB_TARGET_HALIDE_BUILD_H

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tttc {

/// The output of Halide for one pipeline: an object, or text.
struct PipelineOutput {
  std::string name, bytes;
};

/// Runs tttc-halide on the text of pipelines for a target string of Halide and further features, or
/// none. `kind`: object, stmt or assembly.
llvm::Expected<std::vector<PipelineOutput>>
compilePipelines(llvm::StringRef text, llvm::ArrayRef<std::string> names, llvm::StringRef target,
                 llvm::StringRef features, llvm::StringRef kind);

/// The object with Halide's runtime for a target string, which kernels for devices need.
llvm::Expected<PipelineOutput> compileRuntime(llvm::StringRef target);

/// Compiles `source`, C99, with the C compiler of this machine ($CC, or cc, clang or gcc) and links
/// it with the objects and libraries (`-lm`) to a shared object.
llvm::Expected<std::string> buildSharedObject(llvm::StringRef source,
                                              llvm::ArrayRef<PipelineOutput> objects,
                                              llvm::ArrayRef<std::string> libraries);

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_BUILD_H

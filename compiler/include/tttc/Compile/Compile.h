//===- Compile.h - From a text to an artifact -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles the text of a program to an artifact. Prints nothing and writes no files; the assembler
// for GPUs, and a linker where one is needed, run as separate processes.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_COMPILE_COMPILE_H
#define TTTC_COMPILE_COMPILE_H

#include "tttc/Target/Target.h"

namespace tttc {

/// Compiles a layer of `text`, which messages call `name`. Null after an error, which is reported
/// to `observer`.
ArtifactPtr compile(llvm::StringRef text, llvm::StringRef name, const CompileOptions &options,
                    Observer &observer);

/// Returns the first error in the combination of `options`, including those of the target, such as
/// `--emit=ptx: expected --target=sm_80 beside it`, or an empty string.
std::string checkTogether(const CompileOptions &options);

/// The values of `--emit`, for a help text: `ast, ttt or, with --target, ptx`.
std::string describeEmits();

/// Registers `ttt-to-NAME` for each phase of each target: all passes after the import up to that
/// phase, with the options of the table that a kernel depends on.
void registerPipelines();

/// Registers the target-specific passes.
void registerTargetPasses();

} // namespace tttc

#endif // TTTC_COMPILE_COMPILE_H

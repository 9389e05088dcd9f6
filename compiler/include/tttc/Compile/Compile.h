//===- Compile.h - From a text to an artifact -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one way from the text of a program to what is made of it. Nothing is printed and no file
// is written; an assembler for GPUs, and a linker where one is needed, run as processes.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_COMPILE_COMPILE_H
#define TTTC_COMPILE_COMPILE_H

#include "tttc/Target/Target.h"

namespace tttc {

/// Compiles a layer of `text`, which messages call `name`. Null after an error, which `observer`
/// was told.
ArtifactPtr compile(llvm::StringRef text, llvm::StringRef name, const CompileOptions &options,
                    Observer &observer);

/// What is wrong with `options` together, or lacks a target: `--emit=ptx: expected --target=sm_80
/// beside it`. Empty: nothing.
std::string checkTogether(const CompileOptions &options);

/// What `--emit` takes, for a help: `ast, ttt or, with --target, ptx`.
std::string describeEmits();

/// Registers `ttt-to-NAME` for each phase of each target: all passes from the import on, with the
/// options of the table that a kernel depends on.
void registerPipelines();

/// The passes that only one target has.
void registerTargetPasses();

} // namespace tttc

#endif // TTTC_COMPILE_COMPILE_H

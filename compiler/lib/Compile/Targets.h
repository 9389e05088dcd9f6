//===- Targets.h - The available targets ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_COMPILE_TARGETS_H
#define TTTC_LIB_COMPILE_TARGETS_H

#include "tttc/Target/Target.h"

namespace tttc {

/// The target that the options select, or an error that says which option is wrong.
llvm::Expected<std::unique_ptr<Target>> createTarget(const CompileOptions &options);

/// Returns true if the code runs on a CPU, by LLVM or as PyTorch's. The options name a target that
/// exists.
bool isForCpu(const CompileOptions &options);

/// Returns true if several blocks share the iterations of a loop that carries nothing. The options
/// name a target that exists.
bool sharesLoops(const CompileOptions &options);

/// All targets; the first is the default.
llvm::ArrayRef<TargetInfo> targets();

} // namespace tttc

#endif // TTTC_LIB_COMPILE_TARGETS_H

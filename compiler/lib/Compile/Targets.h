//===- Targets.h - The targets there are ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_COMPILE_TARGETS_H
#define TTTC_LIB_COMPILE_TARGETS_H

#include "tttc/Target/Target.h"

namespace tttc {

/// The target that the options ask for. Fails with what is wrong with them.
llvm::Expected<std::unique_ptr<Target>> createTarget(const CompileOptions &options);

/// The first is what is compiled for unless something else is asked for.
llvm::ArrayRef<TargetInfo> targets();

} // namespace tttc

#endif // TTTC_LIB_COMPILE_TARGETS_H

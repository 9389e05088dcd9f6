//===- Host.h - The part of a kernel that the host loads --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_HOST_H
#define TTTC_TARGET_HOST_H

#include "tttc/Target/Target.h"

#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

namespace tttc {

/// Generates assembly, an object or a shared object from `code`, depending on the option `emit`,
/// with C declarations of its symbols. Null after an error.
ArtifactPtr writeHostCode(Compilation &compilation, llvm::Module &code,
                          llvm::TargetMachine &machine);

} // namespace tttc

#endif // TTTC_TARGET_HOST_H

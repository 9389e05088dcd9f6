//===- Optimise.h - LLVM's passes over tiled code --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes that all targets run on LLVM IR before code generation.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_OPTIMISE_H
#define TTTC_TARGET_OPTIMISE_H

#include <shared_mutex>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace tttc {

/// Runs inlining and clean-up passes. Loops are already tiled: the other loop passes of LLVM's -O1
/// take several times as long as this pipeline and change the speed of no kernel. `rotateLoops`
/// moves the test of each loop to its end, which saves a branch and only pays off on targets with
/// expensive branches.
void optimise(llvm::Module &module, llvm::TargetMachine &machine, bool rotateLoops);

/// Mutex that is held shared while LLVM optimises and generates code, and exclusively while
/// process-wide LLVM options are changed.
std::shared_mutex &codeGenerationMutex();

} // namespace tttc

#endif // TTTC_TARGET_OPTIMISE_H

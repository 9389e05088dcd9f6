//===- Optimise.h - LLVM's passes over what is tiled already ---*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all targets do between LLVM IR and its code generator.
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

/// Inlines and cleans up. Loops are what they should be: what else LLVM's -O1 does to them takes
/// several times as long as all of this and changes no kernel's speed. `rotateLoops`: a test at the
/// end of each, which saves a branch and is only worth its time where branches are dear.
void optimise(llvm::Module &module, llvm::TargetMachine &machine, bool rotateLoops);

/// Held, shared, while LLVM optimises and generates code, and alone by who changes options of LLVM
/// that the whole process has.
std::shared_mutex &codeGenerationMutex();

} // namespace tttc

#endif // TTTC_TARGET_OPTIMISE_H

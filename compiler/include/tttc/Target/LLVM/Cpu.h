//===- Cpu.h - The CPU that a kernel is compiled for ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel only uses instructions of its architecture's baseline and of the features that it
// records, which the runtime checks before it runs the kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_LLVM_CPU_H
#define TTTC_TARGET_LLVM_CPU_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

#include <memory>
#include <string>
#include <vector>

namespace tttc {

/// The triples of the architectures that kernels are compiled for, such as "aarch64-linux-gnu".
llvm::ArrayRef<llvm::StringLiteral> cpuTriples();

/// A target machine for `cpu`, with all features disabled that the runtime cannot check. "native"
/// is the host's CPU, or the baseline of another architecture. `triple` is one of cpuTriples();
/// empty: the host's. Fails with a message for a CPU that LLVM does not know, or a 32-bit one.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(llvm::StringRef cpu, llvm::StringRef triple = "");

/// The names that createTargetMachine takes besides "native", sorted.
std::vector<std::string> knownCpus(llvm::StringRef triple = "");

/// Width of the widest vector registers in bits.
unsigned vectorBits(const llvm::TargetMachine &machine);

/// Number of vector registers.
unsigned vectorRegisters(const llvm::TargetMachine &machine);

/// Returns true if the CPU has instructions that convert between f16 and f32.
bool convertsF16(const llvm::TargetMachine &machine);

/// Returns true if the CPU has AVX512-BF16, products of pairs of bf16 numbers.
bool multipliesBf16(const llvm::TargetMachine &machine);

/// Features the runtime must find before it runs the code, "avx2,fma".
std::string requiredFeatures(const llvm::TargetMachine &machine);

} // namespace tttc

#endif // TTTC_TARGET_LLVM_CPU_H

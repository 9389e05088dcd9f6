//===- CpuFeatures.h - CPU features of a kernel -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the features a kernel was compiled for with those this CPU has and
// this operating system has switched on.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CPU_CPUFEATURES_H
#define TTTC_RUNTIME_LIB_CPU_CPUFEATURES_H

#include "tttc/runtime.h"

namespace tttc::runtime {

/// `features` are LLVM's names, comma separated, each with an optional `+`.
/// TTTC_ERROR_UNSUPPORTED_CPU names the first one missing or unknown.
tttc_status checkCpuFeatures(const char *layer, const char *features);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_CPU_CPUFEATURES_H

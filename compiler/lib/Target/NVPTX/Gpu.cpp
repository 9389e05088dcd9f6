//===- Gpu.cpp - The supported GPUs ---------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Gpu.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/NVPTX/Gpu.h"

#include "llvm/ADT/STLExtras.h"

using namespace tttc;

static constexpr Gpu gpus[] = {
    {"sm_80", "+ptx80", 163 * 1024},
    {"sm_86", "+ptx80", 99 * 1024},
    {"sm_89", "+ptx80", 99 * 1024},
    {"sm_90", "+ptx80", 227 * 1024, true},
    {"sm_90a", "+ptx80", 227 * 1024, true, true},
    {"sm_100", "+ptx86", 227 * 1024, true},
    {"sm_100a", "+ptx86", 227 * 1024, true},
    {"sm_120", "+ptx87", 99 * 1024, true},
    {"sm_120a", "+ptx87", 99 * 1024, true},
};

llvm::ArrayRef<Gpu> tttc::knownGpus() { return gpus; }

const Gpu *tttc::findGpu(llvm::StringRef name) {
  const Gpu *found = llvm::find_if(gpus, [&](const Gpu &gpu) { return gpu.name == name; });
  return found == std::end(gpus) ? nullptr : found;
}

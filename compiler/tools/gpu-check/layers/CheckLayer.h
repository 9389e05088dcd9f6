//===- CheckLayer.h - Runs a compiled kernel and compares its results -----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A case passes if every repetition gives the same bits, these are what the interpreter
// expects, and nothing was written behind a tensor or the workspace.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"
#include "layers/Cases.h"

namespace tttc::gpu {

struct Cuda;
struct Device;

/// Like checkCase.
bool checkLayer(const Cuda &cuda, const Device &device, const LayerCase &spec,
                const Options &options, Record &record);

} // namespace tttc::gpu

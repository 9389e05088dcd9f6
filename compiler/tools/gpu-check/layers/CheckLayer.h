//===- CheckLayer.h - Runs a compiled kernel and compares its results -----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A case passes if every repetition gives the same bits, they agree with the interpreter, and
// nothing was written past a tensor or the workspace.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"
#include "layers/Cases.h"

namespace tttc::gpu {

struct Cuda;
struct Device;

/// Runs and checks a layer; returns like checkCase.
bool checkLayer(const Cuda &cuda, const Device &device, const LayerCase &spec,
                const Options &options, Record &record);

} // namespace tttc::gpu

//===- TimeLayer.h - Times a compiled kernel ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Times kernels at realistic sizes, after a check of their results at those sizes.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"
#include "layers/Cases.h"

namespace tttc::gpu {

struct Cuda;
struct Device;

/// Times a layer; returns like checkCase. The arrays of the case are repeated, so every sequence
/// and head starts from the same numbers and must give the same bits; the first tokens of the first
/// sequence are compared with the expected ones. For pieces, the calls after the first are timed,
/// in turn.
bool timeLayer(const Cuda &cuda, const Device &device, const LayerCase &spec,
               const Options &options, Record &record);

} // namespace tttc::gpu

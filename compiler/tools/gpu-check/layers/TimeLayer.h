//===- TimeLayer.h - Times a compiled kernel ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// At sizes of use, after a check of what it computes there.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"
#include "layers/Cases.h"

namespace tttc::gpu {

struct Cuda;
struct Device;

/// Like checkCase. The arrays of the case are repeated, so every sequence and head starts from the
/// same numbers and must give the same bits; the first tokens of the first one are compared with
/// what is expected. Of pieces the calls behind the first one are timed, in turn.
bool timeLayer(const Cuda &cuda, const Device &device, const LayerCase &spec,
               const Options &options, Record &record);

} // namespace tttc::gpu

//===- CheckLaunch.h - Runs a launch and compares its results -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A case passes if every repetition gives the same bits, they agree with the reference, and nothing
// was written past a buffer.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"
#include "launches/Launch.h"

namespace tttc::gpu {

/// Adds `state` (pass, fail, skipped) and details to the record. Returns false if the context of
/// the device may be damaged and must not be used again.
bool checkCase(const Cuda &cuda, const Device &device, const CaseSpec &spec, const Options &options,
               Record &record);

} // namespace tttc::gpu

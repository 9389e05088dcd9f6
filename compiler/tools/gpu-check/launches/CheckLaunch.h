//===- CheckLaunch.h - Runs a launch and compares its results -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A case passes if every repetition gives the same bits, these are what the reference
// expects, and nothing was written behind a buffer.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"
#include "launches/Launch.h"

namespace tttc::gpu {

/// Adds `state` (pass, fail, skipped) and what was found to the record. False if the
/// device's context may be damaged and should not be used again.
bool checkCase(const Cuda &cuda, const Device &device, const CaseSpec &spec, const Options &options,
               Record &record);

} // namespace tttc::gpu

//===- TimeLaunch.h - Times a launch --------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ceilings of the machine: our copies and products, and the driver's copy.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Cuda.h"
#include "Options.h"
#include "Record.h"
#include "launches/Folder.h"

namespace tttc::gpu {

/// Times a launch. Like checkCase.
bool timeCase(const Cuda &cuda, const Device &device, const CaseSpec &spec, const Options &options,
              Record &record);

/// The driver's own copy on the device.
bool timeCopy(const Cuda &cuda, const Options &options, size_t bytes, Record &record);

} // namespace tttc::gpu

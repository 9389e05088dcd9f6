//===- TimeLaunch.h - Times a launch --------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ceilings of the device: copies and products of the project, and the copy of the driver.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Cuda.h"
#include "Options.h"
#include "Record.h"
#include "launches/Folder.h"

namespace tttc::gpu {

/// Times a launch; returns like checkCase.
bool timeCase(const Cuda &cuda, const Device &device, const CaseSpec &spec, const Options &options,
              Record &record);

/// Times the device-to-device copy of the driver.
bool timeCopy(const Cuda &cuda, const Options &options, size_t bytes, Record &record);

} // namespace tttc::gpu

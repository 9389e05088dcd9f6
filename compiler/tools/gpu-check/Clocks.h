//===- Clocks.h - Clock rates of the device under load --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Read from the management library of the driver, if available.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Record.h"

namespace tttc::gpu {

/// Adds `sm_mhz`, `memory_mhz` and `watts` of the first device, if they can be read.
void addClocks(Record &record);

} // namespace tttc::gpu

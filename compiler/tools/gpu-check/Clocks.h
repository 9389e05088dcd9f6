//===- Clocks.h - The device's clocks while it works ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Read from the driver's management library where there is one.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Record.h"

namespace tttc::gpu {

/// Adds `sm_mhz`, `memory_mhz` and `watts` of the first device, as far as they can be read.
void addClocks(Record &record);

} // namespace tttc::gpu

//===- Measure.h - Times device work --------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each round has as many calls as fill its time, between two events. The median of the rounds and
// their spread are reported.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Cuda.h"
#include "Options.h"
#include "Record.h"

#include <functional>

namespace tttc::gpu {

/// Times `call`, which starts work on the default stream, and adds seconds, rates and spread to the
/// record. `flops` and `bytes` are per call; 0 if that rate is meaningless.
bool measure(const Cuda &cuda, const Options &options, double flops, double bytes,
             const std::function<bool(std::string &)> &call, Record &record, std::string &error);

/// Records the failure; returns `usable`.
bool failed(Record &record, const std::string &error, bool usable);

} // namespace tttc::gpu

//===- Sample.h - Checks elements of a large product ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before a product is timed, some of its elements are computed on the host.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "launches/Launch.h"

namespace tttc::gpu {

/// Compares elements of c, spread over it, with sums in float64. Returns false, with the first
/// difference in `error`, if an error exceeds that of rounding.
bool sampleAgrees(Launch &launch, const CaseSpec &spec, std::string &error);

} // namespace tttc::gpu

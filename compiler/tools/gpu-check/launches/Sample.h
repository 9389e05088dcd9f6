//===- Sample.h - Elements of a large product -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before a product is timed, some of its elements are computed here.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "launches/Launch.h"

namespace tttc::gpu {

/// Compares elements of c, spread over it, with sums in float64; false, with the first
/// that differs in `error`, if one is further off than its rounding explains.
bool sampleAgrees(Launch &launch, const CaseSpec &spec, std::string &error);

} // namespace tttc::gpu

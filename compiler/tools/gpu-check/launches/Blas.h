//===- Blas.h - Times cublasLt, where it is installed ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rate of the vendor library on the same product shows how close a ceiling is to the limit.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Measure.h"
#include "launches/Folder.h"

namespace tttc::gpu {

/// Times c[m, n] = a[m, k] b in bf16 with f32 accumulation; b is stored as columns[n, k]. Skipped,
/// with the reason in the record, if the library is not found.
bool timeBlas(const Cuda &cuda, const Options &options, const ProductSpec &size, Record &record);

} // namespace tttc::gpu

//===- Blas.h - cublasLt as a peer, where it is installed -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the vendor's library reaches on the same product says how near a ceiling is.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Measure.h"
#include "launches/Folder.h"

namespace tttc::gpu {

/// Times c[m, n] = a[m, k] b in bf16 with sums in f32; b is stored as columns[n, k].
/// Skipped, with the reason in the record, where the library is not found.
bool timeBlas(const Cuda &cuda, const Options &options, const ProductSpec &size, Record &record);

} // namespace tttc::gpu

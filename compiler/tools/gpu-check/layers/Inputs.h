//===- Inputs.h - A case's arrays in device memory ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors by name, as a kernel takes them.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "layers/Kernel.h"
#include "layers/Memory.h"

#include "tttc/Arrays/Array.h"

#include <map>

namespace tttc::gpu {

/// Tensors by name; their data lie on the device.
using Bound = std::map<std::string, tttc_tensor>;

/// A dense tensor of NaNs in memory of its own.
bool addTensor(Memory &memory, const char *name, uint32_t dtype, const std::vector<int64_t> &shape,
               bool isWritten, tttc_tensor &tensor, std::string &error);

/// Brings the arrays that an entry takes, and that are not bound yet, to the device. Arrays with
/// axes of length 1 where a call has more, or with tokens a multiple of which the call has, are
/// repeated; an initial state without B is shared along it. Cotangents that are not given are
/// zero. What is neither in `arrays` nor bound is left for the call to miss.
bool bindInputs(Memory &memory, const tttc_entry_info &entry, const Sizes &sizes,
                const ArrayMap &arrays, Bound &bound, std::string &error);

} // namespace tttc::gpu

//===- Inputs.h - Input arrays in device memory ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inputs of a kernel, as tensors by name.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "layers/Kernel.h"
#include "layers/Memory.h"

#include "tttc/Arrays/Array.h"

#include <map>

namespace tttc::gpu {

/// Tensors by name, with data on the device.
using Bound = std::map<std::string, tttc_tensor>;

/// Allocates a dense tensor of NaNs.
bool addTensor(Memory &memory, const char *name, uint32_t dtype, const std::vector<int64_t> &shape,
               bool isWritten, tttc_tensor &tensor, std::string &error);

/// Copies the arrays that an entry takes, unless they are bound already, to the device. Arrays are
/// repeated along axes of length 1, and along tokens if the call has a multiple of theirs; an
/// initial state without B is shared along B. Missing cotangents are zero. The call itself reports
/// other missing arrays.
bool bindInputs(Memory &memory, const tttc_entry_info &entry, const Sizes &sizes,
                const ArrayMap &arrays, Bound &bound, std::string &error);

} // namespace tttc::gpu

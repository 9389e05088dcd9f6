//===- Kernel.h - Opens compiled kernels ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The shared object of a case for this device, opened through the runtime that programs use.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Cuda.h"
#include "layers/Cases.h"

#include "tttc/client.h"

namespace tttc::gpu {

using client::bytesOf;
using client::isOutput;
using client::KernelHandle;
using client::shapeOf;
using client::timeAxis;

/// The best object for the device: code for exactly its architecture, otherwise the newest that it
/// can run; null if there is none.
const ObjectSpec *chooseObject(const LayerCase &spec, const Device &device);

/// Opens a compressed shared object and loads its code into the current context; null with the
/// reason in `error`.
KernelHandle openKernel(const std::string &path, std::string &error);

/// A view of `count` tokens from token `from` on.
tttc_tensor cut(const tttc_tensor &tensor, int axis, int64_t from, int64_t count);

} // namespace tttc::gpu

//===- Pipeline.h - From scf loops to a driver of pipelines ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The phases of kernels that Halide compiles.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_HALIDE_PIPELINE_H
#define TTTC_TARGET_HALIDE_PIPELINE_H

#include "tttc/Pipelines/Phases.h"

namespace tttc {

extern const Phase pipelinesPhase; ///< arithmetic in pipelines of their own; after `tiled`
extern const Phase driverPhase;    ///< the driver alone, on memory; after `pipelines`
extern const Phase launchesPhase;  ///< a driver of pipelines for a device; after `tiled`

} // namespace tttc

#endif // TTTC_TARGET_HALIDE_PIPELINE_H
